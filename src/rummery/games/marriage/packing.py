"""The best lay-out of the cards of a player who has seen (MAR-20, MAR-31), by branch and bound.

It is the solver's question, with fewer wild cards and more known of them, and asked after every move: so it is answered
here, exactly, and left to the solver where the search gets long.

One natural card after the other is put into a meld or left. Wild cards are spent as they are needed, and stand in their
own places where they can; those that are not spent cost nothing, or find a place at the end. Cards that lie in no pure
meld come first: each needs a share in the wild cards of its meld, and the shares say what must be left at least.
"""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import ACE, JOKER, KING, NONE, ONE, SUIT_SIZE, Card, Cards, minus
from rummery.cards.record import Record
from rummery.games.marriage.arrange import goal_of, rummy_of
from rummery.games.marriage.facts import Melds
from rummery.games.marriage.laying import is_pure_for_seeing
from rummery.games.marriage.options import LEAST_WILD, PURE, MarriageOptions, wild_faces
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.reading import read, typed
from rummery.games.marriage.shares import UNIT, shares_of
from rummery.games.marriage.ways import runs_with, sets_with
from rummery.melds.find import melds_in
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY, RUNS, SAMES, SETS
from rummery.melds.solver.told import WILD

_MOST_NODES: Final = 4000
NO_LAY_OUT: Final = 1 << 30
"""More points than can be left."""
_LONGEST_RUN: Final = 13
_LARGEST_SET: Final = 4
_SMALLEST: Final = 3
_KINDS: Final = (RUNS, SETS, SAMES)
"""The solver's names of RUN, SET and SAME."""
_EACH: Final = bytes([1] * 256)
"""Prices where cards are counted."""
POINTS_OF_SEEN: Final = bytes([*POINTS[:JOKER], *([0] * (256 - JOKER))])
"""MAR-30: a joker left over counts nothing to who has seen; other wild cards are not asked about."""


@final
class Packed(Record):
    """Melds, and the cards that lie in none, ascending."""

    __slots__ = ("melds", "left")

    def __init__(self, melds: Melds, left: Cards) -> None:
        self.melds: Final = melds
        self.left: Final = left


