"""A match: the deals that make one result."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, final

from rummery.cards.record import Record
from rummery.play.options import O

Seat: TypeAlias = int
"""Seats are numbered from 0 in the order of play."""
Rule: TypeAlias = str
"""A rule's number: RAM-17."""

MOST_DEALS: Final = 50
"""TAB-08: a match ends after so many deals."""
MOST_MOVES_IN_A_TURN: Final = 200
"""TAB-08: after so many moves in one turn only those that end it are legal."""


@final
class Match(Record, Generic[O]):
    """All that a deal is told of its match. Public."""

    __slots__ = ("options", "totals", "dealer", "number", "out")

    def __init__(self, options: O, totals: tuple[int, ...], dealer: Seat, number: int, out: tuple[bool, ...]) -> None:
        self.options: Final = options
        self.totals: Final = totals
        """The points of each seat from the deals before this one."""
        self.dealer: Final = dealer
        self.number: Final = number
        """Of this deal, from 1."""
        self.out: Final = out
        """Which seats are out of the match."""

    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.totals)

    def after(self, seat: Seat) -> Seat:
        """The next seat in the order of play that is still in."""
        seats = len(self.totals)
        nearest = (seat + 1) % seats
        while self.out[nearest]:
            nearest = (nearest + 1) % seats
        return nearest

    def still_in(self) -> list[Seat]:
        """The seats that play in this deal."""
        return [seat for seat in range(len(self.out)) if not self.out[seat]]


@final
class MatchOver(Record):
    """The match has ended: *winners* share it; *totals* are final."""

    __slots__ = ("winners", "totals", "rule")

    def __init__(self, winners: tuple[Seat, ...], totals: tuple[int, ...], rule: Rule) -> None:
        self.winners: Final = winners
        self.totals: Final = totals
        self.rule: Final = rule
        """The rule that ended it."""


def first_match(options: O, seats: int, dealer: Seat) -> Match[O]:
    """A match before its first deal."""
    return Match(options, (0,) * seats, dealer, 1, (False,) * seats)
