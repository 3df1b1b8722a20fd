"""MAN-10, MAN-11: drawing, melding, what ends a turn; and TAB in this game."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.games.manipulation import MANIPULATION
from rummery.play.options import Value
from tests.games.manipulation.situation import dealt, situation
from tests.games.situation import at_position

HAND = "5S 6S 7S 9D KD KH"


def test_MAN_10_draw_then_meld_or_draw_and_meld_or_draw_and_no_meld() -> None:
    deal = situation(HAND, "AS", phase="draw", drawn=0)
    assert deal.refusal("meld 5S 6S 7S") == "TAB-03"
    assert deal.menu == ["draw"]
    deal.play("draw")
    assert deal.refusal("meld 5S 6S 7S") is None
    deal.play("draw")
    assert deal.refusal("meld 5S 6S 7S") is None
    deal.play("draw")
    assert deal.refusal("meld 5S 6S 7S") == "MAN-10"
    assert deal.refusal("draw") == "TAB-07"
    assert deal.play("done").turn == 1


def test_MAN_10_there_is_no_fourth_draw() -> None:
    deal = situation(HAND, "AS", drawn=3)
    assert deal.refusal("draw") == "MAN-10"


def test_MAN_11_cards_drawn_are_kept() -> None:
    deal = situation("KD", "AS", phase="draw", drawn=0)
    deal.play("draw", "draw", "draw", "done")
    assert deal.hand(0) == sorted(["KD", "JC", "8C", "TC"])


@pytest.mark.parametrize("drawn", [1, 2])
def test_MAN_11_a_turn_ends_with_a_meld_or_the_third_draw(drawn: int) -> None:
    deal = situation(HAND, "AS", drawn=drawn)
    assert deal.refusal("done") == "MAN-11"
    deal.play("meld 5S 6S 7S")
    assert deal.refusal("meld 5S 6S 7S / 9D KD KH") == "MAN-15"
    assert deal.play("done").turn == 1


def test_MAN_11_after_the_meld_only_knock_and_done() -> None:
    deal = situation("5S 6S 7S 8S AD", "AS KS KC").play("meld 5S 6S 7S")
    assert deal.refusal("meld 5S 6S 7S 8S") == "MAN-11"
    assert deal.refusal("draw") == "MAN-11"
    assert deal.refusal("pass") == "MAN-11"
    assert deal.menu == ["done"]
    assert situation("5S 6S 7S AD", "AS KS").play("meld 5S 6S 7S").menu == ["knock", "done"]


@pytest.mark.parametrize("most", [1, 2])
def test_MAN_11_fewer_draws_and_a_meld_after_the_last(most: int) -> None:
    deal = situation(HAND, "AS", drawn=most, chosen={"max_draws": most})
    assert deal.refusal("draw") == "MAN-11"
    assert deal.refusal("meld 5S 6S 7S") is None
    assert deal.refusal("done") is None
    assert deal.refusal("pass") == "MAN-11"
    assert deal.figures("draw")["draws"] == most


def test_MAN_11_after_the_last_draw_there_is_nothing_to_pass() -> None:
    deal = situation(HAND, "AS", drawn=3, chosen={"may_pass": True})
    assert deal.refusal("pass") == "MAN-11"
    assert deal.menu == ["done"]


def test_MAN_11_passing_is_an_option() -> None:
    assert situation(HAND, "AS").refusal("pass") == "MAN-11"
    assert situation(HAND, "AS", phase="draw", drawn=0).refusal("pass") == "MAN-11"
    chosen: dict[str, Value] = {"may_pass": True}
    assert situation(HAND, "AS", phase="draw", drawn=0, chosen=chosen).refusal("pass") == "TAB-03"
    deal = situation(HAND, "AS", chosen=chosen)
    assert "pass" in deal.menu
    deal.play("pass")
    assert (deal.turn, deal.announced) == (0, [(0, 0, "MAN-11")])
    for text in ("draw", "meld 5S 6S 7S", "pass"):
        assert deal.refusal(text) == "MAN-11"
    assert deal.menu == ["done"]
    assert deal.play("done").turn == 1


def test_MAN_11_a_pass_may_be_followed_by_a_knock() -> None:
    deal = situation("AD AH", "KS KC", chosen={"may_pass": True}).play("pass")
    assert deal.menu == ["knock", "done"]


def test_the_next_turn_begins_with_a_draw() -> None:
    deal = situation(HAND, "AS").play("meld 5S 6S 7S", "done")
    assert (deal.turn, deal.phase) == (1, "draw")
    assert deal.menu == ["draw"]


def test_TAB_01_other_moves_are_none_of_this_game() -> None:
    deal = situation(HAND, "AS")
    for text in ("discard KD", "draw stock", "lay 9D @1", "take KD @1", "buy"):
        assert deal.refusal(text) == "TAB-01"


def test_TAB_02_only_the_seat_in_turn_moves() -> None:
    deal = situation(HAND, "AS")
    for text in ("1 draw", "1 knock", "1 done", "1 meld AS AD AC"):
        assert deal.refusal(text) == "TAB-02"


def test_TAB_04_only_cards_of_the_hand_are_added() -> None:
    deal = situation("4H 4C", "4D", table=["5D 6D 7D"])
    assert deal.refusal("meld 5D 6D 7D / 4H 4C 4S") == "TAB-04"
    assert deal.figures("meld 5D 6D 7D / 4H 4C 4S")["cards"] == "4S"
    assert deal.refusal("meld 5D 6D 7D 8D") == "TAB-04"


def test_TAB_06_nothing_moves_after_the_deal() -> None:
    deal = situation("5S 6S 7S", "KS").play("meld 5S 6S 7S")
    assert deal.phase == "over"
    assert deal.refusal("draw") == "TAB-06"


def test_the_order_of_refusals() -> None:
    """Time, cards, melds, and only then all others."""
    late: dict[str, Any] = {"drawn": 3, "table": ["5D 6D 7D"]}
    deal = situation("4H 4C 9S", "4D", **late)
    assert deal.refusal("1 meld 4H 4C 4S") == "TAB-02"
    assert deal.refusal("meld 4H 4C 4S") == "TAB-04"
    assert deal.refusal("meld 4H 4C 9S") == "MAN-15"
    assert deal.refusal("meld 5D 6D 7D") == "MAN-10"


def test_a_first_deal_begins_with_one_thing_to_do() -> None:
    deal = dealt(4)
    assert deal.menu == ["draw"]
    assert deal.play("draw").phase == "play"


def test_a_turn_that_has_begun_is_in_play_whatever_the_position_calls_it() -> None:
    position: dict[str, Any] = {"hands": ["5S 6S 7S KD", "AS"], "turn": 0, "stock": "2C", "drawn": 1}
    deal = at_position(MANIPULATION, {}, position)
    assert deal.phase == "play"
    assert deal.refusal("meld 5S 6S 7S") is None
