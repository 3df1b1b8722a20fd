"""MAN-35 and TAB-08: when the match ends, and what that gives."""

from __future__ import annotations

import pytest

from rummery.play.match import Bonus, MatchOver
from tests.games.manipulation.situation import after, match, situation


def test_MAN_35_below_the_target_the_match_goes_on() -> None:
    assert after(match([100, 20]), (49, 0), (0,)) == match([149, 20], [1, 0], 2, 1)


def test_MAN_35_example_4_bonuses() -> None:
    ended = after(match([113, 90, 20], [2, 2, 1]), (47, 0, 0), (0,))
    bonuses = (Bonus(0, 100, "MAN-35"), Bonus(1, 50, "MAN-35"), Bonus(2, 25, "MAN-35"))
    assert ended == MatchOver((0,), (260, 140, 45), "MAN-35", bonuses)


def test_MAN_35_example_4_who_reached_the_target_may_lose() -> None:
    ended = after(match([132, 148], [0, 5]), (20, 0), (0,))
    assert isinstance(ended, MatchOver)
    assert (ended.totals, ended.winners) == ((252, 273), (1,))


def test_MAN_35_example_4_the_bonus_for_all() -> None:
    ended = after(match([132, 148], [0, 5], round_bonus_for_all=True), (20, 0), (0,))
    assert isinstance(ended, MatchOver)
    assert (ended.totals, ended.winners) == ((277, 273), (0,))


def test_MAN_35_equal_totals_share() -> None:
    ended = after(match([130, 130], [1, 1]), (20, 20), (0, 1))
    assert isinstance(ended, MatchOver)
    assert (ended.totals, ended.winners) == ((250, 250), (0, 1))


@pytest.mark.parametrize("target", [50, 10_000])
def test_MAN_35_the_target_is_an_option(target: int) -> None:
    assert after(match([0, 0], target=target), (target - 1, 0), (0,)) == match(
        [target - 1, 0], [1, 0], 2, 1, target=target
    )
    assert isinstance(after(match([0, 0], target=target), (target, 0), (0,)), MatchOver)


def test_MAN_35_the_bonuses_are_options() -> None:
    ended = after(match([140, 90], [1, 2], target_bonus=0, round_bonus=1000), (10, 0), (0,))
    assert ended == MatchOver((1,), (150, 2090), "MAN-35", (Bonus(1, 2000, "MAN-35"),))
    ended = after(match([140, 90], [1, 2], target_bonus=7, round_bonus=0), (10, 0), (0,))
    assert ended == MatchOver((0,), (157, 90), "MAN-35", (Bonus(0, 7, "MAN-35"),))


def test_MAN_35_at_a_table_the_totals_are_those_with_the_bonuses() -> None:
    deal = situation("5C", "3C", "KD KH", drawn=3, totals=[20, 125, 90], wins=[0, 3, 2]).play("knock")
    assert deal.scores == [0, 29, 0]
    assert deal.match_over is not None
    assert deal.match_over.winners == (1,)
    assert deal.totals == [20, 154 + 100, 90 + 50]


def test_MAN_32_and_35_each_who_tied_has_won_a_deal() -> None:
    deal = situation("5C", "3C", "3D", "KD KH", drawn=3, totals=[0, 0, 0, 149], wins=[0, 0, 0, 1]).play("knock")
    assert deal.match_over is None
    deal = situation("4C", "4D", "4H", "KD KH KC", drawn=3, totals=[150, 0, 0, 0]).play("knock")
    assert deal.totals == [150 + 100, 36 + 25, 36 + 25, 0]


def test_TAB_08_after_50_deals_the_totals_decide_as_they_stand() -> None:
    assert after(match([20, 30], [3, 1], 49), (5, 0), (0,)) == match([25, 30], [4, 1], 50, 1)
    assert after(match([20, 30], [3, 1], 50), (5, 0), (0,)) == MatchOver((1,), (25, 30), "TAB-08")


def test_MAN_35_the_target_reached_in_the_fiftieth_deal_ends_it_with_bonuses() -> None:
    ended = after(match([140, 30], [3, 1], 50), (10, 0), (0,))
    assert isinstance(ended, MatchOver)
    assert (ended.rule, ended.totals) == ("MAN-35", (250, 55))
