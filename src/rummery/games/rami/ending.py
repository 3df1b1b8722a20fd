"""How a deal of Rami ends: penalties, the winner's points, a deal without a winner."""

from __future__ import annotations

from rummery.cards.card import Cards
from rummery.games.rami.facts import RamiEvent, RamiFacts, RamiState
from rummery.games.rami.options import (
    ONLY_WINNER,
    RAMI_ALONE_BONUS,
    RAMI_ALONE_FACTOR,
    RAMI_BONUS,
    RAMI_FACTOR,
    RAMI_FIRST_FACTOR,
)
from rummery.games.rami.scoring import in_hand
from rummery.play.events import Ended, Scored
from rummery.play.match import Seat


def penalties(state: RamiState) -> list[RamiEvent]:
    """RAM-21, RAM-44; in elimination they are added to the count (RAM-41)."""
    options, turn = state.match.options, state.facts.turn
    sign = 1 if options.elimination else -1
    events: list[RamiEvent] = []
    if turn.won and options.penalty:
        events.append(Scored(state.turn, sign * options.penalty * len(turn.won), "RAM-21"))
    if turn.taken_cards and options.penalty:
        events.append(Scored(state.turn, sign * options.penalty * len(turn.taken_cards), "RAM-44"))
    return events


def went_out(state: RamiState, facts: RamiFacts) -> list[RamiEvent]:
    """RAM-32 to RAM-34; in elimination RAM-40 and RAM-41."""
    winner, options = state.turn, state.match.options
    others = [seat for seat in state.match.still_in() if seat != winner]
    only_one = not any(facts.has_opened(seat) for seat in others)
    rami, alone = facts.turn.opened_now, not facts.turn.used_old
    events: list[RamiEvent] = [Ended((winner,), "RAM-10")]
    if options.elimination:
        factor = 1
        if rami:
            factor = RAMI_FIRST_FACTOR if only_one else RAMI_ALONE_FACTOR if alone else RAMI_FACTOR
        for seat in others:
            events.extend(_count_hand(state, seat, factor))
    else:
        events.append(Scored(winner, sum([in_hand(options, state.hands[seat]) for seat in others]), "RAM-32"))
        if only_one:
            events.append(Scored(winner, ONLY_WINNER, "RAM-33"))
        if rami:
            events.append(Scored(winner, RAMI_ALONE_BONUS if alone else RAMI_BONUS, "RAM-34"))
    return events


def _count_hand(state: RamiState, seat: Seat, factor: int) -> list[RamiEvent]:
    """RAM-40, and RAM-41 where a factor applies."""
    count = in_hand(state.match.options, state.hands[seat])
    events: list[RamiEvent] = [Scored(seat, count, "RAM-40")] if count else []
    if count and factor > 1:
        events.append(Scored(seat, count * (factor - 1), "RAM-41"))
    return events


def blocked(state: RamiState, hand: Cards) -> list[RamiEvent]:
    """RAM-14: the deal ends without a winner; in elimination everybody counts, the seat in turn its *hand*."""
    events: list[RamiEvent] = [Ended((), "RAM-14")]
    if state.match.options.elimination:
        for seat in state.match.still_in():
            cards = hand if seat == state.turn else state.hands[seat]
            count = in_hand(state.match.options, cards)
            if count:
                events.append(Scored(seat, count, "RAM-40"))
    return events
