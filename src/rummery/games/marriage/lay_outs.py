"""The best lay-outs of a player who has seen: the fewest points (MAR-17, MAR-31), all cards but one (MAR-20)."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, NONE, ONE, SUIT_SIZE, Card, Cards, minus
from rummery.cards.points import points_by_card
from rummery.games.marriage.arrange import goal_of, rummy_of
from rummery.games.marriage.facts import Melds
from rummery.games.marriage.laying import is_pure_for_seeing
from rummery.games.marriage.options import HAND, PURE, MarriageOptions, wild_faces
from rummery.games.marriage.packing import NO_LAY_OUT, Packed, Packing
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.reading import read, typed
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY
from rummery.melds.solver.limits import Beyond
from rummery.play.options import Value

_MOST_KEPT: Final = 10_000
_MOST_CARDS: Final = 2 * (HAND + 1)
"""With twice the cards that a player ever holds no show is looked for: only positions that were set up have more."""
_none: Final[set[tuple[tuple[tuple[str, Value], ...], Card, Cards, Melds, Cards]]] = set()
"""What cannot be shown, as it was asked; never more than _MOST_KEPT."""
_EACH: Final = bytes([1] * 256)
"""Prices where cards are counted."""
POINTS_OF_SEEN: Final = points_by_card(POINTS[:SUIT_SIZE], 0)
"""MAR-30: a joker left over counts nothing to who has seen; other wild cards are not asked about."""


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
        search.search()
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
    search.search()
    return table if search.found is None else (*stay, *search.found.melds)


def to_show(options: MarriageOptions, cut: Card, cards: Cards, table: Melds, stay: Melds, kept: Cards) -> Packed | None:
    """MAR-20: a lay-out that shows all *cards*, one left over to be discarded, which is none of the face *kept*.

    The pure melds on the *table* are tried first as they lie; only *stay* must. What is beyond the solver is not
    shown. That there is none is remembered: the same is asked again and again in a turn.
    """
    if len(cards) > _MOST_CARDS:
        return None
    cards = bytes(sorted(cards))
    key = (options.chosen, cut, cards, stay, kept)
    if key in _none:
        return None
    try:
        found = _find_show(options, cut, cards, table, stay, kept)
    except Beyond:  # there are more cards than are ever dealt
        found = None
    if found is None:
        if len(_none) >= _MOST_KEPT:
            _none.clear()
        _none.add(key)
    return found


def _find_show(
    options: MarriageOptions, cut: Card, cards: Cards, table: Melds, stay: Melds, kept: Cards
) -> Packed | None:
    """The same, looked for."""
    rest = cards
    for meld in stay:
        rest = minus(rest, meld.cards)
    search = Packing(options, cut, rest, _EACH, 0 if stay else PURE, 2, kept)
    if search.least() >= search.best:
        return None
    pure = tuple([meld for meld in table if is_pure_for_seeing(options, meld)][:PURE])
    if len(pure) == PURE and not stay:
        first = Packing(options, cut, minus(cards, NONE.join([meld.cards for meld in pure])), _EACH, 0, 2, kept)
        first.search()
        if first.found is not None:
            return Packed((*pure, *_as_read(options, cut, first.found.melds)), first.found.left)
    search.search()
    if search.found is not None:
        return Packed((*stay, *_as_read(options, cut, search.found.melds)), search.found.left)
    return None if search.is_sure() else _to_show(options, cut, rest, stay, kept, search)


def _to_show(
    options: MarriageOptions, cut: Card, cards: Cards, stay: Melds, kept: Cards, search: Packing
) -> Packed | None:
    """The same, by the solver: of all cards, or of all but one that may be discarded."""
    rummy, goal = rummy_of(options, cut), ANY if stay else goal_of(options)
    found = arrange(cards, rummy, FEWEST_CARDS, goal)
    if found is None or len(found.left) > 1:
        return None
    melds = _as_read(options, cut, found.melds)
    packed = search.with_a_discard(Packed(melds, found.left))
    if packed is not None:
        return Packed((*stay, *packed.melds), packed.left)
    for card in sorted(set(cards)):
        if ONE[card] != kept:
            other = arrange(minus(cards, ONE[card]), rummy, FEWEST_CARDS, goal)
            if other is not None and not other.left:
                return Packed((*stay, *_as_read(options, cut, other.melds)), ONE[card])
    return None


def _as_read(options: MarriageOptions, cut: Card, melds: Melds) -> Melds:
    """The melds as they will lie: a natural card between two wild ones may be a pure run."""
    return tuple([read(options, cut, typed(options, meld)) for meld in melds])
