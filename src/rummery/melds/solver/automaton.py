"""Runs as a small automaton: what is to be known about an open run, and what becomes of it with the next place."""

from __future__ import annotations

from typing import Final, TypeAlias

from rummery.melds.pattern import EITHER, NO_LIMIT, Pattern
from rummery.melds.solver.goal import Tally
from rummery.melds.solver.limits import Beyond

State: TypeAlias = tuple[int, int, int, int, int, int]
"""Length, natural cards, wild cards, the first less the second, pure, and with the low ace: as far as it matters."""

DEAD: Final = -1
MOST_TYPES: Final = 62
_SURELY_SPLIT: Final = 3
"""With so few wild cards a run over all fourteen places is always two legal runs, so it needs no watching."""


class Automaton:
    """The types of open runs, from 0, each the least that has to be known of a run: see `natural` and `wild`."""

    def __init__(self, pattern: Pattern, wilds: int, tally: Tally) -> None:
        self._pattern: Final = pattern
        self._wilds: Final = wilds
        self._tally: Final = tally
        self._longest: Final = max([pattern.shortest_run, *tally.lengths])
        self.watches_ace: Final = pattern.ace == EITHER and (wilds > _SURELY_SPLIT or tally.size > 1)
        """Whether a run with a low ace is known as such, since it may not reach the high one."""
        raw = self._reachable()
        classes = self._minimised(raw)
        self.natural: list[int] = []
        """The type after one more natural card, or DEAD."""
        self.wild: list[int] = []
        """The type after one more wild card, or DEAD."""
        self.whole: list[int] = []
        """What a run of this type adds to the tally when it ends, or DEAD where it may not end."""
        self.low: list[int] = []
        """Whether it holds the low ace, where that is watched."""
        self.starts: list[int] = []
        """The type after so many wild cards and then the first natural one, or DEAD."""
        self.low_starts: list[int] = []
        """The same for a run whose first card is the low ace."""
        self._number(raw, classes)
        if len(self.natural) > MOST_TYPES:
            raise Beyond("runs-too-various", types=len(self.natural))
        self.absorbs: Final = self._absorbing() if tally.size == 1 else [0] * len(self.natural)
        """Whether a run of this type does better to take a card than to end where that card begins a run."""
        self.short: Final = self._shortages()
        """The fewest cards that a run of this type must still take, one at each place, before it may end."""

    def _step(self, state: State, wild: bool) -> State | None:
        length, naturals, wilds, balance, pure, low = state
        pattern = self._pattern
        length = min(length + 1, self._longest)
        if wild:
            pure = 0
            if pattern.most_wilds < NO_LIMIT:
                wilds += 1
                if wilds > pattern.most_wilds:
                    return None
            if pattern.balanced:
                balance -= 1
                if balance < -7:
                    return None
        else:
            naturals = min(naturals + 1, pattern.least_naturals)
            if pattern.balanced:
                balance = min(balance + 1, self._wilds)
        return length, naturals, wilds, balance, pure if self._tally.size > 1 else 0, low

    def _ends(self, state: State) -> int:
        length, naturals, _, balance, pure, _ = state
        if length < self._pattern.shortest_run or naturals < self._pattern.least_naturals or balance < 0:
            return DEAD
        return self._tally.of_run(length, pure == 1)

    def _reachable(self) -> dict[State, tuple[State | None, State | None]]:
        """Every state that can be reached from no card at all, with its two next states."""
        pure = 1 if self._tally.size > 1 else 0
        todo: list[State] = [(0, 0, 0, 0, pure, low) for low in ((0, 1) if self.watches_ace else (0,))]
        found: dict[State, tuple[State | None, State | None]] = {}
        while todo:
            state = todo.pop()
            if state in found:
                continue
            after = self._step(state, False), self._step(state, True) if self._wilds else None
            found[state] = after
            for reached in after:
                if reached is not None:
                    todo.append(reached)
        return found

    def _minimised(self, raw: dict[State, tuple[State | None, State | None]]) -> dict[State, int]:
        """A class for each state; states of one class have the same future (Moore)."""
        classes = {state: (self._ends(state) + 1) * 2 + state[5] for state in raw}
        count = 0
        while len(set(classes.values())) != count:
            count = len(set(classes.values()))
            known: dict[tuple[int, int, int], int] = {}
            refined = {}
            for state, (natural, wild) in raw.items():
                future = (
                    classes[state],
                    DEAD if natural is None else classes[natural],
                    DEAD if wild is None else classes[wild],
                )
                refined[state] = known.setdefault(future, len(known))
            classes = refined
        return classes

    def _number(
        self,
        raw: dict[State, tuple[State | None, State | None]],
        classes: dict[State, int],
    ) -> None:
        """Gives the classes that are an open run, and can become a meld, their numbers."""
        after: dict[int, tuple[int, int]] = {}
        ends: dict[int, int] = {}
        low: dict[int, int] = {}
        for state, (natural, wild) in raw.items():
            after[classes[state]] = (
                DEAD if natural is None else classes[natural],
                DEAD if wild is None else classes[wild],
            )
            ends[classes[state]] = self._ends(state)
            low[classes[state]] = state[5]
        living = {one for one in after if ends[one] != DEAD}
        grows = True
        while grows:
            more = {one for one in after if one not in living and (after[one][0] in living or after[one][1] in living)}
            living |= more
            grows = bool(more)
        numbers: dict[int, int] = {}
        pure = 1 if self._tally.size > 1 else 0
        firsts = [classes[(0, 0, 0, 0, pure, at)] for at in ((0, 1) if self.watches_ace else (0,))]
        todo = list(firsts)
        seen = set(firsts)
        while todo:
            for reached in after[todo.pop(0)]:
                if reached in living:
                    numbers.setdefault(reached, len(numbers))
                    if reached not in seen:
                        seen.add(reached)
                        todo.append(reached)
        for one in numbers:
            self.natural.append(numbers.get(after[one][0], DEAD))
            self.wild.append(numbers.get(after[one][1], DEAD))
            self.whole.append(ends[one])
            self.low.append(low[one])
        for first, starts in ((firsts[0], self.starts), (firsts[-1], self.low_starts)):
            at = first
            for _ in range(self._wilds + 1):
                starts.append(DEAD if at == DEAD else numbers.get(after[at][0], DEAD))
                at = DEAD if at == DEAD else after[at][1]

    def _shortages(self) -> list[int]:
        short = [0 if whole != DEAD else MOST_TYPES for whole in self.whole]
        for _ in short:
            for one in range(len(short)):
                for after in (self.natural[one], self.wild[one]):
                    if after != DEAD:
                        short[one] = min(short[one], short[after] + 1)
        return short

    def _absorbing(self) -> list[int]:
        """Found from the greatest relation "can end and go on wherever the other can"."""
        types = range(len(self.natural))
        beats = [
            [(self.whole[b] == DEAD or self.whole[a] != DEAD) and self.low[a] <= self.low[b] for b in types]
            for a in types
        ]
        shrinks = True
        while shrinks:
            shrinks = False
            for a in types:
                for b in types:
                    if beats[a][b] and not (
                        _follows(beats, self.natural[a], self.natural[b])
                        and _follows(beats, self.wild[a], self.wild[b])
                    ):
                        beats[a][b] = False
                        shrinks = True
        first = self.starts[0]
        return [int(first != DEAD and self.natural[one] != DEAD and beats[self.natural[one]][first]) for one in types]


def _follows(beats: list[list[bool]], mine: int, other: int) -> bool:
    return other == DEAD or (mine != DEAD and beats[mine][other])