@final
class _Part:
    """A meld in the making: its faces, and which of them a wild card stands for, not in its own place."""

    __slots__ = ("kind", "faces", "spent")

    def __init__(self, kind: int, faces: Cards, spent: list[bool]) -> None:
        self.kind: Final = kind
        self.faces: Final = faces
        self.spent: Final = spent

    def natural_wilds(self, wild: Cards) -> Cards:
        """The wild cards in it that stand for themselves."""
        return bytes([self.faces[at] for at in range(len(self.faces)) if not self.spent[at] and self.faces[at] in wild])

    def told_faces(self) -> Cards:
        """Its faces; a set's wild cards have none (MAR-15)."""
        if self.kind != SET:
            return self.faces
        return bytes([OPEN if self.spent[at] else self.faces[at] for at in range(len(self.faces))])


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
        for card in cards:
            if card == JOKER or card in self.wild:
                self.own[card] += card != JOKER
                self.tokens += 1
            else:
                self.held[card] += 1
        self.shares: Final = shares_of(options, cards, self.wild)
        needy = [card for card in sorted(set(cards)) if self.held[card] and self.shares[card]]
        needy.sort(key=self._ratio)
        self.needy: Final = bytes(needy)
        self.others: Final = bytes([card for card in sorted(set(cards)) if self.held[card] and not self.shares[card]])
        self.parts: Final[list[_Part]] = []
        self.known: Final[dict[tuple[bytes, int, int], int]] = {}

    def _ratio(self, card: Card) -> tuple[float, int]:
        return -self.prices[card] / self.shares[card], card

    def least(self) -> int:
        """What must be left at least of the cards that lie in no pure meld."""
        budget = self.tokens * UNIT
        left = 0
        for card in self.needy:
            count = self.held[card]
            if count:
                share = self.shares[card] * count
                price = self.prices[card] * count
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
        """Put the next card somewhere."""
        self.nodes += 1
        if self.nodes > _MOST_NODES or cost + self.least() >= self.best:
            return
        key = (bytes(self.held) + bytes(self.own), self.tokens, self._standing(pure))
        known = self.known.get(key)
        if known is not None and known <= cost:
            return
        self.known[key] = cost
        card = self._next()
        if card < 0:
            self._end(cost, pure)
            return
        for faces in sets_with(card):
            self._try(SET, faces, cost, pure, card)
        if self.options.tunnela and self.held[card] == 3:
            self.held[card] = 0
            self.parts.append(_Part(SAME, ONE[card] * 3, [False] * 3))
            self.run(cost, pure + (self.options.visit_kinds & SAMES != 0))
            self.parts.pop()
            self.held[card] = 3
        for faces in runs_with(card, self.options.min_run):
            self._try(RUN, faces, cost, pure, card)
        count = self.held[card]
        self.held[card] = 0
        self.run(cost + self.prices[card] * count, pure)
        self.held[card] = count

    def _standing(self, pure: int) -> int:
        """What else the end depends on: pure melds, and the room for wild cards that have to lie somewhere."""
        if not self.places_wild:
            return min(pure, self.pure)
        room = 0
        pure_room = 0
        for part in self.parts:
            more = min(2, _more(part.kind, len(part.faces)))
            if True in part.spent or not self.options.visit_kinds & _KINDS[part.kind]:
                room = min(2, room + more)
            else:
                pure_room += 16 if more == 2 else more
        return (pure * 4 + room) * 256 + pure_room

    def _next(self) -> int:
        for card in self.needy:
            if self.held[card]:
                return card
        for card in self.others:
            if self.held[card]:
                return card
        return -1

    def _try(self, kind: int, faces: Cards, cost: int, pure: int, card: Card) -> None:
        """A meld of these faces, each natural where it can be; where another might want a card, a wild one too."""
        spent: list[bool] = []
        used = 0
        for face in faces:
            if face == OPEN:
                spent.append(True)
                used += 1
            elif self.held[face]:
                spent.append(False)
            elif self.own[face]:
                spent.append(False)
                used += 1
            elif kind == SET:
                return
            else:
                spent.append(True)
                used += 1
            if used > self.tokens:
                return
        if kind == RUN and len(faces) > self.options.min_run and (spent[0] or spent[len(spent) - 1]):
            return
        self._lay(kind, faces, spent, cost, pure)
        if kind == RUN:
            self._try_with_more(faces, spent, 0, card, used, cost, pure)

    def _try_with_more(
        self, faces: Cards, spent: list[bool], first: int, card: Card, used: int, cost: int, pure: int
    ) -> None:
        """The same run with a wild card for one that is there, but that a pure meld may want."""
        for at in range(first, len(faces)):
            face = faces[at]
            if spent[at] or face == card or (self.held[face] and self.shares[face]):
                continue
            if len(faces) > self.options.min_run and at in (0, len(faces) - 1):
                continue
            more = used + (1 if self.held[face] else 0)
            if more > self.tokens:
                continue
            other = spent[:at] + [True] + spent[at + 1 :]
            self._lay(RUN, faces, other, cost, pure)
            self._try_with_more(faces, other, at + 1, card, more, cost, pure)

    def _lay(self, kind: int, faces: Cards, spent: list[bool], cost: int, pure: int) -> None:
        tokens = self.tokens
        taken: list[int] = []
        for at in range(len(faces)):
            face = faces[at]
            if spent[at]:
                self.tokens -= 1
            elif self.held[face]:
                self.held[face] -= 1
                taken.append(face)
            else:
                self.own[face] -= 1
                self.tokens -= 1
                taken.append(face + 64)
        if self.tokens >= 0:
            is_pure = True not in spent and self.options.visit_kinds & _KINDS[kind] != 0
            self.parts.append(_Part(kind, faces, spent))
            self.run(cost, pure + is_pure)
            self.parts.pop()
        for face in taken:
            if face >= 64:
                self.own[face - 64] += 1
            else:
                self.held[face] += 1
        self.tokens = tokens

    def _end(self, cost: int, pure: int) -> None:
        """Every natural card lies somewhere; the wild cards that are left cost nothing, or must find a place."""
        if pure < self.pure:
            if self.tokens >= LEAST_WILD * (self.pure - pure):
                self._add_pure_of_wilds(cost, pure)
            return
        if self.places_wild and 0 < self.tokens < LEAST_WILD:
            cost += max(0, self.tokens - _room(self.options, self.parts, pure - self.pure))
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
                self._lay(meld.kind, meld.cards, [False] * len(meld.cards), cost, pure)

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
                if part.spent[at]:
                    laid[at] = pool[len(pool) - 1]
                    pool = pool[: len(pool) - 1]
            melds.append(Meld(part.kind, bytes(laid), part.told_faces()))
        if len(pool) >= LEAST_WILD:
            melds.append(Meld(WILD, pool, ONE[OPEN] * len(pool)))
        elif self.places_wild:
            _add_wilds(self.options, melds, pool, spare)
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
            for shorter, card in _shorter(self.options, meld):
                if ONE[card] != self.kept:
                    return Packed((*packed.melds[:at], shorter, *packed.melds[at + 1 :]), ONE[card])
        return None


