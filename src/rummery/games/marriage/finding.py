"""What a player of Marriage may want to lay: melds that earn seeing, a longer lay-out, all cards at once.

All but the last are cheap candidates, not all there is; whether a hand can be shown is found exactly.
"""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, holds, minus
from rummery.cards.record import Record
from rummery.games.marriage.arrange import goal_of, rummy_of
from rummery.games.marriage.counting import POINTS
from rummery.games.marriage.facts import MarriageView, Melds
from rummery.games.marriage.gate import may_be_shown
from rummery.games.marriage.laying import is_pure_for_seeing, own_all, own_melds, stated
from rummery.games.marriage.options import DUBLEES, LAST_DUBLEES, LEAST_WILD, PAIR, PURE, MarriageOptions, wild_faces
from rummery.games.marriage.reading import read, typed
from rummery.melds.find import melds_in
from rummery.melds.meld import OPEN, RUN, SAME, Meld
from rummery.melds.pattern import Pattern
from rummery.melds.shape import Shape
from rummery.melds.solver.aims import FEWEST_CARDS
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY
from rummery.melds.solver.told import WILD

MOST_TRIPLES: Final = 3
"""Ways to see that are offered."""
MOST_OF_A_SORT: Final = 2
"""Longer lay-outs of one sort that are offered."""

_WITH_A_JOKER: Final = Shape(Pattern(most_wilds=1))


def visits(options: MarriageOptions, hand: Cards) -> list[Melds]:
    """MAR-16: some choices of three pure melds of a hand; none only where there are none."""
    melds = [
        meld for meld in melds_in(hand.replace(ONE[JOKER], NONE), options.shape) if is_pure_for_seeing(options, meld)
    ]
    found: list[Melds] = []
    if melds:
        _choose(hand, melds, 0, (), found)
    return found


def _choose(hand: Cards, melds: list[Meld], first: int, chosen: Melds, found: list[Melds]) -> None:
    for at in range(first, len(melds)):
        if holds(hand, melds[at].cards):
            now = (*chosen, melds[at])
            if len(now) == PURE:
                found.append(now)
            else:
                _choose(minus(hand, melds[at].cards), melds, at, now, found)
            if len(found) == MOST_TRIPLES:
                return


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
    return [meld for meld in melds_in(hand.replace(ONE[JOKER], NONE), options.shape) if meld.kind == SAME]


# ---- Longer lay-outs --------------------------------------------------------------------------------------------


def longer(view: MarriageView, cut: Card) -> list[Melds]:
    """MAR-17: own melds with a card or a meld of the hand added, and with all that fits one after the other."""
    found: list[Melds] = []
    table = own_melds(view.table, view.seat)
    steps = _steps(view.match.options, cut, table, view.hand, len(view.facts.visits[view.turn]))
    found.extend(steps)
    if steps:
        all_of_it = steps[0]
        hand = minus(own_all(view), stated(all_of_it))
        for _ in range(len(view.hand)):
            more = _steps(view.match.options, cut, all_of_it, hand, len(view.facts.visits[view.turn]))
            if not more or len(hand) < LEAST_WILD:
                break
            all_of_it = more[0]
            hand = minus(own_all(view), stated(all_of_it))
        if all_of_it not in found:
            found.append(all_of_it)
    return found


def _steps(options: MarriageOptions, cut: Card, table: Melds, hand: Cards, locked: int) -> list[Melds]:
    """The table with one thing more: a pure meld, a card added, a meld with a wild card."""
    found: list[Melds] = []
    wild = wild_faces(cut)
    naturals = bytes([card for card in hand if card != JOKER])
    pure = [meld for meld in melds_in(naturals, options.shape) if options.shape.fits(meld)]
    pure.sort(key=_worth, reverse=True)
    found.extend([(*table, meld) for meld in pure[:MOST_OF_A_SORT]])
    found.extend(_extended(options, table, bytes([card for card in naturals if card not in wild]), locked))
    found.extend([(*table, meld) for meld in _with_a_wild(options, wild, hand)])
    return found


