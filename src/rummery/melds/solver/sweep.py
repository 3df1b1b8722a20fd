"""The sweep over the places of the runs: every state that the cards so far can lead to, and what it costs at least.

A state is one number: the wild cards spent, the tally, the cards given to sets at this rank, and the
profile of open runs of each suit. At each place the suits come one by one, and then the sets of the rank.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.cards.card import SUIT_SIZE
from rummery.melds.solver.limits import MOST_STATES, Beyond
from rummery.melds.solver.numbers import INFINITE, bits_for, longer, nth_least, scattered, shl, zeros
from rummery.melds.solver.profiles import ACES_AT, RUNS_MASK, TYPE_BITS, TYPE_MASK
from rummery.melds.solver.question import Question
from rummery.melds.solver.spot import Spot
from rummery.melds.solver.tables import Tables
from rummery.melds.solver.ways import Ways

_KEY_BITS: Final = 62
_MOST_PROFILE_BITS: Final = 13
FIRST: Final = 0
"""The layer of the one state before all cards."""
SUIT: Final = 1
"""A layer after the cards of one face."""
SETS: Final = 2
"""A layer after the sets of one rank."""


@final
class Sweep:
    """The layers of states of one question. The rows are kept from one question to the next."""

    tables: Tables
    question: Question
    spot: Spot
    ways: Ways
    # ---- where the parts of a state lie
    wild_mask: i64
    tally_at: i64
    tally_mask: i64
    heap_at: i64
    heap_mask: i64
    profile_at: i64
    profile_bits: i64
    profile_mask: i64
    # ---- the states of all layers
    states: vec[i64]
    costs: vec[i64]
    parents: vec[i64]
    count: i64
    # ---- the layers
    kinds: vec[i64]
    places: vec[i64]
    suits: vec[i64]
    layers: i64
    _layer_first: i64
    # ---- the last layer by its states
    _slots: vec[i64]
    _stamps: vec[i64]
    _stamp: i64
    _ranks: vec[i64]
    # ---- the ways of each profile at this spot
    _first_way: vec[i64]
    _last_way: vec[i64]
    _way_stamps: vec[i64]
    _way_stamp: i64
    # ---- bounds
    bound: i64
    """States that cost more are dropped."""
    widest: i64
    """The most states of a layer; one with more is thinned."""
    narrow: i64
    """So many states of it are kept, and of all layers that follow."""
    is_thinned: i64
    best: i64
    """The state of the last layer that is best; -1 for none."""

    def __init__(self, tables: Tables, question: Question) -> None:
        self.spot = Spot(tables, question)
        self.ways = Ways(self.spot)
        self.states = zeros(1024)
        self.costs = zeros(1024)
        self.parents = zeros(1024)
        self.kinds = zeros(80)
        self.places = zeros(80)
        self.suits = zeros(80)
        self._slots = zeros(256)
        self._stamps = zeros(256)
        self._stamp = 0
        self._ranks = zeros(256)
        self._first_way = zeros(64)
        self._last_way = zeros(64)
        self._way_stamps = zeros(64)
        self._way_stamp = 0
        self.bound = INFINITE
        self.widest = INFINITE
        self.narrow = INFINITE

    def run(self, tables: Tables, question: Question, bound: i64, widest: i64, narrow: i64) -> i64:
        """The least cost, or INFINITE where nothing fulfils the question at no more than *bound*.

        When a layer has more than *widest* states, only the *narrow* most promising of it and of each further one are
        kept: the answer may then not be the best.
        """
        self.tables = tables
        self.question = question
        self.bound = bound
        self.widest = widest
        self.narrow = narrow
        self.is_thinned = 0
        self.spot.begin(tables, question)
        self._lay_out_state()
        self.ways.begin_question(shl(1, self.profile_bits))
        self.best = -1
        self.layers = 0
        self.count = 0
        self._begin_layer(FIRST, 0, 0)
        self._put(0, 0, -1)
        first: i64 = 0
        active: i64 = 0
        place: i64
        suit: i64
        spot = self.spot
        for place in range(tables.first_place, tables.last_place + 1):
            spot.reach_rank(place)
            heaps: i64 = 0
            for suit in range(4):
                face: i64 = suit * SUIT_SIZE + spot.rank
                cards: i64 = 0 if spot.after_king else question.held[face]
                if cards == 0 and ((active >> suit) & 1) == 0:
                    continue
                spot.reach_suit(suit)
                last: i64 = self.count
                self._begin_layer(SUIT, place, suit)
                self._pass_suit(first, last)
                active &= ~shl(1, suit)
                if self.ways.any_open:
                    active |= shl(1, suit)
                heaps |= self.ways.any_heap
                first = self._after_layer(last)
                if first < 0:
                    return INFINITE
            if spot.sets and heaps:
                last = self.count
                self._begin_layer(SETS, place, 0)
                self._pass_sets(first, last)
                first = self._after_layer(last)
                if first < 0:
                    return INFINITE
        return self._finish(first)

    def _lay_out_state(self) -> None:
        """Gives each part of a state its bits; the profiles get what is left."""
        tables, question = self.tables, self.question
        bits: i64 = bits_for(question.wilds + 1)
        self.wild_mask = shl(1, bits) - 1
        self.tally_at = bits
        bits = bits_for(tables.tallies)
        self.tally_mask = shl(1, bits) - 1
        self.heap_at = self.tally_at + bits
        bits = bits_for(tables.heaps)
        self.heap_mask = shl(1, bits) - 1
        self.profile_at = self.heap_at + bits
        bits = (_KEY_BITS - self.profile_at) // 4
        self.profile_bits = bits if bits < _MOST_PROFILE_BITS else _MOST_PROFILE_BITS
        self.profile_mask = shl(1, self.profile_bits) - 1

    def profile_shift(self, suit: i64) -> i64:
        """Where the profile of a suit lies in a state."""
        return self.profile_at + suit * self.profile_bits

    def profile(self, at: i64, suit: i64) -> i64:
        """The number of the profile of a suit in a state."""
        return (self.states[at] >> self.profile_shift(suit)) & self.profile_mask

    def _begin_layer(self, kind: i64, place: i64, suit: i64) -> None:
        self.kinds[self.layers] = kind
        self.places[self.layers] = place
        self.suits[self.layers] = suit
        self.layers += 1
        self._layer_first = self.count
        self._stamp += 1

    def _after_layer(self, first: i64) -> i64:
        """Where the layer begins that begins at *first*; -1 if it is empty."""
        if self.count == first:
            return -1
        if self.count - first > self.widest:
            self.widest = self.narrow
            self._thin(first)
        if self.count > MOST_STATES:
            raise Beyond("too-many-arrangements", states=int(self.count))
        return first

    def _thin(self, first: i64) -> None:
        """Keeps the most promising states of the last layer."""
        many: i64 = self.count - first
        if len(self._ranks) < many:
            self._ranks = zeros(many * 2)
        at: i64
        for at in range(many):
            self._ranks[at] = self._promise(first + at)
        highest: i64 = nth_least(self._ranks, many, self.narrow)
        end: i64 = first + self.narrow
        to: i64 = first
        for at in range(first, self.count):
            if to < end and self._promise(at) <= highest:
                self.states[to] = self.states[at]
                self.costs[to] = self.costs[at]
                self.parents[to] = self.parents[at]
                to += 1
        self.count = to
        self.is_thinned = 1

    def _promise(self, at: i64) -> i64:
        """The cheaper the better; then those further on with the goal, then those with more wild cards to spend."""
        state: i64 = self.states[at]
        undone: i64 = self.tables.tallies - ((state >> self.tally_at) & self.tally_mask)
        return (self.costs[at] << 13) + (undone << 5) + (state & self.wild_mask)

    def _pass_suit(self, first: i64, last: i64) -> None:
        """Takes the states from *first* to *last* past the cards of one face."""
        ways, tables = self.ways, self.tables
        ways.begin()
        self._way_stamp += 1
        shift: i64 = self.profile_shift(self.spot.suit)
        profile_mask: i64 = self.profile_mask
        kept: i64 = ~(
            shl(profile_mask, shift) | shl(self.heap_mask, self.heap_at) | shl(self.tally_mask, self.tally_at)
        )
        wild_mask: i64 = self.wild_mask
        tally_at: i64 = self.tally_at
        tally_mask: i64 = self.tally_mask
        tallies: i64 = tables.tallies
        heap_at: i64 = self.heap_at
        heap_mask: i64 = self.heap_mask
        heap_step: i64 = tables.copies + 1
        heap_with = tables.heap_with
        sums = tables.tally_sums
        bound: i64 = self.bound
        lacking = tables.completing.least
        completion: i64 = self.spot.completion
        unit: i64 = self.spot.unit
        at: i64
        way: i64
        tally: i64 = 0
        for at in range(first, last):
            state: i64 = self.states[at]
            profile: i64 = (state >> shift) & profile_mask
            self._find_ways(profile)
            base: i64 = state & kept
            wilds: i64 = state & wild_mask
            heap: i64 = ((state >> heap_at) & heap_mask) * heap_step
            done: i64 = ((state >> tally_at) & tally_mask) * tallies
            cost: i64 = self.costs[at]
            to_profile, way_room, way_heap = ways.to_profile, ways.room, ways.heap
            way_wilds, way_price, way_adds = ways.wilds, ways.price, ways.adds
            for way in range(self._first_way[profile], self._last_way[profile]):
                grown: i64 = heap_with[heap + way_heap[way]]
                if wilds + lacking[completion + grown] > way_room[way]:
                    continue
                if tallies > 1:
                    tally = sums[done + way_adds[way]]
                    if tally < 0:
                        continue
                price: i64 = cost + way_price[way] * unit
                if price > bound:
                    continue
                self._put(
                    base + (to_profile[way] << shift) + (grown << heap_at) + (tally << tally_at) + way_wilds[way],
                    price,
                    at,
                )

    def _find_ways(self, profile: i64) -> None:
        """The ways of a profile, found when it first comes up at this spot."""
        if profile >= len(self._way_stamps):
            size: i64 = profile * 2
            self._first_way = longer(self._first_way, size)
            self._last_way = longer(self._last_way, size)
            self._way_stamps = longer(self._way_stamps, size)
        if self._way_stamps[profile] != self._way_stamp:
            self._way_stamps[profile] = self._way_stamp
            self.ways.find(profile)
            self._first_way[profile] = self.ways.first
            self._last_way[profile] = self.ways.last

    def _pass_sets(self, first: i64, last: i64) -> None:
        """Makes sets of the cards given to them."""
        tables, question = self.tables, self.question
        heap_at: i64 = self.heap_at
        tally_at: i64 = self.tally_at
        tallies: i64 = tables.tallies
        kept: i64 = ~(shl(self.heap_mask, heap_at) | shl(self.tally_mask, tally_at))
        gain: i64 = question.in_set[self.spot.rank]
        at: i64
        way: i64
        tally: i64 = 0
        for at in range(first, last):
            state: i64 = self.states[at]
            heap: i64 = (state >> heap_at) & self.heap_mask
            done: i64 = ((state >> tally_at) & self.tally_mask) * tallies
            free: i64 = question.wilds - (state & self.wild_mask)
            for way in range(tables.split_first[heap], tables.split_first[heap + 1]):
                wilds: i64 = tables.split_wilds[way]
                if wilds > free:
                    break
                if tallies > 1:
                    tally = tables.tally_sums[done + tables.split_adds[way]]
                    if tally < 0:
                        continue
                self._put((state & kept) + (tally << tally_at) + wilds, self.costs[at] - wilds * gain, at)

    def _put(self, state: i64, cost: i64, parent: i64) -> None:
        """Puts a state into the last layer, or makes it cheaper there."""
        slots, stamps = self._slots, self._stamps
        stamp: i64 = self._stamp
        mask: i64 = len(slots) - 1
        slot: i64 = scattered(state) & mask
        while stamps[slot] == stamp:
            at: i64 = slots[slot]
            if self.states[at] == state:
                if cost < self.costs[at]:
                    self.costs[at] = cost
                    self.parents[at] = parent
                return
            slot = (slot + 1) & mask
        at = self.count
        if at >= len(self.states):
            self.states = longer(self.states, at * 2)
            self.costs = longer(self.costs, at * 2)
            self.parents = longer(self.parents, at * 2)
        stamps[slot] = stamp
        slots[slot] = at
        self.states[at] = state
        self.costs[at] = cost
        self.parents[at] = parent
        self.count = at + 1
        if (at + 1 - self._layer_first) * 2 > mask:
            self._rehash()

    def _rehash(self) -> None:
        """Makes the hash table four times as large."""
        size: i64 = len(self._slots) * 4
        self._slots = zeros(size)
        self._stamps = zeros(size)
        at: i64
        for at in range(self._layer_first, self.count):
            slot: i64 = scattered(self.states[at]) & (size - 1)
            while self._stamps[slot] == self._stamp:
                slot = (slot + 1) & (size - 1)
            self._stamps[slot] = self._stamp
            self._slots[slot] = at

    def _finish(self, first: i64) -> i64:
        """The best of the last layer, in which all runs end and the wild cards that are left are paid for."""
        question, tables = self.question, self.tables
        best: i64 = INFINITE
        at: i64
        for at in range(first, self.count):
            state: i64 = self.states[at]
            cost: i64 = self.costs[at]
            spent: i64 = state & self.wild_mask
            free: i64 = question.wilds - spent
            if tables.all_wild == 0 or free < tables.all_wild:
                cost += free * question.wild_cost
                if spent < question.wilds_needed:
                    continue
            if cost < best and self._is_whole(state):
                best = cost
                self.best = at
        return best

    def _is_whole(self, state: i64) -> bool:
        """Whether all open runs may end here, and the tally is then enough."""
        tables = self.tables
        tally: i64 = (state >> self.tally_at) & self.tally_mask
        suit: i64
        for suit in range(4):
            profile: i64 = self.ways.profiles.rows[(state >> self.profile_shift(suit)) & self.profile_mask]
            if profile >> ACES_AT:
                return False
            runs: i64 = profile & RUNS_MASK
            while runs:
                adds: i64 = tables.whole[(runs & TYPE_MASK) - 1]
                if adds < 0:
                    return False
                tally = tables.tally_sums[tally * tables.tallies + adds]
                if tally < 0:
                    return False
                runs >>= TYPE_BITS
        return tables.enough[tally] != 0
