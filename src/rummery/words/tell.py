"""Telling what happened, an event a line, to one who listens: a seat, or a spectator."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rummery.play.events import (
    PILE,
    STOCK,
    Announced,
    Ended,
    FactsBecame,
    Moved,
    Scored,
    TableBecame,
    Told,
    TurnCame,
)
from rummery.play.match import MatchOver, Seat
from rummery.play.sight import DealtTo, Sight, StockMade, Unseen, View, follow
from rummery.words.contract import contract_told
from rummery.words.joker import told_alone, told_facts
from rummery.words.messages import Said
from rummery.words.say import Speech
from rummery.words.tabled import tell_table

_FOR_THE_TABLE: Final = frozenset(["RAM-31", "RAM-43"])
"""Rules that give points for what was just told of the table: no reason needs to be said."""


def tell(
    speech: Speech, before: View[Any, Any, Any], sights: Sequence[Sight[Any, Any]], names: Sequence[str]
) -> list[str]:
    """The *sights* of one who saw the deal as *before* it; that view itself stays as it is."""
    return _Telling(speech, before, names).tell(sights)


def match_over(speech: Speech, over: MatchOver, names: Sequence[str], listener: Seat | None = None) -> str:
    """How the match ended, and with which totals, told to a seat or, where *listener* is None, to a spectator."""
    totals = [
        speech.text("match-total", name=names[seat], points=speech.count(total, "points"))
        for seat, total in enumerate(over.totals)
    ]
    winners = [speech.text("name-you") if seat == listener else names[seat] for seat in over.winners]
    return speech.text(
        "match-over",
        rule=over.rule,
        who="you" if over.winners == (listener,) else "other",
        n=len(winners),
        winners=speech.listed(winners),
        totals=Said(", ".join(totals)),
    )


def bonus_lines(speech: Speech, over: MatchOver, names: Sequence[str]) -> list[str]:
    """What the end of the match itself gave, a line for each seat and rule."""
    return score_lines(speech, [Scored(bonus.seat, bonus.points, bonus.rule) for bonus in over.bonuses], names)


def score_line(speech: Speech, line: Scored, names: Sequence[str]) -> str:
    """One line of a score sheet: whose, how many points, what for."""
    return speech.text(
        "score-line",
        name=names[line.seat],
        points=speech.count(line.points, "points"),
        line=speech.text(f"line-{line.rule}"),
        rule=line.rule,
    )


def score_lines(speech: Speech, lines: Iterable[Scored], names: Sequence[str]) -> list[str]:
    """A score sheet: seat by seat, what each rule has given or cost it, in the order in which it first did."""
    sums: dict[tuple[Seat, str], int] = {}
    for line in lines:
        sums[line.seat, line.rule] = sums.get((line.seat, line.rule), 0) + line.points
    ordered = sorted(sums.items(), key=lambda entry: entry[0][0])
    return [score_line(speech, Scored(seat, points, rule), names) for (seat, rule), points in ordered]


class _Telling:
    """One who listens, and the deal as far as it has been told."""

    def __init__(self, speech: Speech, before: View[Any, Any, Any], names: Sequence[str]) -> None:
        self._speech: Final = speech
        self._names: Final = names
        self._view: Final = copy.copy(before)

    def tell(self, sights: Sequence[Sight[Any, Any]]) -> list[str]:
        lines: list[str] = []
        begun = False
        done_by: Seat | None = None
        for sight in sights:
            if isinstance(sight, Scored) and done_by == sight.seat and sight.rule in _FOR_THE_TABLE:
                lines[-1] += " " + self._points(sight.points)
            elif isinstance(sight, TurnCame) and (begun or self._is_told(sight, lines)):
                lines.append(self._say("told-turn", sight.seat))
            else:
                lines.extend(self._lines(sight))
            begun = begun or isinstance(sight, DealtTo)
            done_by = sight.seat if isinstance(sight, TableBecame) else None
            follow(self._view, sight)
        return lines

    def _is_told(self, sight: TurnCame, lines: list[str]) -> bool:
        """Whether a new turn is told: to the one whose it is, or where nothing else is to be heard.

        One who plays on alone has one turn after another.
        """
        if sight.seat == self._view.turn:
            return not lines and sight.phase == self._view.phase and sight.asked is None and self._view.asked is None
        return sight.seat == self._view.seat or not lines

    def _lines(self, sight: Sight[Any, Any]) -> list[str]:
        """What there is to tell of one event, before the view follows it."""
        if isinstance(sight, Moved):
            return self._moved(sight)
        if isinstance(sight, Unseen) and sight.source == STOCK and sight.target >= 0:
            return [self._say("told-draw", sight.target, n=sight.count)]
        if isinstance(sight, TableBecame):
            return [tell_table(self._speech, self._view, sight, self._who(sight.seat))]
        if isinstance(sight, Scored):
            return [self._scored(sight)]
        if isinstance(sight, Announced):
            chosen = "yes" if sight.chosen else "no"
            return [self._say(f"announced-{sight.rule}", sight.seat, n=sight.count, chosen=chosen)]
        if isinstance(sight, StockMade):
            how = "shuffled" if sight.shuffled else "turned"
            return [self._speech.text("told-restocked", how=how, n=sight.count)]
        if isinstance(sight, DealtTo):
            return [self._dealt(sight)]
        if isinstance(sight, Ended):
            return [self._ended(sight)]
        if isinstance(sight, Told):
            return told_alone(self._speech, sight.note)
        if isinstance(sight, FactsBecame):
            return told_facts(self._speech, self._view.facts, sight.facts, self._say)
        return []

    def _ended(self, sight: Ended) -> str:
        winners = sight.winners
        figures: dict[str, str | int] = {"who": "other", "name": ""}
        if len(winners) == 1:
            figures = self._who(winners[0])
        named = [self._speech.text("name-you") if seat == self._view.seat else self._names[seat] for seat in winners]
        return self._speech.text(
            f"ended-{sight.rule}",
            **figures,
            rule=sight.rule,
            n=len(winners),
            winners=self._speech.listed(named) if named else Said(""),
        )

    def _moved(self, sight: Moved) -> list[str]:
        cards = self._speech.cards(sight.cards, "acc")
        if sight.source == STOCK and sight.target >= 0:
            return [self._say("told-draw-seen", sight.target, n=len(sight.cards), cards=cards)]
        if sight.source == PILE and sight.target >= 0 and sight.target != self._view.turn:
            return [self._say("told-buy", sight.target, cards=cards)]
        if sight.source == PILE and sight.target >= 0:
            return [self._say("told-draw-pile", sight.target, n=len(sight.cards), cards=cards)]
        if sight.source >= 0 and sight.target == PILE:
            return [self._say("told-discard", sight.source, card=cards)]
        return []

    def _dealt(self, sight: DealtTo) -> str:
        match = self._view.match
        said = [self._say("told-deal", match.dealer, number=match.number)]
        if sight.hand:
            said.append(self._speech.text("told-hand", n=len(sight.hand)))
        if sight.pile:
            said.append(self._speech.text("told-upcard", card=self._speech.card(sight.pile[-1])))
        contract = contract_told(self._speech, match)
        if contract is not None:
            said.append(contract)
        return " ".join(said)

    def _scored(self, sight: Scored) -> str:
        if self._view.match.options.low_wins:
            return self._say(
                "told-score-against",
                sight.seat,
                n=sight.points,
                points=self._speech.count(sight.points, "points"),
                line=self._speech.text(f"line-{sight.rule}"),
                rule=sight.rule,
            )
        return self._say(
            "told-score",
            sight.seat,
            sign="minus" if sight.points < 0 else "plus",
            points=self._speech.count(abs(sight.points), "points"),
            line=self._speech.text(f"line-{sight.rule}"),
            rule=sight.rule,
        )

    def _points(self, points: int) -> str:
        words = self._speech.count(points, "points")
        return f"{words[:1].upper()}{words[1:]}."

    def _say(self, key: str, seat: Seat, **figures: str | int) -> str:
        return self._speech.text(key, **self._who(seat), **figures)

    def _who(self, seat: Seat) -> dict[str, str | int]:
        return {"who": "you" if seat == self._view.seat else "other", "name": self._names[seat]}
