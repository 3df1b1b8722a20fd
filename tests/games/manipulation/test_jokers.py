"""MAN-16, MAN-17: jokers have names, keep them, and stay on the table."""

from __future__ import annotations

import pytest

from rummery.play.problem import Problem
from tests.games.manipulation.situation import situation


def test_MAN_16_a_joker_is_the_card_that_it_is_named() -> None:
    deal = situation("QS KS X KD", "2H").play("meld QS KS X=AS")
    assert deal.melds == {1: "QS KS X=AS"}


@pytest.mark.parametrize(
    ("typed", "lies"),
    [
        ("QS KS X", "QS KS X=AS"),
        ("X QS KS", "X=JS QS KS"),
        ("5S X 7S", "5S X=6S 7S"),
        ("5S X X 8S", "5S X=6S X=7S 8S"),
        ("5S X=6S X", "5S X=6S X=7S"),
        ("7H 7D 7C X", "7H 7D 7C X=7S"),
        ("7H 7D X X", "7H 7D X=7C X=7S"),
        ("7H X=7D 7C X", "7H X=7D 7C X=7S"),
        ("X=6S 5S 7S", "5S X=6S 7S"),
        ("X=AS KS QS", "QS KS X=AS"),
        ("3S X=AS 2S", "X=AS 2S 3S"),
    ],
)
def test_MAN_16_a_joker_without_a_name_is_understood_where_it_can_be_only_one(typed: str, lies: str) -> None:
    deal = situation("QS KS X X 5S 7S 8S 7H 7D 7C 2S 3S KD", "2H", "2D").play(f"meld {typed}")
    assert deal.melds == {1: lies}


@pytest.mark.parametrize("meld", ["7H 7D X", "7H X=7C X", "X X 7H", "X X X"])
def test_MAN_16_and_is_refused_where_it_can_be_several(meld: str) -> None:
    deal = situation("7H 7D X X X KD", "2H", "2D", chosen={"jokers_per_pack": 2})
    assert deal.refusal(f"meld {meld}") == "MAN-16"


def test_MAN_16_on_a_table_that_is_set_up_each_joker_has_a_name() -> None:
    with pytest.raises(Problem) as caught:
        situation("7H", "2H", table=["9S 9C X"])
    assert (caught.value.key, caught.value.where) == ("joker-unnamed", "table[0].cards")


def test_MAN_16_only_a_joker_stands_for_another_card() -> None:
    with pytest.raises(Problem) as caught:
        situation("7H 2C 9H KD", "2H").refusal("meld 7H 2C=8H 9H")
    assert caught.value.key == "card-not-wild"


def test_MAN_16_a_joker_doubles_no_card_of_its_set() -> None:
    deal = situation("7H 7D X X KD", "2H", "2D")
    assert deal.refusal("meld 7H 7D X=7H") == "MAN-16"
    assert deal.figures("meld 7H 7D X=7H") == {"meld": "7H 7D X=7H", "card": "7H"}
    assert deal.refusal("meld 7H X=7C X=7C") == "MAN-16"
    assert deal.refusal("meld 7H 7D X=7C") is None
    assert deal.refusal("meld 7H 7D X=8C") == "MAN-15"


@pytest.mark.parametrize("meld", ["5S X=6S X=7S X=8S", "7H X=7D X=7C", "X=5S X=6S X=7S", "X=7H X=7D X=7C"])
def test_MAN_16_any_number_of_jokers(meld: str) -> None:
    deal = situation("5S 7H X X X KD", "2H", "2D", chosen={"jokers_per_pack": 2})
    assert deal.refusal(f"meld {meld}") is None


def test_MAN_16_two_jokers_are_no_meld() -> None:
    assert situation("X X KD", "2H", "2D").refusal("meld X=5S X=6S") == "MAN-15"


def test_MAN_16_a_joker_keeps_its_name_without_the_real_card() -> None:
    deal = situation("8D 9H KD", "2H", table=["4D 5D X=6D 7D", "9S 9C 9D"])
    assert deal.refusal("meld X=3D 4D 5D / 7D 8D 9D / 9S 9C 9H") == "MAN-16"
    assert deal.refusal("meld 4D 5D X=6D 7D 8D / 9S 9C 9D") is None
    assert deal.refusal("meld 4D 5D X=6D 7D 8D / 9S 9C 9D 9H") is None