def _worth(meld: Meld) -> int:
    points = 0
    for card in meld.cards:
        points += POINTS[card]
    return points


def _extended(options: MarriageOptions, table: Melds, naturals: Cards, locked: int) -> list[Melds]:
    """A natural card added to a meld; with `lock_shown` not to those of the visit, which lie first."""
    found: list[Melds] = []
    for at in range(locked if options.lock_shown else 0, len(table)):
        meld = table[at]
        if meld.kind == WILD or meld.kind == SAME:
            continue
        shape = options.shape if meld.cards == meld.faces else Shape(options.shape.pattern, meld.cards)
        for card in shape.wants(meld):
            if card in naturals:
                bigger = shape.with_card(meld, card, card)
                if bigger is not None:
                    found.append((*table[:at], _bare(bigger), *table[at + 1 :]))
                    if len(found) == MOST_OF_A_SORT:
                        return found
    return found


def _bare(meld: Meld) -> Meld:
    """A set's wild cards have no names (MAR-15)."""
    if meld.kind == RUN or meld.cards == meld.faces:
        return meld
    faces = [meld.faces[at] if meld.faces[at] == meld.cards[at] else OPEN for at in range(len(meld.cards))]
    return Meld(meld.kind, meld.cards, bytes(faces))


def _with_a_wild(options: MarriageOptions, wild: Cards, hand: Cards) -> list[Meld]:
    """The dearest melds of natural cards and one wild card, else three wild cards."""
    wilds = bytes([card for card in hand if card == JOKER or card in wild])
    if not wilds:
        return []
    naturals = bytes([card for card in hand if card != JOKER and card not in wild])
    found = [meld for meld in melds_in(naturals + ONE[JOKER], _WITH_A_JOKER) if JOKER in meld.cards]
    found = [meld for meld in found if meld.kind != RUN or len(meld.cards) >= options.min_run]
    found.sort(key=_worth, reverse=True)
    if not found:
        return [Meld(WILD, wilds, ONE[OPEN] * len(wilds))] if len(wilds) >= LEAST_WILD else []
    last = wilds[len(wilds) - 1]
    return [_bare(Meld(meld.kind, meld.cards.replace(ONE[JOKER], ONE[last]), meld.faces)) for meld in found[:1]]


# ---- Showing ----------------------------------------------------------------------------------------------------


def show_of(view: MarriageView, cut: Card) -> Melds:
    """MAR-20: melds that show all cards but one that may be discarded, or where that is allowed all; else nothing."""
    options = view.match.options
    cards = bytes(sorted(own_all(view)))
    if not may_be_shown(options, cut, cards):
        return ()
    took = NONE if options.return_upcard else view.facts.turn.took
    stay = view.facts.visits[view.turn] if options.lock_shown else ()
    best = covering(options, cut, cards, stay)
    if best is None or len(best.left) > 1:
        return ()
    if best.left and best.left != took:
        return best.melds
    if not best.left and not options.must_discard:
        return best.melds
    for card in sorted(set(cards)):
        if ONE[card] != took and card not in stated(stay):
            other = covering(options, cut, minus(cards, ONE[card]), stay)
            if other is not None and not other.left:
                return other.melds
    return ()


@final
class Covering(Record):
    """Melds, and the cards that lie in none."""

    __slots__ = ("melds", "left")

    def __init__(self, melds: Melds, left: Cards) -> None:
        self.melds: Final = melds
        self.left: Final = left


def covering(options: MarriageOptions, cut: Card, cards: Cards, stay: Melds) -> Covering | None:
    """The lay-out that leaves the fewest of all cards of a player who has seen; *stay* lies as it is (MAR-17)."""
    rummy = rummy_of(options, cut)
    rest = cards
    for meld in stay:
        rest = minus(rest, meld.cards)
    found = arrange(rest, rummy, FEWEST_CARDS, ANY if stay else goal_of(options))
    if found is None:
        return None
    return Covering((*stay, *[read(options, cut, typed(options, meld)) for meld in found.melds]), found.left)
