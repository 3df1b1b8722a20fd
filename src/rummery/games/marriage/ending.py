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
    MarriageOptions,
)
from rummery.games.marriage.values import value_of
from rummery.play.events import Announced, Ended, FactsBecame, Scored
from rummery.play.match import Rule, Seat


def shown(state: MarriageState) -> list[MarriageEvent]:
    """MAR-20, MAR-33 to MAR-36: the seat in turn has shown; *state* is as the show left it."""
    winner = state.turn
    events: list[MarriageEvent] = [_revealed(state), Ended((winner,), "MAR-20")]
    cut = state.aside[0]
    others = [seat for seat in range(state.match.seats()) if seat != winner]
    paid = []
    for seat in others:
        if state.match.options.fixed:
            facts = state.facts
            paid.append(fixed_payment(facts.has_seen(seat), facts.saw_with_dublees(winner)))
        else:
            counted = count(state, seat, cut)
            events.append(Announced(seat, "MAR-32", counted))
            paid.append(counted)
    return [*events, *collected(winner, list(zip(others, paid))), *_exchanged(state, cut, winner)]


def collected(winner: Seat, paid: list[tuple[Seat, int]]) -> list[Scored]:
    """MAR-33: who has shown gets what each other seat pays."""
    lines = [Scored(seat, -points, "MAR-33") for seat, points in paid if points]
    total = sum([points for _, points in paid])
    return [Scored(winner, total, "MAR-33"), *lines] if total else lines


def nobody_showed(state: MarriageState, rule: Rule) -> list[MarriageEvent]:
    """MAR-37: the deal is over without a winner, by *rule*; *state* is as the last turn left it."""
    events: list[MarriageEvent] = [_revealed(state), Ended((), rule)]
    cut = state.aside[0]
    if not state.match.options.fixed:
        events.extend(lost([(seat, count(state, seat, cut)) for seat in range(state.match.seats())]))
    return [*events, *_exchanged(state, cut, None)]


def lost(counts: list[tuple[Seat, int]]) -> list[Scored]:
    """MAR-37: each seat loses its own count, which nobody gets."""
    return [Scored(seat, -counted, "MAR-37") for seat, counted in counts if counted]


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


def fixed_payment(seen: bool, dublees: bool) -> int:
    """MAR-33, `payment=fixed`: what a seat that has *seen*, or not, pays to who has shown, perhaps eight *dublees*."""
    return (FIXED_SEEN if seen else FIXED_UNSEEN) + (FIXED_DUBLEES if dublees else 0)


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
    seats = range(state.match.seats())
    values: list[int] = []
    for seat in seats:
        value = 0
        if facts.has_seen(seat) or options.unseen_value != IGNORED:
            cards = state.hands[seat] + own_cards(state.table, seat)
            value = value_of(options.values, cut, cards, tunnela_faces(facts, seat, cards))
        values.append(value)
    return brought(options, values, [facts.has_seen(seat) for seat in seats], winner)


def brought(options: MarriageOptions, values: list[int], seen: list[bool], winner: Seat | None) -> tuple[int, ...]:
    """MAR-36: what the value that each seat holds is worth in the exchange; *winner* by the place in *values*."""
    if options.unseen_value == COUNTED:
        return tuple(values)
    brought = [value if has_seen else 0 for value, has_seen in zip(values, seen)]
    if winner is not None and options.unseen_value == TO_WINNER:
        brought[winner] += sum(values) - sum(brought)
    return tuple(brought)


def net_of(values: tuple[int, ...]) -> tuple[int, ...]:
    """MAR-35: each gets the difference from each; together nothing."""
    total = sum(values)
    return tuple([len(values) * value - total for value in values])
