"""What came of moves that were made for a while, and the rows of the table that it gives."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.measure import MOVES, SECONDS, Role, Row, Unit

ERRORS: Final = Unit("errors", False)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Moves, all of them made within *seconds*."""

    seconds: float
    waits: list[float]
    """Seconds until each move was answered."""
    errors: int
    cpu: float
    """Seconds for which the server had a processor."""

    def rate(self) -> float:
        """Moves a second."""
        return len(self.waits) / self.seconds

    def wait(self, part: float) -> float:
        """How long this part of the moves waited at most; 0.5 is the median."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    def cpu_of_a_move(self) -> float:
        """Seconds of a processor that the server spent on a move."""
        return self.cpu / len(self.waits)


def rows(pace: str, outcomes: dict[tuple[str, Role], list[Outcome] | str]) -> list[Row]:
    """The rows for one *pace*: what was measured, by who was; each with a figure a pass, or why there is none."""
    found: list[Row] = []
    for subject, unit, figure in (
        ("moves", MOVES, Outcome.rate),
        ("half are answered within", SECONDS, lambda outcome: outcome.wait(0.5)),
        ("99 of 100 are answered within", SECONDS, lambda outcome: outcome.wait(0.99)),
        ("the server's processor time of a move", SECONDS, Outcome.cpu_of_a_move),
        ("errors", ERRORS, lambda outcome: float(outcome.errors)),
    ):
        for (who, role), got in outcomes.items():
            missing = got if isinstance(got, str) else "" if all(one.waits for one in got) else "no move was answered"
            figures = () if isinstance(got, str) or missing else tuple([figure(one) for one in got])
            # Nothing is so many times as good as no error at all.
            row_role: Role = "floor" if unit is ERRORS else role
            found.append(Row(f"{pace}: {subject}", who, row_role, unit, figures, missing))
    return found


def cpu_seconds(process: int) -> float:
    """The time that a process has had a processor; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
