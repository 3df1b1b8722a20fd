"""RAM-10 to RAM-12: draw, play, discard; the discard pile; using the card from the pile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import cards, situation

MUST: dict[str, Any] = {"must_use_discard": True}
MUST_MULTIPLE: dict[str, Any] = {"must_use_discard": True, "discard": "multiple"}


# ---- RAM-10 ----


def test_RAM_10_draw_then_lay_then_discard() -> None:
    deal = situation("5S 6S 7S 8S KH", "KS", phase="draw", stock="9C 9D", discard="2H")
    deal.play("draw stock")
    assert (deal.turn, deal.phase, deal.hand(0), deal.stock) == (0, "play", cards("5S 6S 7S 8S KH 9C"), "9D")
    deal.play("meld 5S 6S 7S", "lay 8S @1")
    assert (deal.turn, deal.phase, deal.hand(0), deal.melds) == (0, "play", cards("KH 9C"), {1: "5S 6S 7S 8S"})
    deal.play("discard KH")
    assert (deal.turn, deal.phase, deal.hand(0), deal.pile) == (1, "draw", cards("9C"), "2H KH")


def test_RAM_10_the_upcard_may_be_drawn_instead() -> None:
    deal = situation("5S", "KS", phase="draw", stock="9C 9D", discard="2H 3H").play("draw discard")
    assert (deal.turn, deal.phase, deal.hand(0), deal.pile, deal.stock) == (0, "play", cards("5S 3H"), "2H", "9C 9D")


def test_RAM_10_laying_is_no_duty() -> None:
    deal = situation("5S 6S 7S KH", "KS").play("discard KH")
    assert (deal.turn, deal.hand(0), deal.melds) == (1, cards("5S 6S 7S"), {})


def test_RAM_10_turns_go_round() -> None:
    deal = situation("2H KH", "3H KD", "4H KC", phase="draw", stock="9C 9D 9H 9S")
    for seat in (0, 1, 2):
        assert deal.turn == seat
        deal.play("draw stock").play(f"discard {['2H', '3H', '4H'][seat]}")
    assert (deal.turn, deal.phase) == (0, "draw")


def test_RAM_10_the_card_just_drawn_may_be_discarded_also_one_from_the_pile() -> None:
    deal = situation("5S 6D", "KS", phase="draw", discard="2H 3H").play("draw discard", "discard 3H")
    assert (deal.turn, deal.pile) == (1, "2H 3H")


def test_RAM_10_who_has_laid_every_card_ends_the_deal_without_a_discard() -> None:
    deal = situation("5S 6S 7S", "KS").play("meld 5S 6S 7S")
    assert (deal.phase, deal.hand(0), deal.ended) == ("over", [], (0, "RAM-10"))


def test_RAM_10_laying_off_the_last_card_ends_the_deal() -> None:
    deal = situation("8S", "KS", table=["5S 6S 7S"]).play("lay 8S @1")
    assert (deal.phase, deal.ended) == ("over", (0, "RAM-10"))


def test_RAM_10_discarding_the_last_card_ends_the_deal() -> None:
    deal = situation("8S", "KS").play("discard 8S")
    assert (deal.phase, deal.ended, deal.pile) == ("over", (0, "RAM-10"), "8S")


@pytest.mark.parametrize("discard", ["discard_only", "single", "multiple"])
def test_RAM_10_done_ends_a_turn_only_where_nobody_discards(discard: str) -> None:
    assert situation("5S 8S", "KS", chosen={"discard": discard}).refusal("done") == "RAM-10"


# ---- RAM-11 ----


def test_RAM_11_single_is_what_is_played_unless_chosen_otherwise() -> None:
    deal = situation("5S", "KS", phase="draw", discard="2H 3H 4H")
    assert deal.refusal("draw discard") is None
    assert deal.refusal("draw discard 1") is None
    assert deal.refusal("draw discard 2") == "RAM-11"
    assert deal.menu.count("draw discard") == 1


def test_RAM_11_none_there_is_no_pile() -> None:
    deal = situation("5S 6S", "KS", phase="draw", chosen={"discard": "none"})
    assert deal.refusal("draw discard") == "RAM-11"
    deal.play("draw stock")
    assert deal.refusal("discard 5S") == "RAM-11"
    deal.play("done")
    assert (deal.turn, deal.phase, deal.hand(0), deal.pile) == (1, "draw", cards("5S 6S 9C"), "")


def test_RAM_11_none_the_deal_ends_when_every_card_is_laid() -> None:
    deal = situation("5S 6S 7S", "KS", chosen={"discard": "none"}).play("meld 5S 6S 7S")
    assert deal.ended == (0, "RAM-10")


def test_RAM_11_discard_only_the_pile_is_never_drawn_from() -> None:
    deal = situation("5S 6S", "KS", phase="draw", discard="2H 3H", chosen={"discard": "discard_only"})
    assert deal.refusal("draw discard") == "RAM-11"
    deal.play("draw stock", "discard 9C")
    assert (deal.turn, deal.pile) == (1, "2H 3H 9C")


@pytest.mark.parametrize(
    ("count", "hand", "left"), [(1, "5S 4H", "2H 3H"), (2, "5S 4H 3H", "2H"), (3, "5S 4H 3H 2H", "")]
)
def test_RAM_11_multiple_a_card_and_all_above_it(count: int, hand: str, left: str) -> None:
    deal = situation("5S", "KS", phase="draw", discard="2H 3H 4H", chosen={"discard": "multiple"})
    deal.play(f"draw discard {count}")
    assert (deal.hand(0), deal.pile, deal.phase) == (cards(hand), left, "play")


def test_RAM_11_multiple_no_more_than_there_are() -> None:
    deal = situation("5S", "KS", phase="draw", discard="2H 3H 4H", chosen={"discard": "multiple"})
    assert deal.refusal("draw discard 4") == "TAB-07"
    assert [move for move in deal.menu if move.startswith("draw")] == [
        "draw stock",
        "draw discard",
        "draw discard 2",
        "draw discard 3",
    ]


# ---- RAM-12 ----


def test_RAM_12_a_card_from_the_pile_may_be_kept() -> None:
    deal = situation("5S 2D", "KS", phase="draw", discard="3H").play("draw discard", "discard 2D")
    assert (deal.turn, deal.hand(0)) == (1, cards("5S 3H"))


def test_RAM_12_must_use_the_pile_is_drawn_from_only_for_a_card_that_can_be_laid() -> None:
    deal = situation("7H 7D 2C", "KS", phase="draw", discard="7C 3H", chosen=MUST)
    assert deal.refusal("draw discard") == "RAM-12"
    assert deal.refusal("draw stock") is None


@pytest.mark.parametrize("chosen", [MUST, {**MUST, "identical": True}])
def test_RAM_12_must_use_a_joker_is_not_laid_with_jokers_alone(chosen: dict[str, Any]) -> None:
    deal = situation("X X", "KS", phase="draw", opened=[True, False], discard="7C X", chosen=chosen)
    assert deal.refusal("draw discard") == "RAM-12"
    assert deal.menu == ["draw stock"]


@pytest.mark.parametrize(
    ("hand", "table", "upcard", "use"),
    [
        ("7H 7D KD", [], "7C", "meld 7H 7D 7C"),
        ("5S 6S KD", [], "7S", "meld 5S 6S 7S"),
        ("7H X KD", [], "7C", "meld 7H 7C X"),
        ("2H KD", ["5S 6S 7S"], "8S", "lay 8S @1"),
        ("2H KD", ["7H 7D 7S"], "7C", "lay 7C @1"),
        ("2H KD", ["5S 6S X=7S"], "7S", "swap 7S @1"),
    ],
    ids=["set", "run", "joker", "run on the table", "set on the table", "place of a joker"],
)
def test_RAM_12_must_use_laid_in_a_meld_laid_off_or_in_the_place_of_a_joker(
    hand: str, table: list[str], upcard: str, use: str
) -> None:
    deal = situation(hand, "KS", table=table, phase="draw", discard=upcard, chosen=MUST).play("draw discard")
    assert deal.position["took"] == upcard
    assert deal.refusal("discard KD") == "RAM-12"
    assert deal.refusal(f"discard {upcard}") == "RAM-12"
    deal.play(use)
    assert "took" not in deal.position
    assert deal.refusal("discard KD") is None


def test_RAM_12_must_use_a_card_from_the_stock_owes_nothing() -> None:
    deal = situation("5S 2D", "KS", phase="draw", discard="3H", chosen=MUST).play("draw stock", "discard 2D")
    assert deal.turn == 1


def test_RAM_12_must_use_with_multiple_it_is_the_deepest_card_that_has_to_be_laid() -> None:
    deal = situation("7C KD", "KS", phase="draw", discard="2H 7H 7D 5C", chosen=MUST_MULTIPLE)
    assert deal.refusal("draw discard 1") == "RAM-12"
    assert deal.refusal("draw discard 2") == "RAM-12", "7D with 7C and 5C makes no meld"
    assert deal.refusal("draw discard 4") == "RAM-12", "2H fits nothing"
    deal.play("draw discard 3")
    assert deal.position["took"] == "7H"
    assert deal.refusal("discard 5C") == "RAM-12"
    deal.play("meld 7H 7D 7C", "discard 5C")
    assert (deal.turn, deal.hand(0)) == (1, cards("KD"))


def test_RAM_12_must_use_the_cards_above_the_deepest_may_be_kept() -> None:
    deal = situation("7C 7S KD", "KS", phase="draw", discard="7H 5C", chosen=MUST_MULTIPLE)
    deal.play("draw discard 2", "meld 7H 7S 7C", "discard KD")
    assert deal.hand(0) == cards("5C")


def test_RAM_12_a_move_that_leaves_the_card_no_place_is_refused() -> None:
    deal = situation("7C 7D 6C 8C KD", "KS", phase="draw", discard="7H", chosen=MUST).play("draw discard")
    assert deal.refusal("meld 6C 7C 8C") == "RAM-12", "7H and 7D alone are no meld"
    assert deal.refusal("meld 7C 7D 7H") is None


def test_RAM_12_a_move_that_leaves_the_card_a_place_on_the_table_is_allowed() -> None:
    deal = situation("7C 7D 7S KD", "KS", phase="draw", discard="7H", chosen=MUST).play("draw discard")
    deal.play("meld 7C 7D 7S", "lay 7H @1", "discard KD")
    assert deal.melds == {1: "7C 7D 7S 7H"}


def test_RAM_12_a_laying_off_that_leaves_the_card_no_place_is_refused() -> None:
    deal = situation("7C 7D KD", "KS", table=["4D 5D 6D"], phase="draw", discard="7H", chosen=MUST)
    deal.play("draw discard")
    assert deal.refusal("lay 7D @1") == "RAM-12"


def test_RAM_12_winning_a_joker_that_leaves_the_card_a_place_is_allowed() -> None:
    deal = situation("7C 7D KD 2C", "KS", table=["5D 6D X=7D"], phase="draw", discard="7H", chosen=MUST)
    deal.play("draw discard", "swap 7D @1", "meld 7C 7H X", "discard KD")
    assert (deal.turn, deal.scores, deal.melds) == (1, [15, 0], {1: "5D 6D 7D", 2: "7C 7H X=7S"})


def test_RAM_12_winning_a_joker_that_leaves_the_card_no_place_is_refused() -> None:
    deal = situation("7D X KD", "KS", table=["5D 6D X=7D"], phase="draw", discard="7H", chosen=MUST)
    deal.play("draw discard")
    assert deal.refusal("meld 7H 7D X") is None
    assert deal.refusal("swap 7D @1") == "RAM-12", "7H and two jokers are no meld"


def test_RAM_12_with_manipulation_nothing_need_keep_a_place_restore_helps() -> None:
    chosen: dict[str, Any] = {"must_use_discard": True, "manipulation": True}
    deal = situation("7C 7D 6C 8C KD", "KS", phase="draw", discard="7H", chosen=chosen)
    deal.play("draw discard", "meld 6C 7C 8C")
    assert deal.refusal("discard KD") == "RAM-12"
    deal.play("restore")
    assert (deal.position["took"], deal.hand(0), deal.melds) == ("7H", cards("7C 7D 6C 8C KD 7H"), {})
    deal.play("meld 7C 7D 7H", "discard KD")
    assert deal.turn == 1


def test_RAM_12_laying_another_copy_is_laying_the_card() -> None:
    deal = situation("7H 7C 7D KD 2C", "KS", phase="draw", discard="7H", chosen=MUST)
    deal.play("draw discard", "meld 7H 7C 7D", "discard KD")
    assert deal.hand(0) == cards("7H 2C")


def test_RAM_12_the_last_card_may_be_the_one_from_the_pile() -> None:
    deal = situation("7H 7C", "KS", phase="draw", discard="7D", chosen=MUST).play("draw discard", "meld 7H 7C 7D")
    assert deal.ended == (0, "RAM-10")


def test_RAM_12_a_card_that_fits_behind_another_of_the_hand_can_be_laid_at_once() -> None:
    deal = situation("8S KD 2C", "KS", table=["5S 6S 7S"], phase="draw", discard="9S", chosen=MUST)
    assert deal.refusal("draw discard") is None, "lay 8S 9S @1 is one move"
    deal = situation("8S KD 2C 9S", "KS", table=["5S 6S 7S"], took="9S", chosen=MUST)
    deal.play("lay 8S 9S @1", "discard KD")
    assert deal.turn == 1


def test_RAM_12_a_place_that_the_won_joker_may_not_take_is_none() -> None:
    deal = situation("9H 8H KD", "KS", table=["9S 9D 9C X=9H"], phase="draw", discard="TH", chosen=MUST)
    deal.play("draw discard")
    assert deal.refusal("meld 8H 9H TH") is None
    assert deal.refusal("swap 9H @1") == "RAM-12", "8H X TH would have the joker be the nine again (RAM-20)"


def test_RAM_12_while_it_is_off_nothing_is_owed_whatever_was_taken() -> None:
    assert situation("5S 3H", "KS", took="3H").refusal("discard 3H") is None
