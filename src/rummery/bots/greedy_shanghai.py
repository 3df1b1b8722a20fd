"""Greedy's Shanghai rum: buy what brings the contract nearer, lay it at once, then get rid of everything."""

from __future__ import annotations

from rummery.cards.card import ACE, NONE, ONE, Card, Cards, minus, plus
from rummery.games.shanghai.buying import buys_left
from rummery.games.shanghai.contract import best_lay_down
from rummery.games.shanghai.facts import ShanghaiView
from rummery.games.shanghai.laws import laws
from rummery.games.shanghai.scoring import POINTS
from rummery.games.shanghai.timeout import near
from rummery.melds.meld import OPEN, RUN
from rummery.melds.plan import Plan, best_plan
from rummery.play.events import BUY, DRAW, laid_at
from rummery.play.moves import (
    BUY_UPCARD,
    DISCARDS,
    DONE,
    DRAW_PILE,
    DRAW_STOCK,
    PASS,
    Discard,
    Down,
    LayOff,
    Move,
    Swap,
)

_FEW = 4
"""Cards in another hand with which the end of the deal is near."""


def choose_shanghai(view: ShanghaiView, menu: list[Move]) -> Move:
    """The best of *menu* for the seat that has to move, or a better lay-down than those offered."""
    if len(menu) == 1:
        return menu[0]
    if view.phase == BUY:
        return BUY_UPCARD if BUY_UPCARD in menu and _wants_to_buy(view) else PASS
    if view.phase == DRAW:
        return DRAW_PILE if DRAW_PILE in menu and _wants(view, view.pile[-1]) else DRAW_STOCK
    downs = [move for move in menu if isinstance(move, Down)]
    if downs:
        return _lay_down(view, downs)
    for move in menu:
        if isinstance(move, Swap) and (view.facts.is_down(view.turn) or not view.facts.turn.must_go_down):
            return move
    lay_offs = [move for move in menu if isinstance(move, LayOff)]
    if lay_offs and not _waits(view, lay_offs):
        return min(lay_offs, key=lambda move: _wildness(view, move))
    return _end(view, menu)


# ---- Drawing and buying -----------------------------------------------------------------------------------------


def _plan(view: ShanghaiView, hand: Cards) -> Plan:
    options = view.match.options
    contract = options.contract(view.match.number)
    return best_plan(hand, options.shape, contract.sets, contract.runs, contract.length)


def _wants(view: ShanghaiView, card: Card) -> bool:
    """Whether the card can be used: laid off, or in the contract."""
    if view.seat is None or view.facts.is_down(view.seat):
        return _fits(view, card)
    if card in view.match.options.shape.wild:
        return True
    return _plan(view, plus(view.hand, ONE[card])).missing < _plan(view, view.hand).missing


def _wants_to_buy(view: ShanghaiView) -> bool:
    """A card that is used, or the cards that the contract needs, as long as nobody is about to go out."""
    if view.seat is None:
        return False
    options = view.match.options
    lacking = options.contract(view.match.number).size() - len(view.hand) - 1
    left = buys_left(view.match, view.facts, view.seat)
    due = lacking > 0 and (left is None or lacking > (left - 1) * (options.buy_cards + 1))
    if _end_is_near(view) and lacking > 0:
        return False
    return due or _wants(view, view.pile[-1]) or (lacking > 0 and POINTS[view.pile[-1]] < POINTS[ACE])


def _end_is_near(view: ShanghaiView) -> bool:
    return any(view.facts.is_down(seat) and size <= _FEW for seat, size in enumerate(view.sizes) if seat != view.seat)


def _fits(view: ShanghaiView, card: Card) -> bool:
    """Whether the card can be laid off somewhere."""
    shape = view.match.options.shape
    wild = card in shape.wild
    return any(
        card in shape.wants(laid.meld)
        or (wild and 2 * (laid.meld.wilds + 1) <= len(laid.meld.cards) + 1 and shape.wants(laid.meld))
        for laid in view.table
    )


# ---- Playing ----------------------------------------------------------------------------------------------------


def _lay_down(view: ShanghaiView, downs: list[Down]) -> Move:
    """The lay-down that leaves the fewest points."""
    options = view.match.options
    best = best_lay_down(options, options.contract(view.match.number), view.hand)
    moves = downs if best is None else [*downs, Down(best)]
    moves = [move for move in moves if laws.check(view, move) is None]
    return min(moves, key=lambda move: _left(view, move))


def _left(view: ShanghaiView, move: Down) -> tuple[int, int]:
    cards = minus(view.hand, NONE.join([meld.cards for meld in move.melds]))
    return sum([POINTS[card] for card in cards]), len(cards)


def _wildness(view: ShanghaiView, move: LayOff) -> int:
    """Natural cards go first, then wild ones, in sets before runs, where they are in nobody's way."""
    if move.cards == move.faces and move.cards[0] not in view.match.options.shape.wild:
        return -POINTS[move.cards[0]]
    laid = laid_at(view.table, move.at)
    return 1 if move.faces[0] == OPEN or laid is None or laid.meld.kind != RUN else 2


def _waits(view: ShanghaiView, lay_offs: list[LayOff]) -> bool:
    """SHA-24: whether one card that fits is better kept: laid, it would leave one that does not fit and stays."""
    if view.match.options.final_discard or len(view.hand) != 2:
        return False
    fitting = {move.cards[0] for move in lay_offs}
    return len(fitting) == 1 and view.hand[0] != view.hand[1]


def _end(view: ShanghaiView, menu: list[Move]) -> Move:
    discards = [move for move in menu if isinstance(move, Discard)]
    if not discards:
        return DONE if DONE in menu else menu[-1]
    cards = bytes([move.card for move in discards])
    if view.facts.is_down(view.turn):
        loose = bytes([card for card in cards if not _fits(view, card)])
        return DISCARDS[max(loose or cards, key=lambda card: POINTS[card])]
    return DISCARDS[_useless(view, cards)]


def _useless(view: ShanghaiView, cards: Cards) -> Card:
    """The card of the hand that the contract misses least; towards the end of the deal the dearest of those."""
    options = view.match.options
    loose = minus(view.hand, _plan(view, view.hand).used)
    spare = bytes([card for card in cards if card in loose and card not in options.shape.wild])
    hurry = view.facts.down != 0
    if not spare:
        spare = bytes([card for card in cards if card not in options.shape.wild]) or cards

    def worth_keeping(card: Card) -> tuple[int, int]:
        friends = sum([1 for other in view.hand if near(options, card, other)])
        return (-POINTS[card], friends) if hurry else (friends, -POINTS[card])

    return min(spare, key=worth_keeping)
