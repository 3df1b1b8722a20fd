"""What a player of Marriage may want to lay: melds that earn seeing, a longer lay-out, all cards at once.

All but the last are cheap candidates, not all there is; whether a hand can be shown is found exactly.
"""

from __future__ import annotations

from typing import Final

from rummery.cards.card import ACES, JOKER, NONE, ONE, SUIT_BITS, SUIT_SIZE, Card, Cards, bits, holds, minus
from rummery.games.marriage.facts import MarriageView, Melds, own_melds
from rummery.games.marriage.glance import may_be_shown
from rummery.games.marriage.lay_outs import to_show
from rummery.games.marriage.options import (
    DUBLEES,
    LAST_DUBLEES,
    LEAST_WILD,
    PAIR,
    MarriageOptions,
    natural_faces,
    shape_of,
    wild_bits,
)
from rummery.games.marriage.own import Own
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.pure import ALL_KINDS, pure_in, pure_triples
from rummery.games.marriage.reading import typed
from rummery.melds.find import Copies, copies, in_two_suits, melds_in
from rummery.melds.meld import OPEN, RUN, SAME, Meld, same_meld
from rummery.melds.pattern import Pattern
from rummery.melds.shape import Shape
from rummery.melds.solver.goal import SAMES
from rummery.melds.solver.told import WILD

MOST_TRIPLES: Final = 3
"""Ways to see that are offered."""
MOST_OF_A_SORT: Final = 2
"""Longer lay-outs of one sort that are offered."""

_WITH_A_JOKER: Final = Shape(Pattern(most_wilds=1))
_SUITS: Final = [SUIT_BITS << first for first in range(0, JOKER, SUIT_SIZE)]
"""The cards of each suit, as bits."""
_FROM_CLUBS: Final = [
    bytes([card + SUIT_SIZE * suit if card < SUIT_SIZE else card for card in range(256)]) for suit in range(4)
]
"""Puts clubs into each suit."""
_MOST_KEPT: Final = 50_000
_dearest: Final[dict[int, tuple[int, Meld | None]]] = {}
"""The dearest meld with one joker of cards of one suit, or one rank, by these, and its points."""
_with_wild: Final[dict[Cards, Meld]] = {}
"""A dearest meld in which a wild card lies for the joker, by the cards with the joker and that one after them."""


def visits(options: MarriageOptions, hand: Cards) -> list[Melds]:
    """MAR-16: some choices of three pure melds of a hand; none only where there are none."""
    held = copies(hand)
    return pure_triples(hand, held, pure_in(options, hand, held, options.visit_kinds), MOST_TRIPLES)


