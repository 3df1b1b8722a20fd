"""A deal of Marriage set up at one moment: what the tests of its rules are built from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rummery.games.marriage import MARRIAGE
from rummery.games.marriage.facts import MarriageMatch, own_cards
from rummery.games.marriage.options import MarriageOptions
from rummery.play.match import Match, MatchOver, Result
from rummery.play.options import Value, read_options
from tests.games.situation import Situation as Situation
from tests.games.situation import at_position, just_dealt
from tests.games.situation import cards as cards

VISIT = "5S 6S 7S / 9C 9D 9H / TC JC QC"
"""Three pure melds."""
VISIT_CARDS = VISIT.replace(" /", "")


def options(**values: Value) -> MarriageOptions:
    return read_options(MARRIAGE.options, values)


def situation(*hands: str, chosen: Mapping[str, Value] | None = None, **fields: Any) -> Situation:
    """A position with these hands; unless *fields* say otherwise 3H is cut, and seat 0 has drawn and is to play."""
    position: dict[str, Any] = {
        "hands": list(hands),
        "turn": 0,
        "phase": "play",
        "cut": "3H",
        "stock": "8C 8D 8H",
        "discard": "2C",
    }
    return at_position(MARRIAGE, chosen or {}, position | fields)


def seen(*hands: str, shown: Sequence[str] = (), chosen: Mapping[str, Value] | None = None, **fields: Any) -> Situation:
    """The same where all have seen; seat 0 with VISIT on the table unless *shown* says what each has there."""
    lying = list(shown) or [VISIT, *[""] * (len(hands) - 1)]
    return situation(*hands, chosen=chosen, **({"seen": [True] * len(hands), "shown": lying} | fields))


def dealt(seats: int, dealer: int | None = 0, seed: bytes = bytes(32), **values: Value) -> Situation:
    """A first deal, just dealt."""
    return just_dealt(MARRIAGE, seats, dealer, values, seed)


def match(totals: Sequence[int], number: int = 1, dealer: int = 0, **values: Value) -> MarriageMatch:
    """A match before the deal *number*."""
    seats = len(totals)
    return Match(options(**values), tuple(totals), dealer, number, (False,) * seats, (0,) * seats)


def after(match: MarriageMatch, scores: tuple[int, ...]) -> MarriageMatch | MatchOver:
    return MARRIAGE.after(match, Result(scores, ()))


def lies(deal: Situation, seat: int) -> str:
    """A seat's own melds."""
    return str(deal.position["shown"][seat])


def by_rule(deal: Situation, rule: str) -> dict[int, int]:
    """What a rule gave each seat."""
    found: dict[int, int] = {}
    for seat, points, number in deal.lines:
        if number == rule:
            found[seat] = found.get(seat, 0) + points
    return found


__all__ = [
    "VISIT",
    "VISIT_CARDS",
    "Situation",
    "after",
    "by_rule",
    "cards",
    "dealt",
    "lies",
    "match",
    "options",
    "own_cards",
    "seen",
    "situation",
]
