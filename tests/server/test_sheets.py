"""The score sheet and the rulings of a real table over HTTP: stateless, in the reader's language."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from rummery.games import GAMES
from rummery.server.doors import BODY_BYTES
from rummery.table.sheet_file import read_sheet
from tests.server.playroom import Json, Playroom

EXAMPLES = Path(__file__).parents[2] / "examples"
FOUR = ["Ann", "Bob", "Cid", "Dan"]


@pytest.fixture
def http(room: Playroom) -> httpx.Client:
    client = httpx.Client(base_url=room.url, timeout=20)
    room.clients.append(client)
    return client


def blank(game: str, names: list[str], **more: Any) -> Json:
    return {"format": "rummery-sheet/1", "game": game, "seats": names, "deals": [], **more}


def given(*answers: tuple[str, int | None, Any]) -> list[Json]:
    return [{"key": key, "seat": seat, "answer": answer} for key, seat, answer in answers]


def reckon(http: httpx.Client, sheet: Json, lang: str = "en", **more: Any) -> Json:
    answer = http.post("/api/sheets/reckon", params={"lang": lang}, json={"sheet": sheet, **more})
    assert answer.status_code == 200, answer.text
    kept: Json = answer.json()
    return kept


def refused(http: httpx.Client, path: str, body: Any, lang: str = "en") -> Json:
    answer = http.post(f"/api/{path}", params={"lang": lang}, json=body)
    assert answer.status_code == 400, answer.text
    problem: Json = answer.json()
    assert problem["message"]
    return problem


def question(kept: Json, key: str, seat: int | None = None) -> Json:
    found: list[Json] = [one for one in kept["asked"]["questions"] if (one["key"], one["seat"]) == (key, seat)]
    assert len(found) == 1, kept["asked"]
    return found[0]


EXCHANGE_EXAMPLE = given(  # the cut is 3H; values 14, 2, 0, and nothing for who has not seen
    ("showed", None, 1),
    ("seen", 0, True),
    ("seen", 2, True),
    ("seen", 3, False),
    ("cut", None, "3H"),
    ("value", 0, "2h 3h 4h"),
    ("value", 1, "2H"),
    ("value", 2, "-"),
    ("left", 0, "KS 9D"),
    ("left", 2, "3D QC 5H"),
    ("left", 3, "88"),
)


def test_MAR_33_MAR_35_a_deal_of_marriage_is_asked_and_reckoned(http: httpx.Client) -> None:
    sheet = blank("marriage", FOUR)
    kept = reckon(http, sheet)
    assert kept["entered"] is False
    assert kept["asked"]["deal"] == 1
    assert kept["asked"]["heading"] == "Deal 1. Ann deals."
    assert kept["asked"]["ready"] is False
    showed = question(kept, "showed")
    assert [one["text"] for one in showed["choices"]] == [*FOUR, "nobody"]
    kept = reckon(http, sheet, answers=EXCHANGE_EXAMPLE)
    assert kept["asked"]["ready"] is True
    assert question(kept, "value", 0)["answer"] == "2H 3H 4H"
    assert question(kept, "value", 2)["answer"] == 0
    assert question(kept, "left", 3)["answer"] == 88
    assert kept["deals"] == []
    kept = reckon(http, sheet, answers=EXCHANGE_EXAMPLE, enter=True)
    assert kept["entered"] is True
    (deal,) = kept["deals"]
    # Payments 19, 15 and, never having seen, at most 14; the exchange is +40, -8, -16, -16.
    assert deal["scores"] == [-19 + 40, 19 + 15 + 14 - 8, -15 - 16, -14 - 16]
    assert deal["exchange"] == [[0, 12, 14, 14], [-12, 0, 2, 2], [-14, -2, 0, 0], [-14, -2, 0, 0]]
    assert {line["rule"] for line in deal["lines"]} == {"MAR-33", "MAR-35"}
    assert deal["winners"] == [1]
    assert kept["totals"] == [21, 40, -31, -30]
    assert sum(payment["amount"] for payment in kept["settlement"]["payments"]) == 61
    assert len(kept["settlement"]["payments"]) == 3
    assert kept["asked"]["deal"] == 2
    assert kept["asked"]["heading"].startswith("Deal 2.")


def test_a_sheet_that_comes_down_can_go_up_again_and_is_a_file(http: httpx.Client) -> None:
    kept = reckon(http, blank("marriage", FOUR, began="2026-11-29", dealer=2), answers=EXCHANGE_EXAMPLE, enter=True)
    again = reckon(http, kept["sheet"])
    assert again["deals"] == kept["deals"]
    assert again["sheet"] == kept["sheet"]
    sheet, draft = read_sheet(json.dumps(kept["sheet"]).encode())
    assert list(sheet.totals()) == kept["totals"]
    assert draft.answers == {}


@pytest.mark.parametrize("name", ["marriage", "rami"])
def test_a_file_of_the_command_line_is_a_sheet(http: httpx.Client, name: str) -> None:
    data = (EXAMPLES / f"evening-{name}.json").read_bytes()
    kept = reckon(http, json.loads(data))
    assert tuple(kept["totals"]) == read_sheet(data)[0].totals()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_game_asks_in_both_languages(http: httpx.Client, game: str, lang: str) -> None:
    kept = reckon(http, blank(game, FOUR[: GAMES[game].usual_seats]), lang)
    questions = kept["asked"]["questions"]
    assert questions
    assert all(one["text"] and not one["text"].startswith("sheet-") for one in questions)
    cyrillic = [any("а" <= letter <= "я" for letter in one["text"]) for one in questions]
    assert all(cyrillic) == (lang == "ru")


def test_an_answer_that_is_wrong_is_told_where_it_is_and_the_others_hold(http: httpx.Client) -> None:
    sheet = blank("rami", FOUR[:3])
    answers = given(("winner", None, 0), ("laid", 0, "15+45"), ("laid", 1, "many"), ("left", 1, "KS 7D X"))
    kept = reckon(http, sheet, answers=answers)
    assert question(kept, "laid", 0)["answer"] == 60
    wrong = question(kept, "laid", 1)
    assert wrong["answer"] is None
    assert wrong["problem"] == "Here a number is wanted. A sum like 15+20 will do too."
    assert question(kept, "left", 1)["answer"] == "KS 7D X"
    assert kept["asked"]["ready"] is False
    kept = reckon(http, sheet, "ru", answers=answers)
    assert question(kept, "laid", 1)["problem"].startswith("Здесь нужно число")
    kept = reckon(http, sheet, answers=given(("winner", None, 7)))
    assert question(kept, "winner")["problem"]


def test_more_of_a_card_than_the_packs_hold_is_told_at_the_question(http: httpx.Client) -> None:
    answers = given(("winner", None, 0), ("left", 1, "KS KS"), ("left", 2, "KS"))
    kept = reckon(http, blank("rami", FOUR[:3]), answers=answers)
    assert question(kept, "left", 1)["problem"] is None
    assert question(kept, "left", 2)["problem"]


def test_an_answer_to_what_is_not_asked_any_more_is_let_go(http: httpx.Client) -> None:
    answers = given(("winner", None, 1), ("left", 0, 5), ("left", 1, 7))
    kept = reckon(http, blank("rami", FOUR[:3]), answers=answers)
    assert question(kept, "left", 0)["answer"] == 5
    assert [one["seat"] for one in kept["asked"]["questions"] if one["key"] == "left"] == [0, 2]


def rami(winner: int, *left: int | None) -> Json:
    return {"winner": winner, "left": list(left)}


def test_a_deal_is_corrected_and_the_later_ones_are_reckoned_anew(http: httpx.Client) -> None:
    sheet = blank("rami", FOUR[:3], options={"elimination": True}, deals=[rami(0, None, 10, 20), rami(1, 5, None, 6)])
    kept = reckon(http, sheet, corrected=[{"deal": 1}])
    assert kept["asked"]["correcting"] is True
    assert kept["asked"]["deal"] == 1
    assert question(kept, "left", 2)["answer"] == 20
    answers = given(("winner", None, 0), ("left", 1, 10), ("left", 2, 50))
    kept = reckon(http, sheet, corrected=[{"deal": 1, "answers": answers}])
    assert kept["entered"] is False
    before = reckon(http, sheet)["totals"]
    kept = reckon(http, sheet, corrected=[{"deal": 1, "answers": answers}], enter=True)
    assert kept["entered"] is True
    assert [now - was for now, was in zip(kept["totals"], before, strict=True)] == [0, 0, 30]
    assert kept["asked"]["deal"] == 3


def test_RAM_40_a_correction_after_which_a_later_deal_lacks_an_answer_asks_for_it(http: httpx.Client) -> None:
    # By the first deal Cid is out, so the second deal was not asked about Cid.
    options = {"elimination": True, "elimination_limit": 300}
    sheet = blank("rami", FOUR, options=options, deals=[rami(0, None, 10, 350, 20), rami(1, 5, None, None, 6)])
    first = {"deal": 1, "answers": given(("winner", None, 0), ("left", 1, 10), ("left", 2, 15), ("left", 3, 20))}
    kept = reckon(http, sheet, corrected=[first], enter=True)
    assert kept["entered"] is False
    assert kept["asked"]["deal"] == 2
    assert kept["asked"]["note"] == "After that, deal 2 needs another answer."
    assert question(kept, "left", 2)["answer"] is None
    second = {"deal": 2, "answers": given(("winner", None, 1), ("left", 0, 5), ("left", 2, 7), ("left", 3, 6))}
    kept = reckon(http, sheet, corrected=[first, second], enter=True)
    assert kept["entered"] is True
    assert kept["deals"][1]["totals"][2] - kept["deals"][0]["totals"][2] == 7


def test_MAR_41_a_sheet_of_another_year_is_told_and_does_not_go_on(http: httpx.Client) -> None:
    kept = reckon(http, blank("marriage", FOUR, began="2001-02-03"), answers=EXCHANGE_EXAMPLE, enter=True)
    assert kept["asked"] is None
    assert kept["entered"] is False
    assert "2001-02-03" in kept["closed"]
    kept = reckon(http, blank("marriage", FOUR, began="2001-02-03", options={"resume_limit": "none"}))
    assert kept["closed"] is None
    assert kept["asked"]["deal"] == 1


def test_a_correction_is_refused_where_there_is_no_such_deal(http: httpx.Client) -> None:
    sheet = blank("rami", FOUR[:3])
    assert refused(http, "sheets/reckon", {"sheet": sheet, "corrected": [{"deal": 1}]})["code"] == "sheet-no-such-deal"


@pytest.mark.parametrize(
    ("lang", "why", "asks"),
    [
        ("en", "There is no deal 7. There are deals 1 to 1.", "Cid: what does the hand count by MAR-56?"),
        ("ru", "Раздачи 7 нет. Есть раздачи с 1 по 1.", "Cid: сколько очков записывается по MAR-56?"),
    ],
)
def test_nobody_is_told_to_type_commands_of_the_terminal(http: httpx.Client, lang: str, why: str, asks: str) -> None:
    sheet = reckon(http, blank("marriage", FOUR), answers=EXCHANGE_EXAMPLE, enter=True)["sheet"]
    corrected = {"sheet": sheet, "corrected": [{"deal": 7}]}
    assert refused(http, "sheets/reckon", corrected, lang)["message"] == why
    wrong = given(*[(one["key"], one["seat"], one["answer"]) for one in EXCHANGE_EXAMPLE], ("wrong-hand", None, 2))
    kept = reckon(http, blank("marriage", FOUR), lang, answers=wrong)
    assert question(kept, "ruled", 2)["text"] == asks


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"format": "other/1"}, "sheet-format", "format"),
        ({"game": "chess"}, "game-unknown", "game"),
        ({"seats": ["Ann", "ann", "Bob"]}, "sheet-name-twice", "seats[1]"),
        ({"seats": ["Ann"]}, "seats-range", "seats"),
        ({"options": {"nonsense": 1}}, "option-unknown", "options"),
        ({"deals": [{"winner": 9}]}, "sheet-no-seat", "deals[0].winner"),
        ({"deals": [{"winner": 0}]}, "input-missing", "deals[0]"),
        ({"dealer": 7}, "input-number", "dealer"),
        ({"extra": 1}, "input-field", ""),
    ],
)
def test_what_is_wrong_with_a_sheet_is_told_with_its_place(
    http: httpx.Client, change: Json, code: str, where: str
) -> None:
    problem = refused(http, "sheets/reckon", {"sheet": {**blank("rami", FOUR[:3]), **change}})
    assert problem["code"] == code
    assert (problem["where"] or "").startswith(where)


@pytest.mark.parametrize("path", ["sheets/reckon", "sheets/csv"])
@pytest.mark.parametrize("body", [{}, [], {"sheet": 3}, {"sheet": {}, "more": 1}])
def test_a_body_of_another_form_is_refused(http: httpx.Client, path: str, body: Any) -> None:
    assert refused(http, path, body)["code"] == "malformed"


def test_a_sheet_that_is_too_big_is_refused(http: httpx.Client) -> None:
    body = {"sheet": blank("rami", FOUR[:3]), "answers": given(*[("left", 1, "KS" * 200)] * 200)}
    assert len(json.dumps(body)) > BODY_BYTES
    answer = http.post("/api/sheets/reckon", json=body)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-big"


def test_a_sheet_for_a_spreadsheet_has_no_formula(http: httpx.Client) -> None:
    sheet = blank("rami", ["=SUM(A1)", "Bob"], deals=[{"winner": 0, "laid": [40, 0], "left": [None, 20]}])
    answer = http.post("/api/sheets/csv", params={"lang": "ru"}, json={"sheet": sheet})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert rows[0] == ["раздача", "игрок", "очки", "правило", "за что"]
    assert rows[1][1:4] == ["'=SUM(A1)", "40", "RAM-31"]


# ---- Rulings --------------------------------------------------------------------------------------------------------


def ruled(http: httpx.Client, lang: str = "en", **answers: str | int) -> Json:
    body = {"answers": {key.replace("_", "-"): answer for key, answer in answers.items()}}
    answer = http.post("/api/rulings/marriage", params={"lang": lang}, json=body)
    assert answer.status_code == 200, answer.text
    step: Json = answer.json()
    assert (step["asked"] is None) != (step["ruling"] is None)
    return step


def test_MAR_56_a_ruling_is_found_question_by_question(http: httpx.Client) -> None:
    step = ruled(http)
    assert step["asked"]["key"] == "what"
    assert {one["value"] for one in step["asked"]["choices"]} >= {"out-of-turn", "wrong-hand", "wrong-score"}
    step = ruled(http, what="wrong-hand", when="other-show", hand="few")
    assert (step["asked"]["key"], step["asked"]["low"], step["asked"]["high"]) == ("missing", 1, 21)
    step = ruled(http, what="wrong-hand", when="other-show", hand="few", missing=2, count=14)
    assert step["ruling"]["points"] == 14 + 2 * 10
    assert [rule["number"] for rule in step["ruling"]["rules"]] == ["MAR-56"]
    assert step["ruling"]["parts"][-1]["part"] == "charge"
    assert "34 points" in step["ruling"]["parts"][-1]["text"]


def test_MAR_50_a_ruling_is_told_in_the_readers_language(http: httpx.Client) -> None:
    english = ruled(http, what="out-of-turn", discarded="yes")["ruling"]
    russian = ruled(http, "ru", what="out-of-turn", discarded="yes")["ruling"]
    assert english["text"] == "The ruling, by MAR-50."
    assert "MAR-50" in russian["text"]
    assert russian["text"] != english["text"]
    assert russian["points"] is None
    assert russian["rules"][0]["text"] != english["rules"][0]["text"]


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        ({"what": "nonsense"}, "ruling-answer"),
        ({"when": "playing"}, "ruling-not-asked"),
        ({"what": "wrong-hand", "when": "other-show", "hand": "few", "missing": 22}, "ruling-number"),
        ({"what": 1}, "ruling-answer"),
    ],
)
def test_an_answer_that_leads_nowhere_is_refused(http: httpx.Client, answers: Json, code: str) -> None:
    assert refused(http, "rulings/marriage", {"answers": answers})["code"] == code


def test_there_are_no_rulings_for_other_games(http: httpx.Client) -> None:
    assert refused(http, "rulings/rami", {"answers": {}})["code"] == "ruling-no-game"
