"""The fewest exchanges by choosing a few short melds: which a hand is nearest to holding all at once.

A meld costs the cards that it lacks, less the wild cards that may stand for them. Short melds are enough: a longer one
is two short ones, or holds one that costs no more.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final, final

from rummery.cards.card import JOKER, SUIT_SIZE, Cards
from rummery.melds.pattern import Pattern
from rummery.melds.solver.goal import RUNS, SAMES, SETS, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.rummy import Rummy

_MOST_STEPS: Final = 5_000_000
_NEVER: Final = 1000


@final
class Target:
    """A meld one may go for."""

    def __init__(self, cards: list[int], wilds: int, held: list[int], offered: list[int]) -> None:
        self.cards: Final = cards
        self.size: Final = len(cards)
        self.wilds: Final = wilds
        """The most wild cards in it."""
        lacking = 0
        barred = 0
        seen: list[int] = []
        for card in cards:
            seen.append(card)
            if seen.count(card) > held[card]:
                lacking += 1
                barred += seen.count(card) > held[card] + offered[card]
        self.lacking: Final = lacking
        """The cards of it that the whole hand lacks."""
        self.possible: Final = barred <= wilds


def targets(
    rummy: Rummy, kinds: int, sizes: list[int], pure: bool, held: list[int], offered: list[int]
) -> list[Target]:
    """The melds of these kinds and sizes, those first that lack the fewest cards."""
    found: list[Target] = []
    pattern = rummy.pattern
    for size in sizes:
        if kinds & RUNS and size >= pattern.shortest_run:
            for suit in range(4):
                first_place = 0 if pattern.low() else 1
                for first in range(first_place, (SUIT_SIZE + 1 if pattern.high() else SUIT_SIZE) - size + 1):
                    cards = [suit * SUIT_SIZE + (first + at) % SUIT_SIZE for at in range(size)]
                    found.append(Target(cards, _most_wilds(pattern, size, pure), held, offered))
        if kinds & SETS and pattern.smallest_set <= size <= pattern.largest_set:
            for rank in range(SUIT_SIZE):
                faces = range(rank, JOKER, SUIT_SIZE)
                chosen = list(combinations_with_replacement(faces, size))
                if pattern.different_suits:
                    chosen = list(combinations(faces, size))
                for some in chosen:
                    found.append(Target(list(some), _most_wilds(pattern, size, pure), held, offered))
        if kinds & SAMES and 3 <= size <= pattern.largest_same:
            for face in range(JOKER):
                found.append(Target([face] * size, 0 if pure else pattern.same_wilds, held, offered))
    found = [target for target in found if target.possible]
    found.sort(key=_lacking)
    return found


def _sizes(slot: list[Target]) -> list[int]:
    return [target.size for target in slot]


def _lacking(target: Target) -> int:
    return target.lacking


def _most_wilds(pattern: Pattern, size: int, pure: bool) -> int:
    if pure:
        return 0
    most = min(pattern.most_wilds, size - pattern.least_naturals)
    return min(most, size // 2) if pattern.balanced else most


@final
class Exchange:
    """The search for the melds that lack the fewest cards together."""

    def __init__(self, hand: Cards, rummy: Rummy, unseen: Cards) -> None:
        self.rummy: Final = rummy
        self._size: Final = len(hand)
        self.held: Final = [hand.count(face) for face in range(JOKER)]
        self.offered: Final = [unseen.count(face) for face in range(JOKER)]
        self.is_wild: Final = [face in rummy.wild_faces for face in range(JOKER)]
        self.wilds = sum([hand.count(face) for face in rummy.wild_faces])
        """The wild cards that do not lie in their own places."""
        if rummy.jokers:
            self.wilds += hand.count(JOKER)
        self.best = _NEVER
        self._alone = 0
        """Wild cards that lie in a meld by themselves."""
        self._gained = 0
        """Wild cards that others are exchanged for."""
        self._lacks_wilds = False
        """Whether some melds are out of reach because nothing can stand for a card that is not to be had."""
        self._chosen: list[Target] = []
        """The melds that all cards but some must lie in, where that is asked."""
        self._left = 0
        self._melded = 0
        """The cards of the targets taken."""
        self._steps = 0
        self._barred: Final[list[int]] = []
        """The cards of each target taken that only a wild card can stand for."""

    def for_goal(self, goal: Goal) -> int | None:
        """The fewest exchanges for so many pure melds, or for a contract."""
        if goal.contract:
            lengths = sorted(goal.runs, reverse=True)
            slots = [self._targets(RUNS, [length], False) for length in lengths]
            slots += [self._targets(SETS, [self.rummy.pattern.smallest_set], False)] * goal.sets
            same = [at > 0 and at < len(lengths) and lengths[at] == lengths[at - 1] for at in range(len(slots))]
            same = [same[at] or at > len(lengths) for at in range(len(slots))]
        else:
            shortest = sorted({3, self.rummy.pattern.shortest_run})
            slots = [self._targets(goal.of, shortest, True)] * goal.pure
            same = [at > 0 for at in range(len(slots))]
        if sum([min(_sizes(slot)) for slot in slots if slot]) > self._size:
            return None
        return self._fewest(slots, same)

    def for_all(self, left: int, goal: Goal) -> int | None:
        """The fewest exchanges after which at most *left* cards lie in no meld, and the pure melds of a *goal* lie."""
        shortest = self.rummy.pattern.shortest_run
        sizes = sorted({*range(shortest, 2 * shortest), 3, 4})
        self._chosen = self._targets(RUNS | SETS | SAMES, sizes, False)
        self._left = left
        slots = [self._targets(goal.of, sizes, True)] * goal.pure
        same = [at > 0 for at in range(len(slots))]
        return self._fewest(slots, same)

    def _fewest(self, slots: list[list[Target]], same: list[bool]) -> int | None:
        """Few exchanges are tried first: that rules out most melds at once."""
        if any(not slot for slot in slots):
            return None
        rest = [0]
        for slot in reversed(slots):
            rest.append(rest[-1] + slot[0].lacking)
        rest.reverse()
        for most in range(self._size + 1):
            self.best = most + 1
            self._lacks_wilds = False
            self._search(slots, same, rest)
            if self.best > most and self._lacks_wilds:
                self._gain(slots, same, rest, most)
            if self.best <= most:
                return self.best
        return None

    def _search(self, slots: list[list[Target]], same: list[bool], rest: list[int]) -> None:
        for alone in self._numbers_alone():
            self._alone = alone
            self._fill(slots, same, rest, 0, 0, 0, 0)

    def _gain(self, slots: list[list[Target]], same: list[bool], rest: list[int], most: int) -> None:
        """Exchange cards for wild ones, which stand for cards that cannot be had."""
        for number in range(1, most + 1):
            for faces in combinations_with_replacement(self.rummy.wild_faces, number):
                if all(faces.count(face) <= self.offered[face] for face in faces):
                    self._gained = number
                    self.wilds += number
                    for face in faces:
                        self.offered[face] -= 1
                    self._search(slots, same, rest)
                    for face in faces:
                        self.offered[face] += 1
                    self.wilds -= number
        self._gained = 0

    def _numbers_alone(self) -> list[int]:
        """How many wild cards may lie in a meld by themselves."""
        least = self.rummy.pattern.all_wild
        return [0, *range(least, min(self.wilds, self._size) + 1)] if least else [0]

    def _targets(self, kinds: int, sizes: list[int], pure: bool) -> list[Target]:
        return targets(self.rummy, kinds, sizes, pure, self.held, self.offered)

    def _cost(self, lacking: int, coverable: int) -> int:
        return self._gained + lacking - min(self.wilds - self._alone, coverable)

    def _fill(
        self,
        slots: list[list[Target]],
        same: list[bool],
        rest: list[int],
        at: int,
        start: int,
        lacking: int,
        coverable: int,
    ) -> None:
        """Tries every target for the slot *at*; equal slots in ascending order."""
        if at == len(slots):
            self._end(lacking, coverable)
            return
        slot = slots[at]
        for number in range(start if same[at] else 0, len(slot)):
            target = slot[number]
            least = target.lacking + rest[at + 1]
            if self._cost(lacking + least, coverable + (least if target.wilds else 0)) >= self.best:
                return
            mine = self._take(target)
            if mine >= 0:
                self._fill(slots, same, rest, at + 1, number, lacking + mine, coverable + min(mine, target.wilds))
                self._give_back(target)

    def _end(self, lacking: int, coverable: int) -> None:
        """The melds of a goal are there; now the others, where all cards must lie in some."""
        if not self._chosen:
            self.best = min(self.best, self._cost(lacking, coverable))
            return
        room = self._size - self._alone - self._melded
        if room >= 0:
            self._complete(self._chosen, 0, room - self._left, room, lacking, coverable)

    def _complete(self, chosen: list[Target], start: int, least: int, most: int, lacking: int, coverable: int) -> None:
        """Adds targets, in ascending order, until *least* cards or more are melded, and not more than *most*."""
        if least <= 0:
            self.best = min(self.best, self._cost(lacking, coverable))
            return
        for number in range(start, len(chosen)):
            target = chosen[number]
            more = target.lacking * ((least + 4) // 5)
            if self._cost(lacking + more, coverable + more) >= self.best:
                return
            if target.size > most or (most - target.size > 0 and least - target.size > 0 and most - target.size < 3):
                continue
            mine = self._take(target)
            if mine >= 0:
                self._complete(
                    chosen,
                    number,
                    least - target.size,
                    most - target.size,
                    lacking + mine,
                    coverable + min(mine, target.wilds),
                )
                self._give_back(target)

    def _take(self, target: Target) -> int:
        """Takes the cards of a target out of the hand, and says how many of them it lacks now.

        A card that neither the hand has nor the others takes a wild one; -1 where there may be none.
        """
        self._steps += 1
        if self._steps > _MOST_STEPS:
            raise Beyond("too-many-exchanges", steps=self._steps)
        lacking = 0
        barred = 0
        held, offered = self.held, self.offered
        for card in target.cards:
            held[card] -= 1
            if held[card] < 0:
                lacking += 1
                barred += held[card] + offered[card] < 0
            elif self.is_wild[card]:
                self.wilds -= 1
        self._barred.append(barred)
        self._melded += target.size
        lacks = sum(self._barred) > self.wilds - self._alone
        if lacks:
            self._lacks_wilds = True
        if lacks or barred > target.wilds or self.wilds < self._alone:
            self._give_back(target)
            return -1
        return lacking

    def _give_back(self, target: Target) -> None:
        self._barred.pop()
        self._melded -= target.size
        for card in target.cards:
            if self.held[card] >= 0 and self.is_wild[card]:
                self.wilds += 1
            self.held[card] += 1
