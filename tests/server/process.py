"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Process:
    """`rummery serve` on a free port."""

    def __init__(self, folder: Path, **variables: str) -> None:
        environment = os.environ | {"RUMMERY_DATA": str(folder), "PYTHONUNBUFFERED": "1"} | variables
        environment |= {"RUMMERY_MESSAGES_BURST": "1000000", "RUMMERY_REQUESTS_BURST": "1000000"}
        command = [sys.executable, "-m", "rummery", "serve", "--no-open", "--log", "json", "--lang", "en"]
        command += ["--port", "0"]
        self.log = (folder / "log").open("ab")
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True, bufsize=1
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found is not None, line
        self.port = int(found[1])

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()

    def gone(self) -> int:
        """Wait until it has ended; its status."""
        status = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return status


@contextmanager
def process(folder: Path, **variables: str) -> Iterator[Process]:
    """A server process that does not outlive the test."""
    started = Process(folder, **variables)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.kill()
        started.gone()
