"""The score sheet of a real table of Manipulation: the page's examples through this door."""

from __future__ import annotations

import pytest

from rummery.games.manipulation import MANIPULATION
from rummery.play.match import Match
from rummery.play.options import Value
from rummery.play.problem import Problem
from rummery.table.sheet import ScoreSheet
from tests.games.sheet import NAMES, Told, facts_of


def told(chosen: dict[str, Value] | None = None, seats: int = 3, /, **answers: object) -> Told:
    return Told("manipulation", seats, chosen or {}, dict(answers))


@pytest.mark.parametrize(
    ("left", "scores"),
    [
        ([4, 20, 35], (47, 0, 0)),
        (["4H", "KS TD", "X JS"], (47, 0, 0)),
        ([5, 3, 20], (0, 29, 0)),
        ([5, 5, 12], (0, 17, 0)),
        ([4, 4, 4, 30], (0, 36, 36, 0)),
        ([5, 3, 3, 20], (0, 29, 29, 0)),
        ([2, 17], (15, 0)),
    ],
)
def test_MAN_31_and_32_examples_1_to_3_a_knock(left: list[object], scores: tuple[int, ...]) -> None:
    deal = told(None, len(left), ended=0, left=left)
    assert deal.scores == scores
    assert deal.ended.winners == tuple(seat for seat, points in enumerate(scores) if points)


def test_MAN_33_example_3_going_out() -> None:
    deal = told(ended=1, out=True, left=[14, None, 25])
    assert deal.lines == [(1, 39, "MAN-31"), (1, 25, "MAN-33")]
    assert deal.ended.winners == (1,)


def test_MAN_34_example_3_the_last_lap() -> None:
    assert told(ended="nobody", left=[12, 18, 40]).lines == [(0, 34, "MAN-34")]
    tied = told(ended="nobody", left=[12, 12, 40])
    assert tied.scores == (28, 28, 0)
    assert tied.ended.winners == (0, 1)


@pytest.mark.parametrize(
    ("hand", "limit", "right"), [("AS 4D", 5, True), ("6C", 5, False), (6, 5, False), (6, 10, True)]
)
def test_MAN_20_a_knocker_holds_few_points(hand: object, limit: int, right: bool) -> None:
    if right:
        assert told({"knock_limit": limit}, ended=0, left=[hand, 20, 20]).ended.winners == (0,)
    else:
        with pytest.raises(Problem, match="input-number"):
            told({"knock_limit": limit}, ended=0, left=[hand, 20, 20])


def sheet(chosen: dict[str, Value], seats: int, *deals: dict[str, object]) -> ScoreSheet:
    found = ScoreSheet(MANIPULATION, chosen, NAMES[:seats], 0, None)
    for answers in deals:
        assert isinstance(found.next, Match)
        found = found.with_deals([*found.facts(), facts_of(found.next, "manipulation", answers)])
    return found


def test_MAN_35_example_4_the_end_of_the_match() -> None:
    """152 with one deal won, 148 with five."""
    small: dict[str, object] = {"ended": 1, "left": [28, 0]}
    last: dict[str, object] = {"ended": 1, "left": [36, 0]}
    big: dict[str, object] = {"ended": 0, "left": [0, 152]}
    for_all: dict[str, Value] = {"round_bonus_for_all": True}
    ended = sheet({}, 2, small, small, small, small, last, big)
    assert ended.entries[-1].totals == (152, 148)
    over = ended.over()
    assert over is not None
    assert (ended.totals(), over.winners) == ((252, 148 + 5 * 25), (1,))
    both = sheet(for_all, 2, small, small, small, small, last, big)
    assert both.totals() == (277, 273)
    assert both.owed() == [2 * 277 - 550, 2 * 273 - 550, 0]
