"""What the seat in turn has on the table, and what its menu asks about it turn after turn."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import Card, Cards, bits
from rummery.games.marriage.facts import MarriageView, Melds, own_melds
from rummery.games.marriage.laying import is_whole, stated
from rummery.games.marriage.options import MarriageOptions, shape_of, wild_bits
from rummery.games.marriage.reading import typed
from rummery.melds.find import copies
from rummery.melds.solver.told import WILD
from rummery.play.events import OnTable
from rummery.play.match import Seat


@final
class Own:
    """The melds of a seat that knows the *cut* joker."""

    __slots__ = ("cards", "copies", "cut", "is_whole", "melds", "options", "table", "typed", "wanted")

    def __init__(self, options: MarriageOptions, cut: Card, table: OnTable, seat: Seat) -> None:
        self.options: Final = options
        self.cut: Final = cut
        self.table: Final = table
        self.melds: Final[Melds] = own_melds(table, seat)
        self.cards: Final[Cards] = stated(self.melds)
        self.copies: Final = copies(bytes(sorted(self.cards)))
        self.typed: Final[Melds] = tuple([typed(options, meld) for meld in self.melds])
        """As a move holds them."""
        self.is_whole: Final = is_whole(options, self.melds)
        """MAR-17."""
        shape, natural = shape_of(options, cut), ~wild_bits(cut)
        self.wanted: Final = [0 if meld.kind == WILD else bits(shape.wants(meld)) & natural for meld in self.melds]
        """MAR-17: of each the natural cards that could be added to it, as bits."""


_latest: Final[dict[Seat, Own]] = {}
"""What each seat had last: it stays as long as nobody lays anything."""


def own(view: MarriageView, cut: Card) -> Own:
    """What the seat in turn has; it has seen."""
    found = _latest.get(view.turn)
    options = view.match.options
    if found is None or found.table is not view.table or found.cut != cut or found.options is not options:
        found = _latest[view.turn] = Own(options, cut, view.table, view.turn)
    return found
