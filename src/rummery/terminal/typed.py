"""The commands that can be typed at the score sheet of a real table, in both languages."""

from __future__ import annotations

from typing import Final

ABSENT: Final = "absent"
BACK: Final = "back"
CORRECT: Final = "correct"
EXPORT: Final = "export"
HELP: Final = "help"
QUIT: Final = "quit"
REDO: Final = "redo"
RULES: Final = "rules"
SETTLE: Final = "settle"
SHEET: Final = "sheet"
UNDO: Final = "undo"

_COMMANDS: Final[dict[str, str]] = {
    "absent": ABSENT,
    "ушёл": ABSENT,
    "ушел": ABSENT,
    "ушла": ABSENT,
    "back": BACK,
    "назад": BACK,
    "correct": CORRECT,
    "исправить": CORRECT,
    "export": EXPORT,
    "экспорт": EXPORT,
    "?": HELP,
    "help": HELP,
    "помощь": HELP,
    "справка": HELP,
    "quit": QUIT,
    "exit": QUIT,
    "выход": QUIT,
    "redo": REDO,
    "вернуть": REDO,
    "rules": RULES,
    "rule": RULES,
    "правила": RULES,
    "правило": RULES,
    "settle": SETTLE,
    "расчёт": SETTLE,
    "расчет": SETTLE,
    "sheet": SHEET,
    "score": SHEET,
    "scores": SHEET,
    "лист": SHEET,
    "счёт": SHEET,
    "счет": SHEET,
    "undo": UNDO,
    "отменить": UNDO,
    "отмена": UNDO,
}


def command_in(line: str) -> tuple[str, str] | None:
    """The command that a line is, and what stands behind it; None where it is none."""
    first, _, rest = line.strip().partition(" ")
    command = _COMMANDS.get(first.lower())
    return None if command is None else (command, rest.strip())
