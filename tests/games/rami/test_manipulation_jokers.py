"""RAM-42: what becomes of jokers when the table is rearranged; and rearranging as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import cards, situation

ON: dict[str, Any] = {"manipulation": True}


# ---- Jokers of the table ----


def test_RAM_42_a_joker_keeps_its_card_when_its_meld_is_split_and_joined() -> None:
    deal = situation("2H", "KS", table=["5S 6S X=7S 8S 9S TS"], chosen=ON).play("split @1 3")
    assert deal.melds == {1: "5S 6S X=7S", 2: "8S 9S TS"}
    deal.play("join @2 @1")
    assert deal.melds == {2: "5S 6S X=7S 8S 9S TS"}


def test_RAM_42_a_joker_taken_may_be_laid_off_as_the_card_it_stands_for() -> None:
    deal = situation("2H", "KS", table=["4S 5S 6S X=7S", "8S 9S TS"], chosen=ON).play("take X @1")
    assert deal.refusal("lay X=JS @2") == "RAM-17"
    assert deal.refusal("lay X=3S @1") == "RAM-17"
    deal.play("lay X=7S @2")
    assert deal.melds == {1: "4S 5S 6S", 2: "X=7S 8S 9S TS"}
    assert "taken" not in deal.position
    assert deal.scores == [0, 0]


def test_RAM_17_a_joker_taken_is_laid_off_once_a_second_one_of_the_hand_is_not() -> None:
    table = ["4S 5S 6S X=7S", "8S 9S TS", "7H 7D 7C"]
    deal = situation("X 2H", "KS", table=table, chosen=ON)
    assert deal.refusal("lay X=7S @2") == "RAM-17", "nothing was taken yet"
    deal.play("take X @1", "lay X=7S @2")
    assert deal.refusal("lay X=7S @3") == "RAM-17", "this is the joker of the hand"


def test_RAM_42_a_joker_taken_goes_to_a_set_as_its_card() -> None:
    deal = situation("7C 2H", "KS", table=["4S 5S 6S X=7S", "7H 7D 7C"], chosen=ON).play("take X @1", "lay X=7S @2")
    assert cards(deal.melds[2]) == cards("7H 7D 7C X=7S")


def test_RAM_42_laid_in_a_new_meld_it_stays_its_card() -> None:
    deal = situation("7H 7D 8S 9S 2H", "KS", table=["4S 5S 6S X=7S"], chosen=ON).play("take X @1")
    assert deal.refusal("meld 8S 9S X") == "RAM-42", "there it would be the ten"
    assert deal.refusal("meld X 8S 9S") is None
    deal.play("meld 7H 7D X")
    assert deal.melds[2] == "7H 7D X=7S", "in the new set it is not open"


def test_RAM_42_with_another_joker_in_hand_that_one_may_be_laid_as_any_card() -> None:
    deal = situation("X 8S 9S 2H 3H", "KS", table=["4S 5S 6S X=7S"], chosen=ON).play("take X @1", "meld 8S 9S X")
    assert deal.melds == {1: "4S 5S 6S", 2: "8S 9S X=TS"}
    assert deal.position["taken"] == "X=7S"


def test_RAM_42_an_open_joker_is_not_taken_out_of_its_set() -> None:
    deal = situation("2H", "KS", table=["7H 7D X"], chosen=ON)
    assert deal.refusal("take X @1") == "RAM-42"
    assert deal.refusal("split @1 2") == "RAM-42"


def test_RAM_42_an_open_joker_stays_with_what_is_left_of_its_set() -> None:
    deal = situation("7C 2H", "KS", table=["7H 7D X", "8H 9H TH"], chosen=ON).play(
        "take 7H @1", "lay 7H @2", "lay 7C @1"
    )
    assert {number: cards(meld) for number, meld in deal.melds.items()} == {
        1: cards("7D X 7C"),
        2: cards("7H 8H 9H TH"),
    }
    assert deal.refusal("discard 2H") is None


def test_RAM_42_a_joker_can_be_won_during_a_rearrangement() -> None:
    deal = situation("7S QH KH 2H", "KS", table=["5S 6S X=7S 8S"], chosen=ON)
    deal.play("take 8S @1", "swap 7S @1", "lay 8S @1", "meld QH KH X", "discard 2H")
    assert deal.melds == {1: "5S 6S 7S 8S", 2: "QH KH X=AH"}
    assert deal.scores == [35 + 10, 0]


# ---- rearrange ----


def test_RAM_42_rearrange_does_it_all_at_once() -> None:
    deal = situation("4H 4C 2H", "KS", table=["4D 5D 6D 7D"], chosen=ON).play("rearrange 5D 6D 7D / 4D 4H 4C")
    assert sorted(deal.melds.values()) == ["4D 4H 4C", "5D 6D 7D"]
    assert (deal.scores, deal.hand(0), deal.turn) == ([10, 0], ["2H"], 0)


def test_RAM_42_rearrange_worked_example_2_the_eight() -> None:
    deal = situation("8S 2H", "KS", table=["6S 7S 8S 9S TS"], chosen=ON).play("rearrange 6S 7S 8S / 8S 9S TS")
    assert (sorted(deal.melds.values()), deal.scores) == (["6S 7S 8S", "8S 9S TS"], [5, 0])


def test_RAM_42_rearrange_melds_that_stay_as_they_were_keep_their_numbers() -> None:
    table = ["KH KD KC", "4D 5D 6D 7D", "9H TH JH"]
    deal = situation("4H 4C 2H", "KS", table=table, chosen=ON)
    deal.play("rearrange 9H TH JH / 4D 4H 4C / KH KD KC / 5D 6D 7D")
    assert (deal.melds[1], deal.melds[3]) == ("KH KD KC", "9H TH JH")
    assert {number: meld for number, meld in deal.melds.items() if number not in (1, 3)} in (
        {4: "4D 4H 4C", 5: "5D 6D 7D"},
        {4: "5D 6D 7D", 5: "4D 4H 4C"},
    )


@pytest.mark.parametrize("text", ["rearrange 5D 6D 7D", "rearrange 4D 4H 4C"])
def test_RAM_42_rearrange_holds_every_card_of_the_table(text: str) -> None:
    deal = situation("4H 4C 2H", "KS", table=["4D 5D 6D 7D"], chosen=ON)
    assert deal.refusal(text) == "RAM-42"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("rearrange 5D 6D 7D / 4D 4H 4S", "TAB-04"),
        ("rearrange 4D 5D 6D 7D 8D", "TAB-04"),
        ("rearrange 5D 6D 7D 4H / 4D 4C 2H", "RAM-15"),
        ("rearrange 5D 6D 7D / 4D 4H", "RAM-16"),
        ("rearrange 6D 7D / 4D 4H 4C", "RAM-15"),
    ],
)
def test_RAM_42_rearrange_plays_cards_one_holds_in_melds_that_are_some(text: str, rule: str) -> None:
    assert situation("4H 4C 2H", "KS", table=["4D 5D 6D 7D"], chosen=ON).refusal(text) == rule


def test_RAM_42_rearrange_a_joker_keeps_its_card() -> None:
    deal = situation("7H 7D 3S 2H", "KS", table=["4S 5S 6S X=7S"], chosen=ON)
    assert deal.refusal("rearrange X 4S 5S 6S") == "RAM-42"
    assert deal.refusal("rearrange 4S 5S 6S / 7H 7D X") is None
    deal.play("rearrange 4S 5S 6S / 7H 7D X")
    assert sorted(deal.melds.values()) == ["4S 5S 6S", "7H 7D X=7S"]
    assert deal.scores == [10, 0], "15 - 5"


def test_RAM_42_rearrange_an_open_joker_moves_only_with_its_set() -> None:
    table = ["7H 7D X", "8H 9H TH"]
    deal = situation("7S 7C 2H", "KS", table=table, chosen=ON)
    assert deal.refusal("rearrange 7H 8H 9H TH X / 7D 7S 7C") is not None, "its joker would leave the sevens"
    deal.play("rearrange 8H 9H TH / 7H 7D X 7S")
    assert cards(deal.melds[max(deal.melds)]) == cards("7H 7D X=7C 7S")


def test_RAM_42_rearrange_reaches_what_single_steps_reach() -> None:
    hand, table = "7C 6H 8H KC KC", ["7H 7D X"]
    steps = situation(hand, "KS", table=table, chosen=ON).play("take 7H @1", "lay 7C @1", "meld 6H 7H 8H")
    at_once = situation(hand, "KS", table=table, chosen=ON).play("rearrange 7D 7C X / 6H 7H 8H")
    assert sorted(map(cards, steps.melds.values())) == sorted(map(cards, at_once.melds.values()))
    assert steps.scores == at_once.scores == [15, 0], (
        "-5 for the seven of hearts, +5 for that of clubs, +15 for the run"
    )


def test_RAM_42_rearrange_a_joker_of_the_hand_makes_a_new_meld() -> None:
    deal = situation("X 9H 9D 9S 2H", "KS", table=["5S 6S 7S 8S"], chosen=ON)
    assert deal.refusal("rearrange 5S 6S 7S 8S X") == "RAM-17"
    assert deal.refusal("rearrange 5S 6S 7S 8S / 9H 9D X") is None
    assert deal.refusal("rearrange 5S 6S 7S / 8S 9S X") is None


def test_RAM_42_rearrange_two_jokers_in_a_meld_are_refused() -> None:
    deal = situation("2H 8S", "KS", table=["5S 6S X=7S", "X=9S TS JS"], chosen=ON)
    assert deal.refusal("rearrange 5S 6S X=7S 8S X=9S TS JS") == "RAM-17"


def test_RAM_42_rearrange_may_lay_a_card_taken_before() -> None:
    deal = situation("4H 4C 2H 3C", "KS", table=["4D 5D 6D 7D"], chosen=ON)
    deal.play("take 4D @1", "rearrange 5D 6D 7D / 4D 4H 4C", "discard 2H")
    assert deal.scores == [10, 0]


def test_RAM_42_rearrange_with_the_last_cards_of_the_hand_ends_the_deal() -> None:
    deal = situation("4H 4C", "KS", table=["4D 5D 6D 7D"], chosen=ON).play("rearrange 5D 6D 7D / 4D 4H 4C")
    assert (deal.ended, deal.scores) == ((0, "RAM-10"), [20, 0])


def test_RAM_20_rearrange_does_not_make_a_won_joker_the_same_card_again() -> None:
    deal = situation("7S 8S 9S QH KH 2H", "KS", table=["5S 6S X=7S"], chosen=ON).play("swap 7S @1")
    assert deal.refusal("rearrange 5S 6S X / 7S 8S 9S") == "RAM-20"
    deal.play("rearrange 5S 6S 7S / QH KH X", "discard 2H")
    assert (sorted(deal.melds.values()), deal.scores) == (["5S 6S 7S", "QH KH X=AH"], [35, 0])


def test_RAM_20_rearrange_makes_a_won_joker_the_other_suit_of_an_open_set() -> None:
    deal = situation("7S 7H 7D 2H", "KS", table=["5S 6S X=7S"], chosen=ON).play("swap 7S @1")
    deal.play("rearrange 5S 6S 7S / 7H 7D X")
    assert sorted(deal.melds.values()) == ["5S 6S 7S", "7H 7D X=7C"]
    assert "won" not in deal.position


def test_RAM_42_a_joker_in_the_middle_of_a_run_is_not_taken() -> None:
    deal = situation("2H", "KS", table=["5S X=6S 7S"], chosen=ON)
    assert deal.refusal("take X @1") == "RAM-42"


# ---- What the menu offers ----


def test_the_menu_offers_a_card_that_makes_a_meld_with_the_hand_and_leaves_one() -> None:
    deal = situation("4H 4C 2H", "KS", table=["4D 5D 6D 7D", "9H TH JH", "QH KH AH"], chosen=ON)
    assert "take 4D @1" in deal.menu
    assert "join @2 @3" in deal.menu
    assert "take 7D @1" not in deal.menu
    assert "restore" not in deal.menu


def test_TAB_04_a_joker_that_was_taken_is_not_offered_once_it_has_left_the_hand() -> None:
    """Only a position that was set up has it so."""
    deal = situation("KH 2C", "3C", table=["4S 5S 6S"], chosen={"manipulation": True}, taken="X=7S", moves=1)
    assert deal.refusal("lay X=7S @1") == "TAB-04"
    assert [move for move in deal.menu if deal.refusal(move) is not None] == []
