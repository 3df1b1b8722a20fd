"""What a table of Manipulation may choose, and the figures of its rules."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import Cards, pack
from rummery.melds.pattern import Pattern
from rummery.melds.shape import Shape
from rummery.play.options import Chosen, Options

SEATS: Final = (2, 5)
"""MAN-01."""
USUAL_SEATS: Final = 4
"""How many sit down where nobody says."""
TWO_PLAYERS: Final = 2
"""MAN-01: so many play with one pack."""
PACKS: Final = 2
"""MAN-01: with more players."""
MOST_DRAWS: Final = 3
"""MAN-10: the cards of a turn; after the last of so many nobody melds."""
FIRST_MELD_POINTS: Final = 30
"""MAN-13, `initial_meld=points30`."""
UNDERCUT: Final = 10
"""MAN-32: for a winner who has not knocked."""
OUT: Final = 25
"""MAN-33: for playing one's last card."""
MOST_POINTS: Final = 1000
"""What a bonus may be at most."""

TABLE: Final = "table"
OWN: Final = "own"
POINTS30: Final = "points30"

SHAPE: Final = Shape(Pattern(all_wild=3))
"""MAN-15, MAN-16: the same at every table."""


@final
class ManipulationOptions(Options):
    """The options of Manipulation, each declared here and nowhere else."""

    __slots__ = (
        "jokers_per_pack",
        "hand",
        "max_draws",
        "may_pass",
        "initial_meld",
        "knock_limit",
        "target",
        "target_bonus",
        "round_bonus",
        "round_bonus_for_all",
        "shape",
    )

    def __init__(self, chosen: Chosen) -> None:
        self.jokers_per_pack: Final = chosen.number("jokers_per_pack", "MAN-01", 1, 0, 2)
        self.hand: Final = chosen.one_of("hand", "MAN-02", 10, (7, 10, 13, 14))
        self.max_draws: Final = chosen.number("max_draws", "MAN-11", MOST_DRAWS, 1, MOST_DRAWS)
        self.may_pass: Final = chosen.switch("may_pass", "MAN-11")
        self.initial_meld: Final = chosen.word("initial_meld", "MAN-13", (TABLE, OWN, POINTS30))
        self.knock_limit: Final = chosen.one_of("knock_limit", "MAN-20", 5, (0, 5, 10))
        self.target: Final = chosen.number("target", "MAN-35", 150, 50, 10_000)
        self.target_bonus: Final = chosen.number("target_bonus", "MAN-35", 100, 0, MOST_POINTS)
        self.round_bonus: Final = chosen.number("round_bonus", "MAN-35", 25, 0, MOST_POINTS)
        self.round_bonus_for_all: Final = chosen.switch("round_bonus_for_all", "MAN-35")
        super().__init__(chosen)
        self.shape: Final = SHAPE


def cards_in_play(options: ManipulationOptions, seats: int) -> Cards:
    """MAN-01."""
    packs = 1 if seats == TWO_PLAYERS else PACKS
    return pack(packs, packs * options.jokers_per_pack)
