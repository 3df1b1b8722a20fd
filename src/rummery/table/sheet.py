"""The running score sheet of a real table: its deals as typed facts, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rummery.cards.card import KINDS, NONE, Cards
from rummery.cards.names import NAMES
from rummery.play.events import Ended, Scored
from rummery.play.match import Bonus, Match, MatchOver, Result, Seat, first_match
from rummery.play.options import Value, differing, read_options
from rummery.play.problem import Problem
from rummery.play.sheet import CARD, CARDS, Facts, Item, Sheet, open_item, pruned
from rummery.table.settle import Payment, fewest_payments
from rummery.table.table import AnyGame, check_seats

LONGEST_NAME: Final = 60


class Open(Exception):
    """A deal lacks an answer."""

    def __init__(self, deal: int, match: Match[Any], item: Item) -> None:
        super().__init__(deal, match, item)
        self.deal: Final = deal
        """Its place among the deals, from 0."""
        self.match: Final = match
        """The match before it."""
        self.item: Final = item


@dataclass(frozen=True, slots=True)
class Entry:
    """One deal of a sheet, reckoned."""

    match: Match[Any]
    """As it was before the deal."""
    facts: Facts
    lines: list[Scored]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    """After it, without what the end of the match gives."""
    ended: Ended
    exchange: tuple[tuple[int, ...], ...] | None


class ScoreSheet:
    """A match at a real table so far. It is never changed: a change makes another sheet."""

    def __init__(
        self,
        game: AnyGame,
        values: dict[str, Value],
        names: tuple[str, ...],
        dealer: Seat,
        began: str | None,
        deals: Sequence[Facts] = (),
    ) -> None:
        """Raises Open where a deal lacks an answer, Problem where a deal is wrong or comes after the end."""
        check_seats(game, len(names))
        check_names(names)
        self.game: Final = game
        self.rules: Final = sheet_of(game)
        self.values: Final = differing(game.options, values)
        self.options: Final = read_options(game.options, values)
        self.names: Final = names
        self.dealer: Final = dealer
        self.began: Final = began
        self.entries: Final[list[Entry]] = []
        self.next: Match[Any] | MatchOver = first_match(self.options, len(names), dealer)
        """The match before its next deal, or its end."""
        for at, facts in enumerate(deals):
            self._add(at, facts)

    def _add(self, at: int, facts: Facts) -> None:
        match = self.next
        if isinstance(match, MatchOver):
            raise Problem("record-match-over", f"deals[{at}]")
        item = open_item(self.rules, match, facts)
        if item is not None:
            raise Open(at, match, item)
        facts = pruned(self.rules, match, facts)
        try:
            check_copies(self.game, match, facts)
        except Problem as problem:
            raise problem.at(f"deals[{at}].") from None
        events = self.rules.score(match, facts)
        lines = [event for event in events if isinstance(event, Scored)]
        ended = next(event for event in events if isinstance(event, Ended))
        scores = [0] * len(self.names)
        for line in lines:
            scores[line.seat] += line.points
        exchange = None if self.rules.exchange is None else self.rules.exchange(match, facts)
        totals = tuple([total + points for total, points in zip(match.totals, scores, strict=True)])
        self.entries.append(Entry(match, facts, lines, tuple(scores), totals, ended, exchange))
        self.next = self.game.after(match, Result(tuple(scores), ended.winners))

    def with_deals(self, deals: Sequence[Facts]) -> ScoreSheet:
        """The same sheet with other deals."""
        return ScoreSheet(self.game, self.values, self.names, self.dealer, self.began, deals)

    def with_next(self, facts: Facts) -> ScoreSheet:
        """The same sheet with one deal more; those before it are not reckoned again. Raises Open or Problem."""
        longer = self.with_deals(())
        longer.entries.extend(self.entries)
        longer.next = self.next
        longer._add(len(self.entries), facts)
        return longer

    def facts(self) -> list[Facts]:
        """The facts of each deal."""
        return [entry.facts for entry in self.entries]

    def over(self) -> MatchOver | None:
        """The end of the match, if it has come."""
        return self.next if isinstance(self.next, MatchOver) else None

    def totals(self) -> tuple[int, ...]:
        """The points of each player, those that the end of the match gives among them."""
        return self.next.totals

    def bonuses(self) -> tuple[Bonus, ...]:
        """What the end of the match gave."""
        return self.next.bonuses if isinstance(self.next, MatchOver) else ()

    def exchanged(self) -> list[list[int]] | None:
        """What each player got from each other in all deals, where the game says it."""
        if self.rules.exchange is None:
            return None
        seats = range(len(self.names))
        found = [entry.exchange for entry in self.entries if entry.exchange is not None]
        return [[sum([matrix[one][other] for matrix in found]) for other in seats] for one in seats]

    # ---- Settling up ------------------------------------------------------------------------------------------

    def pays(self) -> bool:
        """Whether the totals are what is owed; else everybody pays everybody the difference of their totals."""
        return self.rules.pays is not None and self.rules.pays(self.options)

    def owed(self) -> list[int]:
        """What each player is owed, below zero what they owe; last the pot, which holds what nobody collected."""
        totals = self.totals()
        if self.pays():
            return [*totals, -sum(totals)]
        sign = -1 if self.options.low_wins else 1
        return [*[sign * (len(totals) * total - sum(totals)) for total in totals], 0]

    def settlement(self) -> list[Payment]:
        """The fewest payments that settle the match; the party after the last player is the pot."""
        return fewest_payments(self.owed())


def sheet_of(game: AnyGame) -> Sheet[Any]:
    """A game's part of it. Raises Problem ``sheet-no-game``."""
    if game.sheet is None:
        raise Problem("sheet-no-game", game=game.name)
    return game.sheet


def check_names(names: tuple[str, ...]) -> None:
    """Raise Problem for a name that is none, or that somebody else has."""
    for at, name in enumerate(names):
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise Problem("sheet-name", f"seats[{at}]", most=LONGEST_NAME)
        if name.casefold() in [other.casefold() for other in names[:at]]:
            raise Problem("sheet-name-twice", f"seats[{at}]", name=name)


def check_copies(game: AnyGame, match: Match[Any], facts: Facts) -> None:
    """Raise Problem where one question is answered, over all players, with more of a card than the packs hold."""
    packs = game.cards(match.options, match.seats())
    told: dict[str, Cards] = {}
    for item in sheet_of(game).items(match, facts):
        if item.kind in (CARDS, CARD):
            told[item.key] = told.get(item.key, NONE) + (facts.cards(item.key, item.seat) or NONE)
    for key, cards in told.items():
        for card in range(KINDS):
            if cards.count(card) > packs.count(card):
                found = cards.count(card)
                raise Problem("input-too-often", key, card=NAMES[card], found=found, packs=packs.count(card))
