"""Deadwood in a hand of one pack without wild cards, as in gin: looked up, not searched.

For every set of ranks of one suit a table says what is left at least after runs alone. So only the sets are tried.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from rummery.cards.card import JOKER, SUIT_SIZE, Cards
from rummery.melds.solver.limits import Beyond

_MASKS: Final[int] = 2**SUIT_SIZE
_SUIT: Final = _MASKS - 1
_BITS: Final[list[int]] = [2**card for card in range(JOKER + 1)]
GIN: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""What an ace to a king counts in gin."""


def _after_runs(points: tuple[int, ...], ace_high: bool) -> list[int]:
    """For each mask of ranks, the least points left after runs of three and more."""
    runs = [mask << first for mask in (7, 15, 31) for first in range(SUIT_SIZE) if mask << first < _MASKS]
    if ace_high:
        runs += [1 | 3 << 11, 1 | 7 << 10, 1 | 15 << 9]
    table = [0] * _MASKS
    for mask in range(1, _MASKS):
        lowest = mask & -mask
        least = table[mask ^ lowest] + points[lowest.bit_length() - 1]
        for run in runs:
            if run & lowest and mask & run == run and table[mask ^ run] < least:
                least = table[mask ^ run]
        table[mask] = least
    return table


@final
class OnePack:
    """The tables for these points by rank, and for aces that may follow the king or not.

    >>> OnePack().deadwood(bytes([0, 1, 2, 3, 16, 29, 51]))  # AC 2C 3C 4C 4D 4H KS
    10
    """

    def __init__(self, points: tuple[int, ...] = GIN, ace_high: bool = False) -> None:
        self._points: Final = points
        self._table: Final = _after_runs(points, ace_high)

    def deadwood(self, hand: Cards) -> int:
        """The least points left of a hand, in which no card is there twice."""
        seen = 0
        for card in hand:
            seen |= _BITS[card]
        if seen >> JOKER:
            raise Beyond("jokers-not-wild")
        return self._with_sets(
            seen & _SUIT, seen >> SUIT_SIZE & _SUIT, seen >> 2 * SUIT_SIZE & _SUIT, seen >> 3 * SUIT_SIZE
        )

    def deadwood_of_all(self, hands: Iterable[Cards]) -> list[int]:
        """The same for many hands."""
        return [self.deadwood(hand) for hand in hands]

    def _with_sets(self, clubs: int, diamonds: int, hearts: int, spades: int) -> int:
        """The least points left, with sets of the lowest rank that has three cards, or none, and so on."""
        table = self._table
        triples = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
        least = table[clubs] + table[diamonds] + table[hearts] + table[spades]
        while triples and least:
            rank = triples & -triples
            triples ^= rank
            least = min(least, self._with_set(rank, clubs, diamonds, hearts, spades))
        return least

    def _with_set(self, rank: int, clubs: int, diamonds: int, hearts: int, spades: int) -> int:
        """The least points left with a set of this rank, and others only of higher ranks."""
        low = rank - 1
        least = 1 << 20
        table = self._table
        for left in (0, 1, 2, 4, 8):
            c = clubs & ~rank if left != 1 else clubs
            d = diamonds & ~rank if left != 2 else diamonds
            h = hearts & ~rank if left != 4 else hearts
            s = spades & ~rank if left != 8 else spades
            taken = (c != clubs) + (d != diamonds) + (h != hearts) + (s != spades)
            if taken < 3:
                continue
            points = table[c] + table[d] + table[h] + table[s]
            higher = (c & d & (h | s) | h & s & (c | d)) & ~(low | rank)
            while higher and points:
                other = higher & -higher
                higher ^= other
                points = min(points, self._with_set(other, c, d, h, s))
            least = min(least, points)
        return least
