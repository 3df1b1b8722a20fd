"""What the score sheet of a real table asks after a deal of Shanghai rum, and what it makes of the answers."""

from __future__ import annotations

from typing import Final

from rummery.games.shanghai.facts import ShanghaiMatch
from rummery.games.shanghai.options import ShanghaiOptions
from rummery.games.shanghai.scoring import counted_lines, in_hand, out_lines
from rummery.play.events import Ended, Scored
from rummery.play.sheet import CARDS, SEAT, SWITCH, Facts, Item, Sheet, each

OUT: Final = "out"
BLIND: Final = "blind"
WILD: Final = "wild"
LEFT: Final = "left"


def items(match: ShanghaiMatch, facts: Facts) -> list[Item]:
    """SHA-24, SHA-26, SHA-31: who went out, how, and what the others hold."""
    playing = match.still_in()
    asked = [Item(OUT, SEAT, seats=tuple(playing), nobody=True)]
    winner = facts.seat(OUT)
    if not facts.has(OUT):
        return asked
    if winner is not None and match.options.blind_bonus:
        asked.append(Item(BLIND, SWITCH, default=False))
        if facts.switch(BLIND):
            asked.append(Item(WILD, SWITCH))
    return asked + each(LEFT, CARDS, [seat for seat in playing if seat != winner])


def score(match: ShanghaiMatch, facts: Facts) -> list[Scored | Ended]:
    """SHA-30, SHA-31."""
    winner = facts.seat(OUT)
    counts = [(seat, facts.count(LEFT, seat, in_hand)) for seat in match.still_in() if seat != winner]
    if winner is None:
        return [Ended((), "SHA-26"), *counted_lines(counts)]
    return out_lines(match.options, winner, counts, facts.switch(BLIND), facts.switch(WILD))


SHEET: Final[Sheet[ShanghaiOptions]] = Sheet(items, score)
