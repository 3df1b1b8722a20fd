"""Melds in the making; with a wild card more, or a card less, where one is left over or none (MAR-15, MAR-20)."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import ACE, JOKER, KING, NONE, ONE, SUIT_SIZE, Card, Cards
from rummery.games.marriage.laying import KINDS
from rummery.games.marriage.options import LARGEST_SET, SMALLEST_SET, TUNNELA, MarriageOptions
from rummery.games.marriage.suits import BITS, SUITS, rank_of
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld
from rummery.melds.solver.told import WILD


@final
class Part:
    """A meld in the making: its faces, OPEN for a wild card of a set, and which of a run a wild card lies for."""

    __slots__ = ("kind", "faces", "missing", "meld", "rank")

    def __init__(self, kind: int, faces: Cards, missing: Cards = NONE) -> None:
        self.kind: Final = kind
        self.faces: Final = faces
        self.missing: Final = missing
        self.meld: Final = None if missing or OPEN in faces else Meld(kind, faces, faces)
        """The meld itself, where it needs no wild card."""
        self.rank: Final = faces[0] % SUIT_SIZE
        """That of its first card."""

    def may_be_pure(self, pool: Cards) -> bool:
        """Whether a card of the *pool* may lie in a place of its own."""
        for card in pool:
            if card in self.missing or (self.kind == SET and card != JOKER and card % SUIT_SIZE == self.rank):
                return True
        return False

    def with_wilds(self, pool: Cards) -> Meld:
        """The meld with cards of the *pool*, which holds enough: those in their own places first, then the last."""
        cards = list(self.faces)
        faces = list(self.faces)
        places: list[int] = []
        for at in range(len(cards)):
            if cards[at] == OPEN or cards[at] in self.missing:
                own = self._own(pool, cards, at)
                if own >= 0:
                    cards[at] = faces[at] = own
                    pool = pool.replace(ONE[own], NONE, 1)
                else:
                    places.append(at)
        for at in places:
            cards[at] = pool[len(pool) - 1]
            pool = pool[: len(pool) - 1]
        return Meld(self.kind, bytes(cards), bytes(faces))

    def _own(self, pool: Cards, cards: list[int], at: int) -> int:
        """A card of the pool that lies in this place as itself, or -1."""
        if self.kind == RUN:
            return self.faces[at] if self.faces[at] in pool else -1
        for card in pool:
            if card % SUIT_SIZE == self.rank and card != JOKER and card not in cards:
                return card
        return -1


_runs: Final[dict[tuple[int, int, int, int], Part]] = {}
_tunnelas: Final = [Part(SAME, ONE[card] * TUNNELA) for card in range(JOKER)]
_alone: Final = [Part(SET, ONE[card] + ONE[OPEN] * (SMALLEST_SET - 1)) for card in range(JOKER)]


def run_of(suit: int, first: int, size: int, taken: int) -> Part:
    """A run from the place *first* on, 0 for a low ace, in which natural cards of the ranks *taken* lie."""
    key = (suit, first, size, taken)
    found = _runs.get(key)
    if found is None:
        faces = bytes([suit * SUIT_SIZE + place % SUIT_SIZE for place in range(first, first + size)])
        found = _runs[key] = Part(RUN, faces, bytes([face for face in faces if not taken & BITS[face]]))
    return found


def set_of(low: int, suits: int) -> Part:
    """A set of a rank, told by its lowest bit, and of *suits*, as bits; wild cards make it three."""
    return _sets[suits][rank_of(low)]


def _set_of(rank: int, suits: int) -> Part:
    cards = bytes([suit * SUIT_SIZE + rank for suit in range(SUITS) if suits >> suit & 1])
    return Part(SET, cards + ONE[OPEN] * (SMALLEST_SET - len(cards)))


_sets: Final = [[_set_of(rank, suits) for rank in range(SUIT_SIZE)] for suits in range(1 << SUITS)]


def tunnela_of(card: Card) -> Part:
    """MAR-14."""
    return _tunnelas[card]


def alone(card: Card) -> Part:
    """One card, and wild ones."""
    return _alone[card]


def _room_of(kind: int, size: int) -> int:
    """How many wild cards a meld of so many cards has room for."""
    if kind == RUN:
        return SUIT_SIZE - size
    return LARGEST_SET - size if kind == SET else 0


def add_wilds(options: MarriageOptions, melds: list[Meld], wilds: Cards, spare: int) -> None:
    """Add wild cards to melds as long as there is room."""
    order = sorted(range(len(melds)), key=lambda at: melds[at].kind)
    for at in order:
        meld = melds[at]
        more = _room_of(meld.kind, len(meld.cards))
        if more and meld.cards == meld.faces and options.visit_kinds & KINDS[meld.kind]:
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


def shortened(options: MarriageOptions, meld: Meld) -> list[tuple[Meld, Card]]:
    """The meld without one of its cards, and that card, where it is still a meld, as pure as it was."""
    size = len(meld.cards)
    if meld.kind == SAME or size <= (options.min_run if meld.kind == RUN else SMALLEST_SET):
        return []
    found: list[tuple[Meld, Card]] = []
    for at in (0, size - 1) if meld.kind == RUN else range(size):
        cards, faces = meld.cards[:at] + meld.cards[at + 1 :], meld.faces[:at] + meld.faces[at + 1 :]
        shorter = Meld(meld.kind, cards, faces)
        if meld.kind == WILD or faces != ONE[OPEN] * len(faces):
            found.append((shorter, meld.cards[at]))
    return found
