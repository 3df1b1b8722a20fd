"""What cards count in Manipulation."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import Cards
from rummery.cards.points import points_by_card
from rummery.melds.meld import Meld

POINTS: Final = points_by_card([1, *range(2, 11), 10, 10, 10], 25)
"""MAN-30: by card."""


def in_hand(hand: Cards) -> int:
    """MAN-30: what cards in a hand count."""
    return sum(hand.translate(POINTS))


def worth_all(melds: list[Meld]) -> int:
    """MAN-13: what melds are worth, a joker as the card it stands for."""
    points = 0
    for meld in melds:
        points += sum(meld.faces.translate(POINTS))
    return points
