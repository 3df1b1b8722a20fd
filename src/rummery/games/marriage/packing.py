"""The best lay-out of the cards of a player who has seen (MAR-20, MAR-31), however many melds of it are pure.

Sets are chosen one after the other; what a suit has left lies in runs, about which `suits` knows all. As long as the
sets of a rank are not chosen, its cards are taken to lie in them, and to spend no more than their share of a wild card:
that bounds what the choice can come to.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.cards.card import JOKER, NONE, ONE, SUIT_SIZE, Cards
from rummery.games.marriage.options import SMALLEST_SET, MarriageOptions
from rummery.games.marriage.parts import Part, alone, run_of, set_of, tunnela_of
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.suit_points import least_of, points
from rummery.games.marriage.suits import (
    ALL,
    ALONE,
    BITS,
    FREE,
    HALF,
    MOST_COPIES,
    MUST,
    NONE_LEFT,
    OFFERS,
    ONES,
    SAVED,
    SPENT,
    SPENTS,
    SUITS,
    above_of,
    costs,
    going,
    held,
    near_of,
    rank_of,
    runs_of,
    triples_of,
    ways_of,
    without,
    without_three,
)
from rummery.melds.solver.numbers import row, zeros

_MOST_CARDS: Final = 25
"""More are left to the solver, as are more copies of a card than a suit can count."""
_MOST_NODES: Final = 20_000
"""Choices of sets that are looked at."""
MOST_POINTS: Final = 2**30
"""More than can be left."""

_HEARTS: Final = 2 * SUIT_SIZE
_IN_TWO_SUITS: Final[vec[i64]] = row([4 ** (card % _HEARTS) for card in range(JOKER)])
"""Each card where clubs and diamonds are one number, and hearts and spades."""
_SETS: Final = (15, 7, 11, 13, 14, 0, 3, 5, 9, 6, 10, 12)
"""The suits of each set of two cards and more, as bits, those that need no wild card first; 0 is none."""
_ALL_SUITS: Final = 0xF
_CHOSEN: Final = SUITS
"""Bits that tell the suits of a set."""
_choices: Final[list[vec[i64]]] = [
    row([suits for suits in _SETS if suits & ~there == 0]) for there in range(_ALL_SUITS + 1)
]
"""The same by the suits that have a rank, as bits."""
_wanted: Final[vec[i64]] = row(
    [max(0, SMALLEST_SET - suits.bit_count()) if suits else 0 for suits in range(_ALL_SUITS + 1)]
)
"""The wild cards that a set of these suits needs."""
_offered: Final[vec[i64]] = row([(0, 0, HALF, FREE, FREE)[suits.bit_count()] for suits in range(_ALL_SUITS + 1)])
"""What is offered to the cards of a rank that these suits have."""


class Packing:
    """A search among the sets of some cards."""

    tokens: i64
    """Wild cards."""
    nodes: i64
    clubs: i64
    """What each suit has."""
    diamonds: i64
    hearts: i64
    spades: i64

    def __init__(self, options: MarriageOptions, cards: Cards, wild: Cards) -> None:
        """*cards* are ascending, *wild* the wild faces."""
        self.nodes = 0
        natural = cards.translate(None, wild + ONE[JOKER])
        self.tokens = len(cards) - len(natural)
        self.is_beyond = len(cards) > _MOST_CARDS
        low: i64 = 0
        high: i64 = 0
        last: i64 = JOKER
        copies: i64 = 0
        card: i64
        for card in natural:
            if card == last:
                copies += 1
                if copies > MOST_COPIES:
                    self.is_beyond = True
                    break
            else:
                copies = 1
                last = card
            if card < _HEARTS:
                low += _IN_TWO_SUITS[card]
            else:
                high += _IN_TWO_SUITS[card]
        above: i64 = above_of(options.min_run, options.tunnela)
        self.clubs, self.diamonds = above | low & ALL, above | low >> OFFERS
        self.hearts, self.spades = above | high & ALL, above | high >> OFFERS
        self.chosen: Final[vec[i64]] = zeros(_MOST_CARDS)
        """The sets that are chosen: above the bits of its suits the lowest bit of its rank."""
        self.parts: list[Part] | None = None
        """The best lay-out that was found: its melds in the making."""

    def is_sure(self) -> bool:
        """Whether the search has come to its end."""
        return not self.is_beyond and self.nodes <= _MOST_NODES

    def search(self) -> None:
        """Look for the best lay-out, unless there are too many cards."""
        if self.is_beyond:
            return
        in_clubs, in_diamonds = held(self.clubs), held(self.diamonds)
        in_hearts, in_spades = held(self.hearts), held(self.spades)
        low_two, high_two = in_clubs & in_diamonds, in_hearts & in_spades
        low_any, high_any = in_clubs | in_diamonds, in_hearts | in_spades
        free = low_two & high_any | high_two & low_any
        half = (low_two | high_two | low_any & high_any) & ~free
        offers = free * FREE | half * HALF
        self._choose_sets(
            self.clubs | (offers & in_clubs * MOST_COPIES) << OFFERS,
            self.diamonds | (offers & in_diamonds * MOST_COPIES) << OFFERS,
            self.hearts | (offers & in_hearts * MOST_COPIES) << OFFERS,
            self.spades | (offers & in_spades * MOST_COPIES) << OFFERS,
            self.tokens,
            0,
        )

    def _choose_sets(self, clubs: i64, diamonds: i64, hearts: i64, spades: i64, tokens: i64, number: i64) -> bool:
        """Choose the sets of a rank that may have some, *number* others being chosen; whether to stop.

        Ranks of three suits come first, then those of four: their sets may need no wild card, so that they are bounded
        least, and of three there are fewer. The highest of them leave most points.
        """
        self.nodes += 1
        offers: i64 = (clubs | diamonds | hearts | spades) >> OFFERS & ALL
        if not offers:
            return self._end(clubs, diamonds, hearts, spades, tokens, number) or self.nodes > _MOST_NODES
        if not self._may_do(clubs, diamonds, hearts, spades, tokens):
            return self.nodes > _MOST_NODES
        free: i64 = offers & ONES
        threes: i64 = free & ~((clubs & diamonds & hearts & spades) >> OFFERS)
        low: i64 = BITS[rank_of(threes or free or offers >> 1)]
        offer: i64 = low * MOST_COPIES << OFFERS
        again: i64 = low << 1
        there: i64 = 0
        twice: i64 = 0
        if clubs & offer:
            clubs &= ~offer
            there = 1
            if clubs & again:
                twice = 1
        if diamonds & offer:
            diamonds &= ~offer
            there |= 2
            if diamonds & again:
                twice |= 2
        if hearts & offer:
            hearts &= ~offer
            there |= 4
            if hearts & again:
                twice |= 4
        if spades & offer:
            spades &= ~offer
            there |= 8
            if spades & again:
                twice |= 8
        suits: i64
        for suits in _choices[there]:
            wanted: i64 = _wanted[suits]
            if wanted > tokens:
                continue
            left: i64 = there & ~suits | twice if suits else 0
            more: i64 = low * _offered[left] << OFFERS
            if suits:
                self.chosen[number] = low << _CHOSEN | suits
            if self._choose_sets(
                clubs - (low if suits & 1 else 0) | (more if left & 1 else 0),
                diamonds - (low if suits & 2 else 0) | (more if left & 2 else 0),
                hearts - (low if suits & 4 else 0) | (more if left & 4 else 0),
                spades - (low if suits & 8 else 0) | (more if left & 8 else 0),
                tokens - wanted,
                number + 1 if suits else number,
            ):
                return True
        return False

    def _sets(self, number: i64) -> list[Part]:
        """The first *number* sets that are chosen."""
        return [set_of(self.chosen[at] >> _CHOSEN, self.chosen[at] & _ALL_SUITS) for at in range(number)]

    def _may_do(self, clubs: i64, diamonds: i64, hearts: i64, spades: i64, tokens: i64) -> bool:
        """Whether what suits leave, some of their cards lying in sets, may be better than the best so far."""
        raise NotImplementedError

    def _end(self, clubs: i64, diamonds: i64, hearts: i64, spades: i64, tokens: i64, number: i64) -> bool:
        """All sets are chosen: keep the lay-out if it is the best so far; whether none can be better."""
        raise NotImplementedError

    def _left(self, key: i64, halves: i64) -> i64:
        """What a suit leaves that may spend so much."""
        raise NotImplementedError

    def _price(self, rank: i64) -> i64:
        """What a card of a rank counts that is left."""
        raise NotImplementedError

    def _add_runs(self, suit: i64, key: i64, halves: i64, parts: list[Part]) -> None:
        """The runs and tunnelas of a suit that may spend so much; cards alone with wild ones begin a set."""
        while key & ALL:
            least = self._left(key, halves)
            triple = self._tunnela(key, halves, least)
            if triple:
                parts.append(tunnela_of(suit * SUIT_SIZE + rank_of(triple)))
                key = without_three(key, triple)
                continue
            there: i64 = held(key)
            low: i64 = there & -there
            must_lie = key >> OFFERS & low != 0
            best: i64 = 0
            most: i64 = halves + 1
            goes: i64 = going(key)
            run: i64
            for run in runs_of(near_of(there, low), low, key):
                spent: i64 = run & SPENT
                if spent < most and self._left(key - (run >> SPENTS & goes), halves - spent) == least:
                    best, most = run >> SPENTS, spent
            if best:
                parts.append(self._run(suit, key, best & ALL, most))
                key -= best & goes
                halves -= most
                continue
            key = without(key, low)
            if must_lie or self._left(key, halves) + self._price(rank_of(low)) > least:
                parts.append(alone(suit * SUIT_SIZE + rank_of(low)))
                halves -= ALONE

    def _run(self, suit: int, key: int, taken: int, spent: int) -> Part:
        """The first run in which cards of just these ranks of a suit lie, and so many halves of wild cards."""
        there = held(key)
        size = taken.bit_count() + spent // 2
        first = next(
            first
            for ranks, ends, cards, first in ways_of(there & -there, key)
            if cards == size and there & ranks == taken and taken & ends == ends
        )
        return run_of(suit, first, size, taken)

    def _tunnela(self, key: i64, halves: i64, least: i64) -> i64:
        """A rank, by its lowest bit, whose cards may be a tunnela so that no more than the *least* is left, or 0."""
        triples: i64 = triples_of(key)
        while triples:
            low: i64 = triples & -triples
            if self._left(without_three(key, low), halves) == least:
                return low
            triples ^= low
        return 0


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
            self.must[kept[0] // SUIT_SIZE] = MUST * BITS[kept[0]]
            kept = NONE
        self.unspent = 0
        """So many wild cards do not lie where no natural card is left: one of them is left over then."""
        if options.must_discard and (not self.tokens or self.tokens > (cards.count(kept) if kept else 0)):
            self.unspent = 1

    def _may_do(self, clubs: i64, diamonds: i64, hearts: i64, spades: i64, tokens: i64) -> bool:
        in_clubs = costs(clubs)
        over: i64 = (in_clubs >> NONE_LEFT) - 2 * tokens
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
        return (
            over <= 0
            or over < in_clubs & SAVED
            or over < in_diamonds & SAVED
            or over < in_hearts & SAVED
            or over < in_spades & SAVED
        )

    def _end(self, clubs: i64, diamonds: i64, hearts: i64, spades: i64, tokens: i64, number: i64) -> bool:
        keys: list[int] = [clubs, diamonds, hearts, spades]
        none: i64 = 0
        for suit in range(SUITS):
            keys[suit] |= (self.must[suit] & held(keys[suit]) * MOST_COPIES) << OFFERS
            none += costs(keys[suit]) >> NONE_LEFT
        if none > 2 * (tokens - self.unspent) and not self._leave_one(keys, none - 2 * tokens):
            return False
        parts = self._sets(number)
        for suit in range(SUITS):
            self._add_runs(suit, keys[suit], costs(keys[suit]) >> NONE_LEFT, parts)
        self.parts = parts
        return True

    def _leave_one(self, keys: list[int], over: i64) -> bool:
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

    def _left(self, key: i64, halves: i64) -> i64:
        return 0 if halves >= costs(key) >> NONE_LEFT else 1

    def _price(self, rank: i64) -> i64:
        return 1


@final
class Counting(Packing):
    """Looks for the lay-out that leaves the fewest points, fewer than *bound*."""

    best: i64
    least: i64
    """No lay-out leaves fewer."""

    def __init__(self, options: MarriageOptions, cards: Cards, wild: Cards, bound: int) -> None:
        super().__init__(options, cards, wild)
        self.best = bound
        self.least = 0

    def _may_do(self, clubs: i64, diamonds: i64, hearts: i64, spades: i64, tokens: i64) -> bool:
        least = least_of(clubs, diamonds, hearts, spades, 2 * tokens, self.best)
        if self.nodes == 1:
            self.least = least
        return least < self.best

    def _end(self, clubs: i64, diamonds: i64, hearts: i64, spades: i64, tokens: i64, number: i64) -> bool:
        halves: i64 = 2 * tokens
        least = least_of(clubs, diamonds, hearts, spades, halves, self.best)
        if least < self.best:
            self.best = least
            self.parts = self._sets(number)
            keys: list[int] = [clubs, diamonds, hearts, spades]
            for suit in range(SUITS):
                key: i64 = keys[suit]
                keys[suit] = 0
                spent: i64 = 0
                while points(key, spent)[spent] + _least_of(keys, halves - spent) > least:
                    spent += 1
                self._add_runs(suit, key, spent, self.parts)
                least -= points(key, spent)[spent]
                halves -= spent
        return self.best == self.least

    def _left(self, key: i64, halves: i64) -> i64:
        return points(key, halves)[halves]

    def _price(self, rank: i64) -> i64:
        return POINTS[rank]


def _least_of(keys: list[int], halves: i64) -> i64:
    return least_of(keys[0], keys[1], keys[2], keys[3], halves, MOST_POINTS)
