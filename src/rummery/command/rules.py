"""`rummery rules GAME [NUMBER]`: the rules, or one."""

from __future__ import annotations

import argparse
import sys

from rummery.command.status import OK
from rummery.games import GAMES
from rummery.play.problem import Problem
from rummery.rules.page import TABLE, page, plain, rule
from rummery.words.say import Speech


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Print a page, or one rule of it."""
    if asked.game is None:
        raise Problem("rules-which-game", known=", ".join((*GAMES, TABLE)))
    name = asked.game.lower()
    if name not in (*GAMES, TABLE):
        raise Problem("game-unknown", game=asked.game, known=", ".join((*GAMES, TABLE)))
    if asked.number is not None:
        text = rule(speech.language, name, asked.number)
        if text is None:
            raise Problem("rule-unknown", game=name, number=asked.number)
        print(text)
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console(highlight=False).print(Markdown(page(speech.language, name)))
    else:
        print(plain(page(speech.language, name)), end="")
    return OK
