"""Greedy's Marriage: three pure melds, the joker, then all cards in melds; no wild or value card is thrown away."""

from __future__ import annotations

from rummery.cards.card import JOKER, NONE, ONE, SUIT_SIZE, Card, Cards, minus, plus
from rummery.games.marriage.facts import MarriageView, own_melds
from rummery.games.marriage.finding import dublees_in
from rummery.games.marriage.lay_outs import lay_out_of
from rummery.games.marriage.laying import is_pure_for_seeing, own_all, stated
from rummery.games.marriage.options import PURE, wild_faces
from rummery.games.marriage.points import POINTS
from rummery.melds.find import melds_in
from rummery.melds.meld import Meld
from rummery.melds.near import near
from rummery.play.events import DRAW
from rummery.play.moves import Discard, DrawPile, DrawStock, Move, See, Show, Tunnela

_MANY_DUBLEES = 5
"""MAR-22: with so many pairs it goes for seven of them."""


def choose_marriage(view: MarriageView, menu: list[Move]) -> Move:
    """The best of *menu* for the seat in turn."""
    if view.phase == DRAW:
        return _draw(view, menu)
    for kind in (Show, See):  # MAR-60
        for move in menu:
            if isinstance(move, kind):
                return move
    discards = [move for move in menu if isinstance(move, Discard)]
    if not discards:
        return menu[-1]
    cards = bytes([move.card for move in discards])
    return discards[cards.index(_worst(view, cards))]


def _draw(view: MarriageView, menu: list[Move]) -> Move:
    """Tunnelas are shown; the upcard is taken where it is wild or helps, else the stock's."""
    for move in menu:
        if isinstance(move, Tunnela):
            return move
    for move in menu:
        if isinstance(move, DrawPile) and _helps(view, view.pile[len(view.pile) - 1]):
            return move
    for move in menu:
        if isinstance(move, DrawStock):
            return move
    return menu[0]


def _helps(view: MarriageView, card: Card) -> bool:
    """MAR-61: whether the upcard is wild, or comes to lie in a meld where it did not."""
    wild = _wild(view)
    if view.note is not None and not view.facts.saw_with_dublees(view.turn):
        if card in wild:
            return True
        before = _left(view, view.hand)
        return len(_left(view, plus(view.hand, ONE[card]))) <= len(before) - (len(before) > 1)
    if card == JOKER:
        return False
    if _goes_for_dublees(view):
        return view.hand.count(card) % 2 == 1
    before = _needed(view, view.hand)
    return len(_needed(view, plus(view.hand, ONE[card]))) < len(before) + 1 and _pure(view, card)


def _pure(view: MarriageView, card: Card) -> bool:
    for meld in melds_in(plus(view.hand, ONE[card]).replace(ONE[JOKER], NONE), view.match.options.shape):
        if card in meld.cards and view.hand.count(card) < 2 and is_pure_for_seeing(view.match.options, meld):
            return True
    return False


def _wild(view: MarriageView) -> Cards:
    """The cards that are wild to the seat."""
    return NONE if view.note is None else wild_faces(view.note) + ONE[JOKER]


def _goes_for_dublees(view: MarriageView) -> bool:
    if view.facts.saw_with_dublees(view.turn):
        return True
    return view.match.options.dublees and view.note is None and len(dublees_in(view.hand)) >= _MANY_DUBLEES


def _left(view: MarriageView, hand: Cards) -> Cards:
    """The natural cards that the best lay-out leaves, where *hand* is the seat's."""
    options = view.match.options
    stay = view.facts.visits[view.turn] if options.lock_shown else ()
    if view.note is None:
        return hand
    cards = minus(own_all(view), view.hand) + hand
    found = lay_out_of(options, view.note, cards, own_melds(view.table, view.seat), stay)
    return bytes([card for card in minus(cards, stated(found)) if card not in _wild(view)])


def _needed(view: MarriageView, hand: Cards) -> Cards:
    """The cards of *hand* that lie in none of the pure melds that go best together."""
    options = view.match.options
    melds = [
        meld for meld in melds_in(hand.replace(ONE[JOKER], NONE), options.shape) if is_pure_for_seeing(options, meld)
    ]
    melds = [meld for meld in melds if len(meld.cards) <= max(3, options.min_run)]
    best = _most(hand, melds, 0, PURE)
    return minus(hand, stated(best))


def _most(hand: Cards, melds: list[Meld], first: int, most: int) -> tuple[Meld, ...]:
    """The most of the melds, up to *most*, that the hand holds together; among equals those with runs."""
    best: tuple[Meld, ...] = ()
    if most == 0:
        return best
    for at in range(first, len(melds)):
        left = minus(hand, melds[at].cards)
        if len(left) == len(hand) - len(melds[at].cards):
            found = (melds[at], *_most(left, melds, at, most - 1))
            if len(found) > len(best):
                best = found
            if len(best) == most:
                break
    return best


def _worst(view: MarriageView, cards: Cards) -> Card:
    """Of the *cards* that may be thrown the one that is needed least."""
    wild = _wild(view)
    if _goes_for_dublees(view):
        loose = [card for card in cards if view.hand.count(card) % 2 == 1 and card not in wild]
        return max(loose or cards, key=_price)
    left = _left(view, view.hand) if view.note is not None else _needed(view, view.hand)
    loose = [card for card in cards if card in left and card not in wild]
    if not loose:
        loose = [card for card in cards if card not in wild] or list(cards)
    hopes = {card: _hope(view, card, left) for card in loose}
    return min(loose, key=lambda card: (hopes[card], -POINTS[card], card))


def _price(card: Card) -> tuple[int, int]:
    return POINTS[card], -card


def _hope(view: MarriageView, card: Card, left: Cards) -> int:
    """How many cards that may yet come would make a pure meld of it with another card that is left."""
    if card == JOKER:
        return 0
    options = view.match.options
    runs_only = options.visit_melds != "runs_and_sets" and view.note is None
    gone = view.pile + stated(tuple([laid.meld for laid in view.table])) + view.hand
    copies = options.packs
    hope = 0
    for other in sorted(set(left)):
        if other == card:
            if left.count(card) > 1 and options.tunnela:
                hope += max(0, copies - gone.count(card))
        elif near(card, other):
            if card % SUIT_SIZE == other % SUIT_SIZE:
                if not runs_only:
                    rank = card % SUIT_SIZE
                    thirds = [face for face in range(rank, JOKER, SUIT_SIZE) if face not in (card, other)]
                    hope += sum([max(0, copies - gone.count(face)) for face in thirds])
            else:
                hope += _outs(card, other, gone, copies)
    return hope


def _outs(card: Card, other: Card, gone: Cards, copies: int) -> int:
    """The cards that would make a run of two of a suit that are near each other."""
    found = 0
    suit = card - card % SUIT_SIZE
    for low in range(SUIT_SIZE - 1):
        faces = [suit + (low + at) % SUIT_SIZE for at in range(3)]
        if card in faces and other in faces:
            third = next((face for face in faces if face not in (card, other)), card)
            found += max(0, copies - gone.count(third))
    return found
