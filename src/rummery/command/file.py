"""Reading the file that a command is given."""

from __future__ import annotations

import sys
from pathlib import Path

from rummery.play.problem import Problem


def read_file(name: str) -> bytes:
    """A file's bytes; `-` is the standard input. Raises Problem ``file-unreadable``."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Problem.of_system("file-unreadable", error, file=name) from None
