"""The moves offered to a seat of Manipulation: candidates, of which the laws let through what is lawful."""

from __future__ import annotations

from typing import Final

from rummery.games.manipulation.candidates import add_melds
from rummery.games.manipulation.facts import ManipulationView, ends_by_itself
from rummery.games.manipulation.laws import laws
from rummery.games.manipulation.options import MOST_DRAWS
from rummery.play.events import DRAW, OVER
from rummery.play.moves import DONE, TIMEOUT, Draw, Knock, Move, Pass

_FIRST_DRAW: Final[list[Move]] = [Draw()]
_GOING_ON: Final[list[Move]] = [Draw(), Pass()]
_ENDING: Final[list[Move]] = [Knock(), DONE]


def menu(view: ManipulationView) -> list[Move]:
    """The moves offered to the seat that looks; empty where it is not its turn."""
    if view.seat is None or view.mover() != view.seat or view.phase == OVER:
        return []
    if view.phase == DRAW:
        return laws.lawful(view, _FIRST_DRAW) or [TIMEOUT]
    moves = list(_ENDING if ends_by_itself(view) else _GOING_ON)
    facts = view.facts
    if not facts.melded and not facts.passed and facts.drawn < MOST_DRAWS:
        add_melds(view, moves)
    return laws.lawful(view, moves) or [TIMEOUT]
