"""Putting lines on the screen: as they are, or, where somebody looks, with red cards red and refusals marked."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

Say: TypeAlias = Callable[[str, str], None]
"""Says a line in a style: PLAIN, STRONG or WRONG."""
Ask: TypeAlias = Callable[[str], str]
"""Gives the line typed at a prompt; raises EOFError at the end of input."""

PLAIN: Final = ""
STRONG: Final = "bold"
WRONG: Final = "yellow"

_RED: Final = r"(?<![A-Za-z0-9])(?P<red>(?:10|[2-9TJQKA])[HD])(?![A-Za-z0-9])"


def printer(colours: bool) -> Say:
    """What says lines on the standard output."""
    if not colours:
        return lambda line, style: print(line, flush=True)
    from rich.console import Console
    from rich.highlighter import RegexHighlighter
    from rich.theme import Theme

    class Cards(RegexHighlighter):
        base_style = "card."
        highlights = (_RED,)

    console = Console(highlighter=Cards(), theme=Theme({"card.red": "red"}), soft_wrap=True)
    return lambda line, style: console.print(line, style=style or None, markup=False)


def asker(colours: bool) -> Ask:
    """What asks on the standard input, with line editing where it is a terminal."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not every system has it
            import readline

            readline.set_auto_history(True)
    bold, normal = ("\x01\x1b[1m\x02", "\x01\x1b[0m\x02") if colours and sys.stdin.isatty() else ("", "")
    return lambda prompt: input(f"{bold}{prompt}{normal}")


def has_colours(plain: bool) -> bool:
    """Whether colours are wanted: never with *plain*, and only where the output is a terminal."""
    return not plain and sys.stdout.isatty()
