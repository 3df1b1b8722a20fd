from __future__ import annotations

import pytest

from rummery.cards.card import JOKER, Cards
from rummery.cards.names import names
from rummery.melds.meld import SET, Meld
from rummery.melds.solver.aims import FEWEST_CARDS, MOST_WORTH
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.read import read_cards
from rummery.melds.solver.rearrange import rearrange
from tests.melds.solver import judge
from tests.melds.solver.judge import faults
from tests.melds.solver.presets import PRESETS, marriage, marriage_wilds, penang, shanghai

JOKERS = bytes([JOKER])


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_an_empty_hand_has_no_melds_and_leaves_nothing(name: str) -> None:
    found = arrange(b"", PRESETS[name])
    assert found is not None
    assert (found.melds, found.left, found.points_left) == ((), b"", 0)


def test_an_empty_table_and_an_empty_hand() -> None:
    found = rearrange("", "", PRESETS["manipulation"])
    assert found is not None
    assert found.melds == ()


@pytest.mark.parametrize("jokers", [0, 2, 6])
def test_PEN_16_a_suit_of_three_packs_with_jokers(jokers: int) -> None:
    hand = bytes(sorted(bytes([0, 2, 3, 5, 7, 9, 11]) * 3 + JOKERS * jokers))
    found = arrange(hand, penang())
    assert found is not None
    assert faults(found, hand, judge.penang) == []
    assert found.left == b""


def test_MAR_15_a_suit_of_three_packs_seen_with_six_jokers() -> None:
    wild = marriage_wilds(51)
    hand = bytes(sorted(bytes([0, 2, 4, 6, 8, 10, 1]) * 3 + JOKERS * 6))
    found = arrange(hand, marriage(wild), FEWEST_CARDS, Goal(3))
    assert found is not None
    assert faults(found, hand, judge.marriage, wild) == []
    assert found.left == b""


def test_MAR_15_twenty_two_wild_cards_are_one_meld() -> None:
    wild = marriage_wilds(2)
    hand = (wild * 4)[:22]
    found = arrange(hand, marriage(wild))
    assert found is not None
    assert faults(found, hand, judge.marriage, wild) == []
    assert found.left == b""


def test_MAR_17_twenty_two_wild_cards_and_three_pure_melds() -> None:
    wild = marriage_wilds(2)
    hand = bytes(sorted(wild * 3 + bytes([JOKER]) * 3))[:22]
    found = arrange(hand, marriage(wild), FEWEST_CARDS, Goal(3))
    assert found is not None
    assert faults(found, hand, judge.marriage, wild) == []
    assert sum(meld.cards == meld.faces for meld in found.melds) >= 3
    assert found.left == b""


def test_SHA_17_many_jokers_lie_idle_when_natural_cards_are_few() -> None:
    found = arrange("7C 7D X X X X X X X X", shanghai())
    assert found is not None
    assert names(found.left) == "X X X X X X"


@pytest.mark.parametrize("jokers", [0, 2])
def test_MAN_12_a_table_of_all_cards_of_two_packs(jokers: int) -> None:
    table = [Meld(SET, cards, cards) for cards in _fours(2)]
    found = rearrange(table, JOKERS * jokers, PRESETS["manipulation"])
    assert found is not None
    assert faults(found, bytes(sorted(bytes(range(52)) * 2 + JOKERS * jokers)), judge.manipulation) == []
    assert found.left == b""


def _fours(packs: int) -> list[Cards]:
    return [bytes(range(rank, 52, 13)) for rank in range(13)] * packs


@pytest.mark.parametrize("table", ["4D 5D 6D / 9S 9C", "KS AS 2S", "4D 4D 4H / 5C 5H 5S"])
def test_MAN_12_a_table_that_cannot_lie_so_has_no_arrangement(table: str) -> None:
    melds = [Meld(SET, read_cards(part), read_cards(part)) for part in table.split("/")]
    assert rearrange(melds, "QH", PRESETS["manipulation"]) is None


def test_a_contract_that_the_hand_does_not_hold() -> None:
    assert arrange("3C 4C 5C 6C 9D", shanghai(), goal=Goal(contract=True, sets=1)) is None


@pytest.mark.parametrize(
    ("hand", "key"),
    [
        ("5S 5S 5S 5S 5S 5S 5S", "too-many-copies"),
        ("5S 6S " + "X " * 32, "too-many-wild-cards"),
        ("5S 6Z", "no-such-card"),
    ],
)
def test_what_is_beyond_the_solver_is_refused_by_name(hand: str, key: str) -> None:
    with pytest.raises(Beyond) as refused:
        arrange(hand, PRESETS["rami"])
    assert refused.value.key == key


def test_five_copies_are_arranged() -> None:
    found = arrange("5S 5S 5S 5S 5S 6S 7S", PRESETS["penang"])
    assert found is not None
    assert found.left == b""


def test_a_game_without_values_of_melds_is_not_asked_for_them() -> None:
    with pytest.raises(Beyond, match="melds-without-worth"):
        arrange("5S 6S 7S", PRESETS["penang"], MOST_WORTH)
