"""What the cards given to the sets of a rank lack at least, before its last suits have come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.melds.solver.numbers import row

NEVER: Final = 99
"""More wild cards than there can be."""
_MOST_TO_COME: Final = 3
"""Suits, when the first of them has come."""


@final
class Completing:
    """The fewest wild cards with which each heap becomes sets, by how many cards the suits still to come have.

    A row is made when it is first wanted, always in the same place: whoever makes it at the same time makes the same.
    """

    least: vec[i64]
    """In rows, one number for each heap."""
    _base: i64
    _heaps: i64
    _heap_with: vec[i64]
    _is_made: vec[i64]

    def __init__(self, copies: int, heap_with: list[int], splits: list[int]) -> None:
        """*splits* are the fewest wild cards with which each heap splits as it is, NEVER where it does not."""
        self._base = copies + 1
        self._heaps = len(splits)
        self._heap_with = row(heap_with)
        rows = (copies + 1) ** _MOST_TO_COME
        self._is_made = row([1] + [0] * (rows - 1))
        self.least = row(splits + [0] * (len(splits) * (rows - 1)))

    def after(self, code: i64, cards: i64) -> i64:
        """The number of the suits to come of which the next one has so many cards, and the others are *code*."""
        return code * self._base + cards

    def at(self, code: i64) -> i64:
        """Where the row begins for the suits to come of this number; none has the number 0."""
        if self._is_made[code] == 0:
            self._make(code, self.at(code // self._base), code % self._base)
        return code * self._heaps

    def _make(self, code: i64, others: i64, cards: i64) -> None:
        """Makes a row: one suit comes with so many cards, and then the *others*, whose row begins there."""
        heap: i64
        given: i64
        for heap in range(self._heaps):
            best: i64 = NEVER
            for given in range(cards + 1):
                grown: i64 = self._heap_with[heap * self._base + given]
                if grown >= 0 and self.least[others + grown] < best:
                    best = self.least[others + grown]
            self.least[code * self._heaps + heap] = best
        self._is_made[code] = 1
