"""One figure of the table: how it is measured, and what came out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, Literal, TypeAlias

Role: TypeAlias = Literal["ours", "peer", "floor"]
"""A floor is what neither we nor a peer can go below: it is shown, and compared with nothing."""


@dataclass(frozen=True, slots=True)
class Unit:
    """What a figure counts."""

    name: str
    more_is_better: bool


MOVES: Final = Unit("moves/s", True)
HANDS: Final = Unit("hands/s", True)
SECONDS: Final = Unit("s", False)
BYTES: Final = Unit("B", False)


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure, and from which seed the deals come."""

    passes: int
    seconds: float
    """For one figure in one pass."""
    seed: int
    places: int
    """Positions of one kind, where each takes long."""

    def dice(self, label: str) -> Random:
        """What is random in one thing that is measured: no two of them play the same deals."""
        return Random(f"{self.seed} {label}")


class CannotMeasureError(Exception):
    """Something that is measured does not run here; the text says what."""


class WrongAnswerError(CannotMeasureError):
    """What is measured gives another answer than what it is compared with; the text says where."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A row of the table before it is measured. Rows of one *subject* are compared, and stand together."""

    subject: str
    who: str
    role: Role
    unit: Unit
    once: Callable[[], float] | None
    """Measures it for one pass; None where the peer is not installed."""
    passes: int | None = None
    """How many passes it gets, where one takes so long that it cannot have all."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table."""

    subject: str
    who: str
    role: Role
    unit: Unit
    figures: tuple[float, ...]
    """One for each pass; empty where *missing* says why."""
    missing: str = ""
    is_wrong: bool = False
    """Whether it is missing for a wrong answer."""

    @property
    def median(self) -> float:
        """The figure that the table shows."""
        return median(self.figures)

    def times_better_than(self, other: Row) -> float:
        """How many times as good: above 1 is in favour of this row."""
        if self.unit.more_is_better:
            return self.median / other.median
        return other.median / self.median


def measured(measures: Sequence[Measure], passes: int, tick: Callable[[Measure], None]) -> Iterator[Row]:
    """The rows. Those of a subject are measured in turn, pass by pass, so that a busy minute hits all alike.

    *tick* is called before each figure.
    """
    for _, group in groupby(measures, lambda measure: measure.subject):
        together = list(group)
        figures: list[list[float]] = [[] for _ in together]
        missing = ["not installed" if measure.once is None else "" for measure in together]
        wrong: set[int] = set()
        for number in range(passes):
            for at, measure in enumerate(together):
                tick(measure)
                if measure.once is None or missing[at] or (measure.passes is not None and number >= measure.passes):
                    continue
                try:
                    figures[at].append(measure.once())
                except CannotMeasureError as problem:
                    missing[at] = str(problem)
                    if isinstance(problem, WrongAnswerError):
                        wrong.add(at)
        for at, measure in enumerate(together):
            found = () if missing[at] else tuple(figures[at])
            yield Row(measure.subject, measure.who, measure.role, measure.unit, found, missing[at], at in wrong)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many a second *work*, which returns how many it did, gets done; it is always let finish."""
    done = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds or not done:
        done += work()
    return done / spent
