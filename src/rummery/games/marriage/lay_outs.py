"""The best lay-outs of a player who has seen: the fewest points (MAR-17, MAR-31), all cards but one (MAR-20).

A search that does not ask how many melds are pure mostly finds three by itself. Where it does not, three pure melds are
taken out first, whichever they may be.
"""

from __future__ import annotations

from typing import Final

from rummery.cards.card import NONE, ONE, SUIT_SIZE, Card, Cards, bits, minus
from rummery.cards.points import points_by_card
from rummery.games.marriage.arrange import goal_of, rummy_of
from rummery.games.marriage.facts import Melds
from rummery.games.marriage.laying import pure_melds, stated
from rummery.games.marriage.options import (
    HAND,
    LEAST_WILD,
    PURE,
    MarriageOptions,
    natural_faces,
    wild_bits,
    wild_faces,
)
from rummery.games.marriage.packed import Packed, with_a_discard
from rummery.games.marriage.packing import MOST_POINTS, Counting, Showing
from rummery.games.marriage.parts import Part, add_wilds
from rummery.games.marriage.points import POINTS
from rummery.games.marriage.pure import pure_in, pure_triples
from rummery.games.marriage.reading import read, typed
from rummery.melds.find import copies
from rummery.melds.meld import OPEN, RUN, Meld
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.told import WILD

_MOST_KEPT: Final = 10_000
_MOST_TRIPLES: Final = 2_000
"""Choices of three pure melds that are tried; where there are more the solver is asked."""
_MOST_CARDS: Final = 2 * (HAND + 1)
"""With twice the cards that a player ever holds no show is looked for: only positions that were set up have more."""
_NOTHING: Final = Packed((), NONE)
_shows: Final[dict[bytes, Packed]] = {}
"""What can be shown, as it was asked: the same is asked again and again in a turn."""
POINTS_OF_SEEN: Final = points_by_card(POINTS[:SUIT_SIZE], 0)
"""MAR-30: a joker left over counts nothing to who has seen; other wild cards are not asked about."""


# ---- The fewest points ------------------------------------------------------------------------------------------


def least_points(options: MarriageOptions, cut: Card, cards: Cards, stay: Melds, least: int) -> int:
    """MAR-31: the fewest points that all cards of a player who has seen leave, *stay* lying as it is.

    *least* is what a lay-out that is known leaves. Where there are no three pure melds, which only positions that were
    set up bring about, the cards are arranged without.
    """
    rest = _without(cards, stay)
    found = _find_least(options, cut, rest, least, 0 if stay else PURE)
    if found is not None:
        return found[0]
    wild = wild_faces(cut)
    for goal in (ANY,) if stay else (goal_of(options), ANY):
        best = arrange(rest, rummy_of(options, cut), LEAST_POINTS, goal)
        if best is not None:
            return min(least, sum([POINTS_OF_SEEN[card] for card in best.left if card not in wild]))
    return least


def lay_out_of(options: MarriageOptions, cut: Card, cards: Cards, table: Melds, stay: Melds) -> Melds:
    """MAR-17: the melds of all *cards* that leave the fewest points.

    The *table* where none leave fewer than it, or where only the solver would know: this is asked for every discard.
    """
    wild = wild_faces(cut)
    known = sum([POINTS_OF_SEEN[card] for card in minus(cards, stated(table)) if card not in wild])
    found = _find_least(options, cut, _without(cards, stay), known, 0 if stay else PURE)
    return table if found is None or not found[1] else (*stay, *found[1])


