"""When the time is up: the cheapest lawful way to end a turn of Penang (TAB-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rummery.games.penang.facts import PenangEvent, PenangState
from rummery.games.penang.menu import menu
from rummery.games.penang.scoring import count
from rummery.games.penang.whose_turn import found_dead
from rummery.play.events import OVER
from rummery.play.every_table import played
from rummery.play.moves import DONE, Lay, LayOff, Move, Swap
from rummery.play.sight import observe
from rummery.play.state import go_on

Decide: TypeAlias = Callable[[PenangState, Move], list[PenangEvent]]
"""What a lawful move brings about: a time-out is made of other moves."""


def time_out(state: PenangState, decide: Decide) -> list[PenangEvent]:
    """TAB-10: the action with the cards that count least, after taking a wild where none is possible before."""
    events: list[PenangEvent] = []
    now = state
    while not now.facts.acted:
        offered = menu(observe(now, now.turn))
        move = _cheapest(now, offered)
        if move is None:
            return [*events, *found_dead(now)]
        now = go_on(events, now, decide(now, move))
    return events if now.phase == OVER else [*events, *decide(now, DONE)]


def _cheapest(state: PenangState, offered: list[Move]) -> Move | None:
    """Of the actions the one that costs least, then the one with fewest cards, then the first; else a wild taken."""
    best: Move | None = None
    least = (0, 0)
    for move in offered:
        if isinstance(move, (Lay, LayOff)):
            cards = played(move)
            cost = (count(state.match.options, cards), len(cards))
            if best is None or cost < least:
                best, least = move, cost
    if best is None:
        for move in offered:
            if isinstance(move, Swap):
                return move
    return best
