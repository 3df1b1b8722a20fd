"""All the ways in which the cards of one face may be used: in runs, in sets, together, held back, or left over."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.melds.solver.choices import Choices
from rummery.melds.solver.known import Known
from rummery.melds.solver.numbers import longer, scattered, shl, zeros
from rummery.melds.solver.profiles import ACES_AT, MOST_LASTING, Profiles
from rummery.melds.solver.spot import Spot
from rummery.melds.solver.tables import Tables

_MOST_KEPT: Final = 20_000
"""With more ways than this no further ones are kept, and the next question begins anew."""


@final
class Ways:
    """The ways of a spot, those of each profile together, in flat rows. Of two alike the cheaper one stays."""

    spot: Spot
    choices: Choices
    profiles: Profiles
    known: Known
    count: i64
    first: i64
    """The ways last found are those from this one on,"""
    last: i64
    """before this one."""
    to_profile: vec[i64]
    wilds: vec[i64]
    room: vec[i64]
    """How much of the budget may be spent already: what the way takes and its open runs lack comes on top."""
    heap: vec[i64]
    """Cards given to sets."""
    price: vec[i64]
    adds: vec[i64]
    """What it adds to the tally."""
    choice: vec[i64]
    same: vec[i64]
    """Cards in melds of one face, and the wild cards with them."""
    any_open: i64
    any_heap: i64
    _kept: i64
    """The ways before this one are kept for other spots,"""
    _tables: Tables
    """for questions with these tables."""
    _slots: vec[i64]
    _stamps: vec[i64]
    _stamp: i64

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.choices = Choices(spot)
        self.profiles = Profiles()
        self.known = Known()
        self.count = 0
        self.first = 0
        self.last = 0
        self.any_open = 0
        self.any_heap = 0
        self._kept = 0
        self._tables = spot.tables
        self._stamp = 0
        self._make(1024)

    def begin_question(self, limit: i64) -> None:
        """Begins a question in which there may be so many profiles."""
        lasts: bool = self.profiles.begin(limit)
        if not lasts or self._kept > _MOST_KEPT or (self.spot.tables is not self._tables and not self.spot.budget):
            self.known.forget()
            self._kept = 0
            self.choices.kept = 0
            self._tables = self.spot.tables

    def begin(self) -> None:
        """Comes to a new spot."""
        self.count = self._kept
        self.any_open = 0
        self.any_heap = 0

    def find(self, profile: i64) -> None:
        """Finds all ways for the profile of this number; where spots are alike they are found once."""
        if self.spot.alike < 0 or profile >= MOST_LASTING or self._kept > _MOST_KEPT:
            self._find(profile)
            return
        key: i64 = self.spot.alike * MOST_LASTING + profile
        known = self.known
        if known.find(key):
            self.first = known.first
            self.last = known.last
            self.any_open |= known.any_open
            self.any_heap |= known.any_heap
            return
        any_open: i64 = self.any_open
        any_heap: i64 = self.any_heap
        self.any_open = 0
        self.any_heap = 0
        self._find(profile)
        known.put(key, self.first, self.last, self.any_open, self.any_heap)
        self.any_open |= any_open
        self.any_heap |= any_heap
        self._kept = self.count
        self.choices.kept = self.choices.count

    def _find(self, profile: i64) -> None:
        spot, choices, tables = self.spot, self.choices, self.spot.tables
        self._stamp += 1
        whole: i64 = self.profiles.rows[profile]
        back: i64 = whole >> ACES_AT
        if spot.after_king:
            spot.held = back
        choices.find(whole)
        first: i64 = self.count
        at: i64
        for at in range(choices.first, choices.count):
            room: i64 = spot.budget - choices.wilds[at] - spot.lacking(choices.runs[at])
            left: i64 = spot.held - choices.naturals[at]
            if room < 0 or (spot.after_king and left):
                continue
            if (
                spot.after_king
                or left == 0
                or (spot.most_back == 0 and tables.same_first[1] == tables.same_first[left + 1])
            ):
                self._share(first, at, room, left, back, 0, 0, 0, 0)
            else:
                self._share_all(first, at, room, left, back)
        self.first = first
        self.last = self.count

    def _share_all(self, first: i64, at: i64, room: i64, left: i64, back: i64) -> None:
        """Holds aces back, and puts cards of one face together, in every way."""
        spot, tables = self.spot, self.spot.tables
        held: i64
        same: i64
        way: i64
        for held in range((spot.most_back if spot.most_back < left else left) + 1):
            for same in range(left - held + 1):
                for way in range(tables.same_first[same], tables.same_first[same + 1]):
                    wilds: i64 = tables.same_wilds[way]
                    self._share(
                        first, at, room - wilds, left - held - same, back, held, same, wilds, tables.same_adds[way]
                    )

    def _share(
        self, first: i64, at: i64, room: i64, left: i64, back: i64, held: i64, same: i64, wilds: i64, adds: i64
    ) -> None:
        """Gives of the *left* cards each number to sets; the others are left over."""
        spot, choices, tables = self.spot, self.choices, self.spot.tables
        question = spot.question
        if room < 0:
            return
        if tables.tallies > 1:
            adds = tables.tally_sums[adds * tables.tallies + choices.ended[at]]
            if adds < 0:
                return
        runs: i64 = choices.runs[at]
        if not spot.after_king:
            runs |= shl(back + held, ACES_AT)
        number: i64 = self.profiles.number(runs)
        price: i64 = -choices.earned[at]
        if question.earns:
            price -= (same + wilds) * question.in_same[spot.rank]
        heap: i64
        unused: i64
        for heap in range((left if spot.sets else 0) + 1):
            over: i64 = left - heap
            used: i64 = spot.held - over
            mine: i64 = price - heap * question.in_set[spot.rank]
            if spot.is_wild:
                for unused in range((over if spot.cost < question.wild_cost else 0) + 1):
                    self._add(
                        first,
                        number,
                        choices.wilds[at] + wilds + used + unused,
                        room - used - unused,
                        heap,
                        mine + unused * spot.cost,
                        adds,
                        at,
                        same << 8 | wilds,
                    )
            elif over <= spot.spare:
                self._add(
                    first,
                    number,
                    choices.wilds[at] + wilds,
                    room,
                    heap,
                    mine + over * spot.cost,
                    adds,
                    at,
                    same << 8 | wilds,
                )

    def _add(
        self,
        first: i64,
        number: i64,
        wilds: i64,
        room: i64,
        heap: i64,
        price: i64,
        adds: i64,
        choice: i64,
        same: i64,
    ) -> None:
        """Notes a way, unless one like it is there that costs no more."""
        if room < 0:
            return
        mask: i64 = len(self._slots) - 1
        key: i64 = _key(number, wilds, heap, adds)
        slot: i64 = scattered(key) & mask
        at: i64
        while self._stamps[slot] == self._stamp:
            at = self._slots[slot]
            if (
                self.to_profile[at] == number
                and self.wilds[at] == wilds
                and self.heap[at] == heap
                and self.adds[at] == adds
            ):
                if price < self.price[at]:
                    self.price[at] = price
                    self.choice[at] = choice
                    self.same[at] = same
                    self.room[at] = room
                return
            slot = (slot + 1) & mask
        at = self.count
        if at >= len(self.to_profile):
            self._grow(at * 2, first)
            slot = self._free_slot(key)
        self._stamps[slot] = self._stamp
        self._slots[slot] = at
        self.to_profile[at] = number
        self.wilds[at] = wilds
        self.room[at] = room
        self.heap[at] = heap
        self.price[at] = price
        self.adds[at] = adds
        self.choice[at] = choice
        self.same[at] = same
        self.count = at + 1
        if number:
            self.any_open = 1
        if heap:
            self.any_heap = 1

    def _make(self, size: i64) -> None:
        self.to_profile = zeros(size)
        self.wilds = zeros(size)
        self.room = zeros(size)
        self.heap = zeros(size)
        self.price = zeros(size)
        self.adds = zeros(size)
        self.choice = zeros(size)
        self.same = zeros(size)
        self._slots = zeros(size * 2)
        self._stamps = zeros(size * 2)

    def _grow(self, size: i64, first: i64) -> None:
        """Makes room for more ways, and a greater hash table of those from *first* on."""
        self.to_profile = longer(self.to_profile, size)
        self.wilds = longer(self.wilds, size)
        self.room = longer(self.room, size)
        self.heap = longer(self.heap, size)
        self.price = longer(self.price, size)
        self.adds = longer(self.adds, size)
        self.choice = longer(self.choice, size)
        self.same = longer(self.same, size)
        self._slots = zeros(size * 2)
        self._stamps = zeros(size * 2)
        at: i64
        for at in range(first, self.count):
            slot: i64 = self._free_slot(_key(self.to_profile[at], self.wilds[at], self.heap[at], self.adds[at]))
            self._stamps[slot] = self._stamp
            self._slots[slot] = at

    def _free_slot(self, key: i64) -> i64:
        mask: i64 = len(self._slots) - 1
        slot: i64 = scattered(key) & mask
        while self._stamps[slot] == self._stamp:
            slot = (slot + 1) & mask
        return slot


def _key(number: i64, wilds: i64, heap: i64, adds: i64) -> i64:
    return ((number * 32 + wilds) * 32 + heap) * 128 + adds
