"""A deal of Manipulation set up at one moment: what the tests of its rules are built from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rummery.games.manipulation import MANIPULATION
from rummery.games.manipulation.facts import ManipulationMatch
from rummery.games.manipulation.options import ManipulationOptions
from rummery.play.match import Match, MatchOver, Result
from rummery.play.options import Value, read_options
from tests.games.situation import Situation, at_position, cards, just_dealt

__all__ = ["Situation", "after", "cards", "dealt", "match", "options", "position_of", "situation"]


def options(**values: Value) -> ManipulationOptions:
    return read_options(MANIPULATION.options, values)


def match(
    totals: Sequence[int], wins: Sequence[int] = (), number: int = 1, dealer: int = 0, **values: Value
) -> ManipulationMatch:
    """A match before the deal *number*."""
    seats = len(totals)
    return Match(
        options(**values), tuple(totals), dealer, number, (False,) * seats, tuple(wins) if wins else (0,) * seats
    )


def after(match: ManipulationMatch, scores: tuple[int, ...], winners: tuple[int, ...]) -> ManipulationMatch | MatchOver:
    """The match after a deal with these scores and winners."""
    return MANIPULATION.after(match, Result(scores, winners))


def position_of(*hands: str, table: Sequence[str] = (), owner: int = 0, **fields: Any) -> dict[str, Any]:
    """A position with these hands and melds.

    Unless *fields* say otherwise, seat 0 has drawn one card, everybody has melded before, and three cards are in stock.
    """
    position: dict[str, Any] = {
        "hands": list(hands),
        "turn": 0,
        "phase": "play",
        "drawn": 1,
        "opened": [True] * len(hands),
        "stock": "JC 8C TC",
        "table": [{"cards": meld, "owner": owner} for meld in table],
    }
    return position | fields


def situation(
    *hands: str, table: Sequence[str] = (), owner: int = 0, chosen: Mapping[str, Value] | None = None, **fields: Any
) -> Situation:
    """A deal that goes on from such a position."""
    return at_position(MANIPULATION, dict(chosen or {}), position_of(*hands, table=table, owner=owner, **fields))


def dealt(seats: int, dealer: int = 0, **values: Value) -> Situation:
    """A first deal, just dealt."""
    return just_dealt(MANIPULATION, seats, dealer, values)
