"""`python -m bench`: measure everything, print one table, keep it in RESULTS.md."""

from __future__ import annotations

import json
import secrets
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from bench import arranging, copying, deadwood, play, start
from bench.measure import Effort, Measure, Row, measured
from bench.report import as_data, machine, page, table

SUBJECTS: Final = (play, copying, deadwood, arranging, start)
RESULTS: Final = Path(__file__).with_name("RESULTS.md")


def main() -> None:
    """Measure what the command line asks for."""
    parser = ArgumentParser(prog="python -m bench", description="Measure what the README says about speed.")
    parser.add_argument("--json", action="store_true", help="print JSON in place of the table")
    parser.add_argument("--quick", action="store_true", help="a rough look in seconds; RESULTS.md stays as it is")
    parser.add_argument("--seed", type=int, help="play the deals of an earlier run (default: deals nobody has seen)")
    asked = parser.parse_args()
    seed: int = secrets.randbits(32) if asked.seed is None else asked.seed
    effort = Effort(3, 0.1, seed, 10) if asked.quick else Effort(5, 1.0, seed, 100)
    about = machine(effort)
    rows = run([measure for subject in SUBJECTS for measure in subject.measures(effort)], effort)
    if asked.json:
        print(json.dumps(as_data(rows, about), ensure_ascii=False, indent=2))
    else:
        print(table(rows))
    if not asked.quick:
        RESULTS.write_text(page(rows, about), encoding="utf-8")
    if any(row.is_wrong for row in rows):
        raise SystemExit("Answers differ: see the table.")


def run(measures: list[Measure], effort: Effort) -> list[Row]:
    """The rows; the progress is shown where somebody looks."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    # It draws only between two figures: its own thread would take time from what is measured.
    with Progress(
        *columns, console=console, auto_refresh=False, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=len(measures) * effort.passes)

        def tick(measure: Measure) -> None:
            bar.update(task, advance=1, description=f"{measure.subject}: {measure.who}", refresh=True)

        return list(measured(measures, effort.passes, tick))


if __name__ == "__main__":
    main()
