"""How far a hand is from a contract, and which of its cards would lie in it.

For games with sets of any suits. Wild cards are taken to fill any place, however many they are in a meld.
"""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import JOKER, KINDS, SUIT_SIZE, Cards
from rummery.melds.shape import Shape


@final
class Plan:
    """A contract that the hand could come to."""

    __slots__ = ("missing", "used")

    def __init__(self, missing: int, used: Cards) -> None:
        self.missing: Final = missing
        """How many cards it lacks yet; a hand that lacks one or more cannot lay the contract."""
        self.used: Final = used
        """The natural cards of the hand that lie in it."""


def best_plan(hand: Cards, shape: Shape, sets: int, runs: int, length: int) -> Plan:
    """The contract of *sets* sets and *runs* runs of *length* cards that lacks fewest cards."""
    key = (hand, shape.wild, shape.pattern.ace, sets, runs, length)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _known[key] = _Planning(hand, shape, sets, length).best(runs)
    return found


_MOST_KNOWN: Final = 256
_known: Final[dict[tuple[Cards, Cards, int, int, int, int], Plan]] = {}
"""Hands that were thought about lately: a hand is looked at several times before it changes."""


class _Planning:
    """Tries the runs that lack fewest cards first, and fills up with the best sets."""

    def __init__(self, hand: Cards, shape: Shape, sets: int, length: int) -> None:
        self.shape: Final = shape
        self.sets: Final = sets
        self.length: Final = length
        self.size: Final = shape.pattern.smallest_set
        self.held: Final = bytearray(KINDS)
        self.by_rank: Final = bytearray(SUIT_SIZE)
        self.wilds = 0
        for card in hand:
            if card in shape.wild:
                self.wilds += 1
            elif card < JOKER:
                self.held[card] += 1
                self.by_rank[card % SUIT_SIZE] += 1
        self.chosen: Final[list[list[int]]] = []
        self.least = 0
        """How many cards the sets lack at least, were there no runs."""
        self.missing = KINDS
        self.used: list[list[int]] = []
        self.ranks: list[tuple[int, int]] = []
        """Each rank of sets in the best plan, with how many of its cards they take."""

    def best(self, runs: int) -> Plan:
        """The best plan, with so many runs."""
        self.least = self._sets_lack()
        self._choose(runs, 0, self._places() if runs else [], 0)
        used = [card for cards in self.used for card in cards]
        for card in used:
            self.held[card] -= 1
        for rank, count in self.ranks:
            for suit in range(4):
                card = suit * SUIT_SIZE + rank
                while self.held[card] and count:
                    used.append(card)
                    self.held[card] -= 1
                    count -= 1
        return Plan(max(0, self.missing - self.wilds), bytes(sorted(used)))

    def _places(self) -> list[tuple[int, list[int]]]:
        """How many cards a run lacks, and its faces, of those runs that lack fewest."""
        pattern = self.shape.pattern
        last = SUIT_SIZE if pattern.high() else SUIT_SIZE - 1
        found: list[tuple[int, list[int]]] = []
        for suit in range(4):
            for low in range(0 if pattern.low() else 1, last - self.length + 2):
                faces = [suit * SUIT_SIZE + place % SUIT_SIZE for place in range(low, low + self.length)]
                there = len([face for face in faces if self.held[face]])
                found.append((self.length - there, faces))
        found.sort()
        return found

    def _choose(self, left: int, first: int, places: list[tuple[int, list[int]]], missing: int) -> None:
        if left == 0:
            self._add_sets(missing)
            return
        for at in range(first, len(places)):
            lacking, faces = places[at]
            if missing + left * lacking + self.least >= self.missing:
                break  # the runs further on lack no fewer
            there = [face for face in faces if self.held[face]]
            if missing + (left - 1) * lacking + self.length - len(there) + self.least >= self.missing:
                continue
            for face in there:
                self.held[face] -= 1
                self.by_rank[face % SUIT_SIZE] -= 1
            self.chosen.append(there)
            self._choose(left - 1, at, places, missing + self.length - len(there))
            self.chosen.pop()
            for face in there:
                self.held[face] += 1
                self.by_rank[face % SUIT_SIZE] += 1

    def _best_sets(self) -> list[tuple[int, int]]:
        """Of the ranks with most cards: how many of them each set takes, and the rank."""
        offers: list[tuple[int, int]] = []
        for rank in range(SUIT_SIZE if self.sets else 0):
            there = self.by_rank[rank]
            while there > 0:
                offers.append((min(there, self.size), rank))
                there -= self.size
        offers.sort(reverse=True)
        return offers[: self.sets]

    def _sets_lack(self) -> int:
        return self.sets * self.size - sum([count for count, _ in self._best_sets()])

    def _add_sets(self, missing: int) -> None:
        """Sets of what the runs leave."""
        missing += self._sets_lack()
        if missing < self.missing:
            self.missing = missing
            self.used = list(self.chosen)
            self.ranks = [(rank, count) for count, rank in self._best_sets()]
