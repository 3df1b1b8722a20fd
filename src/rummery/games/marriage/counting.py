"""What is left of a hand at the end of a deal, and what it counts (MAR-22, MAR-30 to MAR-32)."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, KING, ONE, Card, Cards, minus
from rummery.games.marriage.arrange import goal_of, rummy_of
from rummery.games.marriage.facts import MarriageState, Melds, own_cards
from rummery.games.marriage.options import MarriageOptions, wild_faces
from rummery.melds.find import melds_in
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY
from rummery.play.match import Seat

_ACE: Final = 10
_HIGHEST: Final = 10
_JOKER_UNSEEN: Final = 10
"""MAR-01."""
POINTS: Final = bytes(
    [_ACE, *[min(rank, _HIGHEST) for rank in range(2, KING + 2)]] * 4 + [_JOKER_UNSEEN] + [0] * (256 - JOKER - 1)
)
"""MAR-30: by card."""


def count(state: MarriageState, seat: Seat, cut: Card) -> int:
    """MAR-31, MAR-32: what a seat that did not show counts."""
    options, facts = state.match.options, state.facts
    if not facts.has_seen(seat):
        return unseen_count(options, state.hands[seat])
    cards = state.hands[seat] + own_cards(state.table, seat)
    if facts.saw_with_dublees(seat):
        found = points(options, cut, unpaired(cards))
    else:
        found = deadwood(options, cut, cards, facts.visits[seat] if options.lock_shown else ())
    return found if options.seen_cap is None else min(options.seen_cap, found)


def unseen_count(options: MarriageOptions, hand: Cards) -> int:
    """MAR-32: the smaller of the cap and the deadwood, which is reckoned only where that may be less."""
    if hopeless(options, hand) >= options.unseen_cap:
        return options.unseen_cap
    found = arrange(hand, rummy_of(options, None))
    return options.unseen_cap if found is None else min(options.unseen_cap, found.points_left)


def hopeless(options: MarriageOptions, hand: Cards) -> int:
    """The points of the cards that lie in no pure meld: no arrangement leaves less."""
    naturals = hand.replace(ONE[JOKER], b"")
    hopeful = bytearray(256)
    for meld in melds_in(naturals, options.shape):
        if options.shape.fits(meld):
            for card in meld.cards:
                hopeful[card] = 1
    return sum([POINTS[card] for card in hand if not hopeful[card]])


def deadwood(options: MarriageOptions, cut: Card, cards: Cards, stay: Melds) -> int:
    """MAR-31: the least that *cards* of a player who has seen leave, three pure melds kept.

    The melds that *stay* lie as they are. Where three pure melds cannot be made, which a position may bring about, the
    cards are arranged without them.
    """
    rummy = rummy_of(options, cut)
    for meld in stay:
        cards = minus(cards, meld.cards)
    best = None if stay else arrange(cards, rummy, goal=goal_of(options))
    if best is None:
        best = arrange(cards, rummy, goal=ANY)
    return points(options, cut, cards if best is None else best.left)


def points(options: MarriageOptions, cut: Card | None, cards: Cards) -> int:
    """MAR-30: what cards left over count, wild ones nothing."""
    wild = wild_faces(cut)
    known = cut is not None
    return sum([POINTS[card] for card in cards if card not in wild and not (known and card == JOKER)])


def unpaired(cards: Cards) -> Cards:
    """MAR-22: the cards that lie in no dublee; jokers make none."""
    return bytes([card for card in sorted(set(cards)) if card == JOKER or cards.count(card) % 2])
