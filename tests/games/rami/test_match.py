"""RAM-35 and TAB-08: how the deals make a match, and when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.play.match import MatchOver
from tests.games.rami.situation import after, match, situation


def test_RAM_35_the_match_goes_on_until_somebody_reaches_the_limit() -> None:
    assert after(match([900, 100, 0]), (99, 300, -300)) == match([999, 400, -300], 2, 1)


def test_RAM_35_1000_reached_ends_it_and_the_highest_wins() -> None:
    assert after(match([900, 100, 0]), (100, 300, 0)) == MatchOver((0,), (1000, 400, 0), "RAM-35")


def test_RAM_35_several_reach_it_the_highest_wins() -> None:
    assert after(match([990, 950]), (10, 100)) == MatchOver((1,), (1000, 1050), "RAM-35")


@pytest.mark.parametrize("limit", [300, 5000])
def test_RAM_35_the_limit_is_an_option(limit: int) -> None:
    assert after(match([0, 0], limit=limit), (limit - 1, 0)) == match([limit - 1, 0], 2, 1, limit=limit)
    assert after(match([0, 0], limit=limit), (limit, 0)) == MatchOver((0,), (limit, 0), "RAM-35")


def test_RAM_35_equal_at_the_top_another_deal() -> None:
    assert after(match([900, 1000, 0], 7), (110, 10, 5)) == match([1010, 1010, 5], 8, 1)
    assert after(match([1010, 1010, 5], 8, 1), (5, 0, 20)) == MatchOver((0,), (1015, 1010, 25), "RAM-35")


def test_RAM_35_equal_below_the_top_is_no_reason_for_another() -> None:
    assert after(match([0, 0, 0]), (1100, 1050, 1050)) == MatchOver((0,), (1100, 1050, 1050), "RAM-35")


def test_RAM_35_equal_below_the_limit_the_match_simply_goes_on() -> None:
    assert after(match([0, 0]), (500, 500)) == match([500, 500], 2, 1)


def test_RAM_35_a_fixed_number_of_deals_and_the_limit_does_not_count() -> None:
    assert after(match([5000, 0], 2, deals=3), (100, 10)) == match([5100, 10], 3, 1, deals=3)
    assert after(match([20, 0], 3, deals=3), (10, 40)) == MatchOver((1,), (30, 40), "RAM-35")


def test_RAM_35_with_a_fixed_number_of_deals_equal_totals_share() -> None:
    assert after(match([20, 0, 60], 3, deals=3), (40, 40, 0)) == MatchOver((0, 2), (60, 40, 60), "RAM-35")


@pytest.mark.parametrize("deals", [1, 50])
def test_RAM_35_from_one_deal_to_fifty(deals: int) -> None:
    assert after(match([20, 0], deals, deals=deals), (0, 0)) == MatchOver((0,), (20, 0), "RAM-35")


def test_RAM_35_points_may_be_negative() -> None:
    assert after(match([-300, -600], 1, deals=1), (0, 0)) == MatchOver((0,), (-300, -600), "RAM-35")


def test_TAB_08_a_match_ends_after_50_deals_by_the_totals_as_they_stand() -> None:
    assert after(match([20, 400], 49), (10, 0)) == match([30, 400], 50, 1)
    assert after(match([20, 400], 50), (10, 0)) == MatchOver((1,), (30, 400), "TAB-08")


def test_TAB_08_equal_totals_share_after_50_deals() -> None:
    assert after(match([400, 400], 50), (0, 0)) == MatchOver((0, 1), (400, 400), "TAB-08")


def test_TAB_08_a_tie_at_the_limit_after_50_deals_is_shared_too() -> None:
    over = after(match([1000, 1000], 50), (0, 0))
    assert isinstance(over, MatchOver)
    assert over.winners == (0, 1)


def test_RAM_35_at_a_table_the_totals_of_the_deals_add_up() -> None:
    deal = situation("2H", "KS", totals=[985, 990]).play("discard 2H")
    assert (deal.scores, deal.totals, deal.match_over) == ([10, 0], [995, 990], None)
    deal = situation("2H", "KS", totals=[990, 995]).play("discard 2H")
    assert deal.match_over == MatchOver((0,), (1000, 995), "RAM-35")


def test_RAM_14_a_deal_without_a_winner_counts_as_any_other() -> None:
    chosen: dict[str, Any] = {"deals": 1}
    deal = situation("2H 3H", "KS", stock="", restocked=3, drew=False, idle=1, points=[25, 40], chosen=chosen)
    deal.play("discard 2H")
    assert deal.match_over == MatchOver((1,), (25, 40), "RAM-35")
