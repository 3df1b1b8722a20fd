"""Dealing: the cards go out one at a time, from the seat after the dealer on."""

from __future__ import annotations

from typing import Any

from rummery.cards.card import NONE, Cards
from rummery.play.match import Match


def dealt(match: Match[Any], stock: Cards, size: int) -> tuple[tuple[Cards, ...], Cards]:
    """The hands, of *size* cards each and ascending, and what is left of the *stock*; who is out gets no cards."""
    players = len(match.still_in())
    top = stock[::-1]  # the stock is drawn from its end
    hands = [NONE] * match.seats()
    seat = match.dealer
    for nth in range(players):
        seat = match.after(seat)
        hands[seat] = bytes(sorted(top[nth : players * size : players]))
    return tuple(hands), stock[: len(stock) - players * size]
