"""When the time is up: the cheapest lawful way to end a turn of Shanghai rum (TAB-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rummery.cards.card import ACE, JOKER, KING, NONE, SUIT_SIZE, Card, Cards, minus
from rummery.games.shanghai.buying import first_asked
from rummery.games.shanghai.contract import next_step
from rummery.games.shanghai.facts import ShanghaiEvent, ShanghaiState, Turn, stock_can_give
from rummery.games.shanghai.options import ShanghaiOptions
from rummery.games.shanghai.scoring import POINTS, nobody_went_out, went_out
from rummery.play.events import BUY, DRAW, OVER, FactsBecame
from rummery.play.moves import DISCARDS, DONE, DRAW_PILE, DRAW_STOCK, PASS, Down, Move, Swap
from rummery.play.state import go_on

Decide: TypeAlias = Callable[[ShanghaiState, Move], list[ShanghaiEvent]]
"""What a lawful move brings about: a time-out is made of other moves."""

_NEAR: Final = 3
"""TAB-10: ranks apart at which cards of one suit could lie in one shortest run."""


def time_out(state: ShanghaiState, decide: Decide, drawn: Cards = NONE) -> list[ShanghaiEvent]:
    """TAB-10: decline what is asked; draw, lay the contract if a wild card was taken, throw the least useful card.

    *drawn* is what was drawn already without its player.
    """
    if state.phase == BUY:
        return decide(state, PASS)
    events: list[ShanghaiEvent] = []
    now = state
    if now.phase == DRAW:
        if not stock_can_give(len(now.stock), len(now.pile), now.restocked):
            if not now.pile or now.facts.upcard_dead:
                return nobody_went_out(now, now.hands[now.turn], "SHA-26")
            draw: Move = DRAW_PILE
        elif not now.facts.is_down(now.turn) and first_asked(now) is not None:
            turn = now.facts.turn
            late = Turn(turn.must_go_down, turn.down_now, turn.wild_laid, turn.moves, True)
            now = go_on(events, now, [FactsBecame(now.facts.with_turn(late, now.facts.stuck))])
            return [*events, *decide(now, DRAW_STOCK)]
        else:
            draw = DRAW_STOCK
        held = now.hands[now.turn]
        now = go_on(events, now, decide(now, draw))
        drawn = minus(now.hands[now.turn], held)
    contract = now.match.options.contract(now.match.number)
    while now.facts.turn.must_go_down and now.phase != OVER:
        step = next_step(now.match.options, contract, now.hands[now.turn], now.table)
        if not step:
            break
        now = go_on(events, now, decide(now, step if isinstance(step, Swap) else Down(step)))
    return events if now.phase == OVER else [*events, *_end(now, drawn, decide)]


def _end(state: ShanghaiState, drawn: Cards, decide: Decide) -> list[ShanghaiEvent]:
    options = state.match.options
    hand = state.hands[state.turn]
    if not hand:
        return went_out(state, state.facts.turn)
    if len(hand) == 1 and not options.final_discard:
        return decide(state, DONE)
    if drawn and drawn[0] in hand and drawn[0] not in options.shape.wild:
        return decide(state, DISCARDS[drawn[0]])
    return decide(state, DISCARDS[least_useful(options, hand)])


def least_useful(options: ShanghaiOptions, hand: Cards) -> Card:
    """TAB-10: the card to throw: no wild one, few cards near it, and of those the dearest."""
    best, least = hand[0], (len(hand) + 1, 0)
    for card in hand:
        if card not in options.shape.wild:
            friends = sum([1 for other in hand if near(options, card, other)]) - 1
            if (friends, -POINTS[card]) < least:
                best, least = card, (friends, -POINTS[card])
    return best


def near(options: ShanghaiOptions, card: Card, other: Card) -> bool:
    """Whether two natural cards could lie in one meld: one rank, or one suit and not too far apart."""
    if JOKER in (card, other):
        return False
    if card % SUIT_SIZE == other % SUIT_SIZE:
        return True
    if card // SUIT_SIZE != other // SUIT_SIZE:
        return False
    low, high = sorted((card % SUIT_SIZE, other % SUIT_SIZE))
    if high - low <= _NEAR and (low != ACE or options.ace_low):
        return True
    return low == ACE and KING + 1 - high <= _NEAR
