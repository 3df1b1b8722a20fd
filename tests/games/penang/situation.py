"""A deal of Penang set up at one moment: what the tests of its rules are built from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rummery.games.penang import PENANG
from rummery.games.penang.facts import PenangMatch
from rummery.games.penang.options import PenangOptions
from rummery.play.match import Match, MatchOver, Result
from rummery.play.options import Value, read_options
from tests.games.situation import Situation, at_position, cards, just_dealt

__all__ = ["Situation", "after", "cards", "dealt", "match", "options", "situation"]


def options(**values: Value) -> PenangOptions:
    return read_options(PENANG.options, values)


def match(
    totals: Sequence[int], number: int = 1, dealer: int = 0, deals_next: str = "winner", **values: Value
) -> PenangMatch:
    """A match before the deal *number*; *deals_next* is the option `dealer`."""
    seats = len(totals)
    return Match(options(dealer=deals_next, **values), tuple(totals), dealer, number, (False,) * seats, (0,) * seats)


def after(match: PenangMatch, scores: tuple[int, ...], *winners: int) -> PenangMatch | MatchOver:
    """The match after a deal with these scores, which *winners* have won."""
    return PENANG.after(match, Result(scores, winners))


def situation(
    *hands: str, table: Sequence[str] = (), chosen: Mapping[str, Value] | None = None, **fields: Any
) -> Situation:
    """A position with these hands and melds; seat 0 is in turn and all have passports unless *fields* say otherwise."""
    position: dict[str, Any] = {
        "hands": list(hands),
        "turn": 0,
        "passport": [True] * len(hands),
        "table": [{"cards": meld} for meld in table],
    }
    return at_position(PENANG, chosen or {}, position | fields)


def dealt(seats: int, dealer: int = 0, **values: Value) -> Situation:
    """A first deal, just dealt."""
    return just_dealt(PENANG, seats, dealer, values)
