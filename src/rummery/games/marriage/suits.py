"""The natural cards of one suit in runs: what wild cards can do for them (MAR-13, MAR-15, MAR-30).

A suit is a number of two bits a rank, which count its cards. Bits above say of some ranks what else may become of their
cards. Wild cards are counted by halves: two cards of a rank and one wild card are a set, half a wild card for each.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from rummery.cards.card import JOKER, SUIT_SIZE
from rummery.games.marriage.options import SHORTEST_RUN, SMALLEST_SET
from rummery.melds.solver.numbers import row, zeros

SUITS: Final = 4
DIGIT: Final = 2
"""Bits that count the cards of a rank."""
MOST_COPIES: Final = 3
ALL: Final = 0x3FFFFFF
"""The bits of a suit."""
ONES: Final = 0x1555555
"""The lowest bit of each rank."""
BITS: Final[vec[i64]] = row([4 ** (card % SUIT_SIZE) for card in range(JOKER)])
"""The lowest bit of the rank of each card."""
OFFERS: Final = DIGIT * SUIT_SIZE
"""Where the offers begin, of two bits a rank."""
FREE: Final = 1
"""The offer of a place in a set that needs no wild card, ..."""
HALF: Final = 2
"""... of one in a set of two and one wild card, ..."""
MUST: Final = 3
"""... of none; nor may the card be left over."""
OFFER: Final = 0xC000000
"""What is offered to the lowest rank, ..."""
CARD: Final = OFFER + 1
"""... and a card of it."""
LONGER: Final = 0x10_0000_0000_0000
"""The bit of `min_run=4`, above all offers."""
TUNNELAS: Final = 0x20_0000_0000_0000
"""The bit of `tunnela`: three copies may lie together."""
ALONE: Final = 2 * (SMALLEST_SET - 1)
"""Halves of wild cards that make a meld of any card."""
_REACH: Final = 2 * (SHORTEST_RUN + 1) - 2
"""How far the last card of a run that is not two can lie from the first."""
_NEAR: Final = 0x1555
"""The lowest bits of the seven ranks from the first to the one that lies so far."""
_NEAR_AN_ACE: Final = _NEAR | ONES & ~(ONES >> DIGIT * _REACH)
"""The same for an ace, which may be high."""

Way: TypeAlias = tuple[int, int, int, int]
"""A run: its ranks, by their lowest bits; of a longer one those at its ends, where no wild card is spent; its cards;
the place of the first, 0 for a low ace."""

NONE_LEFT: Final = 3
"""Where in costs the halves of wild cards begin that it takes to leave no card. The bits below, ..."""
SAVED: Final = 7
"""... are 0 where it takes more to leave one card, else 1 and the halves that are saved by that."""
SPENTS: Final = 4
"""Bits of the halves of wild cards that a run takes; above them is a `CARD` of each of its ranks."""
SPENT: Final = 0xF
_SLOTS: Final = 100_003
_keys: Final[vec[i64]] = zeros(_SLOTS)
_costs: Final[vec[i64]] = zeros(_SLOTS)
"""Costs that are known, and of which key: each has one slot, and takes it from another's. Both are written, and read,
with nothing between that would let another thread in."""
_ways: Final[dict[int, list[Way]]] = {}
_runs: Final[dict[int, vec[i64]]] = {}


def rank_of(bit: int) -> int:
    """The rank, 0 to 12, of the highest bit."""
    return bit.bit_length() // DIGIT


def held(suit: i64) -> i64:
    """The lowest bits of the ranks that a suit has cards of."""
    return (suit | suit >> 1) & ONES


def triples_of(key: i64) -> i64:
    """MAR-14: the ranks, by their lowest bits, that could be a tunnela where that is a meld."""
    return key & key >> 1 & ONES if key & TUNNELAS else 0


def without(key: i64, ranks: i64) -> i64:
    """The key of a suit without a card of each of these ranks; offers for ranks that it has no more are left out."""
    return key - ranks - (key & (ranks & ~(key >> 1)) * OFFER)


def going(key: i64) -> i64:
    """What goes from a suit with a `CARD` of some ranks: the cards, and the offers for ranks that have but one."""
    return ALL | key & (held(key) & ~(key >> 1)) * OFFER


def without_three(key: i64, low: i64) -> i64:
    """The same without the three cards of a rank."""
    return key - low * MOST_COPIES - (key & low * OFFER)


def ways_of(low: int, key: int) -> list[Way]:
    """The runs that a rank, told by its lowest bit, can lie in; those of twice the least length are two runs."""
    at = key & LONGER | low
    found = _ways.get(at)
    if found is None:
        found = _ways[at] = _find_ways(low, shortest_of(key))
    return found


def shortest_of(key: int) -> int:
    """MAR-13: the cards in the shortest run."""
    return SHORTEST_RUN + (1 if key & LONGER else 0)


def above_of(shortest: int, tunnelas: bool) -> int:
    """What every key has where runs are so long, and *tunnelas* are melds or not."""
    return (LONGER if shortest > SHORTEST_RUN else 0) | (TUNNELAS if tunnelas else 0)


def _find_ways(low: int, shortest: int) -> list[Way]:
    found: list[Way] = []
    for size in range(shortest, 2 * shortest):
        for first in range(SUIT_SIZE + 2 - size):
            bits = [BITS[place % SUIT_SIZE] for place in range(first, first + size)]
            if low in bits:
                ends = bits[0] | bits[size - 1] if size > shortest else 0
                found.append((sum(bits), ends, size, first))
    return found


def near_of(there: i64, low: i64) -> i64:
    """Those of the ranks *there* that could lie in a run with the lowest of them, and that."""
    return there & (low * _NEAR if low > 1 else _NEAR_AN_ACE)


def runs_of(near: i64, low: i64, key: i64) -> vec[i64]:
    """The runs that the lowest of ranks *near* it can lie in with others, those that take least of each."""
    found = _runs.get(near | key & LONGER)
    if found is None:
        found = _runs[near | key & LONGER] = _find_runs(near, low, key)
    return found


def _find_runs(near: i64, low: i64, above: i64) -> vec[i64]:
    least: dict[int, int] = {}
    for ranks, ends, size, _ in ways_of(low, above):
        taken: int = near & ranks
        if taken != low and taken & ends == ends:
            spent = 2 * (size - taken.bit_count())
            least[taken] = min(spent, least.get(taken, spent))
    return row([taken * CARD << SPENTS | spent for taken, spent in least.items()])


def costs(key: i64) -> i64:
    """What it takes to leave no card of a suit, and to leave one; the others lie in runs or where offered."""
    slot: i64 = key % _SLOTS
    if _keys[slot] == key:
        return _costs[slot]
    found: i64 = _find_costs(key)
    _keys[slot] = key
    _costs[slot] = found
    return found


def _find_costs(key: i64) -> i64:
    # This is where most time is spent: `costs`, `going` and `near_of` stand here in their own words.
    suit: i64 = key & ALL
    if not suit:
        return 0
    high: i64 = suit >> 1
    there: i64 = (suit | high) & ONES
    low: i64 = there & -there
    goes: i64 = ALL | key & (there & ~high) * OFFER
    others: i64 = costs(key - (low * CARD & goes))
    none: i64 = others >> NONE_LEFT
    # Where it takes more to leave one than to leave none, this says no more than that.
    one: i64 = none + 1 - (others & SAVED)
    offer: i64 = key & low * OFFER
    if offer == low << OFFERS:
        if none < one:
            one = none
    elif not offer:
        one += ALONE
        if none < one:
            one = none
        none += ALONE
    elif offer == low << OFFERS + 1:
        one += 1
        if none < one:
            one = none
        none += 1
    else:
        one += ALONE
        none += ALONE
    triples: i64 = suit & high & ONES
    while triples and key & TUNNELAS:
        triple: i64 = triples & -triples
        triples ^= triple
        others = costs(without_three(key, triple))
        left: i64 = (others >> NONE_LEFT) + 1 - (others & SAVED)
        if left < one:
            one = left
        left = others >> NONE_LEFT
        if left < none:
            none = left
    near: i64 = there & (low * _NEAR if low > 1 else _NEAR_AN_ACE)
    if near != low:
        run: i64
        for run in runs_of(near, low, key):
            spent: i64 = run & SPENT
            if spent <= none:
                rest: i64 = key - (run >> SPENTS & goes)
                slot: i64 = rest % _SLOTS
                others = _costs[slot] if _keys[slot] == rest else costs(rest)
                spent += others >> NONE_LEFT
                if spent < none:
                    none = spent
                spent += 1 - (others & SAVED)
                if spent < one:
                    one = spent
    return none << NONE_LEFT if one > none else (none << NONE_LEFT) + none + 1 - one
