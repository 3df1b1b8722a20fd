"""Melds of a hand with any number of jokers, held against all subsets of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.cards.names import NAMES
from rummery.melds.many_jokers import can_meld, melds_with_jokers
from rummery.melds.meld import SET, text_of
from rummery.melds.pattern import BOTH, Pattern
from rummery.melds.shape import Shape
from rummery.play.notation import read_cards
from tests.games.penang.rulebook import is_meld, melds_of, short_melds
from tests.melds.rulebook import hands

SHAPE = Shape(Pattern(ace=BOTH, largest_set=99, different_suits=False))


def texts(hand: bytes) -> list[str]:
    return [NAMES[card] for card in hand]


def found_in(hand: bytes) -> list[tuple[str, ...]]:
    return [tuple(sorted(texts(meld.cards))) for meld in melds_with_jokers(hand)]


@given(hands(most=7, most_jokers=3))
@settings(max_examples=300)
def test_PEN_16_to_18_there_is_a_meld_where_any_subset_of_the_hand_is_one(hand: bytes) -> None:
    assert can_meld(hand) == bool(melds_of(texts(hand))) == bool(melds_with_jokers(hand))


@given(hands(most=8, most_jokers=0))
@settings(max_examples=300)
def test_PEN_16_and_17_all_melds_of_natural_cards_are_found(hand: bytes) -> None:
    found = found_in(hand)
    assert set(found) == melds_of(texts(hand))
    assert len(set(melds_with_jokers(hand))) == len(found)


@given(hands(most=7, most_jokers=3))
@settings(max_examples=300)
def test_PEN_18_melds_with_jokers_are_melds_and_need_each_joker(hand: bytes) -> None:
    for meld in melds_with_jokers(hand):
        assert SHAPE.fits(meld)
        cards = texts(meld.cards)
        assert tuple(sorted(cards)) in melds_of(texts(hand))
        if "X" in cards:
            fewer = list(cards)
            fewer.remove("X")
            as_it_lies = meld.cards[0] != JOKER and meld.cards[-1] != JOKER
            assert not is_meld(fewer) or (as_it_lies and len(cards) > 3)


@given(hands(most=7, most_jokers=3))
@settings(max_examples=300)
def test_PEN_18_any_two_cards_that_make_a_meld_with_one_joker_are_found_and_each_card_with_two(hand: bytes) -> None:
    assert short_melds(texts(hand)) <= set(found_in(hand))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("AS KS QS", ["QS KS AS"]),
        ("AS 2S KS", []),
        ("AS KS X", ["X=QS KS AS"]),
        ("AS 2S X", ["AS 2S X=3S"]),
        ("AS QS X", ["QS X=KS AS"]),
        ("AS AS X", ["AS AS X"]),
        ("5S 6S X", ["X=4S 5S 6S", "5S 6S X=7S"]),
        ("5S 8S X", []),
        ("5S 8S X X", ["5S X=6S X=7S 8S", "5S X X", "8S X X"]),
        ("7C 7C X", ["7C 7C X"]),
        ("7C 7C 7C", ["7C 7C 7C"]),
        ("7C 7C 7D 7D", ["7C 7C 7D", "7C 7D 7D", "7C 7C 7D 7D"]),
        ("7C X X", ["7C X X"]),
        ("X X X", []),
        ("7C", []),
        ("", []),
    ],
)
def test_PEN_16_to_18_small_hands(hand: str, expected: list[str]) -> None:
    cards = bytes(sorted(read_cards(hand)))
    assert sorted([text_of(meld) for meld in melds_with_jokers(cards)]) == sorted(expected)
    assert can_meld(cards) == bool(expected)


def test_PEN_16_a_whole_suit_with_two_aces_is_one_run() -> None:
    suit = bytes(sorted(read_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")))
    longest = [text_of(meld) for meld in melds_with_jokers(suit) if len(meld.cards) == 14]
    assert longest == ["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"]
    assert max([len(meld.cards) for meld in melds_with_jokers(suit[1:])]) == 13


def test_PEN_17_all_cards_of_two_ranks_in_three_packs() -> None:
    """Of each card none to three: 256 ways, of which 15 have two cards at most."""
    kings_and_queens = bytes(sorted([suit * 13 + rank for suit in range(4) for rank in (11, 12)] * 3))
    sets = [meld for meld in melds_with_jokers(kings_and_queens) if meld.kind == SET]
    assert len({meld.cards for meld in sets}) == len(sets) == 2 * (256 - 15)


@given(st.sets(st.integers(0, 12), min_size=2, max_size=13), st.integers(0, 6))
@settings(max_examples=150)
def test_PEN_16_runs_of_one_suit_from_card_to_card(ranks: set[int], jokers: int) -> None:
    """Two cards are the ends of a run where the jokers are enough for what is missing between them."""
    found = {
        (meld.faces[0], meld.faces[-1])
        for meld in melds_with_jokers(bytes([*sorted(ranks), *[JOKER] * jokers]))
        if meld.kind == 0 and JOKER not in (meld.cards[0], meld.cards[-1])
    }
    places = sorted(ranks | ({13} if 0 in ranks else set()))
    wanted = set()
    for at, low in enumerate(places):
        for last in places[at + 1 :]:
            inside = [place for place in places if low <= place <= last]
            gaps = last - low + 1 - len(inside)
            if last - low >= 2 and gaps <= jokers and (low, last) != (0, 13):
                wanted.add((low, last % 13))
    assert found == wanted
