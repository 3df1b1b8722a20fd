"""The score sheet and the rulings of a real table over HTTP. Nothing of them is kept here."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from typing import Annotated, Any, Final

from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from rummery.games.marriage.rulings import Number, Question, Ruling, ruling
from rummery.play.problem import Problem
from rummery.server.reception import language_of
from rummery.server.routes_people import RuleShown
from rummery.server.sheet_form import Correction, Given, Kept, correct, take
from rummery.server.sheet_shown import SheetKept, sheet_kept
from rummery.server.speeches import rule_text, speech_in
from rummery.table.record import check_year
from rummery.table.sheet import ScoreSheet
from rummery.table.sheet_file import read_sheet
from rummery.words.ruled import answer_text, parts
from rummery.words.say import Speech
from rummery.words.sheet_lines import csv_text

AnyRequest = Request[Any, Any, Any]
_MOST: Final = 500
"""Answers of a deal, and corrections at once."""
_RULED: Final = "marriage"
Text = Annotated[str, Meta(max_length=500)]


class AnswerGiven(Struct, forbid_unknown_fields=True):
    """An answer, as it was chosen or typed."""

    key: Text
    answer: bool | int | Text
    seat: int | None = None


Answers = Annotated[list[AnswerGiven], Meta(max_length=_MOST)]


class DealCorrected(Struct, forbid_unknown_fields=True):
    """A deal that is asked again."""

    deal: int
    answers: Answers | None = None


class SheetSent(Struct, forbid_unknown_fields=True):
    """A sheet, and answers to what it asks."""

    sheet: dict[str, Any]
    answers: Answers | None = None
    corrected: Annotated[list[DealCorrected], Meta(max_length=_MOST)] = []
    enter: bool = False


class SheetOnly(Struct, forbid_unknown_fields=True):
    """A sheet."""

    sheet: dict[str, Any]


class RulingAsked(Struct, forbid_unknown_fields=True):
    """What is known of an irregularity."""

    answers: dict[str, int | Text] = {}


class RulingChoice(Struct):
    """An answer that can be given."""

    value: str
    text: str


class RulingQuestion(Struct):
    """What decides next."""

    key: str
    text: str
    choices: list[RulingChoice]
    low: int | None
    high: int | None


class RulingPart(Struct):
    """One thing that a ruling says."""

    part: str
    text: str


class RulingGiven(Struct):
    """A ruling."""

    text: str
    parts: list[RulingPart]
    points: int | None
    rules: list[RuleShown]


class RulingStep(Struct):
    """The next question, or the ruling."""

    asked: RulingQuestion | None
    ruling: RulingGiven | None


def _read(sheet: dict[str, Any]) -> tuple[ScoreSheet, Given]:
    read, draft = read_sheet(json.dumps(sheet).encode())
    return read, draft.answers


def _given(answers: list[AnswerGiven]) -> Given:
    return {(one.key, one.seat): one.answer for one in answers}


def _reckoned(data: SheetSent, year: int) -> Kept:
    sheet, draft = _read(data.sheet)
    try:
        check_year(sheet.options.same_year, sheet.began, year)
    except Problem as problem:
        return Kept(sheet, None, False, None, False, problem)
    if data.corrected:
        corrections = [
            Correction(one.deal, None if one.answers is None else _given(one.answers)) for one in data.corrected
        ]
        return correct(sheet, corrections, data.enter)
    return take(sheet, draft if data.answers is None else _given(data.answers), data.enter)


@post("/api/sheets/reckon", status_code=200)
async def reckon(request: AnyRequest, data: JSONBody[SheetSent]) -> SheetKept:
    """What follows from a sheet, and what it asks next."""
    kept = await asyncio.to_thread(_reckoned, data, date.today().year)
    return sheet_kept(kept, speech_in(language_of(request)))


@post("/api/sheets/csv", status_code=200)
async def as_csv(request: AnyRequest, data: JSONBody[SheetOnly]) -> Response[bytes]:
    """A sheet for a spreadsheet."""
    sheet, _ = await asyncio.to_thread(_read, data.sheet)
    text = csv_text(sheet, speech_in(language_of(request)))
    return Response(text.encode(), media_type="text/csv")


@post("/api/rulings/{game:str}", status_code=200)
async def rule_on(request: AnyRequest, game: FromPath[str], data: JSONBody[RulingAsked]) -> RulingStep:
    """What happens after an irregularity, or the question that decides next."""
    if game != _RULED:
        raise Problem("ruling-no-game", game=game, known=_RULED)
    speech = speech_in(language_of(request))
    step = ruling(data.answers)
    if isinstance(step, Ruling):
        return RulingStep(None, _ruling(step, speech))
    return RulingStep(_question(step, speech), None)


def _question(step: Question, speech: Speech) -> RulingQuestion:
    text = speech.text(f"ruling-ask-{step.key}")
    if isinstance(step, Number):
        return RulingQuestion(step.key, text, [], step.low, step.high)
    choices = [RulingChoice(word, answer_text(speech, step.key, word)) for word in step.words()]
    return RulingQuestion(step.key, text, choices, None, None)


def _ruling(step: Ruling, speech: Speech) -> RulingGiven:
    said = [
        RulingPart(part, speech.text(f"ruling-{part}", what=speech.text(f"ruling-{part}-{key}")))
        for part, key in parts(step)
    ]
    charge = step.leaf.charge
    if charge is not None:
        what = speech.text(f"ruling-charge-{charge.key}", points=speech.count(step.points, "points"))
        said.append(RulingPart("charge", speech.text("ruling-charge", what=what)))
    rules = [(number, rule_text(speech.language, _RULED, number)) for number in step.leaf.rules]
    return RulingGiven(
        speech.text("ruling-heading", rules=speech.listed(step.leaf.rules)),
        said,
        None if charge is None else step.points,
        [RuleShown(number, text) for number, text in rules if text is not None],
    )


SHEET_ROUTES = [reckon, as_csv, rule_on]
