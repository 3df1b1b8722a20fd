"""A lay-out of all cards of a player, and the card of it that a show leaves over (MAR-20)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from rummery.cards.card import ONE, Cards
from rummery.cards.record import Record
from rummery.games.marriage.facts import Melds
from rummery.games.marriage.options import MarriageOptions
from rummery.games.marriage.parts import shortened


@final
@mypyc_attr(acyclic=True)
class Packed(Record):
    """Melds, and the cards that lie in none, ascending."""

    __slots__ = ("melds", "left")

    def __init__(self, melds: Melds, left: Cards) -> None:
        self.melds: Final = melds
        self.left: Final = left


def with_a_discard(options: MarriageOptions, kept: Cards, packed: Packed) -> Packed | None:
    """MAR-11, MAR-20: one card is left over that may be discarded, or none where that is allowed; else nothing."""
    if len(packed.left) == 1:
        return packed if packed.left != kept else None
    if packed.left:
        return None
    if not options.must_discard:
        return packed
    for at in range(len(packed.melds)):
        meld = packed.melds[at]
        for shorter, card in shortened(options, meld):
            if ONE[card] != kept:
                return Packed((*packed.melds[:at], shorter, *packed.melds[at + 1 :]), ONE[card])
    return None
