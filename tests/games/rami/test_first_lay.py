"""RAM-13: the first lay, what it opens, and what is closed before it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import Situation, cards, situation

CLOSED: dict[str, Any] = {"opened": [False, True]}


@pytest.mark.parametrize(
    ("first_lay", "melds", "enough"),
    [
        (40, "QD KD AD / 5H 6H 7H", True),
        (40, "TD JD QD KD", True),
        (40, "QD KD AD", False),
        (40, "5H 6H 7H / 2S 3S 4S", False),
        (30, "5H 6H 7H / 2S 3S 4S", True),
        (15, "5H 6H 7H", True),
        (16, "5H 6H 7H", False),
        (90, "AS AH AD / AS AH AC", True),
        (90, "AS AH AD / TD JD QD KD", False),
        (45, "AS AH X", True),
        (46, "AS AH X", False),
        (40, "AC 2C 3C / 5H 6H 7H", False),
    ],
)
def test_RAM_13_the_first_lay_is_worth_enough(first_lay: int, melds: str, enough: bool) -> None:
    hand = melds.replace("/", " ") + " 2D"
    deal = situation(hand, "KS", chosen={"first_lay": first_lay}, **CLOSED)
    assert deal.refusal(f"meld {melds}") == (None if enough else "RAM-13")


def test_RAM_13_a_first_lay_of_35_of_40_is_refused() -> None:
    deal = situation("QD KD AD 2D", "KS", **CLOSED)
    assert deal.refusal("meld QD KD AD") == "RAM-13"
    assert (deal.scores, deal.melds) == ([0, 0], {})


def test_RAM_13_exactly_40_is_enough_unless_chosen_otherwise() -> None:
    deal = situation("TD JD QD KD 2D", "KS", **CLOSED).play("meld TD JD QD KD")
    assert deal.scores == [40, 0]
    assert deal.position["opened"] == [True, True]
    assert deal.position["opened_now"] is True


def test_RAM_13_all_melds_of_the_first_lay_come_in_one_move() -> None:
    deal = situation("5H 6H 7H JC QC KC 2D", "KS", **CLOSED)
    assert deal.refusal("meld 5H 6H 7H") == "RAM-13"
    assert deal.refusal("meld JC QC KC") == "RAM-13"
    deal.play("meld 5H 6H 7H / JC QC KC")
    assert (deal.scores, deal.melds) == ([45, 0], {1: "5H 6H 7H", 2: "JC QC KC"})


def test_RAM_13_a_joker_counts_as_the_card_it_stands_for() -> None:
    assert situation("QS KS X JH 2D", "KS", chosen={"first_lay": 35}, **CLOSED).refusal("meld QS KS X") is None
    assert situation("QS KS X JH 2D", "KS", chosen={"first_lay": 35}, **CLOSED).refusal("meld X QS KS") == "RAM-13"


def test_RAM_13_counted_by_the_values_of_the_table() -> None:
    hand = "8H 8D 8S 5C 6C 7C 2D"
    rounded = situation(hand, "KS", **CLOSED)
    traditional = situation(hand, "KS", chosen={"values": "traditional"}, **CLOSED)
    assert rounded.refusal("meld 8H 8D 8S / 5C 6C 7C") == "RAM-13", "30"
    assert traditional.refusal("meld 8H 8D 8S / 5C 6C 7C") is None, "24 + 18"
    assert traditional.refusal("meld 8H 8D 8S") == "RAM-13"


def test_RAM_13_the_first_lay_comes_from_the_hand_alone() -> None:
    deal = situation("TD JD QD 2D", "KS", table=["KD KS KH KC"], chosen={"manipulation": True}, **CLOSED)
    assert deal.refusal("take KD @1") == "RAM-13"
    assert deal.refusal("rearrange TD JD QD KD / KS KH KC") == "RAM-13"


@pytest.mark.parametrize(
    "text",
    ["lay 8S @1", "swap 7H @2"],
    ids=["laying off", "taking a joker"],
)
def test_RAM_13_closed_before_the_first_lay_and_open_in_the_same_turn_after_it(text: str) -> None:
    hand = "8S 7H TD JD QD KD AC 2D"
    deal = situation(hand, "KS", table=["5S 6S 7S", "5H 6H X=7H"], **CLOSED)
    assert deal.refusal(text) == "RAM-13"
    deal.play("meld TD JD QD KD")
    assert deal.refusal(text) is None


@pytest.mark.parametrize("text", ["take 8S @1", "split @1 3", "join @1 @2", "rearrange 5S 6S 7S 8S 9S TS JS QS"])
def test_RAM_13_the_table_is_not_touched_before_the_first_lay(text: str) -> None:
    deal = situation(
        "TD JD QD KD 9S 2D", "KS", table=["5S 6S 7S 8S", "9S TS JS QS"], chosen={"manipulation": True}, **CLOSED
    )
    assert deal.refusal(text) == "RAM-13"
    deal.play("meld TD JD QD KD")
    if not text.startswith("rearrange"):
        assert deal.refusal(text) is None


def test_RAM_13_the_pile_is_not_drawn_from_before_the_first_lay() -> None:
    deal = situation("7H 7D 2D", "KS", phase="draw", discard="7C", **CLOSED)
    assert deal.refusal("draw discard") == "RAM-13"
    assert deal.refusal("draw stock") is None
    assert situation("7H 7D 2D", "KS", phase="draw", discard="7C").refusal("draw discard") is None


def test_RAM_13_small_melds_may_be_laid_after_the_first_lay_in_the_same_turn() -> None:
    deal = situation("TD JD QD KD 2S 3S 4S 9D", "KS", **CLOSED)
    deal.play("meld TD JD QD KD", "meld 2S 3S 4S", "discard 9D")
    assert (deal.scores[0], deal.phase) == (40 + 15 + 10 + 300, "over")


def test_RAM_13_who_has_opened_in_an_earlier_turn_needs_no_points() -> None:
    deal = situation("2S 3S 4S 9D 2D", "KS").play("meld 2S 3S 4S")
    assert deal.scores == [15, 0]


def test_RAM_13_the_first_lay_of_one_opens_for_nobody_else() -> None:
    deal = situation("TD JD QD KD 2D 4H", "AD 5C 6C 7C", opened=[False, False])
    deal.play("meld TD JD QD KD", "discard 2D", "draw stock")
    assert deal.position["opened"] == [True, False]
    assert deal.refusal("lay AD @1") == "RAM-13"
    assert deal.refusal("meld 5C 6C 7C") == "RAM-13"


# ---- pure_run_needed ----

PURE: dict[str, Any] = {"pure_run_needed": True}


@pytest.mark.parametrize(
    ("melds", "rule"),
    [
        ("AS AH AD", "RAM-13"),
        ("JS QS KS X", "RAM-13"),
        ("AS AH AD / TC JC X", "RAM-13"),
        ("AS AH AD / 3C 4C 5C", None),
        ("JS QS KS AS", None),
        ("3C 4C 5C / 8D X TD", "RAM-13"),
        ("3C 4C 5C / 9D X JD", None),
        ("3C 4C 5C / TD X QD", None),
    ],
)
def test_RAM_13_pure_run_needed_one_run_without_a_joker_among_them(melds: str, rule: str | None) -> None:
    hand = melds.replace("/", " ") + " 2D"
    assert situation(hand, "KS", chosen=PURE, **CLOSED).refusal(f"meld {melds}") == rule


def test_RAM_13_no_pure_run_is_needed_unless_chosen() -> None:
    assert situation("AS AH AD 2D", "KS", **CLOSED).refusal("meld AS AH AD") is None


def test_RAM_13_pure_run_needed_for_the_first_lay_only() -> None:
    assert situation("AS AH AD 2D", "KS", chosen=PURE).refusal("meld AS AH AD") is None


def test_RAM_13_the_menu_offers_a_first_lay_of_several_melds() -> None:
    deal = situation("5H 6H 7H JC QC KC 2D", "KS", **CLOSED)
    lays = [move for move in deal.menu if move.startswith("meld")]
    assert [cards(lay.replace("/", " ")) for lay in lays] == [cards("meld 5H 6H 7H JC QC KC")]


def lays(deal: Situation) -> set[frozenset[tuple[str, ...]]]:
    """The lays of the menu, each as its melds."""
    offered = [text[5:] for text in deal.menu if text.startswith("meld ")]
    return {frozenset(tuple(cards(meld)) for meld in text.split("/")) for text in offered}


def test_RAM_13_the_menu_offers_each_two_melds_that_are_just_enough() -> None:
    deal = situation("5H 6H 7H 8H JC QC 2D AC", "KS", chosen={"first_lay": 20}, **CLOSED)
    assert lays(deal) == {frozenset([tuple(cards("5H 6H 7H 8H"))])}
    deal = situation("5H 6H 7H QD KD AD 2S", "KS", chosen={"first_lay": 50}, **CLOSED)
    assert lays(deal) == {frozenset([tuple(cards("5H 6H 7H")), tuple(cards("QD KD AD"))])}


def test_RAM_13_the_menu_offers_a_first_lay_of_three_melds_where_two_do_not_suffice() -> None:
    deal = situation("5H 6H 7H 2S 3S 4S 9C 9D 9S KD", "KH", chosen={"first_lay": 45}, stock="2C 2D", **CLOSED)
    melds = ("5H 6H 7H", "2S 3S 4S", "9C 9D 9S")
    assert lays(deal) == {frozenset(tuple(cards(meld)) for meld in melds)}


def test_RAM_13_the_menu_offers_a_first_lay_with_the_pure_run_that_is_needed() -> None:
    deal = situation("5H 6H 7H 8H AS AD AC 2C", "KH", chosen=PURE, stock="2H 2D", **CLOSED)
    assert frozenset([tuple(cards("AS AD AC")), tuple(cards("5H 6H 7H 8H"))]) in lays(deal)
    assert all(any(set(meld) >= set(cards("6H 7H")) for meld in lay) for lay in lays(deal))
    deal = situation("5H 6H 7H 2S 3S 4S 9C 9D 9S KD", "KH", chosen={**PURE, "first_lay": 45}, stock="2C 2D", **CLOSED)
    assert len(lays(deal)) == 1


def test_RAM_13_the_menu_offers_nothing_that_is_not_enough() -> None:
    assert lays(situation("5H 6H 7H 2S 3S 4S KD", "KH", **CLOSED)) == set()
