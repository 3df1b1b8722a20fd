"""RAM-17: only a joker stands for another card; and what no text or position may conjure up."""

from __future__ import annotations

import pytest

from rummery.play.problem import Problem
from tests.games.rami.situation import situation


@pytest.mark.parametrize("text", ["lay 2C=JH @1", "lay 2C=JH KD=QH @1", "lay KD=7H @1"])
def test_RAM_17_a_natural_card_is_not_laid_off_as_another(text: str) -> None:
    deal = situation("2C KD", "2C", table=["8H 9H TH"])
    assert deal.refusal(text) == "RAM-17"


def test_RAM_17_nor_melded_nor_does_it_lie_so() -> None:
    with pytest.raises(Problem) as caught:
        situation("7S 6H 8H", "KS").play("meld 6H 7S=7H 8H")
    assert caught.value.key == "card-not-wild"
    with pytest.raises(Problem) as caught:
        situation("7S", "KS", table=["5S 2C=6S 7S"])
    assert (caught.value.key, caught.value.where) == ("card-not-wild", "table[0].cards")


def test_RAM_17_a_joker_taken_is_no_second_one_of_a_meld() -> None:
    deal = situation("2C KD", "2C", table=["5S 6S 7S X=8S", "8H 8D X"], chosen={"manipulation": True})
    deal.play("take X @1")
    assert deal.refusal("lay X=8S @2") == "RAM-17"


def test_RAM_42_a_bare_joker_is_the_one_that_was_taken() -> None:
    deal = situation("2C KD", "2C", table=["5S 6S 7S X=8S", "8H 8D 8C"], chosen={"manipulation": True})
    deal.play("take X @1", "lay X @2")
    assert deal.melds[2] == "8H 8D 8C X=8S"


def test_RAM_42_the_menu_offers_a_taken_joker_where_it_fits() -> None:
    deal = situation("2C KD", "2C", table=["5S 6S 7S X=8S", "8H 8D 8C"], chosen={"manipulation": True})
    assert "lay X=8S @2" in deal.play("take X @1").menu


@pytest.mark.parametrize("start", [["AS 2S 3S"], ["7H 7H 7H", "2C"]])
def test_RAM_42_what_is_restored_comes_from_hand_and_table(start: list[str]) -> None:
    with pytest.raises(Problem) as caught:
        situation(
            "2C",
            "2D",
            chosen={"manipulation": True},
            turn_start={"table": [{"cards": text} for text in start]},
        )
    assert (caught.value.key, caught.value.where) == ("input-turn-start", "turn_start")


@pytest.mark.parametrize(
    "text", ["meld " + "7H " * 100_000, "lay " + "7H " * 100_000 + "@1", "meld " + "7H / " * 100_000]
)
def test_more_cards_than_any_game_has_are_an_error(text: str) -> None:
    with pytest.raises(Problem) as caught:
        situation("2C KD", "2C", table=["8H 9H TH"]).play(text)
    assert caught.value.key == "cards-too-many"
