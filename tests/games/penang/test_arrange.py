"""Penang as the solver knows it by name is Penang as it is played here."""

from __future__ import annotations

import json

import pytest

from rummery.command.main import main
from rummery.games.penang import PENANG
from tests.games.penang.situation import options
from tests.melds.solver.presets import PRESETS, penang


def test_PEN_30_the_solver_counts_as_the_game_does() -> None:
    assert PENANG.rummy(options()) == penang() == PRESETS["penang"]


@pytest.mark.parametrize(("ace", "joker"), [(11, 25), (1, 50), (15, 20)])
def test_PEN_30_ace_and_joker_points_reach_the_solver(ace: int, joker: int) -> None:
    points = PENANG.rummy(options(ace=ace, joker_points=joker)).points
    assert [points[card] for card in (0, 13, 1, 12, 52)] == [ace, ace, 2, 10, joker]


def arranged(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, str | int]:
    assert main(["arrange", "penang", *words, "--json"]) == 0
    found: dict[str, str | int] = json.loads(capsys.readouterr().out)
    return found


def test_the_command_arranges_hands_of_penang(capsys: pytest.CaptureFixture[str]) -> None:
    assert arranged(capsys, "8H 8H 8C 8S KD")["points_left"] == 10
    assert arranged(capsys, "AS KD", "--option", "ace=11")["points_left"] == 21
    assert arranged(capsys, "X X", "--option", "joker_points=50")["points_left"] == 100
    assert arranged(capsys, "7S 7S 7S", "--seats", "5")["points_left"] == 0


@pytest.mark.parametrize(
    "words",
    [
        ["7S 7S 7S", "--seats", "2"],
        ["X X X X X X X", "--seats", "4"],
        ["7S", "--option", "ace=12"],
        ["7S", "--table", "5S 6S 7S"],
        ["7S", "--seats", "7"],
    ],
)
def test_what_it_does_not_arrange_is_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arrange", "penang", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
