"""Which cards of one rank split into legal sets, and with how many wild cards."""

from __future__ import annotations

from itertools import product
from typing import Final

from rummery.cards.card import SUIT_SIZE
from rummery.melds.meld import OPEN, SET
from rummery.melds.pattern import Pattern
from rummery.melds.solver.goal import Tally
from rummery.melds.solver.piece import FREE, PLAIN, Piece

_MOST_TOLD: Final = 5000


class Splits:
    """The natural cards given to the sets of one rank are a *heap*: a number that stands for how many of which suits.

    Where suits do not matter in a set, a heap is its size; else suits are interchangeable and heap 0 is empty.
    """

    def __init__(self, pattern: Pattern, wilds: int, copies: int, tally: Tally) -> None:
        self._pattern: Final = pattern
        self._wilds: Final = wilds
        self._tally: Final = tally
        self._known: Final[dict[tuple[int, ...], list[tuple[int, int]]]] = {(0,): [(0, 0)], (0, 0, 0, 0): [(0, 0)]}
        self._told: Final[dict[tuple[int, tuple[int, ...], int, tuple[int, ...]], list[Piece]]] = {}
        heaps: list[tuple[int, ...]] = []
        if pattern.different_suits:
            heaps = sorted({_sorted(heap) for heap in product(range(copies + 1), repeat=4)})
        else:
            heaps = [(size,) for size in range(4 * copies + 1)]
        numbers = {heap: at for at, heap in enumerate(heaps)}
        self.count: Final = len(heaps)
        self.added: Final[list[int]] = []
        """added[heap * (copies + 1) + n]: the heap with n more cards of a suit that it has not; -1 where none."""
        for heap in heaps:
            for more in range(copies + 1):
                larger: tuple[int, ...] = (heap[0] + more,)
                if pattern.different_suits:
                    larger = _sorted((*heap[:3], heap[3] + more)) if not (heap[3] and more) else ()
                self.added.append(numbers.get(larger, -1))
        self.first: Final[list[int]] = [0]
        """The ways of a heap are those from first[heap] on, before first[heap + 1]."""
        self.wilds: Final[list[int]] = []
        """How many wild cards a way takes."""
        self.adds: Final[list[int]] = []
        """What a way adds to the tally."""
        for heap in heaps:
            for used, added in self.ways(heap):
                self.wilds.append(used)
                self.adds.append(added)
            self.first.append(len(self.wilds))

    def ways(self, heap: tuple[int, ...]) -> list[tuple[int, int]]:
        """(wild cards, tally) of each way to split this heap, a heap as it comes or as it is known."""
        heap = _sorted(heap)
        found = self._known.get(heap)
        if found is None:
            ways: set[tuple[int, int]] = set()
            for left, naturals, most in self.first_sets(heap):
                for wilds in range(min(self._wilds, most) + 1):
                    mine = self.of(naturals, wilds)
                    if mine >= 0:
                        for used, added in self.ways(left):
                            both = self._tally.plus(mine, added)
                            if both >= 0 and used + wilds <= self._wilds:
                                ways.add((used + wilds, both))
            found = self._known[heap] = self._best(ways)
        return found

    def first_sets(self, heap: tuple[int, ...]) -> list[tuple[tuple[int, ...], int, int]]:
        """(what is left, natural cards, most wild cards) for the set that takes the first card of the heap."""
        if not self._pattern.different_suits:
            return [((heap[0] - n,), n, self._pattern.largest_set - n) for n in range(heap[0], 0, -1)]
        found = []
        first = next(at for at in range(4) if heap[at])
        for chosen in product((1, 0), repeat=4):
            if chosen[first] and all(heap[at] or not chosen[at] for at in range(4)):
                size = sum(chosen)
                left = tuple([heap[at] - chosen[at] for at in range(4)])
                found.append((left, size, min(self._pattern.largest_set, 4) - size))
        return found

    def sets_of(self, rank: int, heap: tuple[int, ...], wilds: int, added: tuple[int, ...]) -> list[Piece]:
        """The sets that the cards of a rank make, so many of each suit.

        All sets together take so many *wilds* and add one of *added* to the tally.
        """
        key = (rank, heap, wilds, added)
        found = self._told.get(key)
        if found is None:
            if len(self._told) >= _MOST_TOLD:
                self._told.clear()
            found = self._told[key] = self._tell(rank, list(heap), wilds, list(added))
        return found

    def _tell(self, rank: int, heap: list[int], wilds: int, added: list[int]) -> list[Piece]:
        found: list[Piece] = []
        while any(heap):
            size, more, left, adds = self._next_set(heap, wilds, added)
            faces = [suit * SUIT_SIZE + rank for suit in range(4) for _ in range(heap[suit] - left[suit])]
            found.append(Piece(SET, bytes(faces + [OPEN] * more), bytes([PLAIN] * size + [FREE] * more)))
            mine = self.of(size, more)
            added = [one for one in adds if any(self._tally.plus(mine, one) == goal for goal in added)]
            heap = list(left)
            wilds -= more
        return found

    def _next_set(self, heap: list[int], wilds: int, added: list[int]) -> tuple[int, int, tuple[int, ...], list[int]]:
        """The first set of a heap: its natural and wild cards, the heap that is left, and what that may add."""
        different_suits = self._pattern.different_suits
        known = tuple(heap) if different_suits else (sum(heap),)
        for left, size, most in self.first_sets(known):
            for more in range(min(most, wilds) + 1):
                mine = self.of(size, more)
                if mine < 0:
                    continue
                adds = [
                    one
                    for used, one in self.ways(left)
                    if used == wilds - more and any(self._tally.plus(mine, one) == goal for goal in added)
                ]
                if adds:
                    return size, more, left if different_suits else _without(heap, size), adds
        raise AssertionError("a heap splits as it was said to")

    def of(self, naturals: int, wilds: int) -> int:
        """What a set of so many cards adds to the tally; -1 where it is none."""
        if naturals + wilds < self._pattern.smallest_set or not self._pattern.allows(naturals, wilds):
            return -1
        return self._tally.of_set(wilds == 0)

    def _best(self, ways: set[tuple[int, int]]) -> list[tuple[int, int]]:
        """Without the ways for which another is as good with as many wild cards."""
        best = []
        for wilds, added in sorted(ways):
            if not any(
                wilds == others and added != other and self._tally.is_more(other, added) for others, other in ways
            ):
                best.append((wilds, added))
        return best


