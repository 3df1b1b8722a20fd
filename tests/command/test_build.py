"""How `rummery info` knows what is compiled, why it is not, and whether the sources have changed since."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import rummery
from rummery.command.build import Build, is_compiled, look
from rummery.words.messages import LANGUAGES, Language, Messages

PACKAGE = Path(rummery.__file__).parent
NATIVE = os.environ.get("RUMMERY_EXPECT_NATIVE") == "1"
OBSTACLES = ("checkout", "unwanted", "python", "compiler", "headers", "failed", "elsewhere")


def package(folder: Path, why: str | None, *, compiled: bool) -> Path:
    """A package of two modules as it is installed; None: nothing tells how it was built."""
    cards = folder / "rummery" / "cards"
    cards.mkdir(parents=True)
    made_from: dict[str, str] = {}
    for module in ("__init__", "card"):
        source = cards / f"{module}.py"
        source.write_text(f'"""{module}"""\n')
        if compiled:
            (cards / f"{module}{EXTENSION_SUFFIXES[0]}").touch()
            made_from[f"rummery/cards/{module}.py"] = hashlib.sha256(source.read_bytes()).hexdigest()
    if why is not None:
        about = {"compiled": made_from, "why": why, "detail": "gcc fell asleep" if why == "failed" else ""}
        (folder / "rummery" / "build.json").write_text(json.dumps(about))
    return folder / "rummery"


def test_compiled_files_are_what_python_takes(tmp_path: Path) -> None:
    there = package(tmp_path, "", compiled=True)
    assert is_compiled(there / "cards" / "card.py")
    assert is_compiled(there / "cards" / "__init__.py")
    assert look(there) == Build(True, (), "", "")


def test_a_source_edited_beside_its_compiled_file_is_noticed_whatever_its_time(tmp_path: Path) -> None:
    there = package(tmp_path, "", compiled=True)
    source = there / "cards" / "card.py"
    time = source.stat().st_mtime
    source.write_text('"""card, better"""\n')
    os.utime(source, (time - 3600, time - 3600))
    assert look(there).stale == ("rummery/cards/card.py",)


def test_a_source_that_came_or_went_is_noticed(tmp_path: Path) -> None:
    there = package(tmp_path, "", compiled=True)
    (there / "cards" / "card.py").rename(there / "cards" / "deck.py")
    assert look(there).stale == ("rummery/cards/card.py", "rummery/cards/deck.py")


def test_compiled_files_that_nothing_is_known_of_are_not_trusted(tmp_path: Path) -> None:
    assert look(package(tmp_path, None, compiled=True)).stale == ("rummery/cards/__init__.py", "rummery/cards/card.py")


@pytest.mark.parametrize(
    ("told", "why"), [(None, "checkout"), ("unwanted", "unwanted"), ("failed", "failed"), ("", "elsewhere")]
)
def test_why_it_is_interpreted(told: str | None, why: str, tmp_path: Path) -> None:
    there = package(tmp_path, told, compiled=False)
    assert look(there) == Build(False, (), why, "gcc fell asleep" if why == "failed" else "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_obstacle_has_a_message(language: Language) -> None:
    messages = Messages(language)
    assert [why for why in OBSTACLES if not messages.has(f"info-interpreted-{why}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_info_warns_of_what_is_installed_when_a_source_is_edited(language: Language, tmp_path: Path) -> None:
    """Interpreted, the edit simply counts."""
    shutil.copytree(PACKAGE, tmp_path / "rummery", ignore=shutil.ignore_patterns("__pycache__"))
    for shared in PACKAGE.parent.glob("rummery__mypyc*"):
        shutil.copy(shared, tmp_path)
    with (tmp_path / "rummery" / "cards" / "names.py").open("a") as source:
        source.write("# edited\n")
    words = [sys.executable, "-m", "rummery", "info", "--lang", language]
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"}
    told = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, check=True, encoding="utf-8")
    facts = json.loads(
        subprocess.run([*words, "--json"], cwd=tmp_path, env=environment, capture_output=True, check=True).stdout
    )
    assert facts["compiled"] is NATIVE
    assert facts["stale"] == (["rummery/cards/names.py"] if NATIVE else [])
    assert ("rummery/cards/names.py" in told.stdout) is NATIVE
