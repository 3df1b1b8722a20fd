"""How a deal of Manipulation ends, and what its winners score."""

from __future__ import annotations

from rummery.games.manipulation.facts import ManipulationEvent, ManipulationState
from rummery.games.manipulation.options import OUT, UNDERCUT
from rummery.games.manipulation.scoring import in_hand
from rummery.play.events import Announced, Ended, Scored
from rummery.play.match import Rule, Seat


def went_out(state: ManipulationState) -> list[ManipulationEvent]:
    """MAN-21, MAN-31, MAN-33: the seat in turn has played its last card."""
    counts = _counts(state)
    counts[state.turn] = 0
    ended, *lines = out_lines(counts, state.turn)
    return [ended, *_told(counts, state.turn), *lines]


def out_lines(counts: list[int], winner: Seat) -> list[Scored | Ended]:
    """MAN-21, MAN-31, MAN-33: *winner* has played the last card; *counts* are of all hands."""
    return [Ended((winner,), "MAN-21"), *_differences(winner, counts, "MAN-31"), Scored(winner, OUT, "MAN-33")]


def knocked(state: ManipulationState) -> list[ManipulationEvent]:
    """MAN-20, MAN-31, MAN-32: the knocker has won, unless another hand counts as little or less."""
    counts = _counts(state)
    knock = Announced(state.turn, "MAN-20", counts[state.turn])
    return [knock, *_told(counts, state.turn), *knock_lines(counts, state.turn)]


def knock_lines(counts: list[int], knocker: Seat) -> list[Scored | Ended]:
    """MAN-20, MAN-31, MAN-32: *knocker* has knocked; *counts* are of all hands."""
    others = [seat for seat in range(len(counts)) if seat != knocker]
    lowest = min([counts[seat] for seat in others])
    if lowest > counts[knocker]:
        return [Ended((knocker,), "MAN-20"), *_differences(knocker, counts, "MAN-31")]
    winners = [seat for seat in others if counts[seat] == lowest]
    events: list[Scored | Ended] = [Ended(tuple(winners), "MAN-20")]
    for seat in winners:
        events.extend(_differences(seat, counts, "MAN-31"))
        events.append(Scored(seat, UNDERCUT, "MAN-32"))
    return events


def counted(state: ManipulationState) -> list[ManipulationEvent]:
    """MAN-34: the last lap is over."""
    counts = _counts(state)
    return [*_told(counts, -1), *lap_lines(counts)]


def lap_lines(counts: list[int]) -> list[Scored | Ended]:
    """MAN-34: the last lap is over; *counts* are of all hands."""
    winners = [seat for seat in range(len(counts)) if counts[seat] == min(counts)]
    events: list[Scored | Ended] = [Ended(tuple(winners), "MAN-22")]
    for seat in winners:
        events.extend(_differences(seat, counts, "MAN-34"))
    return events


def _counts(state: ManipulationState) -> list[int]:
    return [in_hand(hand) for hand in state.hands]


def _told(counts: list[int], known: Seat) -> list[ManipulationEvent]:
    """MAN-30: what each hand counts is said aloud, but for that of the seat of which it is *known*."""
    return [Announced(seat, "MAN-30", counts[seat]) for seat in range(len(counts)) if seat != known]


def _differences(seat: Seat, counts: list[int], rule: Rule) -> list[Scored]:
    """MAN-31: how much more all other hands count."""
    points = sum([count - counts[seat] for count in counts])
    return [Scored(seat, points, rule)] if points else []
