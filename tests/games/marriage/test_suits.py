"""What wild cards can do for a suit, held against all ways to part its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.games.marriage.packing import MOST_POINTS
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.suit_points import least_of, points
from rummery.games.marriage.suits import (
    BITS,
    FREE,
    HALF,
    MOST_COPIES,
    MUST,
    NONE_LEFT,
    OFFERS,
    SAVED,
    above_of,
    costs,
)


@dataclass
class Suit:
    """Cards of one suit by rank, ascending, what is offered to some of them, and which melds there are."""

    ranks: list[int]
    offers: dict[int, int]
    shortest: int
    tunnelas: bool


@st.composite
def suits(draw: st.DrawFn) -> Suit:
    """A suit of some cards."""
    ranks: list[int] = draw(st.lists(st.integers(0, 12), max_size=5))
    is_triple: bool = draw(st.booleans())
    if ranks and is_triple:
        ranks = ranks[:3] + ranks[:1] * 2  # three copies of a card are rare
    ranks.sort()
    ranks = [rank for at, rank in enumerate(ranks) if ranks[:at].count(rank) < MOST_COPIES]
    offers = draw(st.dictionaries(st.integers(0, 12), st.sampled_from([FREE, HALF])))
    return Suit(ranks, offers, *draw(st.tuples(st.sampled_from([3, 4]), st.booleans())))


def key_of(suit: Suit) -> int:
    cards = sum([BITS[rank] for rank in suit.ranks])
    offered = sum([suit.offers[rank] * BITS[rank] for rank in set(suit.ranks) & set(suit.offers)])
    return cards | offered << OFFERS | above_of(suit.shortest, suit.tunnelas)


def partitions(cards: list[int]) -> Iterator[list[list[int]]]:
    """All ways to part cards into heaps."""
    if not cards:
        yield []
        return
    for heaps in partitions(cards[1:]):
        yield [[cards[0]], *heaps]
        for at in range(len(heaps)):
            yield [*heaps[:at], [cards[0], *heaps[at]], *heaps[at + 1 :]]


@cache
def wild_cards(heap: tuple[int, ...], shortest: int, tunnelas: bool) -> int:
    """The fewest wild cards with which these ranks are one run, or a tunnela; a card alone may be a set with two."""
    if tunnelas and len(heap) == 3 and len(set(heap)) == 1:
        return 0
    fewest = 2 if len(heap) == 1 else 99
    if len(set(heap)) == len(heap):
        for low in range(14):
            for size in range(max(shortest, len(heap)), 14):
                places = [place % 13 for place in range(low, low + size)]
                if low + size <= 14 and set(heap) <= set(places):
                    fewest = min(fewest, size - len(heap))
    return fewest


def halves(heap: list[int], suit: Suit) -> int:
    """What a heap takes: a card alone may also have the place that it is offered."""
    least = 2 * wild_cards(tuple(heap), suit.shortest, suit.tunnelas)
    if len(heap) == 1 and suit.offers.get(heap[0]) in (FREE, HALF):
        least = min(least, suit.offers[heap[0]] - FREE)
    return least


def by_hand(ranks: list[int], suit: Suit) -> int:
    """What it takes to leave none of these cards of a suit, of all ways to part them."""
    return min(sum(halves(heap, suit) for heap in heaps) for heaps in partitions(ranks))


def without_one(suit: Suit, stays: int | None = None) -> int:
    """What it takes to leave one card, none of the rank that *stays*; much where there is none to leave."""
    ranks = suit.ranks
    others = [at for at in range(len(ranks)) if ranks[at] != stays]
    return min([by_hand(ranks[:at] + ranks[at + 1 :], suit) for at in others], default=99)


@given(suits())
@settings(max_examples=400, deadline=None)
def test_MAR_15_what_it_takes_to_leave_no_card_of_a_suit_or_one(suit: Suit) -> None:
    found = costs(key_of(suit))
    none = found >> NONE_LEFT
    assert none == by_hand(suit.ranks, suit)
    assert found & SAVED == max(0, none + 1 - without_one(suit))


def test_MAR_14_a_wild_card_lies_in_a_run_for_a_card_that_is_in_a_tunnela() -> None:
    nine, ten, jack = 8, 9, 10
    suit = Suit([nine, ten, ten, ten, jack], {}, 3, True)
    assert costs(key_of(suit)) >> NONE_LEFT == 2
    without = Suit(suit.ranks, {}, 3, False)
    assert costs(key_of(without)) >> NONE_LEFT == 4 + 4  # two tens of them alone


@given(suits())
@settings(max_examples=150, deadline=None)
def test_MAR_11_the_upcard_just_taken_is_not_the_one_that_is_left(suit: Suit) -> None:
    if not suit.ranks:
        return
    kept = suit.ranks[len(suit.ranks) // 2]
    suit = Suit(suit.ranks, {kept: MUST}, suit.shortest, suit.tunnelas)
    found = costs(key_of(suit))
    none = by_hand(suit.ranks, suit)
    assert found >> NONE_LEFT == none
    assert found & SAVED == max(0, none + 1 - without_one(suit, kept))


@given(suits())
@settings(max_examples=200, deadline=None)
def test_MAR_31_the_fewest_points_that_a_suit_leaves(suit: Suit) -> None:
    ranks = suit.ranks
    ways: list[tuple[int, int]] = []
    for chosen in range(1 << len(ranks)):
        laid = [rank for at, rank in enumerate(ranks) if chosen >> at & 1]
        over = [rank for at, rank in enumerate(ranks) if not chosen >> at & 1]
        ways.append((by_hand(laid, suit), sum([POINTS[rank] for rank in over])))
    for most in (3, 9):  # further than it was known before
        left = points(key_of(suit), most)
        for at in range(most + 1):
            assert left[at] == min(points_left for spent, points_left in ways if spent <= at)


@given(st.lists(suits(), min_size=4, max_size=4), st.integers(0, 12), st.integers(0, 99))
def test_MAR_31_suits_share_the_wild_cards_so_that_least_is_left(four: list[Suit], most: int, bound: int) -> None:
    def least(rest: list[int], halves: int) -> int:
        if not rest:
            return 0
        return min(points(rest[0], spent)[spent] + least(rest[1:], halves - spent) for spent in range(halves + 1))

    clubs, diamonds, hearts, spades = keys = [key_of(suit) for suit in four]
    assert least_of(clubs, diamonds, hearts, spades, most, MOST_POINTS) == least(keys, most)
    assert least_of(clubs, diamonds, hearts, spades, most, bound) == min(bound, least(keys, most))
    assert MOST_POINTS > 10 * 250
