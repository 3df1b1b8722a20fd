"""The moves offered to a seat of Manipulation: candidates, of which the laws let through what is lawful."""

from __future__ import annotations

from typing import Final

from rummery.games.manipulation.candidates import add_melds
from rummery.games.manipulation.change import is_sound
from rummery.games.manipulation.facts import ManipulationView, ends_by_itself
from rummery.games.manipulation.laws import laws
from rummery.play.events import DRAW, OVER
from rummery.play.moves import DONE, TIMEOUT, Draw, Knock, Lay, Move, Pass

_A_LAY: Final = Lay(())
"""Any move of its kind, for the laws that do not look at it."""
_FIRST_DRAW: Final[list[Move]] = [Draw()]
_GOING_ON: Final[list[Move]] = [Draw(), Pass(), _A_LAY]
_ENDING: Final[list[Move]] = [Knock(), DONE, _A_LAY]


def menu(view: ManipulationView) -> list[Move]:
    """The moves offered to the seat that looks; empty where it is not its turn.

    Candidates for `meld` are lawful in themselves where what lies on the table are melds: for them only those laws are
    asked then that say the same of all moves of a kind.
    """
    if view.seat is None or view.mover() != view.seat or view.phase == OVER:
        return []
    if view.phase == DRAW:
        return laws.lawful(view, _FIRST_DRAW) or [TIMEOUT]
    kinds = _ENDING if ends_by_itself(view) else _GOING_ON
    may_be = laws.may_be(view, kinds)
    moves = [kinds[at] for at in range(2) if may_be[at]]
    if may_be[2]:
        if is_sound(view.table):
            add_melds(view, moves)
        else:
            melds: list[Move] = []
            add_melds(view, melds)
            moves += laws.lawful(view, melds)
    return moves or [TIMEOUT]