def _find_least(options: MarriageOptions, cut: Card, cards: Cards, least: int, pure: int) -> tuple[int, Melds] | None:
    """The fewest points, and the melds that leave them: none if none leave fewer than *least*. None: it is not sure."""
    wild = wild_faces(cut)
    search = Counting(options, cards, wild, least)
    search.search()
    if not search.is_sure():
        return None
    if search.parts is None:
        return least, ()
    melds = _melds_of(options, cut, cards, search.parts, ())
    if pure_melds(options, melds) >= pure:
        return search.best, melds
    best = least
    purest: Melds = ()
    triples = _triples(options, cards)
    if triples is None:
        return None
    for triple in triples:
        left = minus(cards, stated(triple))
        other = Counting(options, left, wild, best)
        other.search()
        if not other.is_sure():
            return None
        if other.parts is not None:
            best, purest = other.best, _melds_of(options, cut, left, other.parts, triple)
            if best == search.best:
                break
    return (search.best, melds) if best == MOST_POINTS else (best, purest)


# ---- All cards but one ------------------------------------------------------------------------------------------


def to_show(options: MarriageOptions, cut: Card, cards: Cards, stay: Melds, kept: Cards) -> Packed | None:
    """MAR-20: a lay-out that shows all *cards*, one left over to be discarded, which is none of the face *kept*.

    The melds that *stay* lie as they are. What is beyond the solver is not shown.
    """
    if len(cards) > _MOST_CARDS:
        return None
    cards = bytes(sorted(cards))
    rules = bytes([options.min_run, options.tunnela, options.visit_kinds, options.must_discard, cut])
    key = ONE[OPEN].join([rules, kept, cards, *[meld.key + meld.cards for meld in stay]])
    found = _shows.get(key)
    if found is None:
        if len(_shows) >= _MOST_KEPT:
            _shows.clear()
        try:
            found = _find_show(options, cut, cards, stay, kept) or _NOTHING
        except Beyond:  # there are more cards than are ever dealt
            found = _NOTHING
        _shows[key] = found
    return None if found is _NOTHING else found


def _find_show(options: MarriageOptions, cut: Card, cards: Cards, stay: Melds, kept: Cards) -> Packed | None:
    rest = _without(cards, stay) if stay else cards
    pure = max(0, PURE - pure_melds(options, stay))
    if stay and pure:  # as only positions that were set up have it
        return _by_solver(options, cut, rest, stay, kept)
    wild = wild_faces(cut)
    search = Showing(options, rest, wild, kept)
    search.search()
    if search.parts is None:
        return None if search.is_sure() else _by_solver(options, cut, rest, stay, kept)
    found = _packed(options, cut, rest, search.parts, (), kept, pure)
    if found is not None and pure_melds(options, found.melds) >= pure:
        return Packed((*stay, *found.melds), found.left)
    triples = _triples(options, rest) if pure else []
    if triples is None:
        return _by_solver(options, cut, rest, stay, kept)
    is_sure = found is not None
    for triple in triples:
        left = minus(rest, stated(triple))
        other = Showing(options, left, wild, kept)
        other.search()
        if other.parts is not None:
            found = _packed(options, cut, left, other.parts, triple, kept, pure)
            if found is not None:
                return found
        is_sure = is_sure and other.is_sure() and other.parts is None
    return None if is_sure else _by_solver(options, cut, rest, stay, kept)


def _packed(
    options: MarriageOptions, cut: Card, cards: Cards, parts: list[Part], first: Melds, kept: Cards, pure: int
) -> Packed | None:
    """The *first* melds and those in the making of the other *cards*, all wild cards laid too, and a card left over.

    Wild cards are not added to the last *pure* ones that are pure. None where they find no room.
    """
    natural, pool = _laid(cut, cards, parts, kept)
    for spare in (NONE, *[ONE[card] for card in sorted(set(pool)) if ONE[card] != kept]):
        melds = [*first, *natural]
        wilds = minus(pool, spare)
        if len(wilds) >= LEAST_WILD:
            melds.append(Meld(WILD, wilds, ONE[OPEN] * len(wilds)))
        elif wilds:
            add_wilds(options, melds, wilds, pure_melds(options, tuple(melds)) - pure)
        left = minus(cards + stated(first), stated(tuple(melds)))
        found = with_a_discard(options, kept, Packed(tuple(melds), left))
        if found is not None:
            return Packed(_as_read(options, cut, found.melds), found.left)
    return None


