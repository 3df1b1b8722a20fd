"""The store: durable, migrated, all or nothing, each number once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, make_url, select, text

from rummery.server.schema import JOURNAL, METADATA, REPLIES, TABLES
from rummery.server.store import Conflict, Store, Write, journal_row
from tests.server.stores import url_of

TABLE = {
    "id": "t",
    "invite": "i",
    "host": "h",
    "game": "rami",
    "options": {},
    "terms": {},
    "state": "playing",
    "seed": b"",
    "made": 1,
    "moved": 1,
}


def with_store(url: str, what: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with an open store, and close it."""

    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await what(store)
        finally:
            await store.close()

    asyncio.run(run())


def move(number: int) -> dict[str, object]:
    return journal_row("t", number, "move", 0, "draw stock", b"", 1)


def reply(command: str, number: int) -> dict[str, object]:
    return {"table": "t", "guest": "g", "command": command, "number": number}


async def numbers(store: Store) -> list[int]:
    return [row.number for row in await store.rows(select(JOURNAL.c.number).order_by(JOURNAL.c.number))]


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        assert store.dialect == make_url(url_of(tmp_path / "store")).get_backend_name()

    with_store(url_of(tmp_path / "store"), nothing)
    with_store(url_of(tmp_path / "store"), nothing)
    engine = create_engine(url_of(tmp_path / "store"))

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()


def test_what_is_committed_is_written_through_to_the_disk(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys")
        found = [(await store.rows(text(f"PRAGMA {name}")))[0][0] for name in names]
        assert found == ["wal", 2, 1]

    with_store(f"sqlite:///{tmp_path / 'store'}", look)


def test_a_number_is_written_once_and_a_loser_spoils_nothing_for_the_others(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.do(insert(TABLES).values(**TABLE))
        writes = [Write(move(1)), Write(move(2)), Write(move(1))]
        writes += [Write(move(3), reply("a", 3)), Write(move(4), reply("a", 4))]
        done = await asyncio.gather(*[store.commit(one) for one in writes], return_exceptions=True)
        assert [type(one) for one in done] == [type(None), type(None), Conflict, type(None), Conflict]
        assert await numbers(store) == [1, 2, 3]
        assert [row.command for row in await store.rows(select(REPLIES.c.command))] == ["a"]

    with_store(url_of(tmp_path / "store"), write)


def test_a_write_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.do(insert(TABLES).values(**TABLE))
        await store.commit(Write(move(1), reply("a", 1)))
        with pytest.raises(Conflict):
            await store.commit(Write(move(2), reply("a", 2)))
        with pytest.raises(Conflict):
            await store.commit(Write(move(1), reply("b", 1)))
        assert await numbers(store) == [1]

    with_store(url_of(tmp_path / "store"), write)


def test_what_was_waiting_when_the_store_is_closed_is_written(tmp_path: Path) -> None:
    waiting: list[asyncio.Task[None]] = []

    async def write(store: Store) -> None:
        await store.do(insert(TABLES).values(**TABLE))
        waiting.extend([asyncio.create_task(store.commit(Write(move(number)))) for number in range(1, 301)])
        await waiting[0]

    async def look(store: Store) -> None:
        assert await numbers(store) == list(range(1, 301))

    with_store(url_of(tmp_path / "store"), write)
    with_store(url_of(tmp_path / "store"), look)
    assert all(task.done() for task in waiting)
