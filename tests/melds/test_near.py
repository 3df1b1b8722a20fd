"""Cards are near each other where one more makes a meld of three of both."""

from __future__ import annotations

import pytest

from rummery.melds.near import near
from tests.melds.rulebook import cards


@pytest.mark.parametrize(
    "pair", ["5S 6S", "5S 7S", "AS 2S", "AS 3S", "AS KS", "AS QS", "5S 5H", "KC KD"], ids=lambda pair: pair
)
def test_one_card_more_makes_a_meld_of_both(pair: str) -> None:
    one, other = cards(pair)
    assert near(one, other)
    assert near(other, one)


@pytest.mark.parametrize(
    "pair", ["5S 8S", "AS JS", "AS 4S", "5S 6H", "KS AH", "5S 5S", "5S X", "X X"], ids=lambda pair: pair
)
def test_two_cards_are_not_near_each_other(pair: str) -> None:
    one, other = cards(pair)
    assert not near(one, other)
    assert not near(other, one)
