"""Starting: what a process costs before it does anything, in processor time and in memory."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter
from typing import Final

from bench.measure import BYTES, SECONDS, CannotMeasureError, Effort, Measure, Role

STATUS: Final = Path("/proc/self/status")
"""Where Linux tells a process how much memory it has had at most."""
TELL_PEAK: Final = f"; print(next(line for line in open('{STATUS}') if line.startswith('VmHWM')).split()[1])"
KIB: Final = 1024

# NumPy's threads spin while they wait for work, which would count as RLCard's.
ENVIRONMENT: Final = os.environ | {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}

IMPORTS: Final[list[tuple[str, Role, str]]] = [
    ("import rummery", "ours", "import rummery"),
    ("import rummery.games, all rules loaded", "ours", "import rummery.games"),
    ("import rlcard", "peer", "import rlcard"),
    ("import pyspiel (OpenSpiel)", "peer", "import pyspiel"),
    ("python alone", "floor", "pass"),
]


def measures(effort: Effort) -> list[Measure]:
    """Processor time of importing and of showing the rules; memory of importing."""
    rows = [_row("starting, processor time", who, role, code, effort, cpu_seconds) for who, role, code in IMPORTS]
    rules = partial(repeated, partial(cpu_seconds, ["-m", "rummery", "rules", "rami"]), effort.seconds)
    rows.insert(2, Measure("starting, processor time", "rummery rules rami", "ours", SECONDS, rules))
    if STATUS.exists():
        rows += [_row("starting, memory at most", who, role, code, effort, peak_bytes) for who, role, code in IMPORTS]
    return rows


def _row(subject: str, who: str, role: Role, code: str, effort: Effort, cost: Callable[[list[str]], float]) -> Measure:
    told = code + TELL_PEAK if cost is peak_bytes else code
    unit = BYTES if cost is peak_bytes else SECONDS
    module = code.removeprefix("import ")
    if role == "peer" and importlib.util.find_spec(module) is None:
        return Measure(subject, who, role, unit, None)
    return Measure(subject, who, role, unit, partial(repeated, partial(cost, ["-c", told]), effort.seconds))


def repeated(cost: Callable[[], float], seconds: float) -> float:
    """The median of as many processes as fit into *seconds*."""
    costs: list[float] = []
    begun = perf_counter()
    while not costs or perf_counter() - begun < seconds:
        costs.append(cost())
    return median(costs)


def cpu_seconds(arguments: list[str]) -> float:
    """What a Python with these arguments needs of the processor, the kernel's share included."""
    before = getrusage(RUSAGE_CHILDREN)
    _python(arguments)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def peak_bytes(arguments: list[str]) -> float:
    """The memory that a Python had at most; it tells so itself, last, as rusage would count its parent's too."""
    return float(_python(arguments).split()[-1]) * KIB


def _python(arguments: list[str]) -> str:
    # Isolated: it finds what is installed, not what lies in this directory.
    done = subprocess.run([sys.executable, "-I", *arguments], env=ENVIRONMENT, capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotMeasureError(f"fails: {(done.stderr.strip() or 'silently').splitlines()[-1]}")
    return done.stdout
