"""`rummery legal FILE`: what is offered after the last move of a record, one move a line."""

from __future__ import annotations

import argparse
import sys

from rummery.command.file import read_file
from rummery.command.status import OK, REFUSED
from rummery.play.notation import move_text
from rummery.table.record import read_record
from rummery.table.replay import Refused, Replay
from rummery.words.say import Speech


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Print the menu of the seat in turn; 1 where the record holds a move that is refused."""
    replay = Replay(read_record(read_file(asked.file)))
    for step in replay.steps():
        if isinstance(step, Refused):
            print(
                speech.text("replay-refused", deal=step.deal + 1, move=step.move + 1, text=step.text), file=sys.stderr
            )
            return REFUSED
    if len(replay.table.journal):
        for move in replay.table.menu(replay.table.turn):
            print(move_text(move))
    return OK
