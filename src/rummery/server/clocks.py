"""The clocks of a match: since when it stands as it does, and until when somebody has to move or to answer."""

from __future__ import annotations

from time import monotonic
from typing import Final

from rummery.server.course import Course
from rummery.server.errors import Refused
from rummery.server.seats import Seat

LEAST_AFTER_START: Final = 20.0
"""Seconds that a running turn has at least when the server starts again."""
WITHOUT_PEOPLE: Final = 2.0
"""Seconds between two deals at a table of bots."""


class Clocks:
    """What runs at one table."""

    def __init__(self, timer: int | None, asking: int) -> None:
        """Seconds for a turn, if these are counted, and for answers where several are asked."""
        self._timer: Final = timer
        self._asking: Final = asking
        self.moved_at = monotonic()
        """When the last step was taken."""
        self.turn_until: float | None = None
        self.asked_until: float | None = None
        self._question: tuple[int, int] | None = None
        self._asked_since: int | None = None

    def set(self, course: Course, persons: int) -> None:
        """A step has been taken. Where turns are not timed, one of the *persons* who plays alone has all the time."""
        now = monotonic()
        self.moved_at = now
        since = None if course.asking is None else course.asking.since
        if since != self._asked_since:
            self._asked_since = since
            is_timed = since is not None and (persons > 1 or self._timer is not None)
            self.asked_until = now + self._asking if is_timed else None
        if course.mover is None or self._timer is None:
            self.turn_until, self._question = None, None
        elif self._question != course.question:
            self._question = course.question
            self.turn_until = now + self._timer

    def start_again(self, course: Course, persons: int) -> None:
        """The server has started: a running turn has some time at least."""
        self.set(course, persons)
        if self.turn_until is not None:
            self.turn_until = max(self.turn_until, monotonic() + LEAST_AFTER_START)

    def more(self, seconds: float) -> None:
        """Give the running turn, or the running question, so much more. Raises Refused where no time runs."""
        if self.asked_until is not None:
            self.asked_until += seconds
        elif self.turn_until is not None:
            self.turn_until += seconds
        else:
            raise Refused("not-now")

    def next_deal(self, persons: list[Seat], pace: int, patience: float) -> float | None:
        """When the next deal begins: when all *persons* who are here are ready, or after so many seconds of *patience*.

        Who plays alone has all the time: None. *pace* is that of the bots, who wait for nobody where there is none.
        """
        if not persons:
            return self.moved_at + WITHOUT_PEOPLE * bool(pace)
        if all([seat.kept or seat.ready or seat.gone is not None for seat in persons]):
            return self.moved_at
        return None if len(persons) == 1 else self.moved_at + patience

    def left(self) -> float | None:
        """Seconds left for the answers or the turn; None where nobody counts."""
        until = self.asked_until if self.asked_until is not None else self.turn_until
        return None if until is None else round(max(0.0, until - monotonic()), 1)
