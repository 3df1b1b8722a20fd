"""The curtain. The only module that turns what is into what a seat may see."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, assert_never, final

from mypy_extensions import mypyc_attr

from rummery.cards.card import NONE, Cards, minus, plus
from rummery.cards.record import Record
from rummery.play.events import (
    OVER,
    PILE,
    STOCK,
    Announced,
    Dealt,
    Ended,
    Event,
    F,
    FactsBecame,
    Moved,
    N,
    OnTable,
    Place,
    Restocked,
    Scored,
    TableBecame,
    Told,
    TurnCame,
)
from rummery.play.match import Match, Seat
from rummery.play.options import Opts
from rummery.play.state import State


@final
class View(Record, Generic[Opts, F, N]):
    """What one seat sees, or a spectator (seat None). It has no field that could hold a hidden card."""

    __slots__ = (
        "seat",
        "match",
        "facts",
        "note",
        "hand",
        "sizes",
        "stock",
        "pile",
        "table",
        "numbered",
        "scores",
        "turn",
        "phase",
        "restocked",
        "asked",
        "winners",
        "aside",
    )

    def __init__(
        self,
        seat: Seat | None,
        match: Match[Opts],
        facts: F,
        note: N | None,
        hand: Cards,
        sizes: bytes,
        stock: int,
        pile: Cards,
        table: OnTable,
        numbered: int,
        scores: tuple[int, ...],
        turn: Seat,
        phase: int,
        restocked: int,
        asked: Seat | None,
        winners: tuple[Seat, ...],
        aside: int,
    ) -> None:
        self.seat: Final = seat
        self.match: Final = match
        self.facts = facts
        self.note = note
        """What this seat alone knows."""
        self.hand = hand
        self.sizes = sizes
        """The number of cards in each hand."""
        self.stock = stock
        """The number of cards in the stock."""
        self.pile = pile
        self.table = table
        self.numbered = numbered
        self.scores = scores
        self.turn = turn
        self.phase = phase
        self.restocked = restocked
        self.asked = asked
        self.winners = winners
        self.aside = aside
        """The number of cards that are out of play in this deal."""

    def mover(self) -> Seat:
        """The seat that has to make a move: who is asked, else whose turn it is."""
        return self.turn if self.asked is None else self.asked


def observe(state: State[Opts, F, N], seat: Seat | None) -> View[Opts, F, N]:
    """What *seat* sees of the state; None is a spectator."""
    hands = state.hands
    return View(
        seat,
        state.match,
        state.facts,
        None if seat is None else state.notes[seat],
        NONE if seat is None else hands[seat],
        bytes([len(hand) for hand in hands]),
        len(state.stock),
        state.pile,
        state.table,
        state.numbered,
        state.scores,
        state.turn,
        state.phase,
        state.restocked,
        state.asked,
        state.winners,
        len(state.aside),
    )


@final
@mypyc_attr(acyclic=True)
class DealtTo(Record):
    """A deal as one seat saw it: its hand, the sizes of all, of the stock, the pile, how many cards are set aside."""

    __slots__ = ("hand", "sizes", "stock", "pile", "aside")

    def __init__(self, hand: Cards, sizes: bytes, stock: int, pile: Cards, aside: int = 0) -> None:
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.stock: Final = stock
        self.pile: Final = pile
        self.aside: Final = aside


@final
@mypyc_attr(acyclic=True)
class Unseen(Record):
    """Cards moved face down."""

    __slots__ = ("count", "source", "target")

    def __init__(self, count: int, source: Place, target: Place) -> None:
        self.count: Final = count
        self.source: Final = source
        self.target: Final = target


@final
@mypyc_attr(acyclic=True)
class StockMade(Record):
    """The pile, its top excepted, became a stock of so many cards."""

    __slots__ = ("count", "shuffled")

    def __init__(self, count: int, shuffled: bool) -> None:
        self.count: Final = count
        self.shuffled: Final = shuffled


Sight: TypeAlias = (
    DealtTo
    | StockMade
    | Unseen
    | Moved
    | TableBecame
    | TurnCame
    | Scored
    | Announced
    | Ended
    | FactsBecame[F]
    | Told[N]
    | None
)
"""An event as one seat saw it; None is one it did not see."""


def see(event: Event[F, N], seat: Seat | None) -> Sight[F, N]:
    """The event as *seat* sees it. Where a card lies decides who sees it: no game redacts anything."""
    if isinstance(event, Moved):
        if PILE in (event.source, event.target) or (seat is not None and seat in (event.source, event.target)):
            return event
        return Unseen(len(event.cards), event.source, event.target)
    if isinstance(event, Dealt):
        sizes = bytes([len(hand) for hand in event.hands])
        hand = NONE if seat is None else event.hands[seat]
        return DealtTo(hand, sizes, len(event.stock), event.pile, len(event.aside))
    if isinstance(event, Restocked):
        return StockMade(len(event.stock), event.shuffled)
    if isinstance(event, Told):
        return event if event.seat == seat else None
    return event


def follow(view: View[Opts, F, N], sight: Sight[F, N]) -> None:
    """Bring a view up to date. Following the sights of events equals observing the state after them."""
    if sight is None or isinstance(sight, Announced):
        return
    if isinstance(sight, Moved):
        _count(view, sight.source, -len(sight.cards), sight.cards)
        _count(view, sight.target, len(sight.cards), sight.cards)
    elif isinstance(sight, Unseen):
        _count(view, sight.source, -sight.count, NONE)
        _count(view, sight.target, sight.count, NONE)
    elif isinstance(sight, TurnCame):
        view.turn, view.phase, view.asked = sight.seat, sight.phase, sight.asked
    elif isinstance(sight, FactsBecame):
        view.facts = sight.facts
    elif isinstance(sight, TableBecame):
        _count(view, sight.seat, -len(sight.given), sight.given)
        _count(view, sight.seat, len(sight.taken), sight.taken)
        view.table = sight.table
        view.numbered = sight.numbered
    elif isinstance(sight, Scored):
        scores = view.scores
        view.scores = (*scores[: sight.seat], scores[sight.seat] + sight.points, *scores[sight.seat + 1 :])
    elif isinstance(sight, Told):
        view.note = sight.note
    elif isinstance(sight, StockMade):
        view.stock = sight.count
        view.pile = view.pile[-1:]
        view.restocked += 1
    elif isinstance(sight, DealtTo):
        view.hand, view.sizes, view.stock, view.pile = sight.hand, sight.sizes, sight.stock, sight.pile
        view.aside = sight.aside
    elif isinstance(sight, Ended):
        view.phase, view.asked, view.winners = OVER, None, sight.winners
    else:
        assert_never(sight)


def _count(view: View[Opts, F, N], place: Place, by: int, cards: Cards) -> None:
    if by == 0:
        return
    if place == STOCK:
        view.stock += by
    elif place == PILE:
        view.pile = view.pile + cards if by > 0 else view.pile[: len(view.pile) + by]
    else:
        sizes = bytearray(view.sizes)
        sizes[place] += by
        view.sizes = bytes(sizes)
        if place == view.seat:
            view.hand = plus(view.hand, cards) if by > 0 else minus(view.hand, cards)
