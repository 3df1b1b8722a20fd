"""A server of the playroom in a process of its own, and the people at its tables in this one."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import uvloop

from bench.load.outcome import Outcome, cpu_seconds
from bench.load.players import Pair, seated

_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")
_STOP_SECONDS: Final = 10
_QUIET_SECONDS: Final = 0.5
_LONGEST_WARMING: Final = 30.0


def both(tables: int, seconds: float, most: float, words: bool) -> tuple[Outcome, Outcome]:
    """A move a second at each table, then as many as can be."""
    with TemporaryDirectory(prefix="rummery-load-") as folder, _server(Path(folder)) as server:
        assert server.stdout is not None
        found = _ADDRESS.search(server.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        return uvloop.run(_both(server.pid, int(found[1]), tables, seconds, most, words))


@contextmanager
def _server(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A server on a free port, with an empty store on this disk."""
    environment = os.environ | {
        "RUMMERY_DATA": str(folder),
        "RUMMERY_REQUESTS_BURST": "1000000",
        "RUMMERY_MESSAGES_BURST": "1000000",
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "-m", "rummery", "serve", "--port", "0", "--no-open", "--lang", "en"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        yield server
    finally:
        server.terminate()
        server.wait(_STOP_SECONDS)


async def _both(
    server: int, port: int, tables: int, seconds: float, most: float, words: bool
) -> tuple[Outcome, Outcome]:
    pairs = await seated(port, tables, words)
    await _warm(server)
    try:
        return await _play(server, pairs, seconds, 1.0), await _play(server, pairs, most, 0.0)
    finally:
        await asyncio.gather(*[pair.close() for pair in pairs])


async def _warm(server: int) -> None:
    """Wait until the server has nothing to do: after its start it still reads its messages."""
    loop = asyncio.get_running_loop()
    latest = loop.time() + _LONGEST_WARMING
    before = -1.0
    while (now := cpu_seconds(server)) > before and loop.time() < latest:
        before = now
        await asyncio.sleep(_QUIET_SECONDS)


async def _play(server: int, pairs: list[Pair], seconds: float, every: float) -> Outcome:
    """Let all tables play for so long, a move *every* so many seconds."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    before = cpu_seconds(server)
    waits = await asyncio.gather(
        *[pair.play(until, every, every * at / len(pairs)) for at, pair in enumerate(pairs)], return_exceptions=True
    )
    broken = len([one for one in waits if isinstance(one, BaseException)])
    answered = [wait for one in waits if not isinstance(one, BaseException) for wait in one]
    return Outcome(seconds, answered, broken + sum([pair.errors for pair in pairs]), cpu_seconds(server) - before)
