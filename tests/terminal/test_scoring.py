"""Keeping the score of an evening: what is asked, corrected, undone, shown, settled and written."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rummery.command.main import main
from rummery.games import GAMES
from rummery.play.options import Value
from rummery.play.sheet import Facts
from rummery.table.sheet import ScoreSheet
from rummery.table.sheet_file import harmless, read_sheet, text_of_sheet
from rummery.terminal.scoring import Scoring, begin
from rummery.words.messages import LANGUAGES, Language
from rummery.words.say import Speech

FIRST = ("ann", "60", "0", "40", "KS 7D X", "AH 2C", "", "")
"""A whole deal: 115, 0, 40."""


class Desk:
    """A sheet with a typist in the place of the keyboard, and the lines that were said."""

    def __init__(
        self,
        folder: Path,
        *typed: str,
        options: dict[str, Value] | None = None,
        language: Language = "en",
        names: tuple[str, ...] = ("Ann", "Bob", "Cid"),
        game: str = "rami",
    ) -> None:
        self.file = folder / "evening.unfinished.json"
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.typed: Iterator[str] = iter(typed)
        sheet = ScoreSheet(GAMES[game], options or {}, names, 0, "2026-11-29")
        self.scoring = Scoring(Speech(language), sheet, Facts(), self.file, self.answer, self.say, True)
        self.scoring.keep()

    def say(self, line: str, style: str) -> None:
        self.lines.append(line)

    def answer(self, prompt: str, seconds: float | None) -> str:
        self.prompts.append(prompt)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    def sheet(self) -> ScoreSheet:
        """What the file holds."""
        return read_sheet(self.file.read_bytes())[0]

    def said(self) -> str:
        return "\n".join(self.lines)


def test_a_deal_is_asked_told_and_kept(tmp_path: Path) -> None:
    desk = Desk(tmp_path, *FIRST, "quit")
    assert desk.sheet().totals() == (115, 0, 40)
    assert "Ann: 55 points, cards in the other hands (RAM-32)" in desk.lines
    assert "Ann: 115 in all, 115 in this deal." in desk.lines
    assert len(desk.prompts) == len(FIRST) + 1
    assert desk.lines[-1] == f"The sheet is kept in {desk.file} (1 deal)."


def test_names_numbers_sums_cards_and_dashes_are_understood(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "1", "15+45", "-", "40", "ks, 7d x", "10+10", "no", "n")
    assert desk.sheet().totals() == (115, 0, 40)
    desk = Desk(tmp_path, "B", "15", "60", "0", "-", "nothing", "y", "нет", "no")
    assert desk.sheet().totals() == (15, 60 + 200, 0)


def test_wrong_answers_are_asked_again_and_lose_nothing(tmp_path: Path) -> None:
    typed = ["zoe", "4", "0x", "ann", "", "many", "-5", "60", "0", "40", "KZ", "KS KS KS", "KS 7D X", "AH 2C"]
    desk = Desk(tmp_path, *typed, "perhaps", "", "")
    assert desk.sheet().totals() == (115, 0, 40)
    assert [line for line in desk.lines if "KZ" in line]
    assert [line for line in desk.lines if "KS" in line]


def test_back_goes_one_question_back(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "back", "bob", "back", "ann", "60", "5", "back", *FIRST[2:])
    assert desk.sheet().totals() == (115, 0, 40)


def test_undo_and_redo(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "undo", "redo", *FIRST, "undo")
    assert desk.sheet().totals() == (0, 0, 0)
    assert desk.sheet().entries == []
    desk = Desk(tmp_path, *FIRST, *FIRST, "undo", "undo", "redo")
    assert desk.sheet().totals() == (115, 0, 40)
    desk = Desk(tmp_path, *FIRST, "bob", "17", "undo")
    assert desk.sheet().totals() == (115, 0, 40), "what was begun goes first"


def test_correct_asks_a_deal_again_with_what_it_has(tmp_path: Path) -> None:
    desk = Desk(tmp_path, *FIRST, *FIRST, "correct 1", "", "", "20", "", "", "", "", "")
    assert [entry.scores for entry in desk.sheet().entries] == [(115, 20, 40), (115, 0, 40)]
    assert desk.sheet().totals() == (230, 20, 80)
    assert "Bob: points of all cards laid in this deal? [0] " in desk.prompts


@pytest.mark.parametrize("leaving", ["undo", "quit", "sheet"])
def test_a_correction_that_is_given_up_changes_nothing(leaving: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path, *FIRST, "correct", "bob", leaving)
    assert desk.sheet().totals() == (115, 0, 40)
    assert "Deal 1 stays as it was." in desk.lines


@pytest.mark.parametrize("which", ["0", "2", "x", "-1", "99999"])
def test_a_deal_that_is_not_there_is_not_corrected(which: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path, *FIRST, f"correct {which}")
    assert desk.sheet().totals() == (115, 0, 40)
    assert [line for line in desk.lines if which in line]


def test_a_correction_after_which_another_player_stays_in_asks_for_what_is_lacking(tmp_path: Path) -> None:
    typed = ["ann", "-", "501", "", "", "ann", "7", "", "", "correct 1", "", "", "401", "", "", "60"]
    desk = Desk(tmp_path, *typed, options={"elimination": True})
    assert "After that, deal 2 needs another answer." in desk.lines
    assert [entry.scores for entry in desk.sheet().entries] == [(0, 0, 401), (0, 7, 60)]


def test_a_correction_after_which_the_match_would_end_early_is_not_made(tmp_path: Path) -> None:
    desk = Desk(tmp_path, *FIRST, *FIRST, "correct 1", "", "1200", "", "", "", "", "", "")
    assert desk.sheet().totals() == (230, 0, 80)
    assert [line for line in desk.lines if "Nothing has been changed" in line]


def test_the_end_of_the_match_is_told_and_the_file_gets_its_last_name(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "ann", "1200", *FIRST[2:], "ann", "settle", "quit")
    assert [line for line in desk.lines if line.startswith("The match is over (RAM-35): Ann wins.")]
    assert not desk.file.exists()
    assert read_sheet((tmp_path / "evening.json").read_bytes())[0].totals() == (1255, 0, 40)
    desk = Desk(tmp_path, "ann", "1200", *FIRST[2:], "undo", *FIRST)
    assert desk.sheet().totals() == (115, 0, 40), "and it can be taken back"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_every_language(language: Language, tmp_path: Path) -> None:
    commands = {
        "en": ["?", "sheet", "settle", "rules RAM-32", "rules 99", "rules", "export x", "correct"],
        "ru": ["помощь", "лист", "расчёт", "правило RAM-32", "правило 99", "правила", "экспорт x", "исправить"],
    }[language]
    desk = Desk(tmp_path, *commands, *FIRST, *commands, "undo", "выход", language=language)
    assert "RAM-32 " in desk.said()
    assert ".csv" in desk.said()
    assert desk.sheet().totals() == (115, 0, 40)


@pytest.mark.parametrize("typed", ["absent ann", "absent", "ушла ann"])
def test_a_game_without_a_rule_for_players_who_leave_says_so(typed: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path, typed)
    assert "This game, or this table, has no rule for players who leave." in desk.lines


def test_settle_names_the_fewest_payments(tmp_path: Path) -> None:
    desk = Desk(tmp_path, *FIRST, "settle")
    assert desk.lines[-5:-2] == [
        "If everybody pays everybody the difference of their totals, 2 payments settle it, fewer cannot:",
        "Bob pays 155 to Ann.",
        "Cid pays 35 to Ann.",
    ]


def test_a_sheet_for_a_spreadsheet_holds_no_formula(tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    desk = Desk(tmp_path, "1", *FIRST[1:], f"export {file}", names=("=cmd()", "+Bob", "Cid, the third"))
    text = file.read_text(encoding="utf-8-sig")
    rows = list(csv.reader(text.splitlines()))
    assert rows[0] == ["deal", "player", "points", "rule", "what for"]
    assert rows[1] == ["1", "'=cmd()", "60", "RAM-31", "cards laid"]
    assert [row[1:3] for row in rows[-3:]] == [["'=cmd()", "115"], ["'+Bob", "0"], ["Cid, the third", "40"]]
    assert desk.lines[-3] == f"Written for a spreadsheet: {file}"


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@a", "\t=1", "\r=1", "\n=1", "＝1"])
def test_a_text_that_may_be_a_formula_is_made_harmless(text: str) -> None:
    assert harmless(text) == "'" + text
    assert harmless("Ann =1") == "Ann =1"


def test_numbers_below_zero_stay_numbers(tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    Desk(tmp_path, *FIRST[:-1], "yes", "0", "1", "0", f"export {file}")
    assert "1,Bob,-300,RAM-21,joker won and not laid again" in file.read_text(encoding="utf-8-sig").splitlines()


# ---- The beginning --------------------------------------------------------------------------------------------------


def begun(*typed: str) -> tuple[ScoreSheet, list[str]]:
    lines: list[str] = []
    answers = iter(typed)

    def ask(prompt: str, seconds: float | None) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    sheet = begin(GAMES["rami"], {}, "2026-11-29", Speech("en"), ask, lambda line, style: lines.append(line))
    return sheet, lines


def test_names_and_the_first_dealer_are_asked_once() -> None:
    sheet, _ = begun("Ann, Bob the Great ,Cid", "bob")
    assert (sheet.names, sheet.dealer) == (("Ann", "Bob the Great", "Cid"), 1)
    assert begun("Ann Bob", "")[0].names == ("Ann", "Bob")
    wrong = ["", "Ann", "Ann, ann", "a,b,c,d,e,f,g,h,i", "x" * 61 + ", y", "Ann, B\x07b", "Ann, Bob", "zoe", "3", "2"]
    sheet, lines = begun(*wrong)
    assert (sheet.names, sheet.dealer) == (("Ann", "Bob"), 1)
    assert len(lines) == 1 + 5 + 2
    with pytest.raises(EOFError):
        begun("quit")


# ---- The command ----------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RUMMERY_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("RUMMERY_LANG", "en")
    return tmp_path / "data"


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers = iter(lines)

    def typed(prompt: object = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["score", *words, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_a_sheet_is_offered_again(
    data_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, "Ann, Bob, Cid", "", *FIRST)
    assert main(["score", "rami"]) == 0
    typing(monkeypatch, "maybe", "yes", *FIRST)
    assert main(["score", "rami"]) == 0
    capsys.readouterr()
    assert told(capsys, "rami")["totals"] == [230, 0, 80]
    typing(monkeypatch, "no", "Dan, Eve", "2", "dan", "50", "0", "7D", "", "")
    assert main(["score", "rami", "--lang", "ru"]) == 0
    assert len(list((data_folder / "sheets").glob("*.json"))) == 2
    typing(monkeypatch)
    assert main(["score", "rami"]) == 0
    assert len(list((data_folder / "sheets").glob("*.json"))) == 2


def test_a_sheet_in_a_file_of_its_own_with_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.json"
    typing(monkeypatch, "Ann, Bob, Cid", "", "ann", "35", "20", "", "")
    assert main(["score", "rami", str(file), "--option", "elimination=on"]) == 0
    typing(monkeypatch, "bob", "30", "7D", "yes", "no", "")
    assert main(["score", "rami", str(file)]) == 0
    capsys.readouterr()
    answer = told(capsys, "rami", str(file))
    assert answer["options"] == {"elimination": True}
    assert answer["deals"][0]["scores"] == [0, 35, 20]
    assert answer["deals"][1]["scores"] == [120, 0, 20]
    assert answer["deals"][1]["lines"][1] == {"seat": 0, "points": 90, "rule": "RAM-41"}
    assert answer["totals"] == [120, 35, 40]
    assert (answer["match_over"], answer["winners"]) == (False, [])
    # 195 in all; everybody pays the difference to everybody, few points being good
    assert answer["settlement"] == [{"from": 0, "to": 1, "amount": 90}, {"from": 0, "to": 2, "amount": 75}]
    out = tmp_path / "evening.csv"
    assert main(["score", "rami", str(file), "--export", str(out), "--lang", "ru"]) == 0
    assert out.read_text(encoding="utf-8-sig").startswith("раздача,игрок")


def test_a_deal_that_is_half_told_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.json"
    typing(monkeypatch, "Ann, Bob, Cid", "", *FIRST, *FIRST[:5], "20", "", "quit")
    assert main(["score", "rami", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["draft"]["rami"] is False
    typing(monkeypatch, "")
    assert main(["score", "rami", str(file)]) == 0
    capsys.readouterr()
    assert told(capsys, "rami", str(file))["totals"] == [230, 0, 80]
    assert "draft" not in json.loads(file.read_text(encoding="utf-8"))


SHEET: dict[str, Any] = {
    "format": "rummery-sheet/1",
    "game": "rami",
    "seats": ["Ann", "Bob", "Cid"],
    "deals": [{"winner": 0, "laid": [60, 0, 40], "left": [None, "KS 7D X", 20]}],
}


def changed(**fields: Any) -> dict[str, Any]:
    return {name: value for name, value in (SHEET | fields).items() if value is not None}


def deal(**fields: Any) -> dict[str, Any]:
    return changed(deals=[{**SHEET["deals"][0], **fields}])


WRONG = [
    ({"format": "rummery/1"}, "format: "),
    (changed(format=None), ": "),
    (changed(game="whist"), "game: "),
    (changed(options={"limit": 1}), "options: "),
    (changed(options={"rain": True}), "options: "),
    (changed(seats=["Ann"]), "seats: "),
    (changed(seats=["Ann", "ann"]), "seats[1]: "),
    (changed(seats=["Ann", ""]), "seats[1]: "),
    (changed(seats=["Ann", 5]), "seats[1]: "),
    (changed(dealer=3), "dealer: "),
    (changed(began="yesterday"), "began: "),
    (changed(deals={}), "deals: "),
    (changed(deals=[[]]), "deals[0]: "),
    (changed(deals=[{}]), "deals[0]: "),
    (changed(rain=1), ": "),
    (changed(draft=[]), "draft: "),
    (changed(draft={"winner": 5}), "draft.winner: "),
    (changed(draft={"rami": True}), "draft: "),
    (deal(winner=3), "deals[0].winner: "),
    (deal(winner="Ann"), "deals[0].winner: "),
    (deal(laid=[1, 2]), "deals[0].laid: "),
    (deal(laid=[1, 2, "3"]), "deals[0].laid[2]: "),
    (deal(laid=[1, 2, True]), "deals[0].laid[2]: "),
    (deal(laid=[1, 2, None]), "deals[0].laid[2]: "),
    (deal(laid=[1, 2, -3]), "deals[0].laid[2]: "),
    (deal(left=[None, "KZ", 0]), "deals[0].left[1]: "),
    (deal(left=[None, "KS KS", "KS"]), "deals[0].left: "),
    (deal(left=[5, 0, 0]), "deals[0].left[0]: "),
    (deal(rami=1), "deals[0].rami: "),
    (deal(alone=True), "deals[0]: "),
    (deal(rain=1), "deals[0]: "),
    (changed(deals=[deal(laid=[1200, 0, 0])["deals"][0]] * 2), "deals[1]: "),
]


@pytest.mark.parametrize(
    ("sheet", "place"), WRONG, ids=[place + str(number) for number, (_, place) in enumerate(WRONG)]
)
def test_a_wrong_file_is_one_line_that_says_what_and_where(
    sheet: dict[str, Any], place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.json"
    text = json.dumps(sheet)
    file.write_text(text, encoding="utf-8")
    for words in (["--json"], ["--export", str(tmp_path / "x.csv")], []):
        assert main(["score", "rami", str(file), *words]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.splitlines()) == 1
        assert said.err.startswith(f"{file}{': ' if place != ': ' else ''}{place}"), said.err
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "words",
    [
        ["score", "whist"],
        ["score"],
        ["score", "rami", "--json"],
        ["score", "rami", "no-such-file.json", "--json"],
        ["score", "rami", "--option", "limit=1"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_sheet_that_goes_on_keeps_its_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(SHEET), encoding="utf-8")
    for words in ([], ["--json"]):
        assert main(["score", "rami", str(file), "--option", "limit=500", *words]) == 2
        assert "--option" in capsys.readouterr().err
    assert main(["score", "rami", str(file), "--export", str(tmp_path / "evening.json")]) == 2
    assert json.loads(file.read_text(encoding="utf-8")) == SHEET


def test_a_file_that_is_read_and_written_is_the_same() -> None:
    sheet, _ = read_sheet(json.dumps(SHEET).encode())
    text = text_of_sheet(sheet)
    again, _ = read_sheet(text.encode())
    assert text_of_sheet(again) == text
    assert json.loads(text)["deals"] == SHEET["deals"]
    assert again.totals() == (115, 0, 40)


def test_MAR_56_the_terminal_says_which_command_rules_on_a_wrong_hand(tmp_path: Path) -> None:
    asked = ["Ann", "no", "no", "3H", "0", "", "", "Bob"]
    desk = Desk(tmp_path, *asked, game="marriage")
    assert desk.prompts[-1] == "Bob: what does the hand count by MAR-56? (rummery ruling marriage tells it) "
