"""What is left of a hand at the end of a deal, and what it counts (MAR-22, MAR-30 to MAR-32)."""

from __future__ import annotations

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards
from rummery.games.marriage.arrange import rummy_of
from rummery.games.marriage.facts import MarriageState, Melds, own_melds
from rummery.games.marriage.lay_outs import least_points
from rummery.games.marriage.laying import pure_melds, stated
from rummery.games.marriage.options import PURE, MarriageOptions, wild_faces
from rummery.games.marriage.packing import MOST_POINTS
from rummery.games.marriage.points import POINTS
from rummery.melds.find import melds_in
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.limits import Beyond
from rummery.play.match import Seat
from rummery.play.problem import Problem


def count(state: MarriageState, seat: Seat, cut: Card) -> int:
    """MAR-31, MAR-32: what a seat that did not show counts.

    Raises Problem where it cannot be found, with many more cards than are ever dealt.
    """
    try:
        return _count(state, seat, cut)
    except Beyond as beyond:
        raise Problem(f"solver-{beyond.key}", "", **beyond.figures) from None


def _count(state: MarriageState, seat: Seat, cut: Card) -> int:
    options, facts = state.match.options, state.facts
    if not facts.has_seen(seat):
        return unseen_count(options, state.hands[seat])
    hand, table = state.hands[seat], own_melds(state.table, seat)
    if facts.saw_with_dublees(seat):
        found = points(options, cut, unpaired(hand + stated(table)))
    else:
        found = deadwood(options, cut, hand, table, facts.visits[seat] if options.lock_shown else ())
    return capped(options, True, found)


def capped(options: MarriageOptions, seen: bool, deadwood: int) -> int:
    """MAR-32: what a player who has *seen*, or not, counts."""
    cap = options.seen_cap if seen else options.unseen_cap
    return deadwood if cap is None else min(cap, deadwood)


def unseen_count(options: MarriageOptions, hand: Cards) -> int:
    """MAR-32: the smaller of the cap and the deadwood, which is reckoned only where that may be less."""
    if hopeless(options, hand) >= options.unseen_cap:
        return options.unseen_cap
    found = arrange(hand, rummy_of(options, None))
    return options.unseen_cap if found is None else min(options.unseen_cap, found.points_left)


def hopeless(options: MarriageOptions, hand: Cards) -> int:
    """The points of the cards that lie in no pure meld: no arrangement leaves less."""
    naturals = hand.replace(ONE[JOKER], NONE)
    hopeful = bytearray(256)
    for meld in melds_in(naturals, options.shape):
        if options.shape.fits(meld):
            for card in meld.cards:
                hopeful[card] = 1
    return sum([POINTS[card] for card in hand if not hopeful[card]])


def deadwood(options: MarriageOptions, cut: Card, hand: Cards, table: Melds, stay: Melds) -> int:
    """MAR-31: the least that a player who has seen leaves of *hand* and own *table*, three pure melds kept.

    The melds that *stay* lie as they are.
    """
    as_it_lies = points(options, cut, hand)
    known = as_it_lies if stay or pure_melds(options, table) >= PURE else MOST_POINTS
    return least_points(options, cut, hand + stated(table), stay, known)


def points(options: MarriageOptions, cut: Card | None, cards: Cards) -> int:
    """MAR-30: what cards left over count, wild ones nothing."""
    wild = wild_faces(cut)
    known = cut is not None
    return sum([POINTS[card] for card in cards if card not in wild and not (known and card == JOKER)])


def unpaired(cards: Cards) -> Cards:
    """MAR-22: the cards that lie in no dublee; jokers make none."""
    return bytes([card for card in sorted(set(cards)) if card == JOKER or cards.count(card) % 2])
