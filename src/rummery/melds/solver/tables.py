"""A pattern and a goal as flat tables of numbers, made once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.melds.pattern import EITHER, Pattern
from rummery.melds.solver.automaton import Automaton
from rummery.melds.solver.completing import NEVER, Completing
from rummery.melds.solver.goal import Goal, Tally
from rummery.melds.solver.numbers import row
from rummery.melds.solver.sets import Splits, same_ways


@final
class Tables:
    """What the sweep reads, for up to so many wild cards and copies of a face."""

    def __init__(self, pattern: Pattern, goal: Goal, wilds: int, copies: int) -> None:
        tally = Tally(goal)
        runs = Automaton(pattern, wilds, tally)
        splits = Splits(pattern, wilds, copies, tally)
        sames = same_ways(pattern, wilds, copies, tally)
        self.pattern: Final = pattern
        self.goal: Final = goal
        self.tally: Final = tally
        self.splits: Final = splits
        self.sames: Final = sames
        self.wilds: Final[i64] = wilds
        self.copies: Final[i64] = copies
        self.first_place: Final[i64] = 1 if pattern.low() else 2
        self.last_place: Final[i64] = 14 if pattern.high() else 13
        self.holds_aces: Final[i64] = int(pattern.low() and pattern.high())
        """Whether an ace may be held back for the place after the king."""
        self.splits_longest: Final = pattern.ace == EITHER
        """Whether a run over all fourteen places is to be told as two."""
        self.types: Final[i64] = len(runs.natural)
        self.natural: Final = row(runs.natural)
        self.wild: Final = row(runs.wild)
        self.whole: Final = row(runs.whole)
        self.low: Final = row(runs.low)
        self.absorbs: Final = row(runs.absorbs)
        self.short: Final = row(runs.short)
        """By type, the fewest cards that an open run must still take."""
        self.farthest: Final[i64] = max([0, *runs.short])
        """The greatest of these."""
        self.starts: Final = row(runs.starts)
        self.low_starts: Final = row(runs.low_starts)
        self.shortest_run: Final[i64] = pattern.shortest_run
        self.smallest_set: Final[i64] = pattern.smallest_set
        self.different_suits: Final[i64] = int(pattern.different_suits)
        self.heaps: Final[i64] = splits.count
        self.heap_with: Final = row(splits.added)
        self.split_first: Final = row(splits.first)
        self.split_wilds: Final = row(splits.wilds)
        self.split_adds: Final = row(splits.adds)
        self.completing: Final = Completing(copies, splits.added, _fewest_wilds(splits))
        self.tallies: Final[i64] = tally.size
        self.tally_sums: Final = row(tally.sums)
        self.enough: Final = row(tally.enough)
        self.same_first: Final[vec[i64]] = row(_firsts(sames))
        """The ways of n cards of one face are those from same_first[n] on."""
        self.same_wilds: Final = row([used for ways in sames for used, _ in ways])
        self.same_adds: Final = row([added for ways in sames for _, added in ways])
        self.all_wild: Final[i64] = 0 if goal.contract else pattern.all_wild


def _fewest_wilds(splits: Splits) -> list[int]:
    """For each heap the fewest wild cards of a way."""
    fewest = []
    for heap in range(splits.count):
        fewest.append(min([NEVER, *splits.wilds[splits.first[heap] : splits.first[heap + 1]]]))
    return fewest


def _firsts(lists: list[list[tuple[int, int]]]) -> list[int]:
    firsts = [0]
    for one in lists:
        firsts.append(firsts[-1] + len(one))
    return firsts


_made: Final[dict[tuple[Pattern, Goal, int, int], Tables]] = {}
_MOST_MADE: Final = 400
_FEWEST_COPIES: Final = 2
"""Cards of one pack have the tables of two packs: what is known from other questions then holds for them too."""
_last: Final[list[Tables]] = []
"""The tables last asked for: a game asks for the same ones again and again, and a pattern is slow to look up."""


def tables_for(pattern: Pattern, goal: Goal, wilds: int, copies: int) -> Tables:
    """The tables for this pattern and goal, and for at least so many wild cards and copies of a face."""
    copies = max(copies, _FEWEST_COPIES)
    for last in _last:
        if last.pattern is pattern and last.goal is goal and last.wilds == wilds and last.copies == copies:
            return last
    key = (pattern, goal, wilds, copies)
    found = _made.get(key)
    if found is None:
        if len(_made) >= _MOST_MADE:
            _made.clear()
        found = _made[key] = Tables(pattern, goal, wilds, copies)
    _last[:] = [found]
    return found
