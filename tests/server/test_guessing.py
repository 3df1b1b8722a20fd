"""Guessing passwords tells nothing and soon stops; nothing that happens at the same time lets anybody in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import time
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Executable, Row, func, select, update

from rummery.server.accounts import Accounts
from rummery.server.errors import Refused
from rummery.server.passwords import Passwords
from rummery.server.people import SESSION_AGE, People
from rummery.server.schema import ACCOUNTS, GUESTS, SESSIONS
from rummery.server.settings import Settings
from rummery.server.store import Store
from tests.server.playroom import Playroom, serving
from tests.server.stores import url_of
from tests.server.test_accounts import OTHER, PASSWORD, stranger, with_account


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(room: Playroom) -> None:
    with_account(room, "Known")
    nobody = stranger(room)
    answers = [
        nobody.http.post("/api/session", json={"name": name, "password": password})
        for name, password in (("Known", OTHER), ("Unknown", OTHER), ("Unknown", PASSWORD), ("Known", PASSWORD.upper()))
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(401, answers[0].text)}
    assert answers[0].json()["code"] == "login-wrong"
    assert [answer.headers.get("set-cookie") for answer in answers] == [None] * 4


def test_an_unknown_name_takes_as_many_steps_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """One hash is reckoned for either, with the same parameters, and never where the loop runs."""
    verified: list[str] = []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, hash: str | bytes, password: str | bytes) -> bool:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        verified.append(str(hash).rpartition("$")[0].rpartition("$")[0])
        return bool(verify(self, hash, password))

    monkeypatch.setattr(PasswordHasher, "verify", watched)

    async def ask() -> list[bool]:
        passwords = Passwords()
        kept = await passwords.hashed(PASSWORD)
        found = [
            await passwords.fits(OTHER, kept),
            await passwords.fits(OTHER, None),
            await passwords.fits(PASSWORD, kept),
        ]
        passwords.close()
        return found

    assert asyncio.run(ask()) == [False, False, True]
    assert len(verified) == 3
    assert len(set(verified)) == 1
    assert verified[0].startswith("$argon2id$")


def test_few_passwords_may_be_tried_for_a_name(tmp_path: Path) -> None:
    """From however many addresses; the name counts whether or not it has an account."""

    async def ask(store: Store) -> list[list[str]]:
        people = People(store)
        passwords = Passwords()
        accounts = Accounts(store, people, passwords, Settings(logins_burst=3, logins_refill=0.0))
        ann, _ = await people.new("Ann")
        await accounts.make(ann, "Ann", PASSWORD, "somewhere")
        told = []
        for name in ("Ann", "Bob"):
            told.append([await code_of(accounts.log_in(name, OTHER, f"{name} {address}")) for address in range(4)])
        # By its address too, whatever the names.
        told.append([await code_of(accounts.log_in(f"Cat {number}", OTHER, "one")) for number in range(4)])
        passwords.close()
        return told

    async def code_of(asked: Any) -> str:
        with pytest.raises(Refused) as caught:
            await asked
        return caught.value.code

    wrong, full = "login-wrong", "too-many-attempts"
    assert asyncio.run(with_store(tmp_path, ask)) == [
        [wrong, wrong, full, full],
        [wrong, wrong, wrong, full],
        [wrong, wrong, wrong, full],
    ]


def test_who_tries_too_many_passwords_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path / "store", logins_burst=4, logins_refill=0.0) as room:
        ann = with_account(room, "Ann")
        wrong = {"name": "Ann", "password": OTHER}
        codes = [stranger(room).refused("POST", "/api/session", wrong) for _ in range(4)]
        assert codes == [(401, "login-wrong")] * 3 + [(429, "too-many-attempts")]
        assert stranger(room).refused("POST", "/api/session", {"name": "Ann", "password": PASSWORD}) == codes[3]
        assert ann.refused("PATCH", "/api/account", {"password": PASSWORD, "new": OTHER}) == codes[3]
        assert ann.refused("DELETE", "/api/account", {"password": PASSWORD}) == codes[3]
        assert room.person("Bob").refused("POST", "/api/account", {"name": "Bob", "password": OTHER}) == codes[3]


class Held(Store):
    """A store that is slow to give what it has read, and from then on quick to let go of it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.has_read = asyncio.Event()
        self.gone = False

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        found = [] if self.gone else await super().rows(query)
        self.has_read.set()
        for _ in range(9):
            await asyncio.sleep(0)
        return found

    async def do(self, *statements: Executable) -> None:
        if not self.has_read.is_set():
            await super().do(*statements)
        self.gone = self.has_read.is_set()


def test_a_session_that_is_ended_while_it_is_read_is_not_remembered(tmp_path: Path) -> None:
    async def ask() -> None:
        store = Held(url_of(tmp_path / "store"))
        await store.open()
        _, session = await People(store).new("Ann")
        people = People(store)

        async def end() -> None:
            await store.has_read.wait()
            await people.end(session)

        await asyncio.gather(people.find(session), end())
        assert await people.find(session) is None
        await store.close()

    asyncio.run(ask())


def test_a_session_ends_after_a_year(tmp_path: Path) -> None:
    async def ask() -> None:
        store = Store(url_of(tmp_path / "store"))
        await store.open()
        _, old = await People(store).new("Ann")
        _, young = await People(store).new("Ben")
        for session, age in ((old, SESSION_AGE + 60), (young, SESSION_AGE - 60)):
            made = update(SESSIONS).where(SESSIONS.c.id == session).values(made=int(time()) - age)
            await store.do(made)
        people = People(store)
        assert await people.find(old) is None
        assert await people.find(young) is not None
        await people.open()
        assert [row.id for row in await store.rows(select(SESSIONS.c.id))] == [young]
        await store.close()

    asyncio.run(ask())


class Slow(Passwords):
    """Something happens while the first password is looked at."""

    meanwhile: Callable[[], Awaitable[Any]] | None = None

    async def fits(self, password: str, kept: str | None) -> bool:
        found = await super().fits(password, kept)
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            await happens()
        return found


def test_no_session_begins_with_a_password_that_is_changed_meanwhile(tmp_path: Path) -> None:
    async def ask(store: Store) -> list[Any]:
        people, passwords = People(store), Slow()
        accounts = Accounts(store, people, passwords, Settings())
        ann, session = await people.new("Ann")
        await accounts.make(ann, "Ann", PASSWORD, "")
        passwords.meanwhile = lambda: accounts.change(ann, session, PASSWORD, OTHER, "")
        with pytest.raises(Refused, match="login-wrong"):
            await accounts.log_in("Ann", PASSWORD, "")
        passwords.close()
        return await counts(store)

    assert asyncio.run(with_store(tmp_path, ask)) == [1, 1, 1]


async def counts(store: Store) -> list[Any]:
    """How many guests, sessions and accounts there are."""
    return [(await store.rows(select(func.count()).select_from(one)))[0][0] for one in (GUESTS, SESSIONS, ACCOUNTS)]


async def with_store(folder: Path, what: Any) -> Any:
    """What comes of something done with an open store."""
    store = Store(url_of(folder / "store"))
    await store.open()
    try:
        return await what(store)
    finally:
        await store.close()
