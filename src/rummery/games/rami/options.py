"""What a table of Rami may choose, and the tables of figures that follow from it."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import Cards, pack
from rummery.melds.pattern import Pattern
from rummery.melds.shape import Shape
from rummery.play.options import Chosen, Options
from rummery.play.problem import Problem

SEATS: Final = (2, 8)
"""RAM-01."""
USUAL_SEATS: Final = 4
"""How many sit down where nobody says."""
PACKS: Final = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""RAM-01, by the number of seats."""
IDENTICAL_PACKS: Final = 4
"""RAM-45."""
HAND: Final = 14
"""RAM-02."""
FEW_CARDS: Final = 3
"""RAM-04."""
REFILLS: Final = 3
"""RAM-14: how often the pile becomes the stock."""
IDLE_ROUNDS: Final = 20
"""RAM-14: the most rounds without a draw."""
ONLY_WINNER: Final = 100
"""RAM-33."""
RAMI_BONUS: Final = 200
"""RAM-34."""
RAMI_ALONE_BONUS: Final = 300
"""RAM-34, with one's own cards only."""
RAMI_FACTOR: Final = 2
"""RAM-41."""
RAMI_ALONE_FACTOR: Final = 3
"""RAM-41, with one's own cards only."""
RAMI_FIRST_FACTOR: Final = 4
"""RAM-41, when nobody else has laid a meld."""
TIMEOUT_COST: Final = 50
"""RAM-46."""

NO_PILE: Final = "none"
DISCARD_ONLY: Final = "discard_only"
SINGLE: Final = "single"
MULTIPLE: Final = "multiple"

_SHAPES: Final = (
    Shape(Pattern(most_wilds=1, least_naturals=2)),
    Shape(Pattern(most_wilds=1, least_naturals=2, largest_same=4, same_wilds=1)),
)
"""RAM-15 to RAM-17: one joker in a meld, two natural cards; the second with RAM-45's melds of one card."""


@final
class RamiOptions(Options):
    """The options of Rami, each declared here and nowhere else."""

    __slots__ = (
        "jokers_per_pack",
        "first_upcard",
        "discard",
        "must_use_discard",
        "first_lay",
        "pure_run_needed",
        "penalty",
        "traditional",
        "limit",
        "deals",
        "elimination",
        "elimination_limit",
        "manipulation",
        "identical",
        "shape",
    )

    def __init__(self, chosen: Chosen) -> None:
        self.jokers_per_pack: Final = chosen.number("jokers_per_pack", "RAM-01", 2, 1, 3)
        self.first_upcard: Final = chosen.switch("first_upcard", "RAM-02")
        self.discard: Final = chosen.word("discard", "RAM-11", (SINGLE, NO_PILE, DISCARD_ONLY, MULTIPLE))
        self.must_use_discard: Final = chosen.switch("must_use_discard", "RAM-12")
        self.first_lay: Final = chosen.number("first_lay", "RAM-13", 40, 15, 90)
        self.pure_run_needed: Final = chosen.switch("pure_run_needed", "RAM-13")
        self.penalty: Final = chosen.number("penalty", "RAM-21", 300, 0, 500)
        self.traditional: Final = chosen.word("values", "RAM-30", ("rounded", "traditional")) == "traditional"
        self.limit: Final = chosen.number("limit", "RAM-35", 1000, 300, 5000)
        self.deals: Final = chosen.number_or("none", "deals", "RAM-35", 1, 50)
        self.elimination: Final = chosen.switch("elimination", "RAM-40")
        self.elimination_limit: Final = chosen.number("elimination_limit", "RAM-40", 500, 100, 1000)
        self.manipulation: Final = chosen.switch("manipulation", "RAM-42")
        self.identical: Final = chosen.switch("identical", "RAM-45")
        timer = chosen.number_or("off", "timer", "RAM-46", 20, 600)
        super().__init__(chosen, timer, self.elimination)
        self.shape: Final = _SHAPES[1] if self.identical else _SHAPES[0]
        if self.first_upcard and self.discard == NO_PILE:
            raise Problem("option-clash", one="first_upcard=on", other="discard=none", rule="RAM-02")
        if self.must_use_discard and self.discard in (NO_PILE, DISCARD_ONLY):
            raise Problem("option-clash", one="must_use_discard=on", other=f"discard={self.discard}", rule="RAM-12")

    def draws_from_pile(self) -> bool:
        """RAM-11: whether the discard pile may be drawn from at all."""
        return self.discard in (SINGLE, MULTIPLE)


def packs(options: RamiOptions, seats: int) -> int:
    """RAM-01, RAM-45: how many packs are in play."""
    return IDENTICAL_PACKS if options.identical else PACKS[seats]


def cards_in_play(options: RamiOptions, seats: int) -> Cards:
    """RAM-01."""
    copies = packs(options, seats)
    return pack(copies, copies * options.jokers_per_pack)
