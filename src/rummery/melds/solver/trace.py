"""The melds of the best state, told by walking back through the layers and then forward again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rummery.cards.card import SUIT_SIZE
from rummery.melds.meld import SAME
from rummery.melds.solver.choices import BEGINS
from rummery.melds.solver.numbers import shl
from rummery.melds.solver.piece import FREE, PLAIN, Piece, run_of
from rummery.melds.solver.sets import is_same
from rummery.melds.solver.sweep import SUIT, Sweep
from rummery.melds.solver.tables import Tables

_NOTHING: Final = (0,)
"""What may be added to a tally that has no other value."""


@final
class _OpenRun:
    def __init__(self, type_: i64, first: i64, size: i64, wild: i64) -> None:
        self.type = type_
        self.first = first
        """The place of its first card."""
        self.size = size
        self.wild = wild
        """A bit for each of its cards, the first lowest: whether it is a wild one."""
        self.goes_on = False


def pieces(sweep: Sweep) -> list[Piece]:
    """The melds of the best state of a sweep that found one."""
    path: list[i64] = []
    at: i64 = sweep.best
    while at >= 0:
        path.append(at)
        at = sweep.parents[at]
    path.reverse()
    found: list[Piece] = []
    open_runs: list[list[_OpenRun]] = [[], [], [], []]
    heap = [0, 0, 0, 0]
    has_sames = sweep.tables.pattern.largest_same > 0
    place: i64 = 0
    layer: i64
    for layer in range(1, len(path)):
        before: i64 = path[layer - 1]
        after: i64 = path[layer]
        suit: i64 = sweep.suits[layer]
        if sweep.kinds[layer] == SUIT:
            if not has_sames and not open_runs[suit] and not sweep.profile(after, suit):
                heap[suit] = _heap_between(sweep, before, after)
                continue
            if place != sweep.places[layer]:
                place = sweep.places[layer]
                sweep.spot.reach_rank(place)
            way: i64 = _way_between(sweep, suit, before, after)
            heap[suit] = int(sweep.ways.heap[way])
            if sweep.ways.same[way]:
                _tell_same(sweep, way, found)
            open_runs[suit] = _runs_after(sweep, way, open_runs[suit], found)
        else:
            wilds = int((sweep.states[after] & sweep.wild_mask) - (sweep.states[before] & sweep.wild_mask))
            rank = int(sweep.places[layer] - 1) % SUIT_SIZE
            found += sweep.tables.splits.sets_of(rank, tuple(heap), wilds, _added(sweep, before, after))
            heap = [0, 0, 0, 0]
    for at in range(4):
        for run in open_runs[at]:
            _tell_run(sweep.tables, int(at), run, found)
    return found


def _added(sweep: Sweep, before: i64, after: i64) -> tuple[int, ...]:
    """What may have been added to the tally between two states."""
    tally = sweep.tables.tally
    if tally.size == 1:
        return _NOTHING
    was = int((sweep.states[before] >> sweep.tally_at) & sweep.tally_mask)
    now = int((sweep.states[after] >> sweep.tally_at) & sweep.tally_mask)
    return tuple([adds for adds in range(tally.size) if tally.plus(was, adds) == now])


def _heap_between(sweep: Sweep, before: i64, after: i64) -> int:
    """How many cards were given to sets between two states."""
    was: i64 = ((sweep.states[before] >> sweep.heap_at) & sweep.heap_mask) * (sweep.tables.copies + 1)
    now: i64 = (sweep.states[after] >> sweep.heap_at) & sweep.heap_mask
    cards: i64 = 0
    while sweep.tables.heap_with[was + cards] != now:
        cards += 1
    return int(cards)


def _way_between(sweep: Sweep, suit: i64, before: i64, after: i64) -> i64:
    """Finds the ways of one profile again, and among them the one that led from state to state."""
    ways = sweep.ways
    old: i64 = sweep.states[before]
    new: i64 = sweep.states[after]
    shift: i64 = sweep.profile_shift(suit)
    sweep.spot.reach_suit(suit)
    ways.begin()
    ways.find((old >> shift) & sweep.profile_mask)
    profile: i64 = (new >> shift) & sweep.profile_mask
    wilds: i64 = (new & sweep.wild_mask) - (old & sweep.wild_mask)
    heaps: i64 = ((old >> sweep.heap_at) & sweep.heap_mask) * (sweep.tables.copies + 1)
    heap: i64 = (new >> sweep.heap_at) & sweep.heap_mask
    price: i64 = sweep.costs[after] - sweep.costs[before]
    tallies: i64 = ((old >> sweep.tally_at) & sweep.tally_mask) * sweep.tables.tallies
    tally: i64 = (new >> sweep.tally_at) & sweep.tally_mask
    way: i64
    for way in range(ways.first, ways.last):
        if (
            ways.to_profile[way] == profile
            and ways.wilds[way] == wilds
            and ways.price[way] * sweep.spot.unit == price
            and sweep.tables.heap_with[heaps + ways.heap[way]] == heap
            and sweep.tables.tally_sums[tallies + ways.adds[way]] == tally
        ):
            return way
    raise AssertionError("the sweep came this way")


def _tell_same(sweep: Sweep, way: i64, found: list[Piece]) -> None:
    """The melds of one face."""
    naturals, wilds = int(sweep.ways.same[way] >> 8), int(sweep.ways.same[way] & 255)
    face = int(sweep.spot.suit * SUIT_SIZE + sweep.spot.rank)
    pattern = sweep.tables.pattern
    while naturals:
        size, more = next(
            (n, w)
            for n in range(naturals, 0, -1)
            for w in range(wilds + 1)
            if is_same(pattern, n, w) and _splits_same(sweep.tables, naturals - n, wilds - w)
        )
        found.append(Piece(SAME, bytes([face] * (size + more)), bytes([PLAIN] * size + [FREE] * more)))
        naturals -= size
        wilds -= more


def _splits_same(tables: Tables, naturals: int, wilds: int) -> bool:
    return any(used == wilds for used, _ in tables.sames[naturals])


def _runs_after(sweep: Sweep, way: i64, before: list[_OpenRun], found: list[Piece]) -> list[_OpenRun]:
    """The open runs of a suit after a spot; those that end there are told."""
    choices, tables = sweep.ways.choices, sweep.tables
    at: i64 = sweep.ways.choice[way]
    if choices.before[at] < 0:
        return before
    place: i64 = sweep.spot.place
    for run in before:
        run.goes_on = False
    begun: list[_OpenRun] = []
    while choices.before[at] >= 0:
        part: i64 = choices.part[at]
        at = choices.before[at]
        more: i64 = part & 255
        if part & BEGINS:
            one: i64 = tables.low_starts[more] if place - more == 1 else tables.starts[more]
            begun.append(_OpenRun(one, place - more, more + 1, shl(1, more) - 1))
        else:
            _grow(tables, before, part >> 16, (part >> 8) & 255, more)
    after: list[_OpenRun] = []
    for run in before:
        if run.goes_on:
            after.append(run)
        else:
            _tell_run(tables, int(sweep.spot.suit), run, found)
    return after + begun


def _grow(tables: Tables, runs: list[_OpenRun], one: i64, takes: i64, more: i64) -> None:
    """Of the runs of a type that have not grown yet, so many take a natural card, and so many a wild one."""
    for run in runs:
        if run.type != one or run.goes_on:
            continue
        if takes:
            run.type = tables.natural[one]
            takes -= 1
        elif more:
            run.type = tables.wild[one]
            run.wild |= shl(1, run.size)
            more -= 1
        else:
            return
        run.size += 1
        run.goes_on = True


def _tell_run(tables: Tables, suit: int, run: _OpenRun, found: list[Piece]) -> None:
    """A run; one over all fourteen places is two where it may not be one."""
    size, first, wilds = int(run.size), int(run.first), int(run.wild)
    if size > SUIT_SIZE and tables.splits_longest:
        found.append(run_of(suit, first, 7, wilds & 127))
        found.append(run_of(suit, first + 7, size - 7, wilds >> 7))
    else:
        found.append(run_of(suit, first, size, wilds))
