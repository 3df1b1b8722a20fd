"""A match: the deals that make one result."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, final

from mypy_extensions import mypyc_attr

from rummery.cards.card import Card
from rummery.cards.record import Record
from rummery.play.options import Opts

Seat: TypeAlias = int
"""Seats are numbered from 0 in the order of play."""
Rule: TypeAlias = str
"""A rule's number: RAM-17."""

MOST_DEALS: Final = 50
"""TAB-08: a match ends after so many deals."""
MOST_MOVES_IN_A_TURN: Final = 200
"""TAB-08: after so many moves in one turn only those that end it are legal."""


@final
class Match(Record, Generic[Opts]):
    """All that a deal is told of its match. Public."""

    __slots__ = ("options", "totals", "dealer", "number", "out", "wins")

    def __init__(
        self,
        options: Opts,
        totals: tuple[int, ...],
        dealer: Seat,
        number: int,
        out: tuple[bool, ...],
        wins: tuple[int, ...],
    ) -> None:
        self.options: Final = options
        self.totals: Final = totals
        """The points of each seat from the deals before this one."""
        self.dealer: Final = dealer
        self.number: Final = number
        """Of this deal, from 1."""
        self.out: Final = out
        """Which seats are out of the match."""
        self.wins: Final = wins
        """How many of the deals before this one each seat has won."""

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
@mypyc_attr(acyclic=True)
class Cut(Record):
    """How the first dealer was found: in each round the seats that cut, and the card that each of them turned up."""

    __slots__ = ("rounds", "dealer")

    def __init__(self, rounds: tuple[tuple[tuple[Seat, Card], ...], ...], dealer: Seat) -> None:
        self.rounds: Final = rounds
        self.dealer: Final = dealer


@final
@mypyc_attr(acyclic=True)
class Result(Record):
    """How a deal ended: the points of each seat in it, and who has won it, if anybody has."""

    __slots__ = ("scores", "winners")

    def __init__(self, scores: tuple[int, ...], winners: tuple[Seat, ...]) -> None:
        self.scores: Final = scores
        self.winners: Final = winners


@final
@mypyc_attr(acyclic=True)
class Bonus(Record):
    """Points that a seat gets at the end of the match, by the rule named."""

    __slots__ = ("seat", "points", "rule")

    def __init__(self, seat: Seat, points: int, rule: Rule) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.rule: Final = rule


@final
class MatchOver(Record):
    """The match has ended: *winners* share it; *totals* are final, the *bonuses* in them."""

    __slots__ = ("winners", "totals", "rule", "bonuses")

    def __init__(
        self, winners: tuple[Seat, ...], totals: tuple[int, ...], rule: Rule, bonuses: tuple[Bonus, ...] = ()
    ) -> None:
        self.winners: Final = winners
        self.totals: Final = totals
        self.rule: Final = rule
        """The rule that ended it."""
        self.bonuses: Final = bonuses
        """What the end of the match itself gave."""


def totals_after(match: Match[Opts], result: Result) -> tuple[int, ...]:
    """The totals with the points of the deal that ended so."""
    return tuple([total + score for total, score in zip(match.totals, result.scores, strict=True)])


def wins_after(match: Match[Opts], result: Result) -> tuple[int, ...]:
    """The deals won, with the one that ended so."""
    return tuple([wins + (seat in result.winners) for seat, wins in enumerate(match.wins)])


def with_total(seats: list[Seat], totals: tuple[int, ...], total: int) -> tuple[Seat, ...]:
    """Those of *seats* that have just this total."""
    return tuple([seat for seat in seats if totals[seat] == total])


def first_match(options: Opts, seats: int, dealer: Seat) -> Match[Opts]:
    """A match before its first deal."""
    return Match(options, (0,) * seats, dealer, 1, (False,) * seats, (0,) * seats)
