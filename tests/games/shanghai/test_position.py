"""The fields of a position that only Shanghai rum has, and what is wrong with some."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rummery.games.shanghai import SHANGHAI
from rummery.play.options import read_options
from rummery.play.position import read_position, write_position
from rummery.play.problem import Problem
from rummery.play.reading import read_json


def position(**fields: Any) -> dict[str, Any]:
    return {"hands": ["2S 4H", "2D", "2C"], "stock": "9D 9H 9C 9S", "discard": "KS"} | fields


def read(**fields: Any) -> dict[str, Any]:
    """A position taken in and put out again."""
    node = read_json(json.dumps(position(**fields)).encode())
    return write_position(SHANGHAI, read_position(SHANGHAI, read_options(SHANGHAI.options, {}), 3, node))


def test_SHA_03_what_a_position_need_not_say() -> None:
    node = read_json(b'{"hands": ["2S", "2D"]}')
    state = read_position(SHANGHAI, read_options(SHANGHAI.options, {}), 2, node)
    assert write_position(SHANGHAI, state) == {
        "dealer": 0,
        "turn": 1,
        "phase": "draw",
        "hands": ["2S", "2D"],
        "stock": "",
        "discard": "",
        "table": [],
        "totals": [0, 0],
        "points": [0, 0],
        "down": [False, False],
    }


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deal", 10),
        ("down", [True, False, True]),
        ("buys", [0, 3, 1]),
        ("discarder", 2),
        ("upcard_dead", True),
        ("must_go_down", True),
        ("down_now", True),
        ("restocked", 1),
        ("wild_laid", True),
        ("timed_out", True),
        ("moves", 12),
        ("stuck", 7),
    ],
)
def test_each_field_is_read_and_written(field: str, value: object) -> None:
    assert read(**{field: value})[field] == value
    assert field == "down" or field not in read()


def test_no_discarder_is_null() -> None:
    assert "discarder" not in read(discarder=None)


def test_SHA_13_in_the_phase_buy_the_seat_asked_is_named_or_the_first() -> None:
    assert read(phase="buy", turn=1, asked=0)["asked"] == 0
    assert read(phase="buy", turn=1)["asked"] == 2
    assert read(phase="buy", turn=1, discarder=2)["asked"] == 0


@pytest.mark.parametrize(
    ("fields", "where", "key"),
    [
        ({"deal": 11}, "deal", "input-number"),
        ({"buys": [0, 0]}, "buys", "input-size"),
        ({"buys": [0, 0, 256]}, "buys[2]", "input-number"),
        ({"discarder": 3}, "discarder", "input-number"),
        ({"down": [0, 0, 0]}, "down[0]", "input-flag"),
        ({"must_go_down": 1}, "must_go_down", "input-flag"),
        ({"phase": "buy", "turn": 1, "asked": 1}, "asked", "input-asked"),
        ({"phase": "buy", "turn": 1, "buys": [3, 3, 3]}, "phase", "input-asked"),
        ({"opened": [True, True, True]}, "", "input-field"),
        ({"table": [{"cards": "5S 6S 2S=7S 8S"}]}, "table[0].cards", "card-not-wild"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(fields: dict[str, Any], where: str, key: str) -> None:
    with pytest.raises(Problem) as raised:
        read(**fields)
    assert (raised.value.key, raised.value.where) == (key, where)
