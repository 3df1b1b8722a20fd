"""Guests: a name and a number; and sessions, by which they are known again."""

from __future__ import annotations

import asyncio
from time import time
from typing import Final

from sqlalchemy import Executable, delete, insert, select, update

from rummery.server.errors import Refused
from rummery.server.identity import new_id
from rummery.server.schema import GUESTS, SESSIONS
from rummery.server.store import Store
from rummery.words.messages import clean, cut

LONGEST_NAME: Final = 30


class Guest:
    """Somebody."""

    __slots__ = ("id", "name")

    def __init__(self, id: str, name: str) -> None:
        self.id: Final = id
        self.name = name


SESSION_AGE: Final = 365 * 24 * 3600
"""Seconds after which a cookie or token is nobody's any more."""


class People:
    """All guests and their sessions; those that have been seen since the start are remembered."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[dict[str, Guest]] = {}
        self._sessions: Final[dict[str, Guest]] = {}
        self._order: Final = asyncio.Lock()
        """Else a session that is being read might be remembered after it was ended."""

    async def open(self) -> None:
        """Forget the sessions that are too old to be asked for."""
        await self._store.do(delete(SESSIONS).where(SESSIONS.c.made <= int(time()) - SESSION_AGE))

    async def new(self, name: str) -> tuple[Guest, str]:
        """Somebody new, and their session. Raises Refused for a name that is nothing."""
        guest, session, now = Guest(new_id(), name_in(name)), new_id(), int(time())
        await self._store.do(
            insert(GUESTS).values(id=guest.id, name=guest.name, made=now),
            insert(SESSIONS).values(id=session, guest=guest.id, made=now),
        )
        self._known[guest.id] = self._sessions[session] = guest
        return guest, session

    async def find(self, session: str) -> Guest | None:
        """Whose session this is; None where it has ended."""
        if session not in self._sessions:
            async with self._order:
                is_it = (SESSIONS.c.id == session) & (SESSIONS.c.made > int(time()) - SESSION_AGE)
                query = select(GUESTS.c.id, GUESTS.c.name).join(SESSIONS).where(is_it)
                for row in await self._store.rows(query):
                    self._sessions[session] = self._known.setdefault(row.id, Guest(row.id, row.name))
        return self._sessions.get(session)

    async def rename(self, guest: Guest, name: str) -> None:
        """Another name."""
        name = name_in(name)
        await self._store.do(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=name))
        guest.name = name

    async def end(self, session: str) -> None:
        """This session ends."""
        async with self._order:
            await self._store.do(delete(SESSIONS).where(SESSIONS.c.id == session))
            self._sessions.pop(session, None)

    async def end_others(self, guest: Guest, session: str, change: Executable) -> None:
        """A *change*, and with it all sessions of *guest* end but this one."""
        others = delete(SESSIONS).where(SESSIONS.c.guest == guest.id, SESSIONS.c.id != session)
        async with self._order:
            await self._store.do(change, others)
            self._forget_sessions(guest, session)

    async def forget(self, guest: Guest) -> None:
        """Nobody knows them any more."""
        async with self._order:
            await self._store.do(delete(GUESTS).where(GUESTS.c.id == guest.id))
            self._known.pop(guest.id, None)
            self._forget_sessions(guest)

    def _forget_sessions(self, guest: Guest, but: str = "") -> None:
        for session in [one for one, whose in self._sessions.items() if whose.id == guest.id and one != but]:
            del self._sessions[session]


def name_in(text: str) -> str:
    """A name that a line can hold. Raises Refused where nothing is left of it."""
    name = cut(" ".join(clean(text).split()))[:LONGEST_NAME].strip()
    if not name:
        raise Refused("name-empty")
    return name


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number where somebody has it already."""
    folded = [other.casefold() for other in taken]
    if name.casefold() not in folded:
        return name
    number = 2
    while f"{name} {number}".casefold() in folded:
        number += 1
    return f"{name} {number}"
