"""Guests: a name and a number."""

from __future__ import annotations

from time import time
from typing import Final

from sqlalchemy import delete, insert, select, update

from rummery.server.errors import Refused
from rummery.server.identity import new_id
from rummery.server.schema import GUESTS
from rummery.server.store import Store
from rummery.words.messages import clean, cut

LONGEST_NAME: Final = 30


class Guest:
    """Somebody."""

    __slots__ = ("id", "name")

    def __init__(self, id: str, name: str) -> None:
        self.id: Final = id
        self.name = name


class People:
    """All guests; those that have been seen since the start are remembered."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[dict[str, Guest]] = {}

    async def new(self, name: str) -> Guest:
        """Somebody new. Raises Refused for a name that is nothing."""
        guest = Guest(new_id(), name_in(name))
        await self._store.do(insert(GUESTS).values(id=guest.id, name=guest.name, made=int(time())))
        self._known[guest.id] = guest
        return guest

    async def find(self, id: str) -> Guest | None:
        """The guest of this number."""
        if id not in self._known:
            for row in await self._store.rows(select(GUESTS.c.name).where(GUESTS.c.id == id)):
                self._known[id] = Guest(id, row.name)
        return self._known.get(id)

    async def rename(self, guest: Guest, name: str) -> None:
        """Another name."""
        name = name_in(name)
        await self._store.do(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=name))
        guest.name = name

    async def forget(self, guest: Guest) -> None:
        """Nobody knows them any more."""
        await self._store.do(delete(GUESTS).where(GUESTS.c.id == guest.id))
        self._known.pop(guest.id, None)


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
