"""What holds whatever the cards: lay-downs against the solver and a second telling of SHA-16, SHA-17 and SHA-21."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from rummery.cards.card import JOKER, KINDS, ONE, Cards, minus, pack
from rummery.cards.names import names
from rummery.games.shanghai.arrange import rummy
from rummery.games.shanghai.contract import best_lay_down, is_contract, lay_down, quick_lay_down
from rummery.games.shanghai.options import Contract, ShanghaiOptions
from rummery.melds.contract import lengthened, may_hold
from rummery.melds.meld import Meld, text_of
from rummery.melds.plan import best_plan
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.told import Arrangement
from tests.games.shanghai.situation import options
from tests.melds.solver.presets import PRESETS, shanghai

RANKS = "A23456789TJQK"
HIGH = RANKS + "A"
VARIANTS: list[dict[str, Any]] = [
    {},
    {"ace_low": True},
    {"twos_wild": "black"},
    {"twos_wild": "all", "ace_low": True},
    {"contracts": "classic10"},
    {"tenth": "3r5"},
]
WILD_TWOS = {"none": "", "black": "2C 2S", "all": "2C 2D 2H 2S"}


def is_meld(meld: str, twos: str, ace_low: bool, length: int) -> bool:
    """SHA-02, SHA-16, SHA-17, told again: on the texts of cards."""
    words = [word.partition("=") for word in meld.split()]
    wild = ["X", *twos.split()]
    faces = [face or card for card, _, face in words]
    naturals = [card for card, _, face in words if not face and card not in wild]
    ranks = {card[0] for card in naturals}
    if len(ranks) == 1 and not any(face for _, _, face in words):
        (rank,) = ranks
        wilds = len([card for card, _, _ in words if card[0] != rank])
        return len(words) >= 3 and 2 * wilds <= len(words) and all(c in wild or c[0] == rank for c, _, _ in words)
    if not naturals and not any(face and face != card for card, _, face in words):
        twos_in_place = [card for card, _, _ in words if card != "X"]
        return len(words) >= 3 and 2 * len(twos_in_place) >= len(words)
    wilds = len([card for card, _, face in words if face and face != card])
    if any(face == "X" for face in faces) or len({face[1] for face in faces}) != 1 or 2 * wilds > len(words):
        return False
    order = "".join(face[0] for face in faces)
    return len(words) >= length and len(words) < 14 and (order in HIGH[1:] or (ace_low and order in RANKS))


def rich_hand(dice: random.Random, size: int) -> Cards:
    """A hand in which there is something to lay."""
    cards = list(pack(2, 4))
    kept = dice.sample(range(13), dice.randint(4, 13))
    cards = [card for card in cards if card == JOKER or card % 13 in kept]
    return bytes(sorted(dice.sample(cards, min(size, len(cards)))))


def best_of(table: ShanghaiOptions, contract: Contract, hand: Cards) -> Arrangement | None:
    """What the solver finds; hands that it refuses are not asked of it, one of some hundred where all twos are wild."""
    goal = Goal(contract=True, sets=contract.sets, runs=(contract.length,) * contract.runs)
    try:
        return arrange(hand, rummy(table), goal=goal)
    except Beyond:
        reject()


def check(table: ShanghaiOptions, contract: Contract, hand: Cards, melds: tuple[Meld, ...]) -> None:
    assert is_contract(contract, melds)
    assert minus(hand, b"".join([meld.cards for meld in melds])) is not None
    left = hand
    for meld in melds:
        for card in meld.cards:
            assert card in left
            left = left.replace(ONE[card], b"", 1)
        assert table.shape.fits(meld)
        text = text_of(meld)
        length = contract.length if meld.kind == 0 else 3
        assert is_meld(text, WILD_TWOS[table.twos_wild], table.ace_low, length), text


@pytest.mark.parametrize("chosen", VARIANTS, ids=str)
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), size=st.integers(9, 24), deal=st.integers(1, 10))
def test_SHA_20_and_21_what_is_found_is_a_contract_and_the_solver_knows_whether_there_is_one(
    chosen: dict[str, Any], seed: int, size: int, deal: int
) -> None:
    table = options(**chosen)
    contract = table.contract(deal)
    hand = rich_hand(random.Random(seed), size)
    solved = best_of(table, contract, hand)
    found, quick = lay_down(table, contract, hand), quick_lay_down(table, contract, hand)
    assert (found is None) == (solved is None), names(hand)
    if solved is not None:
        assert may_hold(hand, table.shape, contract.sets, contract.runs, contract.length)
        best = best_lay_down(table, contract, hand)
        assert best is not None
        check(table, contract, hand, best)
    for melds in (found, quick):
        if melds is not None:
            check(table, contract, hand, melds)
            left = minus(hand, b"".join([meld.cards for meld in melds]))
            check(table, contract, hand, lengthened(table.shape, melds, left))


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), deal=st.integers(1, 10))
def test_SHA_21_a_plan_lacks_nothing_where_there_is_a_contract_without_wild_cards(seed: int, deal: int) -> None:
    table = options()
    contract = table.contract(deal)
    hand = bytes([card for card in rich_hand(random.Random(seed), 20) if card != JOKER])
    plan = best_plan(hand, table.shape, contract.sets, contract.runs, contract.length)
    assert minus(plan.used, hand) == b""
    assert len(plan.used) == contract.size() - plan.missing
    melds = quick_lay_down(table, contract, hand)
    if plan.missing == 0:
        assert melds is not None
        assert sorted(plan.used) == sorted(plan.used[: contract.size()])


@pytest.mark.parametrize("which", ["none", "black", "all"])
def test_SHA_30_the_solver_counts_as_the_game_does(which: str) -> None:
    twos = {"none": b"", "black": bytes([1, 40]), "all": bytes([1, 14, 27, 40])}[which]
    assert rummy(options(twos_wild=which)) == shanghai(twos)
    assert PRESETS["shanghai"] == rummy(options())
    assert len(rummy(options()).points) == KINDS
