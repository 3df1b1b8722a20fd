"""The open runs of one suit as one number, a profile, and short numbers for the profiles that come up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.numbers import longer, scattered, shl, zeros

TYPE_BITS: Final = 6
TYPE_MASK: Final = 63
ACES_AT: Final = 57
"""A profile is the types of the open runs of a suit, each plus one, six bits each, the greatest lowest; and from this
bit on the aces held back for the place after the king."""
RUNS_MASK: Final = (1 << 57) - 1
FULL: Final = 54
"""A profile with a bit from here on has more open runs than it can hold."""

MOST_LASTING: Final = 64
"""So many profiles may keep their numbers from question to question."""


def with_type(profile: i64, one: i64) -> i64:
    """The profile with one more open run."""
    value: i64 = one + 1
    at: i64 = 0
    while ((profile >> at) & TYPE_MASK) > value:
        at += TYPE_BITS
    return (profile & (shl(1, at) - 1)) | shl(value, at) | shl(profile >> at, at + TYPE_BITS)


@final
class Profiles:
    """The profiles that come up, numbered from 0, which is no open run at all."""

    rows: vec[i64]
    """The profile of each number."""
    count: i64
    limit: i64
    """How many numbers there may be."""
    _slots: vec[i64]

    def __init__(self) -> None:
        self.rows = zeros(1024)
        self._slots = zeros(4096)
        self.count = 0
        self.limit = 1

    def begin(self, limit: i64) -> bool:
        """Begins a question; says whether the numbers hold on, as they do while they are few."""
        self.limit = limit
        if 0 < self.count <= MOST_LASTING < limit:
            return True
        self._slots = zeros(len(self._slots))
        self.count = 0
        self.number(0)
        return False

    def number(self, profile: i64) -> i64:
        """The number of a profile, given now if it is new."""
        at: i64 = self._slot(profile)
        known: i64 = self._slots[at]
        if known:
            return known - 1
        if self.count >= self.limit:
            raise Beyond("runs-too-various", profiles=int(self.count))
        if self.count * 4 >= len(self._slots):
            self._grow()
            at = self._slot(profile)
        if self.count >= len(self.rows):
            self.rows = longer(self.rows, self.count * 2)
        self.rows[self.count] = profile
        self.count += 1
        self._slots[at] = self.count
        return self.count - 1

    def _slot(self, profile: i64) -> i64:
        """Where a profile stands in the hash table, or would."""
        mask: i64 = len(self._slots) - 1
        at: i64 = scattered(profile ^ (profile >> 17)) & mask
        while self._slots[at] and self.rows[self._slots[at] - 1] != profile:
            at = (at + 1) & mask
        return at

    def _grow(self) -> None:
        self._slots = zeros(len(self._slots) * 4)
        i: i64
        for i in range(self.count):
            self._slots[self._slot(self.rows[i])] = i + 1
