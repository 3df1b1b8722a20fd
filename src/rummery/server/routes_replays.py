"""A deal that is over, step by step, as one seat saw it."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from rummery.play.events import OVER
from rummery.play.match import Seat
from rummery.play.notation import move_text
from rummery.play.sight import View
from rummery.play.state import evolve
from rummery.server import wire
from rummery.server.course import Course
from rummery.server.errors import Refused
from rummery.server.reception import language_of
from rummery.server.routes_tables import admitted
from rummery.server.shown import Moment, Shower, Step, with_lines
from rummery.server.speeches import speech_in
from rummery.table.journal import Begun, Entry
from rummery.words.say import Speech

AnyRequest = Request[Any, Any, Any]


class ReplayShown(Struct):
    """A deal of a match: the view after it was dealt, and what each step changed in it."""

    game: str
    title: str
    names: list[str]
    deals: int
    deal: int
    seat: int | None
    view: wire.ViewShown | None
    steps: list[wire.Update]


@get("/api/matches/{id:str}/replay")
async def replay(
    request: AnyRequest, id: FromPath[str], deal: FromQuery[int] = 1, seat: FromQuery[int | None] = None
) -> ReplayShown:
    """A deal that is over, as *seat* saw it, or (none) as they did who watched."""
    live, _ = await admitted(request, id)
    course = live.course
    if course is None:
        raise Refused("table-waiting")
    names = list(course.shower.names)
    if seat is not None and not 0 <= seat < len(names):
        raise Refused("no-seat")
    speech = speech_in(language_of(request))
    deals = course.table.journal.deals()
    if course.moment.state.phase != OVER:
        deals = deals[:-1]
    shown = ReplayShown(live.game.name, speech.text(f"game-{live.game.name}"), names, len(deals), deal, seat, None, [])
    if 1 <= deal <= len(deals):
        last = course.moment if deal == len(deals) else None
        _fill(shown, course, _steps(deals[deal - 1], last), speech)
    return shown


class _Past(Shower):
    """What was; what might have been done then is not reckoned again."""

    def _choices(self, view: View[Any, Any, Any], speech: Speech | None) -> list[wire.ChoicesShown]:
        return []


def _fill(shown: ReplayShown, course: Course, steps: list[Step], speech: Speech) -> None:
    past = _Past(course.game, course.shower.names)
    shown.view = past.view(steps[0].after, shown.seat, speech)
    shown.steps = [past.update(step, shown.seat, speech, None) for step in steps[1:]]


def _steps(entries: list[Entry], last: Moment | None) -> list[Step]:
    """The steps of a deal, from 0, which is dealing. *last* is the match's latest moment, if this is its deal."""
    begun = entries[0]
    if not isinstance(begun, Begun):
        raise ValueError("a deal's entries start with its beginning")
    before = Moment(0, begun.before)
    steps: list[Step] = []
    for number, entry in enumerate(entries):
        over = last.over if last is not None and number == len(entries) - 1 else None
        lines = with_lines(before.lines, entry.events)
        after = Moment(number, evolve(before.state, entry.events), lines, over)
        seat: Seat | None = None if isinstance(entry, Begun) else entry.seat
        move = None if isinstance(entry, Begun) else move_text(entry.move)
        steps.append(Step(before, after, seat, move, None, entry.events))
        before = after
    return steps


REPLAY_ROUTES = [replay]
