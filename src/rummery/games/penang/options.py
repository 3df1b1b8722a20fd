"""What a table of Penang may choose, and the tables of figures that follow from it."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import Cards, pack
from rummery.cards.points import points_by_card
from rummery.melds.pattern import BOTH, NO_LIMIT, Pattern
from rummery.melds.shape import Shape
from rummery.play.options import Chosen, Options

SEATS: Final = (2, 6)
"""PEN-01."""
USUAL_SEATS: Final = 4
"""PEN-01."""
PACKS: Final = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3}
"""PEN-01, by the number of seats."""
HANDS: Final = {2: 25, 3: 25, 4: 20, 5: 20, 6: 20}
"""PEN-02, by the number of seats."""

WINNER: Final = "winner"
LOSER: Final = "loser"
ROTATE: Final = "rotate"

_SHAPE: Final = Shape(Pattern(ace=BOTH, largest_set=NO_LIMIT, different_suits=False))
"""PEN-16 to PEN-18."""
_PIPS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""PEN-30: two to king."""


@final
class PenangOptions(Options):
    """The options of Penang, each declared here and nowhere else."""

    __slots__ = (
        "jokers_per_pack",
        "dealer",
        "voluntary_dead",
        "end_when_one_alive",
        "ace",
        "joker_points",
        "winner_collects",
        "deals",
        "target",
        "shape",
        "values",
    )

    def __init__(self, chosen: Chosen) -> None:
        self.jokers_per_pack: Final = chosen.number("jokers_per_pack", "PEN-01", 3, 3, 4)
        self.dealer: Final = chosen.word("dealer", "PEN-03", (WINNER, LOSER, ROTATE))
        self.voluntary_dead: Final = chosen.switch("voluntary_dead", "PEN-13")
        self.end_when_one_alive: Final = chosen.switch("end_when_one_alive", "PEN-15")
        self.ace: Final = chosen.one_of("ace", "PEN-30", 15, (15, 11, 1))
        self.joker_points: Final = chosen.one_of("joker_points", "PEN-30", 20, (20, 25, 50))
        self.winner_collects: Final = chosen.switch("winner_collects", "PEN-32")
        self.deals: Final = chosen.number("deals", "PEN-33", 5, 1, 50)
        self.target: Final = chosen.number_or("none", "target", "PEN-33", 50, 10000)
        super().__init__(chosen, None, not self.winner_collects)
        self.shape: Final = _SHAPE
        self.values: Final = points_by_card((self.ace, *_PIPS), self.joker_points)
        """PEN-30: points by card."""


def cards_in_play(options: PenangOptions, seats: int) -> Cards:
    """PEN-01."""
    return pack(PACKS[seats], PACKS[seats] * options.jokers_per_pack)
