"""The bot that makes any move it is offered."""

from __future__ import annotations

from typing import Any, Final

from rummery.cards.shuffle import Dice
from rummery.play.game import Game
from rummery.play.moves import Move
from rummery.play.sight import View


class Random:
    """Each offered move is as likely."""

    def __init__(self, game: Game[Any, Any, Any], seed: bytes) -> None:
        self._game: Final = game
        self._dice: Final = Dice(seed)

    def choose(self, view: View[Any, Any, Any]) -> Move:
        """One of the menu."""
        menu = self._game.menu(view)
        return menu[self._dice.below(len(menu))]
