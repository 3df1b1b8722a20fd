"""A deal step by step, as one seat saw it: of a match played here, or of a record that somebody has."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from rummery.play.events import OVER
from rummery.play.match import MatchOver, Seat
from rummery.play.notation import move_text
from rummery.play.sight import View
from rummery.play.state import evolve
from rummery.server import wire
from rummery.server.errors import Refused
from rummery.server.reception import language_of
from rummery.server.routes_tables import admitted
from rummery.server.shown import Moment, Shower, Step, with_lines
from rummery.server.speeches import speech_in
from rummery.table import replay as playing
from rummery.table.journal import Begun, Entry
from rummery.table.record import read_record
from rummery.table.table import Table
from rummery.words.replayed import why_refused
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


class RecordSent(Struct, forbid_unknown_fields=True):
    """A record, as a file holds it. Nothing of it is kept."""

    record: dict[str, Any]


@get("/api/matches/{id:str}/replay")
async def replay(
    request: AnyRequest, id: FromPath[str], deal: FromQuery[int] = 1, seat: FromQuery[int | None] = None
) -> ReplayShown:
    """A deal that is over, as *seat* saw it, or (none) as they did who watched."""
    live, _ = await admitted(request, id)
    course = live.course
    if course is None:
        raise Refused("table-waiting")
    deals = course.table.journal.deals()
    if course.moment.state.phase != OVER:
        deals = deals[:-1]
    return _shown(course.table, deals, deal, seat, speech_in(language_of(request)))


@post("/api/replays", status_code=200)
async def replay_record(
    request: AnyRequest, data: JSONBody[RecordSent], deal: FromQuery[int] = 1, seat: FromQuery[int | None] = None
) -> ReplayShown:
    """A deal of a record, as *seat* saw it, or (none) as they did who watched."""
    speech = speech_in(language_of(request))
    table = await asyncio.to_thread(_played, json.dumps(data.record).encode(), speech)
    return _shown(table, table.journal.deals(), deal, seat, speech)


def _played(data: bytes, speech: Speech) -> Table:
    """The table of a record, all its moves made. Raises Problem, and Refused where the rules do not allow a move."""
    played = playing.Replay(read_record(data))
    for step in played.steps():
        if isinstance(step, playing.Refused):
            why = why_refused(played.table, step, speech)
            raise Refused("record-refused", deal=step.deal + 1, move=step.move + 1, text=step.text, why=why)
    return played.table


def _shown(table: Table, deals: list[list[Entry]], deal: int, seat: int | None, speech: Speech) -> ReplayShown:
    names = list(table.names)
    if seat is not None and not 0 <= seat < len(names):
        raise Refused("no-seat")
    game = table.game
    shown = ReplayShown(game.name, speech.messages.title(game.name), names, len(deals), deal, seat, None, [])
    if 1 <= deal <= len(deals):
        _fill(shown, table, _steps(deals[deal - 1], table.over if deal == len(deals) else None), speech)
    return shown


class _Past(Shower):
    """What was; what might have been done then is not reckoned again."""

    def _choices(self, view: View[Any, Any, Any], speech: Speech | None) -> list[wire.ChoicesShown]:
        return []


def _fill(shown: ReplayShown, table: Table, steps: list[Step], speech: Speech) -> None:
    past = _Past(table.game, table.names)
    shown.view = past.view(steps[0].after, shown.seat, speech)
    shown.steps = [past.update(step, shown.seat, speech, None) for step in steps[1:]]


def _steps(entries: list[Entry], match_over: MatchOver | None) -> list[Step]:
    """The steps of a deal, from 0, which is dealing. *match_over*: how the match ended with it, if it did."""
    begun = entries[0]
    if not isinstance(begun, Begun):
        raise ValueError("a deal's entries start with its beginning")
    before = Moment(0, begun.before)
    steps: list[Step] = []
    for number, entry in enumerate(entries):
        over = match_over if number == len(entries) - 1 else None
        lines = with_lines(before.lines, entry.events)
        after = Moment(number, evolve(before.state, entry.events), lines, over)
        seat: Seat | None = None if isinstance(entry, Begun) else entry.seat
        move = None if isinstance(entry, Begun) else move_text(entry.move)
        steps.append(Step(before, after, seat, move, None, entry.events))
        before = after
    return steps


REPLAY_ROUTES = [replay, replay_record]
