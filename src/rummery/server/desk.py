"""The front desk: makes tables, finds them, and keeps those in memory at which something happens."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable, Sequence
from time import monotonic, time
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from rummery.bots import LEVELS
from rummery.games import GAMES
from rummery.play.options import differing, read_options
from rummery.play.problem import Problem
from rummery.server import metrics, wire
from rummery.server.clients import Client, encoded
from rummery.server.errors import Refused
from rummery.server.identity import new_id, new_secret
from rummery.server.live import STAND_IN, Live
from rummery.server.logs import LOG, trouble
from rummery.server.people import Guest, People, distinct
from rummery.server.schema import JOURNAL, REPLIES, SEATS, TABLES
from rummery.server.seats import Seat, Terms
from rummery.server.settings import Settings
from rummery.server.speeches import speech_in
from rummery.server.store import Store, as_dict
from rummery.table.table import check_seats
from rummery.words.messages import Language

IDLE_SECONDS: Final = 1800.0
"""After so long without a socket a table leaves memory; it comes back when it is asked for."""
RECENT_SECONDS: Final = 900
"""Matches with a deal begun so recently are in memory at once when the server starts."""
_SWEEP_SECONDS: Final = 60.0
MOST_LISTED: Final = 200


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it is wanted at a new table."""

    kind: str
    level: str = STAND_IN


