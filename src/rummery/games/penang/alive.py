"""Whether a player can act: lay a meld or lay off, also after taking wilds from the table (PEN-10 to PEN-13, PEN-20).

After a wild was taken it can always be laid off, unless nothing but whole suits lie on the table; so that case alone
needs looking further.
"""

from __future__ import annotations

from rummery.cards.card import JOKER, ONE, Cards, bits, plus
from rummery.games.penang.wanted import takers, wanted_on
from rummery.melds.many_jokers import can_meld
from rummery.melds.meld import Meld, place_of_wild, with_card_at
from rummery.melds.shape import Shape
from rummery.play.events import Laid, OnTable, with_meld


def can_act(shape: Shape, hand: Cards, table: OnTable, has_passport: bool) -> bool:
    """Whether a player with this hand can lay a meld or lay off, now or after taking wilds."""
    if has_passport and can_lay_off(shape, hand, table):
        return True
    if can_meld(hand):
        return True
    if not has_passport:
        return False
    taken = [(laid, card) for laid in table for card in wild_takers(laid.meld, hand)]
    if not taken:
        return False
    if not only_whole_suits(shape, table):
        return True
    for laid, card in taken:
        left = plus(hand.replace(ONE[card], b"", 1), ONE[JOKER])
        if can_act(shape, left, with_wild_taken(table, laid, card), True):
            return True
    return False


def can_lay_off(shape: Shape, hand: Cards, table: OnTable) -> bool:
    """PEN-19: whether any card of the hand fits on any meld."""
    wanted = wanted_on(shape, table).fitting_anywhere
    return wanted != 0 and (hand.endswith(ONE[JOKER]) or wanted & bits(hand) != 0)


def wild_takers(meld: Meld, hand: Cards) -> Cards:
    """PEN-20: the different cards of *hand* that may take a wild of this meld: its place in a run, a set's rank."""
    return bytes([card for card in takers(meld) if card in hand])


def with_wild_taken(table: OnTable, laid: Laid, card: int) -> OnTable:
    """PEN-20: the table with *card* in the place of the wild of *laid* that it can replace."""
    meld = with_card_at(laid.meld, place_of_wild(laid.meld, card), card)
    return with_meld(table, laid, meld)


def only_whole_suits(shape: Shape, table: OnTable) -> bool:
    """PEN-16: whether every meld is a run of fourteen cards, to which nothing can be added."""
    return not wanted_on(shape, table).fitting_anywhere
