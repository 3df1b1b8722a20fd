"""TAB-10: a turn whose time is up is ended by the cheapest action."""

from __future__ import annotations

import pytest

from tests.games.penang.situation import cards, situation

WHOLE = "AS 2S 3S 4S 5S 6S X=7S 8S 9S TS JS QS KS AS"
OTHERS = "9C 9D 9H KC"


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("8S KH KD KC QD", "KH KD KC QD"),  # a lay-off of 8
        ("8S 2H 2D 2C QD", "8S QD"),  # three twos count six
        ("8S 2H 3H 3C 3D QD", "2H 3H 3C 3D QD"),  # three threes count nine
        ("X 2H 2D 9C", "2H 2D 9C"),  # a joker laid off counts 20, with the twos 24
        ("4S 8S QD", "8S QD"),
        ("5D 6D 7D 8D KC", "8D KC"),
    ],
)
def test_TAB_10_the_action_whose_cards_count_least(hand: str, left: str) -> None:
    deal = situation(hand, OTHERS, table=["5S 6S 7S"]).play("timeout")
    assert deal.hand(0) == cards(left)
    assert deal.turn == 1


def test_TAB_10_points_are_those_of_the_table() -> None:
    deal = situation("AH 9S KD", OTHERS, table=["AS AD AC", "9H 9D 9S"], chosen={"ace": 1}).play("timeout")
    assert deal.hand(0) == cards("9S KD")
    deal = situation("AH 9S KD", OTHERS, table=["AS AD AC", "9H 9D 9S"]).play("timeout")
    assert deal.hand(0) == cards("AH KD")


def test_TAB_10_who_has_acted_is_done() -> None:
    deal = situation("5S 6S 7S 8S 2D", OTHERS).play("meld 5S 6S 7S", "timeout")
    assert (deal.hand(0), deal.turn) == (cards("8S 2D"), 1)


def test_TAB_10_a_wild_is_taken_where_nothing_else_is_possible() -> None:
    deal = situation("6S KD", OTHERS, table=["5S X=6S 7S"]).play("timeout")
    assert (deal.hand(0), deal.turn) == (["KD"], 1)
    assert deal.melds in ({1: "X=4S 5S 6S 7S"}, {1: "5S 6S 7S X=8S"})


def test_TAB_10_two_wilds_are_taken_where_one_is_not_enough() -> None:
    deal = situation("7S 7D KD", OTHERS, table=[WHOLE, WHOLE.replace("S", "D")]).play("timeout")
    assert (deal.hand(0), deal.turn) == ([], 0)
    assert deal.ended == (0, "PEN-14")


def test_TAB_10_before_the_passport_a_meld() -> None:
    deal = situation("8S 5D 5H 5C KD", OTHERS, table=["5S 6S 7S"], passport=[False, True]).play("timeout")
    assert (deal.hand(0), deal.turn) == (cards("8S KD"), 1)


def test_TAB_10_the_last_card_is_game() -> None:
    assert situation("8S", OTHERS, table=["5S 6S 7S"]).play("timeout").ended == (0, "PEN-14")


@pytest.mark.parametrize(("passport", "rule"), [(True, "PEN-13"), (False, "PEN-12")])
def test_TAB_10_in_a_position_without_any_action_the_seat_in_turn_is_dead(passport: bool, rule: str) -> None:
    deal = situation("2S 9D", OTHERS, table=["5S 6S 7S"], passport=[passport, True])
    assert deal.menu == ["timeout"]
    deal.play("timeout")
    assert deal.announced == [(0, 2, rule)]
    assert (deal.turn, deal.position["dead"]) == (1, [True, False])


def test_TAB_10_nobody_gives_up_for_want_of_time() -> None:
    deal = situation("8S KD", OTHERS, table=["5S 6S 7S"], chosen={"voluntary_dead": True}).play("timeout")
    assert (deal.hand(0), deal.position["dead"]) == (["KD"], [False, False])
