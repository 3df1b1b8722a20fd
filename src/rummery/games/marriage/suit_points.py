"""The fewest points that suits leave, by what wild cards may be spent on them (MAR-30, MAR-31)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.cards.card import SUIT_SIZE
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.suits import (
    ALONE,
    CARD,
    FREE,
    MOST_COPIES,
    OFFERS,
    SPENT,
    SPENTS,
    going,
    held,
    near_of,
    rank_of,
    runs_of,
    triples_of,
    without_three,
)
from rummery.melds.solver.numbers import row, zeros

_SLOTS: Final = 50_021
_keys: Final[vec[i64]] = zeros(_SLOTS)
_rows: Final[list[vec[i64]]] = [row([])] * _SLOTS
"""The fewest points that a suit leaves, by the halves of wild cards that it may spend, and of which key: both are
written and read as costs are. A row has some ten numbers, 45 at most: all of them take 5 MB."""
_prices: Final[vec[i64]] = row([POINTS[rank] for rank in range(SUIT_SIZE)])


def points(key: i64, halves: i64) -> vec[i64]:
    """The fewest points that a suit leaves, by what it may spend, up to so much and perhaps further."""
    slot: i64 = key % _SLOTS
    found: vec[i64] = _rows[slot]
    if _keys[slot] != key or len(found) <= halves:
        found = _find(key, halves)
        _keys[slot] = key
        _rows[slot] = found
    return found


def _find(key: i64, halves: i64) -> vec[i64]:
    best: vec[i64] = zeros(halves + 1)
    there: i64 = held(key)
    if not there:
        return best
    low: i64 = there & -there
    goes: i64 = going(key)
    offer: i64 = key >> OFFERS & low * MOST_COPIES
    others: vec[i64] = points(key - (low * CARD & goes), halves)
    price: i64 = 0 if offer == low * FREE else _prices[rank_of(low)]
    spent: i64
    for spent in range(halves + 1):
        best[spent] = others[spent] + price
    if not best[0]:
        return best
    wanted: i64 = 1 if offer else ALONE
    if price and wanted <= halves:
        _improve(best, others, wanted, halves)
    triples: i64 = triples_of(key)
    while triples:
        _improve(best, points(without_three(key, triples & -triples), halves), 0, halves)
        triples &= triples - 1
    run: i64
    for run in runs_of(near_of(there, low), low, key):
        spent = run & SPENT
        if spent <= halves:
            others = points(key - (run >> SPENTS & goes), halves)
            if others[halves - spent] < best[spent]:
                _improve(best, others, spent, halves)
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
    first: vec[i64] = points(clubs, halves)
    second: vec[i64] = points(diamonds, halves)
    least: i64 = first[halves] + second[halves]
    if least >= bound:
        return bound
    third: vec[i64] = points(hearts, halves)
    fourth: vec[i64] = points(spades, halves)
    least += third[halves] + fourth[halves]
    if least >= bound:
        return bound
    if not halves:
        return least
    low: vec[i64] = _both(first, second, halves)
    high: vec[i64] = _both(third, fourth, halves)
    least = bound
    spent: i64
    for spent in range(halves + 1):
        left: i64 = low[spent] + high[halves - spent]
        if left < least:
            least = left
    return least


def _both(first: vec[i64], second: vec[i64], halves: i64) -> vec[i64]:
    """The fewest points that two suits leave together, by what they may spend, up to so much."""
    if first[halves] == first[0]:  # on which no wild card is spent
        first, second = second, first
    last: i64 = second[0]
    if not last:
        return first
    both: vec[i64] = zeros(halves + 1)
    spent: i64
    for spent in range(halves + 1):
        both[spent] = first[spent] + last
    if second[halves] == last:
        return both
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
