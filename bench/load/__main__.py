"""`python -m bench.load`: tables of two, one move a second each; then as many moves as can be. It ends by itself."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import uvloop

from bench.load.players import Pair, seated, summary

_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Load a server of its own on 127.0.0.1.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long one move a second is made at each table")
    parser.add_argument("--most", type=float, default=10.0, help="how long as many moves as possible are made")
    parser.add_argument("--words", action="store_true", help="every update with its sentences and labels")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rummery-load-") as folder:
        server = start(Path(folder))
        try:
            assert server.stdout is not None
            found = _ADDRESS.search(server.stdout.readline())
            if found is None:
                raise SystemExit("the server did not start")
            print(json.dumps(uvloop.run(load(server.pid, int(found[1]), asked)), indent=2))
        finally:
            server.terminate()
            server.wait(10)


def start(folder: Path) -> subprocess.Popen[str]:
    """A server on a free port, with an empty store on this disk."""
    environment = os.environ | {
        "RUMMERY_DATA": str(folder),
        "RUMMERY_REQUESTS_BURST": "1000000",
        "RUMMERY_MESSAGES_BURST": "1000000",
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "-m", "rummery", "serve", "--port", "0", "--no-open", "--lang", "en"]
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)


async def load(server: int, port: int, asked: argparse.Namespace) -> dict[str, object]:
    """Both measurements, at the same tables."""
    pairs = await seated(port, asked.tables, asked.words)
    try:
        steady = await play(server, pairs, asked.seconds, 1.0)
        fastest = await play(server, pairs, asked.most, 0.0)
    finally:
        await asyncio.gather(*[pair.close() for pair in pairs])
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load_before": os.getloadavg()[0],
        "tables": asked.tables,
        "sockets": 2 * asked.tables,
        "words": asked.words,
        "one_move_a_second": steady,
        "as_many_as_possible": fastest,
    }


async def play(server: int, pairs: list[Pair], seconds: float, every: float) -> dict[str, object]:
    """Let all tables play for so long, a move *every* so many seconds; the waits for the answers, in milliseconds."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    before = cpu_seconds(server)
    waits = await asyncio.gather(
        *[pair.play(until, every, every * at / len(pairs)) for at, pair in enumerate(pairs)], return_exceptions=True
    )
    errors = [one for one in waits if isinstance(one, BaseException)]
    answered = [wait for one in waits if not isinstance(one, BaseException) for wait in one]
    found = summary(answered, seconds, len(errors) + sum([pair.errors for pair in pairs]))
    return found | {"server_cpu_ms_per_move": round((cpu_seconds(server) - before) * 1000 / max(1, len(answered)), 3)}


def cpu_seconds(process: int) -> float:
    """The time that a process has had a processor; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
