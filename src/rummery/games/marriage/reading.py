"""Which meld some cards are, to who knows the cut joker and to who does not (MAR-13 to MAR-15, MAR-18).

A move holds its melds as they were typed, since a text is read without a deal. Whoever judges them reads them again,
with what the seat knows. Which wild cards stand for what is settled here; whether the melds may be laid, the laws say.
"""

from __future__ import annotations

from typing import Final

from rummery.cards.card import ACE, JOKER, NONE, ONE, SUIT_SIZE, Card, Cards
from rummery.games.marriage.options import LARGEST_SET, LEAST_WILD, PAIR, SMALLEST_SET, MarriageOptions, wild_faces
from rummery.melds.meld import JUMBLE, OPEN, RUN, SET, Meld
from rummery.melds.recognise import recognise
from rummery.melds.shape import Shape
from rummery.melds.solver.told import WILD

_MOST_KEPT: Final = 20_000
"""Melds that are remembered; then all are forgotten."""
_typed: Final[dict[tuple[int, bool, bytes, bytes], Meld]] = {}
_read: Final[dict[tuple[int, int, bool, bytes, bytes], Meld]] = {}


def as_typed(options: MarriageOptions, cards: Cards, faces: Cards) -> Meld:
    """The meld that *cards* are in a move: pure ones as they are, others as typed, with the names that were given."""
    return recognise(options.shape, cards, cards) if faces == cards else Meld(JUMBLE, cards, faces)


def typed(options: MarriageOptions, meld: Meld) -> Meld:
    """The same meld as a move holds it."""
    if meld.cards == meld.faces and options.shape.fits(meld):
        return meld
    key = (options.min_run, options.tunnela, meld.cards, meld.faces)
    found = _typed.get(key)
    if found is None:
        if len(_typed) > _MOST_KEPT:
            _typed.clear()
        found = _typed[key] = _as_in_a_move(options, meld)
    return found


def _as_in_a_move(options: MarriageOptions, meld: Meld) -> Meld:
    faces = bytes(
        [
            meld.faces[at] if meld.faces[at] != OPEN else OPEN if meld.cards[at] == JOKER else meld.cards[at]
            for at in range(len(meld.cards))
        ]
    )
    return as_typed(options, meld.cards, faces)


def read(options: MarriageOptions, cut: Card | None, meld: Meld) -> Meld:
    """What a typed *meld* is to who knows the *cut* joker (None: does not). What is no meld stays as it was typed."""
    if not meld.wilds and options.shape.fits(meld):
        return meld
    if cut is None:
        return _plain(meld)
    key = (cut, options.min_run, options.tunnela, meld.cards, meld.faces)
    found = _read.get(key)
    if found is None:
        if len(_read) > _MOST_KEPT:
            _read.clear()
        found = _read[key] = _with_wilds(options.shape, wild_faces(cut), _plain(meld))
    return found


def _plain(meld: Meld) -> Meld:
    """A meld whose wild cards nobody has judged yet."""
    return meld if meld.cards == meld.faces else Meld(JUMBLE, meld.cards, meld.faces)


def is_meld(options: MarriageOptions, meld: Meld) -> bool:
    """Whether a meld that was read is one."""
    return (meld.wilds > 0 and meld.kind != JUMBLE) or options.shape.fits(meld)


def is_dublee(meld: Meld) -> bool:
    """MAR-22: a pair of identical natural cards."""
    cards = meld.cards
    return len(cards) == PAIR and cards[0] == cards[1] != JOKER and meld.faces == cards


def could_be_impure(options: MarriageOptions, meld: Meld) -> bool:
    """Whether cards that are no pure meld would be a meld if one of them were wild, whichever the cut joker is.

    Cards of one suit or one rank, without names, are no such meld: they are meant to be pure.
    """
    meld = _plain(meld)
    if JOKER in meld.cards:
        return is_meld(options, _with_wilds(options.shape, NONE, meld))
    if meld.cards == meld.faces and _are_alike(meld.cards):
        return False
    for card in sorted(set(meld.cards)):
        if meld.cards.count(card) == 1 and is_meld(options, _with_wilds(options.shape, ONE[card], meld)):
            return True
    return False


