"""What the solver is built for, and how it says that something is more than that."""

from __future__ import annotations

from typing import Final, final

MOST_COPIES: Final = 6
"""Of one face, with the jokers that stand for it."""
MOST_WILDS: Final = 31
"""Wild cards, by whatever right, in one question."""
MOST_STATES: Final = 3_000_000
"""States of one sweep."""


@final
class Beyond(Exception):
    """A question that is beyond the solver: *key* names the message, *figures* are its arguments."""

    def __init__(self, key: str, **figures: str | int) -> None:
        super().__init__(key, figures)
        self.key = key
        self.figures = figures

    def __str__(self) -> str:
        told = ", ".join([f"{name} {value}" for name, value in self.figures.items()])
        return f"{self.key} ({told})" if told else self.key