def test_MAN_16_a_joker_renamed_without_its_real_card() -> None:
    deal = situation("9D 6H KD", "2H", table=["4D 5D X=6D"])
    assert deal.refusal("meld X=3D 4D 5D / 9D 6H KD") == "MAN-15"
    deal = situation("3D 2D KD", "2H", table=["4D 5D X=6D"])
    assert deal.refusal("meld X=AD 2D 3D 4D 5D") == "MAN-16"
    assert deal.figures("meld X=AD 2D 3D 4D 5D") == {"card": "6D"}
    assert deal.refusal("meld 2D 3D 4D 5D X=6D") is None


def test_MAN_16_it_may_be_moved_about_as_that_card() -> None:
    deal = situation("6H 6S 3D KD", "2H", table=["4D 5D X=6D"])
    deal.play("meld 3D 4D 5D / X=6D 6H 6S")
    assert deal.melds == {1: "3D 4D 5D", 2: "X=6D 6H 6S"}


def test_MAN_16_as_many_names_may_be_lost_as_real_cards_lie_there() -> None:
    table = ["4D 5D X=6D", "6H 6S X=6D"]
    deal = situation("6D 7D 3D KD", "2H", "2S", table=table)
    assert deal.refusal("meld 3D 4D 5D 6D 7D X=8D / 6H 6S X=6D") is None
    assert deal.refusal("meld X=3D 4D 5D 6D 7D X=8D / 6H 6S 3D") == "MAN-15"
    assert deal.refusal("meld X=2D 3D 4D 5D 6D 7D X=8D / 6H 6S X=6C") == "TAB-04"
    assert deal.refusal("meld X=2D 3D 4D 5D 6D 7D / 6H 6S X=6C") == "MAN-16"


def test_MAN_16_the_worked_example_with_the_card_of_another_meld() -> None:
    deal = situation("JS QS KD", "2H", "2S", table=["3D 4D 5D X=6D", "6D 6H 6S"])
    deal.play("meld 3D 4D 5D / 6D 6H 6S / JS QS X=KS")
    assert deal.hand(0) == ["KD"]
    assert deal.melds[3] == "JS QS X=KS"


def test_MAN_16_a_name_moves_from_one_joker_to_another() -> None:
    """Names are counted: it does not matter which of two jokers bears one."""
    deal = situation("X 7D KD", "2H", "2S", table=["4D 5D X=6D"])
    deal.play("meld 4D 5D X=6D 7D X=8D")
    assert deal.hand(0) == ["KD"]


def test_MAN_17_the_worked_example_a_freed_joker_is_named_anew_at_once() -> None:
    deal = situation("6D KD", "2H", table=["4D 5D X=6D", "9S 9C 9D"])
    assert deal.refusal("meld 4D 5D 6D / 9S 9C 9D") == "MAN-17"
    assert deal.figures("meld 4D 5D 6D / 9S 9C 9D") == {"cards": "6D"}
    deal.play("meld 4D 5D 6D / 9S 9C 9D X=9H")
    assert deal.melds == {1: "4D 5D 6D", 2: "9S 9C 9D X=9H"}
    assert deal.hand(0) == ["KD"]


def test_MAN_17_one_of_two_freed_jokers_left_out() -> None:
    deal = situation("6D 7D KD", "2H", "2S", table=["4D 5D X=6D X=7D"])
    assert deal.refusal("meld 4D 5D 6D 7D X=8D") == "MAN-17"
    assert deal.refusal("meld 4D 5D 6D 7D X=8D X=9D") is None


def test_MAN_12_a_joker_left_out_that_was_not_replaced_is_a_card_that_left_the_table() -> None:
    deal = situation("6D 3D 9H KD", "2H", "2S", table=["3D 4D 5D X=6D", "9S 9C 9D"])
    assert deal.refusal("meld 3D 4D 5D / 9S 9C 9D 9H") == "MAN-12"
    assert deal.refusal("meld 3D 4D 5D 6D / 9S 9C 9D 9H") == "MAN-17"


def test_MAN_17_the_menu_names_a_freed_joker_anew() -> None:
    deal = situation("6D KD", "2H", table=["4D 5D X=6D", "9S 9C 9D"])
    assert "meld 4D 5D 6D / 9S 9C 9D X=9H" in deal.menu
    assert "meld X=3D 4D 5D 6D / 9S 9C 9D" in deal.menu
    assert "meld 4D 5D 6D X=7D / 9S 9C 9D" in deal.menu
