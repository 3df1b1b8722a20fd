"""Which rule says no where several would: is it a move, is it time, are the cards there, is it a meld, may you now."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import Situation, situation

HAND = "7H 7D 8S X X 2H 5S 6S"
TABLE = ["9S TS JS QS", "5H 6H X=7H"]


def here(**fields: Any) -> Situation:
    return situation(HAND, "KS", table=TABLE, **fields)


def unopened(**fields: Any) -> Situation:
    return here(opened=[False, True], **fields)


@pytest.mark.parametrize("phase", ["draw", "play", "over"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("text", "chosen", "rule"),
    [
        ("knock", {}, "TAB-01"),
        ("take 9S @9", {}, "RAM-42"),
        ("split @9 1", {}, "RAM-42"),
        ("join @9 @8", {}, "RAM-42"),
        ("rearrange KS KH", {}, "RAM-42"),
        ("restore", {}, "RAM-42"),
        ("draw discard", {"discard": "none"}, "RAM-11"),
        ("draw discard", {"discard": "discard_only"}, "RAM-11"),
        ("draw discard 9", {"discard": "single"}, "RAM-11"),
        ("discard KC", {"discard": "none"}, "RAM-11"),
    ],
)
def test_first_whether_it_is_a_move_here(phase: str, seat: int, text: str, chosen: dict[str, Any], rule: str) -> None:
    assert unopened(phase=phase, chosen=chosen).refusal(f"{seat} {text}") == rule


def test_the_deal_being_over_comes_before_the_turn() -> None:
    assert here(phase="over").refusal("1 discard KS") == "TAB-06"
    assert here(phase="over").refusal("1 draw stock") == "TAB-06"


def test_the_turn_comes_before_the_time_in_it() -> None:
    assert here(phase="draw").refusal("1 discard KS") == "TAB-02"
    assert here(phase="play").refusal("1 draw stock") == "TAB-02"


@pytest.mark.parametrize("text", ["discard KC", "lay 8S @9", "meld KC KD", "lay X @1", "swap 8S @2"])
def test_the_time_comes_before_cards_and_melds(text: str) -> None:
    assert unopened(phase="draw").refusal(text) == "TAB-03"


@pytest.mark.parametrize("text", ["draw discard", "draw stock"])
def test_the_time_comes_before_the_cards_to_be_drawn(text: str) -> None:
    assert unopened(phase="play", stock="", discard="", drew=True).refusal(text) == "TAB-03"


@pytest.mark.parametrize("text", ["lay KC @9", "swap KC @9", "lay KC X @9"])
def test_the_cards_in_hand_come_before_the_melds_number(text: str) -> None:
    assert unopened().refusal(text) == "TAB-04"


@pytest.mark.parametrize("text", ["meld KC KD", "meld KC 2H 5S", "meld 7H 7D X X X", "meld KC KD KH"])
def test_the_cards_in_hand_come_before_the_shape_and_the_first_lay(text: str) -> None:
    assert unopened().refusal(text) == "TAB-04"


@pytest.mark.parametrize("text", ["lay X @9", "lay 8S @9", "swap 8S @9"])
def test_the_melds_number_comes_before_jokers_and_the_first_lay(text: str) -> None:
    assert unopened().refusal(text) == "TAB-05"


@pytest.mark.parametrize("text", ["take 9S @9", "split @9 1", "join @1 @9"])
def test_the_melds_number_comes_before_the_first_lay_in_manipulation_too(text: str) -> None:
    assert unopened(chosen={"manipulation": True}).refusal(text) == "TAB-05"


def test_the_card_to_be_drawn_comes_before_all_that_forbids_drawing_it() -> None:
    assert unopened(phase="draw", discard="").refusal("draw discard") == "TAB-07"
    assert unopened(phase="draw", discard="", chosen={"must_use_discard": True}).refusal("draw discard") == "TAB-07"
    dry = unopened(phase="draw", discard="", stock="", restocked=3)
    assert dry.refusal("draw discard") == "TAB-07"


@pytest.mark.parametrize(
    ("melds", "rule"),
    [
        ("7H 7D / 5S 6S 8S", "RAM-15"),
        ("7H 7D X X / 5S 6S 8S", "RAM-15"),
        ("5S 6S X X / 7H 7D", "RAM-16"),
        ("7H 7D X X / 5S 6S", "RAM-15"),
        ("7H 7D X X", "RAM-17"),
        ("7H 7D X", "RAM-13"),
    ],
)
def test_the_shape_of_every_meld_comes_before_the_first_lay_in_page_order(melds: str, rule: str) -> None:
    assert unopened().refusal(f"meld {melds}") == rule


def test_jokers_come_before_identical_cards() -> None:
    deal = situation("7S 7S 7S 7S X X X 8D 8C 2H", "3H", chosen={"identical": True}, opened=[False, True])
    assert deal.refusal("meld 7S 7S 7S 7S X / 8D 8C X X") == "RAM-17"
    assert deal.refusal("meld 7S 7S 7S 7S X") == "RAM-45"
    assert deal.refusal("meld 7S 7S 7S 7S X / 8D 8C") == "RAM-16"


def test_a_joker_laid_off_comes_before_the_first_lay_and_before_where_it_fits() -> None:
    assert unopened().refusal("lay X @1") == "RAM-17"
    assert here().refusal("lay 2H X @1") == "RAM-17"


def test_cards_that_are_no_meld_of_one_rank_are_no_set_all_others_are_no_run() -> None:
    deal = here()
    assert deal.refusal("meld 7H 7D") == "RAM-16"
    assert deal.refusal("meld 7H") == "RAM-16"
    assert deal.refusal("meld 7H X") == "RAM-16"
    assert deal.refusal("meld 7H 8S") == "RAM-15"
    assert deal.refusal("meld 7H 7D 8S") == "RAM-15"
    assert deal.refusal("meld 7H 7D 8S X") == "RAM-15"


# ---- May you do it now: the page's order ----

MUST: dict[str, Any] = {"must_use_discard": True}


def test_RAM_10_before_RAM_12() -> None:
    deal = situation("7H 7D 7C 2H", "KS", took="7C", chosen=MUST)
    assert deal.refusal("done") == "RAM-10"


def test_RAM_10_before_RAM_42() -> None:
    deal = situation("2H", "KS", table=["5S 6S 7S"], chosen={"manipulation": True}).play("take 5S @1")
    assert deal.refusal("done") == "RAM-10"


def test_RAM_12_before_RAM_13() -> None:
    deal = unopened(phase="draw", discard="KD", chosen=MUST)
    assert deal.refusal("draw discard") == "RAM-12", "the king can be laid nowhere"
    deal = unopened(phase="draw", discard="7C", chosen=MUST)
    assert deal.refusal("draw discard") == "RAM-13", "the seven could"


def test_RAM_12_before_RAM_14() -> None:
    dry = here(phase="draw", discard="KH KD", stock="", restocked=3, chosen=MUST)
    assert dry.refusal("draw discard") == "RAM-12"


def test_RAM_12_before_RAM_42() -> None:
    chosen: dict[str, Any] = {**MUST, "manipulation": True}
    deal = situation("7H 7D 7C 2H", "KS", table=["5S 6S 7S"], took="7C", chosen=chosen).play("take 5S @1")
    assert deal.refusal("discard 2H") == "RAM-12"


def test_RAM_13_before_RAM_14() -> None:
    assert unopened(phase="draw", discard="KH KD", stock="", restocked=3).refusal("draw discard") == "RAM-13"


@pytest.mark.parametrize("text", ["lay 2H @1", "lay 8S 2H @1"])
def test_RAM_13_before_RAM_19(text: str) -> None:
    assert unopened().refusal(text) == "RAM-13"
    assert here().refusal(text) == "RAM-19"


def test_RAM_13_before_RAM_20() -> None:
    assert unopened().refusal("swap 8S @2") == "RAM-13"
    assert here().refusal("swap 8S @2") == "RAM-20"


@pytest.mark.parametrize("text", ["take TS @1", "split @1 4", "join @1 @2", "rearrange 9S TS JS QS"])
def test_RAM_13_before_RAM_42(text: str) -> None:
    assert unopened(chosen={"manipulation": True}).refusal(text) == "RAM-13"
    assert here(chosen={"manipulation": True}).refusal(text) == "RAM-42"
