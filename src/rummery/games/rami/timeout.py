"""When the time is up: the cheapest lawful way to end a turn of Rami (TAB-10, RAM-46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rummery.cards.card import JOKER, NONE, SUIT_SIZE, Card, Cards, minus
from rummery.games.rami.facts import RamiEvent, RamiState, stock_can_give
from rummery.games.rami.menu import menu
from rummery.games.rami.options import NO_PILE, TIMEOUT_COST, RamiOptions
from rummery.games.rami.scoring import ROUNDED, TRADITIONAL
from rummery.games.rami.tables import lay_off_reaching
from rummery.play.events import DRAW, OVER, PLAY, Scored
from rummery.play.every_table import played
from rummery.play.moves import DISCARDS, DONE, DRAW_STOCK, RESTORE, Lay, LayOff, Move, Swap
from rummery.play.sight import observe
from rummery.play.state import evolve

Decide: TypeAlias = Callable[[RamiState, Move], list[RamiEvent]]
"""What a lawful move brings about: a time-out is made of other moves."""

_NEAR: Final = 2
"""TAB-10: ranks apart at which cards of one suit help each other."""


def time_out(state: RamiState, decide: Decide) -> list[RamiEvent]:
    """TAB-10, RAM-46: put the table back, draw, lay what must be laid, throw the least useful card."""
    options, seat = state.match.options, state.turn
    events: list[RamiEvent] = []
    now = state
    if now.phase == PLAY and now.facts.turn.moves:
        now = _go_on(events, now, decide(now, RESTORE))
    if options.timer is not None:
        penalty = Scored(seat, TIMEOUT_COST if options.elimination else -TIMEOUT_COST, "RAM-46")
        now = _go_on(events, now, [penalty])
    drawn = NONE
    if now.phase == DRAW and stock_can_give(len(now.stock), len(now.pile), now.restocked):
        held = now.hands[seat]
        now = _go_on(events, now, decide(now, DRAW_STOCK))
        drawn = minus(now.hands[seat], held)
    if now.facts.turn.owed:
        now = _lay_owed(events, now, now.facts.turn.owed[0], decide)
    if now.phase == OVER:
        return events
    hand = now.hands[seat]
    if options.discard == NO_PILE or not hand:
        return [*events, *decide(now, DONE)]
    card = drawn[0] if drawn and drawn[0] != JOKER else least_useful(options, hand)
    return [*events, *decide(now, DISCARDS[card])]


def _go_on(events: list[RamiEvent], state: RamiState, more: list[RamiEvent]) -> RamiState:
    events.extend(more)
    return evolve(state, more)


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
                return _go_on(events, state, decide(state, move))
    return state


def least_useful(options: RamiOptions, hand: Cards) -> Card:
    """TAB-10: the card to throw: no joker, few cards near it, and of those the dearest."""
    values = TRADITIONAL if options.traditional else ROUNDED
    best, least = hand[0], (len(hand) + 1, 0)
    for card in hand:
        if card != JOKER:
            friends = sum([1 for other in hand if near(card, other)])
            if (friends, -values[card]) < least:
                best, least = card, (friends, -values[card])
    return best


def near(card: Card, other: Card) -> bool:
    """Whether two cards could lie in one meld soon: one rank in other suits, or one suit two ranks apart at most."""
    if JOKER in (card, other) or card == other:
        return False
    if card % SUIT_SIZE == other % SUIT_SIZE:
        return True
    apart = abs(card % SUIT_SIZE - other % SUIT_SIZE)
    return card // SUIT_SIZE == other // SUIT_SIZE and min(apart, SUIT_SIZE - apart) <= _NEAR
