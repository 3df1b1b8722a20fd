"""Ways that were found before, and where they stand: much the same comes up at many spots, and in many questions."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.melds.solver.numbers import scattered, zeros


@final
class Known:
    """From keys, which are never negative, to ranges of ways."""

    count: i64
    first: i64
    """The range last found,"""
    last: i64
    any_open: i64
    """and whether in any of its ways a run is open,"""
    any_heap: i64
    """or cards go to sets."""
    _keys: vec[i64]
    """Each plus one; 0 is a free slot."""
    _firsts: vec[i64]
    _lasts: vec[i64]
    _marks: vec[i64]

    def __init__(self) -> None:
        self.first = 0
        self.last = 0
        self.any_open = 0
        self.any_heap = 0
        self.count = 0
        self._make(1024)

    def forget(self) -> None:
        """Forgets all."""
        if self.count:
            self.count = 0
            self._make(1024)

    def find(self, key: i64) -> bool:
        """Looks a key up, and says whether it is known."""
        at: i64 = self._slot(key)
        if self._keys[at] == 0:
            return False
        self.first = self._firsts[at]
        self.last = self._lasts[at]
        self.any_open = self._marks[at] & 1
        self.any_heap = self._marks[at] >> 1
        return True

    def put(self, key: i64, first: i64, last: i64, any_open: i64, any_heap: i64) -> None:
        """Notes the range of a key that is not known yet."""
        if self.count * 2 >= len(self._keys):
            self._grow()
        self._note(key, first, last, any_open | any_heap << 1)
        self.count += 1

    def _note(self, key: i64, first: i64, last: i64, marks: i64) -> None:
        at: i64 = self._slot(key)
        self._keys[at] = key + 1
        self._firsts[at] = first
        self._lasts[at] = last
        self._marks[at] = marks

    def _slot(self, key: i64) -> i64:
        mask: i64 = len(self._keys) - 1
        at: i64 = scattered(key) & mask
        while self._keys[at] and self._keys[at] != key + 1:
            at = (at + 1) & mask
        return at

    def _grow(self) -> None:
        keys, firsts, lasts, marks = self._keys, self._firsts, self._lasts, self._marks
        self._make(len(keys) * 4)
        at: i64
        for at in range(len(keys)):
            if keys[at]:
                self._note(keys[at] - 1, firsts[at], lasts[at], marks[at])

    def _make(self, size: i64) -> None:
        self._keys = zeros(size)
        self._firsts = zeros(size)
        self._lasts = zeros(size)
        self._marks = zeros(size)
