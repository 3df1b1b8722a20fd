"""A meld: its cards in the order they lie, and what each stands for."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from rummery.cards.card import ACE, JOKER, NONE, ONE, SUIT_SIZE, Card, Cards
from rummery.cards.names import NAMES
from rummery.cards.record import Record

RUN: Final = 0
"""Consecutive cards of one suit, ascending."""
SET: Final = 1
"""Cards of one rank."""
SAME: Final = 2
"""Cards of one rank and suit."""
JUMBLE: Final = 3
"""Cards that are neither, and single cards."""

OPEN: Final = 255
"""The face of a joker that may yet be one of several cards."""
_OPEN: Final[Cards] = bytes([OPEN])


@final
@mypyc_attr(acyclic=True)
class Meld(Record):
    """Cards that lie, or would lie, together. Being a `Meld` makes nothing legal: that the shape and the laws say."""

    __slots__ = ("cards", "faces", "key", "kind", "stands")

    def __init__(self, kind: int, cards: Cards, faces: Cards) -> None:
        self.kind: Final = kind
        """RUN, SET, SAME or JUMBLE."""
        self.cards: Final = cards
        """In the order in which they lie."""
        self.faces: Final = faces
        """What each card stands for: itself, or for a joker its face, or OPEN."""
        self.key: Final[bytes] = ONE[kind] + faces
        """Kind and faces: what may be laid off depends on these alone."""
        self.stands: Final = _stands(cards, faces)
        """The faces of its jokers, as far as they are certain."""

    def _fields(self) -> tuple[Any, ...]:
        return self.kind, self.cards, self.faces

    def __repr__(self) -> str:
        return f"<{text_of(self)}>"


def _stands(cards: Cards, faces: Cards) -> Cards:
    if JOKER not in cards:
        return NONE
    return bytes([faces[at] for at in range(len(cards)) if cards[at] == JOKER and faces[at] != OPEN])


def stands_for_itself(meld: Meld) -> bool:
    """Whether each natural card is its own face."""
    if meld.cards == meld.faces:
        return True
    if len(meld.cards) != len(meld.faces):
        return False
    for at in range(len(meld.cards)):
        if meld.cards[at] != JOKER and meld.faces[at] != meld.cards[at]:
            return False
    return True


def ace_is_low(meld: Meld) -> bool:
    """Whether it is a run that begins with an ace."""
    return meld.kind == RUN and meld.faces[0] % SUIT_SIZE == ACE


def missing_suits(meld: Meld) -> Cards:
    """The cards of a set's rank in the suits that it has not."""
    rank = rank_of(meld)
    return bytes([suit * SUIT_SIZE + rank for suit in range(4) if suit * SUIT_SIZE + rank not in meld.faces])


def rank_of(meld: Meld) -> int:
    """The rank, 0 to 12, of the first face that is known."""
    for face in meld.faces:
        if face != OPEN:
            return face % SUIT_SIZE
    return ACE


def with_face(meld: Meld, face: Card) -> Meld:
    """The meld with its open joker settled to be *face*."""
    return Meld(meld.kind, meld.cards, meld.faces.replace(_OPEN, ONE[face]))


def with_card_for_joker(meld: Meld, card: Card) -> Meld:
    """The meld with *card* in the place of the joker that stands for it."""
    at = 0
    while meld.cards[at] != JOKER or meld.faces[at] != card:
        at += 1
    return Meld(meld.kind, meld.cards[:at] + ONE[card] + meld.cards[at + 1 :], meld.faces)


def with_low_end(meld: Meld, card: Card, face: Card) -> Meld:
    """The run with *card*, standing for *face*, put before it."""
    return Meld(RUN, ONE[card] + meld.cards, ONE[face] + meld.faces)


def with_high_end(kind: int, meld: Meld, card: Card, face: Card) -> Meld:
    """The meld, now of *kind*, with *card*, standing for *face*, put after it."""
    return Meld(kind, meld.cards + ONE[card], meld.faces + ONE[face])


def text_of(meld: Meld) -> str:
    """Its text form: a card that stands for another is written with it (`X=7S`), an open joker is bare."""
    words = []
    for at in range(len(meld.cards)):
        card, face = meld.cards[at], meld.faces[at]
        words.append(NAMES[card] if face in (card, OPEN) else f"{NAMES[card]}={NAMES[face]}")
    return " ".join(words)


def texts_of(melds: tuple[Meld, ...]) -> str:
    """Several melds, separated by ` / `."""
    return " / ".join([text_of(meld) for meld in melds])
