"""The score sheet of a real table of Rami: the page's examples through this door."""

from __future__ import annotations

import pytest

from rummery.games.rami import RAMI
from rummery.play.match import Match, MatchOver
from rummery.play.options import Value
from rummery.play.problem import Problem
from rummery.play.sheet import Facts
from rummery.table.sheet import ScoreSheet
from tests.games.sheet import Told, facts_of

HANDS: list[object] = [None, "KS 7D X", "AH 2C"]


def told(chosen: dict[str, Value] | None = None, seats: int = 3, /, **answers: object) -> Told:
    return Told("rami", seats, chosen or {}, {key.replace("_", "-"): value for key, value in answers.items()})


def test_RAM_31_and_32_what_was_laid_and_what_is_left_in_the_other_hands() -> None:
    deal = told(winner=0, laid=[60, 40, 15], left=HANDS)
    assert deal.lines == [(0, 60, "RAM-31"), (1, 40, "RAM-31"), (2, 15, "RAM-31"), (0, 35 + 20, "RAM-32")]
    assert deal.scores == (115, 40, 15)
    assert deal.ended.winners == (0,)
    assert told(winner=0, laid=[60, 40, 15], left=[None, 35, 20]).lines == deal.lines


@pytest.mark.parametrize(
    ("laid", "rami", "more"),
    [
        ([0, 40, 15], {}, 55),
        ([0, 0, 0], {}, 155),
        ([0, 40, 0], {"rami": True, "alone": False}, 255),
        ([0, 40, 0], {"rami": True, "alone": True}, 355),
        ([0, 0, 0], {"rami": True, "alone": True}, 455),
    ],
)
def test_RAM_32_to_34_example_3(laid: list[int], rami: dict[str, object], more: int) -> None:
    assert told(winner=0, laid=laid, left=HANDS, **rami).scores == (more, laid[1], laid[2])


@pytest.mark.parametrize(
    ("rami", "counts"),
    [
        ({}, (35, 20)),
        ({"rami": True, "others_laid": True, "alone": False}, (70, 40)),
        ({"rami": True, "others_laid": True, "alone": True}, (105, 60)),
        ({"rami": True, "others_laid": False}, (140, 80)),
    ],
)
def test_RAM_40_and_41_example_4(rami: dict[str, object], counts: tuple[int, int]) -> None:
    assert told({"elimination": True}, winner=0, left=HANDS, **rami).scores == (0, *counts)


def test_RAM_14_a_deal_without_a_winner() -> None:
    deal = told(winner="nobody", laid=[60, 40, 0])
    assert deal.lines == [(0, 60, "RAM-31"), (1, 40, "RAM-31")]
    assert deal.ended.winners == ()
    counted = told({"elimination": True}, winner="nobody", left=["KS", "7D", 0])
    assert counted.lines == [(0, 10, "RAM-40"), (1, 5, "RAM-40")]


def test_RAM_21_and_44_penalties_example_7() -> None:
    deal = told(winner=0, laid=[60, 40, 15], left=HANDS, kept=True, jokers_kept=[0, 2, 0])
    assert (1, -600, "RAM-21") in deal.lines
    moved = told(
        {"manipulation": True}, winner=0, laid=[60, 40, 15], left=HANDS, kept=True, jokers_kept=0, cards_kept=[1, 0, 0]
    )
    assert (0, -300, "RAM-44") in moved.lines
    out = told({"elimination": True}, winner=0, left=HANDS, kept=True, jokers_kept=[0, 1, 0])
    assert out.scores == (0, 335, 20)
    with pytest.raises(AssertionError, match="not asked"):
        told({"penalty": 0}, winner=0, laid=[60, 40, 15], left=HANDS, kept=True)


def test_RAM_46_time_that_was_up() -> None:
    deal = told({"timer": 60}, winner=0, laid=[60, 40, 15], left=HANDS, late=[0, 2, 0])
    assert (1, -100, "RAM-46") in deal.lines
    out = told({"timer": 60, "elimination": True}, winner=0, left=HANDS, late=[1, 0, 0])
    assert (0, 50, "RAM-46") in out.lines


