"""`rummery ruling`: asked in a few questions, or answered at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rummery.command.main import main
from rummery.terminal.ruling import Adjudication
from rummery.words.messages import LANGUAGES, Language
from rummery.words.say import Speech


@pytest.fixture(autouse=True)
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMERY_DATA", str(tmp_path))
    monkeypatch.setenv("RUMMERY_LANG", "en")


def held(*typed: str, language: Language = "en") -> list[str]:
    """What is said when this is typed."""
    lines: list[str] = []
    answers: Iterator[str] = iter(typed)

    def ask(prompt: str, seconds: float | None) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    Adjudication(Speech(language), ask, lambda line, style: lines.append(line)).hold()
    return lines


def test_MAR_51_is_found_by_numbers_words_and_sentences() -> None:
    by_number = held("1", "2", "2")
    assert by_number[-1] != held("1", "2", "5")[-1]
    assert "The ruling, by MAR-51." in by_number
    for typed in (
        ("out-of-turn", "no", "discard"),
        ("Somebody played out of turn", "N", "the top of the discard pile"),
    ):
        assert held(*typed) == by_number


def test_back_goes_one_question_back_and_a_wrong_answer_is_asked_again() -> None:
    lines = held("back", "1", "maybe", "1", "back", "no")
    assert lines.count("What happened?") == 2
    lines = held("1", "back", "wrong-score", "no")
    assert lines.count("What happened?") == 2
    assert "The ruling, by MAR-59." in lines


@pytest.mark.parametrize("typed", [("quit",), ("1", "q"), ("1",), ("выход",), ()])
def test_whoever_has_enough_leaves_without_a_ruling(typed: tuple[str, ...]) -> None:
    lines = held(*typed)
    assert lines[-1] == ""
    assert not [line for line in lines if "MAR-" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_asks_and_rules(language: Language) -> None:
    lines = held("5", "3", "2", "2", "14", language=language)
    assert [line for line in lines if "MAR-56" in line]
    assert [line for line in lines if "34" in line]


def test_given_answers_are_ruled_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ruling", "Marriage", "--answers", "wrong-hand, other-show, few, 2, 14", "--json"]) == 0
    given = json.loads(capsys.readouterr().out)
    assert given["ok"] is True
    assert given["rules"] == ["MAR-56"]
    assert given["turn"]["key"] == "deal-over"
    assert given["charge"] == {"key": "missing", "points": 34}
    assert main(["ruling", "marriage", "--answers", "out-of-turn,yes"]) == 0
    assert "Those who were passed over lose their turn." in capsys.readouterr().out


def test_a_question_that_is_left_open_is_printed_with_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ruling", "marriage", "--answers", "out-of-turn", "--json"]) == 1
    left = json.loads(capsys.readouterr().out)
    assert (left["ok"], left["question"], list(left["answers"])) == (False, "discarded", ["yes", "no"])
    assert main(["ruling", "marriage", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["question"] == "what"
    assert main(["ruling", "marriage", "--answers", "wrong-hand,other-show,few", "--json"]) == 1
    left = json.loads(capsys.readouterr().out)
    assert (left["question"], left["low"], left["high"]) == ("missing", 1, 21)
    assert main(["ruling", "marriage", "--answers", "wrong-hand"]) == 1
    assert "before their first turn" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "where"),
    [
        (["ruling", "rami"], ""),
        (["ruling", "marriage", "--answers", "rain"], "answers[0]"),
        (["ruling", "marriage", "--answers", "out-of-turn,yes,yes"], "answers[2]"),
        (["ruling", "marriage", "--answers", "wrong-hand,other-show,many,-3"], "answers[3]"),
    ],
)
def test_wrong_answers_are_one_line_and_status_2(
    words: list[str], where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith(where)
