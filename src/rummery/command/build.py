"""What is compiled of the lower floors, and whether the sources beside it have been changed since."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, Final

FLOORS: Final = ("cards", "melds", "play", "games")


@dataclass(frozen=True, slots=True)
class Build:
    """How the modules under a folder were built."""

    compiled: bool
    """Whether Python takes compiled modules; where a part is not compiled, it is stale."""
    stale: tuple[str, ...]
    """Sources that are not those that were compiled. Their text decides: installing changes their times."""
    why: str
    """What hindered compiling; a word of a message's name."""
    detail: str


def look(package: Path) -> Build:
    """How *package*, the folder of rummery, was built; its sources stand beside what is compiled."""
    sources = {
        path.relative_to(package.parent).as_posix(): path
        for floor in FLOORS
        for path in sorted((package / floor).rglob("*.py"))
    }
    told = package / "build.json"
    about: dict[str, Any] = json.loads(told.read_text(encoding="utf-8")) if told.exists() else {"why": "checkout"}
    if not any(is_compiled(path) for path in sources.values()):
        return Build(False, (), about["why"] or "elsewhere", about.get("detail", ""))
    made_from: dict[str, str] = about.get("compiled", {})
    there = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in sources.items()}
    stale = [name for name in sorted(there.keys() | made_from.keys()) if there.get(name) != made_from.get(name)]
    return Build(True, tuple(stale), "", "")


def is_compiled(source: Path) -> bool:
    """Whether Python takes another file than this one when its module is imported."""
    place = source.parent if source.stem == "__init__" else source
    spec = PathFinder.find_spec(place.stem, [str(place.parent)])
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
