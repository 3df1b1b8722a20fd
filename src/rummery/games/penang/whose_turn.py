"""Whose turn comes in Penang: the dead are passed over, and who cannot act is dead without a move."""

from __future__ import annotations

from rummery.cards.card import Cards
from rummery.games.penang.alive import can_act
from rummery.games.penang.facts import PenangEvent, PenangFacts, PenangMatch, PenangState
from rummery.games.penang.scoring import all_dead
from rummery.play.events import PLAY, Announced, FactsBecame, OnTable, TurnCame
from rummery.play.match import Seat


def next_turn(
    match: PenangMatch, hands: tuple[Cards, ...], table: OnTable, facts: PenangFacts, last: Seat
) -> list[PenangEvent]:
    """The turn of the first seat after *last* that can act; those before it are dead (PEN-12, PEN-13).

    Where nobody can, or only one is alive and `end_when_one_alive` is on, the deal is over (PEN-15).
    """
    events: list[PenangEvent] = []
    shape, seat = match.options.shape, last
    enough = 1 if match.options.end_when_one_alive else 0
    while len([each for each in match.still_in() if not facts.is_dead(each)]) > enough:
        seat = match.after(seat)
        while facts.is_dead(seat):
            seat = match.after(seat)
        events.append(TurnCame(seat, PLAY))
        if can_act(shape, hands[seat], table, facts.has_passport(seat)):
            events.append(FactsBecame(PenangFacts(facts.passport, facts.dead)))
            return events
        facts = _found_dead(events, facts, seat, hands[seat])
    return events + all_dead(match, hands)


def found_dead(state: PenangState) -> list[PenangEvent]:
    """PEN-12, PEN-13: the seat in turn cannot act, in a position that was set up so."""
    seat, facts = state.turn, state.facts
    events: list[PenangEvent] = []
    if not facts.is_dead(seat):
        facts = _found_dead(events, facts, seat, state.hands[seat])
    return events + next_turn(state.match, state.hands, state.table, facts, seat)


def declared_dead(state: PenangState) -> list[PenangEvent]:
    """PEN-13, `voluntary_dead`: the seat in turn chooses to play no more."""
    facts = _dead(state.facts, state.turn)
    events: list[PenangEvent] = [FactsBecame(facts)]
    events.append(Announced(state.turn, "PEN-13", len(state.hands[state.turn]), True))
    return events + next_turn(state.match, state.hands, state.table, facts, state.turn)


def _found_dead(events: list[PenangEvent], facts: PenangFacts, seat: Seat, hand: Cards) -> PenangFacts:
    """PEN-12, PEN-13: a seat that cannot act is dead, which is said aloud with the number of its cards."""
    facts = _dead(facts, seat)
    events.append(FactsBecame(facts))
    events.append(Announced(seat, "PEN-13" if facts.has_passport(seat) else "PEN-12", len(hand)))
    return facts


def _dead(facts: PenangFacts, seat: Seat) -> PenangFacts:
    return PenangFacts(facts.passport, facts.dead | (1 << seat))
