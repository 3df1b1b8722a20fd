"""When the time is up: the cheapest lawful way to end a turn of Rami (TAB-10, RAM-46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rummery.cards.card import JOKER, NONE, Card, minus
from rummery.games.rami.facts import RamiEvent, RamiState, stock_can_give
from rummery.games.rami.menu import menu
from rummery.games.rami.options import NO_PILE, TIMEOUT_COST
from rummery.games.rami.scoring import card_values
from rummery.games.rami.tables import lay_off_reaching
from rummery.play.events import DRAW, OVER, PLAY, Scored
from rummery.play.every_table import played
from rummery.play.moves import DISCARDS, DONE, DRAW_STOCK, RESTORE, Lay, LayOff, Move, Swap
from rummery.play.sight import observe
from rummery.play.state import go_on
from rummery.play.throwing import least_useful

Decide: TypeAlias = Callable[[RamiState, Move], list[RamiEvent]]
"""What a lawful move brings about: a time-out is made of other moves."""


def time_out(state: RamiState, decide: Decide) -> list[RamiEvent]:
    """TAB-10, RAM-46: put the table back, draw, lay what must be laid, throw the least useful card."""
    options, seat = state.match.options, state.turn
    events: list[RamiEvent] = []
    now = state
    if now.phase == PLAY and now.facts.turn.moves:
        now = go_on(events, now, decide(now, RESTORE))
    if options.timer is not None:
        penalty = Scored(seat, TIMEOUT_COST if options.elimination else -TIMEOUT_COST, "RAM-46")
        now = go_on(events, now, [penalty])
    drawn = NONE
    if now.phase == DRAW and stock_can_give(len(now.stock), len(now.pile), now.restocked):
        held = now.hands[seat]
        now = go_on(events, now, decide(now, DRAW_STOCK))
        drawn = minus(now.hands[seat], held)
    if now.facts.turn.owed:
        now = _lay_owed(events, now, now.facts.turn.owed[0], decide)
    if now.phase == OVER:
        return events
    hand = now.hands[seat]
    if options.discard == NO_PILE or not hand:
        return [*events, *decide(now, DONE)]
    card = drawn[0] if drawn and drawn[0] != JOKER else least_useful(hand, hand, NONE, card_values(options))
    return [*events, *decide(now, DISCARDS[card])]


def _lay_owed(events: list[RamiEvent], state: RamiState, card: Card, decide: Decide) -> RamiState:
    """RAM-12: lay *card*, with others where need be, a new meld before a lay-off before a joker won."""
    ways = [move for move in menu(observe(state, state.turn)) if card in played(move)]
    for laid in state.table:
        cards = lay_off_reaching(state.match.options.shape, laid.meld, card, state.hands[state.turn])
        if len(cards) > 1:
            ways.append(LayOff(cards, cards, laid.number))
    for kind in (Lay, LayOff, Swap):
        for move in ways:
            if isinstance(move, kind):
                return go_on(events, state, decide(state, move))
    return state
