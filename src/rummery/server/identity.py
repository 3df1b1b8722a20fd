"""Who somebody is: a session's number, signed. Nothing else is in a cookie or a token."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final, Literal, TypeAlias

COOKIE: Final = "rummery"
Purpose: TypeAlias = Literal["cookie", "token"]


def new_id() -> str:
    """A name for a guest, a session or a table that nobody guesses: 96 bits."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """An invitation or a handover that nobody guesses: 128 bits."""
    return secrets.token_urlsafe(16)


class Signer:
    """Signs and checks with one key."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def sign(self, session: str, purpose: Purpose) -> str:
        """What somebody shows to be known again; a cookie is no token, and a token no cookie."""
        return f"{session}.{self._mark(session, purpose)}"

    def session_in(self, text: str, purpose: Purpose) -> str | None:
        """The session that a signed text names; None where the signature is not ours."""
        session, _, mark = text.rpartition(".")
        if session and hmac.compare_digest(mark.encode(), self._mark(session, purpose).encode()):
            return session
        return None

    def _mark(self, session: str, purpose: Purpose) -> str:
        mark = hmac.digest(self._key, f"{purpose} {session}".encode(), "sha256")
        return urlsafe_b64encode(mark).decode().rstrip("=")


def digest_of(secret: str) -> bytes:
    """What is kept of a secret that is only ever compared."""
    return sha256(secret.encode()).digest()
