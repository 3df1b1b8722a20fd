"""MAR-10 to MAR-12, MAR-25, TAB: drawing, discarding, the stock that runs out."""

from __future__ import annotations

import pytest

from tests.games.marriage.situation import VISIT, by_rule, cards, seen, situation


def test_MAR_10_a_turn_is_a_draw_and_a_discard() -> None:
    deal = situation("5S KD", "6S", phase="draw", stock="9C 8D", discard="2C")
    assert deal.refusal("discard 5S") == "TAB-03"
    deal.play("draw stock")
    assert deal.hand(0) == cards("5S KD 9C")
    assert deal.refusal("draw discard") == "TAB-03"
    deal.play("discard KD")
    assert (deal.turn, deal.phase, deal.pile) == (1, "draw", "2C KD")


def test_MAR_10_only_the_top_of_the_pile_is_drawn() -> None:
    deal = situation("5S", "6S", phase="draw", discard="2C 4C 7C")
    assert deal.refusal("draw discard 2") == "MAR-10"
    assert deal.play("draw discard").hand(0) == cards("5S 7C")


def test_MAR_11_the_upcard_just_taken_is_not_discarded_nor_another_copy_of_it() -> None:
    deal = situation("5S 7C", "6S", phase="draw", discard="2C 7C").play("draw discard")
    assert deal.refusal("discard 7C") == "MAR-11"
    assert deal.figures("discard 7C") == {"card": "7C", "others": 1}
    assert deal.menu == ["discard 5S"]
    deal.play("discard 5S", "1 draw stock", "1 discard 6S", "0 draw stock")
    assert deal.refusal("discard 7C") is None


def test_MAR_11_who_holds_nothing_else_may_discard_it() -> None:
    deal = seen("", "6S", phase="draw", discard="2C 7D").play("draw discard")
    assert deal.menu[-1] == "discard 7D"
    deal.play("discard 7D")
    assert deal.turn == 1


def test_MAR_11_a_show_does_not_leave_it_over() -> None:
    deal = seen("7C 7D 7H", "6S", phase="draw", discard="2C KH").play("draw discard")
    assert deal.refusal(f"show {VISIT} / 7C 7D 7H") == "MAR-11"
    assert [move for move in deal.menu if move.startswith("show")] == []
    other = seen("7C 7D 7H", "6S", chosen={"return_upcard": True}, phase="draw", discard="2C KH").play("draw discard")
    assert other.refusal(f"show {VISIT} / 7C 7D 7H") is None


def test_MAR_11_may_be_switched_off() -> None:
    deal = situation("5S", "6S", chosen={"return_upcard": True}, phase="draw", discard="2C 7C").play("draw discard")
    assert deal.refusal("discard 7C") is None


@pytest.mark.parametrize(
    ("pickup", "has_seen", "upcard", "refused"),
    [
        (True, True, "3S", None),
        (False, True, "3S", "MAR-12"),
        (False, True, "4H", "MAR-12"),
        (False, True, "4S", None),
        (False, False, "3S", None),
    ],
)
def test_MAR_12_wild_cards_may_be_taken_from_the_pile_unless_the_table_says_otherwise(
    pickup: bool, has_seen: bool, upcard: str, refused: str | None
) -> None:
    deal = situation(
        "5S", "6S", chosen={"wild_pickup": pickup}, phase="draw", discard=f"2C {upcard}", seen=[has_seen, False]
    )
    assert deal.refusal("draw discard") == refused
    assert ("draw discard" in deal.menu) == (refused is None)


def test_MAR_25_the_pile_but_its_top_is_turned_over_and_the_oldest_discard_is_drawn_first() -> None:
    deal = situation("5S", "6S", phase="draw", stock="", discard="2C 4C 7C 9S").play("draw stock")
    assert deal.hand(0) == cards("5S 2C")
    assert deal.stock == "4C 7C"
    assert deal.pile == "9S"
    assert deal.position["restocked"] == 1


def test_MAR_25_after_the_second_exhaustion_the_turn_is_played_out_and_nobody_wins() -> None:
    deal = situation("5S", "6S", phase="draw", stock="9C", discard="2C 4C 7C", restocked=1).play("draw stock")
    assert deal.phase == "play"
    deal.play("discard 9C")
    assert deal.phase == "over"
    assert deal.ended == (None, "MAR-25")


def test_MAR_25_after_the_first_exhaustion_play_goes_on() -> None:
    deal = situation("5S", "6S", phase="draw", stock="9C", discard="2C 4C").play("draw stock", "discard 9C")
    assert (deal.phase, deal.turn) == ("draw", 1)


