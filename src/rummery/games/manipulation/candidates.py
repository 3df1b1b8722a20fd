"""Tables that may be worth offering: one meld more, one card more, one card moved, one joker named anew."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.card import JOKER, KING, ONE, SUIT_BITS, SUIT_SIZE, Card, Cards, bits, holds
from rummery.games.manipulation.facts import ManipulationView
from rummery.games.manipulation.jokers import named_ways
from rummery.games.manipulation.options import FIRST_MELD_POINTS, POINTS30, SHAPE, TABLE
from rummery.games.manipulation.scoring import worth_all
from rummery.melds.find import melds_in
from rummery.melds.meld import RUN, SET, Meld, place_of_wild, with_card_at
from rummery.play.events import OnTable
from rummery.play.moves import Lay, Move

Melds: TypeAlias = tuple[Meld, ...]

_SHORTEST: Final = SHAPE.pattern.shortest_run
_MOST_PLACES: Final = 4
"""Places for one joker that was replaced."""
_MOST_PAIRS: Final = 100
"""First melds of two that are offered."""
_natural: Final[dict[bytes, Meld]] = {}
"""Melds of natural cards by kind and cards, each made once."""
_longer: Final[dict[bytes, Meld | None]] = {}
"""Melds with one card more, by kind, faces, that card and its face, and the cards."""
_MOST_KEPT: Final = 20_000
"""So many of them are kept: with jokers there is no end of them."""


def add_melds(view: ManipulationView, moves: list[Move]) -> None:
    """Candidates for `meld`: each new meld from the hand, a card laid off, a joker freed, a card moved (MAN-12).

    Where what lies on the table are melds, they obey all laws that look at the melds of a move.
    """
    there = _lying(view.table)
    lying = there.melds
    hand = view.hand
    options = view.match.options
    fresh: list[Meld] = []
    for meld in melds_in(hand, SHAPE):
        if meld.wilds:
            fresh.extend(named_ways(options, meld))
        else:
            fresh.append(meld)
    first = options.initial_meld != TABLE and not view.facts.has_opened(view.turn)
    if first and options.initial_meld == POINTS30:
        _add_worth_enough(hand, lying, fresh, moves)
        return
    for meld in fresh:
        moves.append(Lay(lying + (meld,)))
    if first:
        return
    if lying:
        seen = bits(hand)
        joker = seen >> JOKER & 1
        useful = _useful(seen)
        movable = useful | seen
        for at in range(len(lying)):
            if joker or there.wanted[at] & seen:
                _add_lay_offs(hand, joker == 1, lying, at, moves)
            if lying[at].wilds:
                _add_freed(hand, lying, at, moves)
            if there.spare[at] & movable:
                _add_moved(hand, useful, lying, at, moves)


def _add_worth_enough(hand: Cards, lying: Melds, fresh: list[Meld], moves: list[Move]) -> None:
    """MAN-13: the melds that are worth enough, and two together of which neither is alone."""
    pairs = 0
    low: list[Meld] = []
    for meld in fresh:
        if worth_all([meld]) < FIRST_MELD_POINTS:
            low.append(meld)
        else:
            moves.append(Lay(lying + (meld,)))
    for i in range(len(low)):
        for j in range(i):
            enough = worth_all([low[i], low[j]]) >= FIRST_MELD_POINTS
            if enough and holds(hand, low[i].cards + low[j].cards):
                moves.append(Lay((*lying, low[j], low[i])))
                pairs += 1
                if pairs == _MOST_PAIRS:
                    return


def _add_lay_offs(hand: Cards, joker: bool, lying: Melds, at: int, moves: list[Move]) -> None:
    for card in SHAPE.wants(lying[at]):
        if card in hand:
            longer = _with(lying[at], card, card)
            if longer is not None:
                moves.append(Lay(lying[:at] + (longer,) + lying[at + 1 :]))
        if joker:
            longer = _with(lying[at], JOKER, card)
            if longer is not None:
                moves.append(Lay(lying[:at] + (longer,) + lying[at + 1 :]))


def _add_freed(hand: Cards, lying: Melds, at: int, moves: list[Move]) -> None:
    """MAN-17: a joker replaced from the hand, and laid off as another card, on its own meld before others."""
    for face in lying[at].stands:
        if face not in hand:
            continue
        replaced = with_card_at(lying[at], place_of_wild(lying[at], face), face)
        table = (*lying[:at], replaced, *lying[at + 1 :])
        places = 0
        for other in (at, *range(at), *range(at + 1, len(table))):
            for name in SHAPE.wants(table[other]):
                longer = _with(table[other], JOKER, name)
                if longer is not None and places < _MOST_PLACES:
                    moves.append(Lay(table[:other] + (longer,) + table[other + 1 :]))
                    places += 1
            if places == _MOST_PLACES:
                break


def _add_moved(hand: Cards, useful: int, lying: Melds, at: int, moves: list[Move]) -> None:
    """A long run divided where a card of the hand doubles one; or a card that is spared, with two of the hand."""
    meld = lying[at]
    size = len(meld.cards)
    for place in range(size):
        face = meld.faces[place]
        if meld.kind == RUN and face in hand and place + 1 >= _SHORTEST and size - place >= _SHORTEST:
            low = _part(meld, 0, place + 1)
            high = _made(RUN, ONE[face] + meld.cards[place + 1 :], meld.faces[place:])
            moves.append(Lay((*lying[:at], low, *lying[at + 1 :], high)))
        if not useful >> face & 1:
            continue
        rest = _spared(meld, place)
        if rest:
            for new in _around(hand, meld.cards[place], face):
                moves.append(Lay((*lying[:at], rest[0], *lying[at + 1 :], *rest[1:], new)))


def _spared(meld: Meld, place: int) -> Melds:
    """What is left of a meld without one card: one meld or two, or nothing where they would be too short."""
    size = len(meld.cards)
    if meld.kind == SET:
        cards, faces = meld.cards, meld.faces
        return (_made(SET, cards[:place] + cards[place + 1 :], faces[:place] + faces[place + 1 :]),)
    if place == 0:
        return (_part(meld, 1, size),)
    if place == size - 1:
        return (_part(meld, 0, place),)
    if place >= _SHORTEST and size - 1 - place >= _SHORTEST:
        return (_part(meld, 0, place), _part(meld, place + 1, size))
    return ()


def _around(hand: Cards, card: Card, face: Card) -> list[Meld]:
    """The melds of *card*, standing for *face*, with two natural cards of the hand, or three in a set."""
    rank = face % SUIT_SIZE
    suits = [other for other in range(rank, JOKER, SUIT_SIZE) if other != face and other in hand]
    found: list[Meld] = []
    if len(suits) >= 2:
        others = bytes(suits)
        found.append(_made(SET, ONE[card] + others, ONE[face] + others))
    suit = face - rank
    for low in range(max(0, rank - 2), rank + 1):
        _add_run(hand, card, face, suit, low, found)
    if rank == 0:
        _add_run(hand, card, face, suit, KING - 1, found)
    return found


def _add_run(hand: Cards, card: Card, face: Card, suit: int, low: int, found: list[Meld]) -> None:
    """The run of three from this place on, if the hand has the two other cards."""
    if low > KING - 1:
        return
    faces = bytes([suit + (low + at) % SUIT_SIZE for at in range(_SHORTEST)])
    for other in faces:
        if other != face and other not in hand:
            return
    found.append(_made(RUN, faces.replace(ONE[face], ONE[card]), faces))


@final
class _Lying:
    """The melds of a table, and by bits which cards each wants, and which a long one may spare."""

    __slots__ = ("melds", "spare", "table", "wanted")

    def __init__(self, table: OnTable, melds: Melds, wanted: list[int], spare: list[int]) -> None:
        self.table: Final = table
        self.melds: Final = melds
        self.wanted: Final = wanted
        self.spare: Final = spare


_latest: Final = [_Lying((), (), [], [])]
"""The last table that was looked at: it stays the same for some moves."""


def _lying(table: OnTable) -> _Lying:
    before = _latest[0]
    if before.table is table:
        return before
    wanted: list[int] = []
    spare: list[int] = []
    melds = tuple([laid.meld for laid in table])
    known = len(before.melds)
    for at in range(len(melds)):
        meld = melds[at]
        if at < known and before.melds[at] is meld:  # most melds stay as they are
            wanted.append(before.wanted[at])
            spare.append(before.spare[at])
        else:
            wanted.append(bits(SHAPE.wants(meld)))
            spare.append(bits(meld.faces) if len(meld.cards) > _SHORTEST else 0)
    there = _latest[0] = _Lying(table, melds, wanted, spare)
    return there


def _useful(seen: int) -> int:
    """The faces, a bit each, that make a meld of three with two natural cards of those *seen* in the hand."""
    clubs, diamonds, hearts, spades = (
        seen & SUIT_BITS,
        seen >> 13 & SUIT_BITS,
        seen >> 26 & SUIT_BITS,
        seen >> 39 & SUIT_BITS,
    )
    return (
        _useful_in(clubs, diamonds, hearts, spades)
        | _useful_in(diamonds, clubs, hearts, spades) << 13
        | _useful_in(hearts, clubs, diamonds, spades) << 26
        | _useful_in(spades, clubs, diamonds, hearts) << 39
    )


def _useful_in(suit: int, one: int, two: int, three: int) -> int:
    have = suit | (suit & 1) << SUIT_SIZE  # the ace again, after the king
    runs = (have << 1 & have << 2) | (have << 1 & have >> 1) | (have >> 1 & have >> 2)
    runs |= runs >> SUIT_SIZE & 1
    return (runs | one & two | one & three | two & three) & SUIT_BITS


def _with(meld: Meld, card: Card, face: Card) -> Meld | None:
    """The meld with one card more."""
    key = meld.key + ONE[card] + ONE[face] + meld.cards
    if key not in _longer:
        if len(_longer) >= _MOST_KEPT:
            _longer.clear()
        _longer[key] = SHAPE.with_card(meld, card, face)
    return _longer[key]


def _part(meld: Meld, first: int, end: int) -> Meld:
    return _made(meld.kind, meld.cards[first:end], meld.faces[first:end])


def _made(kind: int, cards: Cards, faces: Cards) -> Meld:
    if cards != faces:
        return Meld(kind, cards, faces)
    key = ONE[kind] + faces
    meld = _natural.get(key)
    if meld is None:
        meld = _natural[key] = Meld(kind, cards, faces)
    return meld
