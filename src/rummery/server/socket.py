"""The socket of a table: the handshake, then messages both ways until one side has had enough."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Send

from rummery.server import incoming, metrics, wire
from rummery.server.clients import Bucket, Client, encoded
from rummery.server.commands import chat_line, missed_by, receive
from rummery.server.doors import refuse_handshake
from rummery.server.errors import Refused
from rummery.server.info import table_info
from rummery.server.live import Live
from rummery.server.logs import trouble_with
from rummery.server.reception import desk_of, guest_of, language_of, session_in
from rummery.server.shown import view_hash

AnySocket = WebSocket[Any, Any, Any]
_MOST_DIGITS: Final = 8


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: AnySocket, id: FromPath[str]) -> None:
    """Sit, or watch, at a table."""
    language = language_of(socket)
    try:
        if desk_of(socket).stopping:
            raise Refused("stopping")
        guest = await guest_of(socket)
        live = await desk_of(socket).admit(id, guest, socket.query_params.get("invite"))
        if live.seat_of(guest.id) is None and not live.terms.spectators and live.host != guest.id:
            raise Refused("table-unknown")
    except Refused as refused:
        await refuse_handshake(socket.scope, socket.send, refused, language)
        return
    await socket.accept()
    settings = desk_of(socket).settings
    bucket = Bucket(settings.messages_burst, settings.messages_refill)
    client = Client(guest, session_in(socket) or "", language, socket.query_params.get("words") != "off", bucket)
    after, known = socket.query_params.get("after", ""), socket.query_params.get("hash", "")
    number = int(after) if after.isascii() and after.isdigit() and len(after) <= _MOST_DIGITS else None

    async def come() -> None:
        join(live, client, number, known)

    try:
        await live.act(come)
    except Refused:
        client.close(1012, "restart")
    sender = asyncio.create_task(_send_all(socket.send, client))
    receiver = asyncio.create_task(_receive_all(socket, live, client))
    metrics.CLIENTS.inc()
    try:
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
    finally:
        leave(live, client)
        metrics.CLIENTS.dec()
        for task in (sender, receiver):
            task.cancel()
        for ended in await asyncio.gather(sender, receiver, return_exceptions=True):
            if isinstance(ended, Exception):
                trouble_with("socket", ended, table=live.id)


async def _receive_all(socket: AnySocket, live: Live, client: Client) -> None:
    with suppress(WebSocketDisconnect):
        while client.closing is None:
            data = await socket.receive_data("text")
            receive(live, client, data)


async def _send_all(send: Send, client: Client) -> None:
    while (data := await client.next()) is not None:
        await send({"type": "websocket.send", "bytes": None, "text": data.decode()})
        client.sent(len(data))
    code, reason = client.closing or (1000, "")
    await send({"type": "websocket.close", "code": code, "reason": reason})


def join(live: Live, client: Client, number: int | None, known: str) -> None:
    """Greet a client, and give it what it has missed, or all. In the table's own order."""
    seat = live.seat_of(client.guest.id)
    live.clients.add(client)
    missed = None
    if number is not None and live.course is not None and _has_view(live, client, number, known):
        missed = missed_by(live, client, number)
    chat = [chat_line(line, client) for line in live.chat if line.name not in live.muted.get(client.guest.id, ())]
    if seat is not None:
        seat.gone, seat.kept = None, False
    hello = wire.Hello(
        table_info(live, client.guest.id, client.language),
        live.number,
        missed is not None,
        chat,
        sorted(live.muted.get(client.guest.id, ())),
    )
    client.send(encoded(hello))
    for update in missed or ():
        client.send(encoded(update))
    whole = live.whole_view(client) if missed is None else None
    if whole is not None:
        client.send(encoded(whole))
    if seat is not None:
        live.tell_table()


def _has_view(live: Live, client: Client, number: int, known: str) -> bool:
    """Whether the view that the client says it has is the one that it would have been sent."""
    course = live.course
    if course is None or number == 0:
        return False
    moments = [course.moment, *[step.before for step in course.steps]]
    seat = live.seat_of(client.guest.id)
    for moment in moments:
        if moment.number == number:
            seen_by = None if seat is None else seat.number
            return view_hash(course.shower.view(moment, seen_by, client.speech)) == known
    return False


def leave(live: Live, client: Client) -> None:
    """A client has gone."""
    live.clients.discard(client)
    live.idle_since = monotonic()
    seat = live.seat_of(client.guest.id)
    if seat is None or any([other.guest.id == client.guest.id for other in live.clients]):
        return
    seat.gone = monotonic()

    async def tell() -> None:
        live.tell_table()

    live.put(tell)


def socket_schema() -> dict[str, Any]:
    """The JSON schema of what goes over a socket."""
    (received, sent), definitions = msgspec.json.schema_components(
        [incoming.Incoming, wire.Outgoing], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table",
        "properties": {"incoming": received, "outgoing": sent},
        "$defs": definitions,
    }
