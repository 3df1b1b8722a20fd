"""Rami as the solver sees it: its melds, and what cards are worth in them and in a hand."""

from __future__ import annotations

from rummery.cards.card import ACE, KINDS, SUIT_SIZE
from rummery.games.rami.options import RamiOptions
from rummery.games.rami.scoring import LOW_ACE, SAME_ROUNDED, SAME_TRADITIONAL, card_values
from rummery.melds.solver.rummy import SETTLED, Rummy


def rummy(options: RamiOptions) -> Rummy:
    """RAM-15 to RAM-18, RAM-30, RAM-32, RAM-45 with these options."""
    values = card_values(options)
    by_rank = tuple(values[:SUIT_SIZE])
    same = SAME_TRADITIONAL if options.traditional else SAME_ROUNDED
    return Rummy(
        options.shape.pattern,
        tuple(values[:KINDS]),
        in_run=(LOW_ACE[options.traditional], *by_rank[1:], values[ACE]),
        in_set=by_rank,
        in_same=tuple(same[:SUIT_SIZE]),
        naming=SETTLED,
    )
