"""The smallest game in which others are asked: whoever draws offers the upcard to all others, in their order."""

from __future__ import annotations

from typing import Any

from rummery.cards.card import Cards
from rummery.games.rami import RAMI
from rummery.play.events import BUY, DRAW, PILE, PLAY, STOCK, Dealt, Moved, TurnCame
from rummery.play.game import Game
from rummery.play.laws import Laws
from rummery.play.moves import Buy, Discard, DrawStock, Move, Pass, Timeout
from rummery.play.sight import View
from rummery.play.state import State

AnyState = State[Any, Any, Any]
AnyView = View[Any, Any, Any]

laws: Laws[AnyView] = Laws()


@laws.law("TAB-02", DrawStock, Buy, Pass, Discard, Timeout)
def only_the_seat_in_turn_moves(view: AnyView, move: Move) -> bool:
    return view.mover() == view.seat


@laws.law("TAB-03", DrawStock, Buy, Pass, Discard)
def the_draw_comes_first(view: AnyView, move: Move) -> bool:
    wanted = {DrawStock: DRAW, Buy: BUY, Pass: BUY, Discard: PLAY}
    return view.phase == wanted[type(move)]


@laws.law("TAB-04", Buy)
def nobody_buys_with_the_ace_of_clubs(view: AnyView, move: Buy) -> bool:
    return 0 not in view.hand


def deal(state: AnyState) -> list[Any]:
    seats = state.match.seats()
    hands = tuple([bytes([seat, seat + 13]) for seat in range(seats)])
    stock = bytes(range(20, 50))
    return [Dealt(hands, stock, bytes([51])), TurnCame(seats - 1, DRAW)]


def decide(state: AnyState, move: Move) -> list[Any]:
    turn, seats = state.turn, state.match.seats()
    if isinstance(move, DrawStock):
        return [TurnCame(turn, BUY, (turn + 1) % seats)]
    top: Cards = state.stock[-1:]
    drawn = [Moved(top, STOCK, turn), TurnCame(turn, PLAY)]
    if isinstance(move, Buy):
        return [Moved(state.pile[-1:], PILE, state.mover()), *drawn]
    if state.phase == BUY:
        following = (state.mover() + 1) % seats
        return drawn if following == turn else [TurnCame(turn, BUY, following)]
    card = move.card if isinstance(move, Discard) else state.hands[turn][0]
    return [Moved(bytes([card]), turn, PILE), TurnCame((turn + 1) % seats, DRAW)]


def menu(view: AnyView) -> list[Move]:
    moves: list[Move] = [DrawStock(), Buy(), Pass(), *[Discard(card) for card in view.hand]]
    return [] if view.seat is None else laws.lawful(view, moves)


AUCTION: Game[Any, Any, Any] = Game(
    name="auction",
    seats=(2, 8),
    usual_seats=4,
    options=RAMI.options,
    new=RAMI.new,
    deal=deal,
    menu=menu,
    decide=decide,
    after=RAMI.after,
    recognise=RAMI.recognise,
    cards=RAMI.cards,
    rummy=RAMI.rummy,
    laws=laws,
    position_fields=frozenset(),
    facts_from=RAMI.facts_from,
    facts_to=RAMI.facts_to,
)
