"""The moves offered to a seat of Penang: candidates, of which the laws let through what is lawful."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, NONE, ONE, Cards, bits
from rummery.games.penang.facts import PenangView
from rummery.games.penang.laws import laws
from rummery.games.penang.wanted import takers, wanted_on
from rummery.melds.many_jokers import melds_with_jokers
from rummery.melds.meld import OPEN, RUN, SET
from rummery.play.events import OVER
from rummery.play.moves import DEAD, DONE, TIMEOUT, Lay, LayOff, Move, Swap

_KINDS: Final[list[Move]] = [Lay(()), LayOff(NONE, NONE, 0), Swap(JOKER, 0), DONE, DEAD]
"""Any move of each kind, for the laws that do not look at it."""


def menu(view: PenangView) -> list[Move]:
    """The moves offered to the seat that looks, those that use up jokers last; empty where it is not its turn.

    Melds that are found are whole, cards that the table wants fit there, those that take a wild may, and all are in the
    hand: only those laws are asked that say the same of all moves of a kind, and where nothing fits, those of a swap.
    """
    if view.seat is None or view.mover() != view.seat or view.phase == OVER:
        return []
    moves: list[Move] = []
    with_jokers: list[Move] = []
    may_lay, may_lay_off, may_swap, may_be_done, may_be_dead = laws.may_be(view, _KINDS)
    if may_lay:
        _add_lays(view.hand, moves, with_jokers)
    if may_lay_off or may_swap:
        held = bits(view.hand)
        if may_lay_off:
            _add_lay_offs(view, held, moves, with_jokers)
        if may_swap:
            _add_swaps(view, held, moves)
    if may_be_done:
        moves.append(DONE)
    if may_be_dead:
        moves.append(DEAD)
    moves += with_jokers
    return moves or [TIMEOUT]


def _add_lays(hand: Cards, naturals: list[Move], jokers: list[Move]) -> None:
    """PEN-16 to PEN-18: the melds of the hand."""
    for meld in melds_with_jokers(hand):
        if meld.wilds:
            jokers.append(Lay((meld,)))
        else:
            naturals.append(Lay((meld,)))


def _add_lay_offs(view: PenangView, held: int, naturals: list[Move], jokers: list[Move]) -> None:
    """PEN-19: each card where it fits; a joker on each set, and on each run with each name it can have there."""
    shape = view.match.options.shape
    table = view.table
    fitting = wanted_on(shape, table).fitting
    joker = held >> JOKER
    for at in range(len(table)):
        fits = fitting[at] & held
        if not joker and not fits:
            continue
        laid = table[at]
        if fits:
            for card in shape.wants(laid.meld):
                if held >> card & 1:
                    naturals.append(LayOff(ONE[card], ONE[card], laid.number))
        if not joker:
            continue
        if laid.meld.kind == RUN:
            for face in shape.wants(laid.meld):
                jokers.append(LayOff(ONE[JOKER], ONE[face], laid.number))
        elif laid.meld.kind == SET and len(laid.meld.cards) > 1:
            jokers.append(LayOff(ONE[JOKER], ONE[OPEN], laid.number))


def _add_swaps(view: PenangView, held: int, moves: list[Move]) -> None:
    """PEN-20: each wild that may be taken, with each card that can take it, where an action is left then (PEN-10)."""
    table = view.table
    wanted = wanted_on(view.match.options.shape, table)
    swaps: list[Move] = []
    for at in range(len(table)):
        if wanted.taking[at] & held:
            for card in takers(table[at].meld):
                if held >> card & 1:
                    swaps.append(Swap(card, table[at].number))
    if swaps:
        moves += swaps if wanted.fitting_anywhere else laws.lawful(view, swaps)
