"""What wild cards can do for a suit, held against all ways to part its cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.games.marriage.packing import MOST_POINTS, least_of
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.suits import BITS, MOST_COPIES, NONE_LEFT, OFFERS, SAVED, above_of, costs, points

FREE, HALF, MUST = 1, 2, 3
"""A place in a set that needs no wild card, one in a set of two, and none: nor may the card be left over."""


@st.composite
def suits(draw: st.DrawFn) -> tuple[list[int], dict[int, int], int]:
    """Cards of a suit by rank, ascending, what is offered to some ranks, and the shortest run."""
    ranks = sorted(draw(st.lists(st.integers(0, 12), max_size=5)))
    ranks = [rank for at, rank in enumerate(ranks) if ranks[:at].count(rank) < MOST_COPIES]
    offers = draw(st.dictionaries(st.integers(0, 12), st.sampled_from([FREE, HALF])))
    return ranks, offers, draw(st.sampled_from([3, 4]))


def key_of(ranks: list[int], offers: dict[int, int], shortest: int) -> int:
    suit = sum([BITS[rank] for rank in ranks])
    offered = sum([offers[rank] * BITS[rank] for rank in set(ranks) & set(offers)])
    return suit | offered << OFFERS | above_of(shortest)


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
def wild_cards(heap: tuple[int, ...], shortest: int) -> int:
    """The fewest wild cards with which these ranks are one run; a card alone may be a set with two."""
    fewest = 2 if len(heap) == 1 else 99
    if len(set(heap)) == len(heap):
        for low in range(14):
            for size in range(max(shortest, len(heap)), 14):
                places = [place % 13 for place in range(low, low + size)]
                if low + size <= 14 and set(heap) <= set(places):
                    fewest = min(fewest, size - len(heap))
    return fewest


def halves(heap: list[int], offers: dict[int, int], shortest: int) -> int:
    """What a heap takes: a card alone may also have the place that it is offered."""
    least = 2 * wild_cards(tuple(heap), shortest)
    if len(heap) == 1 and offers.get(heap[0]) in (FREE, HALF):
        least = min(least, offers[heap[0]] - 1)
    return least


def by_hand(ranks: list[int], offers: dict[int, int], shortest: int) -> int:
    """What it takes to leave no card, of all ways to part them."""
    return min(sum(halves(heap, offers, shortest) for heap in heaps) for heaps in partitions(ranks))


@given(suits())
@settings(max_examples=400, deadline=None)
def test_MAR_15_what_it_takes_to_leave_no_card_of_a_suit_or_one(given: tuple[list[int], dict[int, int], int]) -> None:
    ranks, offers, shortest = given
    found = costs(key_of(ranks, offers, shortest))
    none = found >> NONE_LEFT
    assert none == by_hand(ranks, offers, shortest)
    one = min([by_hand(ranks[:at] + ranks[at + 1 :], offers, shortest) for at in range(len(ranks))], default=none + 1)
    assert found & SAVED == max(0, none + 1 - one)


@given(suits())
@settings(max_examples=150, deadline=None)
def test_MAR_11_the_upcard_just_taken_is_not_the_one_that_is_left(given: tuple[list[int], dict[int, int], int]) -> None:
    ranks, _, shortest = given
    if not ranks:
        return
    kept = ranks[len(ranks) // 2]
    found = costs(key_of(ranks, {kept: MUST}, shortest))
    none = by_hand(ranks, {}, shortest)
    others = [at for at in range(len(ranks)) if ranks[at] != kept]
    one = min([by_hand(ranks[:at] + ranks[at + 1 :], {}, shortest) for at in others], default=none + 1)
    assert found >> NONE_LEFT == none
    assert found & SAVED == max(0, none + 1 - one)


@given(suits())
@settings(max_examples=200, deadline=None)
def test_MAR_31_the_fewest_points_that_a_suit_leaves(given: tuple[list[int], dict[int, int], int]) -> None:
    ranks, offers, shortest = given
    left = points(key_of(ranks, offers, shortest))
    ways: list[tuple[int, int]] = []
    for chosen in range(1 << len(ranks)):
        laid = [rank for at, rank in enumerate(ranks) if chosen >> at & 1]
        over = [rank for at, rank in enumerate(ranks) if not chosen >> at & 1]
        ways.append((by_hand(laid, offers, shortest), sum([POINTS[rank] for rank in over])))
    for at in range(len(left) + 2):
        least = min(points_left for spent, points_left in ways if spent <= at)
        assert (left[at] if at < len(left) else 0) == least


@given(
    st.lists(st.lists(st.integers(0, 40), max_size=5).map(lambda left: sorted(left, reverse=True)), max_size=4),
    st.integers(0, 12),
)
def test_MAR_31_suits_share_the_wild_cards_so_that_least_is_left(suits: list[list[int]], most: int) -> None:
    def least(rest: list[list[int]], halves: int) -> int:
        if not rest:
            return 0
        first = [*rest[0], 0]
        return min(first[spent] + least(rest[1:], halves - spent) for spent in range(min(halves + 1, len(first))))

    assert least_of([bytes([*left, 0]) for left in suits], most) == least(suits, most)
    assert least_of([bytes([10, 0])], 0) == 10
    assert MOST_POINTS > 10 * 250
