"""Whether two cards help each other towards a meld of three."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, SUIT_SIZE, Card

_APART: Final = 2
"""Ranks apart at most: there one card between or beside them makes a run of three."""


def near(card: Card, other: Card) -> bool:
    """Whether one card more could make a meld of both: one rank in two suits, or one suit and ranks near each other.

    Ranks go round, so that an ace is near the two and the king alike. A joker is near no card.
    """
    if JOKER in (card, other) or card == other:
        return False
    if card % SUIT_SIZE == other % SUIT_SIZE:
        return True
    apart = abs(card % SUIT_SIZE - other % SUIT_SIZE)
    return card // SUIT_SIZE == other // SUIT_SIZE and min(apart, SUIT_SIZE - apart) <= _APART
