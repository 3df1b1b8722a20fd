"""The least cost of a question and the melds that give it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rummery.melds.solver.hopeless import set_aside
from rummery.melds.solver.numbers import INFINITE
from rummery.melds.solver.piece import Piece
from rummery.melds.solver.question import Question
from rummery.melds.solver.sweep import Sweep
from rummery.melds.solver.tables import Tables
from rummery.melds.solver.trace import pieces

_NARROW: Final = (8, 32, 128, 512, 2048)
"""A sweep with no layer much wider than this is sure. Else it goes on with so many states of each layer, finds a good
answer, and a wider one looks for a better one, or proves that there is none."""
_WIDE: Final = 8
"""How many times as wide a layer may be."""
_MOST_KEPT: Final = 300_000
"""Rows longer than this are given back after the question."""


@final
class Answer:
    """The least cost, and the melds."""

    def __init__(self, cost: int, melds: list[Piece]) -> None:
        self.cost: Final = cost
        self.melds: Final = melds


@final
class _Search:
    """The best answer so far."""

    def __init__(self, sweep: Sweep, tables: Tables, question: Question, tells: bool, bound: i64) -> None:
        self.sweep: Final = sweep
        self.tables: Final = tables
        self.question: Final = question
        self.tells: Final = tells
        self.bound = bound
        """What an answer may cost; a better one than that found."""
        self.cost: i64 = INFINITE
        self.melds: list[Piece] = []

    def run(self, widest: i64, narrow: i64) -> bool:
        """Sweeps once, and keeps what is better than all before. Whether no answer can be better still."""
        found: i64 = self.sweep.run(self.tables, self.question, self.bound, widest, narrow)
        if found < INFINITE and found <= self.bound:  # wild cards left over are paid for last, and may exceed it
            self.cost = found
            if not self.question.earns:
                self.bound = found - 1
            if self.tells:
                self.melds = pieces(self.sweep)
        return not self.sweep.is_thinned or (found == 0 and not self.question.earns)


_idle: Final[list[Sweep]] = []


def solve(tables: Tables, question: Question, tells: bool = True, bound: int = INFINITE) -> Answer | None:
    """The best answer to a question, or None where there is none that costs no more than *bound*.

    The melds are told only with *tells*.
    """
    try:
        sweep = _idle.pop()  # another thread may take the last one between a look and the taking
    except IndexError:
        sweep = Sweep(tables, question)
    aside = set_aside(tables, question)
    search = _Search(sweep, tables, question, tells, INFINITE if question.earns else bound - aside)
    _search(search)
    answer = None
    if search.cost < INFINITE and search.cost + aside <= bound:
        answer = Answer(aside + int(search.cost), search.melds)
    if len(sweep.states) < _MOST_KEPT:
        _idle.append(sweep)
    return answer


def _search(search: _Search) -> None:
    """Sweeps until it is sure that nothing is better."""
    if not search.question.earns:
        for narrow in _NARROW:
            if search.run(narrow * _WIDE, narrow):
                return
    search.run(INFINITE, INFINITE)
