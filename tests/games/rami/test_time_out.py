"""RAM-46 and TAB-10: a turn whose time is up is ended in the cheapest lawful way."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.play.options import Value
from tests.games.rami.situation import cards, situation

TIMER: dict[str, Any] = {"timer": 60}


# ---- Before the draw ----


def test_TAB_10_draws_from_the_stock_and_discards_that_card() -> None:
    deal = situation("2H 3H 4H", "KS", phase="draw", stock="9C 9D", discard="KD").play("timeout")
    assert (deal.turn, deal.phase) == (1, "draw")
    assert (deal.hand(0), deal.pile, deal.stock) == (cards("2H 3H 4H"), "KD 9C", "9D")
    assert (deal.scores, deal.lines) == ([0, 0], [])


def test_TAB_10_a_joker_just_drawn_is_kept_and_the_least_useful_card_goes() -> None:
    deal = situation("2H 3H KC", "KS", phase="draw", stock="X 9D").play("timeout")
    assert (deal.hand(0), deal.pile) == (cards("2H 3H X"), "KC")


def test_TAB_10_the_stock_is_refilled_for_it() -> None:
    deal = situation("2H 3H", "KS", phase="draw", stock="", discard="9C KD").play("timeout")
    assert (deal.hand(0), deal.pile, deal.stock) == (cards("2H 3H"), "KD 9C", "")


def test_TAB_10_nothing_is_laid() -> None:
    deal = situation("5S 6S 7S 2H", "KS", phase="draw", stock="8S 9D").play("timeout")
    assert (deal.hand(0), deal.melds) == (cards("5S 6S 7S 2H"), {})


def test_TAB_10_without_a_pile_the_turn_is_done() -> None:
    deal = situation("2H 3H", "KS", phase="draw", stock="9C 9D", chosen={"discard": "none"}).play("timeout")
    assert (deal.turn, deal.hand(0), deal.pile) == (1, cards("2H 3H 9C"), "")


def test_TAB_10_with_a_pile_nobody_draws_from() -> None:
    deal = situation("2H 3H", "KS", phase="draw", stock="9C 9D", chosen={"discard": "discard_only"}).play("timeout")
    assert (deal.turn, deal.hand(0), deal.pile) == (1, cards("2H 3H"), "9C")


# ---- After the draw ----


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("2H 3H 4H KC", "KC"),
        ("2H 3H 4H 9C KC", "KC"),
        ("KH KC 2D 3D 9S", "9S"),
        ("KH QH 7C 7D 2S", "2S"),
        ("5H 7H 9C", "9C"),
        ("5H 8H 9H", "5H"),
        ("AC KC 7H", "7H"),
        ("X 2H 3H KC", "KC"),
        ("X 2H", "2H"),
        ("7H 7D 7C 7S 2H 5S", "2H"),
        ("8H 9H TH QS QD", "QS QD"),
    ],
)
def test_TAB_10_the_least_useful_card_has_fewest_near_it_and_of_those_it_is_the_dearest(hand: str, gone: str) -> None:
    deal = situation(hand, "KS").play("timeout")
    assert deal.pile in gone.split()
    assert deal.hand(0) == sorted(hand.replace(deal.pile, "", 1).split())


def test_TAB_10_a_joker_goes_only_if_there_is_no_other_card() -> None:
    deal = situation("X", "KS").play("timeout")
    assert (deal.ended, deal.pile) == ((0, "RAM-10"), "X")


def test_TAB_10_the_last_card_discarded_wins_the_deal_all_the_same() -> None:
    deal = situation("2H", "KS").play("timeout")
    assert (deal.ended, deal.scores) == ((0, "RAM-10"), [10, 0])


def test_TAB_10_a_joker_won_is_kept_and_paid_for() -> None:
    deal = situation("7S 2H 3H", "KS", table=["5S 6S X=7S"]).play("swap 7S @1", "timeout")
    assert deal.scores == [-300, 0]
    assert "X" in deal.hand(0)


def test_TAB_10_what_was_laid_stays() -> None:
    deal = situation("5S 6S 7S KC 2H 3H", "KS").play("meld 5S 6S 7S", "timeout")
    assert (deal.melds, deal.scores, deal.pile) == ({1: "5S 6S 7S"}, [15, 0], "KC")


def test_TAB_10_without_a_pile_after_the_draw() -> None:
    deal = situation("2H 3H", "KS", chosen={"discard": "none"}).play("timeout")
    assert (deal.turn, deal.hand(0)) == (1, cards("2H 3H"))


def test_TAB_10_where_nobody_draws_any_more() -> None:
    deal = situation("2H 3H KC", "KS 2D", stock="", restocked=3, drew=False, discard="9C 9D").play("timeout")
    assert (deal.turn, deal.phase, deal.hand(0), deal.pile) == (1, "play", cards("2H 3H"), "9C 9D KC")
    assert deal.position["idle"] == 1


def test_TAB_10_only_the_seat_in_turn_times_out() -> None:
    deal = situation("2H 3H", "KS", phase="draw")
    assert deal.refusal("1 timeout") == "TAB-02"
    assert situation("", "KS", phase="over").refusal("timeout") == "TAB-06"


# ---- The card that must be laid (RAM-12) ----


@pytest.mark.parametrize(
    ("hand", "table", "took", "lies"),
    [
        ("7H 7D 7C 2S KD", [], "7C", {1: "7H 7D 7C"}),
        ("8S 2H KD", ["5S 6S 7S"], "8S", {1: "5S 6S 7S 8S"}),
        ("7S 2H KD", ["5S 6S X=7S"], "7S", {1: "5S 6S 7S"}),
    ],
)
def test_TAB_10_lays_the_card_that_must_be_laid(hand: str, table: list[str], took: str, lies: dict[int, str]) -> None:
    deal = situation(hand, "KS", table=table, took=took, chosen={"must_use_discard": True}).play("timeout")
    assert {number: cards(meld) for number, meld in deal.melds.items()} == {n: cards(meld) for n, meld in lies.items()}
    assert (deal.turn, deal.phase) == (1, "draw")
    assert "took" not in deal.position


def test_TAB_10_if_that_was_the_last_card_the_deal_is_over() -> None:
    deal = situation("7H 7D 7C", "KS", took="7C", chosen={"must_use_discard": True}).play("timeout")
    assert (deal.ended, deal.scores) == ((0, "RAM-10"), [25, 0])


# ---- Manipulation ----


def test_RAM_42_a_time_out_restores_first() -> None:
    deal = situation("2H 3H 4H KC", "KS", table=["4D 5D 6D 7D"], chosen={"manipulation": True})
    deal.play("take 4D @1", "take 5D @1", "timeout")
    assert (deal.melds, deal.scores) == ({1: "4D 5D 6D 7D"}, [0, 0])
    assert (deal.turn, deal.hand(0), deal.pile) == (1, cards("2H 3H 4H"), "KC")


def test_RAM_42_a_time_out_restores_points_of_cards_moved() -> None:
    deal = situation("4H 4C 2S 3S KH", "KS", table=["4D 5D 6D 7D"], chosen={"manipulation": True})
    deal.play("take 4D @1", "meld 4D 4H 4C", "timeout")
    assert (deal.melds, deal.scores) == ({1: "4D 5D 6D 7D"}, [0, 0])


def test_RAM_42_a_time_out_with_an_empty_hand_and_a_broken_table() -> None:
    deal = situation("4S", "KS", table=["5S 6S 7S 8S"], chosen={"manipulation": True})
    deal.play("split @1 1", "lay 4S @1", "timeout")
    assert (deal.melds, deal.ended, deal.scores) == ({1: "5S 6S 7S 8S"}, (0, "RAM-10"), [10, 0])


def test_RAM_42_a_time_out_restores_and_then_lays_what_must_be_laid() -> None:
    chosen: dict[str, Any] = {"manipulation": True, "must_use_discard": True}
    deal = situation("7H 7D 2S 3S", "KS", table=["4D 5D 6D"], phase="draw", discard="7C", chosen=chosen)
    deal.play("draw discard", "lay 7D @1", "timeout")
    assert {number: cards(meld) for number, meld in deal.melds.items()} == {1: cards("4D 5D 6D"), 2: cards("7H 7D 7C")}
    assert deal.turn == 1


def test_RAM_42_a_time_out_in_elimination_costs_nothing_for_cards_taken() -> None:
    chosen: dict[str, Any] = {"manipulation": True, "elimination": True}
    deal = situation("2H 3H KC", "KS", table=["4D 5D 6D 7D"], chosen=chosen).play("take 4D @1", "timeout")
    assert deal.scores == [0, 0]


# ---- RAM-46 ----


@pytest.mark.parametrize("timer", [20, 600])
@pytest.mark.parametrize("phase", ["draw", "play"])
def test_RAM_46_with_a_timer_it_costs_50(timer: Value, phase: str) -> None:
    deal = situation("2H 3H KC", "KS", phase=phase, points=[70, 0], chosen={"timer": timer}).play("timeout")
    assert (deal.scores, deal.lines) == ([20, 0], [(0, -50, "RAM-46")])
    assert deal.turn == 1


def test_RAM_46_without_one_it_costs_nothing() -> None:
    assert situation("2H 3H KC", "KS", points=[70, 0]).play("timeout").scores == [70, 0]


def test_RAM_46_it_is_not_taken_back_with_the_points_of_the_turn() -> None:
    deal = situation("2H 3H KC", "KS", table=["4D 5D 6D 7D"], chosen={**TIMER, "manipulation": True})
    assert deal.play("take 4D @1", "timeout").scores == [-50, 0]


def test_RAM_46_the_penalty_for_a_joker_won_is_added() -> None:
    deal = situation("7S 2H 3H", "KS", table=["5S 6S X=7S"], chosen=TIMER).play("swap 7S @1", "timeout")
    assert deal.scores == [-350, 0]


def test_RAM_46_in_elimination_50_points_are_counted() -> None:
    deal = situation("2H 3H KC", "KS", chosen={**TIMER, "elimination": True}).play("timeout")
    assert deal.scores == [50, 0]


def test_RAM_46_other_moves_cost_nothing_with_a_timer() -> None:
    deal = situation("2H 3H", "KS", phase="draw", chosen=TIMER).play("draw stock", "discard 2H")
    assert deal.scores == [0, 0]


def test_TAB_10_lays_the_card_that_must_be_laid_behind_another_where_it_has_no_other_place() -> None:
    chosen: dict[str, Any] = {"must_use_discard": True}
    deal = situation("8S KD 2C", "KS", table=["5S 6S 7S"], phase="draw", discard="9S", chosen=chosen)
    deal.play("draw discard", "timeout")
    assert (deal.turn, deal.melds) == (1, {1: "5S 6S 7S 8S 9S"})
