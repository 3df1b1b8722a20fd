"""Tables over HTTP: made, found, sat down at, begun, handed on."""

from __future__ import annotations

import io
from collections.abc import Callable, Coroutine
from time import monotonic, time
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, convert
from sqlalchemy import delete, insert, select

from rummery.cards.shuffle import SEED_SIZE
from rummery.server import wire
from rummery.server.desk import Wanted
from rummery.server.errors import Refused
from rummery.server.identity import digest_of, new_secret
from rummery.server.info import invitation_path, table_info
from rummery.server.live import STAND_IN, Live
from rummery.server.people import Guest
from rummery.server.reception import desk_of, guest_of, known_guest, language_of, people_of
from rummery.server.routes_people import cookie_for
from rummery.server.schema import HANDOVERS
from rummery.server.seats import Terms

AnyRequest = Request[Any, Any, Any]
HANDOVER_SECONDS = 600
_MOST_SEATS = 20


class NewTable(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as it is wanted, with its terms."""

    game: str
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[Wanted], Meta(max_length=_MOST_SEATS)] | None = None
    start: bool = False


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat by its number; None: the first that is open."""

    seat: int | None = None


class BotWanted(Struct, forbid_unknown_fields=True):
    """A bot for a seat; without a level the seat is open again."""

    seat: int
    level: str | None = STAND_IN


class Salt(Struct, forbid_unknown_fields=True):
    """A salt: 64 hex digits."""

    salt: str


class Handover(Struct):
    """A link that hands a seat over."""

    link: str
    code: str
    seconds: int


async def admitted(request: AnyRequest, id: str) -> tuple[Live, Guest | None]:
    """The table and who asks for it. Raises Refused for strangers."""
    guest = await known_guest(request)
    return await desk_of(request).admit(id, guest, request.query_params.get("invite")), guest


async def member(request: AnyRequest, id: str) -> tuple[Live, Guest]:
    """The table and the guest who asks for it. Raises Refused."""
    guest = await guest_of(request)
    return await desk_of(request).admit(id, guest, request.query_params.get("invite")), guest


def shown(request: AnyRequest, live: Live, guest: Guest | None) -> wire.TableInfo:
    """The table as who asks may see it."""
    return table_info(live, None if guest is None else guest.id, language_of(request))


@post("/api/tables")
async def make_table(request: AnyRequest, data: JSONBody[NewTable]) -> wire.TableInfo:
    """Make a table."""
    guest = await guest_of(request)
    terms = convert(data, Terms, from_attributes=True)
    desk = desk_of(request)
    if data.start and data.seats is not None and any([seat.kind == "open" for seat in data.seats]):
        raise Refused("seats-open")
    live = await desk.make(guest, data.game, dict(data.options), data.seats, terms, language_of(request))
    if data.start:
        await live.act(lambda: desk.start(live, guest))
    return shown(request, live, guest)


@get("/api/tables")
async def open_tables(request: AnyRequest) -> list[wire.TableInfo]:
    """The open tables."""
    guest = await known_guest(request)
    return [shown(request, live, guest) for live in await desk_of(request).listed()]


@get("/api/tables/{id:str}")
async def one_table(request: AnyRequest, id: FromPath[str]) -> wire.TableInfo:
    """A table."""
    return shown(request, *await admitted(request, id))


async def _done(
    request: AnyRequest, id: str, what: Callable[[Live, Guest], Coroutine[Any, Any, None]]
) -> wire.TableInfo:
    """The table after a member has done something there."""
    live, guest = await member(request, id)
    await live.act(lambda: what(live, guest))
    return shown(request, live, guest)


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(request: AnyRequest, id: FromPath[str], data: JSONBody[SeatWanted]) -> wire.TableInfo:
    """Sit down."""
    return await _done(request, id, lambda live, guest: desk_of(request).sit(live, guest, data.seat))


@post("/api/tables/{id:str}/stand", status_code=200)
async def stand(request: AnyRequest, id: FromPath[str]) -> wire.TableInfo:
    """Give a seat up."""
    return await _done(request, id, desk_of(request).stand)


@post("/api/tables/{id:str}/bot", status_code=200)
async def put_bot(request: AnyRequest, id: FromPath[str], data: JSONBody[BotWanted]) -> wire.TableInfo:
    """Put a bot on a seat, or take it away."""
    desk, language = desk_of(request), language_of(request)
    return await _done(request, id, lambda live, guest: desk.put_bot(live, guest, data.seat, data.level, language))


@post("/api/tables/{id:str}/salt", status_code=200)
async def add_salt(request: AnyRequest, id: FromPath[str], data: JSONBody[Salt]) -> wire.TableInfo:
    """Add a salt to the seed."""
    try:
        salt = bytes.fromhex(data.salt)
    except ValueError:
        salt = b""
    if len(salt) != SEED_SIZE or len(data.salt) != 2 * SEED_SIZE:
        raise Refused("salt-form", digits=2 * SEED_SIZE)
    return await _done(request, id, lambda live, guest: desk_of(request).salt(live, guest, salt))


@post("/api/tables/{id:str}/start", status_code=200)
async def start(request: AnyRequest, id: FromPath[str]) -> wire.TableInfo:
    """Begin the match."""
    return await _done(request, id, desk_of(request).start)


@post("/api/tables/{id:str}/again", status_code=200)
async def again(request: AnyRequest, id: FromPath[str]) -> wire.TableInfo:
    """A new match with the same people."""
    live, guest = await member(request, id)
    if live.seat_of(guest.id) is None:
        raise Refused("no-seat")
    desk = desk_of(request)
    new = await live.act(lambda: desk.again(live))
    return shown(request, await desk.find(new), guest)


@post("/api/tables/{id:str}/handover")
async def hand_over(request: AnyRequest, id: FromPath[str]) -> Handover:
    """A link that gives my seat to the device that opens it."""
    live, guest = await member(request, id)
    seat = live.seat_of(guest.id)
    if seat is None:
        raise Refused("no-seat")
    code = new_secret()
    now = int(time())
    await desk_of(request).store.do(
        delete(HANDOVERS).where(HANDOVERS.c.until < now),
        insert(HANDOVERS).values(digest=digest_of(code), table=id, seat=seat.number, until=now + HANDOVER_SECONDS),
    )
    return Handover(f"/h/{code}", code, HANDOVER_SECONDS)


@post("/api/handovers/{code:str}", status_code=200)
async def take_over(request: AnyRequest, code: FromPath[str]) -> Response[wire.TableInfo]:
    """Take the seat that a link hands over."""
    desk = desk_of(request)
    digest = digest_of(code)
    found = await desk.store.rows(
        select(HANDOVERS).where(HANDOVERS.c.digest == digest, HANDOVERS.c.until >= int(time()))
    )
    if not found:
        raise Refused("handover-unknown")
    live = await desk.find(found[0].table)
    seat = live.seats[found[0].seat]
    guest = await known_guest(request)
    cookies = []
    if guest is None:
        guest, session = await people_of(request).new(seat.name or "?")
        cookies = [cookie_for(request, session)]
    taker = guest

    async def take() -> None:
        if seat.kind != "person" or not await desk.store.rows(select(HANDOVERS).where(HANDOVERS.c.digest == digest)):
            raise Refused("handover-unknown")
        if live.seat_of(taker.id) not in (None, seat):
            raise Refused("seat-have")
        await desk.store.do(delete(HANDOVERS).where(HANDOVERS.c.digest == digest))
        for client in live.clients:
            if client.guest.id == seat.guest and client.guest.id != taker.id:
                client.close(4000, "opened elsewhere")
        seat.guest = taker.id
        seat.gone = None if any([client.guest.id == taker.id for client in live.clients]) else monotonic()
        await desk.seat_changed(live, seat, taker.id)

    await live.act(take)
    return Response(shown(request, live, guest), cookies=cookies)


@get("/api/tables/{id:str}/qr.svg")
async def qr_code(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """The invitation as a QR code."""
    live, guest = await admitted(request, id)
    if guest is None or (live.seat_of(guest.id) is None and live.host != guest.id):
        raise Refused("no-seat")
    picture = io.BytesIO()
    address = f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}{invitation_path(live)}"
    segno.make(address, error="m").save(picture, kind="svg", scale=6, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


TABLE_ROUTES = [
    make_table,
    open_tables,
    one_table,
    sit,
    stand,
    put_bot,
    add_salt,
    start,
    again,
    hand_over,
    take_over,
    qr_code,
]
