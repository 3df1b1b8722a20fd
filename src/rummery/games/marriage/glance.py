"""Whether all cards but one could lie in melds, as far as that is told at a glance: most hands could not (MAR-20).

Natural cards that could lie in a meld of natural cards are taken to need no wild card. Each of the others takes its
share of one, whatever the lay-out, which is told from the cards near it. Shares are quarters of a wild card here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rummery.cards.card import ACES, SUIT_SIZE
from rummery.melds.find import Copies, in_three_suits, in_two_suits

_WILD: Final = 4
"""The shares of a wild card."""


def may_be_shown(hand: Copies, lying: Copies, wild: int, wilds: int) -> bool:
    """False only where so many *wilds* do not suffice to lay all natural cards but one; *wild* are the wild faces."""
    first, first_twice, first_thrice = hand
    second, second_twice, second_thrice = lying
    natural: i64 = (first | second) & ~wild
    twice: i64 = first & second | first_twice | second_twice
    thrice: i64 = first & second_twice | first_twice & second | first_thrice | second_thrice
    # A high ace lies where the next suit begins. That a king and a two of it look near then does no harm.
    places: i64 = natural | (natural & ACES) << SUIT_SIZE
    two: i64 = places & places >> 1
    three: i64 = two & two >> 1
    apart: i64 = places & places >> 2
    low: i64 = two & places >> 3
    high: i64 = places & two >> 2
    in_run: i64 = three | three << 1 | three << 2
    near: i64 = two | two << 1 | apart | apart << 2
    in_four: i64 = low | low << 1 | low << 3 | high | high << 2 | high << 3
    in_run |= in_run >> SUIT_SIZE & ACES
    near |= near >> SUIT_SIZE & ACES
    in_four |= in_four >> SUIT_SIZE & ACES
    in_set: i64 = in_three_suits(natural) * ACES
    in_pair: i64 = in_two_suits(natural) * ACES
    # Where three of four ranks are held, up to four cards share a wild card: two on either side of it. Elsewhere two
    # share one, in a run or in a set. A card that is near no other takes a whole one.
    rest: i64 = natural & ~(in_run | in_set | thrice)
    alone: i64 = rest & ~(near | in_pair)
    halves: i64 = rest & ~in_four | alone
    quarters: i64 = int(rest).bit_count() + int(rest & twice).bit_count()
    quarters += int(halves).bit_count() + int(halves & twice).bit_count()
    quarters += 2 * (int(alone).bit_count() + int(alone & twice).bit_count())
    # One card is left over: one of those that take most.
    return quarters - (_WILD if alone else _WILD // 2) <= _WILD * wilds
