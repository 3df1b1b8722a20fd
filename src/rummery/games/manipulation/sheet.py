"""What the score sheet of a real table asks after a deal of Manipulation, and what it makes of the answers."""

from __future__ import annotations

from typing import Final

from rummery.games.manipulation.ending import knock_lines, lap_lines, out_lines
from rummery.games.manipulation.facts import ManipulationMatch
from rummery.games.manipulation.options import ManipulationOptions
from rummery.games.manipulation.scoring import in_hand
from rummery.play.events import Ended, Scored
from rummery.play.sheet import CARDS, SEAT, SWITCH, Facts, Item, Sheet, each

ENDED: Final = "ended"
OUT: Final = "out"
LEFT: Final = "left"


def items(match: ManipulationMatch, facts: Facts) -> list[Item]:
    """MAN-20 to MAN-22: how the deal ended, and what the hands hold."""
    playing = match.still_in()
    asked = [Item(ENDED, SEAT, seats=tuple(playing), nobody=True)]
    if not facts.has(ENDED):
        return asked
    first = facts.seat(ENDED)
    if first is None:
        return asked + each(LEFT, CARDS, playing)
    asked.append(Item(OUT, SWITCH, default=False))
    if not facts.has(OUT):
        return asked
    if not facts.switch(OUT):
        asked.append(Item(LEFT, CARDS, first, high=match.options.knock_limit, worth=in_hand))
    return asked + each(LEFT, CARDS, [seat for seat in playing if seat != first])


def score(match: ManipulationMatch, facts: Facts) -> list[Scored | Ended]:
    """MAN-30 to MAN-34."""
    counts = [facts.count(LEFT, seat, in_hand) for seat in range(match.seats())]
    first = facts.seat(ENDED)
    if first is None:
        return lap_lines(counts)
    return out_lines(counts, first) if facts.switch(OUT) else knock_lines(counts, first)


SHEET: Final[Sheet[ManipulationOptions]] = Sheet(items, score)
