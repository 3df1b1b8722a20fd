"""A deal of Rami set up at one moment, and moves made in it: what the tests of its rules are built from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rummery.games.rami import RAMI
from rummery.games.rami.facts import RamiMatch
from rummery.games.rami.options import RamiOptions
from rummery.play.match import Match, MatchOver, Result
from rummery.play.options import Value, read_options
from tests.games.situation import SEED, Situation, at_position, cards, just_dealt

__all__ = ["SEED", "Situation", "after", "cards", "dealt", "match", "options", "situation"]


def options(**values: Value) -> RamiOptions:
    return read_options(RAMI.options, values)


def match(
    totals: Sequence[int], number: int = 1, dealer: int = 0, out: Sequence[int] = (), **values: Value
) -> RamiMatch:
    """A match before the deal *number*, the seats *out* eliminated."""
    flags = tuple([seat in out for seat in range(len(totals))])
    return Match(options(**values), tuple(totals), dealer, number, flags, (0,) * len(totals))


def after(match: RamiMatch, scores: tuple[int, ...]) -> RamiMatch | MatchOver:
    """The match after a deal with these scores, which nobody won."""
    return RAMI.after(match, Result(scores, ()))


def situation(
    *hands: str, table: Sequence[str] = (), owner: int = 0, chosen: Mapping[str, Value] | None = None, **fields: Any
) -> Situation:
    """A position with these hands and melds.

    Unless *fields* say otherwise, seat 0 has drawn and is to play, everybody has opened, and two cards are in stock.
    """
    position: dict[str, Any] = {
        "hands": list(hands),
        "turn": 0,
        "phase": "play",
        "opened": [True] * len(hands),
        "stock": "9C 9D",
        "table": [{"cards": meld, "owner": owner} for meld in table],
    }
    return at_position(RAMI, chosen or {}, position | fields)


def dealt(seats: int, dealer: int = 0, **values: Value) -> Situation:
    """A first deal, just dealt."""
    return just_dealt(RAMI, seats, dealer, values)
