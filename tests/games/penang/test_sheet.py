"""The score sheet of a real table of Penang: the page's examples through this door."""

from __future__ import annotations

import pytest

from rummery.games.penang import PENANG
from rummery.play.match import Match
from rummery.play.options import Value
from rummery.table.sheet import ScoreSheet
from tests.games.sheet import NAMES, Told, facts_of

UNPLAYED = "2S 2D 4S 4D 6S 6D 8S 8D TS TD QS QD 3H 3C 5H 5C 7H 7C 9H 9C"
"""Spades and diamonds 2 + 4 + 6 + 8 + 10 + 10 each, hearts and clubs 3 + 5 + 7 + 9 each: 128 points."""


def told(chosen: dict[str, Value] | None = None, seats: int = 4, dealer: int = 0, /, **answers: object) -> Told:
    return Told("penang", seats, chosen or {}, dict(answers), dealer)


@pytest.mark.parametrize(("cards", "points"), [("AS KD 7C 7D X", 59), ("3H 4H 5H", 12), (59, 59)])
def test_PEN_30_examples_1_and_2_what_a_hand_counts(cards: object, points: int) -> None:
    deal = told(None, 2, game=0, left=[None, cards])
    assert deal.lines == [(1, points, "PEN-31")]
    assert deal.ended.winners == (0,)


@pytest.mark.parametrize(("option", "value", "points"), [("ace", 11, 31), ("ace", 1, 21), ("joker_points", 50, 65)])
def test_PEN_30_other_points_for_aces_and_jokers(option: str, value: int, points: int) -> None:
    assert told({option: value}, 2, game=0, left=[None, "AS X"]).scores == (0, points)


THIRD: dict[str, object] = {"game": 0, "left": [None, "QH 9C 2D", "AH AD", UNPLAYED]}


def test_PEN_31_example_3_game() -> None:
    deal = told(**THIRD)
    assert deal.scores == (0, 21, 30, 128)
    assert isinstance(deal.sheet.next, Match)
    assert deal.sheet.next.dealer == 0
    paid = told({"winner_collects": True}, **THIRD)
    assert paid.scores == (179, -21, -30, -128)
    assert paid.sheet.owed() == [179, -21, -30, -128, 0]
    assert deal.sheet.owed() == [179, 179 - 4 * 21, 179 - 4 * 30, 179 - 4 * 128, 0]


def test_PEN_32_example_4_all_are_dead() -> None:
    deal = told(game="nobody", left=[17, 17, 40, 5])
    assert deal.scores == (17, 17, 40, 5)
    assert deal.ended.winners == (3,)
    assert isinstance(deal.sheet.next, Match)
    assert deal.sheet.next.dealer == 3
    assert told({"winner_collects": True}, game="nobody", left=[17, 17, 40, 5]).scores == (-17, -17, -40, 74)


@pytest.mark.parametrize(("dealer", "collects"), [(0, 1), (1, 0), (2, 0), (3, 0)])
def test_PEN_03_of_two_that_are_tied_the_first_after_the_dealer_collects(dealer: int, collects: int) -> None:
    deal = told({"winner_collects": True}, 4, dealer, game="nobody", left=[5, 5, 40, 17])
    assert deal.scores[collects] == 62
    assert deal.scores[1 - collects] == -5


def test_PEN_33_five_deals_make_a_match() -> None:
    found = ScoreSheet(PENANG, {}, NAMES[:4], 0, None)
    for _ in range(5):
        assert isinstance(found.next, Match)
        found = found.with_deals([*found.facts(), facts_of(found.next, "penang", THIRD)])
    over = found.over()
    assert over is not None
    assert (over.winners, over.totals) == ((0,), (0, 105, 150, 640))
