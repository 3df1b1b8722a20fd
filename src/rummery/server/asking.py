"""Several seats are asked at once: their answers are collected, and put to the game in the order in which it asks."""

from __future__ import annotations

from typing import Any, Final

from rummery.play.events import BUY
from rummery.play.game import Game
from rummery.play.match import Seat
from rummery.play.moves import TIMEOUT, Move, Pass
from rummery.play.sight import observe
from rummery.play.state import State, evolve

AnyState = State[Any, Any, Any]
DECLINE: Final[Move] = Pass()


def asked_in_turn(game: Game[Any, Any, Any], state: AnyState) -> list[tuple[Seat, AnyState]]:
    """Who is asked, one after the other, while everybody declines; each with the deal as they would find it.

    Nothing happens between two questions but that the first was declined, so nothing hidden shows in these states.
    """
    found: list[tuple[Seat, AnyState]] = []
    asked = state.asked
    while state.phase == BUY and asked is not None and asked not in [seat for seat, _ in found]:
        found.append((asked, state))
        declined = DECLINE if game.check(observe(state, asked), DECLINE) is None else TIMEOUT
        state = evolve(state, game.decide(state, declined))
        asked = state.asked
    return found


class Asking:
    """One question and the answers to it so far."""

    def __init__(self, since: int, asked: list[tuple[Seat, AnyState]]) -> None:
        self.since: Final = since
        """The number at which it was put."""
        self.asked: Final = asked
        self.answers: Final[dict[Seat, Move]] = {}

    def open(self, now: Seat | None) -> tuple[tuple[Seat, AnyState], ...]:
        """Who can still answer: those from the seat that the game asks *now* on who have not."""
        seats = [seat for seat, _ in self.asked]
        start = seats.index(now) if now in seats else len(seats)
        return tuple([(seat, state) for seat, state in self.asked[start:] if seat not in self.answers])

    def state_for(self, seat: Seat) -> AnyState | None:
        """The deal as *seat* would find it when asked; None where it is not."""
        for asked, state in self.asked:
            if asked == seat:
                return state
        return None
