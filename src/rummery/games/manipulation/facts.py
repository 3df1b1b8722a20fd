"""What all may know of a deal of Manipulation beyond hands, stock and table."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.record import Record
from rummery.games.manipulation.options import ManipulationOptions
from rummery.play.events import Event
from rummery.play.match import Match, Seat
from rummery.play.sight import View
from rummery.play.state import State


@final
class ManipulationFacts(Record):
    """The public facts of a deal: who has melded, and how far the turn has come."""

    __slots__ = ("opened", "drawn", "melded", "passed", "last_lap")

    def __init__(
        self, opened: int, drawn: int = 0, melded: bool = False, passed: bool = False, last_lap: int | None = None
    ) -> None:
        self.opened: Final = opened
        """Who has melded in this deal: one bit a seat (MAN-13)."""
        self.drawn: Final = drawn
        """MAN-10: the cards drawn in this turn."""
        self.melded: Final = melded
        """MAN-11: there was a meld in this turn."""
        self.passed: Final = passed
        """MAN-11: there is to be no draw and no meld in it any more."""
        self.last_lap: Final = last_lap
        """MAN-22: the turns left in the last lap, this one included; None before it."""

    def has_opened(self, seat: Seat) -> bool:
        """MAN-13."""
        return self.opened >> seat & 1 == 1


ManipulationMatch: TypeAlias = Match[ManipulationOptions]
ManipulationState: TypeAlias = State[ManipulationOptions, ManipulationFacts, None]
ManipulationView: TypeAlias = View[ManipulationOptions, ManipulationFacts, None]
ManipulationEvent: TypeAlias = Event[ManipulationFacts, None]


def ends_by_itself(view: ManipulationView) -> bool:
    """MAN-11: whether nothing is left of a turn but `knock` and `done`."""
    facts = view.facts
    return facts.melded or facts.passed or facts.drawn >= view.match.options.max_draws


def nobody_draws(last_lap: int | None, stock: int) -> bool:
    """MAN-22: whether no card can be drawn in this turn any more."""
    return stock == 0 or last_lap is not None
