"""Arranging a whole table anew with the most cards of a hand, proved best: what a hint at a table costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from bench.measure import SECONDS, CannotMeasureError, Effort, Measure, WrongAnswerError
from bench.peers import RummikubRules, rummikub
from rummery.cards.card import JOKER, Cards
from rummery.melds.meld import RUN, SET, Meld
from rummery.melds.pattern import LOW, Pattern
from rummery.melds.solver.aims import FEWEST_CARDS
from rummery.melds.solver.rearrange import rearrange
from rummery.melds.solver.rummy import Rummy, points

HAND: Final = 14
SIZES: Final = ((0, 0), (20, 0), (40, 0), (60, 0), (80, 0), (20, 2), (40, 2), (60, 2), (80, 2))
"""Cards on the table, and jokers in the hand."""
RUMMIKUB: Final = Rummy(Pattern(ace=LOW), points(tuple(range(1, 14)), 30))
"""Two packs, aces low: Rummikub, with cards for tiles."""


class Place(NamedTuple):
    """A table and a hand."""

    table: list[Meld]
    hand: Cards


def measures(effort: Effort) -> list[Measure]:
    """For each size of the table we and the peer with each of its solvers, on the same tables."""
    solvers = [(name, rummikub(name.upper())) for name in ("SciPy", "HiGHS")]
    rows: list[Measure] = []
    for size, jokers in SIZES:
        subject = f"arranging {size} cards anew" + (f", {jokers} jokers" if jokers else "")
        places = [place(effort.dice(f"{subject} {number}"), size, jokers) for number in range(effort.places)]
        rows.append(Measure(subject, "Rummery", "ours", SECONDS, partial(our_median, places, effort.seconds)))
        for name, rules in solvers:
            theirs = None if rules is None else partial(their_median, rules, places)
            rows.append(Measure(subject, f"rummikub-solver, {name}", "peer", SECONDS, theirs, passes=1))
    return rows


def place(dice: Random, size: int, jokers: int) -> Place:
    """A table of random melds out of two packs, and a hand out of the rest."""
    left = [2] * JOKER
    table: list[Meld] = []
    lying = 0
    while lying < size:
        count = dice.randint(3, 6)
        if dice.random() < 0.5:
            first = dice.randrange(4) * 13 + dice.randrange(14 - count)
            faces, kind = bytes(range(first, first + count)), RUN
        else:
            rank = dice.randrange(13)
            faces, kind = bytes([suit * 13 + rank for suit in sorted(dice.sample(range(4), min(count, 4)))]), SET
        if lying + len(faces) <= size + 2 and all(left[face] for face in faces):
            for face in faces:
                left[face] -= 1
            table.append(Meld(kind, faces, faces))
            lying += len(faces)
    pool = [face for face in range(JOKER) for _ in range(left[face])]
    return Place(table, bytes(sorted(dice.sample(pool, HAND - jokers))) + bytes([JOKER]) * jokers)


def our_median(places: Sequence[Place], seconds: float) -> float:
    """The median time of one position, all of them taken again and again."""
    times: list[float] = []
    begun = perf_counter()
    while not times or perf_counter() - begun < seconds:
        for one in places:
            times.append(_timed(_ours, one)[0])
    return median(times)


def their_median(rules: RummikubRules, places: Sequence[Place]) -> float:
    """The median time of one position; it is wrong to lay more or fewer cards than we do."""
    solve = partial(_theirs, rules)
    times: list[float] = []
    for number, one in enumerate(places):
        spent, laid = _timed(solve, one)
        times.append(spent)
        ours = _ours(one)
        if laid != ours:
            raise WrongAnswerError(f"lays {laid} cards in position {number}, Rummery {ours}")
    return median(times)


def _timed(solve: Callable[[Place], int], one: Place) -> tuple[float, int]:
    begun = perf_counter()
    laid = solve(one)
    return perf_counter() - begun, laid


def _ours(one: Place) -> int:
    """How many cards of the hand can be laid."""
    found = rearrange(one.table, one.hand, RUMMIKUB, FEWEST_CARDS)
    if found is None:
        raise CannotMeasureError("no arrangement")
    return len(one.hand) - len(found.left)


def _theirs(rules: RummikubRules, one: Place) -> int:
    state = rules.new_game()
    state.initial = False
    state.add_table(*[card + 1 for meld in one.table for card in meld.cards])
    state.add_rack(*[card + 1 for card in one.hand])
    found = rules.solve(state)
    return 0 if found is None else len(found.tiles)
