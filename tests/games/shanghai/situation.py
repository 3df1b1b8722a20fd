"""A deal of Shanghai rum set up at one moment: what the tests of its rules are built from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rummery.games.shanghai import SHANGHAI
from rummery.games.shanghai.facts import ShanghaiMatch
from rummery.games.shanghai.options import ShanghaiOptions
from rummery.play.match import Match
from rummery.play.options import Value, read_options
from tests.games.situation import Situation, at_position, cards, just_dealt

__all__ = ["Situation", "cards", "dealt", "match", "options", "situation"]


def options(**values: Value) -> ShanghaiOptions:
    return read_options(SHANGHAI.options, values)


def match(
    totals: Sequence[int], number: int = 1, dealer: int = 0, chosen: Mapping[str, Value] | None = None
) -> ShanghaiMatch:
    """A match before the deal *number*."""
    seats = len(totals)
    table = read_options(SHANGHAI.options, chosen or {})
    return Match(table, tuple(totals), dealer, number, (False,) * seats, (0,) * seats)


def situation(
    *hands: str, table: Sequence[str] = (), owner: int = 0, chosen: Mapping[str, Value] | None = None, **fields: Any
) -> Situation:
    """A position with these hands and melds.

    Unless *fields* say otherwise, seat 0 has drawn and is to play, the last seat dealt, nobody is down, and ten cards
    are in stock.
    """
    position: dict[str, Any] = {
        "hands": list(hands),
        "dealer": len(hands) - 1,
        "turn": 0,
        "phase": "play",
        "stock": "3C 4C 5C 6C 7C 9C TC JC QC KC",
        "table": [{"cards": meld, "owner": owner} for meld in table],
    }
    return at_position(SHANGHAI, chosen or {}, position | fields)


def dealt(seats: int, dealer: int = 0, **values: Value) -> Situation:
    """A first deal, just dealt."""
    return just_dealt(SHANGHAI, seats, dealer, values)
