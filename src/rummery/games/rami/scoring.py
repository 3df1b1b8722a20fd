"""What cards and melds are worth in Rami."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import ACE, Cards
from rummery.cards.points import points_by_card
from rummery.games.rami.options import RamiOptions
from rummery.melds.meld import OPEN, SAME, Meld, ace_is_low, rank_of
from rummery.play.events import OnTable


def _table(ace: int, pips: list[int], court: int, joker: int) -> bytes:
    """Points by card: aces, two to ten, court cards, joker."""
    return points_by_card([ace, *pips, court, court, court], joker)


ROUNDED: Final = _table(15, [5] * 8 + [10], 10, 20)
"""RAM-30, RAM-32: by card; the joker's are those it costs in a hand."""
TRADITIONAL: Final = _table(11, list(range(2, 11)), 10, 20)
"""RAM-30, `values=traditional`."""
SAME_ROUNDED: Final = _table(25, [15] * 8 + [20], 20, 0)
"""RAM-45: each card of a meld of one rank and suit."""
SAME_TRADITIONAL: Final = _table(21, list(range(12, 21)), 20, 0)
"""RAM-45, `values=traditional`."""
LOW_ACE: Final = (5, 1)
"""RAM-30: an ace before a two, rounded and traditional."""


def card_values(options: RamiOptions) -> bytes:
    """RAM-30, RAM-32: what a card counts, by card."""
    return TRADITIONAL if options.traditional else ROUNDED


def worth(options: RamiOptions, meld: Meld) -> int:
    """RAM-30, RAM-45: what a meld on the table is worth."""
    if meld.kind == SAME:
        return sum(meld.faces.translate(SAME_TRADITIONAL if options.traditional else SAME_ROUNDED))
    values = card_values(options)
    points = sum(meld.faces.translate(values))
    if ace_is_low(meld):
        points += LOW_ACE[options.traditional] - values[ACE]
    elif OPEN in meld.faces:
        points += values[rank_of(meld)] * meld.faces.count(OPEN)
    return points


def worth_all(options: RamiOptions, melds: tuple[Meld, ...]) -> int:
    """RAM-30: what several melds are worth together."""
    points = 0
    for meld in melds:
        points += worth(options, meld)
    return points


def table_worth(options: RamiOptions, table: OnTable) -> int:
    """What all on the table is worth: laying and taking change it by what they score (RAM-31, RAM-43)."""
    points = 0
    for laid in table:
        points += worth(options, laid.meld)
    return points


def in_hand(options: RamiOptions, hand: Cards) -> int:
    """RAM-32: what cards in a hand count."""
    return sum(hand.translate(card_values(options)))
