"""When the time is up: the cheapest lawful way to end a turn of Manipulation (TAB-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rummery.games.manipulation.facts import ManipulationEvent, ManipulationState, ManipulationView
from rummery.games.manipulation.laws import laws
from rummery.play.events import OVER
from rummery.play.moves import DONE, Draw, Move, Pass
from rummery.play.sight import observe
from rummery.play.state import go_on

Decide: TypeAlias = Callable[[ManipulationState, Move], list[ManipulationEvent]]
"""What a lawful move brings about: a time-out is made of other moves."""

_CHEAPEST: Final[list[Move]] = [DONE, Pass(), Draw()]
"""What is tried, again and again, until the turn is over: it never melds and never knocks."""


def time_out(state: ManipulationState, decide: Decide) -> list[ManipulationEvent]:
    """TAB-10: end the turn as soon as that may be, without a meld; until then draw."""
    events: list[ManipulationEvent] = []
    seat, now = state.turn, state
    while now.phase != OVER and now.turn == seat:
        now = go_on(events, now, decide(now, _cheapest(observe(now, seat))))
    return events


def _cheapest(view: ManipulationView) -> Move:
    """The first that no law refuses: from a turn's beginning on one always may be done."""
    for move in _CHEAPEST:
        if laws.check(view, move) is None:
            return move
    raise ValueError(view)
