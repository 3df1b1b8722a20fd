"""TAB-10: the least useful card has few cards near it, and of those it counts most; it is not wild while another is."""

from __future__ import annotations

import pytest

from rummery.cards.points import points_by_card
from rummery.play.throwing import least_useful
from tests.melds.rulebook import cards

POINTS = points_by_card([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], 50)


@pytest.mark.parametrize(
    ("hand", "wild", "thrown"),
    [
        ("2H 9C 9D", "", "2H"),
        ("2H 9C KD", "", "KD"),
        ("2H 2D 9C 9D 9H", "", "2H"),
        ("2H 9C X", "", "9C"),
        ("2H 9C X", "9C", "2H"),
        ("X X", "", "X"),
        ("4S 9C", "4S 9C", "9C"),
    ],
)
def test_TAB_10_the_least_useful_card(hand: str, wild: str, thrown: str) -> None:
    held = cards(hand)
    assert least_useful(held, held, cards(wild), POINTS) == cards(thrown)[0]


def test_TAB_10_only_a_card_that_may_be_thrown_is_thrown() -> None:
    assert least_useful(cards("9C 9D"), cards("2H 9C 9D"), b"", POINTS) == cards("9C")[0]
