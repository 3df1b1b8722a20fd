"""Whole numbers of 64 bits and rows of them, the same in native code and without it.

A literal may not stand left of `<<` where a 64-bit number stands right of it: the compiler gets it wrong. So `shl`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

INFINITE: Final = 1 << 60
"""More than any cost."""
_SHORT: Final = 64
_ZEROS: Final[vec[i64]] = vec[i64]([0] * _SHORT)
"""Short rows are copied from it: interpreted, they are made in a fourth of the time."""


def shl(number: i64, bits: i64) -> i64:
    """The number times two to the power of *bits*."""
    return number << bits


def scattered(key: i64) -> i64:
    """A number that says little about *key* and fits a hash table of any size; it stays within 63 bits."""
    folded: i64 = (key ^ (key >> 31)) & 0x7FFFFFFF
    return (folded * 0x9E3779B1) >> 20


def zeros(size: i64) -> vec[i64]:
    """A row of zeros."""
    return _ZEROS[:size] if size <= _SHORT else vec[i64]([0] * size)


def row(numbers: list[int]) -> vec[i64]:
    """The numbers as a row."""
    return vec[i64](numbers)


def longer(old: vec[i64], size: i64) -> vec[i64]:
    """The same row with zeros after it, *size* in all."""
    new: vec[i64] = zeros(size)
    i: i64
    for i in range(len(old)):
        new[i] = old[i]
    return new


def bits_for(values: i64) -> i64:
    """How many bits hold the numbers below *values*."""
    bits: i64 = 0
    while shl(1, bits) < values:
        bits += 1
    return bits


def nth_least(numbers: vec[i64], count: i64, number: i64) -> i64:
    """The one of the first *count* numbers that so many are not greater than, from 1; their order changes."""
    low: i64 = 0
    high: i64 = count - 1
    wanted: i64 = number - 1
    while low < high:
        middle: i64 = numbers[(low + high) // 2]
        up: i64 = low
        down: i64 = high
        while up <= down:
            while numbers[up] < middle:
                up += 1
            while numbers[down] > middle:
                down -= 1
            if up <= down:
                kept: i64 = numbers[up]
                numbers[up] = numbers[down]
                numbers[down] = kept
                up += 1
                down -= 1
        if wanted <= down:
            high = down
        elif wanted >= up:
            low = up
        else:
            return middle
    return numbers[wanted]
