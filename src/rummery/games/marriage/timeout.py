"""When the time is up: the cheapest lawful way to end a turn of Marriage (TAB-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rummery.cards.card import JOKER, NONE, Card, Cards, minus
from rummery.games.marriage.facts import MarriageEvent, MarriageState, stock_can_give
from rummery.games.marriage.laws import laws
from rummery.games.marriage.options import wild_faces
from rummery.games.marriage.points import POINTS
from rummery.play.events import DRAW
from rummery.play.moves import DISCARDS, DRAW_PILE, DRAW_STOCK, Move, TakeBack
from rummery.play.sight import observe
from rummery.play.state import go_on
from rummery.play.throwing import least_useful

Decide: TypeAlias = Callable[[MarriageState, Move], list[MarriageEvent]]
"""What a lawful move brings about: a time-out is made of other moves."""
EndTurn: TypeAlias = Callable[[MarriageState, list[MarriageEvent], int], None]
"""Adds the end of a turn to what happened; the number is that of the cards in the pile."""


def time_out(state: MarriageState, decide: Decide, end_turn: EndTurn) -> list[MarriageEvent]:
    """TAB-10: take back what was laid, draw, throw the card drawn or the least useful one."""
    seat = state.turn
    events: list[MarriageEvent] = []
    now = state
    if now.table != now.facts.turn.start.table and now.phase != DRAW:
        now = go_on(events, now, decide(now, TakeBack()))
    drawn = NONE
    if now.phase == DRAW:
        held = now.hands[seat]
        if stock_can_give(now.match.options, len(now.stock), len(now.pile), now.restocked):
            now = go_on(events, now, decide(now, DRAW_STOCK))
            drawn = minus(now.hands[seat], held)
        elif laws.check(observe(now, seat), DRAW_PILE) is None:
            now = go_on(events, now, decide(now, DRAW_PILE))
    if now.phase == DRAW or not now.hands[seat]:
        end_turn(now, events, len(now.pile))
        return events
    card = _thrown(now, drawn)
    return [*events, *decide(now, DISCARDS[card])]


def _thrown(state: MarriageState, drawn: Cards) -> Card:
    """The card drawn, if it is not wild to the seat, or the least useful that may be thrown."""
    view = observe(state, state.turn)
    wild = wild_faces(view.note)
    if drawn and drawn[0] != JOKER and drawn[0] not in wild:
        return drawn[0]
    may = bytes([card for card in view.hand if laws.check(view, DISCARDS[card]) is None])
    return least_useful(may, view.hand, wild, POINTS)
