"""`rummery info`: the version, whether the floors are compiled, or why not, where data lies."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path

import rummery
from rummery import __version__
from rummery.bots import LEVELS
from rummery.command.build import look
from rummery.command.status import OK
from rummery.games import GAMES
from rummery.terminal.keep import folder
from rummery.words.messages import Said
from rummery.words.say import Speech


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Print what there is."""
    build = look(Path(rummery.__file__).parent)
    facts: dict[str, object] = {
        "version": __version__,
        "python": platform.python_version(),
        "compiled": build.compiled,
        "stale": list(build.stale),
        "games": list(GAMES),
        "bots": list(LEVELS),
        "data": str(folder()),
    }
    if asked.json:
        print(json.dumps(facts, ensure_ascii=False))
        return OK
    print(f"rummery {__version__}, Python {platform.python_version()}")
    if build.compiled:
        print(speech.text("info-compiled"))
    else:
        print(speech.text(f"info-interpreted-{build.why}", detail=build.detail))
    if build.stale:
        print(speech.text("info-stale", files=Said(", ".join(build.stale))))
    print(speech.text("info-games", games=", ".join(GAMES)))
    print(speech.text("info-bots", bots=", ".join(LEVELS)))
    print(speech.text("info-data", folder=Said(folder())))
    return OK
