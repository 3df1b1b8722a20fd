"""`rummery ruling GAME`: what happens after an irregularity at a real table."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from rummery.command.status import OK, REFUSED
from rummery.games.marriage.rulings import Number, Question, Ruling, ruling
from rummery.play.problem import Problem
from rummery.terminal.printer import asker, has_colours, printer
from rummery.terminal.ruling import Adjudication, answer_in, question_lines, ruling_lines
from rummery.words.ruled import answer_text, parts
from rummery.words.say import Speech

RULED: Final = ("marriage",)
"""The games whose rules say what happens after an irregularity."""


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Ask, or take the answers given; 1 where these leave a question open."""
    if asked.game.lower() not in RULED:
        raise Problem("ruling-no-game", game=asked.game, known=", ".join(RULED))
    if asked.answers is None and not asked.json:
        colours = has_colours(asked.plain)
        Adjudication(speech, asker(colours), printer(colours)).hold()
        return OK
    step = _answered(asked.answers or "", speech)
    if asked.json:
        print(
            json.dumps(_ruling(step, speech) if isinstance(step, Ruling) else _open(step, speech), ensure_ascii=False)
        )
    else:
        for line in ruling_lines(speech, step) if isinstance(step, Ruling) else question_lines(speech, step):
            print(line)
    return OK if isinstance(step, Ruling) else REFUSED


def _answered(given: str, speech: Speech) -> Ruling | Question:
    facts: dict[str, str | int] = {}
    step = ruling(facts)
    for at, answer in enumerate([text.strip() for text in given.split(",") if text.strip()]):
        if isinstance(step, Ruling):
            raise Problem("ruling-not-asked", f"answers[{at}]", value=answer)
        try:
            facts[step.key] = answer_in(speech, step, answer)
        except Problem as problem:
            raise problem.at(f"answers[{at}]") from None
        step = ruling(facts)
    return step


def _ruling(given: Ruling, speech: Speech) -> dict[str, Any]:
    said: dict[str, Any] = {"ok": True, "rules": list(given.leaf.rules), "turn": "", "back": [], "may": []}
    for part, key in parts(given):
        text = {"key": key, "text": speech.text(f"ruling-{part}-{key}")}
        if part == "turn":
            said[part] = text
        else:
            said[part].append(text)
    charge = given.leaf.charge
    said["charge"] = None if charge is None else {"key": charge.key, "points": given.points}
    return said


def _open(question: Question, speech: Speech) -> dict[str, Any]:
    asked: dict[str, Any] = {"ok": False, "question": question.key, "text": speech.text(f"ruling-ask-{question.key}")}
    if isinstance(question, Number):
        return asked | {"low": question.low, "high": question.high}
    return asked | {"answers": {word: answer_text(speech, question.key, word) for word in question.words()}}
