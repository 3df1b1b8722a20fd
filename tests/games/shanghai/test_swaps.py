"""SHA-18: taking wild cards from the table."""

from __future__ import annotations

import pytest

from tests.games.shanghai.situation import cards, situation

DOWN = [True, False]
OTHERS = [False, True]


@pytest.mark.parametrize(
    ("meld", "card", "after", "won"),
    [
        ("5S 6S X=7S 8S", "7S", "5S 6S 7S 8S", "X"),
        ("X=4S 5S 6S 7S", "4S", "4S 5S 6S 7S", "X"),
        ("8S 8H X", "8S", "8S 8H 8S", "X"),
        ("8S 8H X", "8C", "8S 8H 8C", "X"),
        ("8S 8H X X", "8C", "8S 8H 8C X", "X"),
        ("AS AH X", "AD", "AS AH AD", "X"),
    ],
)
def test_SHA_18_with_the_card_it_stands_for_in_a_set_any_of_the_rank(
    meld: str, card: str, after: str, won: str
) -> None:
    deal = situation(f"{card} KD", "2D", table=[meld], owner=1, down=DOWN)
    assert f"swap {card} @1" in deal.menu
    deal.play(f"swap {card} @1")
    assert (deal.melds, deal.hand(0)) == ({1: after}, cards(f"{won} KD"))


@pytest.mark.parametrize(
    ("meld", "card"),
    [("5S 6S X=7S 8S", "9S"), ("5S 6S X=7S 8S", "7H"), ("5S 6S 7S 8S", "7S"), ("8S 8H X", "9S"), ("AS AH X", "X")],
)
def test_SHA_18_no_other_card_will_do(meld: str, card: str) -> None:
    deal = situation(f"{card} KD", "2D", table=[meld], owner=1, down=DOWN)
    assert deal.refusal(f"swap {card} @1") == "SHA-18"


def test_SHA_18_only_in_ones_turn_after_drawing() -> None:
    deal = situation("7S KD", "7S 2D", table=["5S 6S X=7S 8S"], owner=1, down=DOWN, phase="draw")
    assert deal.refusal("swap 7S @1") == "TAB-03"
    assert deal.refusal("1 swap 7S @1") == "TAB-02"


def test_SHA_18_who_is_down_keeps_it_for_any_use() -> None:
    deal = situation("7S KD", "2D", table=["5S 6S X=7S 8S"], owner=1, down=DOWN).play("swap 7S @1", "discard KD")
    assert (deal.turn, deal.hand(0)) == (1, ["X"])
    again = situation("7S KD", "2D", table=["5S 6S X=7S 8S"], owner=1, down=DOWN).play("swap 7S @1")
    assert again.play("lay X=9S @1").melds == {1: "5S 6S 7S 8S X=9S"}


HAND = "7S KS KH KD QS QH QD JS JH AD"


def test_SHA_18_who_is_not_down_must_lay_down_in_the_same_turn() -> None:
    deal = situation(HAND, "2D", table=["5S 6S X=7S 8S"], owner=1, down=OTHERS).play("swap 7S @1")
    assert deal.position["must_go_down"] is True
    assert [deal.refusal(text) for text in ("discard AD", "done", "lay AD @1")] == ["SHA-18", "SHA-18", "SHA-16"]
    assert [text for text in deal.menu if not text.startswith("down ")] == []
    deal.play("down KS KH KD / QS QH QD / JS JH X", "done")
    assert (deal.turn, deal.melds[4]) == (1, "JS JH X")


def test_SHA_18_the_joker_need_not_be_laid_itself() -> None:
    hand = "7S KS KH KD QS QH QD JS JH JD AD"
    deal = situation(hand, "2D", table=["5S 6S X=7S 8S"], owner=1, down=OTHERS).play("swap 7S @1")
    deal.play("down KS KH KD / QS QH QD / JS JH JD", "discard AD")
    assert deal.hand(0) == ["X"]


@pytest.mark.parametrize("hand", ["7S KS KH KD QS QH QD JS TH AD", "7S KS KH KD", "7S 7H 7D KS KH KD QS JH AD"])
def test_SHA_18_who_could_not_lay_down_then_may_not(hand: str) -> None:
    deal = situation(hand, "2D", table=["5S 6S X=7S 8S"], owner=1, down=OTHERS)
    assert deal.refusal("swap 7S @1") == "SHA-18"
    assert "swap 7S @1" not in deal.menu


def test_SHA_18_the_card_given_may_be_missed_in_the_contract() -> None:
    hand = "7S 7H 7D KS KH KD QS QH AD"
    deal = situation(hand, "2D", table=["5S 6S X=7S 8S"], owner=1, down=OTHERS)
    assert deal.refusal("swap 7S @1") == "SHA-18"
    more = situation(f"{hand} X", "2D", table=["5S 6S X=7S 8S"], owner=1, down=OTHERS).play("swap 7S @1")
    more.play("down 7H 7D X / KS KH KD / QS QH X", "done")


def test_SHA_18_other_swaps_are_allowed_until_down_and_may_be_what_it_takes() -> None:
    table = ["5S 6S X=7S 8S", "4H 5H X=6H 7H"]
    hand = "7S 6H KS KH KD QS QH JS JH AD"
    deal = situation(hand, "2D", table=table, owner=1, down=OTHERS)
    assert deal.refusal("swap 7S @1") is None
    deal.play("swap 7S @1")
    assert deal.refusal("discard AD") == "SHA-18"
    assert deal.menu == ["swap 6H @2"]
    deal.play("swap 6H @2", "down KS KH KD / QS QH X / JS JH X", "done")
    one = situation("7S KS KH KD QS QH JS JH AD", "2D", table=table[:1], owner=1, down=OTHERS)
    assert one.refusal("swap 7S @1") == "SHA-18"


def test_SHA_18_a_swap_that_would_spoil_the_contract_is_refused_after_another() -> None:
    table = ["5S 6S X=7S 8S", "KS KH X"]
    hand = "7S KD KC KH QS QH QD JS JH AD"
    deal = situation(hand, "2D", table=table, owner=1, down=OTHERS).play("swap 7S @1")
    assert deal.refusal("swap KD @2") is None
    poor = situation("7S KD KC QS QH QD JS JH AD X", "2D", table=table, owner=1, down=OTHERS).play("swap 7S @1")
    assert poor.refusal("swap KD @2") == "SHA-18"


def test_SHA_17_and_18_a_wild_two_is_taken_like_a_joker() -> None:
    chosen = {"twos_wild": "all"}
    deal = situation("7S KD", "2D", table=["5S 6S 2H=7S 8S"], owner=1, down=DOWN, chosen=chosen).play("swap 7S @1")
    assert (deal.melds, deal.hand(0)) == ({1: "5S 6S 7S 8S"}, cards("2H KD"))
    deal = situation("8C KD", "2D", table=["8S 8H 2H X"], owner=1, down=DOWN, chosen=chosen).play("swap 8C @1")
    assert (deal.melds, deal.hand(0)) == ({1: "8S 8H 2H 8C"}, cards("X KD"))
    own = situation("2S KD", "2D", table=["2S 3S 4S 5S"], owner=1, down=DOWN, chosen=chosen)
    assert own.refusal("swap 2S @1") == "SHA-18"
    own = situation("2S KD", "2D", table=["2H=2S 3S 4S 5S"], owner=1, down=DOWN, chosen=chosen).play("swap 2S @1")
    assert (own.melds, own.hand(0)) == ({1: "2S 3S 4S 5S"}, cards("2H KD"))
