"""The best lay-out of the cards of a player who has seen (MAR-20, MAR-31), however many melds of it are pure.

Sets are chosen one after the other; what a suit has left lies in runs, about which `suits` knows all. As long as the
sets of a rank are not chosen, its cards are taken to lie in them, and to spend no more than their share of a wild card:
that bounds what the choice can come to.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.card import JOKER, NONE, SUIT_SIZE, Cards
from rummery.games.marriage.options import SMALLEST_SET, MarriageOptions
from rummery.games.marriage.parts import Part, alone, run_of, set_of, tunnela_of
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.suits import (
    ALL,
    ALONE,
    BITS,
    MOST_COPIES,
    NONE_LEFT,
    OFFERS,
    ONES,
    SAVED,
    SUITS,
    above_of,
    costs,
    held,
    points,
    rank_of,
    ways_of,
    without,
)

_MOST_CARDS: Final = 25
"""More are left to the solver, as are more copies of a card than a suit can count."""
_MOST_NODES: Final = 20_000
"""Choices of sets that are looked at."""
MOST_POINTS: Final = 1 << 30
"""More than can be left."""

Keys: TypeAlias = tuple[int, int, int, int]
"""What each suit has left."""

_sets: Final[list[list[tuple[int, int]]]] = [
    [
        (suits, max(0, SMALLEST_SET - suits.bit_count()))
        for suits in (15, 7, 11, 13, 14, 3, 5, 9, 6, 10, 12)
        if suits & ~there == 0
    ]
    for there in range(1 << SUITS)
]
"""By the suits that have a rank, as bits: those of each set of two cards and more, and the wild cards that it needs."""


class Packing:
    """A search among the sets of some cards."""

    def __init__(self, options: MarriageOptions, cards: Cards, wild: Cards) -> None:
        """*cards* are ascending, *wild* the wild faces."""
        self.tunnelas: Final = options.tunnela
        self.above: Final = above_of(options.min_run)
        self.tokens = 0
        """Wild cards."""
        self.nodes = 0
        self.is_beyond = len(cards) > _MOST_CARDS
        suits = [self.above] * SUITS
        last, copies = JOKER, 0
        for card in cards:
            if card == JOKER or card in wild:
                self.tokens += 1
                continue
            copies = copies + 1 if card == last else 1
            if copies > MOST_COPIES:
                self.is_beyond = True
                break
            last = card
            suits[card // SUIT_SIZE] += BITS[card]
        self.suits: Final[Keys] = (suits[0], suits[1], suits[2], suits[3])
        self.chosen: Final[list[Part]] = []
        self.parts: list[Part] | None = None
        """The best lay-out that was found: its melds in the making."""

    def is_sure(self) -> bool:
        """Whether the search has come to its end."""
        return not self.is_beyond and self.nodes <= _MOST_NODES

    def search(self) -> None:
        """Look for the best lay-out, unless there are too many cards."""
        if self.is_beyond:
            return
        tunnelas: list[tuple[int, int]] = []
        if self.tunnelas:
            for suit in range(SUITS):
                triples = self.suits[suit] & self.suits[suit] >> 1 & ONES
                while triples:
                    low = triples & -triples
                    triples ^= low
                    tunnelas.append((suit, low))
        self._choose_tunnelas(tunnelas, self.suits)

    def _choose_tunnelas(self, left: list[tuple[int, int]], suits: Keys) -> bool:
        """MAR-14: three identical cards are a tunnela, or are not."""
        if not left:
            return self._choose_sets(suits[0], suits[1], suits[2], suits[3], self.tokens, 0)
        suit, low = left[0]
        others = list(suits)
        others[suit] -= MOST_COPIES * low
        less = (others[0], others[1], others[2], others[3])
        self.chosen.append(tunnela_of(suit * SUIT_SIZE + rank_of(low)))
        if self._choose_tunnelas(left[1:], less):
            return True
        self.chosen.pop()
        return self._choose_tunnelas(left[1:], suits)

    def _choose_sets(self, clubs: int, diamonds: int, hearts: int, spades: int, tokens: int, done: int) -> bool:
        """Choose the sets of a rank that may have some and is not *done*; whether to stop.

        Ranks of three suits come first: their sets may need no wild card, so that they are bounded least.
        """
        self.nodes += 1
        in_clubs, in_diamonds = (clubs | clubs >> 1) & ONES, (diamonds | diamonds >> 1) & ONES
        in_hearts, in_spades = (hearts | hearts >> 1) & ONES, (spades | spades >> 1) & ONES
        low_two, high_two = in_clubs & in_diamonds, in_hearts & in_spades
        low_any, high_any = in_clubs | in_diamonds, in_hearts | in_spades
        open_ranks = (low_two | high_two | low_any & high_any) & ~done
        if not open_ranks:
            return self._end(clubs, diamonds, hearts, spades, tokens) or self.nodes > _MOST_NODES
        free = (low_two & high_any | high_two & low_any) & ~done
        offers = free | (open_ranks ^ free) << 1
        if not self._may_do(
            clubs | (offers & in_clubs * MOST_COPIES) << OFFERS,
            diamonds | (offers & in_diamonds * MOST_COPIES) << OFFERS,
            hearts | (offers & in_hearts * MOST_COPIES) << OFFERS,
            spades | (offers & in_spades * MOST_COPIES) << OFFERS,
            tokens,
        ):
            return self.nodes > _MOST_NODES
        low = free & -free if free else open_ranks & -open_ranks
        there = 0
        if in_clubs & low:
            there = 1
        if in_diamonds & low:
            there |= 2
        if in_hearts & low:
            there |= 4
        if in_spades & low:
            there |= 8
        for suits, wanted in _sets[there]:
            if wanted <= tokens:
                self.chosen.append(set_of(low, suits))
                if self._choose_sets(
                    clubs - low if suits & 1 else clubs,
                    diamonds - low if suits & 2 else diamonds,
                    hearts - low if suits & 4 else hearts,
                    spades - low if suits & 8 else spades,
                    tokens - wanted,
                    done,
                ):
                    return True
                self.chosen.pop()
        return self._choose_sets(clubs, diamonds, hearts, spades, tokens, done | low)

    def _may_do(self, clubs: int, diamonds: int, hearts: int, spades: int, tokens: int) -> bool:
        """Whether what suits leave, some of their cards lying in sets, may be better than the best so far."""
        raise NotImplementedError

    def _end(self, clubs: int, diamonds: int, hearts: int, spades: int, tokens: int) -> bool:
        """All sets are chosen: keep the lay-out if it is the best so far; whether none can be better."""
        raise NotImplementedError

    def _left(self, key: int, halves: int) -> int:
        """What a suit leaves that may spend so much."""
        raise NotImplementedError

    def _price(self, rank: int) -> int:
        """What a card of a rank counts that is left."""
        raise NotImplementedError

    def _add_runs(self, suit: int, key: int, halves: int, parts: list[Part]) -> None:
        """The runs of a suit that may spend so much; cards alone with wild ones are the beginning of a set."""
        while key & ALL:
            least = self._left(key, halves)
            there = held(key & ALL)
            low = there & -there
            must_lie = key >> OFFERS & low != 0
            best, most, faces = 0, halves + 1, (0, 0)
            for ranks, ends, size, first in ways_of(low, key):
                taken = there & ranks
                spent = 2 * (size - taken.bit_count())
                if spent < most and taken & ends == ends and taken != low:
                    if self._left(without(key, taken), halves - spent) == least:
                        best, most, faces = taken, spent, (first, size)
            if best:
                parts.append(run_of(suit, faces[0], faces[1], best))
                key = without(key, best)
                halves -= most
                continue
            key = without(key, low)
            if must_lie or self._left(key, halves) + self._price(rank_of(low)) > least:
                parts.append(alone(suit * SUIT_SIZE + rank_of(low)))
                halves -= ALONE


@final
class Showing(Packing):
    """Looks for a lay-out that leaves one natural card, or none and a wild card, but none of the face *kept*.

    It may leave none at all where that is allowed, or where all wild cards are *kept*. Whether the other wild cards
    find room in the melds is not looked at.
    """

    def __init__(self, options: MarriageOptions, cards: Cards, wild: Cards, kept: Cards) -> None:
        super().__init__(options, cards, wild)
        self.must: Final = [0] * SUITS
        if kept and kept[0] < JOKER and kept[0] not in wild:
            self.must[kept[0] // SUIT_SIZE] = MOST_COPIES * BITS[kept[0]]
            kept = NONE
        self.unspent = 0
        """So many wild cards do not lie where no natural card is left: one of them is left over then."""
        if options.must_discard and (not self.tokens or self.tokens > (cards.count(kept) if kept else 0)):
            self.unspent = 1

    def _may_do(self, clubs: int, diamonds: int, hearts: int, spades: int, tokens: int) -> bool:
        in_clubs = costs(clubs)
        over = (in_clubs >> NONE_LEFT) - 2 * tokens
        if over > ALONE:  # which is the most that leaving a card saves
            return False
        in_diamonds = costs(diamonds)
        over += in_diamonds >> NONE_LEFT
        if over > ALONE:
            return False
        in_hearts = costs(hearts)
        over += in_hearts >> NONE_LEFT
        if over > ALONE:
            return False
        in_spades = costs(spades)
        over += in_spades >> NONE_LEFT
        if over <= 0:
            return True
        return max(in_clubs & SAVED, in_diamonds & SAVED, in_hearts & SAVED, in_spades & SAVED) > over

    def _end(self, clubs: int, diamonds: int, hearts: int, spades: int, tokens: int) -> bool:
        keys = [clubs, diamonds, hearts, spades]
        none = 0
        for suit in range(SUITS):
            keys[suit] |= (self.must[suit] & held(keys[suit]) * MOST_COPIES) << OFFERS
            none += costs(keys[suit]) >> NONE_LEFT
        if none > 2 * (tokens - self.unspent) and not self._leave_one(keys, none - 2 * tokens):
            return False
        parts = list(self.chosen)
        for suit in range(SUITS):
            self._add_runs(suit, keys[suit], costs(keys[suit]) >> NONE_LEFT, parts)
        self.parts = parts
        return True

    def _leave_one(self, keys: list[int], over: int) -> bool:
        """Take a card out of a suit that it saves so much to leave; whether there is one."""
        for suit in range(SUITS):
            saved = costs(keys[suit]) & SAVED
            if saved <= over or not saved:
                continue
            there = held(keys[suit])
            while there:
                low = there & -there
                there ^= low
                rest = without(keys[suit], low)
                may_be_left = not self.must[suit] & low
                if may_be_left and (costs(rest) >> NONE_LEFT) + saved == (costs(keys[suit]) >> NONE_LEFT) + 1:
                    keys[suit] = rest
                    return True
        return False

    def _left(self, key: int, halves: int) -> int:
        return 0 if halves >= costs(key) >> NONE_LEFT else 1

    def _price(self, rank: int) -> int:
        return 1


@final
class Counting(Packing):
    """Looks for the lay-out that leaves the fewest points, fewer than *bound*."""

    def __init__(self, options: MarriageOptions, cards: Cards, wild: Cards, bound: int) -> None:
        super().__init__(options, cards, wild)
        self.best = bound

    def _may_do(self, clubs: int, diamonds: int, hearts: int, spades: int, tokens: int) -> bool:
        suits = [points(clubs), points(diamonds), points(hearts), points(spades)]
        least = 0
        for left in suits:
            if 2 * tokens < len(left):
                least += left[2 * tokens]
        return least < self.best and least_of(suits, 2 * tokens) < self.best

    def _end(self, clubs: int, diamonds: int, hearts: int, spades: int, tokens: int) -> bool:
        keys = [clubs, diamonds, hearts, spades]
        suits = [points(key) for key in keys]
        halves = 2 * tokens
        least = least_of(suits, halves)
        if least < self.best:
            self.best = least
            self.parts = list(self.chosen)
            for suit in range(SUITS):
                others = suits[suit + 1 :]
                spent = 0
                while self._left(keys[suit], spent) + least_of(others, halves - spent) > least:
                    spent += 1
                self._add_runs(suit, keys[suit], spent, self.parts)
                least -= self._left(keys[suit], spent)
                halves -= spent
        return self.best == 0

    def _left(self, key: int, halves: int) -> int:
        left = points(key)
        return left[halves] if halves < len(left) else 0

    def _price(self, rank: int) -> int:
        return POINTS[rank]


def least_of(suits: list[bytes], halves: int) -> int:
    """The fewest points that several suits leave together, by what each leaves, if they may spend so much."""
    together = [0]
    for left in suits:
        size = min(halves + 1, len(together) + len(left) - 1)
        both = [MOST_POINTS] * size
        last = MOST_POINTS
        for at in range(min(len(together), size)):
            more = together[at]
            if more >= last:  # as much is left, and more is spent
                continue
            last = more
            place = at
            for points_left in left:
                if place == size:
                    break
                if points_left + more < both[place]:
                    both[place] = points_left + more
                place += 1
        together = both
    return min(together)
