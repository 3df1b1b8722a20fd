"""The best melds of a hand of Rami."""

from __future__ import annotations

from rummery.cards.card import Cards
from rummery.games.rami.options import RamiOptions
from rummery.games.rami.scoring import in_hand
from rummery.melds.find import melds_in
from rummery.melds.meld import Meld
from rummery.melds.solver.search import most_valuable


def arrange(options: RamiOptions, hand: Cards) -> tuple[Meld, ...]:
    """Melds of *hand* that leave the fewest points in it (RAM-32)."""
    return most_valuable(hand, melds_in(hand, options.shape), lambda meld: in_hand(options, meld.cards))
