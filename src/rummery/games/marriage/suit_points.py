"""The fewest points that suits leave, by what wild cards may be spent on them (MAR-30, MAR-31)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.cards.card import SUIT_SIZE
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.suits import (
    ALONE,
    FREE,
    MOST_COPIES,
    OFFERS,
    SPENT,
    SPENTS,
    held,
    rank_of,
    runs_of,
    triples_of,
    without,
)
from rummery.melds.solver.numbers import row, zeros

_SLOTS: Final = 50_021
_rows: Final[list[vec[i64]]] = [row([-1])] * _SLOTS
"""The fewest points that a suit leaves, by the halves of wild cards that it may spend; last the suit itself. A row has
some ten numbers, 46 at most: all of them take 5 MB."""
_prices: Final[vec[i64]] = row([POINTS[rank] for rank in range(SUIT_SIZE)])


def points(key: i64, halves: i64) -> vec[i64]:
    """The fewest points that a suit leaves, by what it may spend, up to so much and perhaps further."""
    found: vec[i64] = _rows[key % _SLOTS]
    last: i64 = len(found) - 1
    if found[last] != key or last <= halves:
        found = _rows[key % _SLOTS] = _find(key, halves)
    return found


def _find(key: i64, halves: i64) -> vec[i64]:
    best: vec[i64] = zeros(halves + 2)
    best[halves + 1] = key
    there: i64 = held(key)
    if not there:
        return best
    low: i64 = there & -there
    offer: i64 = key >> OFFERS & low * MOST_COPIES
    others: vec[i64] = points(without(key, low), halves)
    price: i64 = 0 if offer == low * FREE else _prices[rank_of(low)]
    spent: i64
    for spent in range(halves + 1):
        best[spent] = others[spent] + price
    if price:
        _improve(best, others, 1 if offer else ALONE, halves)
    triples: i64 = triples_of(key)
    while triples:
        _improve(best, points(without(key, (triples & -triples) * MOST_COPIES), halves), 0, halves)
        triples &= triples - 1
    run: i64
    for run in runs_of(there, low, key):
        spent = run & SPENT
        if spent <= halves:
            _improve(best, points(without(key, run >> SPENTS), halves), spent, halves)
    return best


def _improve(best: vec[i64], others: vec[i64], spent: i64, halves: i64) -> None:
    """Leave as little as the others do with *spent* halves more."""
    most: i64
    for most in range(spent, halves + 1):
        if not best[most]:
            return
        left: i64 = others[most - spent]
        if left < best[most]:
            best[most] = left


def least_of(clubs: i64, diamonds: i64, hearts: i64, spades: i64, halves: i64, bound: i64) -> i64:
    """The fewest points that four suits leave together that may spend so much; the *bound* if they are no fewer."""
    low: vec[i64] = _both(points(clubs, halves), points(diamonds, halves), halves)
    if low[halves] >= bound:
        return bound
    high: vec[i64] = _both(points(hearts, halves), points(spades, halves), halves)
    least: i64 = bound
    spent: i64
    for spent in range(halves + 1):
        left: i64 = low[spent] + high[halves - spent]
        if left < least:
            least = left
    return least


def _both(first: vec[i64], second: vec[i64], halves: i64) -> vec[i64]:
    """The fewest points that two suits leave together, by what they may spend, up to so much."""
    last: i64 = second[0]
    if not last:
        return first
    both: vec[i64] = zeros(halves + 1)
    spent: i64
    for spent in range(halves + 1):
        both[spent] = first[spent] + last
    more: i64
    for more in range(1, halves + 1):
        left: i64 = second[more]
        if left == last:
            continue
        last = left
        for spent in range(more, halves + 1):
            if first[spent - more] + left < both[spent]:
                both[spent] = first[spent - more] + left
    return both
