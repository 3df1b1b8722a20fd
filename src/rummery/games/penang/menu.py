"""The moves offered to a seat of Penang: candidates, of which the laws let through what is lawful."""

from __future__ import annotations

from typing import Final, TypeAlias

from rummery.cards.card import JOKER, NONE, ONE, Cards
from rummery.games.penang.alive import wild_takers
from rummery.games.penang.facts import PenangView
from rummery.games.penang.laws import laws
from rummery.melds.many_jokers import melds_with_jokers
from rummery.melds.meld import OPEN, RUN
from rummery.play.events import OVER
from rummery.play.moves import DEAD, DONE, TIMEOUT, Lay, LayOff, Move, Swap

_A_LAY: Final = Lay(())
_A_LAY_OFF: Final = LayOff(NONE, NONE, 0)
"""Any move of their kinds, for the laws that do not look at it."""

_Parted: TypeAlias = tuple[list[Move], list[Move]]
"""Moves with natural cards alone, and moves with jokers."""


def menu(view: PenangView) -> list[Move]:
    """The moves offered to the seat that looks, those that use up jokers last; empty where it is not its turn.

    Melds that are found are whole, cards that the table wants fit there, and all are in the hand: for them only those
    laws are asked that say the same of all moves of a kind.
    """
    if view.seat is None or view.mover() != view.seat or view.phase == OVER:
        return []
    moves: list[Move] = []
    with_jokers: list[Move] = []
    if laws.may_be(view, _A_LAY):
        lays = _lays(view.hand)
        moves += lays[0]
        with_jokers += lays[1]
    if laws.may_be(view, _A_LAY_OFF):
        lay_offs = _lay_offs(view)
        moves += lay_offs[0]
        with_jokers += lay_offs[1]
        moves += _swaps(view)
    for move in (DONE, DEAD):
        if laws.may_be(view, move):
            moves.append(move)
    moves += with_jokers
    return moves or [TIMEOUT]


def _lays(hand: Cards) -> _Parted:
    """PEN-16 to PEN-18: the melds of the hand."""
    naturals: list[Move] = []
    jokers: list[Move] = []
    for meld in melds_with_jokers(hand):
        if meld.wilds:
            jokers.append(Lay((meld,)))
        else:
            naturals.append(Lay((meld,)))
    return naturals, jokers


def _lay_offs(view: PenangView) -> _Parted:
    """PEN-19: each card where it fits; a joker on each set, and on each run with each name it can have there."""
    naturals: list[Move] = []
    jokers: list[Move] = []
    shape = view.match.options.shape
    hand = view.hand
    joker = hand.endswith(ONE[JOKER])
    for laid in view.table:
        wants = shape.wants(laid.meld)
        for card in wants:
            if card in hand:
                naturals.append(LayOff(ONE[card], ONE[card], laid.number))
        if joker and laid.meld.kind == RUN:
            for face in wants:
                jokers.append(LayOff(ONE[JOKER], ONE[face], laid.number))
        elif joker:
            jokers.append(LayOff(ONE[JOKER], ONE[OPEN], laid.number))
    return naturals, jokers


def _swaps(view: PenangView) -> list[Move]:
    """PEN-20: each wild that may be taken, with each card that can take it."""
    moves: list[Move] = []
    for laid in view.table:
        if laid.meld.wilds:
            for card in wild_takers(laid.meld, view.hand):
                moves.append(Swap(card, laid.number))
    return laws.lawful(view, moves) if moves else moves
