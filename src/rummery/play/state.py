"""Everything about one deal. Only the table's process holds a State; players get a View."""

from __future__ import annotations

from typing import Generic, assert_never, final

from rummery.cards.card import NONE, Cards, minus, plus
from rummery.cards.record import Record
from rummery.play.events import (
    DRAW,
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


@final
class State(Record, Generic[Opts, F, N]):
    """Changed by `evolve` alone. Whatever it holds is itself immutable, so a copy shares everything."""

    __slots__ = (
        "match",
        "facts",
        "notes",
        "seed",
        "hands",
        "scores",
        "stock",
        "pile",
        "table",
        "numbered",
        "turn",
        "phase",
        "shuffles",
        "restocked",
        "asked",
        "winners",
        "aside",
    )

    def __init__(
        self,
        match: Match[Opts],
        facts: F,
        notes: tuple[N, ...],
        seed: bytes,
        hands: tuple[Cards, ...],
        scores: tuple[int, ...],
        stock: Cards = NONE,
        pile: Cards = NONE,
        table: OnTable = (),
        numbered: int = 0,
        turn: Seat = 0,
        phase: int = DRAW,
        shuffles: int = 0,
        restocked: int = 0,
        asked: Seat | None = None,
        winners: tuple[Seat, ...] = (),
        aside: Cards = NONE,
    ) -> None:
        self.match = match
        self.facts = facts
        self.notes = notes
        """What each seat alone knows."""
        self.seed = seed
        self.hands = hands
        self.scores = scores
        """The points of this deal so far."""
        self.stock = stock
        """Drawn from the end."""
        self.pile = pile
        """The upcard is the last."""
        self.table = table
        self.numbered = numbered
        """How many numbers have been given to melds in this deal."""
        self.turn = turn
        self.phase = phase
        self.shuffles = shuffles
        """How many shuffles have been made from the seed."""
        self.restocked = restocked
        """How often the pile has become the stock."""
        self.asked = asked
        """The seat that is asked something in the turn of another."""
        self.winners = winners
        """Who has won the deal, once it is over."""
        self.aside = aside
        """Out of play in this deal, and hidden from all."""

    def mover(self) -> Seat:
        """The seat that has to make a move: who is asked, else whose turn it is."""
        return self.turn if self.asked is None else self.asked

    def copy(self) -> State[Opts, F, N]:
        """The same state, to be changed."""
        return State(
            self.match,
            self.facts,
            self.notes,
            self.seed,
            self.hands,
            self.scores,
            self.stock,
            self.pile,
            self.table,
            self.numbered,
            self.turn,
            self.phase,
            self.shuffles,
            self.restocked,
            self.asked,
            self.winners,
            self.aside,
        )


def evolve(state: State[Opts, F, N], events: list[Event[F, N]]) -> State[Opts, F, N]:
    """The state after *events*; *state* itself stays as it is."""
    new = state.copy()
    for event in events:
        _happen(new, event)
    return new


def go_on(events: list[Event[F, N]], state: State[Opts, F, N], more: list[Event[F, N]]) -> State[Opts, F, N]:
    """The state after *more* events, which are added to those that led to *state*: a move made of several."""
    events.extend(more)
    return evolve(state, more)


def _happen(state: State[Opts, F, N], event: Event[F, N]) -> None:
    if isinstance(event, Moved):
        _lift(state, event.source, event.cards)
        _drop(state, event.target, event.cards)
    elif isinstance(event, TurnCame):
        state.turn, state.phase, state.asked = event.seat, event.phase, event.asked
    elif isinstance(event, FactsBecame):
        state.facts = event.facts
    elif isinstance(event, TableBecame):
        hand = minus(state.hands[event.seat], event.given)
        _set_hand(state, event.seat, plus(hand, event.taken) if event.taken else hand)
        state.table = event.table
        state.numbered = event.numbered
    elif isinstance(event, Scored):
        scores = state.scores
        state.scores = (*scores[: event.seat], scores[event.seat] + event.points, *scores[event.seat + 1 :])
    elif isinstance(event, Announced):
        pass
    elif isinstance(event, Told):
        state.notes = (*state.notes[: event.seat], event.note, *state.notes[event.seat + 1 :])
    elif isinstance(event, Restocked):
        state.pile = state.pile[-1:]
        state.stock = event.stock
        state.restocked += 1
        if event.shuffled:
            state.shuffles += 1
    elif isinstance(event, Dealt):
        state.hands, state.stock, state.pile, state.aside = event.hands, event.stock, event.pile, event.aside
        state.shuffles += 1
    elif isinstance(event, Ended):
        state.phase, state.asked, state.winners = OVER, None, event.winners
    else:
        assert_never(event)


def _set_hand(state: State[Opts, F, N], seat: Seat, hand: Cards) -> None:
    hands = list(state.hands)
    hands[seat] = hand
    state.hands = tuple(hands)


def _lift(state: State[Opts, F, N], place: Place, cards: Cards) -> None:
    if place == STOCK:
        state.stock = state.stock[: len(state.stock) - len(cards)]
    elif place == PILE:
        state.pile = state.pile[: len(state.pile) - len(cards)]
    else:
        _set_hand(state, place, minus(state.hands[place], cards))


def _drop(state: State[Opts, F, N], place: Place, cards: Cards) -> None:
    if place == STOCK:
        state.stock += cards
    elif place == PILE:
        state.pile += cards
    else:
        _set_hand(state, place, plus(state.hands[place], cards))
