"""What is told of a cut joker: to the seat that has earned to know it, and to all at the end of the deal (Marriage)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rummery.cards.card import Card
from rummery.games.marriage.facts import MarriageFacts
from rummery.games.marriage.values import papulu, tapulu
from rummery.play.match import Cut, Seat
from rummery.words.messages import Said
from rummery.words.say import Speech


def told_alone(speech: Speech, note: Any) -> list[str]:
    """What a seat alone has learned: the cut joker (MAR-16), and what is wild to it (MAR-06)."""
    if not isinstance(note, int):
        return []
    return [
        speech.text(
            "told-joker",
            card=speech.card(note),
            above=speech.card(papulu(note)),
            below=speech.card(tapulu(note)),
        )
    ]


def told_facts(speech: Speech, before: Any, facts: Any, say: Callable[..., str]) -> list[str]:
    """What the facts of a deal of Marriage say anew: tunnelas shown (MAR-34), the cut joker at the end."""
    if not isinstance(facts, MarriageFacts) or not isinstance(before, MarriageFacts):
        return []
    lines: list[str] = []
    for seat, melds in enumerate(facts.tunnelas):
        new = melds[len(before.tunnelas[seat]) :]
        if new:
            lines.append(say("told-tunnelas", seat, melds=speech.melds(new, "acc")))
    if facts.cut is not None and before.cut is None:
        lines.append(speech.text("told-cut-joker", card=speech.card(facts.cut)))
    return lines


def told_cut(speech: Speech, cut: Cut, names: tuple[str, ...], listener: Seat | None) -> list[str]:
    """MAR-03: who cut which card, and who deals."""
    lines: list[str] = []
    for cards in cut.rounds:
        said = [_cut_card(speech, names[seat], card) for seat, card in cards]
        lines.append(speech.text("told-cut", cuts=Said(", ".join(said))))
    who = "you" if cut.dealer == listener else "other"
    return [*lines, speech.text("told-cut-dealer", who=who, name=names[cut.dealer])]


def _cut_card(speech: Speech, name: str, card: Card) -> str:
    return speech.text("told-cut-card", name=name, card=speech.card(card))
