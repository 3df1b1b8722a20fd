"""RAM-40 and RAM-41: elimination, and what a rami makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.games.rami import RAMI
from rummery.play.match import MatchOver
from rummery.play.state import evolve
from tests.games.rami.situation import SEED, after, match, situation

ON: dict[str, Any] = {"elimination": True}
OTHERS = ("KS 7D X", "AH 2C")
OPENS = "TD JD QD KD"


# ---- RAM-40: a deal ----


def test_RAM_40_melds_score_nothing() -> None:
    deal = situation("5S 6S 7S 8S 2D", "3D", chosen=ON).play("meld 5S 6S 7S", "lay 8S @1")
    assert (deal.scores, deal.lines) == ([0, 0], [])


def test_RAM_40_the_first_lay_is_worth_enough_all_the_same() -> None:
    deal = situation("5S 6S 7S TD JD QD KD 2D", "3D", chosen=ON, opened=[False, False])
    assert deal.refusal("meld 5S 6S 7S") == "RAM-13"
    assert deal.refusal("meld TD JD QD KD") is None


def test_RAM_40_worked_example_4_the_winner_0_the_others_their_hands() -> None:
    deal = situation("2H", *OTHERS, chosen=ON).play("discard 2H")
    assert deal.scores == [0, 35, 20]
    assert deal.lines == [(1, 35, "RAM-40"), (2, 20, "RAM-40")]


def test_RAM_40_traditional_values_in_hand() -> None:
    deal = situation("2H", *OTHERS, chosen={**ON, "values": "traditional"}).play("discard 2H")
    assert deal.scores == [0, 10 + 7 + 20, 11 + 2]


def test_RAM_40_off_unless_chosen() -> None:
    assert situation("2H", *OTHERS).play("discard 2H").scores == [55, 0, 0]


def test_RAM_33_not_in_elimination() -> None:
    deal = situation("2H", *OTHERS, chosen=ON, opened=[True, False, False]).play("discard 2H")
    assert deal.scores == [0, 35, 20]


# ---- RAM-41: worked example 4 ----


def test_RAM_41_worked_example_4_a_rami_doubles() -> None:
    deal = situation(f"{OPENS} 8S", *OTHERS, table=["5S 6S 7S"], opened=[False, True, True], chosen=ON)
    deal.play(f"meld {OPENS}", "lay 8S @1")
    assert deal.scores == [0, 70, 40]
    assert sorted(deal.lines) == [(1, 35, "RAM-40"), (1, 35, "RAM-41"), (2, 20, "RAM-40"), (2, 20, "RAM-41")]


def test_RAM_41_worked_example_4_own_cards_only_trebles() -> None:
    deal = situation(OPENS, *OTHERS, table=["5S 6S 7S"], opened=[False, True, False], chosen=ON).play(f"meld {OPENS}")
    assert deal.scores == [0, 105, 60]
    assert sorted(deal.lines) == [(1, 35, "RAM-40"), (1, 70, "RAM-41"), (2, 20, "RAM-40"), (2, 40, "RAM-41")]


def test_RAM_41_worked_example_4_when_nobody_else_had_melded_four_times() -> None:
    deal = situation(OPENS, *OTHERS, opened=[False, False, False], chosen=ON).play(f"meld {OPENS}")
    assert deal.scores == [0, 140, 80]
    assert sorted(deal.lines) == [(1, 35, "RAM-40"), (1, 105, "RAM-41"), (2, 20, "RAM-40"), (2, 60, "RAM-41")]


def test_RAM_41_one_factor_the_highest() -> None:
    """Melds of a dealt position may lie there though nobody is marked: laid off on, and nobody else has melded."""
    deal = situation(f"{OPENS} 8S", *OTHERS, table=["5S 6S 7S"], opened=[False, False, False], chosen=ON)
    deal.play(f"meld {OPENS}", "lay 8S @1")
    assert deal.scores == [0, 140, 80]


def test_RAM_41_without_a_rami_none_though_nobody_else_has_melded() -> None:
    deal = situation("5H 6H 7H", *OTHERS, opened=[True, False, False], chosen=ON).play("meld 5H 6H 7H")
    assert deal.scores == [0, 35, 20]
    assert {rule for _, _, rule in deal.lines} == {"RAM-40"}


def test_RAM_41_penalties_are_added_not_multiplied() -> None:
    deal = situation(OPENS, *OTHERS, points=[0, 300, 0], opened=[False, False, False], chosen=ON)
    deal.play(f"meld {OPENS}")
    assert deal.scores == [0, 300 + 140, 80]


def test_RAM_41_the_winners_own_penalty_stands() -> None:
    hand = f"{OPENS} 7S"
    deal = situation(hand, *OTHERS, table=["5S 6S X=7S"], opened=[False, True, True], chosen=ON)
    deal.play(f"meld {OPENS}", "swap 7S @1", "discard X")
    assert deal.scores == [300, 70, 40]


def test_RAM_40_eliminated_seats_count_nothing_and_are_skipped() -> None:
    deal = situation("2H 3H", "", "AH 2C", out=[False, True, False], chosen=ON, stock="9C 9D 9H")
    deal.play("discard 3H")
    assert deal.turn == 2
    deal.play("draw stock", "discard 9C")
    assert deal.turn == 0
    deal.play("draw stock", "discard 9D")
    assert deal.turn == 2
    deal.play("draw stock", "discard 9H")
    assert deal.scores == [0, 0, 0]


def test_RAM_40_an_eliminated_seat_that_opened_earlier_is_no_rival() -> None:
    deal = situation(OPENS, "", "AH 2C", out=[False, True, False], opened=[False, False, False], chosen=ON)
    deal.play(f"meld {OPENS}")
    assert deal.scores == [0, 0, 80]


# ---- RAM-40: the match ----


def test_RAM_40_worked_example_5_who_exceeds_the_limit_is_out() -> None:
    following = after(match([470, 470, 0], elimination=True), (30, 35, 0))
    assert following == match([500, 505, 0], 2, 2, out=[1], elimination=True)


@pytest.mark.parametrize(
    ("limit", "total", "is_out"), [(100, 100, False), (100, 101, True), (1000, 1000, False), (1000, 1001, True)]
)
def test_RAM_40_the_limit_is_an_option(limit: int, total: int, is_out: bool) -> None:
    chosen: dict[str, Any] = {"elimination": True, "elimination_limit": limit}
    following = after(match([0, 0, 0], **chosen), (0, total, 0))
    assert following == match([0, total, 0], 2, 2 if is_out else 1, out=[1] if is_out else [], **chosen)


def test_RAM_40_the_last_one_left_wins() -> None:
    following = after(match([600, 470, 480], out=[0], elimination=True), (0, 0, 30))
    assert following == MatchOver((1,), (600, 470, 510), "RAM-40")


def test_RAM_40_the_last_one_left_wins_though_others_of_two_have_fewer_points() -> None:
    following = after(match([0, 0], elimination=True), (0, 501))
    assert following == MatchOver((0,), (0, 501), "RAM-40")


def test_RAM_40_all_remaining_exceed_it_at_once_the_lowest_of_them_wins() -> None:
    following = after(match([520, 490, 480, 495], out=[0], elimination=True), (0, 60, 80, 40))
    assert following == MatchOver((3,), (520, 550, 560, 535), "RAM-40")


def test_RAM_40_the_lowest_of_them_is_none_who_was_out_before() -> None:
    following = after(match([501, 490, 480], out=[0], elimination=True), (0, 60, 80))
    assert following == MatchOver((1,), (501, 550, 560), "RAM-40")


def test_RAM_40_two_lowest_who_exceed_it_at_once_share() -> None:
    following = after(match([490, 480, 495], elimination=True), (60, 70, 80))
    assert following == MatchOver((0, 1), (550, 550, 575), "RAM-40")


def test_RAM_40_who_is_out_stays_out() -> None:
    following = after(match([600, 100, 100, 100], dealer=3, out=[0], elimination=True), (0, 20, 0, 30))
    assert following == match([600, 120, 100, 130], 2, 1, out=[0], elimination=True)


def test_RAM_40_limit_of_points_does_not_count_in_elimination() -> None:
    chosen: dict[str, Any] = {"elimination": True, "elimination_limit": 1000, "limit": 300}
    following = after(match([290, 0, 0], **chosen), (100, 0, 0))
    assert following == match([390, 0, 0], 2, 1, **chosen)


def test_RAM_35_with_elimination_and_deals_the_lowest_of_those_still_in_wins() -> None:
    chosen: dict[str, Any] = {"elimination": True, "deals": 4}
    assert after(match([40, 20, 60], 3, **chosen), (10, 0, 20)) == match([50, 20, 80], 4, 1, **chosen)
    over = after(match([40, 20, 60], 4, **chosen), (10, 35, 0))
    assert over == MatchOver((0,), (50, 55, 60), "RAM-35")


def test_RAM_35_with_elimination_and_deals_equal_lowest_share_and_the_eliminated_do_not_count() -> None:
    chosen: dict[str, Any] = {"elimination": True, "deals": 4, "elimination_limit": 100}
    over = after(match([101, 90, 95, 99], 4, out=[0], **chosen), (0, 5, 0, 40))
    assert over == MatchOver((1, 2), (101, 95, 95, 139), "RAM-35")


def test_TAB_08_elimination_ends_after_50_deals() -> None:
    assert after(match([40, 20], 49, elimination=True), (0, 5)) == match([40, 25], 50, 1, elimination=True)
    assert after(match([40, 20], 50, elimination=True), (0, 5)) == MatchOver((1,), (40, 25), "TAB-08")


def test_RAM_40_eliminated_players_are_dealt_no_cards() -> None:
    state = RAMI.new(match([505, 0, 0], 2, dealer=1, out=[0], elimination=True), SEED)
    deal = evolve(state, RAMI.deal(state))
    assert [len(hand) for hand in deal.hands] == [0, 14, 14]
    assert len(deal.stock) == 108 - 28
    assert deal.turn == 2
