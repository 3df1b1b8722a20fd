"""How a deal of Marriage ends, and what each player gets (MAR-20, MAR-25, MAR-31 to MAR-37)."""

from __future__ import annotations

from rummery.cards.card import Card
from rummery.games.marriage.counting import count
from rummery.games.marriage.facts import MarriageEvent, MarriageFacts, MarriageState, Turn, TurnStart, own_cards
from rummery.games.marriage.laying import tunnela_faces
from rummery.games.marriage.options import (
    COUNTED,
    FIXED_DUBLEES,
    FIXED_SEEN,
    FIXED_UNSEEN,
    IGNORED,
    TO_WINNER,
)
from rummery.games.marriage.values import value_of
from rummery.play.events import Announced, Ended, FactsBecame, Scored
from rummery.play.match import Seat


def shown(state: MarriageState) -> list[MarriageEvent]:
    """MAR-20, MAR-33 to MAR-36: the seat in turn has shown; *state* is as the show left it."""
    winner = state.turn
    events: list[MarriageEvent] = [_revealed(state), Ended((winner,), "MAR-20")]
    cut = state.aside[0]
    others = [seat for seat in range(state.match.seats()) if seat != winner]
    paid = []
    for seat in others:
        if state.match.options.fixed:
            paid.append(_fixed(state, seat))
        else:
            counted = count(state, seat, cut)
            events.append(Announced(seat, "MAR-32", counted))
            paid.append(counted)
    if sum(paid):
        events.append(Scored(winner, sum(paid), "MAR-33"))
    events.extend([Scored(seat, -points, "MAR-33") for seat, points in zip(others, paid) if points])
    return [*events, *_exchanged(state, cut, winner)]


def nobody_showed(state: MarriageState) -> list[MarriageEvent]:
    """MAR-25, MAR-37: the deal is over without a winner; *state* is as the last turn left it."""
    events: list[MarriageEvent] = [_revealed(state), Ended((), "MAR-25")]
    cut = state.aside[0]
    if not state.match.options.fixed:
        for seat in range(state.match.seats()):
            counted = count(state, seat, cut)
            if counted:
                events.append(Scored(seat, -counted, "MAR-37"))
    return [*events, *_exchanged(state, cut, None)]


def _revealed(state: MarriageState) -> MarriageEvent:
    """All may see the cut joker now."""
    facts = state.facts
    return FactsBecame(
        MarriageFacts(
            facts.seen,
            facts.dublee,
            facts.drawn,
            facts.visits,
            facts.tunnelas,
            Turn(TurnStart(state.table)),
            facts.stuck,
            state.aside[0],
        )
    )


def _fixed(state: MarriageState, seat: Seat) -> int:
    """MAR-33, `payment=fixed`: what a seat pays to who has shown."""
    points = FIXED_SEEN if state.facts.has_seen(seat) else FIXED_UNSEEN
    return points + (FIXED_DUBLEES if state.facts.saw_with_dublees(state.turn) else 0)


def _exchanged(state: MarriageState, cut: Card, winner: Seat | None) -> list[MarriageEvent]:
    """MAR-34 to MAR-36: everybody's value, and what everybody gets from everybody for it."""
    values = values_of(state, cut, winner)
    events: list[MarriageEvent] = [Announced(seat, "MAR-34", value) for seat, value in enumerate(values) if value]
    for seat, net in enumerate(net_of(values)):
        if net:
            events.append(Scored(seat, net, "MAR-35"))
    return events


def values_of(state: MarriageState, cut: Card, winner: Seat | None) -> tuple[int, ...]:
    """MAR-34, MAR-36: the value that each seat brings into the exchange."""
    options, facts = state.match.options, state.facts
    values: list[int] = []
    added = 0
    for seat in range(state.match.seats()):
        value = 0
        if facts.has_seen(seat) or options.unseen_value != IGNORED:
            cards = state.hands[seat] + own_cards(state.table, seat)
            value = value_of(options.values, cut, cards, tunnela_faces(facts, seat, cards))
        if not facts.has_seen(seat) and options.unseen_value != COUNTED:
            added += value
            value = 0
        values.append(value)
    if winner is not None and options.unseen_value == TO_WINNER:
        values[winner] += added
    return tuple(values)


def net_of(values: tuple[int, ...]) -> tuple[int, ...]:
    """MAR-35: each gets the difference from each; together nothing."""
    total = sum(values)
    return tuple([len(values) * value - total for value in values])
