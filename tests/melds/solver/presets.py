"""The games as the solver sees them, written down a second time from the rulebook, without options."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, NONE, SUIT_SIZE, Cards
from rummery.melds.pattern import BOTH, HIGH, Pattern
from rummery.melds.solver.rummy import NAMED, SETTLED, Rummy, points

_PIPS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""Two to king by their number, court cards as tens."""
_FIVES: Final = (5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10)
"""Two to nine, ten to king."""


def rami(identical: bool = False) -> Rummy:
    """RAM-15 to RAM-17, RAM-30, RAM-32, RAM-45, with rounded values."""
    return Rummy(
        Pattern(largest_same=4 if identical else 0, same_wilds=1 if identical else 0, most_wilds=1, least_naturals=2),
        points((15, *_FIVES), 20),
        (5, *_FIVES, 15),
        (15, *_FIVES),
        (25, 15, 15, 15, 15, 15, 15, 15, 15, 20, 20, 20, 20),
        naming=SETTLED,
    )


def penang() -> Rummy:
    """Penang rummy: an ace at either end or both, sets of any suits, jokers without a limit."""
    return Rummy(Pattern(ace=BOTH, largest_set=99, different_suits=False), points((15, *_PIPS), 20))


def shanghai(wild_twos: Cards = NONE) -> Rummy:
    """Shanghai rum: runs of four, the ace high, no more wild cards than natural ones."""
    return Rummy(
        Pattern(shortest_run=4, ace=HIGH, largest_set=99, different_suits=False, balanced=True),
        points((15, 20, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10), 25),
        wild_faces=wild_twos,
    )


def manipulation() -> Rummy:
    """Manipulation: jokers with names, in any number."""
    return Rummy(Pattern(least_naturals=1, all_wild=3), points((1, *_PIPS), 25), naming=NAMED)


def marriage(wild_faces: Cards = NONE, shortest_run: int = 3, tunnela: bool = True) -> Rummy:
    """Marriage: tunnelas, and faces that are wild; to a player who has not seen, nothing is wild."""
    by_card = bytearray(points((10, *_PIPS), 0 if wild_faces else 10))
    for face in wild_faces:
        by_card[face] = 0
    return Rummy(
        Pattern(shortest_run=shortest_run, largest_same=3 if tunnela else 0, all_wild=3),
        tuple(by_card),
        wild_faces=wild_faces,
        jokers=len(wild_faces) > 0,
    )


def marriage_wilds(cut: int) -> Cards:
    """The faces that are wild in Marriage where *cut* is the cut joker: its rank, and its neighbours going round."""
    first, rank = cut - cut % SUIT_SIZE, cut % SUIT_SIZE
    above, below = first + (rank + 1) % SUIT_SIZE, first + (rank - 1) % SUIT_SIZE
    return bytes(sorted({above, below, *range(rank, JOKER, SUIT_SIZE)}))


PRESETS: Final = {
    "rami": rami(),
    "marriage": marriage(),
    "penang": penang(),
    "shanghai": shanghai(),
    "manipulation": manipulation(),
}
