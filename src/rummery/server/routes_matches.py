"""My matches over HTTP: listed, as score sheets, as records, forgotten."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from litestar import Request, Response, delete, get
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy import select

from rummery.play.events import OVER
from rummery.server import wire
from rummery.server.errors import Refused
from rummery.server.forgetting import forget_part
from rummery.server.live import Live
from rummery.server.reception import desk_of, guest_of, language_of
from rummery.server.routes_tables import admitted, member
from rummery.server.schema import SEATS, TABLES
from rummery.server.shown import line_shown, with_lines
from rummery.server.speeches import speech_in
from rummery.table.journal import Begun, Entry
from rummery.table.record import text_of_record, write_record
from rummery.words.say import Speech

AnyRequest = Request[Any, Any, Any]
MOST_LISTED = 500


class MatchShown(Struct):
    """A match in the list of mine."""

    id: str
    game: str
    title: str
    state: str
    names: list[str | None]
    you: int
    began: str | None
    moved: int
    totals: list[int] | None
    winners: list[int] | None


class DealShown(Struct):
    """A deal on the score sheet."""

    deal: int
    dealer: int
    over: bool
    scores: list[int]
    totals: list[int]
    winners: list[int]
    lines: list[wire.LineShown]


class SheetShown(Struct):
    """A score sheet."""

    names: list[str]
    deals: list[DealShown]
    over: wire.OverShown | None


@get("/api/matches")
async def my_matches(request: AnyRequest) -> list[MatchShown]:
    """My matches, the latest first."""
    guest = await guest_of(request)
    desk = desk_of(request)
    speech = speech_in(language_of(request))
    query = (
        select(TABLES, SEATS.c.seat)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.guest == guest.id, SEATS.c.left.is_(False))
        .order_by(TABLES.c.moved.desc())
        .limit(MOST_LISTED)
    )
    rows = await desk.store.rows(query)
    found: dict[str, list[str | None]] = {}
    names = select(SEATS.c.table, SEATS.c.name).where(SEATS.c.table.in_([row.id for row in rows]))
    for one in await desk.store.rows(names.order_by(SEATS.c.seat)):
        found.setdefault(one.table, []).append(one.name)
    return [
        MatchShown(
            row.id,
            row.game,
            speech.messages.title(row.game),
            row.state,
            found[row.id],
            row.seat,
            row.began,
            row.moved,
            row.totals,
            row.winners,
        )
        for row in rows
    ]


@get("/api/tables/{id:str}/scores")
async def scores(request: AnyRequest, id: FromPath[str]) -> SheetShown:
    """The score sheet."""
    live, guest = await admitted(request, id)
    course = live.course
    if course is None:
        raise Refused("table-waiting")
    speech = speech_in(language_of(request))
    seat = live.seat_of(None if guest is None else guest.id)
    deals = [_deal(entries, speech) for entries in course.table.journal.deals()]
    over = course.shower.view(course.moment, None if seat is None else seat.number, speech).over
    return SheetShown(list(course.shower.names), deals, over)


def _deal(entries: list[Entry], speech: Speech) -> DealShown:
    begun = entries[0]
    if not isinstance(begun, Begun):
        raise ValueError("a deal's entries start with its beginning")
    match = begun.before.match
    events = [event for entry in entries for event in entry.events]
    lines = with_lines((), events)
    got = [sum([line.points for line in lines if line.seat == seat]) for seat in range(match.seats())]
    ends = [event for event in events if hasattr(event, "winners")]
    return DealShown(
        match.number,
        match.dealer,
        bool(ends),
        got,
        [total + points for total, points in zip(match.totals, got, strict=True)],
        list(ends[0].winners) if ends else [],
        [line_shown(line, speech) for line in lines],
    )


def record_of(live: Live) -> dict[str, Any]:
    """The match as a record: deals that are over, and the seed only once nothing can follow from it any more."""
    course = live.course
    if course is None:
        raise Refused("table-waiting")
    record = write_record(course.table, live.began, tuple([seat.level for seat in live.seats]))
    if course.moment.state.phase != OVER:
        record["deals"].pop()
    del record["seed"]
    record["promised"] = sha256(live.seed).hexdigest()
    if course.over:
        record["seed"] = live.seed.hex()
        if live.salts:
            record["salts"] = [salt.hex() for salt in live.salts]
    deals = record.pop("deals")
    return {**record, "deals": deals}


@get("/api/matches/{id:str}/record")
async def match_record(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """A match as a record."""
    live, guest = await member(request, id)
    if live.seat_of(guest.id) is None:
        raise Refused("no-seat")
    text = text_of_record(record_of(live)).encode()
    headers = {"Content-Disposition": f'attachment; filename="{live.game.name}-{live.began or "match"}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@delete("/api/matches/{id:str}", status_code=204)
async def forget_match(request: AnyRequest, id: FromPath[str]) -> None:
    """Forget my part in a match."""
    guest = await guest_of(request)
    desk = desk_of(request)
    await forget_part(desk, await desk.find(id), guest)


MATCH_ROUTES = [my_matches, scores, match_record, forget_match]
