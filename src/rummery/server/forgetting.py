"""Forgetting somebody's part in a match; a match that nobody keeps is erased."""

from __future__ import annotations

from sqlalchemy import select, update

from rummery.server.desk import Desk
from rummery.server.errors import Refused
from rummery.server.live import STAND_IN, Live
from rummery.server.people import Guest
from rummery.server.schema import SEATS, TABLES

NOBODY = "…"
"""The name of who was forgotten."""


async def forget_everything(desk: Desk, guest: Guest) -> None:
    """Forget a guest's part in every match."""
    for row in await desk.store.rows(select(SEATS.c.table).where(SEATS.c.guest == guest.id)):
        await forget_part(desk, await desk.find(row.table), guest)
    for row in await desk.store.rows(select(TABLES.c.id).where(TABLES.c.host == guest.id)):
        await desk.store.do(update(TABLES).where(TABLES.c.id == row.id).values(host=""))
        if not await _is_kept(desk, row.id):
            await desk.erase(row.id)
    desk.hang_up(lambda client: client.guest.id == guest.id, 4001, "forgotten")


async def forget_part(desk: Desk, live: Live, guest: Guest) -> None:
    """Forget a guest's part in one match; in a running one a bot has the seat from then on. Raises Refused."""

    async def forget() -> None:
        found = [seat for seat in live.seats if seat.guest == guest.id]
        if not found and live.host != guest.id:
            raise Refused("table-unknown")
        for seat in found:
            started = live.course is not None
            seat.guest, seat.salt, seat.kept, seat.gone = None, seat.salt if started else None, False, None
            seat.left, seat.level, seat.name = started, STAND_IN if started else None, NOBODY if started else None
            await desk.seat_changed(live, seat)
            if live.course is not None:
                names = [NOBODY if one is seat else name for one, name in zip(live.seats, live.course.shower.names)]
                await desk.store.do(update(TABLES).where(TABLES.c.id == live.id).values(names=names))

    await live.act(forget)
    if not await _is_kept(desk, live.id):
        await desk.erase(live.id)
        return
    # Its name is in what is being told there: it is read again without.
    desk.forget(live)
    await live.stop(1012, "read again")


async def _is_kept(desk: Desk, id: str) -> bool:
    return bool(await desk.store.rows(select(SEATS.c.seat).where(SEATS.c.table == id, SEATS.c.guest.is_not(None))))