def test_MAR_25_a_pile_too_small_to_be_turned_ends_the_deal() -> None:
    deal = situation("5S", "6S", phase="draw", stock="9C", discard="").play("draw stock", "discard 9C")
    assert deal.ended == (None, "MAR-25")


def test_MAR_25_the_upcard_may_be_taken_while_the_stock_is_empty() -> None:
    deal = situation("5S", "6S", phase="draw", stock="", discard="2C 4C 7C").play("draw discard", "discard 5S")
    assert (deal.phase, deal.turn, deal.pile) == ("draw", 1, "2C 4C 5S")


@pytest.mark.parametrize("restocked", [0, 1, 2])
def test_MAR_25_with_shuffle_the_pile_is_shuffled_up_to_three_times(restocked: int) -> None:
    deal = situation(
        "5S", "6S", chosen={"restock": "shuffle"}, phase="draw", stock="", discard="2C 4C 7C 9S", restocked=restocked
    ).play("draw stock")
    assert deal.position["restocked"] == restocked + 1
    assert cards(" ".join(deal.hand(0)) + " " + deal.stock) == cards("5S 2C 4C 7C")
    assert deal.position["shuffles"] == 1


def test_MAR_25_with_shuffle_the_fourth_exhaustion_ends_the_deal() -> None:
    deal = situation(
        "5S", "6S", chosen={"restock": "shuffle"}, phase="draw", stock="9C", discard="2C 4C 7C", restocked=3
    ).play("draw stock", "discard 5S")
    assert deal.ended == (None, "MAR-25")


def test_TAB_08_twenty_rounds_with_upcards_alone_end_the_deal_though_the_stock_has_cards() -> None:
    deal = situation("5S 6H", "6S 7H", phase="draw", stock="9C", discard="2C 4D")
    turns = 0
    while deal.phase != "over":
        deal.play("draw discard")
        deal.play(next(move for move in deal.menu if move.startswith("discard")))
        turns += 1
    assert turns == 40
    assert deal.stock == "9C"
    assert deal.ended == (None, "TAB-08")
    assert sorted(by_rule(deal, "MAR-37")) == [0, 1]
    assert max(deal.scores) < 0


def test_MAR_25_comes_before_TAB_08_where_the_stock_is_used_up_too() -> None:
    deal = situation("5S 6H", "6S 7H", phase="draw", stock="", discard="2C 4D", restocked=1, stuck=39)
    deal.play("draw discard", "discard 5S")
    assert deal.ended == (None, "MAR-25")


def test_TAB_07_there_must_be_a_card_to_draw() -> None:
    deal = situation("5S", "6S", phase="draw", stock="", discard="")
    assert deal.refusal("draw stock") == "TAB-07"
    assert deal.refusal("draw discard") == "TAB-07"
    assert deal.play("timeout").ended == (None, "MAR-25")


def test_TAB_10_a_time_out_draws_and_throws_the_card_drawn() -> None:
    deal = situation("5S KD", "6S", phase="draw", stock="9C 8D").play("timeout")
    assert (deal.turn, deal.pile) == (1, "2C 9C")


def test_TAB_10_a_time_out_keeps_a_wild_card_of_one_who_has_seen() -> None:
    assert seen("5S 6S KD", "6S", phase="draw", stock="3C 8D").play("timeout").pile == "2C KD"
    assert situation("5S 6S KD", "6S", phase="draw", stock="3C 8D").play("timeout").pile == "2C 3C"


def test_TAB_10_a_time_out_takes_back_what_was_laid() -> None:
    deal = seen("KS KD KH 8S", "6S").play(f"lay out {VISIT} / KS KD KH", "timeout")
    assert deal.position["shown"][0] == VISIT
    assert cards(" ".join(deal.hand(0)) + " " + deal.pile) == cards("KS KD KH 8S 2C")


def test_TAB_10_who_holds_no_card_discards_none() -> None:
    deal = situation(VISIT.replace(" /", ""), "6S").play(f"see {VISIT}")
    assert deal.menu == ["timeout"]
    assert deal.play("timeout").turn == 1


def test_TAB_04_cards_that_are_named_more_often_than_they_are_there_are_told_from_cards_that_are_not() -> None:
    deal = seen("KD QD 2S", "2C")
    assert deal.figures(f"lay out {VISIT} / 5S 6S 7S") == {"cards": "5S 6S 7S", "held": "some"}
    assert deal.figures(f"lay out {VISIT} / 5H 6H 7H") == {"cards": "5H 6H 7H", "held": "none"}
