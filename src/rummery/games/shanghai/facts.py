"""What all may know of a deal of Shanghai rum beyond hands, stock, pile and table."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.record import Record
from rummery.games.shanghai.options import REFILLS, ShanghaiOptions
from rummery.play.events import Event
from rummery.play.match import Match, Seat
from rummery.play.sight import View
from rummery.play.state import State


@final
class Turn(Record):
    """What has happened in this turn."""

    __slots__ = ("must_go_down", "down_now", "wild_laid", "moves", "timed_out")

    def __init__(
        self,
        must_go_down: bool = False,
        down_now: bool = False,
        wild_laid: bool = False,
        moves: int = 0,
        timed_out: bool = False,
    ) -> None:
        self.must_go_down: Final = must_go_down
        """SHA-18: a wild card was taken from the table by a player who was not down."""
        self.down_now: Final = down_now
        """SHA-31: the contract was laid down in this turn."""
        self.wild_laid: Final = wild_laid
        """SHA-31: a wild card was laid in this turn."""
        self.moves: Final = moves
        """TAB-08: how many times cards were laid off or put in a wild card's place."""
        self.timed_out: Final = timed_out
        """TAB-10: the time is up; the turn goes on without its player when all have been asked to buy."""


FRESH: Final = Turn()
"""A turn in which nothing has happened."""


@final
class ShanghaiFacts(Record):
    """The public facts of a deal."""

    __slots__ = ("down", "buys", "discarder", "upcard_dead", "stuck", "turn")

    def __init__(
        self,
        down: int,
        buys: bytes,
        discarder: Seat | None = None,
        upcard_dead: bool = False,
        stuck: int = 0,
        turn: Turn = FRESH,
    ) -> None:
        self.down: Final = down
        """Who has laid down the contract: one bit a seat (SHA-20)."""
        self.buys: Final = buys
        """How often each seat has bought (SHA-14)."""
        self.discarder: Final = discarder
        """Who threw the upcard (SHA-12); None for the one that was turned up."""
        self.upcard_dead: Final = upcard_dead
        """SHA-11: the last turn ended without a discard."""
        self.stuck: Final = stuck
        """TAB-08: turns in a row with a draw from the pile and nothing laid; they could go on for ever."""
        self.turn: Final = turn

    def is_down(self, seat: Seat) -> bool:
        """SHA-20."""
        return self.down >> seat & 1 == 1

    def with_turn(self, turn: Turn, stuck: int) -> ShanghaiFacts:
        """The same, with *turn* and *stuck*."""
        return ShanghaiFacts(self.down, self.buys, self.discarder, self.upcard_dead, stuck, turn)


ShanghaiMatch: TypeAlias = Match[ShanghaiOptions]
ShanghaiState: TypeAlias = State[ShanghaiOptions, ShanghaiFacts, None]
ShanghaiView: TypeAlias = View[ShanghaiOptions, ShanghaiFacts, None]
ShanghaiEvent: TypeAlias = Event[ShanghaiFacts, None]


def stock_can_give(stock: int, pile: int, restocked: int, cards: int = 1) -> bool:
    """SHA-26: whether so many cards can be drawn from the stock, which is refilled once when it is empty."""
    if restocked < REFILLS and pile > 1:
        stock += pile - 1
    return stock >= cards
