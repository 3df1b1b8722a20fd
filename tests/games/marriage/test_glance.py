"""What is ruled out at a glance: never a hand that could be shown."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.cards.card import JOKER, bits
from rummery.cards.names import NAMES
from rummery.games.marriage.glance import may_be_shown
from rummery.melds.find import copies

ONLY_JOKERS = bits(bytes([JOKER]))


@st.composite
def run(draw: st.DrawFn) -> list[int]:
    """A run, the ace low or high, with jokers in some of its places."""
    size = draw(st.integers(3, 7))
    first = draw(st.integers(0, 14 - size))
    suit = 13 * draw(st.integers(0, 3))
    is_wild = draw(st.lists(st.sampled_from((False, False, True)), min_size=size, max_size=size))
    return [JOKER if is_wild[at] else suit + (first + at) % 13 for at in range(size)]


@st.composite
def meld_of_a_rank(draw: st.DrawFn) -> list[int]:
    """A set of one natural card and more, filled with jokers."""
    rank = draw(st.integers(0, 12))
    suits: set[int] = draw(st.sets(st.integers(0, 3), min_size=1))
    return [13 * suit + rank for suit in suits] + [JOKER] * (3 - len(suits))


@st.composite
def tunnela(draw: st.DrawFn) -> list[int]:
    """Three cards that are the same."""
    return [draw(st.integers(0, 51))] * 3


MELDS = st.lists(st.one_of(run(), meld_of_a_rank(), tunnela()), min_size=1, max_size=7)


def numbers(told: str) -> list[int]:
    return [NAMES.index(name) for name in told.split()]


def at_a_glance(hand: list[int], lying: list[int]) -> bool:
    return may_be_shown(
        copies(bytes(sorted(hand))), copies(bytes(sorted(lying))), ONLY_JOKERS, (hand + lying).count(JOKER)
    )


@given(MELDS, st.lists(st.integers(0, 51), max_size=1), st.randoms(use_true_random=False))
def test_MAR_20_no_hand_that_could_be_shown_is_ruled_out(melds: list[list[int]], left: list[int], dice: Random) -> None:
    every = [card for meld in melds for card in meld] + left
    dice.shuffle(every)
    at = dice.randint(0, len(every))
    assert at_a_glance(every[:at], every[at:])


@pytest.mark.parametrize(
    ("told", "wilds"),
    [
        # Two runs with a high ace.
        ("QC KC AC QH KH AH", 0),
        # A king, a high ace and a wild card; four of five ranks up to the ace and a wild card: a seven is left over.
        ("KC AC 7H", 1),
        ("TC JC KC AC 7H", 1),
        # Cards held twice in two runs.
        ("2C 2C 3C 3C 4C 4C", 0),
    ],
)
def test_MAR_20_what_can_just_be_shown_is_not_ruled_out(told: str, wilds: int) -> None:
    assert at_a_glance(numbers(told) + [JOKER] * wilds, [])


@pytest.mark.parametrize(
    ("told", "wilds"),
    [
        # Next to no other card: each takes a whole wild card at least, and one may be left over.
        ("2C 7C QC 4D 9D", 3),
        # Three pairs, half a wild card for each card; five are laid.
        ("2C 2D 7H 7S JC JD", 2),
        # Four of five ranks in a row take a fourth of a wild card each, as do the next four; all but one are laid.
        ("2C 3C 5C 6C 9H TH QH KH 4D", 1),
        # Two cards of each; three are laid, of which two only lie in a run.
        ("2C 2C 3C 3C", 1),
    ],
)
def test_MAR_20_what_takes_more_wild_cards_than_there_are_is_ruled_out(told: str, wilds: int) -> None:
    hand = numbers(told)
    assert not at_a_glance(hand + [JOKER] * wilds, [])
    assert at_a_glance(hand + [JOKER] * (wilds + 1), [])
