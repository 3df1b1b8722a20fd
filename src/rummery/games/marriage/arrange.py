"""Marriage as the solver sees it, to who has not seen the joker and to who has."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import Card
from rummery.games.marriage.options import PURE, MarriageOptions, wild_faces
from rummery.melds.solver.goal import Goal
from rummery.melds.solver.rummy import Rummy, marriage

_kept: Final[dict[tuple[Card, int, bool], Rummy]] = {}


def rummy(options: MarriageOptions) -> Rummy:
    """MAR-13, MAR-14, MAR-18, MAR-30: to who has not seen the cut joker, nothing is wild."""
    return rummy_of(options, None)


def rummy_of(options: MarriageOptions, cut: Card | None) -> Rummy:
    """The same, and MAR-15 to who knows the *cut* joker."""
    key = (52 if cut is None else cut, options.min_run, options.tunnela)
    found = _kept.get(key)
    if found is None:
        found = _kept[key] = marriage(wild_faces(cut), options.min_run, options.tunnela)
    return found


def goal_of(options: MarriageOptions) -> Goal:
    """MAR-16, MAR-17: what lies, or has to lie, on the table of a player who has seen."""
    return Goal(pure=PURE, of=options.visit_kinds)
