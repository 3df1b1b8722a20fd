"""What a player may ask for, in all games. Imperative; granted or refused by the laws."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from rummery.cards.card import KINDS, Card, Cards
from rummery.cards.record import Record
from rummery.melds.meld import Meld


@mypyc_attr(acyclic=True)
class Move(Record):
    """A request of the seat in turn."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class DrawStock(Move):
    """Take the top card of the stock."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class DrawPile(Move):
    """Take the top *count* cards of the discard pile."""

    __slots__ = ("count",)

    def __init__(self, count: int = 1) -> None:
        self.count: Final = count


@final
@mypyc_attr(acyclic=True)
class Draw(Move):
    """Take a card, where there is but one place to take it from."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class MeldsMove(Move):
    """A move that states melds."""

    __slots__ = ("melds",)

    def __init__(self, melds: tuple[Meld, ...]) -> None:
        self.melds: Final = melds


@final
@mypyc_attr(acyclic=True)
class Lay(MeldsMove):
    """Put new melds on the table; in Manipulation, the whole table as it lies afterwards."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Down(MeldsMove):
    """Lay down the melds of the deal's contract."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class See(MeldsMove):
    """Lay the melds that earn the sight of the cut joker."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class LayOut(MeldsMove):
    """State one's whole lay-out."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Show(MeldsMove):
    """Show the whole hand in melds."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Tunnela(MeldsMove):
    """Show tunnelas before the first draw."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class LayOff(Move):
    """Add *cards*, standing for *faces*, to the meld number *at*."""

    __slots__ = ("cards", "faces", "at")

    def __init__(self, cards: Cards, faces: Cards, at: int) -> None:
        self.cards: Final = cards
        self.faces: Final = faces
        self.at: Final = at


@final
@mypyc_attr(acyclic=True)
class Swap(Move):
    """Put *card* in the place of the wild card in meld number *at*, and take that."""

    __slots__ = ("card", "at")

    def __init__(self, card: Card, at: int) -> None:
        self.card: Final = card
        self.at: Final = at


@final
@mypyc_attr(acyclic=True)
class Discard(Move):
    """Throw *card* on the discard pile, which ends the turn."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final = card


@final
@mypyc_attr(acyclic=True)
class Done(Move):
    """End a turn that needs no discard."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Timeout(Move):
    """The time is up: the cheapest lawful way to end the turn (TAB-10)."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Take(Move):
    """Take *cards* from the meld number *at* into the hand."""

    __slots__ = ("cards", "at")

    def __init__(self, cards: Cards, at: int) -> None:
        self.cards: Final = cards
        self.at: Final = at


@final
@mypyc_attr(acyclic=True)
class Split(Move):
    """Split the meld number *at* after its card number *after*; the rest gets a new number."""

    __slots__ = ("at", "after")

    def __init__(self, at: int, after: int) -> None:
        self.at: Final = at
        self.after: Final = after


@final
@mypyc_attr(acyclic=True)
class Join(Move):
    """Make one meld of the melds number *at* and *other*; it keeps the number *at*."""

    __slots__ = ("at", "other")

    def __init__(self, at: int, other: int) -> None:
        self.at: Final = at
        self.other: Final = other


@final
@mypyc_attr(acyclic=True)
class Restore(Move):
    """Put table, hand and points back as they were after the draw."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Rearrange(MeldsMove):
    """State the whole table as it lies afterwards, one's own cards included."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Buy(Move):
    """Buy the upcard out of turn."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Pass(Move):
    """Decline what is asked."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Knock(Move):
    """End the deal with a low hand."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Dead(Move):
    """Declare oneself dead."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class TakeBack(Move):
    """Take back what was laid in this turn."""

    __slots__ = ()


DRAW_STOCK: Final = DrawStock()
DRAW_PILE: Final = DrawPile(1)
DONE: Final = Done()
TIMEOUT: Final = Timeout()
RESTORE: Final = Restore()
DEAD: Final = Dead()
BUY_UPCARD: Final = Buy()
PASS: Final = Pass()
DISCARDS: Final = [Discard(card) for card in range(KINDS)]
"""Each discard, by its card."""


def add_discards(hand: Cards, moves: list[Move]) -> None:
    """Add to *moves* the discard of each different card of a hand."""
    last = -1
    for card in hand:
        if card != last:
            moves.append(DISCARDS[card])
            last = card
