"""Which melds a game has, as data: lengths, the ace, suits, and how many wild cards a meld may hold."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.record import Record

NO_LIMIT: Final = 99
"""As many as there are."""

LOW: Final = 1
"""The ace precedes the two."""
HIGH: Final = 2
"""The ace follows the king."""
EITHER: Final = 3
"""Low or high, not both in one run."""
BOTH: Final = 7
"""Low, high, or both: the longest run has fourteen cards."""


@final
class Pattern(Record):
    """The melds of a game. A card of a run or a set that is wild stands for what is missing there."""

    __slots__ = (
        "shortest_run",
        "ace",
        "smallest_set",
        "largest_set",
        "different_suits",
        "largest_same",
        "same_wilds",
        "most_wilds",
        "least_naturals",
        "balanced",
        "all_wild",
    )

    def __init__(
        self,
        shortest_run: int = 3,
        ace: int = EITHER,
        smallest_set: int = 3,
        largest_set: int = 4,
        different_suits: bool = True,
        largest_same: int = 0,
        same_wilds: int = 0,
        most_wilds: int = NO_LIMIT,
        least_naturals: int = 1,
        balanced: bool = False,
        all_wild: int = 0,
    ) -> None:
        self.shortest_run: Final = shortest_run
        self.ace: Final = ace
        """LOW, HIGH, EITHER or BOTH."""
        self.smallest_set: Final = smallest_set
        self.largest_set: Final = largest_set
        """The most cards of a set, wild ones included; with different suits never more than four."""
        self.different_suits: Final = different_suits
        """Whether the cards of a set are all of different suits."""
        self.largest_same: Final = largest_same
        """The most cards of a meld of one rank and suit, which has three at least; 0 where there are none."""
        self.same_wilds: Final = same_wilds
        """The most wild cards in such a meld."""
        self.most_wilds: Final = most_wilds
        """The most wild cards in a run or set."""
        self.least_naturals: Final = least_naturals
        """The fewest natural cards in a meld: one or more."""
        self.balanced: Final = balanced
        """Whether a meld has at most as many wild cards as natural ones."""
        self.all_wild: Final = all_wild
        """The fewest wild cards that are a meld by themselves; 0 where they are none."""

    def low(self) -> bool:
        """Whether an ace may precede the two."""
        return self.ace & LOW != 0

    def high(self) -> bool:
        """Whether an ace may follow the king."""
        return self.ace & HIGH != 0

    def allows(self, naturals: int, wilds: int) -> bool:
        """Whether a run or set may be made of so many natural and so many wild cards."""
        if naturals < self.least_naturals or wilds > self.most_wilds:
            return False
        return wilds <= naturals or not self.balanced
