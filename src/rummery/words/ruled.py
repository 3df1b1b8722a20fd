"""The questions and the rulings of a real table's adjudicator, in words."""

from __future__ import annotations

from rummery.games.marriage.rulings import NO, YES, Ruling
from rummery.words.messages import Said
from rummery.words.say import Speech


def answer_text(speech: Speech, key: str, word: str) -> Said:
    """An answer in words."""
    return speech.text(f"answer-{word}" if word in (YES, NO) else f"ruling-{key}-{word}")


def parts(given: Ruling) -> list[tuple[str, str]]:
    """What the ruling says without a figure: which part of it, and the message's key."""
    leaf = given.leaf
    return [("turn", leaf.turn), *[("back", key) for key in leaf.back], *[("may", key) for key in leaf.may]]
