"""The moves offered to a seat of Shanghai rum: candidates, of which the laws let through what is lawful."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, NONE, ONE, Cards, minus
from rummery.games.shanghai.contract import lay_down, quick_lay_down, swaps
from rummery.games.shanghai.facts import ShanghaiView
from rummery.games.shanghai.laws import laws
from rummery.games.shanghai.options import ShanghaiOptions
from rummery.melds.contract import lengthened
from rummery.melds.meld import OPEN, RUN
from rummery.play.events import BUY, DRAW, OVER
from rummery.play.moves import (
    BUY_UPCARD,
    DONE,
    DRAW_PILE,
    DRAW_STOCK,
    PASS,
    TIMEOUT,
    Down,
    LayOff,
    Move,
    add_discards,
)

_DRAWS: Final[list[Move]] = [DRAW_STOCK, DRAW_PILE]
_ANSWERS: Final[list[Move]] = [BUY_UPCARD, PASS]


def menu(view: ShanghaiView) -> list[Move]:
    """The moves offered to the seat that looks; empty where it is not asked anything."""
    if view.seat is None or view.mover() != view.seat or view.phase == OVER:
        return []
    if view.phase == BUY:
        return laws.lawful(view, _ANSWERS) or [TIMEOUT]
    if view.phase == DRAW:
        return laws.lawful(view, _DRAWS) or [TIMEOUT]
    moves: list[Move] = []
    if view.facts.is_down(view.seat):
        _add_lay_offs(view, moves)
    else:
        _add_lay_downs(view, moves)
    moves.extend(swaps(view.hand, view.table))
    add_discards(view.hand, moves)
    if len(view.hand) == 1:
        moves.append(DONE)
    return laws.lawful(view, moves) or [TIMEOUT]


def _add_lay_downs(view: ShanghaiView, moves: list[Move]) -> None:
    """SHA-20: the contract as short as it can be, and with all other cards that fit on its melds."""
    options = view.match.options
    contract = options.contract(view.match.number)
    find = lay_down if view.facts.turn.must_go_down else quick_lay_down
    melds = find(options, contract, view.hand)
    if melds is None:
        return
    moves.append(Down(melds))
    longer = lengthened(options.shape, melds, minus(view.hand, NONE.join([meld.cards for meld in melds])))
    if longer != melds:
        moves.append(Down(longer))


def _add_lay_offs(view: ShanghaiView, moves: list[Move]) -> None:
    """SHA-23: every card that fits on a meld of the table, a wild one in each place it may have there."""
    options, hand = view.match.options, view.hand
    wild = _wild_cards(options, hand)
    for laid in view.table:
        meld = laid.meld
        for card in options.shape.wants(meld):
            if card in hand:
                moves.append(LayOff(ONE[card], ONE[card], laid.number))
        if not wild:
            continue
        if meld.kind == RUN:
            for face in options.shape.wants(meld):
                for card in wild:
                    if card != face:
                        moves.append(LayOff(ONE[card], ONE[face], laid.number))
        elif JOKER in wild:
            moves.append(LayOff(ONE[JOKER], ONE[OPEN], laid.number))


def _wild_cards(options: ShanghaiOptions, hand: Cards) -> Cards:
    """Each kind of wild card in the hand once."""
    return bytes([card for card in options.shape.wild if card in hand])
