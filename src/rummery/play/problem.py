"""What is wrong with something that came from outside, said as a message key with arguments."""

from __future__ import annotations

import errno
import os
from typing import final


@final
class Problem(Exception):
    """Bad input: *key* names the message in `words/`, *figures* are its arguments, *where* the place in the input."""

    def __init__(self, key: str, where: str = "", **figures: str | int) -> None:
        super().__init__(key, where, figures)
        self.key = key
        self.where = where
        self.figures = figures

    @staticmethod
    def of_system(key: str, error: OSError, **figures: str | int) -> Problem:
        """What the system refuses: besides *figures* its *reason*, and by which *fault* that is known to `words/`."""
        reason = os.strerror(error.errno) if error.errno else type(error).__name__
        fault = errno.errorcode.get(error.errno or 0, "other")
        return Problem(key, "", reason=reason, fault=fault, **figures)

    def at(self, where: str) -> Problem:
        """The same, with *where* put before the place."""
        return Problem(self.key, where + self.where, **self.figures)
