"""The fields of a position that only Manipulation has."""

from __future__ import annotations

from typing import Any, Final

from rummery.games.manipulation.facts import ManipulationFacts, ManipulationState, nobody_draws
from rummery.games.manipulation.options import MOST_DRAWS
from rummery.play.events import DRAW, OVER, PLAY
from rummery.play.position import bits_in, check_phase
from rummery.play.reading import Node, flag_in, number_in

FIELDS: Final = frozenset(["opened", "drawn", "melded", "passed", "last_lap"])


def facts_from(state: ManipulationState, fields: dict[str, Node], node: Node) -> ManipulationFacts:
    """The facts that a position states. Where a turn has begun, or begins without a draw, the phase is `play`."""
    check_phase(state, fields, (DRAW, PLAY, OVER))
    seats = len(state.hands)
    opened = bits_in(fields.get("opened"), seats)
    drawn = number_in(fields, "drawn", MOST_DRAWS)
    lap = fields["last_lap"].number(0, seats) if "last_lap" in fields else None
    if state.phase == DRAW and (drawn or nobody_draws(lap, len(state.stock))):
        state.phase = PLAY
    return ManipulationFacts(opened, drawn, flag_in(fields, "melded"), flag_in(fields, "passed"), lap)


def facts_to(state: ManipulationState) -> dict[str, Any]:
    """The facts as a position states them, those with a default left out but for `opened`."""
    facts = state.facts
    fields: dict[str, Any] = {"opened": [facts.has_opened(seat) for seat in range(len(state.hands))]}
    if facts.drawn:
        fields["drawn"] = facts.drawn
    if facts.melded:
        fields["melded"] = True
    if facts.passed:
        fields["passed"] = True
    if facts.last_lap is not None:
        fields["last_lap"] = facts.last_lap
    return fields
