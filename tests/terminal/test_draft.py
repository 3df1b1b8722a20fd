"""A draft of a table: what its steps do, and that each can be taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.cards.card import Cards
from rummery.cards.names import names
from rummery.games.manipulation import MANIPULATION
from rummery.games.manipulation.options import SHAPE
from rummery.melds.meld import Meld, text_of
from rummery.play.notation import cards_text, read_cards, read_cards_and_faces
from rummery.play.options import read_options
from rummery.play.problem import Problem
from rummery.terminal.draft import Draft

OPTIONS = read_options(MANIPULATION.options, {})


def recognise(cards: Cards, faces: Cards) -> Meld:
    return MANIPULATION.recognise(OPTIONS, cards, faces, False)


def draft(table: list[str], hand: str) -> Draft:
    melds = [recognise(*read_cards_and_faces(text)) for text in table]
    return Draft(melds, bytes(sorted(read_cards(hand))), SHAPE, recognise)


def take(one: Draft, text: str, at: int) -> None:
    one.take(*read_cards_and_faces(text), at)


def put(one: Draft, text: str, at: int | None = None) -> int:
    return one.put(*read_cards_and_faces(text), at)


def lies(one: Draft) -> dict[int, str]:
    return {number: text_of(meld) for number, meld in one.melds.items()}


def loose(one: Draft) -> str:
    return cards_text(*one.loose())


def test_MAN_14_a_card_taken_out_is_loose_until_it_is_put_elsewhere() -> None:
    one = draft(["4D 5D 6D 7D"], "4H 4C KS")
    take(one, "4D", 1)
    assert (lies(one), loose(one), one.is_ready()) == ({1: "5D 6D 7D"}, "4D", False)
    assert put(one, "4D 4H 4C") == 2
    assert (lies(one), loose(one)) == ({1: "5D 6D 7D", 2: "4D 4H 4C"}, "")
    assert names(one.given()) == "4H 4C"
    assert one.is_ready()
    assert [text_of(meld) for meld in one.stated()] == ["5D 6D 7D", "4D 4H 4C"]


def test_a_table_as_it_lay_is_no_move() -> None:
    assert not draft(["4D 5D 6D"], "KS").is_ready()


def test_a_meld_may_be_broken_meanwhile() -> None:
    one = draft(["4D 5D 6D 7D 8D"], "KS")
    take(one, "6D", 1)
    assert lies(one) == {1: "4D 5D 7D 8D"}
    assert not one.is_whole(1)
    put(one, "6D", 1)
    assert lies(one) == {1: "4D 5D 6D 7D 8D"}
    assert one.is_whole(1)


def test_a_card_is_put_where_it_belongs_in_a_run() -> None:
    one = draft(["5D 6D 7D"], "4D 8D")
    put(one, "8D 4D", 1)
    assert lies(one) == {1: "4D 5D 6D 7D 8D"}


def test_a_meld_of_which_all_is_taken_is_gone_and_its_number_too() -> None:
    one = draft(["5D 6D 7D", "9S 9C 9D"], "4D 8D")
    take(one, "5D 6D 7D", 1)
    assert (lies(one), loose(one)) == ({2: "9S 9C 9D"}, "5D 6D 7D")
    assert put(one, "5D 6D 7D 8D") == 3


def test_dividing_and_joining() -> None:
    one = draft(["4D 5D 6D 7D 8D 9D", "2S 3S 4S"], "KS")
    assert one.split(1, 3) == 3
    assert lies(one) == {1: "4D 5D 6D", 2: "2S 3S 4S", 3: "7D 8D 9D"}
    one.join(3, 1)
    assert lies(one) == {2: "2S 3S 4S", 3: "4D 5D 6D 7D 8D 9D"}


def test_MAN_17_a_replaced_joker_is_loose_without_a_name() -> None:
    one = draft(["4D 5D X=6D", "9S 9C 9D"], "6D KS")
    put(one, "6D", 1)
    assert (lies(one)[1], loose(one)) == ("4D 5D 6D", "X")
    put(one, "X", 2)
    assert lies(one)[2] == "9S 9C 9D X=9H"
    assert one.is_ready()


def test_MAN_16_a_joker_taken_out_is_the_card_it_was() -> None:
    one = draft(["3D 4D 5D X=6D"], "6H 6S KS")
    take(one, "X", 1)
    assert loose(one) == "X=6D"
    put(one, "6H 6S", None)
    put(one, "X", 2)
    assert lies(one) == {1: "3D 4D 5D", 2: "6H 6S X=6D"}


def test_a_joker_that_may_be_several_cards_must_be_named() -> None:
    one = draft(["4D 5D 6D"], "X KS")
    with pytest.raises(Problem) as caught:
        put(one, "X", 1)
    assert caught.value.key == "draft-name"
    put(one, "X=7D", 1)
    assert lies(one) == {1: "4D 5D 6D X=7D"}


@pytest.mark.parametrize(
    ("what", "key"),
    [
        (lambda one: take(one, "8D", 1), "draft-not-in-meld"),
        (lambda one: take(one, "4D 4D", 1), "draft-not-in-meld"),
        (lambda one: take(one, "4D", 2), "draft-no-meld"),
        (lambda one: put(one, "8D", 1), "draft-not-there"),
        (lambda one: put(one, "KS KS", None), "draft-not-there"),
        (lambda one: put(one, "4D", None), "draft-not-there"),
        (lambda one: put(one, "KS", 2), "draft-no-meld"),
        (lambda one: one.split(1, 3), "draft-split"),
        (lambda one: one.split(1, 0), "draft-split"),
        (lambda one: one.join(1, 1), "draft-join"),
        (lambda one: one.join(1, 2), "draft-no-meld"),
        (lambda one: one.undo(), "draft-no-step"),
    ],
)
def test_steps_that_cannot_be_made_change_nothing(what: object, key: str) -> None:
    one = draft(["4D 5D 6D"], "KS")
    assert callable(what)
    with pytest.raises(Problem) as caught:
        what(one)
    assert caught.value.key == key
    assert lies(one) == {1: "4D 5D 6D"}
    with pytest.raises(Problem):
        one.undo()


def test_steps_are_taken_back_one_by_one_or_all() -> None:
    one = draft(["4D 5D 6D 7D"], "4H 4C KS")
    take(one, "4D", 1)
    put(one, "4D 4H 4C")
    one.undo()
    assert (lies(one), loose(one)) == ({1: "5D 6D 7D"}, "4D")
    put(one, "4D 4H 4C")
    one.reset()
    assert lies(one) == {1: "4D 5D 6D 7D"}


def test_what_a_hint_drafts_is_one_step() -> None:
    one = draft(["4D 5D 6D 7D"], "4H 4C KS")
    one.become([recognise(*read_cards_and_faces(text)) for text in ("5D 6D 7D", "4D 4H 4C")])
    assert one.is_ready()
    one.undo()
    assert lies(one) == {1: "4D 5D 6D 7D"}


STEPS = st.lists(st.tuples(st.sampled_from(["take", "put", "new", "split", "join"]), st.integers(0, 99)), max_size=12)


@given(STEPS)
def test_no_card_comes_or_goes_and_every_step_can_be_taken_back(steps: list[tuple[str, int]]) -> None:
    one = draft(["4D 5D X=6D 7D", "9S 9C 9D", "6D 7D 8D 9D TD"], "4H 4C X 9H KS 6D")
    everything = sorted(b"".join(meld.cards for meld in one.melds.values()) + one.hand)
    before = [dict(one.melds)]
    for step, by in steps:
        numbers = sorted(one.melds)
        at = numbers[by % len(numbers)] if numbers else 1
        try:
            if step == "take":
                meld = one.melds[at]
                card = by % len(meld.cards)
                one.take(meld.cards[card : card + 1], meld.faces[card : card + 1], at)
            elif step == "split":
                one.split(at, 1 + by % 4)
            elif step == "join":
                one.join(at, numbers[by % 3 % len(numbers)])
            else:
                free = one.loose()[0] + bytes([card for card in one.hand if card not in one.given()])
                if not free:
                    continue
                card = free[by % len(free)]
                put(one, names(bytes([card])), at if step == "put" else None)
        except (Problem, KeyError):
            assert one.melds == before[-1]
            continue
        before.append(dict(one.melds))
        cards = b"".join(meld.cards for meld in one.melds.values())
        left = list(one.hand)
        for card in one.given():
            left.remove(card)
        assert sorted(cards + one.loose()[0] + bytes(left)) == everything
    for lay in reversed(before[:-1]):
        one.undo()
        assert one.melds == lay
