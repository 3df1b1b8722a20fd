"""Greedy's Penang: stay alive with one cheap action a turn, let dear cards go first, keep jokers for bad times."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, ONE
from rummery.games.penang.facts import PenangView
from rummery.games.penang.scoring import count
from rummery.play.every_table import played
from rummery.play.moves import DONE, Lay, LayOff, Move, Swap

_NEARLY_OUT: Final = 2
"""Cards with which another player is likely to say Game: then there is nothing to wait for (PEN-41)."""


def choose_penang(view: PenangView, menu: list[Move]) -> Move:
    """The best of *menu* for the seat in turn."""
    for move in menu:
        if isinstance(move, (Lay, LayOff)) and len(played(move)) == len(view.hand):
            return move
    if DONE in menu and not _can_go_out(view) and not _others_nearly_out(view):
        return DONE
    return _natural(view, menu) or _with_jokers(view, menu)


def _natural(view: PenangView, menu: list[Move]) -> Move | None:
    """A card laid off keeps nobody else alive, a meld does (PEN-40): of lay-offs the dearest, of melds a short one."""
    offs = [move for move in menu if isinstance(move, LayOff) and JOKER not in move.cards]
    if offs:
        return max(offs, key=lambda move: _points(view, move))
    lays = [move for move in menu if isinstance(move, Lay) and JOKER not in played(move)]
    return max(lays, key=lambda move: (-len(played(move)), _points(view, move)), default=None)


def _with_jokers(view: PenangView, menu: list[Move]) -> Move:
    """A wild for the dearest card, else a meld with few jokers, else a joker laid off, where something must be done."""
    if DONE in menu and not _can_go_out(view):
        return DONE
    swaps = [move for move in menu if isinstance(move, Swap)]
    if swaps and DONE not in menu:
        return max(swaps, key=lambda move: count(view.match.options, ONE[move.card]))
    lays = [move for move in menu if isinstance(move, Lay)]
    if lays:
        return max(lays, key=lambda move: (-played(move).count(JOKER), -len(played(move)), _points(view, move)))
    return next((move for move in menu if isinstance(move, LayOff)), menu[0])


def _points(view: PenangView, move: Move) -> int:
    return count(view.match.options, played(move))


def _can_go_out(view: PenangView) -> bool:
    """Whether every card of the hand fits on some meld (PEN-14)."""
    shape = view.match.options.shape
    wanted = b"".join([shape.wants(laid.meld) for laid in view.table])
    return len(wanted) > 0 and all(card == JOKER or card in wanted for card in view.hand)


def _others_nearly_out(view: PenangView) -> bool:
    """Whether somebody else who is alive has hardly any cards left."""
    for seat in view.match.still_in():
        if seat != view.seat and not view.facts.is_dead(seat) and view.sizes[seat] <= _NEARLY_OUT:
            return True
    return False
