"""What people type at the questions of a score sheet, in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rummery.play.problem import Problem
from rummery.play.sheet import CARD, NOBODY, NUMBER, SEAT, SWITCH, Answer, Item

_YES: Final = ("y", "yes", "on", "д", "да")
_NO: Final = ("n", "no", "off", "н", "нет")
_NOBODY: Final = (NOBODY, "none", "-", "0", "никто")
_NOTHING: Final = ("-", "—", "–", "nothing", "none", "нет", "ничего")
_SUM: Final = re.compile(r"[+-]?[0-9]{1,6}(?: *[+-] *[0-9]{1,6})*")


def answer_in(item: Item, line: str, names: Sequence[str]) -> Answer:
    """The answer that a line is. Raises Problem, without a place."""
    typed = line.strip()
    if item.kind == SWITCH:
        return item.read(yes_or_no(typed))
    if item.kind == SEAT:
        return item.read(NOBODY if typed.lower() in _NOBODY else seat_in(typed, names))
    if item.kind == CARD:
        return item.read(typed)
    if _SUM.fullmatch(typed):
        return item.read(sum([int(part.replace(" ", "")) for part in re.findall(r"[+-]? *[0-9]+", typed)]))
    if typed.lower() in _NOTHING:
        return item.read(0)
    if item.kind == NUMBER:
        raise Problem("sheet-number")
    return item.read(typed.replace(",", " "))


def yes_or_no(typed: str) -> bool:
    """Raises Problem ``sheet-yes-or-no``."""
    if typed.lower() in _YES:
        return True
    if typed.lower() in _NO:
        return False
    raise Problem("sheet-yes-or-no")


def seat_in(typed: str, names: Sequence[str]) -> int:
    """A player by name, by the beginning of it where no other has that, or by number from 1; -1 where it is none."""
    wanted = typed.casefold()
    folded = [name.casefold() for name in names]
    if wanted in folded:
        return folded.index(wanted)
    if typed.isascii() and typed.isdigit() and len(typed) < 4:
        return int(typed) - 1
    found = [seat for seat, name in enumerate(folded) if wanted and name.startswith(wanted)]
    return found[0] if len(found) == 1 else -1
