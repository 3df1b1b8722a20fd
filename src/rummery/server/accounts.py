"""Accounts: a guest with a name and a password, by which they are known again on any device."""

from __future__ import annotations

from time import time
from typing import Final
from unicodedata import normalize

from sqlalchemy import delete, insert, literal, select, update

from rummery.server.clients import Buckets
from rummery.server.errors import Refused
from rummery.server.identity import new_id
from rummery.server.passwords import Passwords
from rummery.server.people import Guest, People, name_in
from rummery.server.schema import ACCOUNTS, SESSIONS
from rummery.server.settings import Settings
from rummery.server.store import Conflict, Store

_MINUTE: Final = 60


class Accounts:
    """All accounts. *address* is where a request comes from: from each, and for each name, few passwords are tried."""

    def __init__(self, store: Store, people: People, passwords: Passwords, settings: Settings) -> None:
        self._store: Final = store
        self._people: Final = people
        self._passwords: Final = passwords
        self._from: Final = Buckets(settings.logins_burst, settings.logins_refill / _MINUTE)
        self._for: Final = Buckets(settings.logins_burst, settings.logins_refill / _MINUTE)

    async def name_of(self, guest: Guest) -> str | None:
        """The name of a guest's account; None where they have none."""
        rows = await self._store.rows(select(ACCOUNTS.c.name).where(ACCOUNTS.c.guest == guest.id))
        return rows[0].name if rows else None

    async def make(self, guest: Guest, name: str, password: str, address: str) -> str:
        """An account for a guest; its name. Raises Refused."""
        name = name_in(normalize("NFKC", name))
        if await self.name_of(guest) is not None:
            raise Refused("account-have")
        self._attempt(address, name)
        row = {"guest": guest.id, "name": name, "folded": name.casefold(), "made": int(time())}
        row["password"] = await self._passwords.hashed(password)
        try:
            await self._store.do(insert(ACCOUNTS).values(**row))
        except Conflict:
            raise Refused("account-taken" if await self.name_of(guest) is None else "account-have") from None
        return name

    async def log_in(self, name: str, password: str, address: str) -> tuple[Guest, str, str]:
        """Whose name and password these are, their new session, and their account's name. Raises Refused.

        Which of the two was wrong is not told, by no word and by no time.
        """
        name = name_in(normalize("NFKC", name))
        self._attempt(address, name)
        rows = await self._store.rows(select(ACCOUNTS).where(ACCOUNTS.c.folded == name.casefold()))
        kept = rows[0].password if rows else None
        if not await self._passwords.fits(password, kept):
            raise Refused("login-wrong")
        # No session begins where the password was changed meanwhile.
        session = new_id()
        owner = select(literal(session), ACCOUNTS.c.guest, literal(int(time()))).where(
            ACCOUNTS.c.guest == rows[0].guest, ACCOUNTS.c.password == kept
        )
        await self._store.do(insert(SESSIONS).from_select(["id", "guest", "made"], owner))
        guest = await self._people.find(session)
        if guest is None:
            raise Refused("login-wrong")
        return guest, session, rows[0].name

    async def change(self, guest: Guest, session: str, password: str, new: str, address: str) -> str:
        """Another password; all sessions but this one end. The account's name. Raises Refused."""
        name = await self._confirm(guest, password, address)
        hashed = await self._passwords.hashed(new)
        changed = update(ACCOUNTS).where(ACCOUNTS.c.guest == guest.id).values(password=hashed)
        await self._people.end_others(guest, session, changed)
        return name

    async def close(self, guest: Guest, session: str, password: str, address: str) -> None:
        """No account any more: a guest, known by this session alone. Raises Refused."""
        await self._confirm(guest, password, address)
        await self._people.end_others(guest, session, delete(ACCOUNTS).where(ACCOUNTS.c.guest == guest.id))

    async def _confirm(self, guest: Guest, password: str, address: str) -> str:
        rows = await self._store.rows(select(ACCOUNTS).where(ACCOUNTS.c.guest == guest.id))
        if not rows:
            raise Refused("account-none")
        self._attempt(address, rows[0].name)
        if not await self._passwords.fits(password, rows[0].password):
            raise Refused("password-wrong")
        name: str = rows[0].name
        return name

    def _attempt(self, address: str, name: str) -> None:
        if not self._from.take(address) or not self._for.take(name.casefold()):
            raise Refused("too-many-attempts")
