"""The score sheet as lines: what each player got, by which rule."""

from __future__ import annotations

from rummery.play.match import Seat
from rummery.table.journal import score_lines
from rummery.table.table import Table
from rummery.words.say import Speech


def standing(table: Table, names: tuple[str, ...], speech: Speech) -> list[str]:
    """A line for each player: the total, and what this deal gave so far."""
    return [
        speech.text("scores-line", name=name, total=table.totals[seat], deal=table.state.scores[seat])
        for seat, name in enumerate(names)
    ]


def deal_sheet(table: Table, names: tuple[str, ...], speech: Speech) -> list[str]:
    """A line for each player and rule of the latest deal."""
    sums: dict[tuple[Seat, str], int] = {}
    for line in score_lines(table.journal.deals()[-1]):
        sums[line.seat, line.rule] = sums.get((line.seat, line.rule), 0) + line.points
    return [
        speech.text("sheet-line", name=names[seat], points=points, rule=rule, reason=speech.text(f"line-{rule}"))
        for (seat, rule), points in sorted(sums.items())
    ]
