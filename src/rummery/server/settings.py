"""How the server is set up: each field is a variable `RUMMERY_NAME` of the environment, most also a flag."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_state_path

from rummery.cards.shuffle import SEED_SIZE
from rummery.play.problem import Problem

MESSAGE_BYTES: Final = 8192
"""The longest message of a client."""
BURST: Final = 20
"""Messages that may come at once, and REFILL more in each second."""
REFILL: Final = 5.0
UNSENT_BYTES: Final = 256 * 1024
"""A client with more than this unsent is dropped."""
PING_SECONDS: Final = 20.0
STOP_SECONDS: Final = 4
"""How long the server takes to stop, at most."""

_TEXTS: Final = ("trusted_proxies", "log", "secret")
_NUMBERS: Final = (
    "most_tables",
    "requests_burst",
    "requests_refill",
    "logins_burst",
    "logins_refill",
    "messages_burst",
    "messages_refill",
    "away_seconds",
    "deal_seconds",
)


def _draw() -> bytes:
    return secrets.token_bytes(SEED_SIZE)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs the server may choose."""

    database: str = ""
    """An SQLAlchemy URL; empty: SQLite in the user's state folder."""
    hosts: tuple[str, ...] = ()
    """Further names that the server answers to."""
    trusted_proxies: str = ""
    """Addresses whose forwarded headers count, separated by commas."""
    log: str = "text"
    """`text` or `json`."""
    secret: str = ""
    """The key that signs cookies; empty: one that the store keeps."""
    most_tables: int = 20_000
    """Tables in memory, at most."""
    requests_burst: int = 200
    """Requests that change something which an address may make at once, and *requests_refill* more in each second."""
    requests_refill: float = 10.0
    logins_burst: int = 10
    """Passwords that may be tried at once from an address, or for a name, and *logins_refill* more in each minute."""
    logins_refill: float = 2.0
    messages_burst: int = BURST
    messages_refill: float = REFILL
    away_seconds: float = 30.0
    """After so long a bot keeps the seat of who is cut off."""
    deal_seconds: float = 60.0
    """How long the next deal waits for those who are not ready."""
    draw_seed: Callable[[], bytes] = _draw
    """Where seeds come from; tests choose their own."""

    def url(self) -> str:
        """The database's URL; its folder is made where it is not there."""
        if self.database:
            return self.database
        folder = state_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'rummery.sqlite3'}"


def state_folder() -> Path:
    """Where the database lies unless another is named: RUMMERY_DATA, or the user's state folder."""
    chosen = os.environ.get("RUMMERY_DATA")
    return Path(chosen) if chosen else user_state_path("rummery", appauthor=False)


def settings_from(environment: Mapping[str, str], **flags: object) -> Settings:
    """The settings that the environment and the command line choose, these before it. Raises Problem."""
    found: dict[str, object] = {
        "database": environment.get("RUMMERY_DATABASE_URL", ""),
        "hosts": tuple([host for host in environment.get("RUMMERY_HOSTS", "").lower().split(",") if host.strip()]),
    }
    for name in _TEXTS:
        found[name] = environment.get(f"RUMMERY_{name.upper()}", "")
    for name in _NUMBERS:
        value = environment.get(f"RUMMERY_{name.upper()}")
        if value is not None:
            if not (value.isascii() and value.isdigit()):
                raise Problem("serve-number", name=f"RUMMERY_{name.upper()}", value=value)
            found[name] = int(value)
    found.update({name: value for name, value in flags.items() if value})
    if found["log"] not in ("", "text", "json"):
        raise Problem("serve-log", value=str(found["log"]))
    return msgspec.convert({name: value for name, value in found.items() if value not in ("", ())}, Settings)
