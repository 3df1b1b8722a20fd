"""The best meld of a turn: what leaves the fewest points in the hand, by the solver."""

from __future__ import annotations

from rummery.games.manipulation.arrange import rummy
from rummery.games.manipulation.facts import ManipulationView
from rummery.games.manipulation.options import TABLE
from rummery.games.manipulation.placing import placed
from rummery.melds.meld import Meld
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.rearrange import rearrange
from rummery.play.moves import Lay


def best_meld(view: ManipulationView, tries: int) -> Lay | None:
    """The move that leaves the seat that looks the fewest points, and changes few melds of the table; None without one.

    *tries* are the choices of melds to be changed that are looked at, at most; a table that is beyond the solver has
    no such move. Whether the turn and MAN-13 allow it the laws say.
    """
    lying = tuple([laid.meld for laid in view.table])
    options = view.match.options
    own = options.initial_meld != TABLE and view.seat is not None and not view.facts.has_opened(view.seat)
    try:
        if own or not lying:
            found = arrange(view.hand, rummy(options))
        else:
            found = rearrange(lying, view.hand, rummy(options), gently=True, tries=tries)
    except Beyond:
        return None
    if found is None or len(found.left) == len(view.hand):
        return None
    melds: tuple[Meld, ...] = (*lying, *found.melds) if own else placed(lying, found.melds)
    return Lay(melds)
