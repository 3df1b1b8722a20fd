"""How a deal of Penang begins, and what a move brings about."""

from __future__ import annotations

from rummery.cards.card import JOKER, NONE, ONE, Cards, minus
from rummery.cards.shuffle import shuffled
from rummery.games.penang.alive import with_wild_taken
from rummery.games.penang.facts import PenangEvent, PenangFacts, PenangMatch, PenangState
from rummery.games.penang.options import HANDS, cards_in_play
from rummery.games.penang.scoring import game
from rummery.games.penang.timeout import time_out
from rummery.games.penang.whose_turn import declared_dead, next_turn
from rummery.melds.shape import Shape, laid_off
from rummery.play.dealing import dealt
from rummery.play.events import PLAY, Dealt, FactsBecame, OnTable, TableBecame, laid_at, with_meld, with_new
from rummery.play.moves import Dead, Done, Lay, LayOff, Move, Swap, Timeout
from rummery.play.state import State


def new(match: PenangMatch, seed: bytes) -> PenangState:
    """A deal before its cards are dealt: the seat after the dealer is in turn (PEN-04); there is no draw (PEN-10)."""
    seats = match.seats()
    return State(
        match,
        PenangFacts(0, 0),
        (None,) * seats,
        seed,
        (NONE,) * seats,
        (0,) * seats,
        turn=match.after(match.dealer),
        phase=PLAY,
    )


def deal(state: PenangState) -> list[PenangEvent]:
    """PEN-01, PEN-02: shuffle and deal, one card at a time from the seat after the dealer on; PEN-12."""
    match = state.match
    stock = shuffled(cards_in_play(match.options, match.seats()), state.seed)
    hands, rest = dealt(match, stock, HANDS[match.seats()])
    events: list[PenangEvent] = [Dealt(hands, rest, NONE)]
    return [*events, *next_turn(match, hands, (), state.facts, match.dealer)]


def decide(state: PenangState, move: Move) -> list[PenangEvent]:
    """What a lawful *move* of the seat in turn brings about."""
    seat, facts = state.turn, state.facts
    hand = state.hands[seat]
    if isinstance(move, Lay):
        given = NONE.join([meld.cards for meld in move.melds])
        table = with_new(state.table, state.numbered, seat, move.melds)
        number = state.numbered + len(move.melds)
        after = PenangFacts(facts.passport | (1 << seat), facts.dead, True, facts.moves + 1)
        return _played(state, TableBecame(seat, given, NONE, table, number), after, minus(hand, given))
    if isinstance(move, LayOff):
        table = _with_laid_off(state.match.options.shape, state.table, move)
        after = PenangFacts(facts.passport, facts.dead, True, facts.moves + 1)
        event = TableBecame(seat, move.cards, NONE, table, state.numbered)
        return _played(state, event, after, minus(hand, move.cards))
    if isinstance(move, Swap):
        laid = laid_at(state.table, move.at)
        if laid is None:
            raise ValueError(move)
        table = with_wild_taken(state.table, laid, move.card)
        after = PenangFacts(facts.passport, facts.dead, facts.acted, facts.moves + 1)
        return [TableBecame(seat, ONE[move.card], ONE[JOKER], table, state.numbered), FactsBecame(after)]
    if isinstance(move, Done):
        return next_turn(state.match, state.hands, state.table, facts, seat)
    if isinstance(move, Dead):
        return declared_dead(state)
    if isinstance(move, Timeout):
        return time_out(state, decide)
    raise ValueError(move)


def _with_laid_off(shape: Shape, table: OnTable, move: LayOff) -> OnTable:
    """PEN-19."""
    laid = laid_at(table, move.at)
    longer = None if laid is None else laid_off(shape, laid.meld, move.cards, move.faces)
    if laid is None or longer is None:
        raise ValueError(move)
    return with_meld(table, laid, longer)


def _played(state: PenangState, event: TableBecame, after: PenangFacts, left: Cards) -> list[PenangEvent]:
    """PEN-14: after the last card the deal is over."""
    events: list[PenangEvent] = [event, FactsBecame(after)]
    if not left:
        hands = (*state.hands[: state.turn], left, *state.hands[state.turn + 1 :])
        events.extend(game(state.match, hands, state.turn))
    return events
