"""Copying a state: what a search that tries a move pays each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Final

from bench.measure import SECONDS, Effort, Measure
from bench.peers import spiel_gin
from bench.play import our_states, spiel_states
from rummery.games import GAMES

SUBJECT: Final = "copying a state"
DEALS: Final = 5
"""States of so many deals are copied, from the first move to the last."""


def measures(effort: Effort) -> list[Measure]:
    """Each of our games, then OpenSpiel; the other peers have no copy of their own."""
    rows: list[Measure] = []
    for name, game in GAMES.items():
        dice = effort.dice(f"copying {name}")
        copies = [state.copy for _ in range(DEALS) for state in our_states(game, dice)]
        rows.append(Measure(SUBJECT, f"Rummery {name}", "ours", SECONDS, partial(each, copies, effort.seconds)))
    spiel = spiel_gin()
    if spiel is None:
        return [*rows, Measure(SUBJECT, "OpenSpiel gin", "peer", SECONDS, None)]
    dice = effort.dice("copying OpenSpiel")
    played = [state.clone() for _ in range(DEALS) for state in spiel_states(spiel.new_initial_state(), dice)]
    clones = [state.clone for state in played]
    return [*rows, Measure(SUBJECT, "OpenSpiel gin", "peer", SECONDS, partial(each, clones, effort.seconds))]


def each(copies: Sequence[Callable[[], object]], seconds: float) -> float:
    """How long one of *copies* takes on average."""
    made = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        for copy in copies:
            copy()
        made += len(copies)
    return spent / made