def test_RAM_33_with_cards_moved_the_points_do_not_tell_who_has_laid() -> None:
    chosen: dict[str, Value] = {"manipulation": True}
    assert told(chosen, winner=0, laid=[60, -5, 0], left=HANDS, others_laid=True).scores == (115, -5, 0)
    assert told(chosen, winner=0, laid=[60, 0, 0], left=HANDS, others_laid=False).scores == (215, 0, 0)


@pytest.mark.parametrize(("values", "left", "points"), [("rounded", "AS 2H", 20), ("traditional", "AS 2H", 13)])
def test_RAM_30_cards_count_as_the_table_has_chosen(values: str, left: str, points: int) -> None:
    deal = told({"values": values}, 2, winner=1, laid=[15, 40], left=[left, None])
    assert (1, points, "RAM-32") in deal.lines


# ---- The match ------------------------------------------------------------------------------------------------------


def sheet(chosen: dict[str, Value], *deals: dict[str, object], seats: int = 3) -> ScoreSheet:
    found = ScoreSheet(RAMI, chosen, ("Ann", "Bob", "Cid")[:seats], 0, None)
    for answers in deals:
        assert isinstance(found.next, Match)
        found = found.with_deals([*found.facts(), facts_of(found.next, "rami", answers)])
    return found


def test_RAM_40_example_5_who_exceeds_the_limit_is_out_and_is_not_asked_about_any_more() -> None:
    chosen: dict[str, Value] = {"elimination": True}
    first: dict[str, object] = {"winner": 0, "left": [None, 470, 470]}
    both = sheet(chosen, first, {"winner": 0, "left": [None, 30, 35]})
    assert isinstance(both.next, Match)
    assert both.next.out == (False, False, True)
    last = both.with_deals([*both.facts(), facts_of(both.next, "rami", {"winner": 1, "left": [501, None, None]})])
    assert isinstance(last.next, MatchOver)
    assert last.next.winners == (1,)


def test_RAM_35_the_match_ends_at_the_limit() -> None:
    deal: dict[str, object] = {"winner": 0, "laid": [600, 40, 0], "left": [None, 0, 0]}
    assert sheet({}, deal).over() is None
    ended = sheet({}, deal, deal)
    over = ended.over()
    assert over is not None
    assert (over.rule, over.winners, ended.totals()) == ("RAM-35", (0,), (1200, 80, 0))
    with pytest.raises(Problem, match="record-match-over"):
        ended.with_deals([*ended.facts(), ended.facts()[0]])


def test_RAM_03_the_deal_moves_on() -> None:
    deal: dict[str, object] = {"winner": 0, "laid": [60, 40, 0], "left": [None, 0, 0]}
    assert [entry.match.dealer for entry in sheet({}, deal, deal, deal, deal).entries] == [0, 1, 2, 0]


def test_RAM_01_no_more_cards_of_a_kind_than_the_packs_hold() -> None:
    with pytest.raises(Problem, match="input-too-often"):
        sheet({}, {"winner": 0, "laid": [60, 40, 0], "left": [None, "KS KS", "KS"]})
    sheet({}, {"winner": 0, "laid": [60, 40, 0], "left": [None, "KS", "KS"]})


def test_everybody_settles_the_difference_with_everybody() -> None:
    points = sheet({}, {"winner": 0, "laid": [100, 70, 10], "left": [None, 0, 0]})
    assert points.owed() == [3 * 100 - 180, 3 * 70 - 180, 3 * 10 - 180, 0]
    low = sheet({"elimination": True}, {"winner": 0, "left": [None, 35, 20]})
    assert low.owed() == [55, -(3 * 35 - 55), -(3 * 20 - 55), 0]


def test_answers_that_the_question_does_not_have() -> None:
    for wrong in (3, -1, True, "Ann", None):
        with pytest.raises((Problem, AssertionError)):
            sheet({}, {"winner": wrong})
    with pytest.raises(Problem, match="input-number"):
        sheet({}, {"winner": 0, "laid": -5})
    assert Facts().seat("winner") is None
