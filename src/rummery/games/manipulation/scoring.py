"""What cards count in Manipulation."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import Cards
from rummery.melds.meld import OPEN, Meld

_BY_RANK: Final = [1, *range(2, 11), 10, 10, 10]
_JOKER: Final = 25
POINTS: Final = bytes(_BY_RANK * 4 + [_JOKER] + [0] * (OPEN - 52))
"""MAN-30: by card, the joker last; what is no card counts nothing."""


def in_hand(hand: Cards) -> int:
    """MAN-30: what cards in a hand count."""
    return sum(hand.translate(POINTS))


def worth_all(melds: list[Meld]) -> int:
    """MAN-13: what melds are worth, a joker as the card it stands for."""
    points = 0
    for meld in melds:
        points += sum(meld.faces.translate(POINTS))
    return points
