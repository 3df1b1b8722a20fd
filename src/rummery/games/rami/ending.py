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
    RamiOptions,
)
from rummery.games.rami.scoring import in_hand
from rummery.play.events import Ended, Scored
from rummery.play.match import Seat


def penalties(state: RamiState) -> list[RamiEvent]:
    """RAM-21, RAM-44: for what the seat in turn keeps as the turn ends."""
    turn = state.facts.turn
    return [*penalty_lines(state.match.options, state.turn, len(turn.won), len(turn.taken_cards))]


def penalty_lines(options: RamiOptions, seat: Seat, jokers: int, cards: int) -> list[Scored]:
    """RAM-21, RAM-44: for *jokers* won and *cards* taken; in elimination they are added to the count (RAM-41)."""
    each = options.penalty if options.elimination else -options.penalty
    lines: list[Scored] = []
    if jokers and each:
        lines.append(Scored(seat, each * jokers, "RAM-21"))
    if cards and each:
        lines.append(Scored(seat, each * cards, "RAM-44"))
    return lines


def went_out(state: RamiState, facts: RamiFacts) -> list[RamiEvent]:
    """RAM-32 to RAM-34; in elimination RAM-40 and RAM-41."""
    winner, options = state.turn, state.match.options
    others = [seat for seat in state.match.still_in() if seat != winner]
    counts = [(seat, in_hand(options, state.hands[seat])) for seat in others]
    only_one = not any(facts.has_opened(seat) for seat in others)
    turn = facts.turn
    return [
        Ended((winner,), "RAM-10"),
        *winning_lines(options, winner, counts, only_one, turn.opened_now, not turn.used_old),
    ]


def winning_lines(
    options: RamiOptions, winner: Seat, counts: list[tuple[Seat, int]], only_one: bool, rami: bool, alone: bool
) -> list[Scored]:
    """RAM-32 to RAM-34, in elimination RAM-40 and RAM-41, from what each other seat's hand counts.

    *only_one*: nobody else has laid a meld; *rami*: all in one turn, *alone* with own cards only.
    """
    if options.elimination:
        factor = 1
        if rami:
            factor = RAMI_FIRST_FACTOR if only_one else RAMI_ALONE_FACTOR if alone else RAMI_FACTOR
        return counted_lines(counts, factor)
    lines = [Scored(winner, sum([count for _, count in counts]), "RAM-32")]
    if only_one:
        lines.append(Scored(winner, ONLY_WINNER, "RAM-33"))
    if rami:
        lines.append(Scored(winner, RAMI_ALONE_BONUS if alone else RAMI_BONUS, "RAM-34"))
    return lines


def counted_lines(counts: list[tuple[Seat, int]], factor: int = 1) -> list[Scored]:
    """RAM-40, and RAM-41 where a factor applies."""
    lines: list[Scored] = []
    for seat, count in counts:
        if count:
            lines.append(Scored(seat, count, "RAM-40"))
        if count and factor > 1:
            lines.append(Scored(seat, count * (factor - 1), "RAM-41"))
    return lines


def blocked(state: RamiState, hand: Cards) -> list[RamiEvent]:
    """RAM-14: the deal ends without a winner; in elimination everybody counts, the seat in turn its *hand*."""
    events: list[RamiEvent] = [Ended((), "RAM-14")]
    options = state.match.options
    if options.elimination:
        hands = [(seat, hand if seat == state.turn else state.hands[seat]) for seat in state.match.still_in()]
        events.extend(counted_lines([(seat, in_hand(options, cards)) for seat, cards in hands]))
    return events
