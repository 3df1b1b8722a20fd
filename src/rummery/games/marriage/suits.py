"""The natural cards of one suit in runs: what wild cards can do for them (MAR-13, MAR-15, MAR-30).

A suit is a number of two bits a rank, which count its cards. Bits above say of some ranks what else may become of their
cards. Wild cards are counted by halves: two cards of a rank and one wild card are a set, half a wild card for each.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from rummery.cards.card import JOKER, SUIT_SIZE
from rummery.games.marriage.options import SMALLEST_SET
from rummery.games.marriage.points import POINTS

SUITS: Final = 4
DIGIT: Final = 2
"""Bits that count the cards of a rank."""
MOST_COPIES: Final = 3
ALL: Final = 0x3FFFFFF
"""The bits of a suit."""
ONES: Final = 0x1555555
"""The lowest bit of each rank."""
BITS: Final[list[int]] = [1 << (card % SUIT_SIZE * DIGIT) for card in range(JOKER)]
"""The lowest bit of the rank of each card."""
OFFERS: Final = DIGIT * SUIT_SIZE
"""Where the offers begin, of two bits a rank: 1 a place in a set that needs no wild card, 2 one in a set of two and one
wild card, 3 none, nor may the card be left over."""
LONGER: Final = 2 * OFFERS
"""The bit of `min_run=4`."""
_SHORTEST: Final = 3
ALONE: Final = 2 * (SMALLEST_SET - 1)
"""Halves of wild cards that make a meld of any card."""
_REACH: Final = 2 * (_SHORTEST + 1) - 2
"""How far the last card of a run that is not two can lie from the first."""
_NEAR: Final = ONES & ((1 << (_REACH + 1) * DIGIT) - 1)
"""The lowest bits of as many ranks, and of the first."""
_NEAR_ACE: Final = ONES & ~(ONES >> DIGIT * _REACH)
"""Those of the ranks that lie so near a high ace."""
_TOO_MUCH: Final = 1000
_MOST_KEPT: Final = 100_000

Way: TypeAlias = tuple[int, int, int, int]
"""A run: its ranks, by their lowest bits; of a longer one those at its ends, where no wild card is spent; its cards;
the place of the first, 0 for a low ace."""
NONE_LEFT: Final = 3
"""Where in costs the halves of wild cards begin that it takes to leave no card. The bits below, ..."""
SAVED: Final = 7
"""... are 0 where it takes more to leave one card, else 1 and the halves that are saved by that."""
Run: TypeAlias = tuple[int, int]
"""What a run takes: the lowest bits of the ranks of its cards, and halves of wild cards."""

_ways: Final[dict[int, list[Way]]] = {}
_runs: Final[dict[int, list[Run]]] = {}
_costs: Final[dict[int, int]] = {}
_points: Final[dict[int, bytes]] = {}


def rank_of(bit: int) -> int:
    """The rank, 0 to 12, of its lowest bit."""
    return bit.bit_length() // DIGIT


def held(suit: int) -> int:
    """The lowest bits of the ranks that a suit has cards of."""
    return (suit | suit >> 1) & ONES


def without(key: int, taken: int) -> int:
    """The key of a suit without a card of each of these ranks; offers for ranks that it has no more are left out."""
    left = (key & ALL) - taken
    offers = key >> OFFERS & (held(left) * MOST_COPIES)
    return key >> LONGER << LONGER | offers << OFFERS | left


def ways_of(low: int, key: int) -> list[Way]:
    """The runs that a rank, told by its lowest bit, can lie in; those of twice the least length are two runs."""
    at = key >> LONGER << LONGER | low
    found = _ways.get(at)
    if found is None:
        found = _ways[at] = _find_ways(low, shortest_of(key))
    return found


def shortest_of(key: int) -> int:
    """MAR-13: the cards in the shortest run."""
    return _SHORTEST + (key >> LONGER)


def above_of(shortest: int) -> int:
    """What every key has where runs are so long."""
    return (shortest - _SHORTEST) << LONGER


def _find_ways(low: int, shortest: int) -> list[Way]:
    found: list[Way] = []
    for size in range(shortest, 2 * shortest):
        for first in range(SUIT_SIZE + 2 - size):
            bits = [BITS[place % SUIT_SIZE] for place in range(first, first + size)]
            if low in bits:
                ends = bits[0] | bits[size - 1] if size > shortest else 0
                found.append((sum(bits), ends, size, first))
    return found


def runs_of(there: int, low: int, above: int) -> list[Run]:
    """The runs of two cards and more that the lowest of the ranks *there* can lie in, those that take least of each."""
    near = there & (low * _NEAR | (_NEAR_ACE if low == 1 else 0)) | above
    found = _runs.get(near)
    if found is None:
        found = _runs[near] = _find_runs(near & ONES, low, above)
    return found


def _find_runs(near: int, low: int, above: int) -> list[Run]:
    least: dict[int, int] = {}
    for ranks, ends, size, _ in ways_of(low, above):
        taken = near & ranks
        if taken != low and taken & ends == ends:
            spent = 2 * (size - taken.bit_count())
            least[taken] = min(spent, least.get(taken, spent))
    return list(least.items())


def costs(key: int) -> int:
    """What it takes to leave no card of a suit, and to leave one; the others lie in runs or where offered."""
    found = _costs.get(key)
    if found is None:
        if len(_costs) >= _MOST_KEPT:
            _costs.clear()
        found = _costs[key] = _find_costs(key) if key & ALL else 0
    return found


def _find_costs(key: int) -> int:
    suit, offers, above = key & ALL, key >> OFFERS & ALL, key >> LONGER << LONGER
    there = held(suit)
    low = there & -there
    offer = offers & low * MOST_COPIES
    others = costs(without(key, low))
    none = others >> NONE_LEFT
    saved = others & SAVED
    # What it takes to leave one is of interest as long as it is no more than to leave none.
    one = none + 1 - saved if saved else _TOO_MUCH
    wanted = ALONE
    if offer == low:
        wanted = 0
    elif offer == 2 * low:
        wanted = 1
    one += wanted
    if offer <= 2 * low and none < one:
        one = none
    none += wanted
    for taken, spent in runs_of(there, low, above):
        if spent <= none:
            left = suit - taken  # as in `without`, where it is asked most
            rest = above | (offers & ((left | left >> 1) & ONES) * MOST_COPIES) << OFFERS | left
            others = _costs.get(rest, -1)
            if others < 0:
                others = costs(rest)
            spent += others >> NONE_LEFT
            if spent < none:
                none = spent
            saved = others & SAVED
            if saved and spent + 1 - saved < one:
                one = spent + 1 - saved
    return none << NONE_LEFT | (none + 1 - one if one <= none else 0)


def points(key: int) -> bytes:
    """MAR-30: the fewest points that a suit leaves, by halves of wild cards; with more of them than are told, none."""
    found = _points.get(key)
    if found is None:
        if len(_points) >= _MOST_KEPT:
            _points.clear()
        found = _points[key] = _find_points(key) if key & ALL else bytes(1)
    return found


def _find_points(key: int) -> bytes:
    there = held(key & ALL)
    low = there & -there
    offer = key >> OFFERS & low * MOST_COPIES
    others = points(without(key, low))
    if offer == low:
        best = list(others)
    else:
        price = POINTS[rank_of(low)]
        wanted = 1 if offer else ALONE
        best = [left + price for left in others] + [price] * wanted
        _improve(best, others, wanted)
    for taken, spent in runs_of(there, low, key >> LONGER << LONGER):
        if spent < len(best):
            _improve(best, points(without(key, taken)), spent)
    return bytes(best[: best.index(0) + 1])


def _improve(best: list[int], others: bytes, spent: int) -> None:
    """Leave as little as the others do with *spent* halves more."""
    del best[spent + len(others) :]
    at = spent
    for left in others:
        if at >= len(best):
            return
        if left < best[at]:
            best[at] = left
        at += 1
