"""What all may know of a deal of Penang beyond hands and table."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.record import Record
from rummery.games.penang.options import PenangOptions
from rummery.play.events import Event
from rummery.play.match import Match, Seat
from rummery.play.sight import View
from rummery.play.state import State


@final
class PenangFacts(Record):
    """The public facts of a deal."""

    __slots__ = ("passport", "dead", "acted", "moves")

    def __init__(self, passport: int, dead: int, acted: bool = False, moves: int = 0) -> None:
        self.passport: Final = passport
        """PEN-11: who has laid a meld, one bit a seat."""
        self.dead: Final = dead
        """PEN-13: who is dead, one bit a seat."""
        self.acted: Final = acted
        """PEN-10: whether the seat in turn has laid a meld or laid off in this turn."""
        self.moves: Final = moves
        """TAB-08: how many moves were made in this turn."""

    def has_passport(self, seat: Seat) -> bool:
        """PEN-11."""
        return self.passport >> seat & 1 == 1

    def is_dead(self, seat: Seat) -> bool:
        """PEN-13."""
        return self.dead >> seat & 1 == 1

    def about(self, seat: Seat) -> str:
        """The key of what is said of a seat where the table is told; empty where there is nothing to say."""
        if self.is_dead(seat):
            return "seat-dead"
        return "" if self.has_passport(seat) else "seat-no-passport"


PenangMatch: TypeAlias = Match[PenangOptions]
PenangState: TypeAlias = State[PenangOptions, PenangFacts, None]
PenangView: TypeAlias = View[PenangOptions, PenangFacts, None]
PenangEvent: TypeAlias = Event[PenangFacts, None]
