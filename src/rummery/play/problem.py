"""What is wrong with something that came from outside, said as a message key with arguments."""

from __future__ import annotations

from typing import final


@final
class Problem(Exception):
    """Bad input: *key* names the message in `words/`, *figures* are its arguments, *where* the place in the input."""

    def __init__(self, key: str, where: str = "", **figures: str | int) -> None:
        super().__init__(key, where, figures)
        self.key = key
        self.where = where
        self.figures = figures

    def at(self, where: str) -> Problem:
        """The same, with *where* put before the place."""
        return Problem(self.key, where + self.where, **self.figures)
