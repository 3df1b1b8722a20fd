"""Reading a rule page, whole or by a rule's number."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

TABLE: Final = "table"
"""The page of the rules that hold at every table."""

_ENTRY: Final = re.compile(r"^- \*\*([A-Z]{3}-\d{2})\*\* ")


def page(language: str, game: str) -> str:
    """A rule page, in Markdown."""
    return files("rummery.rules").joinpath(language, f"{game}.md").read_text(encoding="utf-8")


def entries(text: str) -> dict[str, str]:
    """The rules of a page by their numbers, each with the number in front, its lines joined."""
    found: dict[str, str] = {}
    number = ""
    for line in text.splitlines():
        entry = _ENTRY.match(line)
        if entry is not None:
            number = entry[1]
            found[number] = line.removeprefix("- ")
        elif number and line.startswith("  "):
            found[number] += " " + line.strip()
        else:
            number = ""
    return found


def rule(language: str, game: str, number: str) -> str | None:
    """One rule's text by its number, of the game or of every table; None where there is no such rule.

    A bare number, `17`, is the game's.
    """
    wanted = number.strip().upper().replace(" ", "-")
    for name in (game, TABLE):
        rules = entries(page(language, name))
        bare = f"{next(iter(rules))[:4]}{wanted.zfill(2)}" if wanted.isdigit() else wanted
        found = rules.get(bare)
        if found is not None:
            return plain(found)
    return None


def plain(markdown: str) -> str:
    """A page or a rule as it is read aloud: without marks for bold and code."""
    return re.sub(r"^#+ ", "", markdown.replace("**", "").replace("`", ""), flags=re.MULTILINE)
