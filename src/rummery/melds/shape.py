"""What a game's melds look like, as data, and what may be laid off on one."""

from __future__ import annotations

from typing import Any, Final, final

from rummery.cards.card import ACE, JOKER, KING, SUIT_SIZE, Card, Cards
from rummery.cards.record import Record
from rummery.melds.meld import (
    JUMBLE,
    OPEN,
    RUN,
    SAME,
    SET,
    Meld,
    ace_is_high,
    ace_is_low,
    is_run,
    is_same,
    is_set,
    missing_suits,
    next_above,
    with_face,
    with_high_end,
    with_low_end,
)


@final
class Shape(Record):
    """The melds of a game: runs in which the ace is low or high, sets of different suits, melds of one card."""

    __slots__ = ("_wants", "largest_same", "largest_set", "shortest", "wilds")

    def __init__(self, shortest: int, largest_set: int, largest_same: int, wilds: int) -> None:
        self.shortest: Final = shortest
        """The fewest cards in a meld."""
        self.largest_set: Final = largest_set
        self.largest_same: Final = largest_same
        """The most cards in a meld of one rank and suit; 0 where there are none."""
        self.wilds: Final = wilds
        """The most jokers in a meld."""
        self._wants: Final[dict[bytes, Cards]] = {}

    def _fields(self) -> tuple[Any, ...]:
        return self.shortest, self.largest_set, self.largest_same, self.wilds

    def fits(self, meld: Meld) -> bool:
        """Whether it is a whole meld of this shape."""
        size = len(meld.cards)
        if size < self.shortest or meld.cards.count(JOKER) > self.wilds:
            return False
        if meld.kind == RUN:
            return is_run(meld)
        if meld.kind == SET:
            return size <= self.largest_set and is_set(meld)
        return size <= self.largest_same and is_same(meld)

    def wants(self, meld: Meld) -> Cards:
        """The natural cards that could be laid off on it; it may be shorter than a whole meld."""
        found = self._wants.get(meld.key)
        if found is None:
            found = self._wants[meld.key] = bytes(
                [card for card in range(JOKER) if self.with_card(meld, card, card) is not None]
            )
        return found

    def with_card(self, meld: Meld, card: Card, face: Card) -> Meld | None:
        """The meld with *card*, standing for *face*, laid off on it, or None where it does not fit.

        An ace laid on two to king goes to the high end.
        """
        size = len(meld.faces)
        if size == 1 and meld.faces[0] != OPEN:
            return self._with_second(meld, card, face)
        if meld.kind == SET:
            if size >= self.largest_set or face not in missing_suits(meld):
                return None
            longer = with_high_end(SET, meld, card, face)
            missing = missing_suits(longer)
            if OPEN in longer.faces and len(missing) == 1:
                longer = with_face(longer, missing[0])
            return longer
        if meld.kind == SAME:
            return with_high_end(SAME, meld, card, face) if size < self.largest_same and face == meld.faces[0] else None
        if meld.kind == RUN and size < SUIT_SIZE:
            return _with_end(meld, card, face)
        return None

    def _with_second(self, meld: Meld, card: Card, face: Card) -> Meld | None:
        """Two cards that could become a meld."""
        first = meld.faces[0]
        if face == first:
            return with_high_end(SAME, meld, card, face) if self.largest_same else None
        if face % SUIT_SIZE == first % SUIT_SIZE:
            return with_high_end(SET, meld, card, face)
        return _with_end(meld, card, face)


def _with_end(run: Meld, card: Card, face: Card) -> Meld | None:
    first, last = run.faces[0], run.faces[len(run.faces) - 1]
    if face // SUIT_SIZE != first // SUIT_SIZE:
        return None
    high_is_free = not ace_is_high(run) and not (ace_is_low(run) and last % SUIT_SIZE == KING)
    if high_is_free and face == next_above(last):
        return with_high_end(RUN, run, card, face)
    if first % SUIT_SIZE > ACE and face == first - 1 and not (face % SUIT_SIZE == ACE and ace_is_high(run)):
        return with_low_end(run, card, face)
    if len(run.faces) == 1 and first % SUIT_SIZE == ACE and face % SUIT_SIZE == KING:
        return with_low_end(run, card, face)
    return None


def laid_off(shape: Shape, meld: Meld, cards: Cards, faces: Cards) -> Meld | None:
    """The meld with *cards*, standing for *faces*, laid off in this order; one that does not fit yet waits.

    None where they do not all fit.
    """
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
            if is_run(run):
                return run
        return None
    both = laid_off(shape, first, second.cards, second.faces)
    return laid_off(shape, second, first.cards, first.faces) if both is None else both


def _same_suit(first: Meld, second: Meld) -> bool:
    suits = {face // SUIT_SIZE for face in first.faces + second.faces}
    return len(suits) == 1 and first.faces[0] != second.faces[0]