class Desk:
    """All tables."""

    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self.store: Final = store
        self.people: Final = people
        self.settings: Final = settings
        self.stopping = False
        self._live: Final[dict[str, Live]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take up the matches that were going on."""
        since = int(time()) - RECENT_SECONDS
        going = select(TABLES.c.id).where(TABLES.c.state == "playing", TABLES.c.moved >= since)
        for row in await self.store.rows(going):
            await self._found(row.id)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Take no more, and let every table finish what it does."""
        self.stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*[live.stop(1012, "restart") for live in list(self._live.values())])

    def tables(self) -> list[Live]:
        """The tables in memory."""
        return list(self._live.values())

    def forget(self, live: Live) -> None:
        """Out of memory with it; it is read again when it is asked for."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
            metrics.TABLES.dec()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            await self.sweep()

    async def sweep(self) -> None:
        """Out of memory with the tables at which nobody has been for long."""
        for live in self.tables():
            if not live.clients and monotonic() - live.idle_since > IDLE_SECONDS:
                self.forget(live)
                await live.stop(1012, "idle")

    # ---- Finding ----------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Live:
        """A table by its number. Raises Refused where there is none."""
        live = self._live.get(id)
        return live if live is not None else await self._load(id)

    async def admit(self, id: str, guest: Guest | None, invite: str | None) -> Live:
        """A table that *guest* may know of. Strangers are told the same as where there is no such table."""
        live = await self.find(id)
        if live.terms.open or (invite is not None and invite == live.invite):
            return live
        if guest is not None and (live.seat_of(guest.id) is not None or live.host == guest.id):
            return live
        raise Refused("table-unknown")

    async def _load(self, id: str) -> Live:
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id in self._live:
                    return self._live[id]
                rows = await self.store.rows(select(TABLES).where(TABLES.c.id == id))
                if not rows:
                    raise Refused("table-unknown")
                return await self._wake(as_dict(rows[0]))
        finally:
            self._loading.pop(id, None)

    async def _wake(self, row: dict[str, Any]) -> Live:
        """Make a table of its rows."""
        id = row["id"]
        if row["game"] not in GAMES:
            raise Refused("table-unknown")
        if len(self._live) >= self.settings.most_tables:
            raise Refused("full")
        found = await self.store.rows(select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat))
        seats = [Seat(one.seat, one.guest, one.level, one.name, one.salt, one.left) for one in found]
        for seat in seats:
            if seat.kind == "person":
                seat.gone = monotonic()
        journal = await self.store.rows(select(JOURNAL).where(JOURNAL.c.table == id).order_by(JOURNAL.c.number))
        replies = await self.store.rows(
            select(REPLIES).where(REPLIES.c.table == id).order_by(REPLIES.c.number.desc()).limit(256)
        )
        row["terms"] = msgspec.convert(row["terms"], Terms)
        live = Live(self, row, seats)
        for reply in reversed(replies):
            live.keep_reply((reply.guest, reply.command), encoded(wire.Done(reply.command, reply.number)))
        if row["names"] is not None:
            live.begin(tuple(row["names"]))
            live.go_on(list(journal))
        self._live[id] = live
        metrics.TABLES.inc()
        return live

    async def listed(self) -> list[Live]:
        """The open tables, those that wait for players first."""
        query = (
            select(TABLES.c.id, TABLES.c.terms)
            .where(TABLES.c.state.in_(["waiting", "playing"]))
            .order_by(TABLES.c.state.desc(), TABLES.c.made.desc())
            .limit(MOST_LISTED)
        )
        found = [await self._found(row.id) for row in await self.store.rows(query) if row.terms.get("open")]
        there = [live for live in found if live is not None]
        return [live for live in there if live.state == "waiting" or live.terms.spectators]

    async def _found(self, id: str) -> Live | None:
        """A table among others; None, and a line in the log, where it cannot be read."""
        try:
            return await self.find(id)
        except Exception:
            trouble("unreadable", table=id)
            return None

    # ---- Making -----------------------------------------------------------------------------------------------------

    async def make(
        self,
        host: Guest,
        game: str,
        options: dict[str, Any],
        wanted: Sequence[Wanted] | None,
        terms: Terms,
        language: Language,
    ) -> Live:
        """A new table. Raises Refused or Problem for what cannot be."""
        if self.stopping:
            raise Refused("stopping")
        if game not in GAMES:
            raise Problem("game-unknown", game=game, known=", ".join(GAMES))
        played = GAMES[game]
        read_options(played.options, options)
        values = differing(played.options, options)
        if wanted is None:
            wanted = [Wanted("me"), *[Wanted("bot") for _ in range(played.usual_seats - 1)]]
        check_seats(played, len(wanted))
        return await self._store_new(host.id, game, values, self._seats(host, wanted, language), terms)

    def _seats(self, host: Guest, wanted: Sequence[Wanted], language: Language) -> list[Seat]:
        seats: list[Seat] = []
        taken = [host.name]
        for number, one in enumerate(wanted):
            if one.kind == "me" and all([seat.guest is None for seat in seats]):
                seats.append(Seat(number, guest=host.id, name=host.name, gone=monotonic()))
            elif one.kind == "bot":
                seats.append(Seat(number, level=level_in(one.level), name=bot_name(taken, language)))
                taken.append(seats[-1].name or "")
            elif one.kind == "open":
                seats.append(Seat(number))
            else:
                raise Refused("seats-form")
        return seats

    async def _store_new(self, host: str, game: str, values: dict[str, Any], seats: list[Seat], terms: Terms) -> Live:
        now = int(time())
        row: dict[str, Any] = {
            "id": new_id(),
            "invite": new_secret(),
            "host": host,
            "game": game,
            "options": values,
            "terms": msgspec.to_builtins(terms),
            "state": "waiting",
            "seed": self.settings.draw_seed(),
            "made": now,
            "moved": now,
        }
        if len(self._live) >= self.settings.most_tables:
            raise Refused("full")
        await self.store.do(
            insert(TABLES).values(**row), *[insert(SEATS).values(**seat.row(row["id"])) for seat in seats]
        )
        live = Live(self, row | {"began": None, "next": None, "names": None, "terms": terms}, seats)
        self._live[live.id] = live
        metrics.TABLES.inc()
        LOG.info("table made", table=live.id, game=game, seats=len(seats))
        return live

    async def again(self, live: Live) -> str:
        """The table of the next match with the same people; made where there is none yet. In the table's own order."""
        if live.next_table is not None:
            return live.next_table
        seats = [
            Seat(
                old.number,
                None if old.left else old.guest,
                old.level,
                old.name if old.kind != "open" else None,
                gone=monotonic() if old.kind == "person" else None,
            )
            for old in live.seats
        ]
        new = await self._store_new(live.host, live.game.name, live.options, seats, live.terms)
        live.next_table = new.id
        await self.store.do(update(TABLES).where(TABLES.c.id == live.id).values(next=new.id))
        live.tell_table()
        return new.id

    # ---- Who sits where; all in the table's own order ---------------------------------------------------------------

    async def seat_changed(self, live: Live, seat: Seat, whose: str | None = None) -> None:
        """Store who sits there now, and tell everybody; the guest *whose* view is another now gets the whole of it."""
        row = seat.row(live.id)
        kind = insert_postgres if self.store.dialect == "postgresql" else insert_sqlite
        changed = {name: value for name, value in row.items() if name not in ("table", "seat")}
        await self.store.do(
            kind(SEATS).values(**row).on_conflict_do_update(index_elements=["table", "seat"], set_=changed)
        )
        live.tell_table()
        for client in live.clients:
            whole = live.whole_view(client) if client.guest.id == whose else None
            if whole is not None:
                client.send(encoded(whole))

    async def sit(self, live: Live, guest: Guest, number: int | None) -> None:
        """Sit down at an open seat."""
        if live.seat_of(guest.id) is not None:
            raise Refused("seat-have")
        if live.course is not None:
            raise Refused("table-started")
        free = [seat for seat in live.seats if seat.kind == "open" and number in (None, seat.number)]
        if not free:
            raise Refused("seat-taken")
        seat = free[0]
        seat.guest = guest.id
        seat.name = distinct(guest.name, [other.name for other in live.seats if other.name])
        here = any([client.guest.id == guest.id for client in live.clients])
        seat.gone = None if here else monotonic()
        await self.seat_changed(live, seat)

    async def stand(self, live: Live, guest: Guest) -> None:
        """Give a seat up."""
        seat = live.seat_of(guest.id)
        if seat is None:
            raise Refused("no-seat")
        if live.course is None:
            seat.guest, seat.name, seat.salt, seat.gone = None, None, None, None
        elif not live.course.over:
            seat.left, seat.level, seat.kept = True, STAND_IN, False
        else:
            raise Refused("table-over")
        await self.seat_changed(live, seat, guest.id)

    async def put_bot(self, live: Live, guest: Guest, number: int, level: str | None, language: Language) -> None:
        """A bot on an open seat, or a bot's seat open."""
        if live.host != guest.id:
            raise Refused("not-host")
        if live.course is not None:
            raise Refused("table-started")
        found = [seat for seat in live.seats if seat.number == number and seat.kind != "person"]
        if not found:
            raise Refused("seat-taken")
        seat = found[0]
        seat.level = None if level is None else level_in(level)
        taken = [other.name for other in live.seats if other.name and other is not seat]
        seat.name = None if level is None else bot_name(taken, language)
        await self.seat_changed(live, seat)

    async def salt(self, live: Live, guest: Guest, salt: bytes) -> None:
        """Add a seat's salt to the seed."""
        seat = live.seat_of(guest.id)
        if seat is None:
            raise Refused("no-seat")
        if live.course is not None:
            raise Refused("table-started")
        seat.salt = salt
        await self.seat_changed(live, seat)

    async def start(self, live: Live, guest: Guest) -> None:
        """The match begins, with its first deal."""
        if live.seat_of(guest.id) is None and live.host != guest.id:
            raise Refused("no-seat")
        if live.course is not None:
            raise Refused("table-started")
        if self.stopping:
            raise Refused("stopping")
        if any([seat.kind == "open" for seat in live.seats]):
            raise Refused("seats-open")
        names = tuple([seat.name or "?" for seat in live.seats])
        live.began = datetime.date.today().isoformat()
        await self.store.do(
            update(TABLES)
            .where(TABLES.c.id == live.id)
            .values(state="playing", names=list(names), began=live.began, moved=int(time()))
        )
        await live.take(live.begin(names).plan_deal(), "table")

    def hang_up(self, whose: Callable[[Client], bool], code: int, reason: str) -> None:
        """Close the sockets of somebody who is not known by them any more."""
        for live in self.tables():
            for client in live.clients:
                if whose(client):
                    client.close(code, reason)

    async def erase(self, id: str) -> None:
        """Nothing is left of a match."""
        live = self._live.get(id)
        if live is not None:
            self.forget(live)
            await live.stop(4001, "erased")
        await self.store.do(delete(TABLES).where(TABLES.c.id == id))


def level_in(level: str) -> str:
    """A bot's level. Raises Problem."""
    if level not in LEVELS:
        raise Problem("bot-unknown", bot=level, known=", ".join(LEVELS))
    return level


def bot_name(taken: list[str], language: Language) -> str:
    """A name that nobody at the table has."""
    names = speech_in(language).text("play-bot-names").split()
    folded = [name.casefold() for name in taken]
    return next((name for name in names if name.casefold() not in folded), distinct(names[0], taken))
