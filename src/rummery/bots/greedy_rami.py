"""Greedy's Rami: open as soon as possible, lay all that scores, win jokers it can use, keep what may become a meld."""

from __future__ import annotations

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, minus, plus
from rummery.games.rami.facts import RamiView
from rummery.games.rami.scoring import card_values, in_hand, worth, worth_all
from rummery.melds.find import melds_in
from rummery.melds.meld import Meld
from rummery.melds.shape import part
from rummery.melds.solver.search import most_valuable
from rummery.play.events import DRAW, laid_at
from rummery.play.moves import Discard, DrawPile, Lay, LayOff, Move, Split, Swap, Take
from rummery.play.throwing import least_useful

_MOST_DRAWN = 4
"""Cards it takes from the pile at most to get the one that it can use."""


def choose_rami(view: RamiView, menu: list[Move]) -> Move:
    """The best of *menu* for the seat in turn."""
    if view.phase == DRAW:
        return _draw(view, menu)
    lays = [move for move in menu if isinstance(move, Lay)]
    if lays and not view.facts.has_opened(view.turn):
        return max(lays, key=lambda move: _gain(view, move))
    swaps = [move for move in menu if isinstance(move, Swap) and _can_use_joker(view, move.card)]
    if swaps and not view.facts.turn.won:
        return swaps[0]
    if lays:
        return _lay(view, lays)
    for move in menu:
        if isinstance(move, LayOff):
            return move
    for move in menu:
        if isinstance(move, Take) or (isinstance(move, Split) and _makes_room(view, move)):
            return move
    return _end(view, menu)


def _draw(view: RamiView, menu: list[Move]) -> Move:
    """From the pile where the card can be used at once, else from the stock."""
    for move in menu:
        if isinstance(move, DrawPile) and move.count <= _MOST_DRAWN:
            card = view.pile[len(view.pile) - move.count]
            if card == JOKER or _can_use(view, card, view.pile[len(view.pile) - move.count :]):
                return move
    return menu[0]


def _can_use(view: RamiView, card: Card, cards: Cards) -> bool:
    shape = view.match.options.shape
    if any(card in shape.wants(laid.meld) for laid in view.table):
        return True
    before = [meld.cards for meld in melds_in(view.hand, shape)]
    return any(card in meld.cards and meld.cards not in before for meld in melds_in(plus(view.hand, cards), shape))


def _can_use_joker(view: RamiView, card: Card) -> bool:
    """Whether the joker won with *card* makes a meld, as another card, with what is left in the hand (RAM-20)."""
    left = plus(view.hand.replace(ONE[card], b"", 1), ONE[JOKER])
    return any(JOKER in meld.cards and card not in meld.stands for meld in melds_in(left, view.match.options.shape))


def _lay(view: RamiView, lays: list[Lay]) -> Move:
    """One of the melds that are together worth most; what is owed in this turn first."""
    turn = view.facts.turn
    owing = turn.owed + turn.taken_cards + ONE[JOKER] * len(turn.won)
    options = view.match.options
    offered = [move.melds[0] for move in lays if len(move.melds) == 1]
    due = [meld for meld in offered if any(card in owing for card in meld.cards)]
    if due:
        best = max(due, key=lambda meld: worth(options, meld))
    else:
        together = most_valuable(view.hand, offered, lambda meld: worth(options, meld))
        best = together[0] if together else offered[0]
    return next(move for move in lays if move.melds == (best,))


def _gain(view: RamiView, move: Lay) -> tuple[int, int]:
    """What a first lay brings: points, or in elimination what the hand counts less; then few jokers used."""
    options = view.match.options
    cards = b"".join([meld.cards for meld in move.melds])
    points = in_hand(options, cards) if options.elimination else worth_all(options, move.melds)
    return points, -cards.count(JOKER)


def _makes_room(view: RamiView, move: Split) -> bool:
    """Whether a card of the hand can be laid off on one of the two melds that the split leaves."""
    laid = laid_at(view.table, move.at)
    if laid is None:
        return False
    shape = view.match.options.shape
    meld = laid.meld
    halves: list[Meld] = [
        part(meld.cards[: move.after], meld.faces[: move.after], meld.kind),
        part(meld.cards[move.after :], meld.faces[move.after :], meld.kind),
    ]
    return any(card in shape.wants(half) for half in halves for card in minus(view.hand, ONE[JOKER]))


def _end(view: RamiView, menu: list[Move]) -> Move:
    discards = [move for move in menu if isinstance(move, Discard)]
    if not discards:
        return menu[-1]
    card = least_useful(view.hand, view.hand, NONE, card_values(view.match.options))
    return next(move for move in discards if move.card == card)
