"""Which natural cards lie in no meld without wild cards, and how much of a wild card each of them needs at least.

That bounds what must be left: nothing here is a choice, and nothing here says that a lay-out exists.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from rummery.cards.card import SUIT_SIZE

UNIT: Final = 60
"""A wild card, divisible by the numbers of natural cards that one may bring into a meld."""
_HALF: Final = UNIT // 2
_SUIT: Final = (1 << SUIT_SIZE) - 1
_BELOW: Final = [2**place - 1 for place in range(SUIT_SIZE + 2)]
"""The places of a suit below each, as bits."""
_MOST_KEPT: Final = 100_000

Need: TypeAlias = tuple[float, int, int, int, int]
"""What a face in need costs for its share, with the minus sign; the face, share, price, and how many copies are not."""

_in_runs: Final[dict[int, tuple[int, int]]] = {}
_run_shares: Final[dict[int, list[int]]] = {}


def needs(held: int, twice: int, thrice: int, shortest: int) -> tuple[int, int]:
    """The faces that lie in no pure meld, and those of which one copy does but not two at a time.

    All as bits: natural cards that are not wild, *thrice* those that are a tunnela. A third copy is not asked about.
    """
    clubs = held & _SUIT
    diamonds = held >> 13 & _SUIT
    hearts = held >> 26 & _SUIT
    spades = held >> 39
    clubs2 = twice & _SUIT
    diamonds2 = twice >> 13 & _SUIT
    hearts2 = twice >> 26 & _SUIT
    spades2 = twice >> 39
    runs0, more0 = _runs_of(clubs, clubs2, shortest)
    runs1, more1 = _runs_of(diamonds, diamonds2, shortest)
    runs2, more2 = _runs_of(hearts, hearts2, shortest)
    runs3, more3 = _runs_of(spades, spades2, shortest)
    low, high = clubs & diamonds, hearts & spades
    sets = (low & (hearts | spades)) | (high & (clubs | diamonds))
    once = thrice
    both = thrice
    if sets:
        once |= sets & clubs | (sets & diamonds) << 13 | (sets & hearts) << 26 | (sets & spades) << 39
    runs = runs0 | runs1 << 13 | runs2 << 26 | runs3 << 39
    both |= more0 | more1 << 13 | more2 << 26 | more3 << 39 | once & runs
    if sets and twice:
        # Two sets at a time: of the other three suits two twice, or all and one of them twice.
        both |= _two_sets(diamonds, hearts, spades, diamonds2, hearts2, spades2)
        both |= _two_sets(clubs, hearts, spades, clubs2, hearts2, spades2) << 13
        both |= _two_sets(clubs, diamonds, spades, clubs2, diamonds2, spades2) << 26
        both |= _two_sets(clubs, diamonds, hearts, clubs2, diamonds2, hearts2) << 39
    once |= runs
    return held & ~once, twice & once & ~both


def hopeful(held: int, thrice: int, shortest: int) -> int:
    """The faces that lie in a pure meld of those *held*; all as bits, *thrice* those that are a tunnela."""
    return held & ~needs(held, 0, thrice, shortest)[0]


def _two_sets(one: int, two: int, three: int, one2: int, two2: int, three2: int) -> int:
    pairs = (one2 & two2) | (one2 & three2) | (two2 & three2)
    return pairs | (one & two & three & (one2 | two2 | three2))


def _runs_of(held: int, twice: int, shortest: int) -> tuple[int, int]:
    """The ranks of a suit that lie in a run, and those that lie in two at a time if they are there *twice*."""
    key = (shortest << 26) | (twice << 13) | held
    found = _in_runs.get(key)
    if found is None:
        if len(_in_runs) > _MOST_KEPT:
            _in_runs.clear()
        found = _in_runs[key] = _find_runs(held, twice, shortest)
    return found


def _find_runs(held: int, twice: int, shortest: int) -> tuple[int, int]:
    places = held | (held & 1) << SUIT_SIZE
    first = places
    for at in range(1, shortest):
        first &= places >> at
    if not first:
        return 0, 0
    runs = 0
    for at in range(shortest):
        runs |= first << at
    double = twice | (twice & 1) << SUIT_SIZE
    two = 0
    overlap = double
    for size in range(1, shortest + 1):
        # The later run begins where the *size* places that both have begin.
        second = overlap & first & first << (shortest - size)
        for at in range(size):
            two |= second << at
        overlap = overlap & double >> size
    if first & 1 and first >> (SUIT_SIZE + 1 - shortest) & 1:
        two |= 1
    return (runs | runs >> SUIT_SIZE) & _SUIT, (two | two >> SUIT_SIZE) & _SUIT


def shares_of(needy: int, excess: int, held: int, shortest: int, prices: bytes) -> list[Need]:
    """The faces *needy*, of which those in *excess* are in need but for one copy; *held* as above."""
    found: list[Need] = []
    clubs, diamonds, hearts, spades = needy & _SUIT, needy >> 13 & _SUIT, needy >> 26 & _SUIT, needy >> 39
    in_two = _twice_of(clubs, diamonds, hearts, spades)
    beside = _twice_of(held & _SUIT, held >> 13 & _SUIT, held >> 26 & _SUIT, held >> 39)
    card = -1
    in_runs: list[int] = []
    suit = -1
    left = needy
    while left:
        bit = left & -left
        left ^= bit
        card = bit.bit_length() - 1
        if card // SUIT_SIZE != suit:
            suit = card // SUIT_SIZE
            first = suit * SUIT_SIZE
            in_runs = _shares_in_runs(held >> first & _SUIT, needy >> first & _SUIT, shortest)
        rank = card - first
        share = in_runs[rank]
        in_set = _HALF if in_two >> rank & 1 else UNIT if beside >> rank & 1 else 2 * UNIT
        if in_set < share:
            share = in_set
        price = prices[card]
        found.append((-price / share, card, share, price, excess >> card & 1))
    found.sort()
    return found


def _twice_of(one: int, two: int, three: int, four: int) -> int:
    low, high = one | two, three | four
    return (one & two) | (three & four) | (low & high)


def _shares_in_runs(held: int, needy: int, shortest: int) -> list[int]:
    key = (shortest << 26) | (needy << 13) | held
    found = _run_shares.get(key)
    if found is None:
        if len(_run_shares) > _MOST_KEPT:
            _run_shares.clear()
        found = _run_shares[key] = _reckon(held, needy, shortest)
    return found


def _reckon(held: int, needy: int, shortest: int) -> list[int]:
    """Runs from one row of cards to another: a part of a row needs as many wild cards, and helps fewer."""
    places = held | (held & 1) << SUIT_SIZE
    wanted = needy | (needy & 1) << SUIT_SIZE
    firsts: list[int] = []
    lasts: list[int] = []
    rows: list[int] = []
    at = 0
    while places >> at:
        if places >> at & 1:
            size = 1
            while places >> (at + size) & 1:
                size += 1
            firsts.append(at)
            lasts.append(at + size - 1)
            rows.append(wanted & (_BELOW[at + size] ^ _BELOW[at]))
            at += size
        at += 1
    best = [4 * UNIT] * len(rows)
    for first in range(len(rows)):
        missing, need = 0, 0
        for last in range(first, len(rows)):
            if last > first:
                missing += firsts[last] - lasts[last - 1] - 1
            need += rows[last].bit_count()
            if need:
                wilds = max(1, missing, shortest - (lasts[last] - firsts[first] + 1))
                share = wilds * UNIT // need
                for row in range(first, last + 1):
                    best[row] = min(best[row], share)
    shares = [4 * UNIT] * SUIT_SIZE
    for row in range(len(rows)):
        for place in range(firsts[row], lasts[row] + 1):
            rank = place % SUIT_SIZE
            shares[rank] = min(shares[rank], best[row])
    return shares
