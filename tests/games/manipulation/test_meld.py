"""MAN-12 to MAN-15: the whole table is stated, and looked at as a whole."""

from __future__ import annotations

import pytest

from rummery.play.options import Value
from tests.games.manipulation.situation import cards, situation

OWN: dict[str, Value] = {"initial_meld": "own"}
THIRTY: dict[str, Value] = {"initial_meld": "points30"}


def test_MAN_12_the_table_is_arranged_anew_with_cards_of_the_hand() -> None:
    deal = situation("4H 4C KS", "AS", table=["4D 5D 6D 7D"])
    deal.play("meld 4D 4H 4C / 5D 6D 7D")
    assert deal.melds == {1: "4D 4H 4C", 2: "5D 6D 7D"}
    assert deal.hand(0) == ["KS"]


def test_MAN_12_example_6_moving_cards_without_adding_one_is_refused() -> None:
    deal = situation("4H 4C KS", "AS", table=["4D 5D 6D 7D 8D 9D", "4S 5S 6S"])
    assert deal.refusal("meld 4D 5D 6D / 7D 8D 9D / 4S 5S 6S") == "MAN-12"
    assert deal.refusal("meld 4D 5D 6D 7D 8D 9D / 4S 5S 6S") == "MAN-12"


def test_MAN_12_no_card_of_the_table_goes_into_the_hand() -> None:
    deal = situation("4H 4C KS", "AS", table=["4D 5D 6D 7D", "9S 9C 9D 9H"])
    assert deal.refusal("meld 4D 4H 4C / 5D 6D 7D / 9S 9C 9D") == "MAN-12"
    assert deal.figures("meld 4D 4H 4C / 5D 6D 7D / 9S 9C 9D") == {"cards": "9H"}
    assert deal.refusal("meld 4D 4H 4C / 9S 9C 9D 9H") == "MAN-12"
    assert deal.refusal("meld 5D 6D 7D / 9S 9C 9D 9H") == "MAN-12"


def test_MAN_12_a_card_of_the_table_is_not_exchanged_for_the_same_of_the_hand() -> None:
    """Two equal cards are the same: to put one down and take the other up adds nothing."""
    deal = situation("7D KS", "AS", "KH", table=["4D 5D 6D 7D"])
    assert deal.refusal("meld 4D 5D 6D 7D") == "MAN-12"


def test_MAN_12_several_cards_and_melds_at_once() -> None:
    hand = "8S JS QS KS 2H 2C 2D KD"
    deal = situation(hand, "AS", "KH", table=["6S 7S 8S 9S TS"], stock="3C")
    deal.play("meld 6S 7S 8S / 8S 9S TS JS QS KS / 2H 2C 2D")
    assert deal.hand(0) == ["KD"]
    assert deal.melds == {1: "6S 7S 8S", 2: "8S 9S TS JS QS KS", 3: "2H 2C 2D"}


def test_MAN_12_a_card_may_double_one_in_a_run_that_is_divided() -> None:
    deal = situation("8S KD", "AS", "KH", table=["6S 7S 8S 9S TS"])
    assert "meld 6S 7S 8S / 8S 9S TS" in deal.menu
    assert deal.play("meld 6S 7S 8S / 8S 9S TS").hand(0) == ["KD"]


def test_the_melds_are_numbered_in_the_order_in_which_they_are_named() -> None:
    deal = situation("9H KD", "AS", table=["5D 6D 7D", "9S 9C 9D"])
    deal.play("meld 9S 9C 9D 9H / 5D 6D 7D")
    assert deal.melds == {1: "9S 9C 9D 9H", 2: "5D 6D 7D"}
    assert "numbered" not in deal.position


def test_what_lay_there_belongs_to_who_laid_it_and_all_else_to_who_melds() -> None:
    deal = situation("9H KD", "AS", table=["5D 6D 7D", "9S 9C 9D"], owner=1)
    deal.play("meld 9S 9C 9D 9H / 5D 6D 7D")
    assert [entry["owner"] for entry in deal.position["table"]] == [0, 1]


# ---- The first meld ---------------------------------------------------------------------------------------------


def test_MAN_13_on_an_empty_table_at_least_one_meld() -> None:
    deal = situation("5S 6S 7S KD", "AS", opened=[False, False])
    assert deal.refusal("meld 5S 6S") == "MAN-15"
    deal.play("meld 5S 6S 7S")
    assert deal.position["opened"] == [True, False]


def test_MAN_13_only_the_first_of_the_deal_with_table() -> None:
    deal = situation("8D KD", "AS", table=["5D 6D 7D"], opened=[False, True])
    assert deal.refusal("meld 5D 6D 7D 8D") is None


