"""Which meld some cards are."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.melds.meld import JUMBLE, OPEN, RUN, SAME, SET, Meld, text_of, texts_of
from rummery.melds.recognise import recognise, unnamed
from rummery.melds.shape import Shape
from tests.melds.rulebook import (
    IDENTICAL,
    PLAIN,
    SHAPES,
    all_runs,
    all_sets,
    cards,
    hands,
    is_same_of,
    is_set_of,
    meld,
    melds_of,
    run_orders,
)

RUNS = list(all_runs())


@given(st.sampled_from(RUNS), st.randoms(use_true_random=False))
def test_RAM_15_natural_cards_of_a_run_may_come_in_any_order(run: list[int], random: Random) -> None:
    typed = random.sample(run, len(run))
    found = recognise(PLAIN, bytes(typed), bytes(typed))
    if len(run) < 13:
        assert (found.kind, list(found.cards)) == (RUN, run)
    else:
        # The thirteen cards of a suit are a run with the ace at either end; as they lie if they lie in order.
        assert found.kind == RUN
        assert list(found.cards) in list(run_orders(run))
    assert PLAIN.fits(found)


def test_RAM_15_two_to_king_with_the_ace_in_no_clear_order_has_it_high() -> None:
    in_a_muddle = "3S 2S AS 4S 5S 6S 7S 8S 9S TS JS QS KS"
    assert text_of(meld(in_a_muddle)) == "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert text_of(meld("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS")) == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"


@pytest.mark.parametrize("run", [run for run in RUNS if run[0] < 13])
def test_RAM_18_a_jokers_place_in_a_run_says_which_card_it_is(run: list[int]) -> None:
    for place in range(len(run)):
        lie = bytes([*run[:place], JOKER, *run[place + 1 :]])
        found = recognise(PLAIN, lie, unnamed(lie))
        assert (found.kind, list(found.cards), list(found.faces)) == (RUN, list(lie), run), text_of(found)
        assert list(found.stands) == [run[place]]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("QS KS X", "QS KS X=AS"),
        ("X QS KS", "X=JS QS KS"),
        ("X 2S 3S", "X=AS 2S 3S"),
        ("AS X 3S", "AS X=2S 3S"),
        ("QS X AS", "QS X=KS AS"),
        ("5S X 7S", "5S X=6S 7S"),
        ("5S 6S X=7S", "5S 6S X=7S"),
    ],
)
def test_RAM_18_jokers_in_runs(text: str, written: str) -> None:
    found = meld(text)
    assert found.kind == RUN
    assert text_of(found) == written
    assert PLAIN.fits(found)


@pytest.mark.parametrize(
    "text",
    [
        "KS AS 2S",
        "X KS AS 2S",
        "KS X 2S",
        "X AS 2S",
        "KS AS X",
        "5S X 6S",
        "6S 5S X",
        "5S 6S 8S",
        "5S 6S 7H",
        "5S 6S 6S",
        "5S 6S X=8S",
        "AS 2S 3S X=KS",
    ],
)
def test_RAM_15_what_is_no_run_is_a_jumble(text: str) -> None:
    found = meld(text)
    assert found.kind == JUMBLE
    assert not PLAIN.fits(found)


@pytest.mark.parametrize("chosen", list(all_sets())[:120])
def test_RAM_16_sets_of_different_suits_in_any_order(chosen: list[int]) -> None:
    found = recognise(PLAIN, bytes(chosen), bytes(chosen))
    assert (found.kind, list(found.cards)) == (SET, chosen)
    assert PLAIN.fits(found)


def test_RAM_18_a_joker_in_a_set_of_three_is_open_and_in_one_of_four_settled() -> None:
    three = meld("7H 7D X")
    assert (three.kind, list(three.faces), three.stands) == (SET, [32, 19, OPEN], b"")
    assert text_of(three) == "7H 7D X"
    four = meld("7H X 7D 7C")
    assert (four.kind, text_of(four)) == (SET, "7H X=7S 7D 7C")
    assert list(four.stands) == [45]
    named = meld("7H 7D X=7S")
    assert (named.kind, text_of(named), list(named.stands)) == (SET, "7H 7D X=7S", [45])
    assert all(PLAIN.fits(each) for each in (three, four, named))


@pytest.mark.parametrize("text", ["7H 7H 7D", "7H 7D", "7H 7D 7C 7S X", "7H 7D X=7H", "7H 7D X=8S"])
def test_RAM_16_cards_of_one_rank_that_are_no_set_are_judged_as_one(text: str) -> None:
    found = meld(text)
    assert found.kind == SET
    assert not PLAIN.fits(found)


@pytest.mark.parametrize(
    ("text", "fits"),
    [("7H 7H 7H", True), ("7H 7H 7H 7H", True), ("7H 7H X", True), ("7H X 7H 7H", True), ("7H 7H", False)]
    + [("7H 7H 7H 7H X", False), ("7H 7H X X", False)],
)
def test_RAM_45_cards_of_one_rank_and_suit(text: str, fits: bool) -> None:
    found = meld(text, IDENTICAL)
    assert found.kind == SAME
    assert set(found.faces) == {32}
    assert IDENTICAL.fits(found) == fits
    assert meld(text).kind == SET
    assert not PLAIN.fits(meld(text))


def test_a_single_named_joker_with_others_named_is_a_run_only_where_it_can_be_one() -> None:
    assert meld("X=5S 6S").kind == RUN
    assert meld("X=6H 6S").kind == SET


@given(hands(5, 2), st.sampled_from(SHAPES), st.randoms(use_true_random=False))
def test_RAM_15_to_18_and_45_what_is_recognised_as_whole_is_a_meld_and_the_other_way_round(
    hand: bytes, shape: Shape, random: Random
) -> None:
    """Cards in ascending order are whole exactly where some meld is made of just these cards."""
    if not hand:
        return
    whole = [found for found in melds_of(hand, shape) if sorted(found[1]) == sorted(hand)]
    if hand.count(JOKER) and any(kind == RUN for kind, _, _ in whole):
        kind, lie, faces = random.choice([found for found in whole if found[0] == RUN])
        found = recognise(shape, bytes(lie), unnamed(bytes(lie)))
        assert (found.kind, tuple(found.cards), tuple(found.faces)) == (kind, lie, faces)
    else:
        typed = bytes(random.sample(list(hand), len(hand)))
        found = recognise(shape, typed, unnamed(typed))
        assert sorted(found.cards) == sorted(hand)
        assert shape.fits(found) == bool(whole)


@given(hands(6, 2), st.sampled_from(SHAPES))
def test_a_recognised_meld_holds_the_cards_and_no_natural_card_stands_for_another(hand: bytes, shape: Shape) -> None:
    if hand:
        found = recognise(shape, hand, unnamed(hand))
        assert sorted(found.cards) == sorted(hand)
        assert all(card in (JOKER, face) for card, face in zip(found.cards, found.faces, strict=True))
        naturals = [card for card in hand if card != JOKER]
        if shape.fits(found) and JOKER not in hand:
            assert list(run_orders(naturals)) or is_set_of(naturals) or is_same_of(naturals)


def test_several_melds_are_written_with_strokes_between_them() -> None:
    assert texts_of((meld("5S 6S X"), meld("7H 7D X"))) == "5S 6S X=7S / 7H 7D X"
    assert texts_of(()) == ""
    assert repr(meld("5S 6S X")) == "<5S 6S X=7S>"


def test_melds_are_equal_by_kind_cards_and_faces() -> None:
    assert meld("5S 6S X") == meld("5S 6S X=7S")
    assert meld("7H 7D X") != meld("7H 7D X=7S")
    assert Meld(SET, cards("7H"), cards("7H")) != Meld(JUMBLE, cards("7H"), cards("7H"))
    assert hash(meld("5S 6S X")) == hash(meld("5S 6S X=7S"))
