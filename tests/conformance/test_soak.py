"""Long runs, left out unless asked for (make soak)."""

from __future__ import annotations

import pytest

from rummery.bots import LEVELS, bot_at
from rummery.cards.shuffle import derived
from rummery.play.laws import Refusal
from rummery.play.match import MOST_DEALS
from rummery.play.sight import observe
from rummery.table.journal import all_cards, audit
from rummery.table.table import Table
from tests.conformance.option_sets import Case, all_cases, every_case
from tests.conformance.test_hidden_cards import dealt_otherwise
from tests.conformance.walks import walk

pytestmark = pytest.mark.soak

MATCHES = 2000
PARTS = 50
LONG = 2000
"""Moves of a long walk."""


@pytest.mark.parametrize("part", range(PARTS))
def test_law_8_whole_matches_between_bots_of_all_levels_end(part: int) -> None:
    cases = all_cases()
    levels = list(LEVELS)
    for number in range(part, MATCHES, PARTS):
        case = cases[number % len(cases)]
        seed = derived(case.seed, f"match {number}")
        table = Table(case.game, case.values, tuple("abcdefgh"[: case.seats]), seed)
        chosen = [levels[(number // len(cases) + seat) % len(levels)] for seat in range(case.seats)]
        bots = [bot_at(level, case.game, seed, seat) for seat, level in enumerate(chosen)]
        while table.over is None:
            if table.between_deals():
                table.begin_deal()
            done = table.submit(table.turn, bots[table.turn].choose(table.view(table.turn)))
            assert not isinstance(done, Refusal), (case, number)
        assert table.state.match.number <= MOST_DEALS
        assert table.over.totals == table.totals


@every_case
def test_laws_1_3_4_and_5_hold_on_long_walks(case: Case) -> None:
    dice = case.dice("soak")
    tables: dict[int, Table] = {}
    for step in walk(case, LONG, "soak"):
        tables[id(step.table)] = step.table
        view = observe(step.state, step.state.mover())
        assert all(case.game.check(view, move) is None for move in case.game.menu(view))
        assert observe(dealt_otherwise(step.state, step.state.mover(), dice), step.state.mover()) == view
        if step.move is not None:
            assert all_cards(step.state) == all_cards(step.before)
    for table in tables.values():
        assert audit(case.game, table.journal) == []
