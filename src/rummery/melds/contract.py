"""A contract in a hand, quickly: whether it is out of the question, and mostly melds that make it up.

For games with sets of any suits and no more wild cards than natural ones in a meld. What is found is right; that
nothing is found proves nothing where `may_hold` says yes: then the solver knows.
"""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, KINDS, NONE, ONE, SUIT_BITS, SUIT_SIZE, Cards
from rummery.melds.meld import OPEN, RUN, SET, Meld
from rummery.melds.shape import Shape

_NEVER: Final = 99
"""Wild cards for what cannot be."""
_MOST_TRIES: Final = 300
"""Choices of runs that are looked at."""
_RANKS: Final = bytes([card % SUIT_SIZE for card in range(JOKER)]) + bytes([OPEN] * (256 - JOKER))
"""The rank of each card, by its number."""
_windows: Final[dict[int, list[int]]] = {}
_costs: Final[dict[int, list[int]]] = {}


def may_hold(hand: Cards, shape: Shape, sets: int, runs: int, length: int) -> bool:
    """False only where *hand* has no such melds: *sets* sets and *runs* runs of *length* cards or more."""
    size = shape.pattern.smallest_set
    if len(hand) < sets * size + runs * length:
        return False
    plain = hand.translate(None, shape.wild)
    wilds = len(hand) - len(plain)
    if sets:
        wilds -= _for_sets(plain, shape, sets)
    if runs and wilds >= 0:
        wilds -= _for_runs(plain, shape, runs, length)
    return wilds >= 0


def _for_sets(plain: Cards, shape: Shape, sets: int) -> int:
    """No more wild cards than so many sets need, of whatever ranks; *plain* are the cards that are never wild."""
    ranks = plain.translate(_RANKS)
    size = shape.pattern.smallest_set
    costs: list[int] = []
    for rank in range(SUIT_SIZE):
        there = ranks.count(rank)
        if there >= _naturals(size):
            costs.extend(_set_costs(there, size))
    for rank in {card % SUIT_SIZE for card in shape.wild if card != JOKER}:
        there = ranks.count(rank)  # the wild cards of this rank are natural in its sets
        before = len(_set_costs(there, size))
        costs.extend([min(size, (nth + 1) * size - there) for nth in range(before, sets)])
    if len(costs) < sets:
        return _NEVER
    costs.sort()
    return sum(costs[:sets])


def _naturals(size: int) -> int:
    """The fewest natural cards of a meld of so many."""
    return size - size // 2


