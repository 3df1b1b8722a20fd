"""Positions of Penang: what is absent, and that out and in again it is the same (see also `Situation.play`)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rummery.games.penang import PENANG
from rummery.play.position import read_position, write_position
from rummery.play.problem import Problem
from rummery.play.reading import read_json
from tests.games.penang.situation import options, situation


def read(position: dict[str, Any]) -> dict[str, Any]:
    """A position, taken in and put out."""
    seats = len(position["hands"])
    return write_position(PENANG, read_position(PENANG, options(), seats, read_json(json.dumps(position).encode())))


def test_what_is_absent_from_a_position() -> None:
    position = read({"hands": ["7H 7D 7C", "KS"]})
    assert (position["dealer"], position["turn"], position["phase"]) == (0, 1, "play")
    assert (position["stock"], position["discard"], position["table"]) == ("", "", [])
    assert (position["passport"], position["dead"]) == ([False, False], [False, False])
    assert "acted" not in position


def test_what_a_position_says_is_read_and_written() -> None:
    said = {
        "hands": ["7D 7H", "KS", "2C"],
        "turn": 2,
        "passport": [True, False, True],
        "dead": [False, True, False],
        "acted": True,
        "moves": 3,
        "table": [{"owner": 2, "cards": "5S X=6S 7S"}, {"owner": 0, "cards": "9C 9D X X"}],
    }
    position = read(said)
    assert {name: position[name] for name in said} == said


@pytest.mark.parametrize("phase", ["draw", "buy"])
def test_nothing_is_drawn_or_bought(phase: str) -> None:
    with pytest.raises(Problem) as caught:
        read({"hands": ["7H", "KS"], "phase": phase})
    assert (caught.value.key, caught.value.where) == ("input-word", "phase")


@pytest.mark.parametrize(
    "fields", [{"passport": [True]}, {"dead": "no"}, {"acted": 1}, {"moves": -1}, {"opened": [True, True]}]
)
def test_wrong_fields_are_problems(fields: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        read({"hands": ["7H", "KS"], **fields})


def test_more_jokers_than_the_packs_hold() -> None:
    assert read({"hands": ["X X X X X X", "KS"]})["hands"][0] == "X X X X X X"
    with pytest.raises(Problem):
        read({"hands": ["X X X X X X X", "KS"]})


def test_the_same_position_in_every_moment_of_a_turn_in_which_all_kinds_of_things_happened() -> None:
    deal = situation(
        "5S 6S 7S 6C 9D 9H 8S KD", "9S 2C", "KS QS", table=["5C X=6C 7C", "9C 9H X X"], passport=[False, True, True]
    )
    deal.play("meld 5S 6S 7S", "swap 6C @1", "swap 9D @2", "lay X=8C @1", "lay 9H X @2")
    assert deal.position["passport"] == [True, True, True]
    assert deal.melds == {1: "5C 6C 7C X=8C", 2: "9C 9H 9D X 9H X", 3: "5S 6S 7S"}
    assert (deal.position["acted"], deal.position["moves"]) == (True, 5)
    deal.play("done")
    assert (deal.turn, deal.position.get("acted"), deal.position["table"][2]["owner"]) == (1, None, 0)
