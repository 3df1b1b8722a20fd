"""The bot that takes what lies before it: lays what scores, throws what is worth least to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rummery.bots.greedy_manipulation import choose_manipulation
from rummery.bots.greedy_marriage import choose_marriage
from rummery.bots.greedy_penang import choose_penang
from rummery.bots.greedy_rami import choose_rami
from rummery.bots.greedy_shanghai import choose_shanghai
from rummery.play.game import Game
from rummery.play.moves import Move
from rummery.play.sight import View

_CHOICES: Final[dict[str, Callable[[View[Any, Any, Any], list[Move]], Move]]] = {
    "rami": choose_rami,
    "penang": choose_penang,
    "shanghai": choose_shanghai,
    "manipulation": choose_manipulation,
    "marriage": choose_marriage,
}
"""How it plays each game: the best of the moves offered."""


class Greedy:
    """Looks no further than the move; nothing in it is random."""

    def __init__(self, game: Game[Any, Any, Any], seed: bytes) -> None:
        self._game: Final = game

    def choose(self, view: View[Any, Any, Any]) -> Move:
        """The move of the menu that brings most at once."""
        return _CHOICES[self._game.name](view, self._game.menu(view))
