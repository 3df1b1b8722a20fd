"""Penang as the solver sees it: its melds, and what cards are worth in a hand."""

from __future__ import annotations

from rummery.cards.card import KINDS
from rummery.games.penang.options import PenangOptions
from rummery.melds.solver.rummy import Rummy


def rummy(options: PenangOptions) -> Rummy:
    """PEN-16 to PEN-18, PEN-30 with these options."""
    return Rummy(options.shape.pattern, tuple(options.values[:KINDS]))
