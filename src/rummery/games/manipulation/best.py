"""The best meld of a turn: what leaves the fewest points in the hand, by the solver."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import Cards
from rummery.games.manipulation.arrange import rummy
from rummery.games.manipulation.facts import ManipulationView
from rummery.games.manipulation.options import SHAPE, TABLE
from rummery.games.manipulation.placing import placed
from rummery.melds.meld import Meld
from rummery.melds.near import near
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.rearrange import rearrange
from rummery.play.moves import Lay

_TRIES: Final = 30
"""Choices of melds to be changed that a hint looks at: more would make a player wait."""


def hint(view: ManipulationView) -> Lay | None:
    """The best meld with the whole table."""
    return best_meld(view, len(view.table), _TRIES)


def best_meld(view: ManipulationView, most: int, tries: int) -> Lay | None:
    """The move that leaves the seat that looks the fewest points, and changes few melds of the table; None without one.

    It changes those *most* melds at most that have most to do with the hand, and of these few, as far as *tries*
    choices of them say. What is beyond the solver is no move. Whether the turn and MAN-13 allow one the laws say.
    """
    lying = tuple([laid.meld for laid in view.table])
    options = view.match.options
    changed, stay = _divided(view.hand, lying, most)
    own = options.initial_meld != TABLE and view.seat is not None and not view.facts.has_opened(view.seat)
    try:
        if own or not lying:
            found = arrange(view.hand, rummy(options))
        else:
            found = rearrange(changed, view.hand, rummy(options), gently=True, tries=tries)
    except Beyond:
        return None
    if found is None or len(found.left) == len(view.hand):
        return None
    melds: tuple[Meld, ...] = (*lying, *found.melds) if own else placed(lying, (*stay, *found.melds))
    return Lay(melds)


def _divided(hand: Cards, lying: tuple[Meld, ...], most: int) -> tuple[list[Meld], list[Meld]]:
    """The *most* melds that can take or spare most cards that the hand has use for, and the others."""
    if len(lying) <= most:
        return list(lying), []
    uses = sorted([(-_uses(hand, lying[at]), at) for at in range(len(lying))])
    chosen = sorted([at for _, at in uses[:most]])
    return [lying[at] for at in chosen], [lying[at] for at in range(len(lying)) if at not in chosen]


def _uses(hand: Cards, meld: Meld) -> int:
    """How much a meld has to do with a hand: cards that it takes count most."""
    uses = 0
    for card in SHAPE.wants(meld) + meld.stands:
        uses += 3 * (card in hand)
    spare = len(meld.cards) > SHAPE.pattern.shortest_run
    for face in meld.faces:
        for card in hand:
            uses += spare and near(card, face)
    return uses
