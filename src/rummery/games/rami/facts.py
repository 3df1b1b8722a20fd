"""What all may know of a deal of Rami beyond hands, stock, pile and table."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.card import NONE, Cards
from rummery.cards.record import Record
from rummery.games.rami.options import NO_PILE, REFILLS, RamiOptions
from rummery.play.events import Event, OnTable
from rummery.play.match import Match, Seat
from rummery.play.sight import View
from rummery.play.state import State


@final
class TurnStart(Record):
    """What `restore` goes back to: the table and the points after the draw, and the card that RAM-12 asks for."""

    __slots__ = ("table", "points", "owed")

    def __init__(self, table: OnTable, points: int, owed: Cards) -> None:
        self.table: Final = table
        self.points: Final = points
        """Of the seat in turn."""
        self.owed: Final = owed


@final
class Turn(Record):
    """What has happened in this turn."""

    __slots__ = ("start", "owed", "opened_now", "used_old", "won", "taken_cards", "taken_faces", "moves", "drew")

    def __init__(
        self,
        start: TurnStart,
        owed: Cards = NONE,
        opened_now: bool = False,
        used_old: bool = False,
        won: Cards = NONE,
        taken_cards: Cards = NONE,
        taken_faces: Cards = NONE,
        moves: int = 0,
        drew: bool = False,
    ) -> None:
        self.start: Final = start
        self.owed: Final = owed
        """RAM-12: the card from the pile that has still to be laid, if any."""
        self.opened_now: Final = opened_now
        """RAM-34: the first lay was made in this turn."""
        self.used_old: Final = used_old
        """RAM-34: a meld that lay there before was laid off on, taken from or borrowed from."""
        self.won: Final = won
        """RAM-20: the faces that jokers won and not yet laid stood for."""
        self.taken_cards: Final = taken_cards
        """RAM-42: cards taken from the table and not yet laid again."""
        self.taken_faces: Final = taken_faces
        """What each of them stood for there."""
        self.moves: Final = moves
        """TAB-08: how many moves were made since the draw; counted where there is no other end to them."""
        self.drew: Final = drew
        """RAM-14: whether a card was drawn in this turn."""


@final
class RamiFacts(Record):
    """The public facts of a deal."""

    __slots__ = ("opened", "idle", "dry", "turn", "stuck")

    def __init__(self, opened: int, idle: int, dry: int, turn: Turn, stuck: int = 0) -> None:
        self.opened: Final = opened
        """Who has made the first lay: one bit a seat (RAM-13)."""
        self.idle: Final = idle
        """RAM-14: turns in a row that began without a draw and in which nobody laid a card."""
        self.dry: Final = dry
        """RAM-14: turns that began without a draw."""
        self.turn: Final = turn
        self.stuck: Final = stuck
        """TAB-08: turns in a row with a draw from the pile and nothing laid; they could go on for ever."""

    def has_opened(self, seat: Seat) -> bool:
        """RAM-13."""
        return self.opened >> seat & 1 == 1

    def with_turn(self, turn: Turn) -> RamiFacts:
        """The same, with *turn*."""
        return RamiFacts(self.opened, self.idle, self.dry, turn, self.stuck)


RamiMatch: TypeAlias = Match[RamiOptions]
RamiState: TypeAlias = State[RamiOptions, RamiFacts, None]
RamiView: TypeAlias = View[RamiOptions, RamiFacts, None]
RamiEvent: TypeAlias = Event[RamiFacts, None]


def is_old(turn: Turn, number: int) -> bool:
    """RAM-34: whether the meld with this number lay there before the turn."""
    for laid in turn.start.table:
        if laid.number == number:
            return True
    return False


def stock_can_give(stock: int, pile: int, restocked: int) -> bool:
    """RAM-14: whether a card can be drawn from the stock, which is refilled first where it is empty."""
    return stock > 0 or (restocked < REFILLS and pile > 1)


def is_dry(options: RamiOptions, stock: int, restocked: int) -> bool:
    """RAM-14: whether nobody draws any more."""
    return stock == 0 and (restocked >= REFILLS or options.discard == NO_PILE)


def can_draw(options: RamiOptions, has_opened: bool, stock: int, pile: int, restocked: int) -> bool:
    """RAM-14: whether a player has a card to draw, from the stock or from the pile; else the turn starts with play."""
    if stock_can_give(stock, pile, restocked):
        return True
    return pile > 0 and has_opened and options.draws_from_pile() and not is_dry(options, stock, restocked)
