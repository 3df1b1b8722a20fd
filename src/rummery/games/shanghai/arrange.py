"""Shanghai rum as the solver sees it: its melds, and what cards count in a hand."""

from __future__ import annotations

from rummery.cards.card import KINDS
from rummery.games.shanghai.options import ShanghaiOptions
from rummery.games.shanghai.scoring import POINTS
from rummery.melds.solver.rummy import Rummy


def rummy(options: ShanghaiOptions) -> Rummy:
    """SHA-02, SHA-16, SHA-17, SHA-30 with these options."""
    return Rummy(options.shape.pattern, tuple(POINTS[:KINDS]), wild_faces=options.wild_twos)
