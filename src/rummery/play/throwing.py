"""The card that a time-out throws where there is none just drawn (TAB-10)."""

from __future__ import annotations

from rummery.cards.card import JOKER, Card, Cards
from rummery.melds.near import near


def least_useful(may: Cards, hand: Cards, wild: Cards, points: bytes) -> Card:
    """TAB-10: of the cards that *may* be thrown no joker or *wild* card, few cards near it, and of those the dearest.

    *points* are what cards count, by card. Of equals it is the first; *may* holds a card at least.
    """
    best, least = may[0], (True, len(hand) + 1, 0)
    for card in may:
        friends = sum([1 for other in hand if near(card, other)])
        use = (card == JOKER or card in wild, friends, -points[card])
        if use < least:
            best, least = card, use
    return best
