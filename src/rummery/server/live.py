"""A table that is being played at: one task does everything that changes it, one thing after the other.

The way of a move: asked of the laws, stored, and only then taken, answered and shown.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from sqlalchemy import select, update

from rummery.bots import Bot, bot_at
from rummery.cards.shuffle import salted
from rummery.games import GAMES
from rummery.play.laws import Refusal
from rummery.play.match import Seat as SeatNumber
from rummery.play.moves import TIMEOUT, Move
from rummery.play.options import Value, read_options
from rummery.play.problem import Problem
from rummery.server import metrics, wire
from rummery.server.clients import Client, encoded
from rummery.server.clocks import Clocks
from rummery.server.course import Course, Plan
from rummery.server.errors import Refused
from rummery.server.info import table_info
from rummery.server.logs import LOG, trouble
from rummery.server.schema import REPLIES, TABLES
from rummery.server.seats import Seat, Terms
from rummery.server.settings import Settings
from rummery.server.shown import Step, view_hash
from rummery.server.store import Conflict, Store, Write, journal_row
from rummery.table.table import AnyGame
from rummery.words.say import Speech

if TYPE_CHECKING:
    from rummery.server.desk import Desk

T = TypeVar("T")
State = Literal["waiting", "playing", "over", "frozen"]

KEPT_REPLIES: Final = 256
KEPT_CHAT: Final = 100
STAND_IN: Final = "greedy"
"""The bot that plays for who is away."""


class Live:
    """One table."""

    def __init__(self, desk: Desk, row: dict[str, Any], seats: list[Seat]) -> None:
        self.desk: Final = desk
        self.store: Final[Store] = desk.store
        self.settings: Final[Settings] = desk.settings
        self.id: Final[str] = row["id"]
        self.invite: Final[str] = row["invite"]
        self.host: Final[str] = row["host"]
        self.game: Final[AnyGame] = GAMES[row["game"]]
        self.options: Final[dict[str, Value]] = row["options"]
        self.terms: Final[Terms] = row["terms"]
        self.seed: Final[bytes] = row["seed"]
        self.began: str | None = row["began"]
        self.made: Final[int] = row["made"]
        self.next_table: str | None = row["next"]
        self.seats: Final = seats
        self.salts: list[bytes] = []
        self.course: Course | None = None
        self.frozen: str | None = None
        self.timer: Final[int | None] = read_options(self.game.options, self.options).timer or self.terms.timer
        self.clients: Final[set[Client]] = set()
        self.chat: Final[deque[wire.ChatLine]] = deque(maxlen=KEPT_CHAT)
        self.muted: Final[dict[str, set[str]]] = {}
        self.replies: Final[OrderedDict[tuple[str, str], bytes]] = OrderedDict()
        self.idle_since = monotonic()
        self._bots: Final[dict[SeatNumber, Bot]] = {}
        self._jobs: Final[asyncio.Queue[Callable[[], Awaitable[None]]]] = asyncio.Queue()
        self.clocks: Final = Clocks(self.timer, self.terms.asking)
        self._waited_for: Final[set[asyncio.Future[Any]]] = set()
        self._task: Final = asyncio.create_task(self._run(), name=f"table {self.id}")
        self._task.add_done_callback(self._ended)

    # ---- What others may ask ----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """What kind of time it is."""
        if self.frozen is not None:
            return "frozen"
        if self.course is None:
            return "waiting"
        return "over" if self.course.over else "playing"

    @property
    def number(self) -> int:
        """How many steps the match has had."""
        return 0 if self.course is None else self.course.number

    def seat_of(self, guest: str | None) -> Seat | None:
        """The seat of a guest."""
        if guest is None:
            return None
        return next((seat for seat in self.seats if seat.guest == guest and not seat.left), None)

    def persons(self) -> list[Seat]:
        """The seats that persons have."""
        return [seat for seat in self.seats if seat.kind == "person"]

    def somebody_here(self) -> bool:
        """Whether the match goes on: a person who sits here is here, or, where none does, somebody watches."""
        persons = self.persons()
        return any([seat.gone is None for seat in persons]) if persons else bool(self.clients)

    async def act(self, what: Callable[[], Awaitable[T]]) -> T:
        """Do something in the table's own order, and give back what came of it."""
        if self._task.done():
            raise Refused("stopping")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waited_for.add(done)
        done.add_done_callback(self._waited_for.discard)

        async def job() -> None:
            try:
                result = await what()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                if not isinstance(error, Refused | Problem):
                    raise
            else:
                if not done.done():
                    done.set_result(result)

        self._jobs.put_nowait(job)
        return await done

    def put(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do something in the table's own order; nobody waits for it."""
        self._jobs.put_nowait(job)

    async def stop(self, code: int, reason: str) -> None:
        """Finish what is being done, close all sockets, and be gone."""

        async def last() -> None:
            for client in self.clients:
                client.close(code, reason)
            raise _Stopped

        self.put(last)
        await asyncio.wait([self._task])

    # ---- The one writer ---------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                job = await self._next_job()
                await job()
            except _Stopped:
                return
            except Conflict:
                LOG.warning("conflict", table=self.id, number=self.number)
                for client in self.clients:
                    client.close(1012, "read again")
                self.desk.forget(self)
                return
            except Exception:
                self.freeze()

    async def _next_job(self) -> Callable[[], Awaitable[None]]:
        """What somebody has asked for, or, when nobody does, what is due."""
        if not self._jobs.empty():
            return self._jobs.get_nowait()
        due, what = self._next_due()
        if due is None:
            return await self._jobs.get()
        try:
            async with asyncio.timeout(max(0.0, due - monotonic())):
                return await self._jobs.get()
        except TimeoutError:
            return what

    def _ended(self, _task: asyncio.Task[None]) -> None:
        """Nobody waits for a table that does nothing any more."""
        for done in list(self._waited_for):
            if not done.done():
                done.set_exception(Refused("stopping"))

    def freeze(self) -> None:
        """An error: nothing changes at this table any more, and no other is touched."""
        self.frozen = trouble("table", table=self.id, number=self.number)
        metrics.FROZEN.inc()
        self.tell_table()

    def _next_due(self) -> tuple[float | None, Callable[[], Awaitable[None]]]:
        """What happens next by itself, and when."""
        due: list[tuple[float, Callable[[], Awaitable[None]]]] = []
        course = self.course
        if course is None or self.frozen is not None or not self.somebody_here():
            return None, _nothing
        if not course.over:
            for seat in self.persons():
                if seat.gone is not None and not seat.kept:
                    due.append((seat.gone + self.settings.away_seconds, self._keep_seats))
            if course.between_deals:
                deal = self.clocks.next_deal(self.persons(), self.terms.pace, self.settings.deal_seconds)
                if deal is not None:
                    due.append((deal, self._next_deal))
            else:
                self._add_moves(course, due)
        return min(due, key=lambda entry: entry[0]) if due else (None, _nothing)

    def _add_moves(self, course: Course, due: list[tuple[float, Callable[[], Awaitable[None]]]]) -> None:
        mover = course.mover
        if mover is None:
            return
        if course.given_answer() is not None:
            due.append((0.0, self._move_as_answered))
        elif self.seats[mover].by_bot:
            due.append((self.clocks.moved_at + self.terms.pace / 1000, self._move_by_bot))
        elif self.clocks.asked_until is not None:
            due.append((self.clocks.asked_until, self._time_out))
        elif self.clocks.turn_until is not None:
            due.append((self.clocks.turn_until, self._time_out))

    async def _keep_seats(self) -> None:
        now = monotonic()
        for seat in self.persons():
            if seat.gone is not None and seat.gone + self.settings.away_seconds <= now:
                seat.kept = True
        self.tell_table()

    async def _next_deal(self) -> None:
        if self.course is not None:
            await self.take(self.course.plan_deal(), "table")

    async def _move_as_answered(self) -> None:
        given = None if self.course is None else self.course.given_answer()
        if given is not None:
            await self._move(*given, by="person")

    async def _move_by_bot(self) -> None:
        if self.course is None or self.course.mover is None:
            return
        mover = self.course.mover
        if mover not in self._bots:
            level = self.seats[mover].level or STAND_IN
            self._bots[mover] = bot_at(level, self.game, self.course.table.seed, mover)
        view = self.course.table.view(mover)
        with metrics.BOT_SECONDS.time():
            move = await asyncio.to_thread(self._bots[mover].choose, view)
        await self._move(mover, move, by="bot")

    async def _time_out(self) -> None:
        if self.course is not None and self.course.mover is not None:
            await self._move(self.course.mover, TIMEOUT, by="clock")

    async def _move(self, seat: SeatNumber, move: Move, by: str) -> None:
        if self.course is None:
            return
        plan = self.course.plan(seat, move)
        if isinstance(plan, Refusal):
            raise RuntimeError(f"{by} at seat {seat}: {plan.rule}")
        await self.take(plan, by)

    async def take(self, plan: Plan, by: str, asker: Client | None = None, id: str = "") -> None:
        """Store a step, take it, answer the *asker*'s command *id*, and show it to all.

        Raises Conflict where another writer had its number.
        """
        course = self.course
        if course is None:
            raise RuntimeError("no match")
        now = int(time())
        write = Write(journal_row(self.id, plan.number, plan.kind, plan.seat, plan.text, plan.digest, now))
        if asker is not None:
            write.reply = {"table": self.id, "guest": asker.guest.id, "command": id, "number": plan.number}
        if plan.kind == "deal":
            write.others.append(update(TABLES).where(TABLES.c.id == self.id).values(moved=now))
        try:
            await self.store.commit(write)
        except Conflict:
            if asker is None or not await self._answered_long_ago(asker, id):
                raise
            return
        step = course.take(plan)
        metrics.MOVES.labels(by).inc()
        if course.over:
            await self._store_end(course)
        self.clocks.set(course, len(self.persons()))
        if asker is not None:
            self.answer(asker, id, wire.Done(id, plan.number))
        self._show(step)

    async def _answered_long_ago(self, asker: Client, id: str) -> bool:
        """Answer a command again that was carried out so long ago that only the store remembers it."""
        query = select(REPLIES.c.number).where(
            REPLIES.c.table == self.id, REPLIES.c.guest == asker.guest.id, REPLIES.c.command == id
        )
        found = await self.store.rows(query)
        if found:
            self.answer(asker, id, wire.Done(id, found[0].number))
        return bool(found)

    async def _store_end(self, course: Course) -> None:
        """What the list of matches says of it; it follows from the journal, and is set right on reading that again."""
        over = course.moment.over
        if over is not None:
            values = {"state": "over", "totals": list(over.totals), "winners": list(over.winners), "moved": int(time())}
            await self.store.do(update(TABLES).where(TABLES.c.id == self.id).values(**values))

    def begin(self, names: tuple[str, ...]) -> Course:
        """The seats are settled: a match of these, of which no deal has been dealt."""
        self.salts = [seat.salt or bytes(32) for seat in self.seats] if any([seat.salt for seat in self.seats]) else []
        self.course = Course(self.game, self.options, names, salted(self.seed, self.salts))
        return self.course

    def go_on(self, rows: list[Any]) -> None:
        """Take the steps of the journal again, when the server has started."""
        if self.course is None:
            return
        try:
            self.course.replay(rows)
        except Exception:
            self.freeze()
            return
        self.clocks.start_again(self.course, len(self.persons()))

    # ---- What is shown ----------------------------------------------------------------------------------------------

    def _show(self, step: Step) -> None:
        course = self.course
        if course is None:
            return
        left = self.clocks.left()
        made: dict[tuple[SeatNumber | None, Speech | None], bytes] = {}
        for client in list(self.clients):
            seat = self.seat_of(client.guest.id)
            key = (None if seat is None else seat.number, client.speech)
            if key not in made:
                # Before the first deal nobody has a view that an update could change.
                first = self.whole_view(client) if step.before.number == 0 else None
                made[key] = encoded(course.shower.update(step, *key, left) if first is None else first)
            client.send(made[key])
        if course.asking is not None and course.asking.since == step.after.number:
            seats = [seat for seat, _ in step.after.asked]
            for client in self.clients:
                client.send(encoded(wire.AskingMessage(seats, left)))
        if step.told_from is not None or course.between_deals or course.over:
            for one in self.seats:
                one.ready = False
            self.tell_table()

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        for client in self.clients:
            client.send(encoded(wire.TableMessage(table_info(self, client.guest.id, client.language))))

    def whole_view(self, client: Client, id: str | None = None) -> wire.WholeView | None:
        """All that a client may know, with what has been told of this deal; None before the first."""
        course = self.course
        if course is None or not course.number:
            return None
        seat = self.seat_of(client.guest.id)
        number = None if seat is None else seat.number
        view = course.shower.view(course.moment, number, client.speech)
        log = [line for step in course.deal_steps for line in course.shower.words(step, number, client.speech)]
        message = wire.WholeView(course.number, view_hash(view), self.clocks.left(), log, view)
        if id is not None:
            message.id = id
        return message

    def answer(self, client: Client, id: str, reply: wire.Done | wire.RefusedReply) -> None:
        """Answer a command, and keep the answer for who asks again."""
        data = encoded(reply)
        self.keep_reply((client.guest.id, id), data)
        client.send(data)

    def keep_reply(self, key: tuple[str, str], reply: bytes) -> None:
        """Keep a reply for who asks again."""
        self.replies[key] = reply
        if len(self.replies) > KEPT_REPLIES:
            self.replies.popitem(last=False)


class _Stopped(Exception):
    """The table's task ends."""


async def _nothing() -> None:
    """Nothing is due."""
