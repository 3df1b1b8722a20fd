"""Rami as the solver knows it by name is Rami as it is played here."""

from __future__ import annotations

import pytest

from rummery.games.rami import RAMI
from rummery.play.options import read_options
from tests.melds.solver.presets import PRESETS, rami


@pytest.mark.parametrize("identical", [False, True])
def test_RAM_30_and_45_the_solver_counts_as_the_game_does(identical: bool) -> None:
    options = read_options(RAMI.options, {"identical": identical})
    assert RAMI.rummy(options) == rami(identical)
    assert PRESETS["rami"] == rami(False)


def test_RAM_30_traditional_values_reach_the_solver() -> None:
    rummy = RAMI.rummy(read_options(RAMI.options, {"values": "traditional"}))
    # An ace counts 11 in the hand, a two 2, a king 10, a joker 20; before the two the ace is worth 1.
    assert (rummy.points[0], rummy.points[1], rummy.points[12], rummy.points[52]) == (11, 2, 10, 20)
    assert (rummy.in_run[0], rummy.in_run[13]) == (1, 11)
