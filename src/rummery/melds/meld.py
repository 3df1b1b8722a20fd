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

    __slots__ = ("cards", "faces", "key", "kind", "stands", "wilds")

    def __init__(self, kind: int, cards: Cards, faces: Cards) -> None:
        self.kind: Final = kind
        """RUN, SET, SAME or JUMBLE."""
        self.cards: Final = cards
        """In the order in which they lie."""
        self.faces: Final = faces
        """What each card stands for: itself, or for a wild card its face, or OPEN."""
        self.key: Final[bytes] = ONE[kind] + faces
        """Kind and faces: what may be laid off depends on these alone."""
        self.stands: Final = NONE if cards == faces else _stands(cards, faces)
        """The faces of its wild cards, as far as they are certain."""
        self.wilds: Final = 0 if cards == faces else _wilds(cards, faces)
        """How many of its cards do not stand for themselves."""

    def _fields(self) -> tuple[Any, ...]:
        return self.kind, self.cards, self.faces

    def __repr__(self) -> str:
        return f"<{text_of(self)}>"


def _stands(cards: Cards, faces: Cards) -> Cards:
    return bytes([face for face, card in zip(faces, cards) if face != card and face != OPEN])


def _wilds(cards: Cards, faces: Cards) -> int:
    return len([face for face, card in zip(faces, cards) if face != card])


def only_these_stand(wild: Cards, meld: Meld) -> bool:
    """Whether each card that is not one of the *wild* ones is its own face."""
    return meld.cards == meld.faces or misnamed(wild, meld.cards, meld.faces) < 0


def misnamed(wild: Cards, cards: Cards, faces: Cards) -> int:
    """The place, from 0, of the first card that stands for another though it is not one of the *wild* ones, or -1."""
    for at in range(len(cards)):
        if faces[at] != cards[at] and cards[at] not in wild:
            return at
    return -1


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


def with_card_at(meld: Meld, at: int, card: Card) -> Meld:
    """The meld with *card*, as itself, in the place number *at* from 0."""
    return Meld(
        meld.kind,
        meld.cards[:at] + ONE[card] + meld.cards[at + 1 :],
        meld.faces[:at] + ONE[card] + meld.faces[at + 1 :],
    )


def place_of_wild(meld: Meld, face: Card) -> int:
    """The place, from 0, of the wild card that *face* can replace: a joker before another; -1 where there is none.

    In a run, and in a set whose wild cards are certain, one that stands for just this face; in a set with an open
    one, that.
    """
    found = -1
    for at in range(len(meld.cards)):
        if meld.faces[at] == meld.cards[at]:
            continue
        if meld.faces[at] == face or (
            meld.faces[at] == OPEN and meld.kind == SET and face % SUIT_SIZE == rank_of(meld)
        ):
            if meld.cards[at] == JOKER:
                return at
            if found < 0:
                found = at
    return found


def same_meld(one: Meld, other: Meld) -> bool:
    """Whether two melds are the same, in whatever order the cards of a set are told."""
    if one is other:
        return True
    if one.kind != other.kind or len(one.cards) != len(other.cards):
        return False
    if one.cards == other.cards and one.faces == other.faces:
        return True
    return (
        sorted(one.cards) == sorted(other.cards)
        and sorted(one.faces) == sorted(other.faces)
        and sorted(one.stands) == sorted(other.stands)
    )


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


def first_text(melds: list[Meld]) -> str:
    """The text form of the first of some melds; nothing where there is none."""
    return text_of(melds[0]) if melds else ""


def texts_of(melds: tuple[Meld, ...]) -> str:
    """Several melds, separated by ` / `."""
    return " / ".join([text_of(meld) for meld in melds])
