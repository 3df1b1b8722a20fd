"""What is sent of a real table's score sheet: its deals, the standing, who pays whom, what the next deal asks."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct

from rummery.play.match import MatchOver
from rummery.play.problem import Problem
from rummery.play.sheet import CARDS, NOBODY, NUMBER, SEAT, SWITCH, Answer, Item
from rummery.server import wire
from rummery.server.info import differences
from rummery.server.sheet_form import Field, Form, Kept
from rummery.server.shown import line_shown
from rummery.table.sheet import Entry, ScoreSheet
from rummery.table.sheet_file import text_of_sheet
from rummery.words.contract import contract_told
from rummery.words.say import Speech
from rummery.words.sheet_lines import deal_heading, settlement_lines
from rummery.words.tell import match_over


class SheetDeal(Struct):
    """A deal on the sheet."""

    deal: int
    dealer: int
    heading: str
    winners: list[int]
    lines: list[wire.LineShown]
    scores: list[int]
    totals: list[int]
    exchange: list[list[int]] | None


class AnswerChoice(Struct):
    """An answer that can be chosen."""

    value: bool | int | str
    text: str


class QuestionShown(Struct):
    """A question, and how it stands."""

    key: str
    seat: int | None
    kind: str
    text: str
    choices: list[AnswerChoice]
    low: int | None
    high: int | None
    default: bool | int | str | None
    answer: bool | int | str | None
    problem: str | None


class FormShown(Struct):
    """The questions of a deal."""

    deal: int
    heading: str
    contract: str | None
    correcting: bool
    note: str | None
    ready: bool
    questions: list[QuestionShown]


class PaymentShown(Struct, rename={"payer": "from", "payee": "to"}):
    """A payment; None is the pot."""

    payer: int | None
    payee: int | None
    amount: int
    text: str


class SettlementShown(Struct):
    """Who pays whom, in the fewest payments."""

    text: str
    payments: list[PaymentShown]


class SheetKept(Struct):
    """A sheet, all that follows from it, and what it asks next."""

    sheet: dict[str, Any]
    title: str
    names: list[str]
    differs: list[wire.DifferenceShown]
    differs_text: str
    deals: list[SheetDeal]
    totals: list[int]
    over: wire.OverShown | None
    exchange: list[list[int]] | None
    settlement: SettlementShown
    absent: list[str]
    asked: FormShown | None
    closed: str | None
    entered: bool


def sheet_kept(kept: Kept, speech: Speech) -> SheetKept:
    """What is sent of a sheet."""
    sheet = kept.sheet
    differing = differences(sheet.game, sheet.values, speech)
    return SheetKept(
        sheet=json.loads(text_of_sheet(sheet)),
        title=speech.messages.title(sheet.game.name),
        names=list(sheet.names),
        differs=differing,
        differs_text=speech.text("server-differs", n=len(differing)),
        deals=[_deal(sheet, entry, speech) for entry in sheet.entries],
        totals=list(sheet.totals()),
        over=_over(sheet, speech),
        exchange=sheet.exchanged(),
        settlement=_settlement(sheet, speech),
        absent=_absent(sheet, speech),
        asked=None if kept.form is None else _form(kept, kept.form, speech),
        closed=None if kept.closed is None else speech.problem(kept.closed),
        entered=kept.entered,
    )


def _deal(sheet: ScoreSheet, entry: Entry, speech: Speech) -> SheetDeal:
    number, dealer = entry.match.number, entry.match.dealer
    return SheetDeal(
        deal=number,
        dealer=dealer,
        heading=deal_heading(sheet, number, dealer, speech),
        winners=list(entry.ended.winners),
        lines=[line_shown(line, speech) for line in entry.lines],
        scores=list(entry.scores),
        totals=list(entry.totals),
        exchange=None if entry.exchange is None else [list(row) for row in entry.exchange],
    )


def _over(sheet: ScoreSheet, speech: Speech) -> wire.OverShown | None:
    over = sheet.over()
    if over is None:
        return None
    bonuses = [wire.LineShown(one.seat, one.points, one.rule, speech.text(f"line-{one.rule}")) for one in over.bonuses]
    text = match_over(speech, over, sheet.names)
    return wire.OverShown(list(over.winners), list(over.totals), over.rule, bonuses, text)


def _settlement(sheet: ScoreSheet, speech: Speech) -> SettlementShown:
    text, *lines = settlement_lines(sheet, speech)
    pot = len(sheet.names)
    payments = [
        PaymentShown(
            None if paid.payer == pot else paid.payer, None if paid.payee == pot else paid.payee, paid.amount, line
        )
        for paid, line in zip(sheet.settlement(), lines, strict=True)
    ]
    return SettlementShown(text, payments)


def _absent(sheet: ScoreSheet, speech: Speech) -> list[str]:
    """MAR-42: what would be written for each who does not finish the match, where there is a rule for it."""
    if sheet.rules.written is None or not sheet.entries or isinstance(sheet.next, MatchOver):
        return []
    totals = sheet.totals()
    lines: list[str] = []
    for seat, name in enumerate(sheet.names):
        try:
            written = sheet.rules.written(sheet.options, [*totals[:seat], *totals[seat + 1 :]])
        except Problem:
            return []
        if written is None:
            return [speech.text("sheet-void")]
        lines.append(speech.text("sheet-written", name=name, points=speech.count(written, "points")))
    return lines


# ---- The form -------------------------------------------------------------------------------------------------------


def _form(kept: Kept, form: Form, speech: Speech) -> FormShown:
    sheet, match = kept.sheet, form.match
    return FormShown(
        deal=match.number,
        heading=deal_heading(sheet, match.number, match.dealer, speech),
        contract=contract_told(speech, match),
        correcting=kept.correcting,
        note=None if kept.lacks is None else speech.text("sheet-lacks", number=kept.lacks),
        ready=form.ready,
        questions=[_question(sheet, field, speech) for field in form.fields],
    )


def _question(sheet: ScoreSheet, field: Field, speech: Speech) -> QuestionShown:
    item = field.item
    name = "" if item.seat is None else sheet.names[item.seat]
    numbers = item.kind in (NUMBER, CARDS)
    problem = None
    if field.problem is not None:
        problem = speech.problem(Problem(field.problem.key, "", **field.problem.figures))
    return QuestionShown(
        key=item.key,
        seat=item.seat,
        kind=item.kind,
        text=speech.text(f"sheet-ask-{sheet.game.name}-{item.key}", name=name),
        choices=_choices(sheet, item, speech),
        low=item.low if numbers else None,
        high=item.high if numbers else None,
        default=item.default,
        answer=field.answer,
        problem=problem,
    )


def _choices(sheet: ScoreSheet, item: Item, speech: Speech) -> list[AnswerChoice]:
    found: list[tuple[Answer, str]] = []
    if item.kind == SEAT:
        found += [(seat, sheet.names[seat]) for seat in item.seats]
        if item.nobody:
            found.append((NOBODY, speech.text("sheet-nobody")))
    elif item.kind == SWITCH:
        found += [(True, speech.text("answer-yes")), (False, speech.text("answer-no"))]
    return [AnswerChoice(value, text) for value, text in found]
