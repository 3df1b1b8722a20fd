"""RAM-20 and RAM-21: winning a joker, laying it again, and what it costs to keep it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import cards, situation

# ---- Winning it ----


@pytest.mark.parametrize(
    ("meld", "card", "lies"),
    [
        ("5S 6S X=7S", "7S", "5S 6S 7S"),
        ("QS KS X=AS", "AS", "QS KS AS"),
        ("X=AS 2S 3S", "AS", "AS 2S 3S"),
        ("5S X=6S 7S 8S", "6S", "5S 6S 7S 8S"),
        ("7H 7D 7C X=7S", "7S", "7H 7D 7C 7S"),
        ("7H 7D X=7S", "7S", "7H 7D 7S"),
    ],
)
def test_RAM_20_the_card_it_stands_for_wins_a_joker(meld: str, card: str, lies: str) -> None:
    deal = situation(f"{card} 2D", "KD", table=[meld]).play(f"swap {card} @1")
    assert (deal.melds, deal.hand(0), deal.position["won"]) == ({1: lies}, cards("X 2D"), f"X={card}")
    assert (deal.scores, deal.lines) == ([0, 0], []), "its place was counted when the joker was laid"
    assert (deal.turn, deal.phase) == (0, "play")


@pytest.mark.parametrize(
    ("meld", "card"),
    [
        ("5S 6S X=7S", "7H"),
        ("5S 6S X=7S", "8S"),
        ("5S 6S X=7S", "4S"),
        ("7H 7D X", "7C"),
        ("7H 7D X", "7S"),
        ("7H 7D X", "7H"),
        ("7H 7D 7C X=7S", "7C"),
        ("5S 6S 7S", "7S"),
        ("7H 7D 7C", "7S"),
    ],
)
def test_RAM_20_only_where_that_is_certain_and_only_that_card(meld: str, card: str) -> None:
    assert situation(f"{card} 2D", "KD", table=[meld]).refusal(f"swap {card} @1") == "RAM-20"


def test_RAM_20_taking_an_ambiguous_joker_is_refused_until_the_fourth_card_lies_there() -> None:
    deal = situation("7S 7C 2D", "KD", table=["7H 7D X"])
    assert deal.refusal("swap 7C @1") == "RAM-20"
    assert deal.refusal("swap 7S @1") == "RAM-20"
    deal.play("lay 7C @1")
    assert deal.refusal("swap 7C @1") == "TAB-04"
    deal.play("swap 7S @1")
    assert (deal.hand(0), cards(deal.melds[1])) == (cards("X 2D"), cards("7H 7D 7C 7S"))


def test_RAM_20_one_must_hold_the_card() -> None:
    assert situation("2D", "7S", table=["5S 6S X=7S"]).refusal("swap 7S @1") == "TAB-04"


def test_RAM_20_not_before_the_first_lay() -> None:
    deal = situation("7S 2D", "KD", table=["5S 6S X=7S"], opened=[False, True])
    assert deal.refusal("swap 7S @1") == "RAM-13"


# ---- Laying it again ----


def test_RAM_20_it_is_laid_in_a_new_meld_as_another_card() -> None:
    deal = situation("7S QH KH 2D", "KD", table=["5S 6S X=7S"]).play("swap 7S @1", "meld QH KH X", "discard 2D")
    assert deal.melds == {1: "5S 6S 7S", 2: "QH KH X=AH"}
    assert "won" not in deal.position
    assert deal.scores == [35 + 10, 0], "the meld, and the other hand: no penalty"


def test_RAM_20_it_may_not_stand_for_the_same_card_in_a_run() -> None:
    deal = situation("X 8S 9S 5S 6S 2D", "KD", table=["5S 6S 7S"], won="X=7S")
    assert deal.refusal("meld 5S 6S X") == "RAM-20"
    assert deal.refusal("meld X 8S 9S") == "RAM-20"
    assert deal.refusal("meld 8S 9S X") is None


def test_RAM_20_in_a_set_it_is_refused_only_if_it_would_certainly_be_the_same() -> None:
    deal = situation("X 7H 7D 7C 2D", "KD", table=["5S 6S 7S"], won="X=7S")
    assert deal.refusal("meld 7H 7D 7C X") == "RAM-20"
    assert deal.refusal("meld 7H 7D X") is None


@pytest.mark.parametrize(
    ("pair", "face"), [("7H 7D", "7C"), ("7H 7C", "7D"), ("7D 7C", "7H")], ids=["clubs", "diamonds", "hearts"]
)
def test_RAM_20_in_an_open_set_it_stands_for_the_other_suit_at_once(pair: str, face: str) -> None:
    deal = situation(f"X {pair} 7S {face} 2D", "KD", table=["5S 6S 7S"], won="X=7S").play(f"meld {pair} X")
    assert deal.melds[2] == f"{pair} X={face}"
    assert "won" not in deal.position
    assert deal.refusal("swap 7S @2") == "RAM-20"
    assert deal.refusal(f"swap {face} @2") is None


def test_RAM_20_in_an_open_set_of_other_cards_it_stays_open() -> None:
    deal = situation("X 9H 9D 2D", "KD", table=["5S 6S 7S"], won="X=7S").play("meld 9H 9D X")
    assert deal.melds[2] == "9H 9D X"
    deal = situation("X 7S 7D 2D", "KD", table=["5S 6S 7S"], won="X=7S").play("meld 7S 7D X")
    assert deal.melds[2] == "7S 7D X", "neither clubs nor hearts is the seven of spades"


def test_RAM_20_a_joker_settled_as_the_other_suit_keeps_it_when_the_last_card_is_laid() -> None:
    deal = situation("X 7H 7D 7S 7C 2D", "KD", table=["5S 6S 7S"], won="X=7S").play("meld 7H 7D X", "lay 7S @2")
    assert cards(deal.melds[2]) == cards("7H 7D X=7C 7S")
    assert deal.refusal("swap 7C @2") is None


def test_RAM_20_it_is_not_laid_off() -> None:
    deal = situation("X 2D", "KD", table=["5S 6S 7S"], won="X=7S")
    assert deal.refusal("lay X @1") == "RAM-17"
    assert deal.refusal("lay X=8S @1") == "RAM-17"


def test_RAM_20_of_several_jokers_in_hand_any_counts_as_the_won_one() -> None:
    deal = situation("7S X QH KH 2D 3D", "KD", table=["5S 6S X=7S"]).play("swap 7S @1", "meld QH KH X")
    assert "won" not in deal.position
    deal.play("discard 2D")
    assert (deal.hand(0), deal.scores) == (cards("X 3D"), [35, 0])


def test_RAM_20_with_a_joker_of_ones_own_the_same_card_may_be_meant() -> None:
    deal = situation("X X 5S 6S 2D 3D", "KD", table=["5S 6S 7S"], won="X=7S").play("meld 5S 6S X")
    assert deal.melds[2] == "5S 6S X=7S"
    assert deal.position["won"] == "X=7S", "that was the other joker: the won one is still owed"
    deal.play("discard 2D")
    assert deal.scores == [15 - 300, 0]


def test_RAM_20_as_many_as_possible_count_as_won_ones() -> None:
    deal = situation("X X 5S 6S 7D 8D 2D", "KD", table=["5S 6S 7S", "7D 8D 9D"], won="X=7S X=9D")
    deal.play("meld 5S 6S X / 7D 8D X")
    assert deal.melds == {1: "5S 6S 7S", 2: "7D 8D 9D", 3: "5S 6S X=7S", 4: "7D 8D X=9D"}
    assert "won" not in deal.position, "each in the place of the other"


def test_RAM_20_one_of_two_won_jokers_laid_leaves_the_other() -> None:
    deal = situation("X X 5S 6S 2D 3D", "KD", table=["5S 6S 7S", "7D 8D 9D"], won="X=7S X=9D").play("meld 5S 6S X")
    assert deal.position["won"] == "X=7S", "only the one that stood for 9D may be 7S now"


def test_RAM_20_own_and_won_jokers_in_one_move() -> None:
    deal = situation("X X 5S 6S 9H 9D 2D", "KD", table=["5S 6S 7S"], won="X=7S").play("meld 5S 6S X / 9H 9D X")
    assert "won" not in deal.position
    assert deal.melds == {1: "5S 6S 7S", 2: "5S 6S X=7S", 3: "9H 9D X"}


def test_RAM_20_two_melds_of_which_one_cannot_take_the_won_joker_need_another() -> None:
    deal = situation("X 5S 6S 7D 8D 2D", "KD", table=["5S 6S 7S"], won="X=7S")
    assert deal.refusal("meld 5S 6S X / 7D 8D 2D") == "RAM-15"
    assert deal.refusal("meld 5S 6S X") == "RAM-20"


def test_RAM_20_a_joker_may_be_won_again_from_the_meld_it_went_to() -> None:
    deal = situation("7S QH KH AH 9C TC 2D", "KD", table=["5S 6S X=7S"])
    deal.play("swap 7S @1", "meld QH KH X", "swap AH @2")
    assert deal.position["won"] == "X=AH"
    deal.play("meld 9C TC X", "discard 2D")
    assert deal.melds == {1: "5S 6S 7S", 2: "QH KH AH", 3: "9C TC X=JC"}
    assert deal.scores == [35 + 25 + 10, 0]


# ---- RAM-21 ----


def test_RAM_21_a_joker_won_and_kept_costs_300() -> None:
    deal = situation("7S 2D 3D", "KD", table=["5S 6S X=7S"]).play("swap 7S @1", "discard 2D")
    assert (deal.turn, deal.scores, deal.lines) == (1, [-300, 0], [(0, -300, "RAM-21")])
    assert deal.hand(0) == cards("X 3D")


def test_RAM_21_two_cost_600() -> None:
    deal = situation("7S 9D 2D 3D", "KD", table=["5S 6S X=7S", "7D 8D X=9D"])
    deal.play("swap 7S @1", "swap 9D @2", "discard 2D")
    assert deal.scores == [-600, 0]
    assert sum(points for _, points, rule in deal.lines if rule == "RAM-21") == -600
    assert deal.hand(0) == cards("X X 3D")


@pytest.mark.parametrize(("penalty", "points"), [(0, 0), (1, -1), (500, -500)])
def test_RAM_21_the_penalty_is_an_option(penalty: int, points: int) -> None:
    chosen: dict[str, Any] = {"penalty": penalty}
    deal = situation("7S 2D 3D", "KD", table=["5S 6S X=7S"], chosen=chosen).play("swap 7S @1", "discard 2D")
    assert deal.scores == [points, 0]


def test_RAM_21_it_is_owed_in_that_turn_only() -> None:
    deal = situation("7S 2D 3D 4D", "KD QC", table=["5S 6S X=7S"]).play("swap 7S @1", "discard 2D")
    deal.play("draw stock", "discard KD", "draw stock", "discard 3D")
    assert deal.scores == [-300, 0]
    assert "won" not in deal.position


def test_RAM_21_discarding_it_is_no_laying() -> None:
    deal = situation("7S 2D", "KD", table=["5S 6S X=7S"]).play("swap 7S @1", "discard X")
    assert (deal.scores, deal.hand(0), deal.pile) == ([-300, 0], ["2D"], "X")


def test_RAM_21_not_even_as_the_last_card() -> None:
    deal = situation("7S", "KD", table=["5S 6S X=7S"]).play("swap 7S @1", "discard X")
    assert deal.ended == (0, "RAM-10")
    assert sorted(deal.lines) == [(0, -300, "RAM-21"), (0, 10, "RAM-32")]


def test_RAM_21_without_a_discard_too() -> None:
    chosen: dict[str, Any] = {"discard": "none"}
    deal = situation("7S 2D", "KD", table=["5S 6S X=7S"], chosen=chosen).play("swap 7S @1", "done")
    assert (deal.scores, deal.hand(0)) == ([-300, 0], cards("X 2D"))


def test_RAM_21_in_elimination_it_is_added_to_the_count() -> None:
    chosen: dict[str, Any] = {"elimination": True}
    deal = situation("7S 2D 3D", "KD", table=["5S 6S X=7S"], chosen=chosen).play("swap 7S @1", "discard 2D")
    assert (deal.scores, deal.lines) == ([300, 0], [(0, 300, "RAM-21")])


def test_RAM_21_a_joker_drawn_or_dealt_may_be_kept() -> None:
    deal = situation("X 2D 3D", "KD").play("discard 2D")
    assert deal.scores == [0, 0]
