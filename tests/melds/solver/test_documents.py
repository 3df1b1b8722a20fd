"""The examples in the solver's own documents, and what `rummery` offers of it."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import rummery
from rummery.games.solver import arrange, arrange_many, can_meld, distance, rearrange, rummy
from rummery.melds.solver.goal import Goal
from rummery.melds.solver.one_pack import OnePack
from rummery.play.problem import Problem

ROOT = Path(rummery.__file__).parent
KNOWN = {
    "rummery": rummery,
    "arrange": arrange,
    "arrange_many": arrange_many,
    "can_meld": can_meld,
    "distance": distance,
    "rearrange": rearrange,
    "rummy": rummy,
    "Goal": Goal,
    "OnePack": OnePack,
}


def documents(path: Path) -> list[str]:
    """The docstrings of a module, read from its source: compiled code has none."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return [text for node in nodes if isinstance(node, kinds) and (text := ast.get_docstring(node)) and ">>>" in text]


@pytest.mark.parametrize("name", ["__init__", "games/solver"])
def test_every_question_has_an_example(name: str) -> None:
    assert documents(ROOT / f"{name}.py") != []


def test_the_examples_are_true() -> None:
    for path in [ROOT / "__init__.py", ROOT / "games" / "solver.py", *sorted((ROOT / "melds" / "solver").glob("*.py"))]:
        for text in documents(path):
            example = doctest.DocTestParser().get_doctest(text, dict(KNOWN), path.name, str(path), 0)
            assert doctest.DocTestRunner().run(example).failed == 0


def test_the_examples_of_the_page_are_true() -> None:
    page = Path(__file__).parents[3] / "docs" / "solver.md"
    shown = re.findall(r"^```pycon\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert shown != []
    for text in shown:
        example = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
        assert doctest.DocTestRunner().run(example).failed == 0


def test_rummery_offers_the_solver() -> None:
    assert rummery.arrange is arrange
    assert rummery.arrange_many is arrange_many
    assert rummery.can_meld is can_meld
    assert rummery.rearrange is rearrange
    assert rummery.distance is distance


def test_rummery_offers_nothing_else() -> None:
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        getattr(rummery, "shuf" + "fle")


def test_import_rummery_does_not_import_the_solver() -> None:
    code = "import sys, rummery; print([name for name in sys.modules if name.startswith('rummery.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize(
    ("ask", "key"),
    [
        (lambda: arrange("5S", "whist"), "game-unknown"),
        (lambda: rummy("rami", cut="3H"), "arrange-cut-of-marriage"),
        (lambda: rummy("marriage", cut="X"), "card-unreadable"),
        (lambda: rummy("penang", ace=12), "option-range"),
    ],
)
def test_a_game_that_is_named_wrongly_is_a_problem(ask: Callable[[], object], key: str) -> None:
    with pytest.raises(Problem) as caught:
        ask()
    assert caught.value.key == key
