"""The melds of the best state, told by walking back through the layers and then forward again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rummery.cards.card import SUIT_SIZE
from rummery.melds.meld import OPEN, RUN, SAME, SET
from rummery.melds.solver.choices import BEGINS
from rummery.melds.solver.sets import is_same
from rummery.melds.solver.sweep import SUIT, Sweep
from rummery.melds.solver.tables import Tables


@final
class Piece:
    """A meld of which it is known what each card stands for, and which cards are wild."""

    def __init__(self, kind: int, faces: bytes, wild: bytes) -> None:
        self.kind: Final = kind
        """RUN, SET or SAME."""
        self.faces: Final = faces
        """A wild card of a set is OPEN."""
        self.wild: Final = wild
        """1 for each wild card, else 0."""

    def naturals(self) -> bytes:
        """Its natural cards."""
        return bytes([self.faces[at] for at in range(len(self.faces)) if not self.wild[at]])


@final
class _OpenRun:
    def __init__(self, suit: int, type_: int, first: int, wild: list[int]) -> None:
        self.suit: Final = suit
        self.type = type_
        self.first: Final = first
        """The place of its first card."""
        self.wild: Final = wild
        self.goes_on = False


def pieces(sweep: Sweep) -> list[Piece]:
    """The melds of the best state of a sweep that found one."""
    path: list[int] = []
    at = int(sweep.best)
    while at >= 0:
        path.append(at)
        at = int(sweep.parents[at])
    path.reverse()
    found: list[Piece] = []
    open_runs: list[_OpenRun] = []
    heap = [0, 0, 0, 0]
    for layer in range(1, len(path)):
        before, after = path[layer - 1], path[layer]
        sweep.spot.reach_rank(sweep.places[layer])
        if sweep.kinds[layer] == SUIT:
            suit = int(sweep.suits[layer])
            way = _way_between(sweep, suit, before, after)
            heap[suit] = int(sweep.ways.heap[way])
            _tell_same(sweep, way, found)
            open_runs = _runs_after(sweep, way, open_runs, found)
        else:
            wilds = int((sweep.states[after] & sweep.wild_mask) - (sweep.states[before] & sweep.wild_mask))
            _tell_sets(sweep, heap, wilds, _added(sweep, before, after), found)
            heap = [0, 0, 0, 0]
    for run in open_runs:
        _tell_run(sweep.tables, run, found)
    return found


def _tally(sweep: Sweep, at: int) -> int:
    return int((sweep.states[at] >> sweep.tally_at) & sweep.tally_mask)


def _added(sweep: Sweep, before: int, after: int) -> list[int]:
    """What may have been added to the tally between two states."""
    tally = sweep.tables.tally
    was, now = _tally(sweep, before), _tally(sweep, after)
    return [adds for adds in range(tally.size) if tally.plus(was, adds) == now]


def _way_between(sweep: Sweep, suit: int, before: int, after: int) -> int:
    """Finds the ways of one profile again, and among them the one that led from state to state."""
    ways = sweep.ways
    old, new = sweep.states[before], sweep.states[after]
    shift = sweep.profile_shift(suit)
    sweep.spot.reach_suit(suit)
    ways.begin()
    ways.find((old >> shift) & sweep.profile_mask)
    profile = (new >> shift) & sweep.profile_mask
    wilds = (new & sweep.wild_mask) - (old & sweep.wild_mask)
    heaps = ((old >> sweep.heap_at) & sweep.heap_mask) * (sweep.tables.copies + 1)
    heap = (new >> sweep.heap_at) & sweep.heap_mask
    price = sweep.costs[after] - sweep.costs[before]
    added = _added(sweep, before, after)
    way: i64
    for way in range(ways.count):
        if (
            ways.to_profile[way] == profile
            and ways.wilds[way] == wilds
            and ways.price[way] == price
            and sweep.tables.heap_with[heaps + ways.heap[way]] == heap
            and int(ways.adds[way]) in added
        ):
            return int(way)
    raise AssertionError("the sweep came this way")


def _tell_same(sweep: Sweep, way: int, found: list[Piece]) -> None:
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
        found.append(Piece(SAME, bytes([face] * (size + more)), bytes([0] * size + [1] * more)))
        naturals -= size
        wilds -= more


def _splits_same(tables: Tables, naturals: int, wilds: int) -> bool:
    return any(used == wilds for used, _ in tables.sames[naturals])


def _runs_after(sweep: Sweep, way: int, before: list[_OpenRun], found: list[Piece]) -> list[_OpenRun]:
    """The open runs after a spot; those that end there are told."""
    choices, tables = sweep.ways.choices, sweep.tables
    suit, place = int(sweep.spot.suit), int(sweep.spot.place)
    for run in before:
        run.goes_on = run.suit != suit
    begun: list[_OpenRun] = []
    grown: list[_OpenRun] = []
    at = int(sweep.ways.choice[way])
    while choices.before[at] >= 0:
        part = int(choices.part[at])
        at = int(choices.before[at])
        if part & int(BEGINS):
            lead = part & 255
            one = tables.low_starts[lead] if place - lead == 1 else tables.starts[lead]
            begun.append(_OpenRun(suit, int(one), place - lead, [1] * lead + [0]))
            continue
        mine = [run for run in before if run.suit == suit and run.type == part >> 16 and run not in grown]
        takes, more = part >> 8 & 255, part & 255
        for run in mine[: takes + more]:
            run.goes_on = True
            run.wild.append(0 if takes else 1)
            run.type = int(tables.natural[run.type] if takes else tables.wild[run.type])
            takes -= 1 if takes else 0
            grown.append(run)
    for run in before:
        if not run.goes_on:
            _tell_run(tables, run, found)
    return [run for run in before if run.goes_on] + begun


def _tell_run(tables: Tables, run: _OpenRun, found: list[Piece]) -> None:
    """A run; one over all fourteen places is two where it may not be one."""
    size = len(run.wild)
    faces = bytes([run.suit * SUIT_SIZE + (run.first - 1 + at) % SUIT_SIZE for at in range(size)])
    wild = bytes(run.wild)
    if size > SUIT_SIZE and tables.splits_longest:
        found.append(Piece(RUN, faces[:7], wild[:7]))
        found.append(Piece(RUN, faces[7:], wild[7:]))
    else:
        found.append(Piece(RUN, faces, wild))


def _tell_sets(sweep: Sweep, heap: list[int], wilds: int, added: list[int], found: list[Piece]) -> None:
    """The sets that a heap of cards, by suit, and so many wild cards make."""
    splits, rank = sweep.tables.splits, int(sweep.spot.rank)
    tally = sweep.tables.tally
    while any(heap):
        size, more, left, adds = _next_set(sweep, heap, wilds, added)
        suits = [suit for suit in range(4) for _ in range(heap[suit] - left[suit])]
        faces = [suit * SUIT_SIZE + rank for suit in suits] + [OPEN] * more
        found.append(Piece(SET, bytes(faces), bytes([0] * size + [1] * more)))
        mine = splits.of(size, more)
        added = [one for one in adds if any(tally.plus(mine, one) == goal for goal in added)]
        heap = list(left)
        wilds -= more


def _next_set(
    sweep: Sweep, heap: list[int], wilds: int, added: list[int]
) -> tuple[int, int, tuple[int, ...], list[int]]:
    """The first set of a heap: its natural and wild cards, the heap that is left, and what that may add."""
    tables = sweep.tables
    splits, tally = tables.splits, tables.tally
    known = tuple(heap) if tables.different_suits else (sum(heap),)
    for left, size, most in splits.first_sets(known):
        for more in range(min(most, wilds) + 1):
            mine = splits.of(size, more)
            if mine < 0:
                continue
            adds = [
                one
                for used, one in splits.ways(left)
                if used == wilds - more and any(tally.plus(mine, one) == goal for goal in added)
            ]
            if adds:
                rest = left if tables.different_suits else _without(heap, size)
                return size, more, rest, adds
    raise AssertionError("a heap splits as it was said to")


def _without(heap: list[int], size: int) -> tuple[int, ...]:
    """The heap without so many cards, those of the first suits."""
    left = list(heap)
    for suit in range(4):
        gone = min(left[suit], size)
        left[suit] -= gone
        size -= gone
    return tuple(left)