def _without(heap: list[int], size: int) -> tuple[int, ...]:
    """The heap without so many cards, those of the first suits."""
    left = list(heap)
    for suit in range(4):
        gone = min(left[suit], size)
        left[suit] -= gone
        size -= gone
    return tuple(left)


def _sorted(heap: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(heap, reverse=True))


def same_ways(pattern: Pattern, wilds: int, copies: int, tally: Tally) -> list[list[tuple[int, int]]]:
    """(wild cards, tally) of each way in which so many cards of one face split into melds of one face."""
    found: list[list[tuple[int, int]]] = [[(0, 0)]]
    for count in range(1, copies + 1):
        ways: set[tuple[int, int]] = set()
        for naturals in range(1, count + 1):
            for more in range(min(pattern.same_wilds, wilds) + 1):
                if not is_same(pattern, naturals, more):
                    continue
                mine = tally.of_same(more == 0)
                for used, added in found[count - naturals]:
                    both = tally.plus(mine, added)
                    if both >= 0 and used + more <= wilds:
                        ways.add((used + more, both))
        found.append(sorted(ways))
    return found


def is_same(pattern: Pattern, naturals: int, wilds: int) -> bool:
    """Whether so many cards of one face and so many wild ones are a meld of one face."""
    if wilds > pattern.same_wilds or naturals < pattern.least_naturals:
        return False
    return 3 <= naturals + wilds <= pattern.largest_same
