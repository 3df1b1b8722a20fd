"""What may be laid off on a meld, what is left of one, and what two make together."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.cards.names import names
from rummery.melds.meld import (
    JUMBLE,
    OPEN,
    RUN,
    SAME,
    SET,
    Meld,
    ace_is_low,
    text_of,
    with_card_for_joker,
    with_face,
)
from rummery.melds.shape import Shape, is_same, joined, laid_off, part
from tests.melds.rulebook import IDENTICAL, PLAIN, SHAPES, all_runs, all_sets, cards, is_run_of, meld

RUNS = list(all_runs())
SETS = list(all_sets())


def wanted_by_run(run: list[int]) -> list[int]:
    """RAM-15, RAM-19: the cards that make the run longer at one of its ends."""
    return [card for card in range(52) if is_run_of([card, *run]) or is_run_of([*run, card])]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("run", [run for run in RUNS if run[0] // 13 == 2])
def test_RAM_19_a_run_wants_the_cards_at_its_ends(run: list[int], shape: Shape) -> None:
    laid = Meld(RUN, bytes(run), bytes(run))
    assert list(shape.wants(laid)) == wanted_by_run(run)
    for card in wanted_by_run(run):
        longer = shape.with_card(laid, card, card)
        assert longer is not None
        assert shape.fits(longer)
        assert list(longer.cards) in ([card, *run], [*run, card])


def test_RAM_15_an_ace_laid_on_two_to_king_goes_to_the_high_end() -> None:
    longer = PLAIN.with_card(meld("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"), 39, 39)
    assert longer is not None
    assert text_of(longer) == "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


@pytest.mark.parametrize(
    ("laid", "wants"),
    [
        ("QS KS X=AS", "JS"),
        ("X=AS 2S 3S", "4S"),
        ("AS 2S X=3S", "4S"),
        ("JS QS X=KS", "AS TS"),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", ""),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", ""),
        ("7H 7D X", "7C 7S"),  # still open: either may be laid off
        ("7H 7D X=7S", "7C"),
        ("7H 7D 7C", "7S"),
        ("7H 7D 7C 7S", ""),
        ("7H 7D 7C X", ""),
    ],
)
def test_RAM_17_a_joker_on_the_table_is_the_card_it_stands_for(laid: str, wants: str) -> None:
    assert names(PLAIN.wants(meld(laid))) == wants


@pytest.mark.parametrize("chosen", [chosen for chosen in SETS if chosen[0] % 13 == 6])
def test_RAM_16_a_set_wants_the_suit_that_is_missing(chosen: list[int]) -> None:
    missing = [card for card in (6, 19, 32, 45) if card not in chosen]
    assert list(PLAIN.wants(Meld(SET, bytes(chosen), bytes(chosen)))) == missing


def test_RAM_18_the_fourth_card_settles_the_joker() -> None:
    longer = laid_off(PLAIN, meld("7H 7D X"), cards("7C"), cards("7C"))
    assert longer is not None
    assert text_of(longer) == "7H 7D X=7S 7C"


@pytest.mark.parametrize(("laid", "wants"), [("7H 7H 7H", "7H"), ("7H 7H X=7H", "7H"), ("7H 7H 7H 7H", "")])
def test_RAM_45_three_identical_cards_want_a_fourth(laid: str, wants: str) -> None:
    assert names(IDENTICAL.wants(meld(laid, IDENTICAL))) == wants


@pytest.mark.parametrize(
    ("left", "plain", "identical"),
    [
        ("5S", "5C 5D 5H 4S 6S", "5C 5D 5H 4S 5S 6S"),
        ("AS", "AC AD AH 2S KS", "AC AD AH AS 2S KS"),
        ("KS", "KC KD KH AS QS", "KC KD KH AS QS KS"),
        ("5S 6S", "4S 7S", "4S 7S"),
        ("KS AS", "QS", "QS"),
        ("AS 2S", "3S", "3S"),
        ("5S 5H", "5C 5D", "5C 5D"),
    ],
)
def test_RAM_42_what_is_left_of_a_meld_wants_what_makes_it_whole(left: str, plain: str, identical: str) -> None:
    naturals = cards(left)
    rest = part(naturals, naturals, SET if left == "5S 5H" else RUN)
    assert names(PLAIN.wants(rest)) == plain
    assert names(IDENTICAL.wants(rest)) == identical


def test_a_single_card_of_a_meld_is_anything() -> None:
    assert part(cards("5S"), cards("5S"), RUN).kind == JUMBLE
    assert part(cards("5S 6S"), cards("5S 6S"), RUN).kind == RUN


@given(st.sampled_from([run for run in RUNS if len(run) > 3]), st.data())
def test_RAM_19_cards_laid_off_together_wait_for_each_other(run: list[int], data: st.DataObject) -> None:
    low = data.draw(st.integers(0, len(run) - 3))
    high = data.draw(st.integers(low + 3, len(run)))
    rest = data.draw(st.permutations(run[:low] + run[high:]))
    core = bytes(run[low:high])
    longer = laid_off(PLAIN, Meld(RUN, core, core), bytes(rest), bytes(rest))
    assert longer is not None
    # A whole suit has two orders: the ace is then laid at whichever end is free first.
    assert sorted(longer.cards) == sorted(run)
    assert PLAIN.fits(longer)
    if len(run) < 13:
        assert list(longer.cards) == run


@given(st.sampled_from(RUNS), st.lists(st.integers(0, 51), min_size=1, max_size=3))
def test_RAM_19_cards_that_do_not_all_fit_are_not_laid_off(run: list[int], more: list[int]) -> None:
    longer = laid_off(PLAIN, Meld(RUN, bytes(run), bytes(run)), bytes(more), bytes(more))
    together = sorted(run + more)
    fits = len(set(together)) == len(together) and (is_run_of(together) or is_run_of(together[1:] + together[:1]))
    assert (longer is not None) == fits


@given(st.sampled_from(RUNS), st.data(), st.randoms(use_true_random=False))
def test_a_run_that_was_split_can_be_joined_again(run: list[int], data: st.DataObject, random: Random) -> None:
    at = data.draw(st.integers(1, len(run) - 1))
    place = data.draw(st.one_of(st.none(), st.integers(0, len(run) - 1)))
    lie = [JOKER if i == place else card for i, card in enumerate(run)]
    low = part(bytes(lie[:at]), bytes(run[:at]), RUN)
    high = part(bytes(lie[at:]), bytes(run[at:]), RUN)
    first, second = random.sample([low, high], 2)
    both = joined(PLAIN, first, second)
    assert both is not None
    assert both.kind == RUN
    if len(run) < 13:
        assert (list(both.cards), list(both.faces)) == (lie, run)


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("5S 6S 7S", "8S 9S TS", "5S 6S 7S 8S 9S TS"),
        ("8S 9S TS", "5S 6S 7S", "5S 6S 7S 8S 9S TS"),
        ("7H 7D", "7C", "7H 7D 7C"),
        ("5S 6S 7S", "7S 8S 9S", None),
        ("5S 6S 7S", "9S TS JS", None),
        ("5S 6S 7S", "8H 9H TH", None),
        ("QS KS AS", "2S 3S 4S", None),
        ("7H 7D 7C", "7H 7D 7S", None),
        ("7H 7D 7C", "5S 6S 7S", None),
    ],
)
def test_RAM_42_melds_are_joined_where_they_make_one(one: str, other: str, together: str | None) -> None:
    def laid(text: str) -> Meld:
        found = meld(text)
        return part(found.cards, found.faces, found.kind)

    both = joined(PLAIN, laid(one), laid(other))
    assert (None if both is None else text_of(both)) == together


def test_RAM_20_the_card_takes_the_place_of_the_joker() -> None:
    assert text_of(with_card_for_joker(meld("5S X=6S 7S"), 44)) == "5S 6S 7S"
    assert text_of(with_card_for_joker(meld("7H 7D X=7S"), 45)) == "7H 7D 7S"
    assert text_of(with_face(meld("7H X 7D"), 45)) == "7H X=7S 7D"


@pytest.mark.parametrize("run", [run for run in RUNS if run[0] // 13 == 0])
def test_RAM_15_the_ace_is_at_the_end_where_it_lies(run: list[int]) -> None:
    laid = Meld(RUN, bytes(run), bytes(run))
    assert ace_is_low(laid) == (run[0] == 0)
    assert PLAIN.is_run(laid)


@given(st.lists(st.one_of(st.integers(0, 51), st.just(OPEN)), min_size=1, max_size=5))
def test_what_is_a_run_a_set_or_identical_is_said_alike_by_other_words(faces: list[int]) -> None:
    lie = bytes([JOKER if face == OPEN else face for face in faces])
    if len(faces) >= 3:
        assert PLAIN.is_run(Meld(RUN, lie, bytes(faces))) == (OPEN not in faces and is_run_of(faces))
    known = [face for face in faces if face != OPEN]
    suits = [face // 13 for face in known]
    alike = len({face % 13 for face in known}) <= 1 and len(set(suits)) == len(suits)
    assert PLAIN.is_set(Meld(SET, lie, bytes(faces))) == (alike and len(faces) <= 4)
    assert is_same(Meld(SAME, lie, bytes(faces))) == (OPEN not in faces and len(set(faces)) == 1)
