"""PEN-03 and PEN-33: who deals, and when a match ends."""

from __future__ import annotations

import pytest

from rummery.games.penang.facts import PenangMatch
from rummery.play.match import Match, MatchOver
from tests.games.penang.situation import after, match, situation


def next_dealer(found: PenangMatch | MatchOver) -> int:
    assert isinstance(found, Match)
    return found.dealer


def over(found: PenangMatch | MatchOver) -> MatchOver:
    assert isinstance(found, MatchOver)
    return found


# ---- PEN-03 ----


def test_PEN_03_the_winner_of_a_deal_deals_the_next() -> None:
    assert next_dealer(after(match([0] * 4, dealer=1), (0, 21, 30, 128), 0)) == 0
    assert next_dealer(after(match([0] * 4, dealer=1), (17, 17, 40, 5), 3)) == 3


@pytest.mark.parametrize(("dealer", "deals"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_PEN_03_of_several_winners_the_first_after_the_last_dealer(dealer: int, deals: int) -> None:
    assert next_dealer(after(match([0] * 4, dealer=dealer), (17, 5, 40, 5), 1, 3)) == deals


def loser(seats: int, last: int, collects: bool = False) -> PenangMatch:
    """A match in which who has counted most deals; *last* dealt the last deal."""
    return match([0] * seats, dealer=last, deals_next="loser", winner_collects=collects)


@pytest.mark.parametrize(
    ("last", "scores", "winners", "deals"),
    [
        (1, (0, 21, 30, 128), (0,), 3),
        (1, (17, 17, 40, 5), (3,), 2),
        (0, (40, 40, 17, 5), (3,), 1),
        (1, (40, 40, 17, 5), (3,), 0),
        (2, (5, 5, 5, 5), (0, 1, 2, 3), 3),
    ],
)
def test_PEN_03_loser_the_highest_count_deals(
    last: int, scores: tuple[int, ...], winners: tuple[int, ...], deals: int
) -> None:
    assert next_dealer(after(loser(4, last), scores, *winners)) == deals


@pytest.mark.parametrize(
    ("last", "scores", "winners", "deals"),
    [
        (1, (179, -21, -30, -128), (0,), 3),
        (1, (-17, -17, -40, 74), (3,), 2),
        (2, (-40, -40, 85, -5), (2, 3), 0),
        (2, (-5, -5, -5, 15), (0, 1, 2, 3), 3),
    ],
)
def test_PEN_03_loser_where_the_winner_collects(
    last: int, scores: tuple[int, ...], winners: tuple[int, ...], deals: int
) -> None:
    assert next_dealer(after(loser(4, last, True), scores, *winners)) == deals


def test_PEN_03_rotate() -> None:
    for last, deals in ((0, 1), (3, 0)):
        assert next_dealer(after(match([0] * 4, dealer=last, deals_next="rotate"), (0, 21, 30, 128), 0)) == deals


def test_PEN_03_the_winner_deals_at_the_table() -> None:
    deal = situation("6H 6C 6S 8D 9S", "7D TS", "AS KD", "5D", dealer=1).play("meld 6H 6C 6S", "done")
    assert deal.winners == [3]
    assert deal.next_dealer == 3


# ---- PEN-33 ----


def test_PEN_33_five_deals_and_the_lowest_total_wins() -> None:
    assert isinstance(after(match([30, 10, 20], 4), (5, 9, 0), 2), Match)
    end = over(after(match([30, 10, 20], 5), (5, 19, 0), 2))
    assert (end.winners, end.totals, end.rule) == ((2,), (35, 29, 20), "PEN-33")


def test_PEN_33_equal_totals_share() -> None:
    end = over(after(match([30, 10, 20], 5), (5, 10, 0), 2))
    assert (end.winners, end.totals) == ((1, 2), (35, 20, 20))


@pytest.mark.parametrize("deals", [1, 2, 50])
def test_PEN_33_as_many_deals_as_chosen(deals: int) -> None:
    if deals > 1:
        assert isinstance(after(match([0, 0], deals - 1, deals=deals), (0, 9), 0), Match)
    assert over(after(match([0, 0], deals, deals=deals), (0, 9), 0)).rule == "PEN-33"


def test_PEN_33_where_the_winner_collects_the_highest_total_wins() -> None:
    end = over(after(match([30, 10, -40], 5, winner_collects=True), (-21, -10, 31), 2))
    assert (end.winners, end.totals) == ((0,), (9, 0, -9))


def test_PEN_33_a_target_ends_the_match_however_many_deals_it_takes() -> None:
    assert isinstance(after(match([80, 60, 20], 7, target=100), (19, 0, 9), 1), Match)
    end = over(after(match([80, 60, 20], 7, target=100), (20, 0, 9), 1))
    assert (end.winners, end.totals, end.rule) == ((2,), (100, 60, 29), "PEN-33")
    assert isinstance(after(match([80, 60, 20], 5, target=100, deals=5), (9, 0, 9), 1), Match)


def test_PEN_33_a_target_where_the_winner_collects_is_reached_by_the_winner() -> None:
    start = match([80, -60, -20], 7, target=100, winner_collects=True)
    assert isinstance(after(start, (-40, 60, -20), 1), Match)
    end = over(after(start, (30, -10, -20), 0))
    assert (end.winners, end.rule) == ((0,), "PEN-33")


def test_PEN_33_and_TAB_08_a_target_never_reached_ends_after_fifty_deals() -> None:
    assert isinstance(after(match([80, 60], 49, target=10000), (0, 9), 0), Match)
    end = over(after(match([80, 60], 50, target=10000), (0, 9), 0))
    assert (end.winners, end.rule) == ((1,), "TAB-08")


def test_PEN_33_deals_won_are_counted() -> None:
    found = after(match([0, 0, 0]), (5, 9, 5), 0, 2)
    assert isinstance(found, Match)
    assert (found.wins, found.number, found.totals) == ((1, 0, 1), 2, (5, 9, 5))
