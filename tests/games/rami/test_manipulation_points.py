"""RAM-43, RAM-44 and RAM-47: points while cards are taken, and what a card kept costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import cards, situation

ON: dict[str, Any] = {"manipulation": True}
RUN = "4D 5D 6D 7D"


def test_RAM_43_worked_example_2_three_fours_with_one_from_the_table() -> None:
    deal = situation("4H 4C 2H", "KS", table=[RUN], chosen=ON).play("take 4D @1")
    assert (deal.scores, deal.lines) == ([-5, 0], [(0, -5, "RAM-43")])
    deal.play("meld 4D 4H 4C")
    assert (deal.scores, deal.lines) == ([10, 0], [(0, -5, "RAM-43"), (0, 15, "RAM-31")])
    assert deal.melds == {1: "5D 6D 7D", 2: "4D 4H 4C"}
    assert "taken" not in deal.position
    deal.play("discard 2H")
    assert deal.scores == [10 + 10, 0], "the last card was discarded: the king of the other hand"


def test_RAM_43_worked_example_2_an_ace_from_after_a_king_to_before_a_two() -> None:
    deal = situation("2S 3S 2H", "KS", table=["JS QS KS AS"], chosen=ON).play("take AS @1")
    assert deal.scores == [-15, 0]
    deal.play("meld AS 2S 3S")
    assert deal.scores == [0, 0]


def test_RAM_43_an_ace_moved_from_a_king_to_a_two_of_the_table_costs_10() -> None:
    deal = situation("2H", "KS", table=["JS QS KS AS", "2S 3S 4S"], chosen=ON).play("take AS @1", "lay AS @2")
    assert (deal.scores, deal.melds) == ([-10, 0], {1: "JS QS KS", 2: "AS 2S 3S 4S"})
    traditional = {**ON, "values": "traditional"}
    deal = situation("2H", "KS", table=["JS QS KS AS", "2S 3S 4S"], chosen=traditional)
    assert deal.play("take AS @1", "lay AS @2").scores == [-10, 0], "11 and 1"


def test_RAM_43_worked_example_2_an_eight_splits_a_run() -> None:
    deal = situation("8S 2H", "KS", table=["6S 7S 8S 9S TS"], chosen=ON).play("split @1 2", "lay 8S @1")
    assert (deal.melds, deal.scores) == ({1: "6S 7S 8S", 2: "8S 9S TS"}, [5, 0])


def test_RAM_43_the_points_of_a_whole_meld_are_off_while_it_is_taken() -> None:
    deal = situation("2H", "KS", table=["QS KS AS"], chosen=ON).play("take QS KS AS @1")
    assert deal.scores == [-35, 0]
    assert deal.play("meld QS KS AS").scores == [0, 0]


def test_RAM_43_a_joker_taken_is_worth_the_card_it_stands_for() -> None:
    deal = situation("AH AD 2H", "KS", table=["TS JS QS KS X=AS"], chosen=ON).play("take X @1")
    assert (deal.scores, deal.position["taken"]) == ([-15, 0], "X=AS")
    deal.play("meld AH AD X")
    assert (deal.scores, deal.melds[2]) == ([30, 0], "AH AD X=AS")


def test_RAM_43_in_elimination_nothing_scores() -> None:
    chosen: dict[str, Any] = {**ON, "elimination": True}
    deal = situation("4H 4C 2H", "KS", table=[RUN], chosen=chosen).play("take 4D @1", "meld 4D 4H 4C", "restore")
    assert (deal.scores, deal.lines) == ([0, 0], [])


# ---- RAM-44 ----


def test_RAM_44_each_card_taken_and_not_laid_again_costs_300_and_stays_in_the_hand() -> None:
    deal = situation("2H 3H", "KS", table=[RUN], chosen=ON).play("take 4D @1", "discard 2H")
    assert (deal.turn, deal.scores, deal.hand(0)) == (1, [-305, 0], cards("3H 4D"))
    assert deal.lines == [(0, -5, "RAM-43"), (0, -300, "RAM-44")]


def test_RAM_44_two_cards_cost_600() -> None:
    deal = situation("2H 3H", "KS", table=["4D 5D 6D 7D 8D"], chosen=ON).play("take 4D 8D @1", "discard 2H")
    assert deal.scores == [-610, 0]
    assert sum(points for _, points, rule in deal.lines if rule == "RAM-44") == -600


@pytest.mark.parametrize("penalty", [0, 500])
def test_RAM_44_the_penalty_is_an_option(penalty: int) -> None:
    deal = situation("2H 3H", "KS", table=[RUN], chosen={**ON, "penalty": penalty}).play("take 4D @1", "discard 2H")
    assert deal.scores == [-5 - penalty, 0]


def test_RAM_44_put_back_it_costs_nothing() -> None:
    deal = situation("2H 3H", "KS", table=[RUN], chosen=ON).play("take 4D @1", "lay 4D @1", "discard 2H")
    assert deal.scores == [0, 0]


def test_RAM_44_laying_any_copy_counts_as_laying_the_card() -> None:
    deal = situation("4D 4H 4C 2H", "KS", table=[RUN], chosen=ON).play("take 4D @1", "meld 4D 4H 4C", "discard 2H")
    assert deal.scores == [10, 0]
    assert deal.hand(0) == cards("4D")


def test_RAM_44_of_two_copies_taken_one_laid_leaves_one_owed() -> None:
    deal = situation("2H 3H", "KS", table=[RUN, "4D 4H 4C 4S"], chosen=ON)
    deal.play("take 4D @1", "take 4D @2", "lay 4D @1", "discard 2H")
    assert deal.scores == [-5 - 300, 0]


def test_RAM_44_discarding_it_is_no_laying() -> None:
    deal = situation("2H 3H", "KS", table=[RUN], chosen=ON).play("take 4D @1", "discard 4D")
    assert (deal.scores, deal.hand(0), deal.pile) == ([-305, 0], cards("2H 3H"), "4D")


def test_RAM_44_not_even_as_the_last_card() -> None:
    deal = situation("8D", "KS", table=[RUN], chosen=ON).play("take 4D @1", "lay 8D @1", "discard 4D")
    assert deal.ended == (0, "RAM-10")
    assert deal.scores == [-5 + 5 - 300 + 10, 0]


def test_RAM_44_a_joker_taken_and_kept() -> None:
    deal = situation("2H 3H", "KS", table=["4S 5S 6S X=7S"], chosen=ON).play("take X @1", "discard 2H")
    assert (deal.scores, deal.hand(0)) == ([-305, 0], cards("3H X"))


def test_RAM_44_a_joker_won_and_a_card_taken_are_two_penalties() -> None:
    deal = situation("7S 2H 3H", "KS", table=["5S 6S X=7S", RUN], chosen=ON)
    deal.play("swap 7S @1", "take 4D @2", "discard 2H")
    assert deal.scores == [-605, 0]
    assert sorted(deal.lines) == [(0, -300, "RAM-21"), (0, -300, "RAM-44"), (0, -5, "RAM-43")]


def test_RAM_44_in_elimination_the_penalty_is_added() -> None:
    chosen: dict[str, Any] = {**ON, "elimination": True}
    deal = situation("2H 3H", "KS", table=[RUN], chosen=chosen).play("take 4D @1", "discard 2H")
    assert (deal.scores, deal.lines) == ([300, 0], [(0, 300, "RAM-44")])


def test_RAM_47_a_rearrangement_not_reckoned_to_its_end_costs_300_restore_does_not() -> None:
    deal = situation("4H 9C 2H", "KS", table=[RUN], chosen=ON).play("take 4D @1")
    assert deal.refusal("meld 4D 4H") == "RAM-16"
    deal.play("restore", "discard 2H")
    assert deal.scores == [0, 0]
    deal = situation("4H 9C 2H", "KS", table=[RUN], chosen=ON).play("take 4D @1", "discard 2H")
    assert deal.scores == [-305, 0]


# ---- RAM-34 with cards of the table ----


def test_RAM_34_cards_taken_from_an_old_meld_make_it_200() -> None:
    hand = "TD JD QD KD 4H 4C"
    deal = situation(hand, "KS", table=[RUN], opened=[False, True], chosen=ON)
    deal.play("meld TD JD QD KD", "take 4D @1", "meld 4D 4H 4C")
    assert deal.lines[-2:] == [(0, 10, "RAM-32"), (0, 200, "RAM-34")]


def test_RAM_34_cards_taken_from_ones_own_melds_of_this_turn_leave_it_at_300() -> None:
    deal = situation("TD JD QD KD TH TC", "KS", table=[RUN], opened=[False, True], chosen=ON)
    deal.play("meld TD JD QD KD", "take TD @2", "meld TD TH TC")
    assert deal.lines[-2:] == [(0, 10, "RAM-32"), (0, 300, "RAM-34")]


def test_RAM_34_rearranging_old_melds_makes_it_200() -> None:
    hand = "TD JD QD KD 4H 4C"
    deal = situation(hand, "KS", table=[RUN], opened=[False, True], chosen=ON)
    deal.play("meld TD JD QD KD", "rearrange 5D 6D 7D / 4D 4H 4C / TD JD QD KD")
    assert deal.lines[-2:] == [(0, 10, "RAM-32"), (0, 200, "RAM-34")]


def test_RAM_34_splitting_ones_own_meld_of_this_turn_leaves_it_at_300() -> None:
    deal = situation("8D 9D TD JD QD KD 2H", "KS", table=["4S 5S 6S"], opened=[False, True], chosen=ON)
    deal.play("meld 8D 9D TD JD QD KD", "split @2 3", "discard 2H")
    assert deal.lines[-2:] == [(0, 10, "RAM-32"), (0, 300, "RAM-34")]
