"""SHA-12 to SHA-15: whether the upcard is for sale, and who is asked in which order."""

from __future__ import annotations

from rummery.games.shanghai.facts import ShanghaiFacts, ShanghaiMatch, ShanghaiState, ShanghaiView, stock_can_give
from rummery.play.match import Seat


def for_sale(match: ShanghaiMatch, facts: ShanghaiFacts, stock: int, pile: int, restocked: int) -> bool:
    """SHA-11, SHA-12: whether there is an upcard, and cards of the stock for its buyer and one more."""
    if pile == 0 or facts.upcard_dead:
        return False
    return stock_can_give(stock, pile - 1, restocked, match.options.buy_cards + 1)


def buys_left(match: ShanghaiMatch, facts: ShanghaiFacts, seat: Seat) -> int | None:
    """SHA-14: how often a seat may buy yet in this deal; None where there is no limit."""
    most = match.options.most_buys(match.number)
    return None if most is None else max(0, most - facts.buys[seat])


def may_buy(match: ShanghaiMatch, facts: ShanghaiFacts, turn: Seat, seat: Seat) -> bool:
    """SHA-12, SHA-14, SHA-15: whether a seat may buy the upcard in the turn of another, if it is for sale."""
    if seat == turn or seat == facts.discarder or facts.down >> seat & 1:
        return False
    most = match.options.most_buys(match.number)
    return most is None or facts.buys[seat] < most


def in_order(match: ShanghaiMatch, turn: Seat) -> list[Seat]:
    """SHA-13: the other seats in the order in which they are asked."""
    seats = len(match.totals)
    first = turn if match.options.from_turn else match.dealer
    order = [(first + step) % seats for step in range(1, seats + 1)]
    order.remove(turn)
    return order


def next_asked(match: ShanghaiMatch, facts: ShanghaiFacts, turn: Seat, after: Seat | None) -> Seat | None:
    """SHA-13: who is asked after *after* (None: first) in the turn of *turn*, if the upcard is for sale."""
    waits = after is not None
    for seat in in_order(match, turn):
        if waits:
            waits = seat != after
        elif may_buy(match, facts, turn, seat):
            return seat
    return None


def first_asked(state: ShanghaiState) -> Seat | None:
    """Who is asked first in this turn, if anybody is."""
    if not for_sale(state.match, state.facts, len(state.stock), len(state.pile), state.restocked):
        return None
    return next_asked(state.match, state.facts, state.turn, None)


def others_asked(view: ShanghaiView) -> tuple[list[Seat], list[Seat]]:
    """Who was asked before the seat that is asked now, and who would be after it."""
    before: list[Seat] = []
    behind: list[Seat] = []
    passed = False
    for seat in in_order(view.match, view.turn):
        if seat == view.asked:
            passed = True
        elif may_buy(view.match, view.facts, view.turn, seat):
            (behind if passed else before).append(seat)
    return before, behind
