"""`rummery replay`: what is refused and with which status, and what is no record at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rummery.command.main import main

OPENED = [True, True]


def record(position: dict[str, Any], *moves: str, **more: Any) -> dict[str, Any]:
    return {
        "format": "rummery/1",
        "game": "rami",
        "seats": ["Ann", "Bob"],
        "deals": [{"position": position, "moves": list(moves)} | more],
    }


def in_file(folder: Path, content: dict[str, Any] | bytes) -> str:
    file = folder / "record.json"
    file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return str(file)


REFUSED = {
    "a joker laid off on a meld": (
        {"hands": ["X 2C", "3C"], "turn": 0, "phase": "play", "opened": OPENED, "table": [{"cards": "5S 6S 7S"}]},
        "0 lay X @1",
        "RAM-17",
    ),
    "two jokers in one meld": (
        {"hands": ["5S 6S X X 2C", "3C"], "turn": 0, "phase": "play", "opened": OPENED},
        "0 meld 5S 6S X X",
        "RAM-17",
    ),
    "king, ace, two": (
        {"hands": ["KS AS 2S 2C", "3C"], "turn": 0, "phase": "play", "opened": OPENED},
        "0 meld KS AS 2S",
        "RAM-15",
    ),
    "a first lay of 35": (
        {"hands": ["QD KD AD 2C", "3C"], "turn": 0, "phase": "play"},
        "0 meld QD KD AD",
        "RAM-13",
    ),
    "drawing the pile before opening": (
        {"hands": ["7H 2C", "3C"], "turn": 0, "discard": "KS", "stock": "4C"},
        "0 draw discard",
        "RAM-13",
    ),
    "a lay-off before opening": (
        {"hands": ["8S 2C", "3C"], "turn": 0, "phase": "play", "table": [{"cards": "5S 6S 7S"}]},
        "0 lay 8S @1",
        "RAM-13",
    ),
    "taking an ambiguous joker": (
        {"hands": ["7C 2C", "3C"], "turn": 0, "phase": "play", "opened": OPENED, "table": [{"cards": "7H 7D X"}]},
        "0 swap 7C @1",
        "RAM-20",
    ),
    "a card not in hand": ({"hands": ["2C", "3C"], "turn": 0, "phase": "play"}, "0 discard KH", "TAB-04"),
    "a move out of turn": ({"hands": ["2C", "3C"], "turn": 0, "phase": "play"}, "1 discard 3C", "TAB-02"),
    "a discard before the draw": ({"hands": ["2C", "3C"], "turn": 0, "stock": "4C"}, "0 discard 2C", "TAB-03"),
}


@pytest.mark.parametrize(("position", "move", "rule"), REFUSED.values(), ids=REFUSED.keys())
def test_a_refused_move_ends_with_its_rule_and_status_1(
    position: dict[str, Any], move: str, rule: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = in_file(tmp_path, record(position, move))
    assert main(["replay", file, "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["ok"] is False
    assert answer["refused"]["rule"] == rule
    assert (answer["refused"]["deal"], answer["refused"]["move"], answer["refused"]["text"]) == (0, 0, move)
    assert answer["refused"]["message"]
    assert main(["replay", file, "--lang", "ru"]) == 1
    assert f"\n{rule} " in capsys.readouterr().out


def test_what_came_before_a_refusal_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = {"hands": ["7H 7D 7C 2C 3C", "KS"], "turn": 0, "phase": "play", "opened": OPENED}
    assert main(["replay", in_file(tmp_path, record(position, "0 meld 7H 7D 7C", "0 discard 9S")), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["deals"][0]["lines"] == [{"seat": 0, "points": 15, "rule": "RAM-31"}]
    assert answer["deals"][0]["position"]["hands"] == ["2C 3C", "KS"]
    assert answer["refused"]["move"] == 1


def test_a_wrong_result_is_refused_without_a_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = {"hands": ["7H 7D 7C", "KS"], "turn": 0, "phase": "play", "opened": OPENED}
    assert main(["replay", in_file(tmp_path, record(position, "0 meld 7H 7D 7C", result=[25, 0])), "--json"]) == 0
    right = json.loads(capsys.readouterr().out)
    assert right["deals"][0]["scores"] == [25, 0]
    assert right["deals"][0]["over"] is True
    assert main(["replay", in_file(tmp_path, record(position, "0 meld 7H 7D 7C", result=[15, 0])), "--json"]) == 1
    wrong = json.loads(capsys.readouterr().out)
    assert wrong["refused"]["rule"] is None
    assert "25 0" in wrong["refused"]["message"]


GOOD = record({"hands": ["2C", "3C"], "turn": 0, "phase": "play"}, "0 discard 2C")
NO_RECORD = {
    "cut off": json.dumps(GOOD).encode()[:-20],
    "not JSON": b"hello",
    "empty": b"",
    "no text": b"\xff\xfe\x00\x01",
    "a list": b"[]",
    "unknown game": json.dumps(GOOD | {"game": "whist"}).encode(),
    "unknown option": json.dumps(GOOD | {"options": {"colour": "red"}}).encode(),
    "an option out of range": json.dumps(GOOD | {"options": {"first_lay": 100}}).encode(),
    "options that clash": json.dumps(GOOD | {"options": {"first_upcard": True, "discard": "none"}}).encode(),
    "a card too often": json.dumps(record({"hands": ["2C 2C 2C", "3C"]})).encode(),
    "an unreadable card": json.dumps(record({"hands": ["2C", "1Z"]})).encode(),
    "an unreadable move": json.dumps(record({"hands": ["2C", "3C"]}, "0 fly away")).encode(),
    "a seat that is none": json.dumps(record({"hands": ["2C", "3C"]}, "2 discard 2C")).encode(),
    "ten megabytes of brackets": b"[" * 10_000_000,
    "a number without end": b'{"format": ' + b"9" * 10_000 + b"}",
    "no format": json.dumps({"game": "rami", "seats": ["A", "B"]}).encode(),
    "nine seats": json.dumps(GOOD | {"seats": list("ABCDEFGHI")}).encode(),
    "a date that is none": json.dumps(GOOD | {"began": "2026-02-30"}).encode(),
}


@pytest.mark.parametrize("content", NO_RECORD.values(), ids=NO_RECORD.keys())
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("command", ["replay", "legal"])
def test_what_is_no_record_is_one_clear_line_and_status_2(
    content: bytes, language: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, in_file(tmp_path, content), "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert 10 < len(said.err) < 400
    assert "Traceback" not in said.err


def test_an_unreadable_text_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = record({"hands": ["2C", "3C"], "phase": "play", "turn": 0}, "0 discard 2C", "1 discard 1Z")
    assert main(["replay", in_file(tmp_path, content), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("deals[0].moves[1]: ")


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nothing.json"), "--lang", "en"]) == 2
    assert "nothing.json" in capsys.readouterr().err


def test_the_words_of_a_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = {"hands": ["7H 7D 7C", "KS"], "turn": 0, "phase": "play", "opened": OPENED}
    assert main(["replay", in_file(tmp_path, record(position, "0 meld 7H 7D 7C")), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "Ann lays down meld 1: three sevens: hearts, diamonds and clubs. 15 points."
    assert "Ann: 25 in this deal, 25 in all." in lines
    assert "Bob: 0 in this deal, 0 in all." in lines
