"""Marriage as the solver sees it, to who has not seen the joker and to who has."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, KINDS, Card, Cards
from rummery.games.marriage.options import LEAST_WILD, PURE, TUNNELA, MarriageOptions, wild_faces
from rummery.games.marriage.points import POINTS
from rummery.melds.pattern import Pattern
from rummery.melds.solver.goal import Goal
from rummery.melds.solver.rummy import Rummy

_kept: Final[dict[tuple[Card, int, bool], Rummy]] = {}


def rummy(options: MarriageOptions) -> Rummy:
    """MAR-13, MAR-14, MAR-18, MAR-30: to who has not seen the cut joker, nothing is wild."""
    return rummy_of(options, None)


def rummy_of(options: MarriageOptions, cut: Card | None) -> Rummy:
    """The same, and MAR-15 to who knows the *cut* joker."""
    key = (JOKER if cut is None else cut, options.min_run, options.tunnela)
    found = _kept.get(key)
    if found is None:
        found = _kept[key] = _rummy(options, wild_faces(cut))
    return found


def _rummy(options: MarriageOptions, wild: Cards) -> Rummy:
    by_card = bytearray(POINTS[:KINDS])
    for face in wild:
        by_card[face] = 0
    if wild:
        by_card[JOKER] = 0
    pattern = Pattern(shortest_run=options.min_run, largest_same=TUNNELA if options.tunnela else 0, all_wild=LEAST_WILD)
    return Rummy(pattern, tuple(by_card), wild_faces=wild, jokers=len(wild) > 0)


def goal_of(options: MarriageOptions) -> Goal:
    """MAR-16, MAR-17: what lies, or has to lie, on the table of a player who has seen."""
    return Goal(pure=PURE, of=options.visit_kinds)
