"""The adjudicator of a real table: it asks what went wrong, a few questions at most, and tells the ruling."""

from __future__ import annotations

from typing import Final

from rummery.games.marriage.rulings import Number, Question, Ruling, ruling
from rummery.play.problem import Problem
from rummery.rules.page import rule
from rummery.terminal.printer import PLAIN, STRONG, WRONG, Ask, Say
from rummery.words.ruled import answer_text, parts
from rummery.words.say import Speech

_GAME: Final = "marriage"
_QUIT: Final = ("quit", "q", "exit", "выход")
_BACK: Final = ("back", "b", "назад")
_SWITCHES: Final = {"y": "yes", "yes": "yes", "д": "yes", "да": "yes", "n": "no", "no": "no", "н": "no", "нет": "no"}


class Adjudication:
    """One irregularity, from the first question to the ruling."""

    def __init__(self, speech: Speech, ask: Ask, say: Say) -> None:
        self._speech: Final = speech
        self._ask: Final = ask
        self._say: Final = say

    def hold(self) -> None:
        """Ask until there is a ruling and tell it, or until whoever asks has enough."""
        self._say(self._speech.text("ruling-welcome"), PLAIN)
        facts: dict[str, str | int] = {}
        step = ruling(facts)
        try:
            while not isinstance(step, Ruling):
                for line in question_lines(self._speech, step):
                    self._say(line, PLAIN)
                step = self._next(step, facts)
        except (_Leaving, EOFError, KeyboardInterrupt):
            self._say("", PLAIN)
            return
        for number, line in enumerate(ruling_lines(self._speech, step)):
            self._say(line, PLAIN if number else STRONG)

    def _next(self, question: Question, facts: dict[str, str | int]) -> Ruling | Question:
        """Take one line; *facts* get the answer, or lose the last one."""
        line = self._ask(self._speech.text("ruling-prompt"), None).strip()
        if line.lower() in _QUIT:
            raise _Leaving
        if line.lower() in _BACK:
            if facts:
                facts.popitem()
            else:
                self._say(self._speech.text("ruling-first"), WRONG)
        elif line:
            try:
                facts[question.key] = answer_in(self._speech, question, line)
            except Problem as problem:
                self._say(self._speech.problem(problem), WRONG)
        return ruling(facts)


class _Leaving(Exception):
    """Whoever asks has enough."""


def answer_in(speech: Speech, question: Question, line: str) -> str | int:
    """The answer that is typed: its number in the list, its word, or what the list says.

    Raises Problem ``ruling-answer`` or ``ruling-number``.
    """
    typed = line.strip().lower()
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else None
    if isinstance(question, Number):
        if number is None or not question.low <= number <= question.high:
            raise Problem("ruling-number", value=line, low=question.low, high=question.high)
        return number
    words = question.words()
    if number is not None and 1 <= number <= len(words):
        return words[number - 1]
    for word in words:
        if typed in (word, answer_text(speech, question.key, word).lower()) or _SWITCHES.get(typed) == word:
            return word
    raise Problem("ruling-answer", value=line, words=", ".join(words))


def question_lines(speech: Speech, question: Question) -> list[str]:
    """A question, and its answers with their numbers."""
    asked = speech.text(f"ruling-ask-{question.key}")
    if isinstance(question, Number):
        return [asked]
    words = question.words()
    return [asked, *[f"  {at}. {answer_text(speech, question.key, word)}" for at, word in enumerate(words, 1)]]


def ruling_lines(speech: Speech, given: Ruling) -> list[str]:
    """The ruling, a line for each thing that it says; then the rules, where their page has them."""
    lines: list[str] = [speech.text("ruling-heading", rules=speech.listed(given.leaf.rules))]
    for part, key in parts(given):
        lines.append(speech.text(f"ruling-{part}", what=speech.text(f"ruling-{part}-{key}")))
    charge = given.leaf.charge
    if charge is not None:
        points = speech.count(given.points, "points")
        lines.append(speech.text("ruling-charge", what=speech.text(f"ruling-charge-{charge.key}", points=points)))
    for number in given.leaf.rules:
        text = rule_text(speech, number)
        if text is not None:
            lines.append(text)
    return lines


def rule_text(speech: Speech, number: str) -> str | None:
    """A rule of Marriage, or None where there is no page yet."""
    try:
        return rule(speech.language, _GAME, number)
    except FileNotFoundError:
        return None
