"""The score sheet as lines: what each player got, by which rule."""

from __future__ import annotations

from rummery.table.journal import score_lines
from rummery.table.table import Table
from rummery.words.say import Speech
from rummery.words.tell import score_lines as told_lines


def standing(table: Table, names: tuple[str, ...], speech: Speech) -> list[str]:
    """A line for each player: the total, and what this deal gave so far."""
    return [
        speech.text("scores-line", name=name, total=table.totals[seat], deal=table.state.scores[seat])
        for seat, name in enumerate(names)
    ]


def deal_sheet(table: Table, names: tuple[str, ...], speech: Speech) -> list[str]:
    """A line for each player and rule of the latest deal."""
    return told_lines(speech, score_lines(table.journal.deals()[-1]), names)
