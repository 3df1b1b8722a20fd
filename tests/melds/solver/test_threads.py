"""Several threads ask at once: each gets its own answer."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from rummery.melds.solver import solve
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.told import Arrangement
from tests.melds.solver.games import Case, case

THREADS = 4


@contextmanager
def threads_change_often() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def answer(asked: Case) -> Arrangement | None:
    return arrange(asked.hand, asked.game, asked.aim, asked.goal)


def test_threads_that_ask_at_once_are_answered_as_one_after_the_other() -> None:
    random = Random("threads")
    cases = [case("rami", random, (1, 2, 3)) for _ in range(300)]
    alone = [answer(asked) for asked in cases]
    assert len({None if one is None else one.left for one in alone}) > 100
    with threads_change_often(), ThreadPoolExecutor(THREADS) as pool:
        together = list(pool.map(answer, cases * THREADS))
    assert together == alone * THREADS


class Emptied(list[Any]):
    """What was kept, where another thread takes the last of it just after one has looked."""

    def __bool__(self) -> bool:
        return True


def test_what_another_thread_has_just_taken_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = case("rami", Random("taken"))
    alone = answer(asked)
    assert alone is not None
    kept = Emptied()
    monkeypatch.setattr(solve, "_idle", kept)
    assert answer(asked) == alone
