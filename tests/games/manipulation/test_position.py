"""Positions of Manipulation: what is absent, what is read, and that they come out as they went in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rummery.games.manipulation import MANIPULATION
from rummery.play.position import read_position, write_position
from rummery.play.problem import Problem
from rummery.play.reading import read_json
from tests.games.manipulation.situation import options, situation


def read(position: dict[str, Any], seats: int = 2) -> dict[str, Any]:
    """A position, taken in and put out."""
    state = read_position(MANIPULATION, options(), seats, read_json(json.dumps(position).encode()))
    return write_position(MANIPULATION, state)


def test_what_is_absent_from_a_position() -> None:
    position = read({"hands": ["7H 7D 7C", "KS"], "stock": "2C"})
    assert (position["dealer"], position["turn"], position["phase"]) == (0, 1, "draw")
    assert position["opened"] == [False, False]
    assert not {"drawn", "melded", "passed", "last_lap", "wins"} & set(position)


def test_every_field_is_read_and_written() -> None:
    fields = {
        "opened": [True, False],
        "drawn": 2,
        "melded": True,
        "passed": True,
        "last_lap": 1,
        "wins": [2, 0],
        "phase": "play",
    }
    position = read({"hands": ["7H", "KS"]} | fields)
    assert {name: position[name] for name in fields} == fields


@pytest.mark.parametrize(
    "fields",
    [{"drawn": 4}, {"drawn": -1}, {"melded": 1}, {"passed": "no"}, {"last_lap": 3}, {"opened": [True]}, {"took": "7S"}],
    ids=str,
)
def test_wrong_fields_are_problems(fields: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        read({"hands": ["7H", "KS"]} | fields)


def test_nobody_is_asked_in_this_game() -> None:
    with pytest.raises(Problem) as caught:
        read({"hands": ["7H", "KS"], "phase": "buy"})
    assert caught.value.where == "phase"


def test_a_lap_that_is_null_has_not_begun() -> None:
    assert "last_lap" not in read({"hands": ["7H", "KS"], "stock": "2C", "last_lap": None})


def test_a_turn_without_a_draw_is_in_play() -> None:
    assert read({"hands": ["7H", "KS"], "last_lap": 2})["phase"] == "play"


def test_jokers_on_the_table_keep_their_names() -> None:
    table = [{"cards": "4D 5D X=6D"}, {"cards": "X=9H 9S 9C"}]
    position = read({"hands": ["7H", "KS", "KD"], "table": table, "stock": "2C"}, 3)
    assert [entry["cards"] for entry in position["table"]] == ["4D 5D X=6D", "X=9H 9S 9C"]


def test_the_same_position_in_every_moment_of_a_turn() -> None:
    """`play` compares at each step."""
    deal = situation("4H 4C KS 2S", "AS", "AD", table=["4D 5D X=6D 7D"], phase="draw", drawn=0)
    deal.play("draw", "draw", "meld 4D 4H 4C / 5D X=6D 7D", "done", "draw")
    assert (deal.turn, deal.position["drawn"], deal.phase) == (1, 1, "play")
    deal = situation("AS", "KD", drawn=3).play("knock")
    assert deal.position["phase"] == "over"
    assert deal.position["winners"] == [0]


def test_numbers_of_melds_need_not_be_in_a_row_before_a_meld() -> None:
    table = [{"cards": "4D 5D 6D", "number": 4}, {"cards": "9S 9C 9D", "number": 7}]
    position = read({"hands": ["7H", "KS"], "table": table, "stock": "2C"})
    assert [entry["number"] for entry in position["table"]] == [4, 7]
