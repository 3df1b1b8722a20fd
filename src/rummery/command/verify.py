"""`rummery verify FILE`: whether the deals of a match are those that were promised before it."""

from __future__ import annotations

import argparse

from rummery.command.file import read_file
from rummery.command.status import OK, REFUSED
from rummery.table.fair import broken_promises
from rummery.table.record import read_record
from rummery.words.say import Speech


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Print what is not as it was promised."""
    record = read_record(read_file(asked.file))
    problems = broken_promises(record)
    for problem in problems:
        print(speech.problem(problem))
    if problems:
        return REFUSED
    print(speech.text("verify-kept", n=len(record.deals)))
    return OK
