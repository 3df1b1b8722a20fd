"""Melds in the making; with a wild card more, or a card less, where one is left over or none (MAR-15, MAR-20)."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import ACE, KING, ONE, SUIT_SIZE, Card, Cards
from rummery.games.marriage.laying import KINDS
from rummery.games.marriage.options import LARGEST_SET, SMALLEST_SET, MarriageOptions
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld
from rummery.melds.solver.told import WILD


@final
class Part:
    """A meld in the making: its faces, and which of them a wild card stands for, not in its own place."""

    __slots__ = ("kind", "faces", "spent")

    def __init__(self, kind: int, faces: Cards, spent: int) -> None:
        self.kind: Final = kind
        self.faces: Final = faces
        """OPEN for a wild card of a set."""
        self.spent: Final = spent
        """One bit a face of a run."""

    def is_spent(self, face: int) -> bool:
        """Whether a wild card stands there for another."""
        return face == OPEN or self.spent >> face & 1 == 1

    def is_pure(self) -> bool:
        """Whether none does."""
        return self.spent == 0 and OPEN not in self.faces

    def natural_wilds(self, wild: Cards) -> Cards:
        """The wild cards in it that stand for themselves."""
        return bytes([face for face in self.faces if not self.is_spent(face) and face in wild])


def room_in(options: MarriageOptions, parts: list[Part], spare: int) -> int:
    """How many wild cards can be added to melds, where *spare* pure ones need not stay pure."""
    room = 0
    for part in sorted(parts, key=_runs_first):
        more = room_of(part.kind, len(part.faces))
        if more and part.is_pure() and options.visit_kinds & KINDS[part.kind]:
            spare -= 1
            if spare < 0:
                continue
        room += more
    return room


def _runs_first(part: Part) -> int:
    return part.kind


def room_of(kind: int, size: int) -> int:
    """How many wild cards a meld of so many cards has room for."""
    if kind == RUN:
        return SUIT_SIZE - size
    return LARGEST_SET - size if kind == SET else 0


def add_wilds(options: MarriageOptions, melds: list[Meld], wilds: Cards, spare: int) -> None:
    """Add wild cards to melds as long as there is room."""
    order = sorted(range(len(melds)), key=lambda at: melds[at].kind)
    for at in order:
        meld = melds[at]
        more = room_of(meld.kind, len(meld.cards))
        if more and meld.cards == meld.faces and options.visit_kinds & KINDS[meld.kind]:
            spare -= 1
            if spare < 0:
                continue
        for _ in range(min(more, len(wilds))):
            melds[at] = _with_wild(melds[at], wilds[:1])
            wilds = wilds[1:]


def _with_wild(meld: Meld, wild: Cards) -> Meld:
    if meld.kind == SET:
        return Meld(SET, meld.cards + wild, meld.faces + ONE[OPEN])
    last = meld.faces[len(meld.faces) - 1]
    suit = last - last % SUIT_SIZE
    if last % SUIT_SIZE == ACE or (last % SUIT_SIZE == KING and meld.faces[0] % SUIT_SIZE == ACE):
        return Meld(RUN, wild + meld.cards, ONE[meld.faces[0] - 1] + meld.faces)
    return Meld(RUN, meld.cards + wild, meld.faces + ONE[suit + (last % SUIT_SIZE + 1) % SUIT_SIZE])


def shortened(options: MarriageOptions, meld: Meld) -> list[tuple[Meld, Card]]:
    """The meld without one of its cards, and that card, where it is still a meld, as pure as it was."""
    size = len(meld.cards)
    if meld.kind == SAME or size <= (options.min_run if meld.kind == RUN else SMALLEST_SET):
        return []
    found: list[tuple[Meld, Card]] = []
    for at in (0, size - 1) if meld.kind == RUN else range(size):
        cards, faces = meld.cards[:at] + meld.cards[at + 1 :], meld.faces[:at] + meld.faces[at + 1 :]
        shorter = Meld(meld.kind, cards, faces)
        if meld.kind == WILD or faces != ONE[OPEN] * len(faces):
            found.append((shorter, meld.cards[at]))
    return found
