"""The solver's questions answered a second time: a sweep in dicts and tuples that keeps of a run where it began.

It shares with the solver only what a question is made of: `Pattern`, `Rummy` and `Goal`. Why it is right:

- Every choice of melds is met place by place, from the low ace, 1, to the high one, 14, and at a place suit by suit:
  each open run of that suit takes a natural card, takes a wild one, or has ended; each run that has its first natural
  card there begins, with the wild cards before it; the other cards of the face go to melds of one face, to the sets of
  the rank, to the wild cards if the face is wild, or are left over. So every choice is a path, and every path a choice.
- Aces are dealt with at place 14. At place 1 they can only begin runs, and a state remembers how many did.
- What may still be done, and at what cost, depends on the state alone: the wild cards still to be accounted for, what
  has been reached of the goal, and of each open run its first place and its wild cards, which tell its length (all open
  runs of a suit end at the same place), its natural cards, its worth, and whether it is pure. Hence of two ways to one
  state the cheaper is enough.
- Wild cards need no identity. Each one spent is owed, each card of a wild face handed over pays one back, and what is
  owed in the end are jokers. What is then over are jokers left over, or, where that is allowed, a meld of wild cards.
- So many cards by suit can be dealt out to sets of given sizes, each of different suits, if and only if for every k the
  k longest suits hold no more than the sets take together, no set more than k (Gale and Ryser, 1957).

Only states that cannot become an answer are dropped: they owe more wild cards than there are, or open runs lack them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias, TypeVar

from rummery.cards.card import JOKER, Cards
from rummery.melds.pattern import BOTH, NO_LIMIT
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS, MOST_WORTH
from rummery.melds.solver.goal import ANY, RUNS, SAMES, SETS, Goal
from rummery.melds.solver.rummy import Rummy

HIGH_ACE = 14
ONE_POINT = 1000
"""What the first number of an answer weighs in terms of the second, which never comes near it."""

Runs: TypeAlias = tuple[tuple[int, int], ...]
"""The open runs of a suit, ascending: the first place and the number of wild cards."""
Reached: TypeAlias = tuple[int, tuple[int, ...]]
"""Pure melds, as many as are asked for; or of a contract the sets, and the lengths of the runs, ascending."""
State: TypeAlias = tuple[int, Reached, tuple[Runs, ...], tuple[int, ...], tuple[int, ...]]
"""Wild cards owed, the goal so far, runs by suit, aces in low runs by suit, cards for sets of this rank by suit."""
Layer: TypeAlias = dict[State, int]
"""The least cost of each state."""

NOTHING: Reached = (0, ())
START: State = (0, NOTHING, ((), (), (), ()), (0, 0, 0, 0), (0, 0, 0, 0))


class Way(NamedTuple):
    """What may be done with the cards of one face and the open runs of its suit."""

    runs: Runs
    low: int
    for_sets: int
    owed: int
    reached: Reached
    cost: int


class RunWay(NamedTuple):
    """What may be done with the open runs alone."""

    runs: Runs
    naturals: int
    wilds: int
    reached: Reached


def least(
    game: Rummy, hand: Cards, aim: str = LEAST_POINTS, goal: Goal = ANY, table: Cards = b""
) -> tuple[int, int] | None:
    """Points and cards left, or cards and points, or points laid (less than 0) and cards left; None if impossible.

    All cards of the table are natural ones, and must lie in melds.
    """
    cost = Twin(game, hand, aim, goal, table).least_cost()
    return None if cost is None else divmod(cost, ONE_POINT)


class Aim:
    """What cards cost that are left over, and melds that are laid."""

    def __init__(self, game: Rummy, aim: str) -> None:
        self.worth = aim == MOST_WORTH
        self.game = game
        self.left: list[int] = []
        for points in game.points:
            self.left.append({LEAST_POINTS: points * ONE_POINT + 1, FEWEST_CARDS: ONE_POINT + points}.get(aim, 1))

    def run(self, first: int, length: int) -> int:
        return -ONE_POINT * sum(self.game.in_run[first - 1 : first - 1 + length]) if self.worth else 0

    def set(self, place: int, cards: int) -> int:
        return -ONE_POINT * self.game.in_set[(place - 1) % 13] * cards if self.worth else 0

    def same(self, place: int, cards: int) -> int:
        return -ONE_POINT * self.game.in_same[(place - 1) % 13] * cards if self.worth else 0


class Progress:
    """What melds do for a goal; None where it forbids them."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.wanted = tuple(sorted(goal.runs))

    def meld(self, kind: int, length: int, wilds: int) -> Reached | None:
        if not self.goal.contract:
            return (min(1, self.goal.pure), ()) if wilds == 0 and self.goal.of & kind else NOTHING
        if kind == RUNS:
            return self.both(NOTHING, (0, (min(length, max(self.wanted, default=0)),)))
        return self.both(NOTHING, (1, ())) if kind == SETS else None

    def both(self, one: Reached, other: Reached) -> Reached | None:
        if not self.goal.contract:
            return min(one[0] + other[0], self.goal.pure), ()
        number, lengths = one[0] + other[0], tuple(sorted(one[1] + other[1]))
        if number > self.goal.sets or len(lengths) > len(self.wanted):
            return None
        return None if lengths and lengths[0] < self.wanted[0] else (number, lengths)

    def all(self, melds: list[tuple[int, int, int]]) -> Reached | None:
        reached: Reached | None = NOTHING
        for kind, length, wilds in melds:
            more = self.meld(kind, length, wilds)
            reached = None if reached is None or more is None else self.both(reached, more)
        return reached

    def is_enough(self, reached: Reached) -> bool:
        if not self.goal.contract:
            return reached[0] >= self.goal.pure
        number, lengths = reached
        if number != self.goal.sets or len(lengths) != len(self.wanted):
            return False
        return all(length >= wanted for length, wanted in zip(lengths, self.wanted, strict=True))


