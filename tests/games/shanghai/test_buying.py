"""SHA-10 to SHA-15: drawing, the upcard, who may buy it, how often, and the order of asking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shanghai.situation import Situation, cards, situation

HANDS = ("2S 4H", "2D 4D", "2C 6H", "2H 6D")
OFFER: dict[str, Any] = {"phase": "draw", "discard": "9H KS", "turn": 1, "discarder": 0, "stock": "3C 4C 5C 6C 7C"}


def offered(**fields: Any) -> Situation:
    """Seat 1 is to draw, seat 3 has dealt, the king of spades is the upcard, which seat 0 threw."""
    return situation(*HANDS, **(OFFER | fields))


# ---- SHA-10, SHA-11 ----


def test_SHA_10_draw_from_the_stock_then_discard() -> None:
    deal = offered(buys=[3, 3, 3, 3]).play("draw stock")
    assert (deal.turn, deal.phase, deal.hand(1), deal.stock) == (1, "play", cards("2D 4D 3C"), "4C 5C 6C 7C")
    deal.play("discard 2D")
    assert (deal.turn, deal.phase, deal.pile) == (2, "draw", "9H KS 2D")


def test_SHA_10_or_take_the_upcard() -> None:
    deal = offered().play("draw discard")
    assert (deal.turn, deal.phase, deal.hand(1), deal.pile) == (1, "play", cards("2D 4D KS"), "9H")
    assert deal.refusal("draw stock") == "TAB-03"


def test_SHA_10_who_took_the_upcard_keeps_it_from_all_others() -> None:
    deal = offered().play("draw discard")
    assert [deal.refusal(f"{seat} buy") for seat in (2, 3)] == ["SHA-12", "SHA-12"]


def test_SHA_11_only_the_top_card_can_be_had() -> None:
    assert offered().refusal("draw discard 2") == "SHA-11"
    assert offered(discard="").refusal("draw discard") == "TAB-07"
    assert "draw discard 2" not in offered().menu


def test_SHA_11_after_a_turn_without_a_discard_there_is_no_upcard_to_take_or_to_buy() -> None:
    deal = situation("KC", "2D 4D", "2C 6H", table=["KS KH KD"], down=[True, False, False], discard="9H")
    deal.play("done")
    assert (deal.turn, deal.phase, deal.position["upcard_dead"]) == (1, "draw", True)
    assert deal.refusal("draw discard") == "SHA-11"
    assert deal.refusal("2 buy") == "TAB-02"
    assert deal.menu == ["draw stock"]
    deal.play("draw stock")
    assert (deal.turn, deal.phase) == (1, "play")
    deal.play("discard 2D")
    assert "upcard_dead" not in deal.position


def test_SHA_11_without_a_discard_nobody_is_asked_though_the_player_in_turn_is_down() -> None:
    deal = situation("KC", "2D 4D", "2C 6H", table=["KS KH KD"], down=[True, True, False], discard="9H").play("done")
    assert (deal.turn, deal.phase) == (1, "draw")


# ---- SHA-12 ----


def test_SHA_12_the_buyer_gets_the_upcard_and_two_cards_and_the_turn_goes_on() -> None:
    deal = offered().play("draw stock")
    assert (deal.turn, deal.phase, deal.position["turn"], deal.position["asked"]) == (2, "buy", 1, 2)
    assert deal.menu == ["buy", "pass"]
    deal.play("2 buy")
    assert (deal.turn, deal.phase) == (1, "play")
    assert deal.hand(2) == cards("2C 6H KS 3C 4C")
    assert deal.hand(1) == cards("2D 4D 5C")
    assert (deal.pile, deal.stock, deal.position["buys"]) == ("9H", "6C 7C", [0, 0, 1, 0])


def test_SHA_12_buy_cards_one_card_besides() -> None:
    deal = offered(chosen={"buy_cards": 1}).play("draw stock", "2 buy")
    assert (deal.hand(2), deal.hand(1)) == (cards("2C 6H KS 3C"), cards("2D 4D 4C"))


def test_SHA_12_who_threw_the_card_may_not_buy_it() -> None:
    deal = offered(discarder=2).play("draw stock")
    assert deal.refusal("2 buy") == "SHA-12"
    assert deal.turn == 0


def test_SHA_12_the_card_turned_up_at_first_may_be_bought_by_all() -> None:
    deal = offered(discarder=None).play("draw stock")
    assert deal.turn == 0
    deal.play("0 pass", "2 pass")
    assert deal.turn == 3


def test_SHA_12_nobody_buys_in_their_own_turn_or_after_the_draw() -> None:
    deal = offered()
    assert deal.refusal("1 buy") == "SHA-12"
    assert deal.refusal("2 buy") == "TAB-02"
    deal.play("draw stock", "2 pass", "3 pass")
    assert (deal.turn, deal.phase) == (1, "play")
    assert deal.refusal("2 buy") == "SHA-12"


@pytest.mark.parametrize(
    ("stock", "pile", "restocked", "buy_cards", "asked"),
    [
        ("3C 4C 5C", "KS", 0, 2, True),
        ("3C 4C", "KS", 0, 2, False),
        ("3C 4C", "KS", 0, 1, True),
        ("3C 4C", "9H 8H KS", 0, 2, True),
        ("3C 4C", "9H KS", 0, 2, False),
        ("3C 4C", "9H 8H 7H KS", 1, 2, False),
        ("", "9H 8H 7H 6H KS", 0, 2, True),
    ],
)
def test_SHA_12_it_is_offered_only_if_stock_and_pile_can_give_the_cards_and_one_more(
    stock: str, pile: str, restocked: int, buy_cards: int, asked: bool
) -> None:
    deal = offered(stock=stock, discard=pile, restocked=restocked, chosen={"buy_cards": buy_cards})
    assert deal.refusal("2 buy") == ("TAB-02" if asked else "SHA-12")
    deal.play("draw stock")
    assert deal.phase == ("buy" if asked else "play")
    if asked:
        deal.play("buy")
        assert len(deal.hand(2)) == 3 + buy_cards


# ---- SHA-13 ----


def test_SHA_13_the_nearest_after_the_dealer_is_asked_first() -> None:
    asked = []
    deal = offered(turn=2, discarder=1, dealer=2).play("draw stock")
    while deal.phase == "buy":
        asked.append(deal.turn)
        deal.play("pass")
    assert asked == [3, 0]
    deal = offered(turn=1, discarder=None, dealer=1).play("draw stock")
    assert deal.turn == 2


def test_SHA_13_by_turn_the_nearest_after_the_player_in_turn() -> None:
    by_dealer = offered(turn=2, discarder=None, dealer=3).play("draw stock")
    by_turn = offered(turn=2, discarder=None, dealer=3, chosen={"buy_priority": "turn"}).play("draw stock")
    assert (by_dealer.turn, by_turn.turn) == (0, 3)
    by_turn.play("pass", "pass")
    assert by_turn.turn == 1


def test_SHA_13_nobody_is_asked_after_one_has_bought_and_nobody_twice() -> None:
    deal = offered().play("draw stock", "2 pass")
    assert deal.refusal("2 buy") == "TAB-02"
    assert deal.refusal("2 pass") == "TAB-02"
    deal.play("3 buy")
    assert (deal.turn, deal.phase) == (1, "play")


def test_SHA_13_after_all_have_passed_the_player_in_turn_has_drawn_without_another_move() -> None:
    deal = offered().play("draw stock", "2 pass", "3 pass")
    assert (deal.turn, deal.phase, deal.hand(1), deal.pile) == (1, "play", cards("2D 4D 3C"), "9H KS")


# ---- SHA-14 ----


def test_SHA_14_a_fourth_purchase_is_refused() -> None:
    deal = offered(buys=[0, 0, 3, 0])
    assert deal.refusal("2 buy") == "SHA-14"
    deal.play("draw stock")
    assert deal.turn == 3
    assert offered(buys=[0, 0, 2, 0]).play("draw stock").refusal("2 buy") is None


@pytest.mark.parametrize(("deal_number", "most"), [(1, 3), (8, 3), (9, 4), (10, 4)])
@pytest.mark.parametrize("contracts", ["seed", "classic10"])
def test_SHA_14_three_a_deal_four_in_deals_nine_and_ten(deal_number: int, most: int, contracts: str) -> None:
    chosen = {"contracts": contracts}
    allowed = offered(deal=deal_number, buys=[0, 0, most - 1, 0], chosen=chosen).play("draw stock")
    assert (allowed.turn, allowed.refusal("2 buy")) == (2, None)
    assert offered(deal=deal_number, buys=[0, 0, most, 0], chosen=chosen).refusal("2 buy") == "SHA-14"


def test_SHA_14_a_number_of_ones_own_or_none() -> None:
    assert offered(buys=[0, 0, 5, 0], chosen={"buys": 6}).play("draw stock").refusal("2 buy") is None
    assert offered(buys=[0, 0, 6, 0], chosen={"buys": 6}).refusal("2 buy") == "SHA-14"
    assert offered(buys=[0, 0, 200, 0], chosen={"buys": "unlimited"}).play("draw stock").refusal("2 buy") is None
    nobody = offered(chosen={"buys": 0})
    assert (nobody.refusal("2 buy"), nobody.refusal("2 pass"), nobody.refusal("1 buy")) == ("SHA-14",) * 3
    nobody.play("draw stock")
    assert (nobody.turn, nobody.phase) == (1, "play")


@pytest.mark.parametrize(("bought", "size"), [(1, 14), (3, 20), (4, 23)])
def test_SHA_14_cards_after_so_many_purchases(bought: int, size: int) -> None:
    stock = "3C 4C 5C 6C 7C 8C 9C TC JC QC 3D 4D 5D 6D 7D 8D 9D TD JD 3H 4H 5H 6H 7H 8H"
    hands = ("2S 4S 5S", "AC AD AH AS KC KD KH KS QD QH QS", "2H 6S 7S")
    deal = situation(*hands, deal=9, stock=stock, phase="draw", discard="9H")
    for _ in range(bought):
        deal.play("draw stock", "1 buy", f"discard {deal.hand(0)[0]}")
        for seat in (1, 2):
            deal.play("draw stock")
            while deal.phase == "buy":
                deal.play("pass")
            deal.play(f"discard {deal.hand(seat)[0]}")
    assert len(deal.hand(1)) == size
    assert deal.position["buys"] == [0, bought, 0]


# ---- SHA-15 ----


def test_SHA_15_who_is_down_buys_no_more() -> None:
    deal = offered(down=[False, False, True, False])
    assert deal.refusal("2 buy") == "SHA-15"
    deal.play("draw stock")
    assert deal.turn == 3


def test_SHA_15_when_the_player_in_turn_is_down_the_others_are_asked_first() -> None:
    deal = situation(*HANDS, down=[False, True, False, False], stock="3C 4C 5C 6C 7C", discard="9H")
    deal.play("discard 4H")
    assert (deal.position["turn"], deal.turn, deal.phase) == (1, 2, "buy")
    assert deal.refusal("1 draw discard") == "TAB-02"
    assert deal.refusal("1 draw stock") == "TAB-02"
    deal.play("2 pass", "3 buy")
    assert (deal.turn, deal.phase) == (1, "play")
    assert (deal.hand(3), deal.hand(1)) == (cards("2H 6D 4H 3C 4C"), cards("2D 4D 5C"))


def test_SHA_15_if_nobody_buys_the_player_in_turn_chooses() -> None:
    deal = situation(*HANDS, down=[False, True, False, False], stock="3C 4C 5C 6C 7C", discard="9H")
    deal.play("discard 4H", "2 pass", "3 pass")
    assert (deal.turn, deal.phase, deal.menu) == (1, "draw", ["draw stock", "draw discard"])
    deal.play("draw stock")
    assert (deal.turn, deal.phase) == (1, "play")


def test_SHA_15_if_nobody_may_buy_nobody_is_asked() -> None:
    deal = situation(*HANDS, down=[False, True, True, False], buys=[0, 0, 0, 3], discard="9H").play("discard 4H")
    assert (deal.turn, deal.phase) == (1, "draw")


# ---- A purchase by one who is not asked ----


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({}, "TAB-02"),
        ({"discarder": 3}, "SHA-12"),
        ({"buys": [0, 0, 0, 3]}, "SHA-14"),
        ({"down": [False, False, False, True]}, "SHA-15"),
        ({"discarder": 3, "buys": [0, 0, 0, 3], "down": [False, False, False, True]}, "SHA-12"),
        ({"buys": [0, 0, 0, 3], "down": [False, False, False, True]}, "SHA-14"),
    ],
)
def test_SHA_12_14_and_15_forbid_before_TAB_02(fields: dict[str, Any], rule: str) -> None:
    assert offered(**fields).play("draw stock").refusal("3 buy") == rule
    assert offered(**fields).refusal("3 buy") == rule


def test_TAB_03_who_is_asked_answers_and_who_is_not_does_not() -> None:
    deal = offered().play("draw stock")
    for text in ("draw stock", "draw discard", "discard 2C", "done", "lay 2C @1", "swap 2C @1"):
        assert deal.refusal(f"2 {text}") == "TAB-03"
    assert offered().refusal("1 pass") == "TAB-03"
    assert offered().refusal("2 pass") == "TAB-02"
