"""Where matches and score sheets are kept, each in a file of its own, written anew after every move or deal."""

from __future__ import annotations

import datetime
import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from rummery.play.problem import Problem

MATCHES: Final = "matches"
SHEETS: Final = "sheets"
_UNFINISHED: Final = ".unfinished.json"


def folder(kind: str = MATCHES) -> Path:
    """The folder of the matches or of the score sheets, in RUMMERY_DATA or in the user's data folder."""
    chosen = os.environ.get("RUMMERY_DATA")
    return (Path(chosen) if chosen else user_data_path("rummery", appauthor=False)) / kind


def new_file(game: str, now: datetime.datetime, kind: str = MATCHES) -> Path:
    """The file of a match, or of a sheet, that begins now; there is no such file yet."""
    file = folder(kind) / f"{now:%Y-%m-%d-%H%M%S}-{game}-{os.getpid()}{_UNFINISHED}"
    return new_file(game, now + datetime.timedelta(seconds=1), kind) if file.exists() else file


def latest_unfinished(game: str | None, kind: str = MATCHES) -> Path | None:
    """The file of the match, or of the sheet, that was begun last and is not over, of *game* where that is given."""
    pattern = f"*{_UNFINISHED}" if game is None else f"*-{game}-*{_UNFINISHED}"
    return max(folder(kind).glob(pattern), key=lambda file: file.name, default=None)


def save(file: Path, text: str) -> None:
    """Write *text* so that the file holds either what it held or all of it. Raises Problem ``save-failed``."""
    beside = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as error:
        raise Problem.of_system("save-failed", error, file=str(file)) from None


def finish(file: Path) -> Path:
    """Give the file of a match that is over its last name."""
    finished = file.with_name(file.name.replace(_UNFINISHED, ".json"))
    try:
        file.replace(finished)
    except OSError as error:
        raise Problem.of_system("save-failed", error, file=str(finished)) from None
    return finished