def _set_costs(there: int, size: int) -> list[int]:
    """How many more wild cards each set needs, of a rank with so many natural cards: never fewer than the last."""
    found = _costs.get(there << 4 | size)
    if found is not None:
        return found
    costs: list[int] = []
    before = 0
    for nth in range(1, there // _naturals(size) + 1):
        lacking = max(0, nth * size - there)
        costs.append(lacking - before)
        before = lacking
    _costs[there << 4 | size] = costs
    return costs


def _for_runs(plain: Cards, shape: Shape, runs: int, length: int) -> int:
    """No more wild cards than so many runs need; *plain* are the cards that are never wild."""
    seen = 0
    for card in plain:
        seen |= 1 << card
    own = 1 if len(shape.wild) > 1 else 0
    costs: list[int] = []
    for suit in range(4):
        in_suit = (seen >> (SUIT_SIZE * suit)) & SUIT_BITS
        if in_suit & (in_suit - 1) or (own and in_suit):
            least = min(_lacking(in_suit, shape, length))
            if 2 * (least - own) <= length + 1:
                there = len([card for card in plain if card // SUIT_SIZE == suit])
                before = least
                costs.append(least)
                for nth in range(2, runs + 1):
                    before = max(before, nth * length - there - before * (nth - 1))
                    costs.append(before)
    if len(costs) < runs:
        return _NEVER
    costs.sort()
    return sum(costs[:runs])


def _lacking(in_suit: int, shape: Shape, length: int) -> list[int]:
    """How many cards a run of this length lacks, by its place from that of the lowest run.

    *in_suit* has a bit for each rank that is there.
    """
    pattern = shape.pattern
    key = in_suit << 8 | length << 4 | pattern.ace
    found = _windows.get(key)
    if found is None:
        have = in_suit | (in_suit & 1) << SUIT_SIZE  # the ace again, after the king
        last = SUIT_SIZE if pattern.high() else SUIT_SIZE - 1
        found = []
        for low in range(_lowest(shape), last - length + 2):
            found.append(length - (have >> low & ((1 << length) - 1)).bit_count())
        _windows[key] = found
    return found


def _lowest(shape: Shape) -> int:
    """The place of the lowest card of a run: 0 is an ace."""
    return 0 if shape.pattern.low() else 1


def find_contract(hand: Cards, shape: Shape, sets: int, runs: int, length: int) -> tuple[Meld, ...] | None:
    """Melds of *hand* that are just as many and as long as these, the sets first; None where none were found."""
    search = _Search(hand, shape, shape.wild, sets, runs, length)
    if search.run(runs, 0):
        return search.melds()
    if search.natural:
        search = _Search(hand, shape, ONE[JOKER], sets, runs, length)
        if search.run(runs, 0):
            return search.melds()
    return None


class _Search:
    """Runs with the fewest wild cards first, then sets of what is left; only the cards *wild* are laid as wild ones."""

    def __init__(self, hand: Cards, shape: Shape, wild: Cards, sets: int, runs: int, length: int) -> None:
        self.shape: Final = shape
        self.sets: Final = sets
        self.length: Final = length
        self.size: Final = shape.pattern.smallest_set
        self.wild: Final = bytes([card for card in hand if card in wild])
        self.natural: Final = len(self.wild) > self.wild.count(JOKER)
        """Whether some of them could be laid as themselves."""
        self.wilds = len(self.wild)
        self.held: Final = bytearray(KINDS)
        for card in hand:
            if card not in wild:
                self.held[card] += 1
        self.places: Final[list[tuple[int, int]]] = self._places() if runs else []
        self.chosen: Final[list[list[int]]] = []
        """The faces of each run, a wild card's being negative: -1 - face."""
        self.by_rank: Final = bytearray(SUIT_SIZE)
        for card in range(JOKER):
            if self.held[card]:
                self.by_rank[card % SUIT_SIZE] += self.held[card]
        self.ranks: list[int] = []
        """The rank of each set."""
        self.tries = 0

    def _places(self) -> list[tuple[int, int]]:
        """Suits and lowest places of runs that could be made, those that lack least first."""
        found: list[tuple[int, int, int]] = []
        most = min(self.wilds, self.length // 2)
        for suit in range(4):
            in_suit = 0
            for rank in range(SUIT_SIZE):
                if self.held[suit * SUIT_SIZE + rank]:
                    in_suit |= 1 << rank
            lacking = _lacking(in_suit, self.shape, self.length)
            for at in range(len(lacking)):
                if lacking[at] <= most:
                    found.append((lacking[at], suit, at + _lowest(self.shape)))
        found.sort()
        return [(suit, low) for _, suit, low in found]

    def run(self, left: int, first: int) -> bool:
        """Whether so many more runs, from place number *first* on, and the sets were found."""
        if left == 0:
            return self._find_sets()
        for at in range(first, len(self.places)):
            self.tries += 1
            if self.tries > _MOST_TRIES:
                return False
            suit, low = self.places[at]
            faces = [suit * SUIT_SIZE + place % SUIT_SIZE for place in range(low, low + self.length)]
            cells = [face if self.held[face] else -1 - face for face in faces]
            lacking = len([cell for cell in cells if cell < 0])
            if lacking > self.wilds or 2 * lacking > self.length:
                continue
            self._take(cells, 1)
            self.wilds -= lacking
            self.chosen.append(cells)
            if self.run(left - 1, at):
                return True
            self.chosen.pop()
            self.wilds += lacking
            self._take(cells, -1)
        return False

    def _take(self, cells: list[int], count: int) -> None:
        for cell in cells:
            if cell >= 0:
                self.held[cell] -= count
                self.by_rank[cell % SUIT_SIZE] -= count

    def _find_sets(self) -> bool:
        """The sets that need the fewest wild cards, and among them those of the ranks with most cards."""
        offers: list[tuple[int, int, int]] = []
        for rank in range(SUIT_SIZE):
            there = self.by_rank[rank]
            if there >= _naturals(self.size):
                offers.extend([(cost, -there, rank) for cost in _set_costs(there, self.size)])
        offers.sort()
        chosen = offers[: self.sets]
        self.ranks = [rank for _, _, rank in chosen]
        return len(chosen) == self.sets and sum([cost for cost, _, _ in chosen]) <= self.wilds

    def melds(self) -> tuple[Meld, ...]:
        """The melds that were found."""
        wild = self.wild
        found: list[Meld] = []
        for at in range(len(self.ranks)):
            rank = self.ranks[at]
            others = self.ranks[at + 1 :].count(rank)
            count = min(self.size, self.by_rank[rank] - others * _naturals(self.size))
            cards = self._naturals_of(rank, count)
            lacking = self.size - count
            faces = bytes([card if card != JOKER and card % SUIT_SIZE == rank else OPEN for card in wild[:lacking]])
            found.append(Meld(SET, cards + wild[:lacking], cards + faces))
            wild = wild[lacking:]
        for cells in self.chosen:
            cards = NONE
            for cell in cells:
                if cell >= 0:
                    cards += ONE[cell]
                else:
                    cards += wild[:1]
                    wild = wild[1:]
            found.append(Meld(RUN, cards, bytes([cell if cell >= 0 else -1 - cell for cell in cells])))
        return tuple(found)

    def _naturals_of(self, rank: int, count: int) -> Cards:
        cards = NONE
        for suit in range(4):
            card = suit * SUIT_SIZE + rank
            while self.held[card] and len(cards) < count:
                cards += ONE[card]
                self.held[card] -= 1
                self.by_rank[rank] -= 1
        return cards


def lengthened(shape: Shape, melds: tuple[Meld, ...], left: Cards) -> tuple[Meld, ...]:
    """The melds with all cards of *left* that fit on them and are not wild."""
    longer = list(melds)
    grows = True
    while grows:
        grows = False
        for at in range(len(longer)):
            for card in shape.wants(longer[at]):
                while card in left and card not in shape.wild:
                    meld = shape.with_card(longer[at], card, card)
                    if meld is None:
                        break
                    longer[at] = meld
                    left = left.replace(ONE[card], NONE, 1)
                    grows = True
    return tuple(longer)
