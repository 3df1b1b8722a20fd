"""Greedy's Manipulation: lay what leaves the fewest points as soon as that is worth a turn, knock when low."""

from __future__ import annotations

from typing import Final

from rummery.games.manipulation.best import best_meld
from rummery.games.manipulation.facts import ManipulationView
from rummery.games.manipulation.laws import laws
from rummery.games.manipulation.options import MOST_DRAWS
from rummery.games.manipulation.scoring import in_hand
from rummery.play.every_table import added
from rummery.play.moves import Draw, Knock, Lay, Move

_MOST_CHANGED: Final = 3
"""Melds of the table that it looks at: those that have most to do with its hand."""
_SHORT_HAND: Final = 8
_MOST_CHANGED_BY_FEW: Final = 6
"""The same with a hand of so few cards."""
_TRIES: Final = 8
"""Choices of these that it looks at to change few."""
_LIKELY_POINTS: Final = 3
"""What a card of another hand is taken to count at least."""
_WORTH_A_TURN: Final = 2
"""Cards to be laid for which it does not draw on."""


def choose_manipulation(view: ManipulationView, menu: list[Move]) -> Move:
    """The best of *menu* for the seat in turn, or a better table than those in it."""
    draws = [move for move in menu if isinstance(move, Draw)]
    knocks = [move for move in menu if isinstance(move, Knock)]
    if knocks and _is_safe(view):
        return knocks[0]
    meld = _meld(view, menu)
    if meld is not None and (not draws or _is_enough(view, meld)):
        return meld
    return draws[0] if draws else next(move for move in menu if not isinstance(move, (Lay, Knock)))


def _meld(view: ManipulationView, menu: list[Move]) -> Lay | None:
    """The best table, or where the solver knows none that is lawful, the offered one that takes the most points."""
    if view.facts.melded or view.facts.passed or (not view.facts.drawn and view.facts.last_lap is None):
        return None
    most = _MOST_CHANGED if len(view.hand) > _SHORT_HAND else _MOST_CHANGED_BY_FEW
    best = best_meld(view, most, _TRIES)
    if best is not None and laws.check(view, best) is None:
        return best
    offered = [move for move in menu if isinstance(move, Lay)]
    return max(offered, key=lambda move: in_hand(added(view.table, move)), default=None)


def _is_enough(view: ManipulationView, meld: Lay) -> bool:
    """Whether the meld is worth making at once: after the next draw it might be a better one, or be too late."""
    options, facts = view.match.options, view.facts
    given = added(view.table, meld)
    if facts.drawn + 1 >= MOST_DRAWS or in_hand(view.hand) - in_hand(given) <= options.knock_limit:
        return True
    return len(given) >= _WORTH_A_TURN


def _is_safe(view: ManipulationView) -> bool:
    """Whether it is likely that no other hand counts as little: each of its cards counts a few points, mostly."""
    points = in_hand(view.hand)
    return all(size * _LIKELY_POINTS > points for seat, size in enumerate(view.sizes) if seat != view.seat)
