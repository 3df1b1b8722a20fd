"""RAM-14: the stock is refilled three times; then nobody draws, and the deal comes to an end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import cards, situation

NO_PILE: dict[str, Any] = {"discard": "none"}


@pytest.mark.parametrize("before", [0, 1, 2])
def test_RAM_14_the_pile_but_its_top_becomes_the_stock_up_to_three_times(before: int) -> None:
    deal = situation("5S", "KS", phase="draw", stock="", discard="2H 3H 4H 8D", restocked=before)
    deal.play("draw stock")
    drawn = [card for card in deal.hand(0) if card != "5S"]
    assert (deal.phase, deal.pile, deal.position["restocked"]) == ("play", "8D", before + 1)
    assert cards(deal.stock + " " + drawn[0]) == cards("2H 3H 4H")


def test_RAM_14_the_refill_is_shuffled() -> None:
    pile = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    orders = set()
    for shuffles in range(4):
        deal = situation("5S", "KS", phase="draw", stock="", discard=pile + " 8D", shuffles=shuffles).play("draw stock")
        drawn = [card for card in deal.hand(0) if card != "5S"]
        orders.add(" ".join([*drawn, deal.stock]))
    assert len(orders) == 4
    assert {tuple(cards(order)) for order in orders} == {tuple(cards(pile))}


def test_RAM_14_the_stock_is_refilled_only_when_a_card_is_to_be_drawn_from_it() -> None:
    deal = situation("5S 6D", "KS", phase="draw", stock="9C", discard="2H 3H").play("draw stock")
    assert (deal.stock, deal.pile) == ("", "2H 3H")
    deal.play("discard 6D")
    assert (deal.turn, deal.phase, deal.stock, deal.pile) == (1, "draw", "", "2H 3H 6D")
    deal.play("draw discard")
    assert (deal.stock, deal.pile, deal.hand(1)) == ("", "2H 3H", cards("KS 6D"))
    assert "restocked" not in deal.position


def test_RAM_14_after_the_third_refill_turns_start_with_play() -> None:
    deal = situation("5S 6D", "KS", stock="", discard="2H 3H", restocked=3, drew=True).play("discard 6D")
    assert (deal.turn, deal.phase, deal.pile) == (1, "play", "2H 3H 6D")
    assert deal.refusal("draw stock") == "TAB-03"
    assert deal.refusal("draw discard") == "TAB-03"
    assert deal.refusal("discard KS") is None


def test_RAM_14_not_from_the_pile_either() -> None:
    deal = situation("5S 6D", "KS", phase="draw", stock="", discard="2H 3H", restocked=3)
    assert deal.refusal("draw discard") == "RAM-14"
    assert deal.refusal("draw stock") == "TAB-07"


def test_RAM_14_while_the_stock_has_cards_after_the_third_refill_one_draws() -> None:
    deal = situation("5S 6D", "KS", phase="draw", stock="9C", discard="2H 3H", restocked=3)
    assert deal.refusal("draw stock") is None
    assert deal.refusal("draw discard") is None


def test_RAM_14_a_pile_of_fewer_than_two_cards_is_no_refill() -> None:
    deal = situation("5S 6D", "KS", stock="", discard="", drew=True).play("discard 6D")
    assert (deal.turn, deal.phase) == (1, "draw"), "the pile's one card may be drawn"
    assert deal.refusal("draw stock") == "TAB-07"
    assert deal.refusal("draw discard") is None
    deal = situation("5S 6D", "KS", stock="", discard="", drew=True, opened=[True, False]).play("discard 6D")
    assert (deal.turn, deal.phase) == (1, "play"), "who has not opened has nothing to draw"
    assert deal.refusal("draw stock") == "TAB-03"


def test_RAM_14_a_small_position_without_a_stock_goes_on() -> None:
    deal = situation("2C 2S 4C", "2D 2H", stock="").play("discard 4C", "draw discard", "discard 2D")
    assert (deal.turn, deal.phase) == (0, "draw")


def test_RAM_14_a_pile_of_two_cards_is_a_refill_of_one() -> None:
    deal = situation("5S 6D", "KS", stock="", discard="2H", drew=True).play("discard 6D")
    assert (deal.turn, deal.phase) == (1, "draw")
    deal.play("draw stock")
    assert (deal.hand(1), deal.pile, deal.stock) == (cards("KS 2H"), "6D", "")


def test_RAM_14_without_a_pile_nothing_is_refilled() -> None:
    deal = situation("5S 6D", "KS", phase="draw", stock="9C", chosen=NO_PILE).play("draw stock", "done")
    assert (deal.turn, deal.phase, deal.stock) == (1, "play", "")


# ---- A whole round in which nobody lays ----


def test_RAM_14_a_round_in_which_nobody_lays_ends_the_deal_without_a_winner() -> None:
    deal = situation("5S 6D 7D", "KS 2D", "3H 4H", stock="", restocked=3, drew=False, opened=[True, False, False])
    deal.play("discard 5S", "discard KS")
    assert (deal.phase, deal.turn, deal.position["idle"]) == ("play", 2, 2)
    deal.play("discard 3H")
    assert (deal.phase, deal.ended, deal.scores, deal.lines) == ("over", (None, "RAM-14"), [0, 0, 0], [])


def test_RAM_14_the_turn_in_which_the_last_card_was_drawn_is_not_yet_idle() -> None:
    deal = situation("5S 6D 7D", "KS 2D", phase="draw", stock="9C", restocked=3).play("draw stock", "discard 5S")
    assert (deal.phase, deal.turn) == ("play", 1)
    deal.play("discard KS")
    assert (deal.phase, deal.turn) == ("play", 0)
    deal.play("discard 6D")
    assert deal.ended == (None, "RAM-14")


def test_RAM_14_who_lays_a_card_begins_the_count_anew() -> None:
    deal = situation("5S 6D 7D", "8S 2D 3D", table=["5S 6S 7S"], stock="", restocked=3, drew=False)
    deal.play("discard 5S", "lay 8S @1", "discard 2D")
    assert (deal.phase, deal.position.get("idle", 0)) == ("play", 0)
    deal.play("discard 6D")
    assert (deal.phase, deal.position["idle"]) == ("play", 1)
    deal.play("discard 3D")
    assert deal.ended == (1, "RAM-10"), "the last card: the winner comes before the idle round"


def test_RAM_14_putting_a_card_in_the_place_of_a_joker_is_laying_a_card() -> None:
    deal = situation("7S 6D 7D", "KS 2D", table=["5S 6S X=7S"], stock="", restocked=3, drew=False, idle=1)
    deal.play("swap 7S @1", "discard 6D")
    assert (deal.phase, deal.turn, deal.position.get("idle", 0)) == ("play", 1, 0)


def test_RAM_14_moving_cards_of_the_table_is_not_laying_a_card_of_the_hand() -> None:
    chosen: dict[str, Any] = {"manipulation": True}
    deal = situation(
        "2H 6D", "KS 2D", table=["5S 6S 7S 8S 9S TS"], stock="", restocked=3, drew=False, idle=1, chosen=chosen
    )
    deal.play("split @1 3", "discard 6D")
    assert deal.ended == (None, "RAM-14")


def test_RAM_14_a_card_taken_and_laid_again_is_none_of_the_hand() -> None:
    chosen: dict[str, Any] = {"manipulation": True}
    table = ["5S 6S 7S 8S"]
    moves = ["take 8S @1", "lay 8S @1", "discard 6D"]
    deal = situation("2H 6D", "KS 2D", table=table, stock="", restocked=3, drew=False, idle=1, chosen=chosen)
    assert deal.play(*moves).ended == (None, "RAM-14")


def test_RAM_14_without_a_discard_too() -> None:
    deal = situation("5S 6D", "KS 2D", stock="", drew=False, chosen=NO_PILE).play("done")
    assert (deal.phase, deal.turn, deal.position["idle"]) == ("play", 1, 1)
    assert deal.play("done").ended == (None, "RAM-14")


def test_RAM_14_a_player_who_goes_out_wins_in_the_dry_phase_as_ever() -> None:
    deal = situation("5S", "KS 2D", stock="", restocked=3, drew=False, idle=1).play("discard 5S")
    assert deal.ended == (0, "RAM-10")
    assert deal.lines == [(0, 15, "RAM-32")]


def test_RAM_14_points_and_penalties_of_the_last_turn_stand() -> None:
    deal = situation("5S X 6D", "KS 2D", stock="", restocked=3, drew=False, idle=1, won="X=7S", points=[25, 40])
    deal.play("discard 6D")
    assert (deal.ended, deal.scores) == ((None, "RAM-14"), [25 - 300, 40])


def test_RAM_14_in_elimination_everybody_counts_their_hand() -> None:
    chosen: dict[str, Any] = {"elimination": True}
    deal = situation("5S 6D AC", "KS X", "3H", stock="", restocked=3, drew=False, idle=2, chosen=chosen)
    deal.play("discard 6D")
    assert (deal.ended, deal.scores) == ((None, "RAM-14"), [20, 30, 5])
    assert sorted(deal.lines) == [(0, 20, "RAM-40"), (1, 30, "RAM-40"), (2, 5, "RAM-40")]


def test_RAM_14_eliminated_seats_are_no_part_of_the_round() -> None:
    chosen: dict[str, Any] = {"elimination": True}
    deal = situation(
        "5S 6D", "", "3H 4H", out=[False, True, False], stock="", restocked=3, drew=False, idle=0, chosen=chosen
    )
    deal.play("discard 6D")
    assert (deal.turn, deal.position["idle"]) == (2, 1)
    deal.play("discard 3H")
    assert (deal.ended, deal.scores) == ((None, "RAM-14"), [5, 0, 5])


# ---- Twenty rounds ----


def test_RAM_14_twenty_rounds_without_a_draw_end_the_deal_whatever_is_laid() -> None:
    lays = [f"{rank}{suit}" for suit in "CD" for rank in "456789TJQK"]
    deal = situation(
        " ".join([*lays, "KS"]), "KH", table=["AC 2C 3C", "AD 2D 3D"], stock="", drew=False, chosen=NO_PILE
    )
    for at, card in enumerate(lays):
        assert deal.phase == "play", at
        deal.play(f"lay {card} @{1 if card[1] == 'C' else 2}", "done")
        assert deal.phase == "play", at
        deal.play("done")
    assert (deal.phase, deal.ended) == ("over", (None, "RAM-14"))
    assert deal.scores == [2 * (6 * 5 + 4 * 10), 0]


def test_RAM_14_a_twentieth_round_can_still_be_won() -> None:
    lays = [f"{rank}{suit}" for suit in "CD" for rank in "456789TJQK"]
    deal = situation(" ".join(lays), "KH", table=["AC 2C 3C", "AD 2D 3D"], stock="", drew=False, chosen=NO_PILE)
    for card in lays[:-1]:
        deal.play(f"lay {card} @{1 if card[1] == 'C' else 2}", "done", "done")
    deal.play("lay KD @2")
    assert (deal.ended, deal.scores) == ((0, "RAM-10"), [140 + 10, 0])


def test_RAM_14_and_TAB_08_drawing_from_the_pile_for_ever_ends_the_deal() -> None:
    deal = situation("2C 3H", "4D", phase="draw", discard="X")
    for turn in range(2 * 20):
        assert deal.phase == "draw"
        deal.play("draw discard", "discard X")
        assert deal.phase == ("over" if turn == 39 else "draw")
    assert deal.ended == (None, "RAM-14")


def test_TAB_08_a_draw_from_the_stock_begins_the_count_anew() -> None:
    deal = situation("2C 3H", "4D", phase="draw", discard="X", stuck=39).play("draw stock", "discard 2C")
    assert (deal.phase, "stuck" in deal.position) == ("draw", False)
