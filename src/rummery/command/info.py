"""`rummery info`: the version, whether the floors are compiled, where data lies."""

from __future__ import annotations

import argparse
import json
import platform

from rummery import __version__
from rummery.bots import LEVELS
from rummery.command.status import OK
from rummery.games import GAMES
from rummery.terminal.keep import folder
from rummery.words.messages import Said
from rummery.words.say import Speech


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Print what there is."""
    from rummery.play import state

    compiled = not (state.__file__ or "").endswith(".py")
    facts: dict[str, object] = {
        "version": __version__,
        "python": platform.python_version(),
        "compiled": compiled,
        "games": list(GAMES),
        "bots": list(LEVELS),
        "data": str(folder()),
    }
    if asked.json:
        print(json.dumps(facts, ensure_ascii=False))
        return OK
    print(f"rummery {__version__}, Python {platform.python_version()}")
    print(speech.text("info-compiled" if compiled else "info-interpreted"))
    print(speech.text("info-games", games=", ".join(GAMES)))
    print(speech.text("info-bots", bots=", ".join(LEVELS)))
    print(speech.text("info-data", folder=Said(folder())))
    return OK
