"""What the melds of a table want, and which cards may take their wilds, by bits: one look says what a hand can do."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import JOKER, NONE, SUIT_SIZE, Cards, bits
from rummery.melds.meld import SET, Meld, rank_of
from rummery.melds.shape import Shape
from rummery.play.events import OnTable


@final
class Wanted:
    """By place on the table the cards that fit on a meld (PEN-19) and those that may take a wild of it (PEN-20)."""

    __slots__ = ("fitting", "fitting_anywhere", "shape", "table", "taking")

    def __init__(self, shape: Shape, table: OnTable, fitting: list[int], taking: list[int], anywhere: int) -> None:
        self.shape: Final = shape
        self.table: Final = table
        self.fitting: Final = fitting
        self.taking: Final = taking
        self.fitting_anywhere: Final = anywhere


_latest: Final[list[Wanted | None]] = [None]
"""The last table that was looked at, if any: it stays the same while turns come and go."""


def wanted_on(shape: Shape, table: OnTable) -> Wanted:
    """What the melds of this table want."""
    before = _latest[0]
    if before is None or before.shape is not shape:
        before = Wanted(shape, (), [], [], 0)
    elif before.table is table:
        return before
    # Most melds stay as they are: what they want is copied.
    fitting = before.fitting[: len(table)]
    taking = before.taking[: len(table)]
    known = len(fitting)
    anywhere = 0
    for at in range(len(table)):
        laid = table[at]
        if at >= known:
            fitting.append(bits(shape.wants(laid.meld)))
            taking.append(bits(takers(laid.meld)))
        elif before.table[at] is not laid:
            fitting[at] = bits(shape.wants(laid.meld))
            taking[at] = bits(takers(laid.meld))
        anywhere |= fitting[at]
    found = _latest[0] = Wanted(shape, table, fitting, taking, anywhere)
    return found


def takers(meld: Meld) -> Cards:
    """PEN-20: the cards that may take a wild of this meld: those it stands for in a run, those of a set's rank."""
    if not meld.wilds:
        return NONE
    return bytes(range(rank_of(meld), JOKER, SUIT_SIZE)) if meld.kind == SET else meld.stands
