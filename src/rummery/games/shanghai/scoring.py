"""What cards count in Shanghai rum, and how a deal ends."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import KINDS, Cards
from rummery.games.shanghai.facts import ShanghaiEvent, ShanghaiState, Turn
from rummery.melds.solver.rummy import points
from rummery.play.events import Ended, Scored
from rummery.play.match import Rule

_BY_RANK: Final = (15, 20, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10)
POINTS: Final = points(_BY_RANK, 25)
"""SHA-30, by card: the ace 15, the two 20, three to nine 5, ten to king 10, the joker 25."""
_TABLE: Final = bytes(POINTS) + bytes(256 - KINDS)
_NO_JOKER_FACTOR: Final = 2
"""SHA-31: what the blind bonus is multiplied by where no wild card was laid."""


def in_hand(hand: Cards) -> int:
    """SHA-30: what cards in a hand count."""
    return sum(hand.translate(_TABLE))


def went_out(state: ShanghaiState, turn: Turn) -> list[ShanghaiEvent]:
    """SHA-24, SHA-30, SHA-31: the seat in turn has played its last card; *turn* is its turn with that."""
    winner, options = state.turn, state.match.options
    events: list[ShanghaiEvent] = [Ended((winner,), "SHA-24")]
    bonus = options.out_bonus
    if turn.down_now:
        bonus += options.blind_bonus if turn.wild_laid else options.blind_bonus * _NO_JOKER_FACTOR
    if bonus:
        events.append(Scored(winner, -bonus, "SHA-31"))
    for seat in range(len(state.hands)):
        if seat != winner:
            events.extend(_counted(seat, state.hands[seat]))
    return events


def nobody_went_out(state: ShanghaiState, hand: Cards, rule: Rule) -> list[ShanghaiEvent]:
    """SHA-26, TAB-08: everybody counts, the seat in turn its *hand* as it is now."""
    events: list[ShanghaiEvent] = [Ended((), rule)]
    for seat in range(len(state.hands)):
        events.extend(_counted(seat, hand if seat == state.turn else state.hands[seat]))
    return events


def _counted(seat: int, hand: Cards) -> list[ShanghaiEvent]:
    return [Scored(seat, in_hand(hand), "SHA-30")] if hand else []