def _by_solver(options: MarriageOptions, cut: Card, cards: Cards, stay: Melds, kept: Cards) -> Packed | None:
    """The same, by the solver: of all cards, or of all but one that may be discarded."""
    rummy = rummy_of(options, cut)
    goal = Goal(pure=max(0, PURE - pure_melds(options, stay)), of=options.visit_kinds)
    found = arrange(cards, rummy, FEWEST_CARDS, goal)
    if found is None or len(found.left) > 1:
        return None
    packed = with_a_discard(options, kept, Packed(_as_read(options, cut, found.melds), found.left))
    if packed is not None:
        return Packed((*stay, *_as_read(options, cut, packed.melds)), packed.left)
    for card in sorted(set(cards)):
        if ONE[card] != kept:
            other = arrange(minus(cards, ONE[card]), rummy, FEWEST_CARDS, goal)
            if other is not None and not other.left:
                return Packed((*stay, *_as_read(options, cut, other.melds)), ONE[card])
    return None


# ---- Melds ------------------------------------------------------------------------------------------------------


def _melds_of(options: MarriageOptions, cut: Card, cards: Cards, parts: list[Part], first: Melds) -> Melds:
    """The *first* melds, those in the making of the other *cards*, and wild cards that are left where they are one."""
    melds, pool = _laid(cut, cards, parts, NONE)
    if len(pool) >= LEAST_WILD:
        melds.append(Meld(WILD, pool, ONE[OPEN] * len(pool)))
    return (*first, *_as_read(options, cut, tuple(melds)))


def _laid(cut: Card, cards: Cards, parts: list[Part], kept: Cards) -> tuple[list[Meld], Cards]:
    """The melds of real cards, and the wild ones that are left; what may not be left over is spent first."""
    pool = cards.translate(None, natural_faces(cut))
    if kept and kept in pool:
        pool = pool.replace(kept, NONE) + kept * pool.count(kept)
    melds: list[Meld] = []
    impure: list[Part] = []
    for part in parts:
        if part.meld is not None:
            melds.append(part.meld)
            continue
        meld = part.with_wilds(pool) if part.may_be_pure(pool) else None
        if meld is None or meld.wilds:
            impure.append(part)
        else:
            melds.append(meld)
            pool = minus(pool, meld.cards)
    for part in impure:
        meld = part.with_wilds(pool)
        melds.append(meld)
        pool = minus(pool, meld.cards)
    return melds, pool


def _as_read(options: MarriageOptions, cut: Card, melds: Melds) -> Melds:
    """The melds as they will lie: a natural card between two wild ones may be a pure run."""
    return tuple([_read(options, cut, meld) if meld.wilds else meld for meld in melds])


def _read(options: MarriageOptions, cut: Card, meld: Meld) -> Meld:
    if meld.kind == RUN and bits(meld.cards) & ~wild_bits(cut):
        return meld  # a run with a natural card is what it says
    found = read(options, cut, typed(options, meld))
    # Wild cards alone have no names any more: they may be a pure run.
    return read(options, cut, typed(options, found)) if found.kind == WILD else found


def _triples(options: MarriageOptions, cards: Cards) -> list[Melds] | None:
    """Three pure melds in all ways, None where these are too many.

    Of a run that is two, the second lies among the other cards.
    """
    held = copies(cards)
    melds = [
        meld
        for meld in pure_in(options, cards, held, options.visit_kinds)
        if meld.kind != RUN or len(meld.cards) < 2 * options.min_run
    ]
    found = pure_triples(cards, held, melds, _MOST_TRIPLES)
    return found if len(found) < _MOST_TRIPLES else None


def _without(cards: Cards, melds: Melds) -> Cards:
    """The other cards, ascending."""
    return bytes(sorted(minus(cards, stated(melds))))
