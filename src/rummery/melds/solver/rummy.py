"""A rummy as the solver sees it: its melds, which cards are wild, and what cards are worth."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import NONE, Cards
from rummery.cards.record import Record
from rummery.melds.pattern import Pattern

BARE: Final = 0
"""A wild card in a set is not named."""
SETTLED: Final = 1
"""It is named where it can be only one card."""
NAMED: Final = 2
"""It is always named."""


@final
class Rummy(Record):
    """Patterns and points of one game, as a table plays it."""

    __slots__ = ("pattern", "points", "in_run", "in_set", "in_same", "wild_faces", "jokers", "naming")

    def __init__(
        self,
        pattern: Pattern,
        points: tuple[int, ...],
        in_run: tuple[int, ...] = (),
        in_set: tuple[int, ...] = (),
        in_same: tuple[int, ...] = (),
        wild_faces: Cards = NONE,
        jokers: bool = True,
        naming: int = BARE,
    ) -> None:
        self.pattern: Final = pattern
        self.points: Final = points
        """What a card left over counts, by its number, the joker last."""
        self.in_run: Final = in_run
        """What a card laid in a run is worth, by its place from the low ace, 0, to the high one, 13."""
        self.in_set: Final = in_set
        """What a card laid in a set is worth, by its rank from 0."""
        self.in_same: Final = in_same
        """What a card laid in a meld of one rank and suit is worth, by its rank from 0."""
        self.wild_faces: Final = wild_faces
        """The faces whose cards are wild, and in their own places natural."""
        self.jokers: Final = jokers
        """Whether jokers may be melded."""
        self.naming: Final = naming
        """BARE, SETTLED or NAMED."""


def points(by_rank: tuple[int, ...], joker: int) -> tuple[int, ...]:
    """Points by card from those by rank, the ace first, and those of the joker."""
    return by_rank * 4 + (joker,)