def test_MAN_13_own_the_first_meld_uses_no_card_of_the_table() -> None:
    deal = situation("8D 2S 3S 4S KD", "AS", table=["5D 6D 7D", "9S 9C 9D"], opened=[False, True], chosen=OWN)
    assert deal.refusal("meld 5D 6D 7D 8D / 9S 9C 9D") == "MAN-13"
    assert deal.refusal("meld 5D 6D 7D 8D / 9S 9C 9D / 2S 3S 4S") == "MAN-13"
    assert deal.figures("meld 5D 6D 7D 8D / 9S 9C 9D") == {"meld": "5D 6D 7D"}
    deal.play("meld 9D 9S 9C / 2S 3S 4S / 5D 6D 7D")
    assert deal.position["opened"] == [True, True]


def test_MAN_13_own_is_over_after_ones_first_meld() -> None:
    deal = situation("8D KD", "AS", table=["5D 6D 7D"], opened=[True, False], chosen=OWN)
    assert deal.refusal("meld 5D 6D 7D 8D") is None


def test_MAN_13_own_asks_for_no_points() -> None:
    assert situation("AS AD AC KD", "2S", opened=[False, False], chosen=OWN).refusal("meld AS AD AC") is None


@pytest.mark.parametrize(
    ("melds", "points"),
    [
        ("TS JS QS", 30),
        ("9S TS JS", 29),
        ("AS AD AC", 3),
        ("AS AD AC / TS JS QS", 33),
        ("X=TH JH QH", 30),
        ("AH 2H X=3H", 6),
        ("QH X=KH AH", 21),
        ("QH X=KH AH / 4C 5C 6C", 36),
    ],
)
def test_MAN_13_points30_are_counted_with_a_joker_as_its_card(melds: str, points: int) -> None:
    hand = "9S TS JS QS AS AD AC X JH QH AH 2H 4C 5C 6C KD"
    deal = situation(hand, "2S", opened=[False, True], chosen=THIRTY)
    assert deal.refusal(f"meld {melds}") == (None if points >= 30 else "MAN-13")
    if points < 30:
        assert deal.figures(f"meld {melds}") == {"points": points, "needed": 30}


def test_MAN_13_points30_come_from_the_hand_alone_too() -> None:
    deal = situation("TS JS QS 8D KD", "2S", table=["5D 6D 7D"], opened=[False, True], chosen=THIRTY)
    assert deal.refusal("meld 5D 6D 7D 8D / TS JS QS") == "MAN-13"
    assert deal.refusal("meld 5D 6D 7D / TS JS QS") is None


# ---- As a whole -------------------------------------------------------------------------------------------------


def test_MAN_14_it_is_checked_as_a_whole_and_a_refusal_changes_nothing() -> None:
    deal = situation("4H 4C KS", "AS", table=["4D 5D 6D 7D"])
    before = deal.position
    assert deal.refusal("meld 4D 4H 4C / 5D 6D / 7D") == "MAN-15"
    assert deal.position == before


def test_MAN_15_every_rest_is_a_meld() -> None:
    deal = situation("4H 4C KS", "AS", table=["4D 5D 6D"])
    assert deal.refusal("meld 4D 4H 4C / 5D 6D") == "MAN-15"
    assert deal.figures("meld 4D 4H 4C / 5D 6D") == {"meld": "5D 6D"}


@pytest.mark.parametrize(
    "meld",
    [
        "5S 5H 5D",
        "5S 5H 5D 5C",
        "5S 6S 7S",
        "AS 2S 3S",
        "QS KS AS",
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
        "7S 5S 6S",
        "KS AS QS",
    ],
)
def test_MAN_15_sets_and_runs(meld: str) -> None:
    assert situation(f"{meld} 9D", "9H", stock="2C").refusal(f"meld {meld}") is None


@pytest.mark.parametrize(
    "meld",
    ["5S 5H", "5S 6S", "5S", "5S 5H 6D", "5S 6S 8S", "5S 6S 7H", "KS AS 2S", "QS KS AS 2S", "3S 4S 6S 7S", "5S 6H 7D"],
)
def test_MAN_15_what_is_no_meld(meld: str) -> None:
    assert situation(f"{meld} 9D", "9H", stock="2C").refusal(f"meld {meld}") == "MAN-15"


def test_MAN_15_a_set_never_has_the_same_card_twice() -> None:
    deal = situation("5S 5S 5H 5D 5D 5C KD", "9H", "9D")
    for meld in ("5S 5S 5H", "5S 5S 5H 5D", "5S 5H 5D 5C 5D"):
        assert deal.refusal(f"meld {meld}") == "MAN-15"
    assert deal.refusal("meld 5S 5H 5D / 5S 5D 5C") is None


def test_MAN_15_a_run_has_an_ace_at_one_end_only() -> None:
    whole = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert situation(f"{whole} 9D", "9H", "9D").refusal(f"meld {whole}") == "MAN-15"


def test_MAN_15_a_table_that_was_set_up_wrong_is_put_right() -> None:
    deal = situation("9H 7D KD", "AS", table=["9S 9C 9D", "5D 6D"])
    assert deal.refusal("meld 9S 9C 9D 9H / 5D 6D") == "MAN-15"
    assert not [text for text in deal.menu if text.endswith("/ 5D 6D")]
    assert deal.play("meld 9S 9C 9D / 5D 6D 7D").hand(0) == cards("9H KD")
