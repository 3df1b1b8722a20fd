"""MAN-20 to MAN-22: knocking, going out, the last lap."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.play.options import Value
from tests.games.manipulation.situation import situation

DRY: dict[str, Any] = {"stock": ""}


@pytest.mark.parametrize(("hand", "legal"), [("AS 2D X", False), ("AS 4D", True), ("6C", False), ("5C", True)])
def test_MAN_20_example_5_five_points_or_fewer(hand: str, legal: bool) -> None:
    assert (situation(hand, "KS", drawn=3).refusal("knock") is None) == legal


def test_MAN_20_a_knock_with_six_is_refused() -> None:
    deal = situation("6C", "KS", drawn=3)
    assert deal.refusal("knock") == "MAN-20"
    assert deal.figures("knock") == {"points": 6, "limit": 5}


@pytest.mark.parametrize(
    ("limit", "hand", "legal"),
    [(0, "AS", False), (10, "TS", True), (10, "9S 2S", False), (10, "AS AD 8S", True), (5, "5S", True)],
)
def test_MAN_20_the_limit_is_an_option(limit: int, hand: str, legal: bool) -> None:
    deal = situation(hand, "KS", drawn=3, chosen={"knock_limit": limit})
    assert deal.refusal("knock") == (None if legal else "MAN-20")


def test_MAN_20_at_the_end_of_ones_turn_also_without_having_melded() -> None:
    deal = situation("AS 4D", "KS KD", opened=[False, False])
    assert deal.refusal("knock") == "MAN-20"
    deal.play("draw")
    assert deal.refusal("knock") == "MAN-20"
    assert situation("AS 4D", "KS KD", phase="draw", drawn=0).refusal("knock") == "TAB-03"
    assert situation("AS 4D", "KS KD", drawn=3, opened=[False, False]).refusal("knock") is None
    assert situation("AS 4D", "KS KD", melded=True).refusal("knock") is None


def test_MAN_20_the_deal_ends_at_once_and_the_knock_is_heard() -> None:
    deal = situation("AS 4D", "KS KD", drawn=3).play("knock")
    assert (deal.phase, deal.ended) == ("over", (0, "MAN-20"))
    assert deal.announced == [(0, 5, "MAN-20"), (1, 20, "MAN-30")]


def test_MAN_21_the_last_card_ends_the_deal_at_once() -> None:
    deal = situation("8D", "KS KD", table=["5D 6D 7D"]).play("meld 5D 6D 7D 8D")
    assert (deal.phase, deal.ended, deal.hand(0)) == ("over", (0, "MAN-21"), [])
    assert deal.lines == [(0, 20, "MAN-31"), (0, 25, "MAN-33")]
    assert deal.announced == [(1, 20, "MAN-30")]


# ---- The stock runs out -----------------------------------------------------------------------------------------


def test_MAN_22_the_player_draws_what_there_is_and_may_meld() -> None:
    deal = situation("5S 6S 7S KD", "KS", "KH", stock="3C", phase="draw", drawn=0).play("draw")
    assert deal.refusal("draw") == "TAB-07"
    assert deal.refusal("meld 5S 6S 7S") is None
    assert deal.refusal("done") == "MAN-11"
    assert deal.refusal("pass") is None
    deal.play("meld 5S 6S 7S", "done")
    assert (deal.turn, deal.phase, deal.position["last_lap"]) == (1, "play", 3)
    assert deal.announced == [(0, 3, "MAN-22")]


def test_MAN_22_in_the_turn_that_empties_the_stock_one_may_knock() -> None:
    deal = situation("AS AD", "KS", "KH", stock="3C", phase="draw", drawn=0).play("draw", "pass")
    assert deal.menu == ["knock", "done"]


def test_MAN_22_after_the_third_draw_there_is_no_meld_as_ever() -> None:
    deal = situation("5S 6S 7S KD", "KS", "KH", stock="3C", drawn=2).play("draw")
    assert deal.refusal("meld 5S 6S 7S") == "MAN-10"
    assert deal.refusal("pass") == "MAN-11"
    assert deal.play("done").position["last_lap"] == 3


def test_MAN_22_everybody_has_one_more_turn_the_one_who_exhausted_it_the_last() -> None:
    deal = situation("9D KD", "5S 6S 7S 2H", "KH", stock="3C", drawn=2).play("draw", "done")
    assert deal.turn == 1
    assert deal.refusal("draw") == "TAB-07"
    assert deal.refusal("done") == "MAN-11"
    deal.play("meld 5S 6S 7S")
    assert deal.menu == ["done"]
    deal.play("done")
    assert (deal.turn, deal.menu) == (2, ["pass"])
    assert deal.play("pass").turn == 0
    deal.play("pass")
    assert (deal.phase, deal.ended) == ("over", (1, "MAN-22"))


def test_MAN_22_a_pass_ends_a_turn_of_the_last_lap() -> None:
    deal = situation("9D", "KS", last_lap=2, drawn=0, **DRY).play("pass")
    assert (deal.turn, deal.position["last_lap"]) == (1, 1)
    assert deal.announced == [(0, 0, "MAN-11")]


def test_MAN_22_nobody_knocks_in_the_last_lap() -> None:
    deal = situation("AS", "KS KC", last_lap=2, drawn=0, **DRY)
    assert deal.refusal("knock") == "MAN-22"
    deal = situation("5S 6S 7S AS", "KS KC", last_lap=2, drawn=0, **DRY).play("meld 5S 6S 7S")
    assert deal.refusal("knock") == "MAN-22"


def test_MAN_22_nobody_draws_in_it_though_a_position_has_a_stock() -> None:
    deal = situation("9D", "KS KC", last_lap=2, drawn=0)
    assert deal.refusal("draw") == "MAN-22"
    assert deal.menu == ["pass"]


def test_MAN_22_going_out_in_the_last_lap_is_going_out() -> None:
    deal = situation("5S 6S 7S", "KS KC", last_lap=2, drawn=0, **DRY).play("meld 5S 6S 7S")
    assert deal.ended == (0, "MAN-21")
    assert deal.lines == [(0, 20, "MAN-31"), (0, 25, "MAN-33")]


def test_MAN_22_a_turn_that_a_position_begins_without_a_stock_empties_it() -> None:
    deal = situation("9D", "KS", phase="draw", drawn=0, **DRY)
    assert (deal.phase, deal.menu) == ("play", ["pass"])
    assert deal.play("pass", "done").position["last_lap"] == 2


@pytest.mark.parametrize("values", [{"may_pass": True}, {"max_draws": 1}, {"max_draws": 2, "may_pass": True}], ids=str)
def test_TAB_08_the_last_lap_is_the_same_with_all_options(values: dict[str, Value]) -> None:
    deal = situation("9D", "KS", "KC", last_lap=3, drawn=0, chosen=values, **DRY)
    assert deal.menu == ["pass"]
    assert deal.play("pass", "pass", "pass").phase == "over"
