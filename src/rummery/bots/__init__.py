"""Players: they see a View, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from rummery.bots.greedy import Greedy
from rummery.bots.random import Random
from rummery.cards.shuffle import derived
from rummery.play.game import Game
from rummery.play.match import Seat
from rummery.play.moves import Move
from rummery.play.problem import Problem
from rummery.play.sight import View


class Bot(Protocol):
    """A player."""

    def choose(self, view: View[Any, Any, Any]) -> Move:
        """A lawful move for the seat that looks, which is in turn."""


LEVELS: Final[dict[str, Callable[[Game[Any, Any, Any], bytes], Bot]]] = {"random": Random, "greedy": Greedy}
"""The bots, by level, the weakest first."""


def bot_at(level: str, game: Game[Any, Any, Any], match_seed: bytes, seat: Seat) -> Bot:
    """A bot for a seat; what is random in it comes from the match's seed (TAB-09). Raises Problem ``bot-unknown``."""
    if level not in LEVELS:
        raise Problem("bot-unknown", bot=level, known=", ".join(LEVELS))
    return LEVELS[level](game, derived(match_seed, f"bot {seat}"))
