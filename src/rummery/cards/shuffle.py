"""Everything random comes from a seed (TAB-09), in a way that anybody can repeat with HMAC-SHA256 and a pencil.

A stream of 16-bit numbers is read from blocks of 32 bytes, block *b* of stream *n* being
``HMAC-SHA256(key = seed, message = n as 4 bytes, b as 4 bytes)``, all big-endian. A number below *size* is the next
16-bit number that is less than the greatest multiple of *size* up to 65,536, modulo *size*; others are thrown away.
A shuffle walks from the last place to the second and swaps it with a place drawn from those up to and including it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hmac import digest
from typing import Final, final

from rummery.cards.card import Cards

SEED_SIZE: Final = 32
"""Bytes in a seed."""

_WORDS: Final = 65536


@final
class Dice:
    """The numbers that follow from a seed. *stream* tells apart what is drawn from one seed at different times."""

    __slots__ = ("_at", "_block", "_bytes", "_seed", "_stream")

    def __init__(self, seed: bytes, stream: int = 0) -> None:
        self._seed: Final = seed
        self._stream: Final = stream.to_bytes(4, "big")
        self._block = 0
        self._bytes = b""
        self._at = 0

    def below(self, size: int) -> int:
        """A whole number from 0 to *size* - 1, each as likely; *size* is 1 to 65,536."""
        limit = _WORDS - _WORDS % size
        while True:
            if self._at == len(self._bytes):
                self._bytes = digest(self._seed, self._stream + self._block.to_bytes(4, "big"), "sha256")
                self._block += 1
                self._at = 0
            word = self._bytes[self._at] << 8 | self._bytes[self._at + 1]
            self._at += 2
            if word < limit:
                return word % size


def shuffled(cards: Cards, seed: bytes, nth: int = 0) -> Cards:
    """The *nth* shuffle made from *seed*: 0 is the deal's, the refills of its stock count on from there."""
    dice = Dice(seed, nth)
    out = bytearray(cards)
    for last in range(len(out) - 1, 0, -1):
        at = dice.below(last + 1)
        out[last], out[at] = out[at], out[last]
    return bytes(out)


def derived(seed: bytes, label: str) -> bytes:
    """The seed of one thing within a match: ``deal 1``, ``deal 2``, ..., ``cut``, ``bot 0``, ... (TAB-09)."""
    return digest(seed, label.encode("ascii"), "sha256")


def salted(seed: bytes, salts: Sequence[bytes]) -> bytes:
    """A match's seed where seats add salts, in the order of the seats, so that no host can choose it (TAB-09)."""
    return digest(seed, b"".join(salts), "sha256") if salts else seed
