"""TAB-10: what happens when the time is up, in every phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shanghai.situation import cards, situation

NO_BUYS: dict[str, Any] = {"chosen": {"buys": 0}}


def test_TAB_10_who_is_asked_passes() -> None:
    deal = situation("2S 4H", "2D", "2C", phase="draw", discard="KS").play("draw stock")
    assert deal.turn == 1
    deal.play("timeout")
    assert (deal.turn, deal.phase, len(deal.hand(1))) == (2, "buy", 1)
    deal.play("timeout")
    assert (deal.turn, deal.phase) == (0, "play")


def test_TAB_10_a_draw_from_the_stock_and_that_card_is_thrown() -> None:
    deal = situation("2S 4H", "2D", phase="draw", discard="KS", stock="9D 9H", **NO_BUYS).play("timeout")
    assert (deal.turn, deal.hand(0), deal.pile) == (1, cards("2S 4H"), "KS 9D")


def test_TAB_10_a_joker_that_was_drawn_is_kept() -> None:
    deal = situation("2S 2H KD", "2D", phase="draw", discard="KS", stock="X 9H", **NO_BUYS).play("timeout")
    assert (deal.turn, deal.hand(0), deal.pile) == (1, cards("2S 2H X"), "KS KD")


def test_TAB_10_the_others_are_asked_and_then_the_turn_goes_on_by_itself() -> None:
    deal = situation("2S 2H KD", "2D 9S", "2C 9C", phase="draw", discard="5S", stock="9D 9H 8H 8S").play("timeout")
    assert (deal.turn, deal.phase, deal.position["timed_out"]) == (1, "buy", True)
    deal.play("1 pass", "2 buy")
    assert deal.hand(2) == cards("2C 9C 5S 9D 9H")
    assert (deal.turn, deal.phase, deal.pile) == (1, "draw", "8H")
    assert (deal.hand(0), "timed_out" in deal.position) == (cards("2S 2H KD"), False)


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("2S 2H KD", "KD"),
        ("2S 2H 9D X", "9D"),
        ("5S 6S 7S 9H 9D 3C", "3C"),
        ("KD 9C", "KD"),
        ("9C KD AH", "AH"),
        ("KD AD 4C", "4C"),
        ("X X 4C", "4C"),
        ("X X", "X"),
    ],
)
def test_TAB_10_the_least_useful_card_is_thrown(hand: str, thrown: str) -> None:
    deal = situation(hand, "2D").play("timeout")
    assert (deal.turn, deal.pile) == (1, thrown)


def test_TAB_10_and_SHA_18_the_contract_is_laid_first() -> None:
    hand = "7S KS KH KD QS QH QD JS JH AD 3H"
    deal = situation(hand, "2D", table=["5S 6S X=7S 8S"], owner=1, down=[False, True]).play("swap 7S @1", "timeout")
    assert (deal.turn, deal.position["down"], deal.pile) == (1, [True, True], "AD")
    assert sorted(deal.melds.values()) == ["5S 6S 7S 8S", "JH JS X", "KD KH KS", "QD QH QS"]


def test_TAB_10_and_SHA_18_with_the_swaps_that_it_takes() -> None:
    table = ["5S 6S X=7S 8S", "4H 5H X=6H 7H"]
    hand = "7S 6H KS KH KD QS QH JS JH AD 9C"
    deal = situation(hand, "2D", table=table, owner=1, down=[False, True]).play("swap 7S @1", "timeout")
    assert (deal.turn, deal.position["down"], deal.hand(0)) == (1, [True, True], ["9C"])


def test_TAB_10_and_SHA_24_one_card_is_kept_and_no_card_is_the_end() -> None:
    table = ["5S 6S X=7S 8S"]
    hand = "7S KS KH KD QS QH QD JS JH"
    deal = situation(f"{hand} AD", "2D", table=table, owner=1, down=[False, True]).play("swap 7S @1", "timeout")
    assert (deal.turn, deal.hand(0), deal.position["upcard_dead"]) == (1, ["AD"], True)
    deal = situation(hand, "2D", table=table, owner=1, down=[False, True]).play("swap 7S @1", "timeout")
    assert deal.ended == (0, "SHA-24")


def test_TAB_10_and_SHA_24_with_a_discard_allowed_the_last_card_goes() -> None:
    deal = situation("AD", "2D", table=["KS KH KD"], down=[True, False], chosen={"final_discard": "allowed"})
    assert deal.play("timeout").ended == (0, "SHA-24")


def test_TAB_10_where_the_stock_gives_nothing_the_upcard_is_taken() -> None:
    deal = situation("2S 4H KD", "2D", phase="draw", discard="9S", stock="", restocked=1).play("timeout")
    assert (deal.ended, deal.pile) == ((None, "SHA-26"), "9S")
