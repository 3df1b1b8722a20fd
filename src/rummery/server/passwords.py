"""Passwords: only their argon2 hashes are kept. Hashing takes a while and much memory, so one thread does it all."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from rummery.server.errors import Refused

LEAST: Final = 8
MOST: Final = 200
"""Letters of a password, once it is normalised."""


class Passwords:
    """Hashes passwords, and tells whether one fits a hash."""

    def __init__(self) -> None:
        self._hasher: Final = PasswordHasher()
        self._thread: Final = ThreadPoolExecutor(1, "passwords")
        self._nobodys: Final[Future[str]] = self._thread.submit(self._hasher.hash, secrets.token_hex())

    def close(self) -> None:
        """Let go of the thread; what waits for it is not done any more."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """The hash to keep. Raises Refused ``password-form`` for one that is too short or too long."""
        password = _normal(password)
        if not LEAST <= len(password) <= MOST:
            raise Refused("password-form", least=LEAST, most=MOST)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password whose hash was *kept*; where none was, no, after the same time."""
        hashed = await asyncio.wrap_future(self._nobodys) if kept is None else kept
        found = await asyncio.get_running_loop().run_in_executor(self._thread, self._verify, hashed, _normal(password))
        return found and kept is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerifyMismatchError:
            return False


def _normal(password: str) -> str:
    """As it is compared: keyboards write the same letter in more than one way."""
    return normalize("NFKC", password)
