"""The best lay-out of the cards of a player who has seen (MAR-20, MAR-31), by branch and bound.

It is the solver's question, with fewer wild cards and more known of them, and asked after every move: so it is answered
here, exactly, and left to the solver where the search gets long.

One natural card after the other is put into a meld or left. Wild cards are spent as they are needed, and stand in their
own places where they can; those that are not spent cost nothing, or find a place at the end. Cards that lie in no pure
meld come first: each needs a share in the wild cards of its meld, and the shares say what must be left at least.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, minus
from rummery.cards.record import Record
from rummery.games.marriage.facts import Melds
from rummery.games.marriage.laying import KINDS, is_pure_for_seeing
from rummery.games.marriage.needs import UNIT, Need, hopeful, needs, shares_of
from rummery.games.marriage.options import LEAST_WILD, PAIR, SMALLEST_SET, TUNNELA, MarriageOptions, wild_faces
from rummery.games.marriage.parts import Part, add_wilds, room_in, room_of, shortened
from rummery.games.marriage.ways import BITS, Way, runs_with, sets_with
from rummery.melds.find import melds_in
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld
from rummery.melds.solver.told import WILD

_MANY_WILD: Final = 6
"""With so many wild cards it pays to look for the card that can go to the fewest places."""
_MOST_NODES: Final = 20_000
NO_LAY_OUT: Final = 1 << 30
"""More points than can be left."""

Choice: TypeAlias = tuple[int, int, Cards, int, int]
"""A meld that may be laid: the wild cards that it needs, its kind, its faces; of these, as bits, those that wild cards
stand for elsewhere than in their own places, and those that natural cards may lie for."""


@final
class Packed(Record):
    """Melds, and the cards that lie in none, ascending."""

    __slots__ = ("melds", "left")

    def __init__(self, melds: Melds, left: Cards) -> None:
        self.melds: Final = melds
        self.left: Final = left


@final
class Packing:
    """A search for melds that leave less than a bound."""

    def __init__(
        self, options: MarriageOptions, cut: Card, cards: Cards, prices: bytes, pure: int, bound: int, kept: Cards
    ) -> None:
        """*prices* by card; a lay-out must have *pure* pure melds and leave less than *bound*, and no card *kept*."""
        self.cards: Final = cards
        self.kept: Final = kept
        self.options: Final = options
        self.wild: Final = wild_faces(cut)
        self.prices: Final = prices
        self.pure: Final = pure
        self.best = bound
        self.nodes = 0
        self.found: Packed | None = None
        self.places_wild: Final = prices[JOKER] > 0
        """Whether a wild card left over costs something too."""
        self.held: Final = bytearray(JOKER + 1)
        self.own: Final = bytearray(JOKER + 1)
        """Wild cards that may yet stand in their own places."""
        self.tokens = 0
        self.room = 0
        """For wild cards in the melds so far, two at most in each: in those that need not stay pure, ..."""
        self.pure_room = 0
        """... and in the others, those with room for two counting 16."""
        self.long = 0
        """Melds so far that can be shortened."""
        self.have = 0
        self.wild_have = 0
        self.twice = 0
        self.thrice = 0
        self.lonely = 0
        """Faces as bits: held, held and wild, three times, in no pure meld."""
        held, own, wild = self.held, self.own, self.wild
        last = -1
        for card in cards:
            if card == JOKER:
                self.tokens += 1
            elif card in wild:
                own[card] += 1
                self.tokens += 1
                if card != last:
                    self.wild_have |= BITS[card]
                if own[card] == TUNNELA:
                    self.thrice |= BITS[card]
            else:
                held[card] += 1
                if card != last:
                    self.have |= BITS[card]
                elif held[card] == PAIR:
                    self.twice |= BITS[card]
                else:
                    self.thrice |= BITS[card]
            last = card
        self.needy: list[Need] = []
        """Cards that lie in no pure meld, those first that are dear for their share in a wild card."""
        self._look()
        self.parts: Final[list[Part]] = []
        self.known: Final[dict[tuple[bytes, int, int], int]] = {}

    def least(self, used: int = 0, laid: int = 0) -> int:
        """What must be left at least of the cards that lie in no pure meld, once *used* wild cards and *laid* lie."""
        budget = (self.tokens - used) * UNIT
        left = 0
        held = self.held
        for _, card, share, price, spare in self.needy:
            count = held[card] - (laid >> card & 1) - spare
            if count > 0:
                share *= count
                price *= count
                if share <= budget:
                    budget -= share
                elif budget:
                    left += price - price * budget // share
                    budget = 0
                else:
                    left += price
        return left

    def is_sure(self) -> bool:
        """Whether the search has come to its end."""
        return self.nodes <= _MOST_NODES

    def run(self, cost: int, pure: int) -> None:
        """Put the next card somewhere. What must be left at least has been asked."""
        self.nodes += 1
        if self.nodes > _MOST_NODES:
            return
        needy = self.needy
        self._look()
        if cost + self.least() < self.best:
            self._go_on(cost, pure)
        self.needy = needy

    def _go_on(self, cost: int, pure: int) -> None:
        if pure < self.pure and not self._can_be_pure(self.pure - pure):
            return
        card = self._next()
        if card < 0:
            card = self._first_held()
        if card < 0:
            self._end(cost, pure)
        else:
            self._put(card, cost, pure)

    def search(self) -> None:
        """Look for the best lay-out."""
        if self.least() < self.best:
            self.nodes += 1
            self._go_on(0, 0)

    def _put(self, card: Card, cost: int, pure: int) -> None:
        """Try all places of a card, and to leave it."""
        key = (bytes(self.held) + bytes(self.own), self.tokens, self._standing(cost, pure))
        known = self.known.get(key)
        if known is not None and known <= cost:
            return
        self.known[key] = cost
        for way in self._ways(card):
            if cost + self.least(way[0], way[4]) < self.best:
                self._lay(way, cost, pure)
        if ONE[card] == self.kept:
            return
        count = self.held[card]
        cost += self.prices[card] * count
        if cost < self.best:
            self._hold(card, 0)
            if cost + self.least() < self.best:
                self.run(cost, pure)
            self._hold(card, count)

    def _look(self) -> None:
        """Find out which of the cards that are there lie in no pure meld, and their shares."""
        shortest = self.options.min_run
        lonely, excess = needs(self.have, self.twice, self.thrice & self.have if self.options.tunnela else 0, shortest)
        self.lonely = lonely
        needy = lonely | excess
        self.needy = shares_of(needy, excess, self.have, shortest, self.prices) if needy else []

    def _can_be_pure(self, melds: int) -> bool:
        """Whether there are cards enough for so many pure melds."""
        if (self.have & ~self.lonely).bit_count() >= melds * TUNNELA:
            return True
        thrice = self.thrice if self.options.tunnela else 0
        faces = hopeful(self.have | self.wild_have, thrice, self.options.min_run)
        if faces.bit_count() >= melds * TUNNELA:
            return True
        cards = 0
        while faces:
            card = faces.bit_length() - 1
            cards += self.held[card] + self.own[card]
            faces ^= 1 << card
        return cards >= melds * TUNNELA

    def _first_held(self) -> int:
        return (self.have & -self.have).bit_length() - 1

    def _standing(self, cost: int, pure: int) -> int:
        """What else the end depends on: pure melds, room for wild cards that have to lie somewhere, and a discard."""
        if not self.places_wild:
            return min(pure, self.pure)
        standing = min(pure, self.pure) if self.room >= 2 else (pure * 4 + self.room + 1) * 256 + self.pure_room
        if self.options.must_discard:
            # Where nothing is left yet, something must be, or lie in a meld that can do without it.
            standing = standing * 4 + (2 if cost else 0) + (1 if self.long else 0)
        return standing

    def _next(self) -> int:
        """The card in need that is dearest for its share, or that has the fewest places; -1 where none is in need."""
        few = self.tokens < _MANY_WILD
        best, least = -1, 0
        for _, card, _, _, spare in self.needy:
            if self.held[card] > spare:
                if few:
                    return card
                places = len(self._ways(card))
                if best < 0 or places < least:
                    best, least = card, places
        return best

    def _hold(self, card: Card, count: int) -> None:
        self.held[card] = count
        bit = BITS[card]
        self.have &= ~bit
        self.twice &= ~bit
        self.thrice &= ~bit
        if count:
            self.have |= bit
            if count >= PAIR:
                self.twice |= bit
                if count >= TUNNELA:
                    self.thrice |= bit

    def _ways(self, card: Card) -> list[Choice]:
        """The melds that a card can lie in now, those first that need few wild cards."""
        found: list[Choice] = []
        have, wild, tokens = self.have, self.wild_have & ~self.have, self.tokens
        tunnelas = self.options.tunnela
        thrice = self.thrice if tunnelas else 0
        kept = -1
        if tunnelas and self.held[card] >= TUNNELA:
            found.append((0, SAME, ONE[card] * TUNNELA, 0, 0))
        for way in sets_with(card):
            if way.mask & ~(have | wild) == 0:
                used = way.opens + (way.mask & wild).bit_count()
                if used <= tokens:
                    found.append((used, SET, way.faces, 0, way.mask & have))
        for way in runs_with(card, self.options.min_run):
            spent = way.mask & ~(have | wild)
            if spent & way.ends:
                continue
            used = spent.bit_count() + (way.mask & wild).bit_count()
            if used <= tokens:
                found.append((used, RUN, way.faces, spent, way.mask & have))
                if used < tokens and (spent or way.mask & thrice):
                    if kept < 0:
                        kept = BITS[card] | have & ~hopeful(have | self.wild_have, thrice, self.options.min_run)
                    self._add_others(found, way, spent, kept, way.faces, 0)
        found.sort(key=_first)
        return found

    def _add_others(self, found: list[Choice], way: Way, spent: int, kept: int, faces: Cards, first: int) -> None:
        """The same run with a wild card for one that is there, but that a pure meld may want more."""
        for at in range(first, len(faces)):
            bit = 1 << faces[at]
            if bit & (spent | kept | way.ends):
                continue
            more = spent | bit
            used = more.bit_count() + (way.mask & self.wild_have & ~self.have & ~more).bit_count()
            if used <= self.tokens:
                found.append((used, RUN, faces, more, way.mask & self.have & ~more))
                self._add_others(found, way, more, kept, faces, at + 1)

    def _lay(self, way: Choice, cost: int, pure: int) -> None:
        used, kind, faces, spent, _ = way
        owned: list[int] = []
        naturals = kind != SET or OPEN not in faces
        for face in faces:
            if face == OPEN or spent >> face & 1:
                naturals = False
            elif self.held[face]:
                self._hold(face, self.held[face] - 1)
            else:
                self._own(face, self.own[face] - 1)
                owned.append(face)
        more = min(2, room_of(kind, len(faces)))
        room = self.room
        pure_room = self.pure_room
        if naturals and self.options.visit_kinds & KINDS[kind]:
            pure += 1
            self.pure_room += 16 if more == 2 else more
        else:
            self.room += more
        long = len(faces) > (self.options.min_run if kind == RUN else SMALLEST_SET)
        self.long += long
        self.tokens -= used
        self.parts.append(Part(kind, faces, spent))
        self.run(cost, pure)
        self.parts.pop()
        self.tokens += used
        self.long -= long
        self.room = room
        self.pure_room = pure_room
        for face in faces:
            if face != OPEN and not spent >> face & 1:
                if face in owned:
                    self._own(face, self.own[face] + 1)
                else:
                    self._hold(face, self.held[face] + 1)

    def _own(self, card: Card, count: int) -> None:
        self.own[card] = count
        bit = BITS[card]
        self.wild_have &= ~bit
        self.thrice &= ~bit
        if count:
            self.wild_have |= bit
            if count >= TUNNELA:
                self.thrice |= bit

    def _end(self, cost: int, pure: int) -> None:
        """Every natural card lies somewhere; the wild cards that are left cost nothing, or must find a place."""
        if pure < self.pure:
            if self.tokens >= LEAST_WILD * (self.pure - pure):
                self._add_pure_of_wilds(cost, pure)
            return
        if self.places_wild and 0 < self.tokens < LEAST_WILD:
            cost += max(0, self.tokens - room_in(self.options, self.parts, pure - self.pure))
        if cost < self.best:
            found: Packed | None = self._told(pure - self.pure)
            if found is not None and self.places_wild:
                found = self.with_a_discard(found)
            if found is not None:
                self.best = 0 if self.places_wild else cost
                self.found = found

    def _add_pure_of_wilds(self, cost: int, pure: int) -> None:
        """The pure melds that are lacking may be of wild cards in their own places."""
        hand = NONE.join([ONE[card] * self.own[card] for card in self.wild])
        for meld in melds_in(hand, self.options.shape):
            if len(meld.cards) <= self.tokens and is_pure_for_seeing(self.options, meld):
                self._lay((len(meld.cards), meld.kind, meld.cards, 0, 0), cost, pure)

    def _told(self, spare: int) -> Packed:
        """The melds of real cards."""
        pool = bytes([card for card in self.cards if card == JOKER or card in self.wild])
        for part in self.parts:
            pool = minus(pool, part.natural_wilds(self.wild))
        kept = bytes([card for card in pool if ONE[card] == self.kept])
        pool = minus(pool, kept) + kept  # what may not be left over is spent first
        melds: list[Meld] = []
        for part in self.parts:
            laid = bytearray(part.faces)
            for at in range(len(laid)):
                if part.is_spent(laid[at]):
                    laid[at] = pool[len(pool) - 1]
                    pool = pool[: len(pool) - 1]
            melds.append(Meld(part.kind, bytes(laid), part.faces))
        if len(pool) >= LEAST_WILD:
            melds.append(Meld(WILD, pool, ONE[OPEN] * len(pool)))
        elif self.places_wild:
            add_wilds(self.options, melds, pool, spare)
        left = self.cards
        for meld in melds:
            left = minus(left, meld.cards)
        return Packed(tuple(melds), left)

    def with_a_discard(self, packed: Packed) -> Packed | None:
        """MAR-11, MAR-20: one card is left over that may be discarded, or none where that is allowed; else nothing."""
        if len(packed.left) == 1:
            return packed if packed.left != self.kept else None
        if packed.left:
            return None
        if not self.options.must_discard:
            return packed
        for at in range(len(packed.melds)):
            meld = packed.melds[at]
            for shorter, card in shortened(self.options, meld):
                if ONE[card] != self.kept:
                    return Packed((*packed.melds[:at], shorter, *packed.melds[at + 1 :]), ONE[card])
        return None


def _first(way: Choice) -> int:
    return way[0]
