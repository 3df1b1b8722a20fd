"""The score sheet of a real table of Shanghai rum: the page's examples through this door."""

from __future__ import annotations

import pytest

from rummery.games.shanghai import SHANGHAI
from rummery.play.match import Match
from rummery.play.options import Value
from rummery.table.sheet import ScoreSheet
from tests.games.sheet import NAMES, Told, facts_of


def told(chosen: dict[str, Value] | None = None, seats: int = 3, /, **answers: object) -> Told:
    return Told("shanghai", seats, chosen or {}, dict(answers))


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("2S 5D KH AC X", 75),
        ("3S 4S 5S 6S 7S 8S 9S TS JS 2S X", 100),
        ("9S 9D JC", 20),
        ("AS AD 3C", 35),
        (75, 75),
    ],
)
def test_SHA_30_example_1_what_a_hand_counts(cards: object, points: int) -> None:
    deal = told(out=0, left=[None, cards, 0])
    assert deal.lines == [(1, points, "SHA-30")]
    assert deal.ended.winners == (0,)


def test_SHA_26_nobody_went_out_and_everybody_counts() -> None:
    deal = told(out="nobody", left=["2S", 5, "9S 9D JC"])
    assert deal.scores == (20, 5, 20)
    assert deal.ended.winners == ()


@pytest.mark.parametrize(
    ("answers", "bonus"),
    [({}, 10), ({"blind": False}, 10), ({"blind": True, "wild": True}, 35), ({"blind": True, "wild": False}, 60)],
)
def test_SHA_31_bonuses_for_going_out(answers: dict[str, object], bonus: int) -> None:
    deal = told({"out_bonus": 10, "blind_bonus": 25}, 3, out=1, left=[20, None, 0], **answers)
    assert deal.scores == (20, -bonus, 0)


def sheet(chosen: dict[str, Value], *deals: dict[str, object]) -> ScoreSheet:
    found = ScoreSheet(SHANGHAI, chosen, NAMES[:3], 0, None)
    for answers in deals:
        assert isinstance(found.next, Match)
        found = found.with_deals([*found.facts(), facts_of(found.next, "shanghai", answers)])
    return found


def test_SHA_31_example_4_the_lowest_total_leads() -> None:
    after_three = sheet(
        {},
        {"out": 0, "left": [None, 35, 0]},
        {"out": 1, "left": [75, None, 0]},
        {"out": 2, "left": [20, 100, None]},
    )
    assert after_three.totals() == (95, 135, 0)
    # everybody pays everybody the difference, few points being good
    assert after_three.owed() == [230 - 3 * 95, 230 - 3 * 135, 230, 0]


@pytest.mark.parametrize(("chosen", "deals"), [({}, 10), ({"contracts": "seven"}, 7), ({"tenth": "none"}, 9)])
def test_SHA_03_and_31_the_match_has_a_deal_for_each_contract(chosen: dict[str, Value], deals: int) -> None:
    deal: dict[str, object] = {"out": 0, "left": [None, 5, 10]}
    assert sheet(chosen, *[deal] * (deals - 1)).over() is None
    over = sheet(chosen, *[deal] * deals).over()
    assert over is not None
    assert (over.winners, over.totals) == ((0,), (0, 5 * deals, 10 * deals))
