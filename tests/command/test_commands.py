"""The other commands, and usage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rummery.command.main import main
from rummery.command.parser import COMMANDS
from rummery.games import GAMES


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RUMMERY_DATA", str(tmp_path))
    monkeypatch.setenv("RUMMERY_LANG", "en")
    return tmp_path


def out(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_rules_prints_a_page_or_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    page = out(capsys, "rules", "rami")
    assert "RAM-01" in page
    assert "RAM-50" in page
    assert "**" not in page
    one = out(capsys, "rules", "RAMI", "ram-19")
    assert one.startswith("RAM-19 ")
    assert len(one.splitlines()) == 1
    assert out(capsys, "rules", "rami", "TAB-04").startswith("TAB-04 ")
    assert "RAM-17" in out(capsys, "rules", "rami", "RAM-17", "--lang", "ru")


@pytest.mark.parametrize(
    "words", [["rules", "whist"], ["rules", "rami", "RAM-99"], ["rules"], ["rules", "rami", "x" * 500]]
)
def test_rules_that_are_not_there(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_arrange_leaves_the_fewest_points(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(out(capsys, "arrange", "rami", "5S 6S 7S KH X KD", "--json"))
    assert (answer["left"], answer["points_left"]) == ("", 0)
    answer = json.loads(out(capsys, "arrange", "rami", "AS 9C 2H X", "--json"))
    assert (answer["melds"], sorted(answer["left"].split()), answer["points_left"]) == ([], ["2H", "9C", "AS", "X"], 45)
    answer = json.loads(out(capsys, "arrange", "rami", "", "--json"))
    assert answer == {"melds": [], "left": "", "points_left": 0}
    without = json.loads(out(capsys, "arrange", "rami", "7S 7S 7S", "--json"))
    assert without["points_left"] == 15
    identical = json.loads(out(capsys, "arrange", "rami", "7S 7S 7S", "--option", "identical=on", "--json"))
    assert identical == {"melds": ["7S 7S 7S"], "left": "", "points_left": 0}


@pytest.mark.parametrize(
    "words",
    [
        ["arrange", "rami", "1Z"],
        ["arrange", "rami", "7S 7S 7S 7S 7S"],
        ["arrange", "rami", "7S 7S 7S", "--seats", "2"],
        ["arrange", "whist", "7S"],
        ["arrange", "rami", "7S", "--option", "first_lay"],
        ["arrange", "rami", "7S", "--option", "first_lay=20", "--option", "first_lay=30"],
        ["simulate", "rami", "--deals", "0"],
        ["simulate", "rami", "--deals", "-1"],
        ["simulate", "rami", "--deals", "many"],
        ["simulate", "rami", "--seats", "9"],
        ["simulate", "rami", "--seats", "1"],
        ["simulate", "rami", "--bots", "genius"],
        ["simulate", "rami", "--seed", "xyz"],
        ["simulate", "rami", "--seed", "0" * 65],
        ["simulate", "rami", "--seed", "-1"],
        ["play"],
        ["play", "whist"],
        ["play", "--resume"],
        ["play", "--resume", "--seats", "3"],
        ["play", "rami", "--seats", "2", "--bots", "greedy,random"],
        ["simulate", "rami", "--seats", "2", "--bots", "greedy,greedy,random"],
        ["arrange", "rami", "7S", "--contract", "x3"],
        ["arrange", "penang", "7S", "--table", "5S 6S 7S"],
        ["arrange", "rami", "7S", "--cut", "3H"],
        ["arrange", "marriage", "7S", "--seen"],
        ["arrange", "marriage", "7S", "--cut", "ZZ"],
        ["arrange", "marriage", "7S", "--cut", "3H"],
        ["serve", "--port", "65536"],
        ["verify", "examples/rami.json"],
        ["arrange", "penang", "7S", "--option", "ace=12"],
        ["arrange", "manipulation", "8S", "--table", "4D 6D 9H"],
        ["fly"],
        ["replay"],
        ["rules", "rami", "--lang", "fr"],
        ["info", "--colour"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_wrong_usage_is_one_line_and_status_2(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUMMERY_LANG", language)
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["legal", "/nowhere.json"], "Не удаётся прочитать /nowhere.json: такого файла нет"),
        (["legal", "/"], "Не удаётся прочитать /: это папка"),
        (["rules", "rami", "RAM-99"], "Правила RAM-99 в игре «Рами» нет."),
        (["play", "marriage", "--seats", "9"], "В игре «Марьяж» может быть от 2 до 7 игроков, а не 9."),
        (["ruling", "penang"], "Для игры «Пенанг» решений нет. Они есть для: marriage."),
        (["play", "снап"], "Игры «снап» нет. Есть: marriage, penang, rami, shanghai, manipulation."),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_what_the_system_says_and_a_game_are_told_in_the_language_too(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", "ru"]) == 2
    assert capsys.readouterr().err.strip() == said


def test_a_full_disk_is_told_in_the_language_too(data_folder: Path) -> None:
    command = f"'{sys.executable}' -m rummery rules rami --lang ru > /dev/full"
    done = subprocess.run(["bash", "-c", command], capture_output=True)
    assert done.returncode == 2
    assert done.stderr.decode("utf-8").strip() == "rummery: Система отказывает: на диске нет места"


def test_simulate_gives_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "rami", "--deals", "12", "--seed", "abc", "--bots", "greedy,random", "--seats", "3", "--json"]
    first, second = json.loads(out(capsys, *words)), json.loads(out(capsys, *words))
    del first["deals_per_second"], second["deals_per_second"]
    assert first == second
    assert first["deals"] == 12
    assert sum(bot["deals_won"] for bot in first["bots"].values()) + first["blocked"] == 12
    assert [first["bots"][level]["seats"] for level in ("greedy", "random")] == [2, 1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_simulate_prints_a_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "simulate", "rami", "--deals", "3", "--seed", "1", "--lang", language)
    assert "greedy" in text
    assert "random" in text
    assert "0" * 63 + "1" in text


def test_info_tells_where_matches_lie(data_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(out(capsys, "info", "--json"))
    assert facts["data"] == str(data_folder / "matches")
    assert facts["games"] == list(GAMES)
    assert facts["stale"] == []
    assert str(data_folder) in out(capsys, "info")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_command_has_help(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    general = out(capsys, "--lang", language, "--help")
    for command in COMMANDS:
        assert command in general
        assert len(out(capsys, command, "--lang", language, "--help").splitlines()) > 5
    assert main([]) == 0


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8"])
def test_russian_works_under_any_locale(locale: str, data_folder: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    words = [sys.executable, "-m", "rummery", "rules", "rami", "RAM-17", "--lang", "ru"]
    done = subprocess.run(words, env=environment | {"LC_ALL": locale}, capture_output=True, check=True)
    assert "джокер" in done.stdout.decode("utf-8").lower()


def test_output_that_is_no_terminal_has_no_colours(data_folder: Path) -> None:
    words = [sys.executable, "-m", "rummery", "play", "rami", "--seed", "1"]
    done = subprocess.run(words, input=b"1\ndiscard 1\n", capture_output=True, check=True)
    assert b"\x1b" not in done.stdout
    assert done.stderr == b""


def test_a_reader_that_goes_away_gets_no_traceback(data_folder: Path) -> None:
    command = f"'{sys.executable}' -m rummery rules rami | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=True)
    assert done.stderr == b""