def _room(options: MarriageOptions, parts: list[_Part], spare: int) -> int:
    """How many wild cards can be added to melds, where *spare* pure ones need not stay pure."""
    room = 0
    for part in sorted(parts, key=_runs_first):
        more = _more(part.kind, len(part.faces))
        if more and True not in part.spent and options.visit_kinds & _KINDS[part.kind]:
            spare -= 1
            if spare < 0:
                continue
        room += more
    return room


def _runs_first(part: _Part) -> int:
    return part.kind


def _more(kind: int, size: int) -> int:
    """How many wild cards a meld of so many cards has room for."""
    if kind == RUN:
        return _LONGEST_RUN - size
    return _LARGEST_SET - size if kind == SET else 0


def _add_wilds(options: MarriageOptions, melds: list[Meld], wilds: Cards, spare: int) -> None:
    """Add wild cards to melds as long as there is room."""
    order = sorted(range(len(melds)), key=lambda at: melds[at].kind)
    for at in order:
        meld = melds[at]
        more = _more(meld.kind, len(meld.cards))
        if more and meld.cards == meld.faces and options.visit_kinds & _KINDS[meld.kind]:
            spare -= 1
            if spare < 0:
                continue
        for _ in range(min(more, len(wilds))):
            melds[at] = _with_wild(melds[at], wilds[:1])
            wilds = wilds[1:]


def _with_wild(meld: Meld, wild: Cards) -> Meld:
    if meld.kind == SET:
        return Meld(SET, meld.cards + wild, meld.faces + ONE[OPEN])
    last = meld.faces[len(meld.faces) - 1]
    suit = last - last % SUIT_SIZE
    if last % SUIT_SIZE == ACE or (last % SUIT_SIZE == KING and meld.faces[0] % SUIT_SIZE == ACE):
        return Meld(RUN, wild + meld.cards, ONE[meld.faces[0] - 1] + meld.faces)
    return Meld(RUN, meld.cards + wild, meld.faces + ONE[suit + (last % SUIT_SIZE + 1) % SUIT_SIZE])


