"""The score sheet of a real table: what it asks of a deal, as data, and what a game makes of the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeAlias, final

from rummery.cards.card import JOKER, Cards
from rummery.cards.names import names
from rummery.cards.record import Record
from rummery.play.events import Ended, Scored
from rummery.play.match import Match, Seat
from rummery.play.notation import read_cards
from rummery.play.options import Opts
from rummery.play.problem import Problem

NUMBER: Final = "number"
CARDS: Final = "cards"
"""Cards, or a plain number that somebody has counted."""
CARD: Final = "card"
SEAT: Final = "seat"
SWITCH: Final = "switch"

NOBODY: Final = "nobody"
"""The answer that names no seat."""
MOST: Final = 9999
"""The highest number that is believed."""

Answer: TypeAlias = bool | int | str
"""A switch is true or false, a seat and a number are numbers, cards are text: `KS 9D`."""


@final
class Item(Record):
    """One question. Its text is the message ``sheet-ask-GAME-KEY``."""

    __slots__ = ("key", "kind", "seat", "low", "high", "seats", "nobody", "default", "worth")

    def __init__(
        self,
        key: str,
        kind: str,
        seat: Seat | None = None,
        low: int = 0,
        high: int = MOST,
        seats: tuple[Seat, ...] = (),
        nobody: bool = False,
        default: Answer | None = None,
        worth: Callable[[Cards], int] | None = None,
    ) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.seat: Final = seat
        """The player that it is asked about, or None where it is asked once."""
        self.low: Final = low
        self.high: Final = high
        """The least and the greatest number."""
        self.seats: Final = seats
        """The players that may be named."""
        self.nobody: Final = nobody
        """Whether it may be that none of them is."""
        self.default: Final = default
        """What no answer means, or None where one is needed."""
        self.worth: Final = worth
        """What cards count, where that has to be from the least to the greatest number too."""

    def read(self, answer: object) -> Answer:
        """*answer*, from a file or from a typist, in its plain form. Raises Problem, without a place."""
        if self.kind == SWITCH:
            if isinstance(answer, bool):
                return answer
            raise Problem("input-flag")
        if self.kind == SEAT:
            if isinstance(answer, int) and not isinstance(answer, bool) and answer in self.seats:
                return answer
            if answer == NOBODY and self.nobody:
                return NOBODY
            raise Problem("sheet-no-seat")
        if self.kind in (CARDS, CARD) and isinstance(answer, str):
            return self._cards(answer)
        if self.kind != CARD and isinstance(answer, int) and not isinstance(answer, bool):
            return self._number(answer)
        if self.kind == CARD:
            raise Problem("sheet-card")
        raise Problem("sheet-cards-or-number" if self.kind == CARDS else "sheet-number")

    def _cards(self, text: str) -> str:
        cards = read_cards(text)
        if self.kind == CARD and (len(cards) != 1 or cards[0] == JOKER):
            raise Problem("sheet-card")
        if self.worth is not None:
            self._number(self.worth(cards))
        return names(cards)

    def _number(self, number: int) -> int:
        if not self.low <= number <= self.high:
            raise Problem("input-number", low=self.low, high=self.high)
        return number


@final
class Facts:
    """What is known of a deal: the answers, by the question's key and its player."""

    __slots__ = ("answers",)

    def __init__(self, answers: dict[tuple[str, Seat | None], Answer] | None = None) -> None:
        self.answers: Final[dict[tuple[str, Seat | None], Answer]] = {} if answers is None else answers

    def copy(self) -> Facts:
        """The same, to be changed."""
        return Facts(dict(self.answers))

    def has(self, key: str, seat: Seat | None = None) -> bool:
        """Whether the question is answered."""
        return (key, seat) in self.answers

    def number(self, key: str, seat: Seat | None = None) -> int:
        """A number; 0 where it was not asked for."""
        return int(self.answers.get((key, seat), 0))

    def switch(self, key: str, seat: Seat | None = None) -> bool:
        """Yes or no; no where it was not asked for."""
        return bool(self.answers.get((key, seat), False))

    def seat(self, key: str) -> Seat | None:
        """The player named, or None: nobody, or not asked for."""
        answer = self.answers.get((key, None), NOBODY)
        return None if answer == NOBODY else int(answer)

    def cards(self, key: str, seat: Seat | None = None) -> Cards | None:
        """The cards that were named, or None where it was a number or not asked for."""
        answer = self.answers.get((key, seat), 0)
        return read_cards(answer) if isinstance(answer, str) else None

    def count(self, key: str, seat: Seat | None, worth: Callable[[Cards], int]) -> int:
        """The number that was given, or what the cards are *worth*."""
        cards = self.cards(key, seat)
        return self.number(key, seat) if cards is None else worth(cards)


@final
class Sheet(Generic[Opts]):
    """What a game's score sheet asks, and what follows."""

    __slots__ = ("items", "score", "pays", "exchange", "written")

    def __init__(
        self,
        items: Callable[[Match[Opts], Facts], list[Item]],
        score: Callable[[Match[Opts], Facts], list[Scored | Ended]],
        pays: Callable[[Opts], bool] | None = None,
        exchange: Callable[[Match[Opts], Facts], tuple[tuple[int, ...], ...]] | None = None,
        written: Callable[[Opts, list[int]], int | None] | None = None,
    ) -> None:
        self.items: Final = items
        """All questions that a deal needs after those answers that there are, in the order of asking."""
        self.score: Final = score
        """How a deal with all answers ended, and each line of its score; the game's own scoring reckons it."""
        self.pays: Final = pays
        """Whether points are paid by one player to another, so that totals are what everybody is owed; None: never."""
        self.exchange: Final = exchange
        """What each player (first) got from each other in a deal, below zero what was paid, where a game says it."""
        self.written: Final = written
        """The total of a player who did not finish the match, from those of the others; None where the match is void.

        A game without a rule for it has no such function; where it is the table's options that have none, it raises
        Problem.
        """


def open_item(sheet: Sheet[Any], match: Match[Any], facts: Facts) -> Item | None:
    """The first question that is not answered, or None when all are."""
    for item in sheet.items(match, facts):
        if not facts.has(item.key, item.seat):
            return item
    return None


def pruned(sheet: Sheet[Any], match: Match[Any], facts: Facts) -> Facts:
    """The facts without answers to questions that are not asked."""
    asked = [(item.key, item.seat) for item in sheet.items(match, facts)]
    return Facts({name: facts.answers[name] for name in asked if name in facts.answers})


def each(key: str, kind: str, seats: Iterable[Seat], low: int = 0, high: int = MOST) -> list[Item]:
    """The same question about several players."""
    return [Item(key, kind, seat, low, high) for seat in seats]
