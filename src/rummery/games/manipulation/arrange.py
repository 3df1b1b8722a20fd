"""Manipulation as the solver sees it: its melds, and what cards count in a hand."""

from __future__ import annotations

from rummery.cards.card import KINDS
from rummery.games.manipulation.options import ManipulationOptions
from rummery.games.manipulation.scoring import POINTS
from rummery.melds.solver.rummy import NAMED, Rummy


def rummy(options: ManipulationOptions) -> Rummy:
    """MAN-15, MAN-16, MAN-30: no option changes them."""
    return Rummy(options.shape.pattern, tuple(POINTS[:KINDS]), naming=NAMED)