def _are_alike(cards: Cards) -> bool:
    """Whether they are all of one suit, or all of one rank."""
    suits = {card // SUIT_SIZE for card in cards}
    ranks = {card % SUIT_SIZE for card in cards}
    return len(suits) == 1 or len(ranks) == 1


def _with_wilds(shape: Shape, wild: Cards, meld: Meld) -> Meld:
    """The meld that cards are where *wild* ones, and jokers, may stand for others; the first way that makes one."""
    cards = meld.cards
    loose = [card == JOKER or card in wild for card in cards]
    names = [_name(meld, at) for at in range(len(cards))]
    for at in range(len(cards)):
        if names[at] != OPEN and not loose[at]:
            return meld
    if JOKER not in cards and cards == meld.faces:
        pure = recognise(shape, cards, cards)
        if shape.fits(pure):
            return pure
    if all(loose):
        return Meld(WILD, cards, ONE[OPEN] * len(cards)) if len(cards) >= LEAST_WILD else meld
    as_set = _as_set(cards, loose)
    if as_set is not None and not _name_another_rank(as_set, names):
        return as_set
    return _as_run(shape, cards, names, loose) or _as_named_run(shape, cards, names, loose) or as_set or meld


def _name(meld: Meld, at: int) -> int:
    """The face that was given to a card for which it is not, or OPEN."""
    return OPEN if meld.faces[at] == meld.cards[at] else meld.faces[at]


def _as_set(cards: Cards, loose: list[bool]) -> Meld | None:
    """MAR-15: cards of one rank and different suits, wild ones for those that are missing; these have no names."""
    if not SMALLEST_SET <= len(cards) <= LARGEST_SET:
        return None
    rank = next(cards[at] for at in range(len(cards)) if not loose[at]) % SUIT_SIZE
    faces = bytearray()
    for at in range(len(cards)):
        if cards[at] != JOKER and cards[at] % SUIT_SIZE == rank and cards[at] not in faces:
            faces.append(cards[at])
        elif loose[at]:
            faces.append(OPEN)
        else:
            return None
    return Meld(SET, cards, bytes(faces))


def _name_another_rank(as_set: Meld, names: list[int]) -> bool:
    rank = next(face for face in as_set.faces if face != OPEN) % SUIT_SIZE
    for name in names:
        if name not in (OPEN, JOKER) and name % SUIT_SIZE != rank:
            return True
    return False


def _as_run(shape: Shape, cards: Cards, names: list[int], loose: list[bool]) -> Meld | None:
    """MAR-15: consecutive cards of a suit in ascending order, each wild card standing for the place it lies in."""
    for ace in (ACE, SUIT_SIZE):
        first, suit = _first_place(cards, names, loose, ace)
        if first < 0 or first + len(cards) > SUIT_SIZE + 1 or len(cards) < shape.pattern.shortest_run:
            continue
        faces = bytes([suit * SUIT_SIZE + (first + at) % SUIT_SIZE for at in range(len(cards))])
        for at in range(len(cards)):
            if (not loose[at] and faces[at] != cards[at]) or names[at] not in (OPEN, faces[at]):
                break
        else:
            run = Meld(RUN, cards, faces)
            if Shape(shape.pattern, cards).is_run(run):
                return run
    return None


def _as_named_run(shape: Shape, cards: Cards, names: list[int], loose: list[bool]) -> Meld | None:
    """MAR-15: a run in any order, in which each wild card stands for what it was named, or is itself."""
    faces = bytes([cards[at] if names[at] == OPEN else names[at] for at in range(len(cards))])
    if faces == cards or JOKER in faces:
        return None
    named = Shape(shape.pattern, bytes([cards[at] for at in range(len(cards)) if loose[at]]))
    run = recognise(named, cards, faces)
    return run if run.kind == RUN and named.is_run(run) and len(cards) >= shape.pattern.shortest_run else None


def _first_place(cards: Cards, names: list[int], loose: list[bool], ace: int) -> tuple[int, int]:
    """The place of the first card, 0 for the low ace, and the suit, from a card that is certain; an ace is *ace*."""
    for at in range(len(cards)):
        face = names[at] if loose[at] else cards[at]
        if face != OPEN:
            place = ace if face % SUIT_SIZE == ACE else face % SUIT_SIZE
            return place - at, face // SUIT_SIZE
    return -1, 0
