"""The command `rummery`: which subcommand, in which language; errors in one line, never a traceback."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Final

from rummery.command.language import language_of_machine
from rummery.command.parser import COMMANDS, parse
from rummery.command.status import OK, UNUSABLE
from rummery.play.problem import Problem
from rummery.words.say import Speech

_BROKEN_PIPE: Final = 141
"""What a shell reports of a program whose reader went away."""
_INTERRUPTED: Final = 130
"""What a shell reports of a program that was stopped by Ctrl-C."""


def run() -> None:
    """Run the command and end the process with its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
    try:
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = _INTERRUPTED
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            problem = Problem.of_system("system-refuses", error, file=str(error.filename or "none"))
            told = Speech(language_of_machine(sys.argv[1:])).problem(problem)
            print(f"rummery: {told}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = _BROKEN_PIPE if isinstance(error, BrokenPipeError) else UNUSABLE
    sys.exit(status)


def main(words: list[str]) -> int:
    """Carry out a command line: 0 done, 1 refused by the rules, 2 bad input or usage."""
    speech = Speech(language_of_machine(words))
    try:
        asked = parse(words, speech)
        if asked is None:
            return OK
        command = import_module(f"rummery.command.{COMMANDS[asked.command]}")
        status: int = command.carry_out(asked, speech)
    except Problem as problem:
        print(speech.problem(problem), file=sys.stderr)
        return UNUSABLE
    return status
