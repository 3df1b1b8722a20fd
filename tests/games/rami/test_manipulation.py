"""RAM-42: taking cards from the table, splitting and joining melds, and putting all back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import Situation, cards, situation

ON: dict[str, Any] = {"manipulation": True}
RUN = "4D 5D 6D 7D"


def manipulated(*hands: str, table: list[str], **fields: Any) -> Situation:
    return situation(*hands, table=table, chosen={**ON, **fields.pop("chosen", {})}, **fields)


# ---- Taking ----


@pytest.mark.parametrize(
    ("meld", "take", "left"),
    [
        (RUN, "4D", "5D 6D 7D"),
        (RUN, "7D", "4D 5D 6D"),
        (RUN, "4D 7D", "5D 6D"),
        (RUN, "4D 5D", "6D 7D"),
        (RUN, "6D 7D", "4D 5D"),
        ("4D 5D 6D", "4D", "5D 6D"),
        ("7H 7D 7C 7S", "7D", "7H 7C 7S"),
        ("7H 7D 7C", "7H", "7D 7C"),
        ("7H 7D 7C 7S", "7D 7S", "7H 7C"),
        ("5S 6S X=7S", "5S", "6S X=7S"),
    ],
)
def test_RAM_42_end_cards_of_a_run_and_any_of_a_set_may_be_taken(meld: str, take: str, left: str) -> None:
    deal = manipulated("2H", "KS", table=[meld]).play(f"take {take} @1")
    assert deal.melds == {1: left}
    assert deal.hand(0) == cards(f"2H {take}")
    assert cards(deal.position["taken"]) == cards(take)


@pytest.mark.parametrize("meld", [RUN, "7H 7D 7C", "QS KS AS"])
def test_RAM_42_a_whole_meld_may_be_taken(meld: str) -> None:
    deal = manipulated("2H", "KS", table=[meld, "9H TH JH"]).play(f"take {meld} @1")
    assert (deal.melds, deal.hand(0)) == ({2: "9H TH JH"}, cards(f"2H {meld}"))


@pytest.mark.parametrize(
    ("meld", "take"),
    [(RUN, "5D"), (RUN, "6D"), (RUN, "5D 6D"), (RUN, "4D 6D"), (RUN, "8D"), ("7H 7D 7C", "7S"), (RUN, "4D 4D")],
)
def test_RAM_42_no_card_is_taken_out_of_the_middle_of_a_run(meld: str, take: str) -> None:
    assert manipulated("2H", "KS", table=[meld]).refusal(f"take {take} @1") == "RAM-42"


def test_RAM_42_after_the_draw_and_the_first_lay() -> None:
    assert manipulated("2H", "KS", table=[RUN], phase="draw").refusal("take 4D @1") == "TAB-03"
    assert manipulated("2H", "KS", table=[RUN], opened=[False, True]).refusal("take 4D @1") == "RAM-13"
    assert manipulated("2H", "KS", table=[RUN]).refusal("take 4D @1") is None


def test_RAM_42_a_short_meld_may_be_completed_by_another_card() -> None:
    deal = manipulated("3H 4H 7D", "KS", table=["4D 5D 6D"]).play("take 4D @1")
    assert deal.refusal("discard 3H") == "RAM-42"
    deal.play("lay 7D @1")
    assert deal.melds == {1: "5D 6D 7D"}
    assert deal.refusal("discard 3H") is None


def test_RAM_42_discard_and_done_are_refused_while_a_meld_is_none() -> None:
    deal = manipulated("2H 3H", "KS", table=["4D 5D 6D"]).play("take 4D @1")
    assert deal.refusal("discard 2H") == "RAM-42"
    deal = manipulated("2H 3H", "KS", table=["4D 5D 6D"], chosen={"discard": "none"}).play("take 4D @1")
    assert deal.refusal("done") == "RAM-42"
    deal.play("lay 4D @1")
    assert deal.refusal("done") is None


# ---- Splitting and joining ----


def test_RAM_42_a_meld_is_split_after_its_nth_card() -> None:
    deal = manipulated("2H", "KS", table=["6S 7S 8S 9S TS JS", "KH KC KD"]).play("split @1 4")
    assert (deal.melds, deal.scores) == ({1: "6S 7S 8S 9S", 2: "KH KC KD", 3: "TS JS"}, [0, 0])
    assert deal.refusal("discard 2H") == "RAM-42"


@pytest.mark.parametrize("after", [3, 4])
def test_RAM_42_not_after_the_last(after: int) -> None:
    assert manipulated("2H", "KS", table=["6S 7S 8S"]).refusal(f"split @1 {after}") == "RAM-42"


@pytest.mark.parametrize(("text", "number"), [("join @1 @2", 1), ("join @2 @1", 2)])
@pytest.mark.parametrize("table", [["5S 6S 7S", "8S 9S TS"], ["8S 9S TS", "5S 6S 7S"]])
def test_RAM_42_two_runs_are_joined_in_either_order(table: list[str], text: str, number: int) -> None:
    deal = manipulated("2H", "KS", table=table).play(text)
    assert (deal.melds, deal.scores) == ({number: "5S 6S 7S 8S 9S TS"}, [0, 0])


def test_RAM_42_the_ace_after_the_king_is_joined_too() -> None:
    deal = manipulated("2H", "KS", table=["TS JS QS KS AS"]).play("split @1 4", "join @1 @2")
    assert (deal.melds, deal.scores) == ({1: "TS JS QS KS AS"}, [0, 0])


@pytest.mark.parametrize(
    "table",
    [
        ["5S 6S 7S", "9S TS JS"],
        ["5S 6S 7S", "8H 9H TH"],
        ["5S 6S 7S", "7S 8S 9S"],
        ["7H 7D 7C", "7H 7D 7S"],
        ["7H 7D 7C", "8H 8D 8S"],
        ["QS KS AS", "2S 3S 4S"],
        ["QS KS AS", "AS 2S 3S"],
    ],
)
def test_RAM_42_joined_is_only_what_gives_one_run_or_one_set(table: list[str]) -> None:
    assert manipulated("2H", "KS", table=table).refusal("join @1 @2") == "RAM-42"


def test_RAM_42_short_ones_are_joined_too() -> None:
    deal = manipulated("2H", "KS", table=["7H 7D 7C", "7S 8S 9S TS"])
    deal.play("split @2 1", "join @1 @2")
    assert {number: cards(meld) for number, meld in deal.melds.items()} == {
        1: cards("7H 7D 7C 7S"),
        3: cards("8S 9S TS"),
    }
    assert deal.refusal("discard 2H") is None


def test_RAM_17_two_jokers_are_not_joined() -> None:
    assert manipulated("2H", "KS", table=["5S 6S X=7S", "8S X=9S TS"]).refusal("join @1 @2") == "RAM-17"


# ---- An empty hand ----


def test_RAM_42_an_empty_hand_does_not_end_the_deal_while_the_table_is_broken() -> None:
    deal = manipulated("4S", "KS", table=["5S 6S 7S 8S"]).play("split @1 1", "lay 4S @1")
    assert (deal.phase, deal.turn, deal.hand(0)) == ("play", 0, [])
    assert deal.melds == {1: "4S 5S", 2: "6S 7S 8S"}
    assert "restore" in deal.menu


def test_RAM_10_the_move_that_makes_the_table_whole_again_ends_it() -> None:
    deal = manipulated("4S", "KS", table=["5S 6S 7S 8S"]).play("split @1 1", "lay 4S @1", "join @1 @2")
    assert (deal.phase, deal.ended) == ("over", (0, "RAM-10"))
    assert deal.scores == [5 + 10, 0]


def test_RAM_42_an_empty_hand_may_take_a_card_again() -> None:
    deal = manipulated("4S", "KS", table=["5S 6S 7S 8S"]).play("split @1 1", "lay 4S @1", "take 4S @1")
    assert (deal.hand(0), deal.phase) == (["4S"], "play")
    deal.play("restore", "discard 4S")
    assert (deal.phase, deal.scores) == ("over", [10, 0])


# ---- restore ----


def test_RAM_42_restore_puts_table_hand_and_points_back() -> None:
    deal = manipulated("4H 4C 8S 2H 2D 2C 3C", "KS", table=[RUN, "5S 6S 7S"], points=[70, 0])
    deal.play("take 4D @1", "meld 4D 4H 4C", "lay 8S @2", "meld 2H 2D 2C")
    assert deal.scores == [70 + 10 + 5 + 15, 0]
    deal.play("restore")
    assert (deal.melds, deal.hand(0), deal.scores) == ({1: RUN, 2: "5S 6S 7S"}, cards("4H 4C 8S 2H 2D 2C 3C"), [70, 0])
    assert "taken" not in deal.position
    assert (deal.turn, deal.phase) == (0, "play")


def test_RAM_42_restore_goes_back_to_what_was_after_the_draw_not_before() -> None:
    deal = manipulated("4H 4C 2H", "KS", table=[RUN], phase="draw", stock="9C 9D")
    deal.play("draw stock", "take 4D @1", "restore")
    assert (deal.hand(0), deal.stock, deal.phase) == (cards("4H 4C 2H 9C"), "9D", "play")


def test_RAM_42_restore_takes_back_a_first_lay() -> None:
    deal = manipulated("TD JD QD KD 8S 2H", "KS", table=["5S 6S 7S"], opened=[False, True])
    deal.play("meld TD JD QD KD", "lay 8S @1", "restore")
    assert (deal.position["opened"], deal.scores, deal.melds) == ([False, True], [0, 0], {1: "5S 6S 7S"})
    assert deal.refusal("lay 8S @1") == "RAM-13"


def test_RAM_42_restore_undoes_the_winning_of_a_joker() -> None:
    deal = manipulated("7S 2H 3H", "KS", table=["5S 6S X=7S"]).play("swap 7S @1", "restore")
    assert (deal.melds, deal.hand(0)) == ({1: "5S 6S X=7S"}, cards("7S 2H 3H"))
    assert "won" not in deal.position
    deal.play("discard 2H")
    assert deal.scores == [0, 0]


def test_RAM_42_restore_makes_a_rami_with_own_cards_only_possible_again() -> None:
    deal = manipulated("TD JD QD KD 8S", "KS", table=["5S 6S 7S"], opened=[False, True])
    deal.play("meld TD JD QD KD", "split @1 1", "restore")
    deal.play("meld TD JD QD KD", "discard 8S")
    assert (0, 300, "RAM-34") in deal.lines


def test_RAM_42_after_restore_no_number_is_given_twice() -> None:
    deal = manipulated("2H 2D 2C 9S", "KS", table=["5S 6S 7S 8S"]).play("split @1 2", "restore", "meld 2H 2D 2C")
    assert deal.melds == {1: "5S 6S 7S 8S", 3: "2H 2D 2C"}


def test_RAM_42_restore_with_an_open_set_of_this_turn() -> None:
    deal = manipulated("7H 7D X 7C 2H", "KS", table=["5S 6S 7S"]).play("meld 7H 7D X", "lay 7C @2", "restore")
    assert (deal.melds, deal.hand(0), deal.scores) == ({1: "5S 6S 7S"}, cards("7H 7D X 7C 2H"), [0, 0])


# ---- Switched off ----


@pytest.mark.parametrize("text", ["take 4D @1", "split @1 2", "join @1 @2", "restore", "rearrange 4D 5D 6D 7D"])
def test_RAM_42_off_unless_chosen(text: str) -> None:
    deal = situation("2H", "KS", table=[RUN, "8D 9D TD"])
    assert deal.refusal(text) == "RAM-42"
    assert not [move for move in deal.menu if move.split()[0] in {"take", "split", "join", "restore", "rearrange"}]


# ---- Many moves in a turn ----


def test_TAB_08_a_table_that_was_changed_may_be_restored_once_after_200_moves() -> None:
    deal = manipulated("2H QS", "KS", table=["6S 7S 8S 9S TS JS"])
    for _ in range(99):
        deal.play("split @1 3", "restore")
    deal.play("restore", "split @1 3")
    assert deal.refusal("join @1 @101") == "TAB-08"
    deal.play("restore")
    assert deal.refusal("restore") == "TAB-08"


def test_TAB_08_after_200_moves_in_a_turn_only_what_ends_it_is_left() -> None:
    hand = "2H 2D 2C 3H 7C QS"
    deal = manipulated(hand, "KS", table=["6S 7S 8S 9S TS JS", "7H 7D 7S X=7C"])
    for _ in range(99):
        deal.play("split @1 3", "restore")
    assert deal.refusal("split @1 3") is None
    deal.play("split @1 3", "restore")
    for text in (
        "split @1 3",
        "take 6S @1",
        "meld 2H 2D 2C",
        "lay QS @1",
        "swap 7C @2",
        "rearrange 6S 7S 8S / 9S TS JS / 7H 7D 7S X=7C",
    ):
        assert deal.refusal(text) == "TAB-08", text
    for text in ("discard 3H", "timeout"):
        assert deal.refusal(text) is None, text
    assert deal.refusal("restore") == "TAB-08", "the table lies as it did"
    deal.play("discard 3H", "draw stock")
    assert deal.refusal("split @1 3") is None, "a new turn"


def test_TAB_08_the_table_may_be_broken_when_the_200th_move_is_made() -> None:
    deal = manipulated("2H 3H", "KS", table=["6S 7S 8S 9S"])
    deal.play(*["take 6S @1", "lay 6S @1"] * 99, "take 6S @1", "take 7S @1")
    assert deal.refusal("lay 7S @1") == "TAB-08"
    assert deal.refusal("discard 2H") == "RAM-42"
    deal.play("restore", "discard 2H")
    assert (deal.turn, deal.scores, deal.melds) == (1, [0, 0], {1: "6S 7S 8S 9S"})


@pytest.mark.parametrize(("text", "number"), [("join @1 @2", 1), ("join @2 @1", 2)])
def test_RAM_42_an_open_set_and_a_card_of_its_rank_are_joined_in_either_order(text: str, number: int) -> None:
    deal = manipulated("2H", "KS", table=["7H 7D X", "7C 8C 9C TC"]).play("split @2 1", text)
    assert cards(deal.melds[number]) == cards("7H 7D X=7S 7C")
    assert deal.scores == [0, 0]


@pytest.mark.parametrize(("text", "number"), [("join @1 @2", 1), ("join @2 @1", 2)])
def test_RAM_42_an_open_set_that_was_split_is_joined_again_in_either_order(text: str, number: int) -> None:
    deal = manipulated("2H", "KS", table=["7H 7D X"]).play("split @1 1")
    assert deal.refusal("discard 2H") == "RAM-42"
    deal.play(text)
    assert cards(deal.melds[number]) == cards("7H 7D X")
    assert deal.refusal("discard 2H") is None


def test_RAM_42_a_meld_is_not_joined_with_itself() -> None:
    assert manipulated("2H", "KS", table=["5S 6S 7S"]).refusal("join @1 @1") == "RAM-42"


def test_RAM_42_rearranging_a_broken_table_with_an_empty_hand_ends_the_deal() -> None:
    deal = manipulated("4S", "KS", table=["5S 6S 7S 8S"]).play("split @1 1", "lay 4S @1")
    deal.play("rearrange 4S 5S 6S 7S 8S")
    assert (deal.ended, deal.scores) == ((0, "RAM-10"), [15, 0])
