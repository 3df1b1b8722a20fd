"""What cards count, as a table by card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rummery.cards.card import KINDS

_BYTES: Final = 256
_SUITS: Final = 4


def points_by_card(by_rank: Iterable[int], joker: int) -> bytes:
    """A table for `bytes.translate`, from the points by rank, the ace first; what is no card counts nothing."""
    return bytes([*by_rank] * _SUITS + [joker]) + bytes(_BYTES - KINDS)
