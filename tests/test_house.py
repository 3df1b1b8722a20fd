"""The rules of the house, as far as a program can see whether they are kept."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from tokenize import COMMENT, tokenize

import pytest

import rummery

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "rummery"
MODULES = sorted([path for folder in (SOURCE, ROOT / "tests", ROOT / "bench") for path in folder.rglob("*.py")])
MOST_LINES = 400
FOR_A_TOOL = re.compile(r"#+\s*[a-z]+(:|$)")
"""A remark that a tool reads begins with a small word and a colon, or is that word alone; ours are sentences."""
NO_NAMES = {"utils", "util", "helpers", "helper", "common", "base", "manager", "misc"}


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def test_the_version_is_the_same_everywhere() -> None:
    manifest = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert manifest["project"]["version"] == rummery.__version__


def test_modules_are_found() -> None:
    assert len([path for path in MODULES if SOURCE in path.parents]) > 40


def test_no_module_has_a_name_that_says_nothing() -> None:
    assert [
        str(path.relative_to(ROOT)) for path in MODULES if path.stem in NO_NAMES or path.parent.name in NO_NAMES
    ] == []


def test_no_module_is_long() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES if SOURCE in path.parents}
    assert {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > MOST_LINES} == {}


def test_no_module_imports_relatively() -> None:
    relative = [
        place(path, node)
        for path in MODULES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert relative == []


def test_what_evolve_returns_is_never_thrown_away() -> None:
    """It leaves its state as it is: a call that stands alone would do nothing."""
    alone = [
        place(path, node)
        for path in MODULES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _called(node.value) == "evolve"
    ]
    assert alone == []


def _called(call: ast.Call) -> str:
    """The last part of the name that is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


@pytest.mark.parametrize("path", [path for path in MODULES if SOURCE in path.parents], ids=lambda path: path.stem)
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(tree(path))


def test_nothing_is_skipped_or_expected_to_fail() -> None:
    """A test that does not run says nothing."""
    marks = {"skip", "skipif", "xfail", "importorskip"}
    found = [
        place(path, node)
        for path in MODULES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and node.attr in marks
    ]
    assert found == []


def test_no_remark_silences_a_tool() -> None:
    """What ruff, mypy or coverage say is mended, not switched off for a line."""
    found: list[str] = []
    for path in MODULES:
        with path.open("rb") as file:
            remarks = [token for token in tokenize(file.readline) if token.type == COMMENT]
        found += [f"{path.relative_to(ROOT)}:{one.start[0]}" for one in remarks if FOR_A_TOOL.match(one.string)]
    assert found == []


@pytest.mark.parametrize("words", ["tool", "tool: off", "tool: rule", "tool: rule[part]", "tool: no rule"])
def test_a_remark_for_a_tool_is_known_from_a_sentence(words: str) -> None:
    assert FOR_A_TOOL.match(f"# {words}")
    assert FOR_A_TOOL.match(f"#{words}")
    assert FOR_A_TOOL.match(f"# The word {words}") is None
