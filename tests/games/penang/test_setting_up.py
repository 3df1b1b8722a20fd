"""PEN-01 to PEN-04: cards, the deal, who begins; the options."""

from __future__ import annotations

from collections import Counter

import pytest

from rummery.games.penang import PENANG
from rummery.play.options import Value, declared, read_options
from rummery.play.problem import Problem
from rummery.table.table import Table
from tests.games.penang.situation import dealt

WHOLE_SUIT = "A23456789TJQK"


def all_cards(position: dict[str, str | list[str]]) -> Counter[str]:
    return Counter(" ".join([*position["hands"], str(position["stock"])]).split())


@pytest.mark.parametrize(("seats", "packs", "jokers"), [(2, 2, 6), (3, 2, 6), (4, 2, 6), (5, 3, 9), (6, 3, 9)])
def test_PEN_01_two_packs_for_up_to_four_players_three_for_more(seats: int, packs: int, jokers: int) -> None:
    there = all_cards(dealt(seats).position)
    assert there.pop("X") == jokers
    assert there == {rank + suit: packs for rank in WHOLE_SUIT for suit in "SHDC"}


@pytest.mark.parametrize(("seats", "jokers"), [(2, 8), (4, 8), (5, 12), (6, 12)])
def test_PEN_01_jokers_per_pack(seats: int, jokers: int) -> None:
    assert all_cards(dealt(seats, jokers_per_pack=4).position)["X"] == jokers


def test_PEN_01_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(Problem):
            Table(PENANG, {}, ("name",) * seats, bytes(32))
    assert PENANG.usual_seats == 4


@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 25, 60), (3, 25, 35), (4, 20, 30), (5, 20, 65), (6, 20, 45)])
def test_PEN_02_twenty_cards_or_twenty_five_the_rest_is_set_aside(seats: int, each: int, aside: int) -> None:
    position = dealt(seats).position
    assert [len(hand.split()) for hand in position["hands"]] == [each] * seats
    assert len(position["stock"].split()) == aside
    assert (position["discard"], position["table"]) == ("", [])


def test_PEN_02_one_card_at_a_time_from_the_dealers_left() -> None:
    """With the same shuffle and another dealer, each hand goes to the seat that sits so far from that dealer."""
    first, second = dealt(4, dealer=0).position["hands"], dealt(4, dealer=1).position["hands"]
    assert second == [first[3], *first[:3]]


def test_PEN_02_nobody_draws_what_is_set_aside() -> None:
    deal = dealt(4)
    for move in ("draw stock", "draw discard", "draw", "discard 2C", "pass", "knock", "take 2C @1"):
        assert deal.refusal(move) == "TAB-01"


@pytest.mark.parametrize("dealer", range(4))
def test_PEN_04_the_player_after_the_dealer_begins(dealer: int) -> None:
    deal = dealt(4, dealer=dealer)
    assert (deal.turn, deal.phase) == ((dealer + 1) % 4, "play")


def test_PEN_04_the_turn_goes_round_in_the_order_of_the_seats() -> None:
    deal = dealt(4, dealer=2)
    turns = []
    for _ in range(5):
        turns.append(deal.turn)
        deal.play(next(move for move in deal.menu if move.startswith("meld")), "done")
    assert turns == [3, 0, 1, 2, 3]


DEFAULTS: dict[str, Value] = {
    "jokers_per_pack": 3,
    "dealer": "winner",
    "voluntary_dead": False,
    "end_when_one_alive": False,
    "ace": 15,
    "joker_points": 20,
    "winner_collects": False,
    "deals": 5,
    "target": "none",
}


def test_the_options_and_what_they_are_where_nobody_chooses() -> None:
    assert {option.name: option.default for option in declared(PENANG.options)} == DEFAULTS


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("jokers_per_pack", [3, 4, "4"], [2, 5, "three"]),
        ("dealer", ["winner", "loser", "rotate"], ["random", 1]),
        ("voluntary_dead", [True, "on", "off"], [1, "yes"]),
        ("end_when_one_alive", [False, "on"], ["alive"]),
        ("ace", [15, 11, 1, "11"], [14, 2, "high", 0]),
        ("joker_points", [20, 25, 50, "50"], [0, 30]),
        ("winner_collects", [True], ["none"]),
        ("deals", [1, 50, "7"], [0, 51, "none"]),
        ("target", ["none", 50, 10000, "500"], [49, 10001, "off"]),
    ],
)
def test_the_range_of_each_option(name: str, good: list[Value], bad: list[Value]) -> None:
    for value in good:
        read_options(PENANG.options, {name: value})
    for value in bad:
        with pytest.raises(Problem) as caught:
            read_options(PENANG.options, {name: value})
        assert caught.value.key == "option-range"
