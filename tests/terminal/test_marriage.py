"""Marriage at the keyboard: melds and cards by their numbers, the joker told again, a match taken up too late."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rummery.command.main import main
from rummery.play.notation import read_cards
from rummery.play.problem import Problem
from rummery.terminal.hand import with_cards_for_numbers, with_melds_for_numbers
from rummery.words.say import Speech
from tests.games.marriage.situation import VISIT, seen


def test_own_melds_are_named_by_their_numbers_in_lay_outs_and_shows() -> None:
    own = seen("KD", "2C").view(0).table
    assert with_melds_for_numbers("lay out @1 8S / @3 / @2", own) == "lay out 5S 6S 7S 8S / TC JC QC / 9C 9D 9H"
    assert with_melds_for_numbers("show @1 / @2 / @3", own) == f"show {VISIT}"
    assert with_melds_for_numbers("lay 8S @1", own) == "lay 8S @1"
    with pytest.raises(Problem) as raised:
        with_melds_for_numbers("show @4", own)
    assert raised.value.key == "play-no-such-meld"
    with pytest.raises(Problem) as raised:
        with_melds_for_numbers("show @1", ())
    assert Speech("en").text(raised.value.key, **raised.value.figures).endswith("none of yours lies there.")
    assert Speech("ru").text(raised.value.key, **raised.value.figures).endswith("там нет ни одной вашей.")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("see 1 2 3", "see 5S 6S 7S"),
        ("show 3 / 2", "show 7S / 6S"),
        ("lay out 1 2", "lay out 5S 6S"),
        ("d 2", "discard 6S"),
    ],
)
def test_cards_are_named_by_their_numbers(typed: str, meant: str) -> None:
    assert with_cards_for_numbers(typed, list(read_cards("5S 6S 7S"))) == meant


@pytest.mark.parametrize("limit", ["calendar_year", "none"])
def test_MAR_41_a_match_of_another_year_is_not_taken_up_and_it_is_said_why(
    limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUMMERY_DATA", str(tmp_path))
    monkeypatch.setattr("builtins.input", end_of_input)
    folder = tmp_path / "matches"
    folder.mkdir()
    record = {
        "format": "rummery/1",
        "game": "marriage",
        "options": {} if limit == "calendar_year" else {"resume_limit": limit},
        "seats": ["Ann", "Bob"],
        "bots": [None, "greedy"],
        "began": "2020-05-01",
        "seed": "00" * 32,
        "deals": [],
    }
    (folder / "2020-05-01-120000-marriage-1.unfinished.json").write_text(json.dumps(record), encoding="utf-8")
    status = main(["--lang", "en", "play", "--resume", "--plain"])
    said = capsys.readouterr()
    if limit == "none":
        assert status == 0
        assert "the match goes on" in said.out
    else:
        assert status == 2
        assert "MAR-41" in said.err
        assert "2020-05-01" in said.err


def end_of_input(prompt: str) -> str:
    raise EOFError
