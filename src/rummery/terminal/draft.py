"""A draft of the table: cards taken out and put elsewhere, melds divided and joined, step by step and back again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, holds, minus
from rummery.cards.names import NAMES
from rummery.melds.meld import OPEN, RUN, SET, Meld, missing_suits
from rummery.melds.shape import Shape
from rummery.play.notation import Recogniser
from rummery.play.problem import Problem


class Draft:
    """Nothing in it is refused for being no meld: that is judged when the whole is a move."""

    def __init__(self, melds: Sequence[Meld], hand: Cards, shape: Shape, recognise: Recogniser) -> None:
        """*melds* lie on the table; *recognise* says which meld cards are."""
        self._table: Final = NONE.join([meld.cards for meld in melds])
        self._names: Final = NONE.join([meld.stands for meld in melds])
        self._shape: Final = shape
        self._recognise: Final = recognise
        self.hand = hand
        """The hand without what the draft has of it is what is left of it."""
        self.melds: dict[int, Meld] = dict(enumerate(melds, 1))
        """By their numbers, which they keep until the draft is a move."""
        self._numbered = len(melds)
        self._before: Final[list[tuple[dict[int, Meld], int]]] = []

    # ---- How it lies ------------------------------------------------------------------------------------------

    def stated(self) -> tuple[Meld, ...]:
        """All melds, in the order of their numbers."""
        return tuple([meld for _, meld in sorted(self.melds.items())])

    def loose(self) -> tuple[Cards, Cards]:
        """Cards of the table that lie in no meld of the draft, and their faces; a joker that was replaced is OPEN."""
        cards = minus(self._table, self._cards())
        names = self._lost_names()
        faces = bytearray()
        for card in cards:
            if card != JOKER:
                faces.append(card)
            elif names:
                faces.append(names[0])
                names = names[1:]
            else:
                faces.append(OPEN)
        return cards, bytes(faces)

    def given(self) -> Cards:
        """Cards of the hand that lie in the draft."""
        return minus(self._cards(), self._table)

    def is_whole(self, number: int) -> bool:
        """Whether the meld with this number is one, each joker named."""
        meld = self.melds[number]
        return OPEN not in meld.faces and self._shape.fits(meld)

    def is_ready(self) -> bool:
        """Whether all lies in melds, with a card of the hand at least."""
        return not self.loose()[0] and len(self.given()) > 0 and all(self.is_whole(number) for number in self.melds)

    def _cards(self) -> Cards:
        return NONE.join([meld.cards for meld in self.melds.values()])

    def _lost_names(self) -> Cards:
        """Names of jokers of the table that none has in the draft, and whose card does not lie there instead."""
        lost = minus(self._names, NONE.join([meld.stands for meld in self.melds.values()]))
        return minus(lost, self._cards().replace(ONE[JOKER], NONE))

    # ---- Steps ------------------------------------------------------------------------------------------------

    def take(self, cards: Cards, faces: Cards, at: int) -> None:
        """Take cards out of the meld number *at*. Raises Problem."""
        meld = self._meld(at)
        left = list(range(len(meld.cards)))
        for card, face in zip(cards, faces, strict=True):
            place = next((i for i in left if meld.cards[i] == card and face in (OPEN, card, meld.faces[i])), -1)
            if place < 0:
                raise Problem("draft-not-in-meld", card=NAMES[card], number=at)
            left.remove(place)
        self._remember()
        self._set(at, [meld.cards[i] for i in left], [meld.faces[i] for i in left])

    def put(self, cards: Cards, faces: Cards, at: int | None) -> int:
        """Put loose cards or cards of the hand on a meld, or where *at* is None into a new one; its number.

        A joker whose card is put on its meld is loose then. Raises Problem.
        """
        free = minus(self._table + self.hand, self._cards())
        if not cards or not holds(free, cards):
            missing = minus(cards, free)
            raise Problem("draft-not-there", card=NAMES[missing[0]] if missing else "-")
        lie = list(zip(self._meld(at).cards, self._meld(at).faces, strict=True)) if at is not None else []
        for card, face in zip(cards, faces, strict=True):
            if card != JOKER and (JOKER, card) in lie:
                lie[lie.index((JOKER, card))] = (card, card)
            else:
                lie.append((card, self._named([face for _, face in lie], face) if lie else face))
        self._remember()
        if at is None:
            self._numbered += 1
            at = self._numbered
        self._set(at, [card for card, _ in lie], [face for _, face in lie])
        return at

    def split(self, at: int, after: int) -> int:
        """Divide the meld number *at* after so many cards; the number of the rest. Raises Problem."""
        meld = self._meld(at)
        if not 0 < after < len(meld.cards):
            raise Problem("draft-split", number=at, cards=len(meld.cards))
        self._remember()
        self._numbered += 1
        self._set(at, meld.cards[:after], meld.faces[:after])
        self._set(self._numbered, meld.cards[after:], meld.faces[after:])
        return self._numbered

    def join(self, at: int, other: int) -> None:
        """Make one of two melds; it keeps the number *at*. Raises Problem."""
        one, two = self._meld(at), self._meld(other)
        if at == other:
            raise Problem("draft-join", number=at)
        self._remember()
        del self.melds[other]
        self._set(at, one.cards + two.cards, one.faces + two.faces)

    def become(self, melds: Sequence[Meld]) -> None:
        """Lie as *melds* do, as one step."""
        self._remember()
        self.melds = dict(enumerate(melds, 1))
        self._numbered = len(melds)

    def undo(self) -> None:
        """Take one step back. Raises Problem where there was none."""
        if not self._before:
            raise Problem("draft-no-step")
        self.melds, self._numbered = self._before.pop()

    def reset(self) -> None:
        """Take all steps back."""
        while self._before:
            self.undo()

    def _meld(self, at: int) -> Meld:
        if at not in self.melds:
            raise Problem("draft-no-meld", number=at)
        return self.melds[at]

    def _named(self, lie: list[Card], face: Card) -> Card:
        """The face of a card that is put on a meld: a bare joker is what it was, or what alone it can be there."""
        if face != OPEN:
            return face
        lost = self._lost_names()
        if len(lost) == 1:
            return lost[0]
        meld = self._recognise(bytes(lie), bytes(lie))
        fitting = self._shape.wants(meld) if meld.kind == RUN else missing_suits(meld) if meld.kind == SET else NONE
        if len(fitting) != 1:
            raise Problem("draft-name")
        return fitting[0]

    def _remember(self) -> None:
        self._before.append((dict(self.melds), self._numbered))

    def _set(self, at: int, cards: Sequence[Card], faces: Sequence[Card]) -> None:
        self.melds.pop(at, None)
        if cards:
            self.melds[at] = self._recognise(bytes(cards), bytes(faces))