def dublees_in(cards: Cards) -> list[Meld]:
    """MAR-22: the pairs of identical cards, as many as there are together, those of the dearest cards first."""
    found: list[Meld] = []
    for card in sorted(set(cards), key=_dearest_first):
        if card != JOKER:
            found.extend([Meld(SAME, ONE[card] * PAIR, ONE[card] * PAIR)] * (cards.count(card) // PAIR))
    return found


def _dearest_first(card: Card) -> tuple[int, int]:
    return -POINTS[card], card


def dublee_visit(options: MarriageOptions, hand: Cards) -> Melds:
    """MAR-22: seven dublees of a hand, or nothing."""
    pairs = dublees_in(hand)
    return tuple([typed(options, pair) for pair in pairs[:DUBLEES]]) if len(pairs) >= DUBLEES else ()


def dublee_show(view: MarriageView) -> Melds:
    """MAR-22: eight dublees, those on the table first, or nothing."""
    table = own_melds(view.table, view.seat)
    more = [typed(view.match.options, pair) for pair in dublees_in(view.hand)]
    together = (*table, *more)[:LAST_DUBLEES]
    return together if len(together) == LAST_DUBLEES else ()


def tunnelas_in(options: MarriageOptions, hand: Cards) -> list[Meld]:
    """MAR-14: the tunnelas of a hand."""
    return pure_in(options, hand, copies(hand), SAMES)


# ---- Longer lay-outs --------------------------------------------------------------------------------------------


def longer(view: MarriageView, own: Own, held: Copies) -> list[Melds]:
    """MAR-17: the *own* melds with a card or a meld of the hand added, and with one after the other.

    As a move holds them; *held* are the cards of the hand.
    """
    options, cut, lying, hand = own.options, own.cut, own.typed, view.hand
    pure = pure_in(options, hand, held, ALL_KINDS)
    if len(pure) > 1:
        pure.sort(key=_worth, reverse=True)
    found = [(*lying, typed(options, meld)) for meld in pure[:MOST_OF_A_SORT]]
    seen = held[0]
    _add_extended(view, own, seen, found)
    added: list[Meld] = []
    for meld in pure:
        if holds(hand, meld.cards):
            added.append(typed(options, meld))
            hand = minus(hand, meld.cards)
    if added:
        seen = bits(hand)
    more = _with_a_wild(options, cut, hand, seen)
    if more is not None and not added:
        found.append((*lying, typed(options, more)))
    while more is not None:
        added.append(typed(options, more))
        hand = minus(hand, more.cards)
        more = _with_a_wild(options, cut, hand, bits(hand))
    if len(added) > 1:
        found.append((*lying, *added))
    return found


def _worth(meld: Meld) -> int:
    points = 0
    for card in meld.cards:
        points += POINTS[card]
    return points


def _add_extended(view: MarriageView, own: Own, seen: int, found: list[Melds]) -> None:
    """A natural card of the hand added to a meld; with `lock_shown` not to those of the visit."""
    options, lying = own.options, own.typed
    locked = view.facts.visits[view.turn] if options.lock_shown else ()
    most = len(found) + MOST_OF_A_SORT
    for at in range(len(lying)):
        fitting = own.wanted[at] & seen
        if not fitting or _is_one_of(own.melds[at], locked):
            continue
        while fitting:
            card = (fitting & -fitting).bit_length() - 1
            fitting &= fitting - 1
            bigger = _bigger(shape_of(options, own.cut), own.melds[at], card)
            if bigger is not None:
                found.append((*lying[:at], typed(options, bigger), *lying[at + 1 :]))
                if len(found) == most:
                    return


def _is_one_of(meld: Meld, others: Melds) -> bool:
    """Whether it is among them, in whatever order the cards of a set are told."""
    for other in others:
        if same_meld(meld, other):
            return True
    return False


def _bigger(shape: Shape, meld: Meld, card: Card) -> Meld | None:
    bigger = shape.with_card(meld, card, card)
    return None if bigger is None else _bare(bigger)


def _bare(meld: Meld) -> Meld:
    """A set's wild cards have no names (MAR-15)."""
    if meld.kind == RUN or meld.cards == meld.faces:
        return meld
    faces = [meld.faces[at] if meld.faces[at] == meld.cards[at] else OPEN for at in range(len(meld.cards))]
    return Meld(meld.kind, meld.cards, bytes(faces))


def _with_a_wild(options: MarriageOptions, cut: Card, hand: Cards, seen: int) -> Meld | None:
    """The dearest meld of natural cards and one wild card, else three wild cards; *seen* is the hand as bits."""
    wilds = seen & wild_bits(cut)
    if not wilds:
        return None
    seen ^= wilds
    best: Meld | None = None
    most = 0
    for alike in _groups(seen):
        worth, meld = _dearest_of(alike, options.min_run)
        if worth > most:
            best, most = meld, worth
    if best is not None:
        key = best.cards + ONE[wilds.bit_length() - 1]
        found = _with_wild.get(key)
        if found is None:
            if len(_with_wild) >= _MOST_KEPT:
                _with_wild.clear()
            cards = best.cards.replace(ONE[JOKER], key[len(key) - 1 :])
            found = _with_wild[key] = _bare(Meld(best.kind, cards, best.faces))
        return found
    cards = bytes([card for card in hand if wilds >> card & 1])
    return Meld(WILD, cards, ONE[OPEN] * len(cards)) if len(cards) >= LEAST_WILD else None


def _groups(seen: int) -> list[int]:
    """Of cards as bits, those of each suit, then of each rank, as far as they are two or more."""
    found: list[int] = []
    for suit in _SUITS:
        alike = seen & suit
        if alike & (alike - 1):
            found.append(alike)
    ranks = in_two_suits(seen)
    while ranks:
        found.append(seen & (ranks & -ranks) * ACES)
        ranks &= ranks - 1
    return found


def _dearest_of(seen: int, shortest: int) -> tuple[int, Meld | None]:
    """The dearest meld of some of these cards, as bits, and a joker, and its points; 0 where there is none."""
    key = shortest << JOKER | seen
    found = _dearest.get(key)
    if found is None:
        if len(_dearest) >= _MOST_KEPT:
            _dearest.clear()
        suit = ((seen & -seen).bit_length() - 1) // SUIT_SIZE
        if suit and seen & _SUITS[suit] == seen:
            worth, meld = _dearest_of(seen >> SUIT_SIZE * suit, shortest)
            found = worth, None if meld is None else _in_suit(meld, suit)
        else:
            found = _find_dearest(bytes([card for card in range(JOKER) if seen >> card & 1]), shortest)
        _dearest[key] = found
    return found


def _in_suit(meld: Meld, suit: int) -> Meld:
    """A meld of clubs in another suit."""
    return Meld(meld.kind, meld.cards.translate(_FROM_CLUBS[suit]), meld.faces.translate(_FROM_CLUBS[suit]))


def _find_dearest(cards: Cards, shortest: int) -> tuple[int, Meld | None]:
    melds = [
        meld
        for meld in melds_in(cards + ONE[JOKER], _WITH_A_JOKER)
        if JOKER in meld.cards and (meld.kind != RUN or len(meld.cards) >= shortest)
    ]
    best = max(melds, key=_worth, default=None)
    return 0 if best is None else _worth(best), best


# ---- Showing ----------------------------------------------------------------------------------------------------


def show_of(view: MarriageView, own: Own, held: Copies) -> Melds:
    """MAR-20: melds that show all cards but one that may be discarded, or where that is allowed all; else nothing."""
    options, cards = own.options, view.hand + own.cards
    wilds = len(cards.translate(None, natural_faces(own.cut)))
    if not may_be_shown(held, own.copies, wild_bits(own.cut), wilds):
        return ()
    stay = view.facts.visits[view.turn] if options.lock_shown else ()
    kept = NONE if options.return_upcard else view.facts.turn.took
    found = to_show(options, own.cut, cards, stay, kept)
    return () if found is None else found.melds
