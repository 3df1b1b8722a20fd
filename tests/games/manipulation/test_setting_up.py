"""MAN-01, MAN-02: players, packs, jokers, the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from rummery.games.manipulation import MANIPULATION
from rummery.play.options import declared
from rummery.play.problem import Problem
from rummery.table.table import Table
from tests.games.manipulation.situation import after, dealt, match, options
from tests.melds.solver.presets import PRESETS


@pytest.mark.parametrize(
    ("seats", "per_pack", "packs", "jokers"),
    [(2, 1, 1, 1), (3, 1, 2, 2), (4, 1, 2, 2), (5, 1, 2, 2), (2, 0, 1, 0), (2, 2, 1, 2), (3, 0, 2, 0), (5, 2, 2, 4)],
)
def test_MAN_01_packs_and_jokers(seats: int, per_pack: int, packs: int, jokers: int) -> None:
    counted = Counter(MANIPULATION.cards(options(jokers_per_pack=per_pack), seats))
    assert counted.pop(52, 0) == jokers
    assert counted == {card: packs for card in range(52)}


@pytest.mark.parametrize("seats", [1, 6])
def test_MAN_01_two_to_five_players(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        Table(MANIPULATION, {}, ("x",) * seats, bytes(32))
    assert caught.value.key == "seats-range"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("hand", [7, 10, 13, 14])
def test_MAN_02_each_gets_so_many_cards_and_the_rest_is_the_stock(seats: int, hand: int) -> None:
    deal = dealt(seats, hand=hand)
    assert [len(deal.hand(seat)) for seat in range(seats)] == [hand] * seats
    whole = 53 if seats == 2 else 106
    assert len(deal.stock.split()) == whole - seats * hand
    assert (deal.pile, deal.melds, deal.phase) == ("", {}, "draw")


def test_MAN_02_ten_cards_normally() -> None:
    assert len(dealt(4).hand(0)) == 10


def test_MAN_02_the_player_after_the_dealer_starts_and_the_next_deals() -> None:
    assert [dealt(3, dealer).turn for dealer in range(3)] == [1, 2, 0]
    following = after(match([0, 0, 0], dealer=2), (10, 0, 0), (0,))
    assert following == match([10, 0, 0], [1, 0, 0], 2, 0)


def test_MAN_02_cards_go_round_one_at_a_time() -> None:
    deal, other = dealt(3, 2), dealt(3, 0)
    assert [deal.hand(seat) for seat in (0, 1, 2)] == [other.hand(seat) for seat in (1, 2, 0)]


def test_the_options_with_their_ranges_and_defaults() -> None:
    assert [
        (option.name, option.rule, option.default, option.range()) for option in declared(MANIPULATION.options)
    ] == [
        ("jokers_per_pack", "MAN-01", 1, "0-2"),
        ("hand", "MAN-02", 10, "7 | 10 | 13 | 14"),
        ("max_draws", "MAN-11", 3, "1-3"),
        ("may_pass", "MAN-11", False, "off | on"),
        ("initial_meld", "MAN-13", "table", "table | own | points30"),
        ("knock_limit", "MAN-20", 5, "0 | 5 | 10"),
        ("target", "MAN-35", 150, "50-10000"),
        ("target_bonus", "MAN-35", 100, "0-1000"),
        ("round_bonus", "MAN-35", 25, "0-1000"),
        ("round_bonus_for_all", "MAN-35", False, "off | on"),
    ]


def test_MAN_15_16_and_30_the_solver_plays_the_same_game() -> None:
    assert MANIPULATION.rummy(options()) == PRESETS["manipulation"]
