"""What the server says about itself, as structured lines. Nothing of a hand, a seed or a view is ever put in one."""

from __future__ import annotations

import logging
import secrets
import sys
import traceback
from typing import Any, Final

import structlog

LOG: Final = structlog.get_logger("rummery")
_PLACES: Final = 8
"""Places in the code, the innermost, that are named."""


def set_up(form: str) -> None:
    """Write lines of text, or of JSON, to standard error."""
    last: Any = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def trouble(what: str, **where: str | int) -> str:
    """Write down the error that is being handled; its number, by which it is found again."""
    error = sys.exc_info()[1]
    return trouble_with(what, Exception() if error is None else error, **where)


def trouble_with(what: str, error: BaseException, **where: str | int) -> str:
    """Write down an error; its number, by which it is found again.

    Places in the code, not the error's own text: that might hold a card.
    """
    number = secrets.token_hex(4)
    places = [
        f"{frame.filename.rpartition('rummery/')[2]}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    LOG.error(what, error=number, kind=type(error).__name__, places=places[-_PLACES:], **where)
    return number
