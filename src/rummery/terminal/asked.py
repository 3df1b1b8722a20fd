"""What a player types that is no move: commands, in both languages."""

from __future__ import annotations

from typing import Final

HELP: Final = "help"
RULES: Final = "rules"
SORT: Final = "sort"
HAND: Final = "hand"
TABLE: Final = "table"
SCORES: Final = "scores"
LOG: Final = "log"
CHOICES: Final = "choices"
OPTIONS: Final = "options"
QUIT: Final = "quit"

_WORDS: Final[dict[str, str]] = {
    "?": HELP,
    "h": HELP,
    "help": HELP,
    "помощь": HELP,
    "справка": HELP,
    "rules": RULES,
    "rule": RULES,
    "правила": RULES,
    "правило": RULES,
    "sort": SORT,
    "сортировка": SORT,
    "сорт": SORT,
    "hand": HAND,
    "рука": HAND,
    "карты": HAND,
    "c": TABLE,  # RAM-50
    "с": TABLE,
    "table": TABLE,
    "стол": TABLE,
    "scores": SCORES,
    "score": SCORES,
    "очки": SCORES,
    "счёт": SCORES,
    "счет": SCORES,
    "log": LOG,
    "журнал": LOG,
    "choices": CHOICES,
    "all": CHOICES,
    "ходы": CHOICES,
    "все": CHOICES,
    "всё": CHOICES,
    "options": OPTIONS,
    "настройки": OPTIONS,
    "quit": QUIT,
    "exit": QUIT,
    "q": QUIT,
    "выход": QUIT,
}

_ORDERS: Final[dict[str, str]] = {
    "suit": "suit",
    "suits": "suit",
    "масть": "suit",
    "мастям": "suit",
    "rank": "rank",
    "ranks": "rank",
    "ранг": "rank",
    "рангам": "rank",
    "достоинство": "rank",
}


def command_in(line: str) -> tuple[str, str] | None:
    """The command that a line is, and what stands behind it; None where it is none."""
    first, _, rest = line.strip().partition(" ")
    command = _WORDS.get(first.lower())
    return None if command is None else (command, rest.strip())


def order_in(text: str) -> str | None:
    """The order that is asked for behind `sort`."""
    return _ORDERS.get(text.lower())
