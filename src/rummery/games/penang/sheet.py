"""What the score sheet of a real table asks after a deal of Penang, and what it makes of the answers."""

from __future__ import annotations

from typing import Final

from rummery.games.penang.facts import PenangMatch
from rummery.games.penang.options import PenangOptions
from rummery.games.penang.scoring import all_dead_lines, count, game_lines
from rummery.play.events import Ended, Scored
from rummery.play.sheet import CARDS, SEAT, Facts, Item, Sheet, each

GAME: Final = "game"
LEFT: Final = "left"


def items(match: PenangMatch, facts: Facts) -> list[Item]:
    """PEN-14, PEN-15: who said Game, and what the others hold."""
    playing = match.still_in()
    asked = [Item(GAME, SEAT, seats=tuple(playing), nobody=True)]
    if not facts.has(GAME):
        return asked
    winner = facts.seat(GAME)
    return asked + each(LEFT, CARDS, [seat for seat in playing if seat != winner])


def score(match: PenangMatch, facts: Facts) -> list[Scored | Ended]:
    """PEN-30 to PEN-32."""
    options = match.options
    counts = [facts.count(LEFT, seat, lambda cards: count(options, cards)) for seat in range(match.seats())]
    winner = facts.seat(GAME)
    return all_dead_lines(match, counts) if winner is None else game_lines(match, counts, winner)


def _pays(options: PenangOptions) -> bool:
    """PEN-32: where the winner collects."""
    return options.winner_collects


SHEET: Final[Sheet[PenangOptions]] = Sheet(items, score, _pays)