class Twin:
    """One question."""

    def __init__(self, game: Rummy, hand: Cards, aim: str, goal: Goal, table: Cards) -> None:
        self.game, self.pattern = game, game.pattern
        self.aim, self.progress = Aim(game, aim), Progress(goal)
        self.held, self.spare = Counter(table + hand), Counter(hand)
        self.jokers = hand.count(JOKER) if game.jokers else 0
        self.wilds = self.jokers + sum(self.held[face] for face in game.wild_faces)
        self.lowest = 1 if self.pattern.low() else 2
        self.known_lacking: dict[tuple[int, int, Runs], int] = {}
        self.known_sets: dict[tuple[int, ...], list[tuple[int, Reached]]] = {}

    def least_cost(self) -> int | None:
        layer: Layer = {START: 0}
        for place in range(self.lowest, HIGH_ACE + 2):
            for suit in range(4):
                layer = self.after_suit(layer, place, suit)
            layer = self.after_sets(layer, place)
        costs = [cost + end for state, cost in layer.items() if (end := self.end(state)) is not None]
        return min(costs, default=None)

    def end(self, state: State) -> int | None:
        """What the jokers that are over cost, where no run is open any more; None where this is no answer."""
        owed, reached, _, _, _ = state
        over = self.jokers - owed
        if not self.progress.is_enough(reached):
            return None
        unusable = 0 if self.game.jokers else self.spare[JOKER]
        if self.pattern.all_wild and over >= self.pattern.all_wild and not self.progress.goal.contract:
            return unusable * self.aim.left[JOKER]
        return (over + unusable) * self.aim.left[JOKER] if 0 <= over <= self.jokers else None

    # ---- one face ----

    def after_suit(self, layer: Layer, place: int, suit: int) -> Layer:
        face = suit * 13 + (place - 1) % 13
        if (place > HIGH_ACE or not self.held[face]) and not any(state[2][suit] for state in layer):
            return layer
        most_owed = self.jokers + self.wild_faces_after(place, suit)
        known: dict[tuple[Runs, int], list[Way]] = {}
        after: Layer = {}
        for (owed, reached, runs, low, heap), cost in layer.items():
            mine = runs[suit], low[suit]
            if mine not in known:
                known[mine] = self.ways(place, suit, *mine)
            for way in known[mine]:
                both = self.progress.both(reached, way.reached)
                every = (*runs[:suit], way.runs, *runs[suit + 1 :])
                if both is None or owed + way.owed + self.lacking(every, place, suit) > most_owed:
                    continue
                state = (
                    owed + way.owed,
                    both,
                    every,
                    (*low[:suit], way.low, *low[suit + 1 :]),
                    (*heap[:suit], way.for_sets, *heap[suit + 1 :]),
                )
                keep_cheaper(after, state, cost + way.cost)
        return after

    def wild_faces_after(self, place: int, suit: int) -> int:
        """How many cards of wild faces are yet to come."""
        number = 0
        for face in self.game.wild_faces:
            at = HIGH_ACE if face % 13 == 0 else face % 13 + 1
            if (at, face // 13) > (place, suit):
                number += self.held[face]
        return number

    def ways(self, place: int, suit: int, open_runs: Runs, low: int) -> list[Way]:
        face = suit * 13 + (place - 1) % 13
        cards = self.held[face] - (low if place == HIGH_ACE else 0) if place <= HIGH_ACE else 0
        found: list[Way] = []
        for run_way, cost in self.run_ways(place, open_runs, cards).items():
            if place == 1:
                found.append(Way(run_way.runs, run_way.naturals, 0, run_way.wilds, run_way.reached, cost))
                continue
            for for_sets, owed, reached, more in self.others(place, face, cards - run_way.naturals):
                both = self.progress.both(run_way.reached, reached)
                if both is not None:
                    owes = run_way.wilds + owed
                    kept = 0 if place >= HIGH_ACE else low
                    found.append(Way(run_way.runs, kept, for_sets, owes, both, cost + more))
        return found

    def others(self, place: int, face: int, cards: int) -> Iterator[tuple[int, int, Reached, int]]:
        """Cards for sets, wild cards owed, goal and cost of all that can be done with these cards outside of runs."""
        for in_same in range(cards + 1):
            for same in divided(in_same, self.wilds, self.is_same):
                reached = self.progress.all([(SAMES, sum(meld), meld[1]) for meld in same])
                wilds = sum(wild for _, wild in same)
                if reached is None:
                    continue
                for handed in range(cards - in_same + 1 if face in self.game.wild_faces else 1):
                    for left in range(min(cards - in_same - handed, self.spare[face]) + 1):
                        cost = self.aim.same(place, in_same + wilds) + left * self.aim.left[face]
                        yield cards - in_same - handed - left, wilds - handed, reached, cost

    def run_ways(self, place: int, open_runs: Runs, cards: int) -> dict[RunWay, int]:
        """What may be done with the open runs, and new ones, and so many natural cards; and the least costs."""
        ways = {RunWay((), 0, 0, NOTHING): 0}
        for first, wilds in open_runs:
            choices: list[tuple[Runs, int, int, Reached, int]] = []
            if self.is_run_place(first, place):
                choices.append(((self.remembered(first, wilds, place),), 1, 0, NOTHING, 0))
                if wilds < self.pattern.most_wilds:
                    choices.append(((self.remembered(first, wilds + 1, place),), 0, 1, NOTHING, 0))
            length = place - first
            if length >= self.pattern.shortest_run and self.pattern.allows(length - wilds, wilds):
                reached = self.progress.meld(RUNS, length, wilds)
                if reached is not None:
                    choices.append(((), 0, 0, reached, self.aim.run(first, length)))
            after: dict[RunWay, int] = {}
            for way, cost in ways.items():
                for runs, naturals, wild, reached, price in choices:
                    both = self.progress.both(way.reached, reached)
                    if both is not None and way.naturals + naturals <= cards and way.wilds + wild <= self.wilds:
                        runs = tuple(sorted(way.runs + runs))
                        grown = RunWay(runs, way.naturals + naturals, way.wilds + wild, both)
                        keep_cheaper(after, grown, cost + price)
            ways = after
        return self.with_new_runs(place, ways, cards)

    def with_new_runs(self, place: int, ways: dict[RunWay, int], cards: int) -> dict[RunWay, int]:
        most = min(self.wilds, self.pattern.most_wilds)
        leads = [wilds for wilds in range(most + 1) if self.is_run_place(place - wilds, place)]
        after: dict[RunWay, int] = {}
        for way, cost in ways.items():
            for number in range(cards - way.naturals + 1):
                for chosen in combinations_with_replacement(leads, number):
                    wilds = way.wilds + sum(chosen)
                    if wilds <= self.wilds:
                        begun = [self.remembered(place - lead, lead, place) for lead in chosen]
                        runs = tuple(sorted([*way.runs, *begun]))
                        keep_cheaper(after, RunWay(runs, way.naturals + number, wilds, way.reached), cost)
        return after

    def remembered(self, first: int, wilds: int, last: int) -> tuple[int, int]:
        """A run like this one as far as it matters: with fewer wild cards, or shorter."""
        pattern, length = self.pattern, last - first + 1
        if pattern.most_wilds == NO_LIMIT and not pattern.balanced and length - wilds >= pattern.least_naturals:
            wilds = min(wilds, 1)
        least_naturals = max(pattern.least_naturals, self.wilds if pattern.balanced else 0)
        enough = max(pattern.shortest_run, wilds + least_naturals, *self.progress.wanted)
        if length > enough and not self.aim.worth and (first > 1 or pattern.ace == BOTH):
            first = last + 1 - enough
        return first, wilds

    def is_run_place(self, first: int, place: int) -> bool:
        """Whether a run that begins at *first* may have a card at *place*."""
        if place < HIGH_ACE:
            return first >= self.lowest
        return place == HIGH_ACE and self.pattern.high() and first >= (1 if self.pattern.ace == BOTH else 2)

    def lacking(self, runs: tuple[Runs, ...], place: int, suit: int) -> int:
        """The wild cards that all open runs need at least, when so many suits have passed this place."""
        number = 0
        for at in range(4):
            if runs[at]:
                key = at, place + (at <= suit), runs[at]
                if key not in self.known_lacking:
                    self.known_lacking[key] = self.lacking_in_suit(*key)
                number += self.known_lacking[key]
        return number

    def lacking_in_suit(self, suit: int, first_place: int, runs: Runs) -> int:
        """More than there are if it is hopeless."""
        number = 0
        for place in range(first_place, HIGH_ACE + 2):
            short = [first for first, _ in runs if place < first + self.pattern.shortest_run]
            if not all(self.is_run_place(first, place) for first in short):
                return self.wilds + 1
            number += max(0, len(short) - self.held[suit * 13 + (place - 1) % 13])
        return number

    def is_same(self, naturals: int, wilds: int) -> bool:
        pattern = self.pattern
        fits = naturals >= pattern.least_naturals and wilds <= pattern.same_wilds
        return fits and 3 <= naturals + wilds <= pattern.largest_same

    # ---- sets ----

    def after_sets(self, layer: Layer, place: int) -> Layer:
        after: Layer = {}
        for (owed, reached, runs, low, heap), cost in layer.items():
            for wilds, adds in self.set_ways(tuple(sorted(heap, reverse=True))):
                both = self.progress.both(reached, adds)
                if both is not None and owed + wilds <= self.wilds:
                    price = self.aim.set(place, sum(heap) + wilds)
                    keep_cheaper(after, (owed + wilds, both, runs, low, START[4]), cost + price)
        return after

    def set_ways(self, heap: tuple[int, ...]) -> list[tuple[int, Reached]]:
        """Wild cards and goal of all ways to divide so many cards, by suit, the longest first, into sets."""
        if heap not in self.known_sets:
            found: set[tuple[int, Reached]] = set()
            for sets in divided(sum(heap), self.wilds, self.is_set):
                if not self.pattern.different_suits or have_different_suits([size for size, _ in sets], heap):
                    reached = self.progress.all([(SETS, sum(meld), meld[1]) for meld in sets])
                    if reached is not None:
                        found.add((sum(wild for _, wild in sets), reached))
            self.known_sets[heap] = sorted(found)
        return self.known_sets[heap]

    def is_set(self, naturals: int, wilds: int) -> bool:
        pattern = self.pattern
        largest = min(pattern.largest_set, 4) if pattern.different_suits else pattern.largest_set
        return pattern.smallest_set <= naturals + wilds <= largest and pattern.allows(naturals, wilds)


def divided(
    naturals: int, wilds: int, fits: Callable[[int, int], bool], most: tuple[int, int] = (99, 99)
) -> Iterator[tuple[tuple[int, int], ...]]:
    """All ways to divide just so many natural cards, and wild ones as are wanted, into melds, in descending order."""
    if naturals == 0:
        yield ()
    for size in range(min(naturals, most[0]), 0, -1):
        for wild in range(wilds + 1):
            if (size, wild) <= most and fits(size, wild):
                for others in divided(naturals - size, wilds - wild, fits, (size, wild)):
                    yield (size, wild), *others


def have_different_suits(sizes: list[int], heap: tuple[int, ...]) -> bool:
    """Whether sets of these sizes, each of different suits, can be made of so many cards by suit, the longest first."""
    return all(sum(heap[:k]) <= sum(min(size, k) for size in sizes) for k in range(1, len(heap) + 1))


Key = TypeVar("Key")


def keep_cheaper(costs: dict[Key, int], key: Key, cost: int) -> None:
    if key not in costs or cost < costs[key]:
        costs[key] = cost
