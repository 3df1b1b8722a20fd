"""The melds of a game: whether some cards are one, and what may be laid off on it."""

from __future__ import annotations

from typing import Any, Final, final

from rummery.cards.card import ACE, JOKER, ONE, SUIT_SIZE, Card, Cards
from rummery.cards.record import Record
from rummery.melds.meld import (
    JUMBLE,
    OPEN,
    RUN,
    SAME,
    SET,
    Meld,
    missing_suits,
    only_these_stand,
    rank_of,
    with_face,
    with_high_end,
    with_low_end,
)
from rummery.melds.pattern import BOTH, Pattern

_LOW_ACE: Final = 1
_HIGH_ACE: Final = 14
"""Places in a run: the ace before the two is 1, the king 13, the ace after it 14."""
_MOST_KEPT: Final = 20_000
"""Whole melds that are remembered: of sets of any suits there is no end."""


@final
class Shape(Record):
    """A game's melds, by its pattern, and which cards are *wild*; all others stand for themselves."""

    __slots__ = ("pattern", "wild", "_jumble_wants", "_wants", "_whole")

    def __init__(self, pattern: Pattern, wild: Cards = ONE[JOKER], wants: dict[bytes, Cards] | None = None) -> None:
        """Shapes of a pattern with sets of different suits may share *wants*: what is wild is all one there."""
        self.pattern: Final = pattern
        self.wild: Final = wild
        """The cards that may stand for others: the joker, and natural cards where they are not themselves."""
        self._wants: Final[dict[bytes, Cards]] = {} if wants is None else wants
        """What was asked of melds, by their keys."""
        self._jumble_wants: Final[dict[bytes, Cards]] = {}
        """The same of cards that are no meld: a card that is not wild may stand for another there."""
        self._whole: Final[set[bytes]] = set()
        """Keys of whole melds of natural cards, as far as they were met."""

    def _fields(self) -> tuple[Any, ...]:
        return self.pattern, self.wild

    def fits(self, meld: Meld) -> bool:
        """Whether it is a whole meld."""
        if meld.wilds:
            return self._fits(meld)
        if meld.key in self._whole:
            return True
        if not self._fits(meld):
            return False
        if len(self._whole) >= _MOST_KEPT:
            self._whole.clear()
        self._whole.add(meld.key)
        return True

    def _fits(self, meld: Meld) -> bool:
        pattern = self.pattern
        size = len(meld.cards)
        wilds = meld.wilds
        if meld.kind == SAME:
            if not pattern.smallest_set <= size <= pattern.largest_same or wilds > pattern.same_wilds:
                return False
            return self.is_same(meld)
        if not pattern.allows(size - wilds, wilds) and not 0 < pattern.all_wild <= wilds == size:
            return False
        if meld.kind == RUN:
            return self.is_whole_run(meld)
        return self.is_whole_set(meld)

    def is_whole_run(self, meld: Meld) -> bool:
        """Whether it is a run, and long enough."""
        return len(meld.cards) >= self.pattern.shortest_run and self.is_run(meld)

    def is_whole_set(self, meld: Meld) -> bool:
        """Whether it is a set, large enough and not too large."""
        return self.pattern.smallest_set <= len(meld.cards) <= self.pattern.largest_set and self.is_set(meld)

    def is_run(self, meld: Meld) -> bool:
        """Whether its faces are consecutive cards of one suit, the ace where it may be, whatever their number."""
        faces = meld.faces
        size = len(faces)
        if meld.kind != RUN or size == 0 or faces[0] >= JOKER:
            return False
        rank = faces[0] % SUIT_SIZE
        suit = faces[0] - rank
        last = rank + size
        if last > _HIGH_ACE:
            return False
        if (rank == ACE and not self.pattern.low()) or (last == _HIGH_ACE and not self.pattern.high()):
            return False
        if rank == ACE and last == _HIGH_ACE and self.pattern.ace != BOTH:
            return False
        for at in range(size):
            if faces[at] != suit + (rank + at) % SUIT_SIZE:
                return False
        return only_these_stand(self.wild, meld)

    def is_set(self, meld: Meld) -> bool:
        """Whether its cards are of one rank, of different suits where they must be; an open joker is any of them."""
        if meld.kind != SET:
            return False
        suits = 0
        rank = -1
        for face in meld.faces:
            if face == OPEN:
                continue
            if rank < 0:
                rank = face % SUIT_SIZE
            suit = 1 << (face // SUIT_SIZE)
            if face >= JOKER or face % SUIT_SIZE != rank or (suits & suit and self.pattern.different_suits):
                return False
            suits |= suit
        if self.pattern.different_suits and len(meld.faces) > 4:
            return False
        return only_these_stand(self.wild, meld)

    def is_same(self, meld: Meld) -> bool:
        """Whether its cards are all of one rank and suit."""
        face = meld.faces[0]
        if meld.kind != SAME or face >= JOKER or meld.faces.count(face) != len(meld.faces):
            return False
        return only_these_stand(self.wild, meld)

    def wants(self, meld: Meld) -> Cards:
        """The natural cards that could be laid off on it; it may be shorter than a whole meld."""
        known = self._jumble_wants if meld.kind == JUMBLE else self._wants
        found = known.get(meld.key)
        if found is None:
            near = self._near(meld)
            any_suit = meld.kind == SET and not self.pattern.different_suits
            if not any_suit or not 1 < len(meld.faces) < self.pattern.largest_set:
                near = [card for card in near if self.with_card(meld, card, card) is not None]
            found = known[meld.key] = bytes(near)
        return found

    def _near(self, meld: Meld) -> list[Card]:
        """The cards that may fit: beside the ends of a run, of a set's rank or wild; all where nothing tells."""
        if len(meld.faces) < 2 or meld.kind not in (RUN, SET) or meld.faces.count(OPEN) == len(meld.faces):
            return list(range(JOKER))
        if meld.kind == SET:
            rank = rank_of(meld)
            return [card for card in range(JOKER) if card % SUIT_SIZE == rank or card in self.wild]
        rank = meld.faces[0] % SUIT_SIZE
        suit = meld.faces[0] - rank
        ends = {suit + (rank - 1) % SUIT_SIZE, suit + (rank + len(meld.faces)) % SUIT_SIZE}
        return sorted([card for card in ends if card < JOKER])

    def with_card(self, meld: Meld, card: Card, face: Card) -> Meld | None:
        """The meld with *card*, standing for *face*, laid off on it, or None where it does not fit.

        A card that fits at both ends of a run goes to the high one; where runs may have an ace at each, to the low
        one. In a set of any suits a wild card has no name.
        """
        pattern = self.pattern
        size = len(meld.faces)
        if size == 1 and meld.faces[0] != OPEN:
            return self._with_second(meld, card, face)
        if meld.kind == SET:
            if not pattern.different_suits and card in self.wild:
                face = card if card != JOKER and card % SUIT_SIZE == rank_of(meld) else OPEN
            longer = with_high_end(SET, meld, card, face)
            if size >= pattern.largest_set or not self.is_set(longer):
                return None
            missing = missing_suits(longer) if pattern.different_suits else b""
            if OPEN in longer.faces and len(missing) == 1:
                longer = with_face(longer, missing[0])
            return longer
        if meld.kind == SAME:
            fits = size < pattern.largest_same and face == meld.faces[0]
            return with_high_end(SAME, meld, card, face) if fits else None
        return self._with_end(meld, card, face) if meld.kind == RUN else None

    def _with_second(self, meld: Meld, card: Card, face: Card) -> Meld | None:
        """Two cards that could become a meld."""
        first = meld.faces[0]
        if face == first and self.pattern.largest_same:
            return with_high_end(SAME, meld, card, face)
        if face % SUIT_SIZE == first % SUIT_SIZE:
            pair = with_high_end(SET, meld, card, face)
            return pair if self.is_set(pair) else None
        return self._with_end(meld, card, face)

    def _with_end(self, run: Meld, card: Card, face: Card) -> Meld | None:
        low_first = self.pattern.ace == BOTH
        for low in (low_first, not low_first):
            longer = with_low_end(run, card, face) if low else with_high_end(RUN, run, card, face)
            if self.is_run(longer):
                return longer
        return None


def laid_off(shape: Shape, meld: Meld, cards: Cards, faces: Cards) -> Meld | None:
    """The meld with *cards*, standing for *faces*, laid off in this order; one that does not fit yet waits.

    None where they do not all fit.
    """
    if len(cards) == 1:
        return shape.with_card(meld, cards[0], faces[0])
    waiting = list(range(len(cards)))
    while waiting:
        for at in waiting:
            longer = shape.with_card(meld, cards[at], faces[at])
            if longer is not None:
                meld = longer
                waiting.remove(at)
                break
        else:
            return None
    return meld


def part(cards: Cards, faces: Cards, kind: int) -> Meld:
    """What is left of a meld of *kind*: a single card is anything."""
    return Meld(kind if len(cards) > 1 else JUMBLE, cards, faces)


def joined(shape: Shape, first: Meld, second: Meld) -> Meld | None:
    """Two melds, whole or not, made one, in whichever order they fit, or None."""
    if first.kind == RUN or second.kind == RUN or _same_suit(first, second):
        for low, high in ((first, second), (second, first)):
            run = Meld(RUN, low.cards + high.cards, low.faces + high.faces)
            if shape.is_run(run):
                return run
        return None
    both = laid_off(shape, first, second.cards, second.faces)
    return laid_off(shape, second, first.cards, first.faces) if both is None else both


def _same_suit(first: Meld, second: Meld) -> bool:
    suits = {face // SUIT_SIZE for face in first.faces + second.faces}
    return len(suits) == 1 and first.faces[0] != second.faces[0]
