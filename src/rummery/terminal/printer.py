"""Putting lines on the screen and asking for them: as they are, or, where somebody looks, with red cards red."""

from __future__ import annotations

import locale
import os
import shutil
import signal
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, NoReturn, TypeAlias

Say: TypeAlias = Callable[[str, str], None]
"""Says a line in a style: PLAIN, STRONG or WRONG."""
Ask: TypeAlias = Callable[[str, float | None], str]
"""Gives the line typed at a prompt, within so many seconds; raises EOFError at the end of input, or TimeUp."""

PLAIN: Final = ""
STRONG: Final = "bold"
WRONG: Final = "yellow"

_RED: Final = r"(?<![A-Za-z0-9])(?P<red>(?:10|[2-9TJQKA])[HD])(?![A-Za-z0-9])"


class TimeUp(Exception):
    """Nothing was typed in time."""


def printer(colours: bool) -> Say:
    """What says lines on the standard output; on a terminal they are broken between words."""
    if not colours:
        return lambda line, style: print(_broken(line) if sys.stdout.isatty() else line, flush=True)
    from rich.console import Console
    from rich.highlighter import RegexHighlighter
    from rich.theme import Theme

    class Cards(RegexHighlighter):
        base_style = "card."
        highlights = (_RED,)

    console = Console(highlighter=Cards(), theme=Theme({"card.red": "red"}))
    return lambda line, style: console.print(line, style=style or None, markup=False, emoji=False)


def _broken(text: str) -> str:
    width = shutil.get_terminal_size().columns
    return "\n".join([textwrap.fill(line, width, break_long_words=False) for line in text.split("\n")])


def asker(colours: bool) -> Ask:
    """What asks on the standard input, with line editing where it is a terminal."""
    typed = sys.stdin.isatty()
    if typed:
        with suppress(ImportError, locale.Error):  # not every system has them
            import readline

            if "utf" not in locale.setlocale(locale.LC_CTYPE, "").lower():
                os.environ["LC_ALL"] = "C.UTF-8"  # line editing asks the environment at every line
            readline.set_auto_history(True)
    bold, normal = ("\x01\x1b[1m\x02", "\x01\x1b[0m\x02") if colours and typed else ("", "")

    def ask(prompt: str, seconds: float | None) -> str:
        if not typed:
            print(prompt, flush=True)
        with _alarm(seconds):
            return input(f"{bold}{prompt}{normal}" if typed else "")

    return ask


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Raise TimeUp when the seconds are over, where the system can; elsewhere the line is found late when it comes."""
    if seconds is None or not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(number: int, frame: object) -> NoReturn:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def has_colours(plain: bool) -> bool:
    """Whether colours are wanted: never with *plain*, and only where the output is a terminal."""
    return not plain and sys.stdout.isatty()
