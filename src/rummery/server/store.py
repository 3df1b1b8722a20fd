"""The store: everything that must outlive the process. Writes that come at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.resources import files
from time import perf_counter
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event, insert
from sqlalchemy.exc import IntegrityError

from rummery.server import metrics
from rummery.server.schema import JOURNAL, REPLIES

MOST_IN_A_COMMIT: Final = 200
LINGER: Final = 0.004
"""Seconds that a commit waits for others to join it while many come; never more than 0.005."""
_READERS: Final = 4
_JOURNAL: Final = insert(JOURNAL)
_REPLIES: Final = insert(REPLIES)


class Conflict(Exception):
    """Another writer had this number, or this command, before."""


@dataclass(slots=True)
class Write:
    """What is written together or not at all."""

    journal: dict[str, Any] | None = None
    reply: dict[str, Any] | None = None
    others: list[Executable] = field(default_factory=list)


class Store:
    """One database. Reads go their own way; all writes go through `commit`.

    The loop never touches the database: a thread reads, and a transaction is one errand of the thread that writes.
    """

    def __init__(self, url: str) -> None:
        self._engine: Final[Engine] = create_engine(url)
        self._waiting: Final[asyncio.Queue[tuple[Write, asyncio.Future[None]]]] = asyncio.Queue()
        self._reading: Final = ThreadPoolExecutor(_READERS, "store-reader")
        self._writing: Final = ThreadPoolExecutor(1, "store-writer")
        self._writer: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _durable)

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        return self._engine.dialect.name

    async def open(self) -> None:
        """Bring the tables up to date, and begin to write."""
        self._connection = await asyncio.get_running_loop().run_in_executor(self._writing, self._migrated)
        self._writer = asyncio.create_task(self._write(self._connection), name="store")

    def _migrated(self) -> Connection:
        with self._engine.begin() as connection:
            _migrate(connection)
        return self._engine.connect()

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        if self._writer is not None:
            while not self._waiting.empty() and not self._writer.done():
                await asyncio.sleep(LINGER)
            await self._waiting.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._writing, self._connection.close)
        self._reading.shutdown()
        self._writing.shutdown()
        self._engine.dispose()

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        """What a query finds."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, query)

    def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    async def commit(self, write: Write) -> None:
        """Store it for good. Raises Conflict, and then nothing of it is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        await done

    async def do(self, *statements: Executable) -> None:
        """Store what these statements say for good, all or nothing."""
        await self.commit(Write(others=list(statements)))

    async def _write(self, connection: Connection) -> None:
        many = False
        while True:
            batch = [await self._waiting.get()]
            if many:
                await asyncio.sleep(LINGER)
            while len(batch) < MOST_IN_A_COMMIT and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            many = len(batch) > 1
            began = perf_counter()
            try:
                await self._commit_all(connection, batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()
            metrics.COMMIT_SECONDS.observe(perf_counter() - began)
            metrics.COMMIT_SIZE.observe(len(batch))

    async def _commit_all(self, connection: Connection, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        writes = [write for write, _ in batch]
        try:
            await asyncio.get_running_loop().run_in_executor(self._writing, _transact, connection, writes)
        except Exception as error:
            if len(batch) == 1:
                _tell(batch[0][1], Conflict() if isinstance(error, IntegrityError) else error)
                return
            # One of them spoils it for all: each alone, then.
            for one in batch:
                await self._commit_all(connection, [one])
            return
        for _, done in batch:
            _tell(done, None)


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _transact(connection: Connection, writes: list[Write]) -> None:
    with connection.begin():
        for write in writes:
            for statement in write.others:
                connection.execute(statement)
        journal = [write.journal for write in writes if write.journal is not None]
        if journal:
            connection.execute(_JOURNAL, journal)
        replies = [write.reply for write in writes if write.reply is not None]
        if replies:
            connection.execute(_REPLIES, replies)


def _durable(connection: Any, _record: Any) -> None:
    """SQLite: what is committed survives a crash, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("rummery.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def journal_row(
    table: str, number: int, kind: str, seat: int | None, text: str | None, digest: bytes, at: int
) -> dict[str, Any]:
    """A row of the journal."""
    return dict(table=table, number=number, kind=kind, seat=seat, text=text, digest=digest, at=at)


def as_dict(row: Row[Any]) -> dict[str, Any]:
    """A row by the names of its columns."""
    return row._asdict()
