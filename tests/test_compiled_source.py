"""The floors that are compiled keep to what mypyc 2.4.1 compiles rightly, and nothing compiled hides a source."""

from __future__ import annotations

import ast
import importlib
import os
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TypeAlias

import pytest

from rummery.command.build import FLOORS, look

SOURCE = Path(__file__).parents[1] / "src"
NATIVE = os.environ.get("RUMMERY_EXPECT_NATIVE") == "1"
PATHS = [path for floor in FLOORS for path in sorted((SOURCE / "rummery" / floor).rglob("*.py"))]
MACHINE_INTEGERS = {"i64", "i32", "i16", "u8"}
MADE_ONCE = {"TypeVar", "ParamSpec", "NewType"}
"""What mypy wants to see assigned to a bare name."""


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# ---- What runs ------------------------------------------------------------------------------------------------------


def test_what_runs_is_what_is_meant_to_be_tested() -> None:
    """Every module compiled from the source as it is now (make native), or none; never a part."""
    files = [Path(importlib.import_module(name_of(path)).__file__ or "") for path in PATHS]
    assert len(files) > 25
    assert {file.name.endswith(tuple(EXTENSION_SUFFIXES)) for file in files} == {NATIVE}
    if NATIVE:
        package = files[0].parents[1]
        assert SOURCE not in package.parents
        assert look(package).stale == ()
        for path in PATHS:
            assert (package.parent / path.relative_to(SOURCE)).read_bytes() == path.read_bytes(), path


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert [path for path in SOURCE.rglob("*") if path.suffix in (".so", ".pyd")] == []


# ---- How it is written ----------------------------------------------------------------------------------------------


def shifts_of_constants(tree: ast.Module) -> Iterator[ast.AST]:
    """`1 << n` with a machine integer n: compiled, 1 << 40 is 256. `ONE << n` is no better: the 1 is put in there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and not is_number(node.right):
            if is_number(node.left) or (isinstance(node.left, ast.Name) and node.left.id.isupper()):
                yield node


def may_hold_machine_integers(path: Path, tree: ast.Module) -> bool:
    """What is imported from a module may be one, though the module that imports it names no such type."""
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    return "solver" in path.parts or bool(names & MACHINE_INTEGERS)


def is_number(node: ast.expr | None) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    if isinstance(node, ast.BinOp):
        return is_number(node.left) and is_number(node.right)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def dataclasses(tree: ast.Module) -> Iterator[ast.AST]:
    """Generic ones end the import, frozen ones are not frozen and cannot be pickled: see cards/record.py."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names = {alias.name for alias in node.names} | {getattr(node, "module", None)}
            if "dataclasses" in names:
                yield node


def classes_in_classes(tree: ast.Module) -> Iterator[ast.AST]:
    for outer in ast.walk(tree):
        if isinstance(outer, (ast.ClassDef, ast.FunctionDef)):
            yield from [node for node in ast.walk(outer) if isinstance(node, ast.ClassDef) and node is not outer]


def surrogates(tree: ast.Module) -> Iterator[ast.AST]:
    """A string that UTF-8 cannot hold cannot be put into C."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if any("\ud800" <= letter <= "\udfff" for letter in node.value):
                yield node


def names_that_may_change(tree: ast.Module) -> Iterator[ast.AST]:
    """A module's names are looked up in a dict unless they are Final."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign):
            if not ast.unparse(node.annotation).startswith(("Final", "TypeAlias")):
                yield node
        elif isinstance(node, (ast.Assign, ast.AugAssign)):
            made = node.value.func if isinstance(node.value, ast.Call) else None
            if not (isinstance(made, ast.Name) and made.id in MADE_ONCE):
                yield node


def assignments_to_several(tree: ast.Module) -> Iterator[ast.AST]:
    """`__slots__ = __match_args__ = (...)` is not compiled."""
    for outer in ast.walk(tree):
        if isinstance(outer, ast.ClassDef):
            yield from [node for node in outer.body if isinstance(node, ast.Assign) and len(node.targets) > 1]


Check: TypeAlias = Callable[[ast.Module], Iterator[ast.AST]]
CHECKS: list[Check] = [
    dataclasses,
    classes_in_classes,
    surrogates,
    names_that_may_change,
    assignments_to_several,
]


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_the_compiled_floors_avoid_what_is_compiled_wrongly(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    checks = [*CHECKS, shifts_of_constants] if may_hold_machine_integers(path, tree) else CHECKS
    assert [f"{getattr(node, 'lineno', 0)}: {ast.unparse(node)}" for check in checks for node in check(tree)] == []


WRONG = [
    (shifts_of_constants, "from mypy_extensions import i64\ndef f(n: i64) -> i64: return 1 << n"),
    (shifts_of_constants, "from mypy_extensions import i64\ndef f(n: i64) -> i64: return -(1) << n + 1"),
    (
        shifts_of_constants,
        "from mypy_extensions import i64\nONE: Final[i64] = 1\ndef f(n: i64) -> i64: return ONE << n",
    ),
    (dataclasses, "from dataclasses import dataclass"),
    (dataclasses, "import dataclasses as d"),
    (classes_in_classes, "class A:\n class B: pass"),
    (classes_in_classes, "def f() -> None:\n class B: pass"),
    (surrogates, r"A: Final = '\ud800'"),
    (names_that_may_change, "a = 1"),
    (names_that_may_change, "a: int = 1"),
    (names_that_may_change, "a, b = 1, 2"),
    (assignments_to_several, "class A:\n __slots__ = __match_args__ = ()"),
]


@pytest.mark.parametrize(("check", "text"), WRONG, ids=[text for _, text in WRONG])
def test_each_check_sees_what_it_is_for(check: Check, text: str) -> None:
    assert len(list(check(ast.parse(text)))) == 1


RIGHT = """
from mypy_extensions import i64
F = TypeVar("F")
A: TypeAlias = int
ONE: Final = 1
BOTH: Final = 1 << 5 | ONE
def shl(x: i64, n: i64) -> i64:
    return x << n | 1 << 4
class C:
    __slots__ = ("a",)
"""


def test_what_is_written_rightly_passes() -> None:
    assert [node for check in [*CHECKS, shifts_of_constants] for node in check(ast.parse(RIGHT))] == []


@pytest.mark.parametrize("file", ["state.py", "sight.py"])
def test_no_match_statement_where_every_move_passes(file: str) -> None:
    """Compiled, it is many times slower than isinstance."""
    tree = ast.parse((SOURCE / "rummery" / "play" / file).read_text(encoding="utf-8"))
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Match)] == []
