"""What happened. Past tense, complete, and the only thing that changes a state."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from rummery.cards.card import NONE, Cards
from rummery.cards.record import Record
from rummery.melds.meld import Meld
from rummery.play.match import Rule, Seat

F = TypeVar("F")
"""A game's public facts: who has opened, buys left, ..."""
N = TypeVar("N")
"""A game's private note to a seat, such as a wild card that only this seat has looked at."""

Place: TypeAlias = int
"""A seat's number means that seat's hand."""
STOCK: Final = -1
PILE: Final = -2

DRAW: Final = 0
PLAY: Final = 1
BUY: Final = 2
OVER: Final = 3
PHASES: Final = ("draw", "play", "buy", "over")
"""The names of the phases, by number."""


@final
@mypyc_attr(acyclic=True)
class Laid(Record):
    """A meld on the table, with its number in this deal and the seat that laid it."""

    __slots__ = ("number", "owner", "meld")

    def __init__(self, number: int, owner: Seat, meld: Meld) -> None:
        self.number: Final = number
        self.owner: Final = owner
        self.meld: Final = meld


OnTable: TypeAlias = tuple[Laid, ...]
"""What lies on the table, in the order in which it came."""


def laid_at(table: OnTable, number: int) -> Laid | None:
    """The meld with this number."""
    for laid in table:
        if laid.number == number:
            return laid
    return None


def with_meld(table: OnTable, laid: Laid, meld: Meld) -> OnTable:
    """The table where *meld* lies for one that lies there, with its number and owner."""
    return tuple([Laid(laid.number, laid.owner, meld) if each is laid else each for each in table])


def with_new(table: OnTable, numbered: int, seat: Seat, melds: tuple[Meld, ...]) -> OnTable:
    """The table with new melds of a seat; *numbered* is the last number that was given to any."""
    number = numbered
    for meld in melds:
        number += 1
        table = (*table, Laid(number, seat, meld))
    return table


@final
@mypyc_attr(acyclic=True)
class Dealt(Record):
    """The cards were shuffled and dealt: a hand for each seat, and what is left."""

    __slots__ = ("hands", "stock", "pile", "aside")

    def __init__(self, hands: tuple[Cards, ...], stock: Cards, pile: Cards, aside: Cards = NONE) -> None:
        self.hands: Final = hands
        self.stock: Final = stock
        self.pile: Final = pile
        self.aside: Final = aside
        """Out of play in this deal, and hidden from all."""


@final
@mypyc_attr(acyclic=True)
class Moved(Record):
    """Cards went from one place to another: hand, stock or pile."""

    __slots__ = ("cards", "source", "target")

    def __init__(self, cards: Cards, source: Place, target: Place) -> None:
        self.cards: Final = cards
        self.source: Final = source
        self.target: Final = target


@final
@mypyc_attr(acyclic=True)
class Restocked(Record):
    """The pile, its top excepted, became the stock; *shuffled* or turned over."""

    __slots__ = ("stock", "shuffled")

    def __init__(self, stock: Cards, shuffled: bool) -> None:
        self.stock: Final = stock
        self.shuffled: Final = shuffled


@final
@mypyc_attr(acyclic=True)
class TableBecame(Record):
    """*seat* gave cards from the hand to the table, and may have taken some into it."""

    __slots__ = ("seat", "given", "taken", "table", "numbered")

    def __init__(self, seat: Seat, given: Cards, taken: Cards, table: OnTable, numbered: int) -> None:
        self.seat: Final = seat
        self.given: Final = given
        self.taken: Final = taken
        self.table: Final = table
        self.numbered: Final = numbered
        """How many numbers have been given to melds in this deal."""


@final
@mypyc_attr(acyclic=True)
class TurnCame(Record):
    """It is *seat*'s turn, in *phase*; where another seat is asked something in it, *asked* is that seat."""

    __slots__ = ("seat", "phase", "asked")

    def __init__(self, seat: Seat, phase: int, asked: Seat | None = None) -> None:
        self.seat: Final = seat
        self.phase: Final = phase
        self.asked: Final = asked


@final
@mypyc_attr(acyclic=True)
class Scored(Record):
    """*seat* got points, by the rule named."""

    __slots__ = ("seat", "points", "rule")

    def __init__(self, seat: Seat, points: int, rule: Rule) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.rule: Final = rule


@final
@mypyc_attr(acyclic=True)
class Announced(Record):
    """Something is said aloud about *seat*, by the rule named; it changes nothing."""

    __slots__ = ("seat", "rule", "count", "chosen")

    def __init__(self, seat: Seat, rule: Rule, count: int, chosen: bool = False) -> None:
        self.seat: Final = seat
        self.rule: Final = rule
        self.count: Final = count
        self.chosen: Final = chosen
        """Whether the seat itself wanted it so."""


@final
@mypyc_attr(acyclic=True)
class Ended(Record):
    """The deal is over, by the rule named; *winners* have won it, if anybody has."""

    __slots__ = ("winners", "rule")

    def __init__(self, winners: tuple[Seat, ...], rule: Rule) -> None:
        self.winners: Final = winners
        self.rule: Final = rule


@final
class FactsBecame(Record, Generic[F]):
    """The game's public facts are now these."""

    __slots__ = ("facts",)

    def __init__(self, facts: F) -> None:
        self.facts: Final = facts


@final
class Told(Record, Generic[N]):
    """*seat* alone has learned something."""

    __slots__ = ("seat", "note")

    def __init__(self, seat: Seat, note: N) -> None:
        self.seat: Final = seat
        self.note: Final = note


Event: TypeAlias = (
    Dealt | Moved | Restocked | TableBecame | TurnCame | Scored | Announced | Ended | FactsBecame[F] | Told[N]
)
