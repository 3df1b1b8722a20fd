"""What cards count in Shanghai rum, and how a deal ends."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import Cards
from rummery.cards.points import points_by_card
from rummery.games.shanghai.facts import ShanghaiEvent, ShanghaiState, Turn
from rummery.games.shanghai.options import ShanghaiOptions
from rummery.play.events import Ended, Scored
from rummery.play.match import Rule, Seat

POINTS: Final = points_by_card((15, 20, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10), 25)
"""SHA-30, by card: the ace 15, the two 20, three to nine 5, ten to king 10, the joker 25."""
_NO_JOKER_FACTOR: Final = 2
"""SHA-31: what the blind bonus is multiplied by where no wild card was laid."""


def in_hand(hand: Cards) -> int:
    """SHA-30: what cards in a hand count."""
    return sum(hand.translate(POINTS))


def went_out(state: ShanghaiState, turn: Turn) -> list[ShanghaiEvent]:
    """SHA-24, SHA-30, SHA-31: the seat in turn has played its last card; *turn* is its turn with that."""
    counts = [(seat, in_hand(state.hands[seat])) for seat in range(len(state.hands)) if seat != state.turn]
    return [*out_lines(state.match.options, state.turn, counts, turn.down_now, turn.wild_laid)]


def out_lines(
    options: ShanghaiOptions, winner: Seat, counts: list[tuple[Seat, int]], blind: bool, wild: bool
) -> list[Scored | Ended]:
    """SHA-24, SHA-30, SHA-31, from what the other hands count.

    *blind*: all was laid in one turn, *wild*: a wild card was among it.
    """
    bonus = options.out_bonus
    if blind:
        bonus += options.blind_bonus if wild else options.blind_bonus * _NO_JOKER_FACTOR
    bonuses = [Scored(winner, -bonus, "SHA-31")] if bonus else []
    return [Ended((winner,), "SHA-24"), *bonuses, *counted_lines(counts)]


def nobody_went_out(state: ShanghaiState, hand: Cards, rule: Rule) -> list[ShanghaiEvent]:
    """SHA-26, TAB-08: everybody counts, the seat in turn its *hand* as it is now."""
    hands = [(seat, hand if seat == state.turn else state.hands[seat]) for seat in range(len(state.hands))]
    return [Ended((), rule), *counted_lines([(seat, in_hand(cards)) for seat, cards in hands])]


def counted_lines(counts: list[tuple[Seat, int]]) -> list[Scored]:
    """SHA-30: what each hand counts."""
    return [Scored(seat, count, "SHA-30") for seat, count in counts if count]
