"""RAM-45: three or four cards of one rank and suit are a meld too, if the table wants it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.rami.situation import cards, dealt, situation

ON: dict[str, Any] = {"identical": True}
TRADITIONAL: dict[str, Any] = {"identical": True, "values": "traditional"}


@pytest.mark.parametrize("seats", range(2, 9))
def test_RAM_45_four_packs_whatever_the_number_of_players(seats: int) -> None:
    deal = dealt(seats, identical=True)
    everything = Counter((deal.stock + " " + " ".join(deal.position["hands"])).split())
    assert sum(everything.values()) == 4 * 54
    assert (everything["7S"], everything["X"]) == (4, 8)


@pytest.mark.parametrize(
    ("meld", "rounded", "traditional"),
    [
        ("7S 7S 7S", 45, 51),
        ("QH QH QH", 60, 60),
        ("AD AD AD", 75, 63),
        ("AD AD AD AD", 100, 84),
        ("2C 2C 2C", 45, 36),
        ("9C 9C 9C 9C", 60, 76),
        ("TC TC TC", 60, 60),
        ("JC JC JC", 60, 60),
        ("KC KC KC KC", 80, 80),
    ],
)
def test_RAM_45_what_they_are_worth(meld: str, rounded: int, traditional: int) -> None:
    deal = situation(f"{meld} 2H", "3H", chosen=ON, stock="9H").play(f"meld {meld}")
    assert (deal.scores, deal.melds) == ([rounded, 0], {1: meld})
    deal = situation(f"{meld} 2H", "3H", chosen=TRADITIONAL, stock="9H").play(f"meld {meld}")
    assert deal.scores == [traditional, 0]


@pytest.mark.parametrize(("meld", "points"), [("7S 7S X", 45), ("AD AD AD X", 100), ("QH X QH", 60)])
def test_RAM_45_one_joker_may_be_among_them(meld: str, points: int) -> None:
    deal = situation(f"{meld} 2H", "3H", chosen=ON).play(f"meld {meld}")
    assert deal.scores == [points, 0]


def test_RAM_45_the_joker_is_certain_and_can_be_won() -> None:
    deal = situation("7S 7S X 7S 7H 7D 2H", "3H", chosen=ON).play("meld 7S 7S X")
    assert deal.melds == {1: "7S 7S X=7S"}
    deal.play("swap 7S @1")
    assert (deal.melds, deal.scores) == ({1: "7S 7S 7S"}, [45, 0])
    assert deal.position["won"] == "X=7S"


def test_RAM_20_a_joker_won_is_not_laid_among_identical_cards_as_the_same() -> None:
    deal = situation("X 7S 7S 8S 8S 2H", "3H", table=["5S 6S 7S"], won="X=7S", chosen=ON)
    assert deal.refusal("meld 7S 7S X") == "RAM-20"
    assert deal.refusal("meld 8S 8S X") is None


def test_RAM_45_five_are_no_meld() -> None:
    assert situation("7S 7S 7S 7S X 2H", "3H", chosen=ON).refusal("meld 7S 7S 7S 7S X") == "RAM-45"


def test_RAM_17_two_jokers_among_identical_cards_are_refused() -> None:
    assert situation("7S 7S X X 2H", "3H", chosen=ON).refusal("meld 7S 7S X X") == "RAM-17"


@pytest.mark.parametrize("meld", ["7S 7S 7H", "7S 7S 7S 7H", "7S 7S 7H X"])
def test_RAM_16_identical_cards_do_not_mix_with_other_suits(meld: str) -> None:
    assert situation(f"{meld} 2H", "3H", chosen=ON).refusal(f"meld {meld}") == "RAM-16"


@pytest.mark.parametrize("meld", ["7S 7S 7S", "7S 7S X", "7S 7S 7S 7S X"])
def test_RAM_45_off_unless_chosen_then_the_rule_of_sets_says_no(meld: str) -> None:
    assert situation(f"{meld} 2H", *["3H", "3D", "3C", "3S", "4H", "4D"]).refusal(f"meld {meld}") == "RAM-16"


def test_RAM_45_sets_and_runs_are_what_they_were() -> None:
    deal = situation("7S 7H 7D 5C 6C 7C 9H 9D X 2H", "3H", chosen=ON)
    deal.play("meld 7S 7H 7D / 5C 6C 7C / 9H 9D X")
    assert deal.melds == {1: "7S 7H 7D", 2: "5C 6C 7C", 3: "9H 9D X"}
    assert deal.scores == [45, 0]


def test_RAM_45_they_open_the_game_too() -> None:
    deal = situation("7S 7S 7S 2H", "3H", chosen={**ON, "first_lay": 45}, opened=[False, False])
    assert deal.refusal("meld 7S 7S 7S") is None
    deal = situation("7S 7S 7S 2H", "3H", chosen={**ON, "first_lay": 46}, opened=[False, False])
    assert deal.refusal("meld 7S 7S 7S") == "RAM-13"


def test_RAM_45_a_hand_counts_them_as_any_cards() -> None:
    deal = situation("2H", "7S 7S 7S AD", chosen=ON).play("discard 2H")
    assert deal.scores == [15 + 15, 0]


def test_RAM_45_a_card_of_another_rank_or_suit_is_not_laid_off_on_them() -> None:
    deal = situation("7H 8S 2H", "3H", table=["7S 7S 7S"], chosen=ON)
    assert deal.refusal("lay 7H @1") == "RAM-19"
    assert deal.refusal("lay 8S @1") == "RAM-19"


def test_RAM_45_with_manipulation_one_may_be_taken() -> None:
    deal = situation("7H 7D 2H", "3H", table=["7S 7S 7S 7S"], chosen={**ON, "manipulation": True})
    deal.play("take 7S @1")
    assert (deal.scores, deal.melds) == ([-15, 0], {1: "7S 7S 7S"})
    deal.play("meld 7S 7H 7D")
    assert (deal.scores, cards(deal.melds[2])) == ([0, 0], cards("7S 7H 7D"))