def _shorter(options: MarriageOptions, meld: Meld) -> list[tuple[Meld, Card]]:
    """The meld without one of its cards, and that card, where it is still a meld, as pure as it was."""
    size = len(meld.cards)
    if meld.kind == SAME or size <= (options.min_run if meld.kind == RUN else _SMALLEST):
        return []
    found: list[tuple[Meld, Card]] = []
    for at in (0, size - 1) if meld.kind == RUN else range(size):
        cards, faces = meld.cards[:at] + meld.cards[at + 1 :], meld.faces[:at] + meld.faces[at + 1 :]
        shorter = Meld(meld.kind, cards, faces)
        if meld.kind == WILD or faces != ONE[OPEN] * len(faces):
            found.append((shorter, meld.cards[at]))
    return found


# ---- What is asked ----------------------------------------------------------------------------------------------


def least_points(options: MarriageOptions, cut: Card, cards: Cards, stay: Melds, least: int) -> int:
    """MAR-31: the fewest points that all cards of a player who has seen leave, *stay* lying as it is.

    *least* is what a lay-out that is known leaves. Where there are no three pure melds, which only positions that were
    set up bring about, the cards are arranged without.
    """
    rest = cards
    for meld in stay:
        rest = minus(rest, meld.cards)
    for pure in (0,) if stay else (PURE, 0):
        search = Packing(options, cut, bytes(sorted(rest)), POINTS_OF_SEEN, pure, least, NONE)
        search.run(0, 0)
        if search.is_sure():
            if search.best < NO_LAY_OUT:
                return search.best
            continue
        found = arrange(rest, rummy_of(options, cut), LEAST_POINTS, goal_of(options) if pure else ANY)
        if found is not None:
            return sum([POINTS_OF_SEEN[card] for card in found.left if card != JOKER and card not in search.wild])
    return least


def lay_out_of(options: MarriageOptions, cut: Card, cards: Cards, table: Melds, stay: Melds) -> Melds:
    """MAR-17: the melds of all *cards* that leave the fewest points, or *table* where none leave fewer than it."""
    rest = cards
    for meld in stay:
        rest = minus(rest, meld.cards)
    left = minus(cards, NONE.join([meld.cards for meld in table]))
    known = sum([POINTS_OF_SEEN[card] for card in left if card not in wild_faces(cut)])
    search = Packing(options, cut, bytes(sorted(rest)), POINTS_OF_SEEN, 0 if stay else PURE, known, NONE)
    search.run(0, 0)
    return table if search.found is None else (*stay, *search.found.melds)


def to_show(options: MarriageOptions, cut: Card, cards: Cards, stay: Melds, kept: Cards) -> Packed | None:
    """MAR-20: a lay-out that shows all *cards*, one left over to be discarded, which is none of the face *kept*."""
    rest = cards
    for meld in stay:
        rest = minus(rest, meld.cards)
    pure = 0 if stay else PURE
    search = Packing(options, cut, bytes(sorted(rest)), _EACH, pure, 2, kept)
    search.run(0, 0)
    if search.found is not None:
        return Packed((*stay, *search.found.melds), search.found.left)
    return None if search.is_sure() else _to_show(options, cut, rest, stay, kept, search)


def _to_show(
    options: MarriageOptions, cut: Card, cards: Cards, stay: Melds, kept: Cards, search: Packing
) -> Packed | None:
    """The same, by the solver: of all cards, or of all but one that may be discarded."""
    rummy, goal = rummy_of(options, cut), ANY if stay else goal_of(options)
    found = arrange(cards, rummy, FEWEST_CARDS, goal)
    if found is None or len(found.left) > 1:
        return None
    melds = tuple([read(options, cut, typed(options, meld)) for meld in found.melds])
    packed = search.with_a_discard(Packed(melds, found.left))
    if packed is not None:
        return Packed((*stay, *packed.melds), packed.left)
    for card in sorted(set(cards)):
        if ONE[card] != kept:
            other = arrange(minus(cards, ONE[card]), rummy, FEWEST_CARDS, goal)
            if other is not None and not other.left:
                melds = tuple([read(options, cut, typed(options, meld)) for meld in other.melds])
                return Packed((*stay, *melds), ONE[card])
    return None
