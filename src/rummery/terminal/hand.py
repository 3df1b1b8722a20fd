"""A hand as its player holds it: sorted, numbered from 1, told by suits or by ranks."""

from __future__ import annotations

import re
from typing import Final

from rummery.cards.card import ACE, JOKER, KING, SUIT_SIZE, Card, Cards
from rummery.cards.names import NAMES, SUITS
from rummery.melds.meld import text_of
from rummery.play.events import OnTable, laid_at
from rummery.play.problem import Problem
from rummery.words.say import Speech

BY_SUIT: Final = "suit"
BY_RANK: Final = "rank"
_SUIT_ORDER: Final = "CDSH"
"""Black and red suits side by side are easier to tell apart by eye when they alternate."""


def in_order(hand: Cards, order: str) -> list[Card]:
    """The cards as they are numbered, jokers last."""
    return sorted(hand, key=lambda card: _key(card, order))


def _key(card: Card, order: str) -> tuple[int, int]:
    if card == JOKER:
        return SUIT_SIZE, SUIT_SIZE
    suit = _SUIT_ORDER.index(SUITS[card // SUIT_SIZE])
    rank = card % SUIT_SIZE
    return (suit, rank) if order == BY_SUIT else (KING + 1 if rank == ACE else rank, suit)


def hand_lines(hand: Cards, order: str, speech: Speech) -> list[str]:
    """A line for each suit or rank, each card with its number."""
    groups: dict[int, list[str]] = {}
    for number, card in enumerate(in_order(hand, order), 1):
        group = -1 if card == JOKER else card // SUIT_SIZE if order == BY_SUIT else card % SUIT_SIZE
        groups.setdefault(group, []).append(f"{number}: {NAMES[card]}")
    return [f"  {_heading(group, order, speech)}: {', '.join(cards)}" for group, cards in groups.items()]


def _heading(group: int, order: str, speech: Speech) -> str:
    if group < 0:
        return speech.text("hand-jokers")
    if order == BY_SUIT:
        return speech.text("hand-suit", suit=SUITS[group])
    return speech.text("hand-rank", rank=group + 1)


_PLAYING: Final = ("meld", "down", "lay", "swap", "discard", "rearrange", "put", "see", "show", "tunnela")
"""The verbs that are followed by cards of the hand."""


def with_cards_for_numbers(text: str, hand: list[Card]) -> str:
    """A typed move with cards in the place of their numbers in the hand: `meld 1 2 3`, `lay 4 @1`, `discard 5`.

    A joker may be named behind its number, `lay 12=8S @1`; `d` is short for `discard`. Raises Problem
    ``play-no-such-card``.
    """
    words = re.sub(r"^d\s*(?=[0-9])", "discard ", text.strip().lower()).split()
    if not words or words[0] not in _PLAYING:
        return text
    for at, word in enumerate(words[1:], 1):
        number, _, face = word.partition("=")
        if number.isascii() and number.isdigit():
            if not 1 <= int(number[:4]) <= len(hand):
                raise Problem("play-no-such-card", number=number, count=len(hand))
            card = NAMES[hand[int(number[:4]) - 1]]
            words[at] = f"{card}={face}" if face else card
    return " ".join(words)


_STATING: Final = ("lay out ", "show ")
"""Moves that state all of one's own melds."""


def with_melds_for_numbers(text: str, own: OnTable) -> str:
    """A typed lay-out with one's own melds in the place of their numbers: `lay out @1 / @2 8S / @3`.

    Raises Problem ``play-no-such-meld``.
    """
    words = text.split()
    if not text.lower().startswith(_STATING):
        return text
    for at, word in enumerate(words):
        if re.fullmatch("@[0-9]{1,3}", word):
            laid = laid_at(own, int(word[1:]))
            if laid is None:
                raise Problem("play-no-such-meld", number=word, count=len(own))
            words[at] = text_of(laid.meld)
    return " ".join(words)
