"""Why something is not done, said as a code; its words are the message ``server-CODE``."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    "malformed": 400,
    "salt-form": 400,
    "seats-form": 400,
    "name-empty": 400,
    "password-form": 400,
    "guest-unknown": 401,
    "login-wrong": 401,
    "origin-foreign": 403,
    "not-host": 403,
    "password-wrong": 403,
    "no-seat": 403,
    "table-unknown": 404,
    "handover-unknown": 404,
    "page-unknown": 404,
    "account-have": 409,
    "account-none": 409,
    "account-taken": 409,
    "seat-taken": 409,
    "seat-have": 409,
    "seats-open": 409,
    "table-started": 409,
    "table-waiting": 409,
    "table-over": 409,
    "frozen": 409,
    "too-big": 413,
    "host-unknown": 421,
    "too-fast": 429,
    "too-many-attempts": 429,
    "failed": 500,
    "stopping": 503,
    "full": 503,
}
"""The HTTP status of each code; what is not here is only said on a socket."""


class Refused(Exception):
    """Not done: *code* says why, *figures* fill its message."""

    def __init__(self, code: str, **figures: str | int) -> None:
        super().__init__(code)
        self.code: Final = code
        self.figures: Final = figures
