"""A card is a small number, and cards are bytes: one byte a card, the same for a hand, a pile, a stock, a meld."""

from __future__ import annotations

from typing import Final, TypeAlias

Card: TypeAlias = int
"""suit * 13 + rank - 1, in the order CDHS and A23456789TJQK; 52 is the joker."""

Cards: TypeAlias = bytes
"""Cards in order where order means something (stock, pile, run); a hand is kept ascending."""

JOKER: Final = 52
KINDS: Final = 53
SUIT_SIZE: Final = 13
ACE: Final = 0
"""The remainder of an ace's number by SUIT_SIZE; a king's is KING."""
KING: Final = 12
NONE: Final[Cards] = b""
ONE: Final[list[Cards]] = [bytes([card]) for card in range(256)]
"""ONE[card] is that one card as Cards."""
BIT: Final = [1 << card for card in range(KINDS)]
"""The bit of each card, where cards are told as bits: that of the joker is the highest."""
SUIT_BITS: Final = 0x1FFF
"""The clubs as bits: all ranks, where suits are put over each other."""
ACES: Final = 0x8004002001
"""The four aces as bits: times the bits of some ranks among clubs, these ranks of all suits."""
FACES: Final[Cards] = bytes(range(52))
"""The 52 faces of a pack, without jokers."""


def pack(copies: int, jokers: int) -> Cards:
    """*copies* packs of 52 together, and *jokers* jokers in all."""
    return FACES * copies + ONE[JOKER] * jokers


def plus(hand: Cards, more: Cards) -> Cards:
    """The hand with *more* cards, still ascending."""
    if len(more) == 1:
        card = more[0]
        at = 0
        for held in hand:
            if held > card:
                break
            at += 1
        return hand[:at] + more + hand[at:]
    return bytes(sorted(hand + more))


def minus(hand: Cards, gone: Cards) -> Cards:
    """The hand without the cards *gone*, as far as it holds them, each as often as it is named."""
    for card in gone:
        hand = hand.replace(ONE[card], NONE, 1)
    return hand


def holds(hand: Cards, wanted: Cards) -> bool:
    """Whether the hand has all cards *wanted*, each as often as it is named."""
    last = -1
    for card in wanted:
        if card <= last:  # it may be named twice
            return len(minus(hand, wanted)) == len(hand) - len(wanted)
        if card not in hand:
            return False
        last = card
    return True


def bits(cards: Cards) -> int:
    """A number with the bit of each card that is among *cards*: that of the joker is the highest."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found
