"""The score sheet of a real table as lines to be read or heard."""

from __future__ import annotations

from rummery.table.sheet import Entry, ScoreSheet
from rummery.table.sheet_file import csv_of_sheet
from rummery.words.say import Speech
from rummery.words.tell import bonus_lines, match_over, score_lines


def deal_lines(sheet: ScoreSheet, entry: Entry, speech: Speech) -> list[str]:
    """One deal: who dealt, each line with its rule, what was exchanged."""
    lines: list[str] = [deal_heading(sheet, entry.match.number, entry.match.dealer, speech)]
    lines += score_lines(speech, entry.lines, sheet.names) or [speech.text("sheet-no-points")]
    if entry.exchange is not None:
        lines += exchange_lines(sheet, [list(row) for row in entry.exchange], speech)
    return lines


def deal_heading(sheet: ScoreSheet, number: int, dealer: int, speech: Speech) -> str:
    """Which deal it is, and who deals."""
    return speech.text("sheet-deal", number=number, name=sheet.names[dealer])


def standing_lines(sheet: ScoreSheet, speech: Speech) -> list[str]:
    """A line for each player: the total, and what the last deal gave; then how the match ended, if it has."""
    last = sheet.entries[-1].scores if sheet.entries else (0,) * len(sheet.names)
    totals = sheet.entries[-1].totals if sheet.entries else sheet.totals()
    lines: list[str] = [
        speech.text("scores-line", name=name, total=totals[seat], deal=last[seat])
        for seat, name in enumerate(sheet.names)
    ]
    over = sheet.over()
    if over is not None:
        lines += bonus_lines(speech, over, sheet.names)
        lines.append(match_over(speech, over, sheet.names))
    return lines


def sheet_lines(sheet: ScoreSheet, speech: Speech) -> list[str]:
    """The whole sheet, deal by deal."""
    lines: list[str] = []
    for entry in sheet.entries:
        lines += deal_lines(sheet, entry, speech)
    exchanged = sheet.exchanged()
    if exchanged is not None and len(sheet.entries) > 1:
        lines += [speech.text("sheet-exchange-in-all"), *exchange_lines(sheet, exchanged, speech)]
    return [*lines, *standing_lines(sheet, speech)]


def exchange_lines(sheet: ScoreSheet, matrix: list[list[int]], speech: Speech) -> list[str]:
    """For each player what they got from each other for value, where there is anything."""
    lines: list[str] = []
    for seat, row in enumerate(matrix):
        parts = [
            speech.text("sheet-exchange-part", name=sheet.names[other], points=speech.count(points, "points"))
            for other, points in enumerate(row)
            if points
        ]
        if parts:
            lines.append(speech.text("sheet-exchange", name=sheet.names[seat], parts=speech.listed(parts)))
    return lines


def settlement_lines(sheet: ScoreSheet, speech: Speech) -> list[str]:
    """What is settled, and the fewest payments that do it."""
    payments = sheet.settlement()
    basis = "sheet-settle-owed" if sheet.pays() else "sheet-settle-differences"
    if not payments:
        return [speech.text("sheet-settle-nothing")]
    names: list[str] = [*sheet.names, speech.text("sheet-pot")]
    return [
        speech.text(basis, n=len(payments)),
        *[
            speech.text("sheet-payment", payer=names[paid.payer], payee=names[paid.payee], amount=paid.amount)
            for paid in payments
        ],
    ]


def csv_text(sheet: ScoreSheet, speech: Speech) -> str:
    """The sheet for a spreadsheet, which sees by its first letter that the text is Unicode."""
    heading = [speech.text(f"sheet-csv-{column}") for column in ("deal", "player", "points", "rule", "line")]
    rows = csv_of_sheet(sheet, heading, speech.text("sheet-csv-total"), lambda number: speech.text(f"line-{number}"))
    return "\ufeff" + rows
