"""A score sheet outside the program: its file, what follows from it for machines, and rows for a spreadsheet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from rummery.play.match import Match, MatchOver, Rule
from rummery.play.problem import Problem
from rummery.play.reading import Node, number_in, read_json
from rummery.play.sheet import Facts, Sheet, open_item
from rummery.table.record import read_chosen, read_date, read_game
from rummery.table.sheet import ScoreSheet
from rummery.table.table import check_seats

FORMAT: Final = "rummery-sheet/1"
_FIELDS: Final = frozenset(["format", "game", "options", "seats", "began", "dealer", "deals", "draft"])
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a spreadsheet would take for the beginning of a formula."""


def read_sheet(data: bytes) -> tuple[ScoreSheet, Facts]:
    """Read a sheet, and what is known of the deal after its last. Raises Problem, with the place, for what is wrong."""
    root = read_json(data)
    fields = root.fields(_FIELDS)
    if "format" in fields and fields["format"].value != FORMAT:
        raise fields["format"].problem("sheet-format", wanted=FORMAT)
    for name in ("format", "game", "seats"):
        if name not in fields:
            raise root.problem("input-missing", field=name)
    game = read_game(fields["game"])
    values = read_chosen(game, fields.get("options"))
    names = tuple([name.text() for name in fields["seats"].items()])
    try:
        check_seats(game, len(names))
    except Problem as problem:
        raise problem.at("seats") from None
    dealer = number_in(fields, "dealer", len(names) - 1)
    sheet = ScoreSheet(game, values, names, dealer, read_date(fields.get("began")))
    for node in fields["deals"].items() if "deals" in fields else ():
        if isinstance(sheet.next, MatchOver):
            raise node.problem("record-match-over")
        facts = _read_facts(sheet.rules, sheet.next, node, whole=True)
        sheet = sheet.with_next(facts)
    if "draft" not in fields or isinstance(sheet.next, MatchOver):
        return sheet, Facts()
    return sheet, _read_facts(sheet.rules, sheet.next, fields["draft"], whole=False)


def _read_facts(rules: Sheet[Any], match: Match[Any], node: Node, whole: bool) -> Facts:
    """The answers of one deal, each read as the question wants it; *whole*: none may be missing."""
    if not isinstance(node.value, dict):
        raise node.problem("input-object")
    fields = node.fields(frozenset([str(name) for name in node.value]))
    facts = Facts()
    while (item := open_item(rules, match, facts)) is not None:
        given = fields.get(item.key)
        if given is not None and item.seat is not None:
            given = list(given.items(match.seats()))[item.seat]
        if given is None or given.value is None:
            if not whole:
                break
            if item.default is None:
                raise (node if given is None else given).problem("input-missing", field=item.key)
            facts.answers[item.key, item.seat] = item.default
            continue
        try:
            facts.answers[item.key, item.seat] = item.read(given.value)
        except Problem as problem:
            raise problem.at(given.place + (": " if problem.where else "")) from None
    for name, given in fields.items():
        seats = [seat for key, seat in facts.answers if key == name]
        if not seats:
            raise node.problem("input-field", field=name)
        if None not in seats:
            for seat, one in enumerate(given.items(match.seats())):
                if one.value is not None and seat not in seats:
                    raise one.problem("sheet-not-asked")
    return facts


def text_of_sheet(sheet: ScoreSheet, draft: Facts | None = None) -> str:
    """The sheet as its file holds it: a line for each deal, and for the *draft* of the next."""
    head: dict[str, Any] = {"format": FORMAT, "game": sheet.game.name, "options": sheet.values}
    head |= {"seats": list(sheet.names), "began": sheet.began, "dealer": sheet.dealer}
    shown = [f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in head.items() if value is not None]
    deals = [f"  {_facts_text(sheet, entry.match, entry.facts, whole=True)}" for entry in sheet.entries]
    shown.append('"deals": [' + ("\n" if deals else "") + ",\n".join(deals) + "]")
    if draft is not None and draft.answers and isinstance(sheet.next, Match):
        shown.append(f'"draft": {_facts_text(sheet, sheet.next, draft, whole=False)}')
    return "{" + ",\n ".join(shown) + "}\n"


def _facts_text(sheet: ScoreSheet, match: Match[Any], facts: Facts, whole: bool) -> str:
    """A deal's answers; of a *whole* deal without those that Enter would give."""
    shown: dict[str, Any] = {}
    for item in sheet.rules.items(match, facts):
        answer = facts.answers.get((item.key, item.seat))
        if answer is None or (whole and answer == item.default):
            continue
        if item.seat is None:
            shown[item.key] = answer
        else:
            shown.setdefault(item.key, [None] * len(sheet.names))[item.seat] = answer
    return json.dumps(shown, ensure_ascii=False)


# ---- For machines and spreadsheets ----------------------------------------------------------------------------------


def outcome(sheet: ScoreSheet) -> dict[str, Any]:
    """All that follows from a sheet, for machines."""
    over = sheet.over()
    deals = [
        {
            "dealer": entry.match.dealer,
            "winners": list(entry.ended.winners),
            "lines": [{"seat": line.seat, "points": line.points, "rule": line.rule} for line in entry.lines],
            "scores": list(entry.scores),
            "totals": list(entry.totals),
            **({} if entry.exchange is None else {"exchange": [list(row) for row in entry.exchange]}),
        }
        for entry in sheet.entries
    ]
    payments = [
        {"from": _party(sheet, paid.payer), "to": _party(sheet, paid.payee), "amount": paid.amount}
        for paid in sheet.settlement()
    ]
    exchanged = sheet.exchanged()
    return {
        "game": sheet.game.name,
        "options": sheet.values,
        "seats": list(sheet.names),
        "deals": deals,
        "totals": list(sheet.totals()),
        "match_over": over is not None,
        "winners": [] if over is None else list(over.winners),
        "bonuses": [{"seat": b.seat, "points": b.points, "rule": b.rule} for b in sheet.bonuses()],
        "settlement": payments,
        **({} if exchanged is None else {"exchange": exchanged}),
    }


def _party(sheet: ScoreSheet, party: int) -> int | None:
    """A seat, or None for the pot."""
    return party if party < len(sheet.names) else None


def csv_of_sheet(sheet: ScoreSheet, heading: Sequence[str], total: str, what: Callable[[Rule], str]) -> str:
    """A row for each line: deal, player, points, rule, *what* the rule's points are for; last the totals.

    No text in it can be taken for a formula. *heading* names the five columns, *total* the last rows.
    """
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow([harmless(word) for word in heading])
    for number, entry in enumerate(sheet.entries, 1):
        for line in entry.lines:
            name = harmless(sheet.names[line.seat])
            table.writerow([number, name, line.points, line.rule, harmless(what(line.rule))])
    for bonus in sheet.bonuses():
        name = harmless(sheet.names[bonus.seat])
        table.writerow(["", name, bonus.points, bonus.rule, harmless(what(bonus.rule))])
    for name, points in zip(sheet.names, sheet.totals(), strict=True):
        table.writerow(["", harmless(name), points, "", harmless(total)])
    return out.getvalue()


def harmless(text: str) -> str:
    """A text that a spreadsheet shows and never reckons with."""
    return f"'{text}" if text.startswith(_FORMULA) else text
