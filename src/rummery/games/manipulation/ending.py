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
    events: list[ManipulationEvent] = [Ended((state.turn,), "MAN-21"), *_told(counts, state.turn)]
    events.extend(_differences(state.turn, counts, "MAN-31"))
    events.append(Scored(state.turn, OUT, "MAN-33"))
    return events


def knocked(state: ManipulationState) -> list[ManipulationEvent]:
    """MAN-20, MAN-31, MAN-32: the knocker has won, unless another hand counts as little or less."""
    counts = _counts(state)
    others = [seat for seat in range(len(counts)) if seat != state.turn]
    lowest = min([counts[seat] for seat in others])
    events: list[ManipulationEvent] = [Announced(state.turn, "MAN-20", counts[state.turn]), *_told(counts, state.turn)]
    if lowest > counts[state.turn]:
        events.append(Ended((state.turn,), "MAN-20"))
        events.extend(_differences(state.turn, counts, "MAN-31"))
        return events
    winners = [seat for seat in others if counts[seat] == lowest]
    events.append(Ended(tuple(winners), "MAN-20"))
    for seat in winners:
        events.extend(_differences(seat, counts, "MAN-31"))
        events.append(Scored(seat, UNDERCUT, "MAN-32"))
    return events


def counted(state: ManipulationState) -> list[ManipulationEvent]:
    """MAN-34: the last lap is over."""
    counts = _counts(state)
    winners = [seat for seat in range(len(counts)) if counts[seat] == min(counts)]
    events = _told(counts, -1)
    events.append(Ended(tuple(winners), "MAN-22"))
    for seat in winners:
        events.extend(_differences(seat, counts, "MAN-34"))
    return events


def _counts(state: ManipulationState) -> list[int]:
    return [in_hand(hand) for hand in state.hands]


def _told(counts: list[int], known: Seat) -> list[ManipulationEvent]:
    """MAN-30: what each hand counts is said aloud, but for that of the seat of which it is *known*."""
    return [Announced(seat, "MAN-30", counts[seat]) for seat in range(len(counts)) if seat != known]


def _differences(seat: Seat, counts: list[int], rule: Rule) -> list[ManipulationEvent]:
    """MAN-31: how much more all other hands count."""
    points = sum([count - counts[seat] for count in counts])
    return [Scored(seat, points, rule)] if points else []
