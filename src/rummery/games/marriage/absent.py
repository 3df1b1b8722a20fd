"""The written result of a player who does not finish a match, or misses a deal (MAR-42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rummery.games.marriage.options import TWO_HIGHEST, TWO_LOWEST

_OTHERS: Final = 2
"""MAR-42: how many results of others are added."""


def written_result(absent_result: str, others: Sequence[int]) -> int | None:
    """MAR-42: what is written down for one who is absent, from the full results of the *others*.

    None where nothing can be: then a match is void in all statistics, and a single deal is played again.
    *absent_result* is `two_lowest` or `two_highest`; with `bot` nobody is absent, and asking is a ValueError.
    """
    if absent_result not in (TWO_LOWEST, TWO_HIGHEST):
        raise ValueError(absent_result)
    if len(others) < _OTHERS:
        return None
    return sum(sorted(others, reverse=absent_result == TWO_HIGHEST)[:_OTHERS])
