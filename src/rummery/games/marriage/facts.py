"""What all may know of a deal of Marriage beyond hands, stock, pile and table; a seat's note is the cut joker."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.card import NONE, Card, Cards
from rummery.cards.record import Record
from rummery.games.marriage.options import MarriageOptions
from rummery.melds.meld import Meld
from rummery.play.events import Event, Laid, OnTable
from rummery.play.match import Match, Seat
from rummery.play.sight import View
from rummery.play.state import State

Melds: TypeAlias = tuple[Meld, ...]


@final
class TurnStart(Record):
    """MAR-19: the table that `take back` goes back to."""

    __slots__ = ("table",)

    def __init__(self, table: OnTable) -> None:
        self.table: Final = table


@final
class Turn(Record):
    """What has happened in this turn."""

    __slots__ = ("start", "took", "moves")

    def __init__(self, start: TurnStart, took: Cards = NONE, moves: int = 0) -> None:
        self.start: Final = start
        """As the turn, or since then the seeing, left it."""
        self.took: Final = took
        """MAR-11: the upcard taken in this turn, if any."""
        self.moves: Final = moves
        """TAB-08: how often the lay-out was changed."""


@final
class MarriageFacts(Record):
    """The public facts of a deal; seats as bits."""

    __slots__ = ("seen", "dublee", "drawn", "visits", "tunnelas", "turn", "stuck", "cut")

    def __init__(
        self,
        seen: int,
        dublee: int,
        drawn: int,
        visits: tuple[Melds, ...],
        tunnelas: tuple[Melds, ...],
        turn: Turn,
        stuck: int = 0,
        cut: Card | None = None,
    ) -> None:
        self.seen: Final = seen
        """MAR-16: who knows the cut joker."""
        self.dublee: Final = dublee
        """MAR-22: who has earned that with dublees."""
        self.drawn: Final = drawn
        """MAR-34: who has drawn a card in this deal."""
        self.visits: Final = visits
        """MAR-17: the melds that each has seen with."""
        self.tunnelas: Final = tunnelas
        """MAR-34: what each has shown before the first draw."""
        self.turn: Final = turn
        self.stuck: Final = stuck
        """TAB-08: turns in a row with a draw from the pile."""
        self.cut: Final = cut
        """The cut joker, which all may see once the deal is over."""

    def has_seen(self, seat: Seat) -> bool:
        """MAR-16."""
        return self.seen >> seat & 1 == 1

    def saw_with_dublees(self, seat: Seat) -> bool:
        """MAR-22."""
        return self.dublee >> seat & 1 == 1

    def has_drawn(self, seat: Seat) -> bool:
        """MAR-34."""
        return self.drawn >> seat & 1 == 1

    def with_turn(self, turn: Turn, drawn: int, stuck: int) -> MarriageFacts:
        """The same with these."""
        return MarriageFacts(self.seen, self.dublee, drawn, self.visits, self.tunnelas, turn, stuck, self.cut)


MarriageMatch: TypeAlias = Match[MarriageOptions]
MarriageState: TypeAlias = State[MarriageOptions, MarriageFacts, Card | None]
MarriageView: TypeAlias = View[MarriageOptions, MarriageFacts, Card | None]
MarriageEvent: TypeAlias = Event[MarriageFacts, Card | None]


def with_own(table: OnTable, seat: Seat, melds: Melds) -> OnTable:
    """The table where *seat* has just these melds, numbered from 1; seats lie in their order."""
    before = [laid for laid in table if laid.owner < seat]
    after = [laid for laid in table if laid.owner > seat]
    return (*before, *[Laid(number, seat, meld) for number, meld in enumerate(melds, 1)], *after)


def own_melds(table: OnTable, seat: Seat | None) -> Melds:
    """The melds of a seat, in their order."""
    if seat is None:
        return ()
    return tuple([laid.meld for laid in table if laid.owner == seat])


def own_cards(table: OnTable, seat: Seat | None) -> Cards:
    """The cards of the melds of *seat*."""
    return NONE.join([meld.cards for meld in own_melds(table, seat)])


def stock_can_give(options: MarriageOptions, stock: int, pile: int, restocked: int) -> bool:
    """MAR-25: whether a card can be drawn from the stock, which is made anew of the pile where it is empty."""
    return stock > 0 or (restocked < options.refills and pile > 1)
