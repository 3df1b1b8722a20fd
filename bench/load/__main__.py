"""`python -m bench.load`: many matches at once, ours and a peer's, a move a second and as many as can be."""

from __future__ import annotations

import argparse
from importlib.metadata import version
from pathlib import Path
from typing import Final

from bench.load import ours, peer
from bench.load.outcome import Outcome, rows
from bench.measure import CannotMeasureError, Effort, Role, Row
from bench.report import machine, table

RESULTS: Final = Path(__file__).with_name("RESULTS.md")
OURS: Final = "Rummery, stored before shown"
PEER: Final = "boardgame.io, in memory"

ABOUT: Final = """\
Both servers in a process of their own on this machine, the clients beside them in one process, two sockets a match;
the next move of a match is made when both have been shown the last. A wait is from the sending of a move to its answer
to who made it. With us that comes once the move is on the disk; boardgame.io shows it before it stores it, here in
memory. Ours is a game of Rami with all its laws, menus and hashes; the peer's is as little as is still a card game:
draw and discard, with hidden hands. The figures are those of one machine on one day, whoever else was busy on it:
**trust the ratios**, and of them most the processor time. The last column compares each row of ours with the peer's, by
its letter; above 1 is in our favour."""


def main() -> None:
    """Measure, print what was found, and keep it."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Load servers of its own on 127.0.0.1.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long one move a second is made at each table")
    parser.add_argument("--most", type=float, default=10.0, help="how long as many moves as possible are made")
    parser.add_argument("--passes", type=int, default=1, help="how often both are measured, in turn")
    parser.add_argument("--words", action="store_true", help="ours: every update with its sentences and labels")
    parser.add_argument("--alone", action="store_true", help="without the peer; RESULTS.md stays as it is")
    asked = parser.parse_args()
    about = _about(asked)
    measured = _measured(asked)
    # The peer is installed by now.
    about |= {} if asked.alone else peer.versions()
    print(table(measured))
    if not asked.alone:
        RESULTS.write_text(_page(measured, about), encoding="utf-8")


def _measured(asked: argparse.Namespace) -> list[Row]:
    steady: dict[tuple[str, Role], list[Outcome] | str] = {}
    fastest: dict[tuple[str, Role], list[Outcome] | str] = {}
    mine: list[tuple[Outcome, Outcome]] = []
    theirs: list[tuple[Outcome, Outcome]] = []
    missing = ""
    for _ in range(asked.passes):
        mine.append(ours.both(asked.tables, asked.seconds, asked.most, asked.words))
        if not asked.alone and not missing:
            try:
                theirs.append(peer.both(asked.tables, asked.seconds, asked.most))
            except CannotMeasureError as problem:
                missing = str(problem)
    for at, pace in enumerate((steady, fastest)):
        pace[OURS, "ours"] = [both[at] for both in mine]
        if not asked.alone:
            pace[PEER, "peer"] = missing or [both[at] for both in theirs]
    return [*rows("a move a second", steady), *rows("as many as can be", fastest)]


def _about(asked: argparse.Namespace) -> dict[str, str]:
    about = machine(Effort(asked.passes, asked.seconds, 0, 0))
    kept = ("Date", "Machine", "Load before", "Python", "Rummery")
    return {name: about[name] for name in kept} | {
        "Uvicorn": version("uvicorn"),
        "Matches": f"{asked.tables}, with 2 sockets each, {'with' if asked.words else 'without'} words",
        "Passes": f"{asked.passes}: {asked.seconds:g} s at a move a second, {asked.most:g} s as many as can be",
    }


def _page(measured: list[Row], about: dict[str, str]) -> str:
    """What is kept in RESULTS.md."""
    facts = "\n".join(f"- {name}: {value}" for name, value in about.items())
    return f"# How many the server serves\n\nWritten by `make load`.\n\n{facts}\n\n{table(measured)}\n\n{ABOUT}\n"


if __name__ == "__main__":
    main()
