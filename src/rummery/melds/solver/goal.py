"""What the melds of an answer must be besides legal: so many pure ones, or just the melds of a contract."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.record import Record
from rummery.melds.solver.limits import Beyond

RUNS: Final = 1
SETS: Final = 2
SAMES: Final = 4


@final
class Goal(Record):
    """At least *pure* melds without a wild card, of the kinds *of*.

    Or a contract: so many *sets* and a run for each of *runs*, the least lengths, and no other meld.

    >>> from rummery import arrange
    >>> hand = "4S 5S 6S 7S 8S KD KH KC KS 2H"
    >>> print(arrange(hand, "shanghai", goal=Goal(contract=True, sets=1, runs=(4,))))
    4S 5S 6S 7S 8S / KC KD KH KS, left 2H
    >>> print(arrange(hand, "shanghai", goal=Goal(contract=True, sets=1, runs=(4, 4))))
    None
    """

    __slots__ = ("pure", "of", "contract", "sets", "runs")

    def __init__(
        self,
        pure: int = 0,
        of: int = RUNS | SETS | SAMES,
        contract: bool = False,
        sets: int = 0,
        runs: tuple[int, ...] = (),
    ) -> None:
        self.pure: Final = pure
        self.of: Final = of
        self.contract: Final = contract
        self.sets: Final = sets
        self.runs: Final = runs


ANY: Final = Goal()
"""No condition."""
MOST_TALLIES: Final = 128


class Tally:
    """How far the finished melds of a state have come towards a goal, as one small number; 0 is nothing.

    The same numbers say what several melds finished together add.
    """

    def __init__(self, goal: Goal) -> None:
        self.lengths: Final = sorted(set(goal.runs)) if goal.contract else []
        """The least lengths that the contract tells apart."""
        self.limits: Final = _limits(goal, self.lengths)
        self.capped: Final = not goal.contract
        size = 1
        for limit in self.limits:
            size *= limit + 1
        if size > MOST_TALLIES:
            raise Beyond("contract-too-long", melds=goal.sets + len(goal.runs))
        self.size: Final = size
        self.sums: Final = [self._sum(a, b) for a in range(size) for b in range(size)]
        """sums[a * size + b]: both together, or -1 where the goal forbids it."""
        self.enough: Final = [self._is_enough(goal, tally) for tally in range(size)]
        self._goal: Final = goal

    def of_run(self, length: int, pure: bool) -> int:
        """What a finished run adds; -1 where it may not be."""
        if not self.capped:
            fitting = [at for at in range(len(self.lengths)) if self.lengths[at] <= length]
            return self._unit(1 + fitting[-1]) if fitting else -1
        return self._unit(0) if self.limits and pure and self._goal.of & RUNS else 0

    def of_set(self, pure: bool) -> int:
        """What a finished set adds; -1 where it may not be."""
        if not self.capped:
            return self._unit(0) if self.limits[0] else -1
        return self._unit(0) if self.limits and pure and self._goal.of & SETS else 0

    def of_same(self, pure: bool) -> int:
        """What a finished meld of one rank and suit adds; -1 where it may not be."""
        if not self.capped:
            return -1
        return self._unit(0) if self.limits and pure and self._goal.of & SAMES else 0

    def plus(self, first: int, second: int) -> int:
        """Both together, or -1."""
        return -1 if first < 0 or second < 0 else self.sums[first * self.size + second]

    def is_more(self, first: int, second: int) -> bool:
        """Whether *first* is never worse than *second*."""
        return first >= second if self.capped else first == second

    def _unit(self, place: int) -> int:
        size = 1
        for limit in self.limits[:place]:
            size *= limit + 1
        return size

    def _parts(self, tally: int) -> list[int]:
        parts = []
        for limit in self.limits:
            parts.append(tally % (limit + 1))
            tally //= limit + 1
        return parts

    def _sum(self, first: int, second: int) -> int:
        added = 0
        unit = 1
        one, other = self._parts(first), self._parts(second)
        for at in range(len(self.limits)):
            part = one[at] + other[at]
            if part > self.limits[at]:
                if not self.capped:
                    return -1
                part = self.limits[at]
            added += part * unit
            unit *= self.limits[at] + 1
        if not self.capped and sum(self._parts(added)[1:]) > self.limits[-1]:
            return -1
        return added

    def _is_enough(self, goal: Goal, tally: int) -> int:
        parts = self._parts(tally)
        if self.capped:
            return int(parts == self.limits)
        if parts[0] != goal.sets or sum(parts[1:]) != len(goal.runs):
            return 0
        for at in range(len(self.lengths)):
            if sum(parts[1 + at :]) < len([length for length in goal.runs if length >= self.lengths[at]]):
                return 0
        return 1


def _limits(goal: Goal, lengths: list[int]) -> list[int]:
    if goal.contract:
        if goal.pure:
            raise Beyond("pure-contract")
        return [goal.sets] + [len(goal.runs)] * len(lengths)
    return [goal.pure] if goal.pure else []
