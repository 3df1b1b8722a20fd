"""Law 6: every rule is met by something, and every number in the code is a rule's."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rummery.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rummery"
NUMBER = re.compile(r"\b[A-Z]{3}-\d{2}\b")
RULE = re.compile(r"^- \*\*([A-Z]{3}-\d{2})\*\*", re.MULTILINE)
LINES = ("Scored", "Announced", "Ended", "Bonus", "MatchOver")
"""What a deal or a match says with a rule's number."""


def rules_of(language: str) -> dict[str, list[str]]:
    """The rules of each page, in its order."""
    pages = sorted((SOURCE / "rules" / language).glob("*.md"))
    return {page.stem: RULE.findall(page.read_text(encoding="utf-8")) for page in pages}


def trees(folder: Path) -> Iterator[ast.Module]:
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def lines() -> frozenset[str]:
    """The rules that events and score lines name."""
    found: set[str] = set()
    for tree in trees(SOURCE):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LINES:
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                        found.update(NUMBER.findall(inner.value))
    return frozenset(found)


@cache
def in_names() -> frozenset[str]:
    """The rules in the names of tests; a name may hold several: test_RAM_02_and_12_..."""
    found: set[str] = set()
    for tree in trees(ROOT / "tests"):
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.lower().startswith("test"):
                for letters, numbers in re.findall(r"([A-Z]{3})((?:_(?:and_|to_)?\d{2}(?![0-9]))+)", node.name):
                    found.update([f"{letters}-{number}" for number in re.findall(r"\d{2}", numbers)])
    return frozenset(found)


def test_law_6_both_languages_have_the_same_rules() -> None:
    english = rules_of("en")
    assert english == rules_of("ru")
    assert set(english) == {*GAMES, "table"}
    assert english["table"]


@pytest.mark.parametrize("page", [*GAMES, "table"])
def test_law_6_a_page_has_each_of_its_rules_once_in_order(page: str) -> None:
    rules = rules_of("en")[page]
    assert rules == sorted(set(rules))
    assert len({rule[:3] for rule in rules}) == 1


@pytest.mark.parametrize("rule", [rule for rules in rules_of("en").values() for rule in rules])
def test_law_6_every_rule_is_met_by_a_law_an_event_a_score_line_or_a_test(rule: str) -> None:
    laws = {law.rule for game in GAMES.values() for law in game.laws.all()}
    assert rule in laws | lines() | in_names()


def test_law_6_every_number_in_the_code_stands_in_the_pages() -> None:
    rules = {rule for rules in rules_of("en").values() for rule in rules}
    used: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for number in NUMBER.findall(path.read_text(encoding="utf-8")):
            used[number] = str(path.relative_to(ROOT))
    assert used
    assert {number: path for number, path in used.items() if number not in rules} == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_law_6_every_number_in_the_pages_is_a_rule(language: str) -> None:
    rules = {rule for rules in rules_of(language).values() for rule in rules}
    for page in (SOURCE / "rules" / language).glob("*.md"):
        assert set(NUMBER.findall(page.read_text(encoding="utf-8"))) <= rules
