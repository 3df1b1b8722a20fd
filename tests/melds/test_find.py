"""Every meld in a hand, held against all subsets of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.melds.find import melds_in
from rummery.melds.meld import text_of
from rummery.melds.shape import Shape
from tests.melds.rulebook import IDENTICAL, PLAIN, SHAPES, as_found, cards, hands, melds_of


@given(hands(), st.sampled_from(SHAPES))
@settings(max_examples=250)
def test_RAM_15_to_18_and_45_the_melds_of_a_hand_are_those_of_all_its_subsets(hand: bytes, shape: Shape) -> None:
    found = melds_in(hand, shape)
    assert as_found(found) == melds_of(hand, shape)
    assert all(shape.fits(meld) for meld in found)


@pytest.mark.parametrize("jokers", ["", " X"])
def test_RAM_15_a_whole_suit_is_a_run_with_the_ace_at_either_end(jokers: str) -> None:
    hand = cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS" + jokers)
    found = melds_in(hand, PLAIN)
    assert as_found(found) == melds_of(hand, PLAIN)
    longest = [text_of(meld) for meld in found if len(meld.cards) == 13 and JOKER not in meld.cards]
    assert longest == ["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("QS KS AS", ["QS KS AS"]),
        ("AS 2S KS", []),  # not round the corner
        ("AS KS X", ["X=QS KS AS"]),
        ("AS 2S X", ["AS 2S X=3S"]),
        ("5S 7S X", ["5S X=6S 7S"]),
        ("5S 8S X", []),
        ("7C 7D 7H 7S", ["7C 7D 7H", "7C 7D 7S", "7C 7H 7S", "7D 7H 7S", "7C 7D 7H 7S"]),
        ("7C 7D X", ["7C 7D X"]),
        ("7C 7C X", []),
        ("7C X X", []),  # RAM-17: two natural cards at least
        ("5S 6S X X", ["5S 6S X=7S", "X=4S 5S 6S"]),  # RAM-17: one joker at most
    ],
)
def test_RAM_15_to_18_small_hands(hand: str, expected: list[str]) -> None:
    found = melds_in(bytes(sorted(cards(hand))), PLAIN)
    assert sorted([text_of(meld) for meld in found]) == sorted(expected)


@pytest.mark.parametrize(
    ("hand", "sizes"),
    [("7C 7C", []), ("7C 7C 7C", [3]), ("7C 7C 7C 7C", [3, 4]), ("7C 7C X", [3]), ("7C 7C 7C 7C X", [3, 3, 4, 4])],
)
def test_RAM_45_identical_cards_are_melds_of_three_and_four(hand: str, sizes: list[int]) -> None:
    assert sorted([len(meld.cards) for meld in melds_in(cards(hand), IDENTICAL)]) == sizes
    assert melds_in(cards(hand), PLAIN) == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_RAM_17_jokers_alone_are_no_meld(number: int, shape: Shape) -> None:
    assert melds_in(bytes([JOKER]) * number, shape) == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("jokers", ["X", "X X"])
def test_a_joker_may_stand_before_the_other_cards_of_a_hand(jokers: str, shape: Shape) -> None:
    others = "5S 5S 6S 7C 7D"
    found = as_found(melds_in(cards(f"{jokers} {others}"), shape))
    assert found == as_found(melds_in(cards(f"{others} {jokers}"), shape))
    assert found
