"""The table, for people and for machines, and what one must know to read it."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final

from bench.measure import BYTES, SECONDS, Effort, Row, Unit
from bench.peers import versions
from bench.play import is_native

HEAD: Final = ("", "What", "Who", "Median", "Least to most", "Times as good as")
SMALLER: Final = ((1, "s"), (1e3, "ms"), (1e6, "µs"), (1e9, "ns"))
RIGHT: Final = ("Median", "Least to most")

ABOUT: Final = """\
All figures come from one run on one machine; the rows of a kind were measured in turn, pass by pass, and the median
pass counts. Such machines are shared and noisy: the figures change from day to day, so **trust the ratios**. The last
column compares each row of Rummery's with the peers' rows of its kind, named by their letters: `2.0 a` is twice as good
as row a, and above 1 is in Rummery's favour.

Random play: every deal is new to the process, dealing included, except where it says copied. A move of Rummery's is
the whole way: see, list the moves, choose, ask every law, bring about; it plays its own games, the peers gin rummy, so
that a move is not the same amount of work. Interpreted: the same sources without what was compiled from them, in a
process for each pass. Moves are the players', not those of chance. RLCard and PettingZoo also fill
arrays for learners, which Rummery and OpenSpiel here do not; RLCard's second row leaves them out.

Deadwood: the least points left of a 10-card gin hand, each hand a call from Python, or all in one call; the same hands
for all, each in the form that its library takes. Hands rich in melds are runs and sets, filled up at random.
Arranging: a table of so many cards out of two packs, and 14 cards in hand. All cards of the table stay in melds, as
many of the hand as can be are laid, and it is proved that no more can be. The figure is the median position; all solve
the same ones, the peers once. Rummery, which solves them again and again, keeps no answers, but what can be done with
single faces; so does it in a game. In both, a peer's row stands only if its answers are Rummery's.

Copying: states from the first move of a deal to the last. Starting: median of new processes, user and system time
together, NumPy held to one thread."""


def machine(effort: Effort) -> dict[str, str]:
    """Where, when and with what it was measured."""
    about = {
        "Date": f"{datetime.now(UTC):%Y-%m-%d}",
        "Machine": f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        "Load before": f"{os.getloadavg()[0]:.1f}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "Rummery": f"{version('rummery')}, {'native' if is_native() else 'interpreted'}",
    }
    about |= {peer: found or "not installed" for peer, found in versions().items()}
    return about | {
        "Passes": f"{effort.passes} of {effort.seconds:g} s each",
        "Positions": f"{effort.places} of each kind",
        "Seed": str(effort.seed),
    }


def table(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table, aligned, so that it can be read as it is."""
    letters = _letters(rows)
    lines: list[tuple[str, ...]] = [HEAD]
    subject = ""
    for row in rows:
        what = "" if row.subject == subject else row.subject
        subject = row.subject
        letter = letters.get(row, "")
        if row.missing:
            lines.append((letter, what, row.who, "–", "", row.missing))
        else:
            spread = shown(row.unit, min(row.figures), max(row.figures))
            ratios = " · ".join(f"{_digits(times, 2)} {letters[other]}" for other, times in against(row, rows))
            lines.append((letter, what, row.who, shown(row.unit, row.median), spread, ratios))
    widths = [max(len(line[at]) for line in lines) for at in range(len(HEAD))]
    right = [name in RIGHT for name in HEAD]
    rule = tuple("-" * (width - 1) + ":" if is_right else "-" * width for width, is_right in zip(widths, right))
    lines.insert(1, rule)
    return "\n".join("| " + " | ".join(_padded(*cell) for cell in zip(line, widths, right)) + " |" for line in lines)


def against(row: Row, rows: Sequence[Row]) -> list[tuple[Row, float]]:
    """The peers' rows that a row of ours is compared with, and how many times as good it is."""
    if row.role != "ours" or row.missing:
        return []
    peers = [other for other in rows if other.subject == row.subject and other.role == "peer" and not other.missing]
    return [(other, row.times_better_than(other)) for other in peers]


def shown(unit: Unit, *values: float) -> str:
    """Figures with three digits that count, and their unit, chosen for the first."""
    factor, name = 1.0, unit.name
    if unit is BYTES:
        factor, name = 1e-6, "MB"
    elif unit is SECONDS:
        factor, name = next((one for one in SMALLER if values[0] * one[0] >= 1), SMALLER[-1])
    return " – ".join(_digits(value * factor, 3) for value in values) + f" {name}"


def as_data(rows: Sequence[Row], about: dict[str, str]) -> dict[str, Any]:
    """The same for a machine, in the units' own size."""
    return {
        "about": about,
        "rows": [
            {
                "subject": row.subject,
                "who": row.who,
                "role": row.role,
                "unit": row.unit.name,
                "figures": row.figures,
                "median": None if row.missing else row.median,
                "missing": row.missing or None,
                "times_as_good_as": {other.who: times for other, times in against(row, rows)},
            }
            for row in rows
        ],
    }


def page(rows: Sequence[Row], about: dict[str, str]) -> str:
    """What is kept in RESULTS.md."""
    facts = "\n".join(f"- {name}: {value}" for name, value in about.items())
    return f"# How fast it is\n\nWritten by `make bench`.\n\n{facts}\n\n{table(rows)}\n\n{ABOUT}\n"


def _letters(rows: Sequence[Row]) -> dict[Row, str]:
    peers = [row for row in rows if row.role == "peer"]
    names = [*ascii_lowercase, *(first + second for first in ascii_lowercase for second in ascii_lowercase)]
    return dict(zip(peers, names))


def _digits(value: float, digits: int) -> str:
    rounded = float(f"{value:.{digits}g}")
    whole = len(f"{rounded:.0f}")
    return f"{rounded:,.{max(digits - whole, 0) if rounded >= 1 else digits}f}"


def _padded(text: str, width: int, is_right: bool) -> str:
    return text.rjust(width) if is_right else text.ljust(width)


def _processor() -> str:
    about = Path("/proc/cpuinfo")
    if about.exists():
        for line in about.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"
