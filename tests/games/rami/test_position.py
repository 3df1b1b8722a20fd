"""Positions of Rami: what is absent, and that out and in again it is the same position (see also `Situation.play`)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rummery.games.rami import RAMI
from rummery.play.position import read_position, write_position
from rummery.play.problem import Problem
from rummery.play.reading import read_json
from tests.games.rami.situation import cards, options, situation


def read(position: dict[str, Any], seats: int = 2) -> dict[str, Any]:
    """A position, taken in and put out."""
    state = read_position(RAMI, options(), seats, read_json(json.dumps(position).encode()))
    return write_position(RAMI, state)


def test_what_is_absent_from_a_position() -> None:
    position = read({"hands": ["7H 7D 7C", "KS"]})
    assert (position["dealer"], position["turn"], position["phase"]) == (0, 1, "draw")
    assert (position["stock"], position["discard"], position["table"]) == ("", "", [])
    assert (position["totals"], position["opened"]) == ([0, 0], [False, False])


def test_the_turn_is_the_seat_after_the_dealer_that_is_still_in() -> None:
    assert read({"hands": ["7H", "KS", "KD"], "dealer": 2}, 3)["turn"] == 0
    assert read({"hands": ["", "KS", "KD"], "dealer": 2, "out": [True, False, False]}, 3)["turn"] == 1


def test_hands_are_required() -> None:
    with pytest.raises(Problem):
        read({"turn": 0})


def test_no_card_is_there_more_often_than_the_packs_hold_it() -> None:
    assert read({"hands": ["7H 7H", "KS"]})["hands"][0] == "7H 7H"
    for position in (
        {"hands": ["7H 7H", "7H"]},
        {"hands": ["7H", "7H"], "stock": "7H"},
        {"hands": ["7H", "7H"], "discard": "7H"},
        {"hands": ["7H", "7H"], "table": [{"cards": "5H 6H 7H"}]},
        {"hands": ["X X X", "X X"]},
    ):
        with pytest.raises(Problem):
            read(position)


def test_fields_are_not_checked_against_each_other() -> None:
    assert read({"hands": ["7H", "KS"], "opened": [True, True]})["opened"] == [True, True]
    assert read({"hands": ["7H", "KS"], "table": [{"cards": "5H 6H 7H"}]})["opened"] == [False, False]


def test_the_first_card_of_the_stock_is_the_next_and_the_last_of_the_pile_its_top() -> None:
    deal = situation("2H", "KS", phase="draw", stock="3C 4D", discard="KS QD")
    assert deal.play("draw stock").hand(0) == cards("2H 3C")
    deal = situation("2H", "KS", phase="draw", stock="3C 4D", discard="KS QD")
    assert deal.play("draw discard").hand(0) == cards("2H QD")


def test_the_same_position_after_a_won_joker_was_the_last_discard() -> None:
    deal = situation("7S", "KD", table=["5S 6S X=7S"]).play("swap 7S @1", "discard X")
    assert deal.position["phase"] == "over"


def test_the_same_position_after_a_taken_card_was_the_last_discard() -> None:
    deal = situation("8D", "KS", table=["4D 5D 6D 7D"], chosen={"manipulation": True})
    assert deal.play("take 4D @1", "lay 8D @1", "discard 4D").position["phase"] == "over"


@pytest.mark.parametrize(
    ("meld", "move"),
    [
        ("7S 7S X=7S", "take 7S @1"),
        ("7S 7S X=7S", "split @1 1"),
        ("7S 7S X=7S", "take X @1"),
        ("7S 7S 7S X=7S", "split @1 2"),
        ("7S 7H X", "take 7S @1"),
        ("7S 7H X", "split @1 1"),
        ("7S 7H 7D X=7C", "split @1 2"),
        ("7S 7H 7D X=7C", "take 7S 7H @1"),
        ("5S 6S X=7S", "take 5S @1"),
        ("5S 6S X=7S", "take 5S 6S @1"),
        ("QS X=KS AS", "take QS @1"),
        ("QS X=KS AS", "split @1 1"),
        ("X=AS 2S 3S", "take 3S @1"),
        ("QS KS AS", "take QS KS @1"),
    ],
)
def test_the_same_position_with_what_is_left_of_a_meld(meld: str, move: str) -> None:
    chosen: dict[str, Any] = {"manipulation": True, "identical": True}
    deal = situation("2H", "KS", table=[meld], chosen=chosen).play(move)
    assert deal.phase == "play"
    deal.play("restore")
    assert deal.melds == {1: meld}


def test_the_same_position_in_the_middle_of_a_turn_in_which_all_kinds_of_things_happened() -> None:
    hand = "TD JD QD KD 7S 9H 9S 8H 8C 2H 3H"
    table = ["5S 6S X=7S", "8D 9D TD JD"]
    deal = situation(hand, "KS", table=table, opened=[False, True], points=[5, 70], chosen={"manipulation": True})
    deal.play("meld TD JD QD KD", "swap 7S @1", "take 8D @2", "meld 8D 8H 8C", "take TD @3", "restore")
    assert deal.scores == [5, 70]
    deal.play("meld TD JD QD KD", "swap 7S @1", "take 8D @2")
    position = deal.position
    assert (position["won"], position["taken"]) == ("X=7S", "8D")
    assert (position["opened_now"], position["used_old_melds"]) == (True, True)
    assert position["points"] == [5 + 40 - 5, 70]
