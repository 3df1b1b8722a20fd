"""The score sheet of a real table of Marriage: the page's examples through this door. The cut is 3H."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rummery.command.main import main
from rummery.games.marriage import MARRIAGE
from rummery.games.marriage.sheet import SHEET
from rummery.play.options import Value, read_options
from rummery.table.sheet_file import text_of_sheet
from tests.games.sheet import Told


def told(chosen: dict[str, Value] | None = None, seats: int = 4, /, **answers: object) -> Told:
    return Told("marriage", seats, chosen or {}, {key.replace("_", "-"): value for key, value in answers.items()})


def of_rule(deal: Told, rule: str) -> list[int]:
    """What each player got by a rule."""
    points = [0] * len(deal.scores)
    for seat, more, number in deal.lines:
        if number == rule:
            points[seat] += more
    return points


@pytest.mark.parametrize("value", [["3H", "2H", 0], [4, 2, 0], ["3H", 2, ""]])
def test_MAR_35_example_1_value_is_exchanged_pairwise(value: list[object]) -> None:
    deal = told(None, 3, showed="nobody", seen=True, cut="3H", value=value, left=0)
    assert deal.scores == (6, 0, -6)
    assert deal.sheet.entries[0].exchange == ((0, 2, 4), (-2, 0, 2), (-4, -2, 0))


SECOND: dict[str, object] = {"showed": 0, "seen": [None, True, True, False], "cut": "3H", "left": [None, 0, 0, 0]}


def test_MAR_34_to_36_example_2() -> None:
    deal = told(**SECOND, value=["2H 3H 4H", "2H", 0, None])
    assert of_rule(deal, "MAR-35") == [40, -8, -16, -16]
    assert deal.sheet.entries[0].exchange == ((0, 12, 14, 14), (-12, 0, 2, 2), (-14, -2, 0, 0), (-14, -2, 0, 0))
    counted = told({"unseen_value": "counted"}, **SECOND, value=["2H 3H 4H", "2H", 0, "3H"])
    assert of_rule(counted, "MAR-35") == [36, -12, -20, -4]
    # 4 more for the winner: 18 / 2 / 0 / 0, together 20
    winners = told({"unseen_value": "to_winner"}, **SECOND, value=["2H 3H 4H", "2H", 0, "3H"])
    assert of_rule(winners, "MAR-35") == [4 * 18 - 20, 4 * 2 - 20, -20, -20]


THIRD: dict[str, object] = {"showed": 1, "seen": [True, None, False, False], "cut": "3H", "value": [0, 0, None, None]}


@pytest.mark.parametrize("left", [["KS 9D", None, 88, 6], [19, None, 14, "6C"]])
def test_MAR_32_and_33_example_3(left: list[object]) -> None:
    deal = told(**THIRD, left=left)
    assert deal.scores == (-19, 39, -14, -6)
    assert {rule for _, _, rule in deal.lines} == {"MAR-33"}
    assert deal.ended.winners == (1,)


@pytest.mark.parametrize(
    ("held", "value"),
    [("2H 2H 3H 3H 4H 4H 4H", 30), ("2H 2H 4H", 6), ("2H 2H 4H 3H", 16), ("KS 2H 9D 2H 4H TC", 6)],
)
def test_MAR_34_example_4_marriages_and_single_cards(held: str, value: int) -> None:
    deal = told(None, 2, showed=0, seen=[None, True], cut="3H", value=[held, 0], left=[None, 0])
    assert deal.scores == (value, -value)


def test_MAR_34_example_5_a_marriage_goes_round_the_corner() -> None:
    for held, value in (("KS AS 2S", 14), ("KS", 2), ("AS", 4), ("2S", 2)):
        deal = told(None, 2, showed=0, seen=[None, True], cut="AS", value=[held, 0], left=[None, 0])
        assert deal.scores == (value, -value)


def test_MAR_30_example_6_a_wild_card_left_over_is_nothing_to_who_has_seen() -> None:
    deal = told(
        None, 3, showed=0, seen=[None, True, False], cut="3H", value=[0, 0, None], left=[None, "3D QC 5H", "3D QC 5H"]
    )
    assert deal.scores == (29, -15, -14)
    high = told(
        {"unseen_cap": 200, "seen_cap": 14},
        3,
        showed=0,
        seen=[None, True, False],
        cut="3H",
        value=[0, 0, None],
        left=[None, "3D QC 5H", "3D QC 5H"],
    )
    assert high.scores == (32, -14, -18)


def test_MAR_37_example_7_nobody_showed() -> None:
    deal = told(None, 3, showed="nobody", seen=True, cut="3H", value=["3H", 0, "4H"], left=[10, 20, 30])
    assert of_rule(deal, "MAR-35") == [6, -6, 0]
    assert deal.scores == (-4, -26, -30)
    assert deal.ended.winners == ()
    fixed = told({"payment": "fixed"}, 3, showed="nobody", seen=True, cut="3H", value=["3H", 0, "4H"])
    assert fixed.scores == (6, -6, 0)


EIGHTH: dict[str, object] = {
    "showed": 0,
    "seen": [None, True, True, False],
    "cut": "3H",
    "value": ["3H 4H", "2H 3H 4H", 0, None],
}


def test_MAR_33_example_8_fixed_payments_and_the_nepali_table() -> None:
    chosen: dict[str, Value] = {"payment": "fixed", "value_table": "nepali"}
    assert told(chosen, **EIGHTH).scores == (21, 22, -18, -25)
    assert told({**chosen, "dublees": True}, **EIGHTH, dublees=True).scores == (36, 17, -23, -30)
    assert told({"preset": "nepali"}, **EIGHTH).scores == (21, 22, -18, -25)


def test_MAR_34_tunnelas_of_the_nepali_table() -> None:
    chosen: dict[str, Value] = {"payment": "fixed", "value_table": "nepali"}
    for tunnela, value in (("7S", 5), ("3D", 10), ("4H", 20)):
        face = "3H" if tunnela != "4H" else "4H 4H 4H"
        deal = told(
            chosen,
            2,
            showed=0,
            seen=[None, True],
            cut="3H",
            value=[face, 0],
            tunnelas_shown=True,
            tunnelas=[tunnela, None],
        )
        more = 3 if tunnela != "4H" else 0
        assert of_rule(deal, "MAR-35") == [value + more, -value - more]


def test_MAR_36_without_anybody_who_has_seen_no_value_is_asked_for() -> None:
    deal = told(None, 3, showed="nobody", seen=False, left=[14, 3, "KS 9D"])
    assert deal.scores == (-14, -3, -14)


def test_MAR_56_what_a_wrong_hand_counts_stands_instead() -> None:
    deal = told(**THIRD, left=["KS 9D", None, 88, 6], wrong_hand=2, ruled=88)
    assert deal.scores == (-19, 19 + 88 + 6, -88, -6)


@pytest.mark.parametrize(("option", "written"), [("two_lowest", -19 - 14), ("two_highest", 39 - 6)])
def test_MAR_42_a_deal_that_is_missed(option: str, written: int) -> None:
    deal = told({"absent_result": option}, 5, absent=4, **THIRD, left=["KS 9D", None, 88, 6])
    assert deal.scores == (-19, 39, -14, -6, written)
    assert (4, written, "MAR-42") in deal.lines
    matrix = deal.sheet.entries[0].exchange
    assert matrix is not None
    assert matrix[4] == (0, 0, 0, 0, 0)


def test_MAR_33_the_totals_are_what_is_owed_and_the_pot_holds_what_nobody_collects() -> None:
    deal = told(**THIRD, left=["KS 9D", None, 88, 6])
    assert deal.sheet.owed() == [-19, 39, -14, -6, 0]
    assert deal.sheet.settlement() == [(0, 1, 19), (2, 1, 14), (3, 1, 6)]
    nobody = told(None, 3, showed="nobody", seen=True, cut="3H", value=["3H", 0, "4H"], left=[10, 20, 30])
    assert nobody.sheet.owed() == [-4, -26, -30, 60]


# ---- The year -------------------------------------------------------------------------------------------------------


def old_sheet(folder: Path, options: dict[str, Value]) -> Path:
    file = folder / "evening.json"
    sheet = {"format": "rummery-sheet/1", "game": "marriage", "options": options, "seats": ["Ann", "Bob"]}
    file.write_text(json.dumps({**sheet, "began": "2001-12-31", "deals": []}), encoding="utf-8")
    return file


def test_MAR_41_a_sheet_of_another_year_does_not_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUMMERY_DATA", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    assert main(["score", "marriage", str(old_sheet(tmp_path, {}))]) == 2
    assert "2001-12-31" in capsys.readouterr().err
    assert main(["score", "marriage", str(old_sheet(tmp_path, {})), "--json"]) == 0
    assert main(["score", "marriage", str(old_sheet(tmp_path, {"resume_limit": "none"}))]) == 0
    capsys.readouterr()
    (tmp_path / "sheets").mkdir()
    old_sheet(tmp_path, {}).rename(tmp_path / "sheets" / "2001-12-31-200000-marriage-1.unfinished.json")
    assert main(["score", "marriage"]) == 0
    said = capsys.readouterr().out
    assert "MAR-41" in said
    assert "names in the order of play" in said


# ---- Leaving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        # Totals −19 / +39 / −14 / −6: without Dan the two lowest are −19 and −14, the two highest +39 and −14.
        ({"absent_result": "two_lowest"}, "If Dan does not finish the match, the result written is minus 33 points."),
        ({"absent_result": "two_highest"}, "If Dan does not finish the match, the result written is 25 points."),
        ({}, "This game, or this table, has no rule for players who leave."),
    ],
)
def test_MAR_42_a_match_that_is_not_finished(
    options: dict[str, Value],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal = told(options, **THIRD, left=["KS 9D", None, 88, 6])
    file = tmp_path / "evening.json"
    file.write_text(text_of_sheet(deal.sheet), encoding="utf-8")
    typed = iter(["absent dan", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    assert main(["score", "marriage", str(file), "--lang", "en"]) == 0
    assert said in capsys.readouterr().out.splitlines()


def test_MAR_42_without_two_other_results_the_match_is_void() -> None:
    options = read_options(MARRIAGE.options, {"absent_result": "two_lowest"})
    assert SHEET.written is not None
    assert SHEET.written(options, [19]) is None
