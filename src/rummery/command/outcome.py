"""What the commands have in common: exit statuses, the language, files that are read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rummery.play.problem import Problem
from rummery.words.messages import LANGUAGES, Language

OK: Final = 0
REFUSED: Final = 1
"""The rules refused a move, or a check failed."""
UNUSABLE: Final = 2
"""Bad input or usage."""


def language_of_machine(words: list[str]) -> Language:
    """The language that `--lang` asks for, else the one of the environment, else English."""
    for at, word in enumerate(words):
        asked = words[at + 1] if word == "--lang" and at + 1 < len(words) else word.removeprefix("--lang=")
        if word.startswith("--lang"):
            for language in LANGUAGES:
                if asked == language:
                    return language
    for name in ("RUMMERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def read_file(name: str) -> bytes:
    """A file's bytes; `-` is the standard input. Raises Problem ``file-unreadable``."""
    import sys

    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Problem("file-unreadable", file=name, reason=error.strerror or type(error).__name__) from None
