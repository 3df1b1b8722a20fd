"""What the rules themselves say of single melds and hands."""

from __future__ import annotations

import pytest

from rummery.cards.names import card_named, names
from rummery.melds.meld import texts_of
from rummery.melds.solver.aims import FEWEST_CARDS, MOST_WORTH
from rummery.melds.solver.arrange import arrange, arrange_many, can_meld
from rummery.melds.solver.goal import RUNS, Goal
from tests.melds.solver.presets import PRESETS, marriage, marriage_wilds, rami, shanghai


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("5H 6H 7H", 15),
        ("5H 6H 7H 2S 3S 4S", 30),
        ("QD KD AD", 35),
        ("AC 2C 3C", 15),
        ("AS AH X", 45),
        ("KS AS 2S", 0),
        ("QS KS X", 35),
        ("7H 7D X 7C", 20),
    ],
)
def test_RAM_13_and_30_what_a_first_lay_can_be_worth(hand: str, worth: int) -> None:
    found = arrange(hand, PRESETS["rami"], MOST_WORTH)
    assert found is not None
    assert found.worth == worth


@pytest.mark.parametrize(
    ("hand", "worth"), [("7S 7S 7S", 45), ("QH QH QH", 60), ("AD AD AD", 75), ("AD AD AD AD", 100)]
)
def test_RAM_45_identical_cards(hand: str, worth: int) -> None:
    found, plain = arrange(hand, rami(True), MOST_WORTH), arrange(hand, rami(), MOST_WORTH)
    assert found is not None
    assert plain is not None
    assert (found.worth, plain.worth) == (worth, 0)


def test_RAM_13_a_pure_run_may_be_needed() -> None:
    hand = "5H 6H 7H X 8H KS KD KC"
    freely, purely = (
        arrange(hand, PRESETS["rami"], MOST_WORTH),
        arrange(hand, PRESETS["rami"], MOST_WORTH, Goal(1, RUNS)),
    )
    assert freely is not None
    assert purely is not None
    assert freely.worth == 60
    assert purely.worth == 60
    assert any(meld.kind == 0 and meld.cards == meld.faces for meld in purely.melds)
    assert arrange("5H 7H X KS KD KC", PRESETS["rami"], MOST_WORTH, Goal(1, RUNS)) is None


def test_MAR_06_the_wild_faces_go_round() -> None:
    assert [names(marriage_wilds(card_named(cut) or 0)) for cut in ("3H", "KS", "AS")] == [
        "3C 3D 2H 3H 4H 3S",
        "KC KD KH AS QS KS",
        "AC AD AH AS 2S KS",
    ]


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("6D 6H 3S", 0),
        ("6D 6D 3S", 12),
        ("3S 3D 2H", 0),
        ("4D 5D 3C 7D", 0),
        ("KS AS 2S", 22),
        ("KS QC 5H", 25),
    ],
)
def test_MAR_15_wild_cards_fill_what_is_missing(hand: str, left: int) -> None:
    found = arrange(hand, marriage(marriage_wilds(card_named("3H") or 0)))
    assert found is not None
    assert found.points_left == left


def test_MAR_14_a_tunnela_is_three_identical_cards_exactly() -> None:
    found = arrange("9C 9C 9C 9C", PRESETS["marriage"], FEWEST_CARDS)
    assert found is not None
    assert names(found.left) == "9C"
    assert [one.points_left for one in arrange_many(["9C 9C 9C"], marriage(tunnela=False)) if one] == [27]


def test_MAR_18_before_seeing_jokers_and_wild_faces_are_nothing() -> None:
    found = arrange("6D 6H 3S X", PRESETS["marriage"])
    assert found is not None
    assert found.melds == ()


@pytest.mark.parametrize(
    ("hand", "can"),
    [("8 8 X", True), ("8 X X", False), ("8 8 X X", True), ("3 4 X", False), ("4 X 6 X", True), ("X 5 X X", False)],
)
def test_SHA_17_no_more_wild_cards_than_natural_ones(hand: str, can: bool) -> None:
    cards = " ".join([word if word == "X" else word + "C" for word in hand.split()])
    found = arrange(cards, PRESETS["shanghai"], FEWEST_CARDS)
    assert found is not None
    assert (found.left == b"") == can


def test_SHA_17_a_wild_two_lies_as_itself_or_as_another_card() -> None:
    found = arrange("2C 3C 4C 5C 9D 9H 2D", shanghai(b"\x01\x0e"), FEWEST_CARDS)
    assert found is not None
    assert found.left == b""


def test_PEN_16_the_longest_run_has_both_aces() -> None:
    found = arrange("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", PRESETS["penang"], FEWEST_CARDS)
    assert found is not None
    assert found.left == b""
    assert not can_meld("QS KS 2S", PRESETS["penang"])


def test_PEN_18_a_meld_has_a_natural_card() -> None:
    assert not can_meld("X X X X", PRESETS["penang"])
    assert can_meld("5S X X", PRESETS["penang"])


def test_MAN_16_jokers_alone_are_named() -> None:
    found = arrange("X X X", PRESETS["manipulation"])
    assert found is not None
    assert texts_of(found.melds) == "X=AC X=2C X=3C"
