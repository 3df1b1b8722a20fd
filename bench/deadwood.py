"""Deadwood of a gin hand: what a learner asks for at every move, and what it costs to ask from Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final, TypeVar

from bench.measure import HANDS, Effort, Measure, WrongAnswerError, rate
from bench.peers import rlcard_deadwood, spiel_deadwood
from rummery.cards.card import JOKER, SUIT_SIZE, Cards
from rummery.cards.names import names
from rummery.melds.solver.one_pack import OnePack

HAND: Final = 10
MANY: Final = 1000
"""Hands of each kind."""

Held = TypeVar("Held")


def measures(effort: Effort) -> list[Measure]:
    """We, hand by hand and all hands in one call, and the peers; each gets the hands in its own form."""
    ours, spiel, rlcard = OnePack(), spiel_deadwood(), rlcard_deadwood()
    rows: list[Measure] = []
    for kind, deal in (("random hands", random_hand), ("hands rich in melds", rich_hand)):
        subject = f"deadwood, {kind}"
        dice = effort.dice(subject)
        hands = [deal(dice) for _ in range(MANY)]
        wanted = ours.deadwood_of_all(hands)
        numbers = [list(hand) for hand in hands]
        one_by_one = partial(_each, ours.deadwood, hands)
        in_one_call = partial(ours.deadwood_of_all, hands)
        spiels = rlcards = None
        if spiel is not None:
            spiels = partial(checked, partial(_each, spiel, numbers), hands, wanted, effort.seconds)
        if rlcard is not None:
            cards = [[rlcard.card(number) for number in hand] for hand in numbers]
            rlcards = partial(checked, partial(_each, rlcard.deadwood, cards), hands, wanted, effort.seconds)
        rows += [
            Measure(subject, "Rummery", "ours", HANDS, partial(checked, one_by_one, hands, wanted, effort.seconds)),
            Measure(
                subject,
                "Rummery, in one call",
                "ours",
                HANDS,
                partial(checked, in_one_call, hands, wanted, effort.seconds),
            ),
            Measure(subject, "OpenSpiel gin", "peer", HANDS, spiels),
            Measure(subject, "RLCard gin", "peer", HANDS, rlcards),
        ]
    return rows


def random_hand(dice: Random) -> Cards:
    """Ten cards of one pack."""
    return bytes(sorted(dice.sample(range(JOKER), HAND)))


def rich_hand(dice: Random) -> Cards:
    """Runs and sets as long as they fit into ten cards, and then random cards."""
    left = set(range(JOKER))
    while len(left) > JOKER - HAND + 2:
        room = HAND - JOKER + len(left)
        if dice.random() < 0.5:
            size = dice.randint(3, min(5, room))
            first = dice.randrange(4) * SUIT_SIZE + dice.randrange(SUIT_SIZE + 1 - size)
            meld = set(range(first, first + size))
        else:
            suits = dice.sample(range(4), dice.randint(3, min(4, room)))
            rank = dice.randrange(SUIT_SIZE)
            meld = {suit * SUIT_SIZE + rank for suit in suits}
        if meld <= left:
            left -= meld
    held = set(range(JOKER)) - left
    return bytes(sorted([*held, *dice.sample(sorted(left), HAND - len(held))]))


def checked(reckon: Callable[[], list[int]], hands: Sequence[Cards], wanted: Sequence[int], seconds: float) -> float:
    """How many hands a second, once it is known that all answers are those *wanted*."""
    for hand, points, right in zip(hands, reckon(), wanted, strict=True):
        if points != right:
            raise WrongAnswerError(f"{points} points in {names(hand)}, Rummery {right}")
    return rate(lambda: len(reckon()), seconds)


def _each(deadwood: Callable[[Held], int], hands: Sequence[Held]) -> list[int]:
    return [deadwood(hand) for hand in hands]
