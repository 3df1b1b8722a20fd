"""TAB-10 in Manipulation: the cheapest way to end a turn, in every phase of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.manipulation.situation import situation

FIRST: dict[str, Any] = {"phase": "draw", "drawn": 0}


def test_TAB_10_three_cards_are_drawn_and_nothing_is_melded() -> None:
    deal = situation("5S 6S 7S", "KS", **FIRST).play("timeout")
    assert (deal.turn, len(deal.hand(0)), deal.melds) == (1, 6, {})


def test_TAB_10_where_one_may_pass_one_card_is_enough() -> None:
    deal = situation("5S 6S 7S", "KS", chosen={"may_pass": True}, **FIRST).play("timeout")
    assert (deal.turn, len(deal.hand(0))) == (1, 4)


@pytest.mark.parametrize(("drawn", "held"), [(1, 3), (2, 2), (3, 1)])
def test_TAB_10_only_what_is_still_to_be_drawn(drawn: int, held: int) -> None:
    assert len(situation("5S", "KS", drawn=drawn).play("timeout").hand(0)) == held


def test_TAB_10_after_the_meld_the_turn_only_ends() -> None:
    deal = situation("5S 6S 7S AD", "KS").play("meld 5S 6S 7S", "timeout")
    assert (deal.turn, deal.hand(0), deal.phase) == (1, ["AD"], "draw")


def test_TAB_10_it_never_knocks() -> None:
    assert situation("AS", "KS", drawn=3).play("timeout").phase == "draw"


def test_TAB_10_when_the_stock_runs_dry_in_it() -> None:
    deal = situation("5S", "KS", stock="3C", **FIRST).play("timeout")
    assert (deal.turn, deal.position["last_lap"], len(deal.hand(0))) == (1, 2, 2)


def test_TAB_10_in_the_last_lap_it_passes() -> None:
    deal = situation("5S", "KS", stock="", drawn=0, last_lap=2).play("timeout")
    assert (deal.turn, deal.position["last_lap"]) == (1, 1)
    assert deal.play("timeout").phase == "over"
