"""A deal of a real table's score sheet as a form: all its questions at once, answered in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rummery.play.match import Match, MatchOver, Seat
from rummery.play.problem import Problem
from rummery.play.sheet import SEAT, SWITCH, Answer, Facts, Item, open_item, pruned
from rummery.table.sheet import Open, ScoreSheet, check_copies
from rummery.words.typed_answers import answer_in

Given: TypeAlias = Mapping[tuple[str, Seat | None], Answer]
"""Answers as they were given: texts may be what somebody has typed."""


@dataclass(frozen=True, slots=True)
class Field:
    """A question, and how it stands."""

    item: Item
    answer: Answer | None
    """What was given and can be read; None where there is nothing."""
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class Form:
    """The questions of one deal."""

    match: Match[Any]
    """As it is before the deal."""
    fields: list[Field]
    facts: Facts
    """What is known, with what no answer means."""
    ready: bool
    """Whether the deal is whole."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A deal that is asked again, by its number; no answers: those that it has."""

    deal: int
    answers: Given | None


@dataclass(frozen=True, slots=True)
class Kept:
    """A sheet, and what it asks next."""

    sheet: ScoreSheet
    form: Form | None
    """None: the match is over, or may not go on."""
    correcting: bool
    """Whether the form is about a deal that is on the sheet already."""
    lacks: int | None
    """The deal that, after a correction, lacks an answer."""
    entered: bool
    """Whether what was asked is on the sheet now."""
    closed: Problem | None = None
    """Why the sheet may not go on."""


def fill(sheet: ScoreSheet, match: Match[Any], given: Given) -> Form:
    """Answer the questions of a deal, each once those before it are."""
    facts = Facts()
    problems: dict[tuple[str, Seat | None], Problem] = {}
    while (item := _next(sheet, match, facts, problems, given)) is not None:
        name = (item.key, item.seat)
        answer = given.get(name, "")
        try:
            facts.answers[name] = _read(sheet, match, facts, item, answer)
        except Problem as problem:
            problems[name] = problem
    facts = pruned(sheet.rules, match, facts)
    fields = []
    for item in sheet.rules.items(match, facts):
        name = (item.key, item.seat)
        told = None if given.get(name, "") == "" else facts.answers.get(name)
        fields.append(Field(item, told, problems.get(name)))
    return Form(match, fields, facts, open_item(sheet.rules, match, facts) is None)


def _next(
    sheet: ScoreSheet,
    match: Match[Any],
    facts: Facts,
    problems: Mapping[tuple[str, Seat | None], Problem],
    given: Given,
) -> Item | None:
    """The first question that has no answer, but could have one."""
    for item in sheet.rules.items(match, facts):
        name = (item.key, item.seat)
        if not facts.has(*name) and name not in problems:
            if item.default is not None or given.get(name, "") != "":
                return item
    return None


def _read(sheet: ScoreSheet, match: Match[Any], facts: Facts, item: Item, answer: Answer) -> Answer:
    """An answer, or what none means. Raises Problem."""
    if answer == "" and item.default is not None:
        return item.default
    typed = isinstance(answer, str) and item.kind not in (SEAT, SWITCH)
    found = answer_in(item, str(answer), sheet.names) if typed else item.read(answer)
    tried = facts.copy()
    tried.answers[item.key, item.seat] = found
    check_copies(sheet.game, match, tried)
    return found


# ---- A step ---------------------------------------------------------------------------------------------------------


def take(sheet: ScoreSheet, given: Given, enter: bool) -> Kept:
    """Look at the answers for the deal after the last; with *enter* put it on the sheet, if it is whole."""
    if isinstance(sheet.next, MatchOver):
        return Kept(sheet, None, False, None, False)
    form = fill(sheet, sheet.next, given)
    if not (enter and form.ready):
        return Kept(sheet, form, False, None, False)
    longer = sheet.with_next(form.facts)
    return Kept(longer, next_form(longer), False, None, True)


def correct(sheet: ScoreSheet, corrections: Sequence[Correction], enter: bool) -> Kept:
    """Look at the last of some corrections; with *enter* make them all, if no deal lacks an answer after them.

    Raises Problem ``sheet-no-such-deal``, ``sheet-lacks`` or ``sheet-ends-early``.
    """
    deals: Final = sheet.facts()
    for correction in corrections:
        if not 1 <= correction.deal <= len(deals):
            raise Problem("sheet-no-such-deal", deals=len(deals), number=correction.deal)
        before = _with(sheet, deals[: correction.deal - 1])
        if isinstance(before.next, MatchOver):
            raise Problem("sheet-ends-early")
        known = deals[correction.deal - 1].answers
        form = fill(sheet, before.next, known if correction.answers is None else correction.answers)
        last = correction is corrections[-1]
        if last and not (enter and form.ready):
            return Kept(sheet, form, True, None, False)
        if not form.ready:
            raise Problem("sheet-lacks", number=correction.deal)
        deals[correction.deal - 1] = form.facts
    try:
        changed = _with(sheet, deals, lenient=True)
    except Open as lacking:
        form = fill(sheet, lacking.match, deals[lacking.deal].answers)
        return Kept(sheet, form, True, lacking.deal + 1, False)
    return Kept(changed, next_form(changed), False, None, True)


def next_form(sheet: ScoreSheet) -> Form | None:
    """The empty form of the deal after the last."""
    return None if isinstance(sheet.next, MatchOver) else fill(sheet, sheet.next, {})


def _with(sheet: ScoreSheet, deals: Sequence[Facts], lenient: bool = False) -> ScoreSheet:
    """The sheet with these deals. Raises Problem; Open only where that is *lenient*."""
    try:
        return sheet.with_deals(deals)
    except Open as lacking:
        if lenient:
            raise
        raise Problem("sheet-lacks", number=lacking.deal + 1) from None
    except Problem as problem:
        if problem.key == "record-match-over":
            raise Problem("sheet-ends-early") from None
        raise
