"""MAN-30 to MAN-34: what the ends of a deal bring, as in the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.cards.card import JOKER
from rummery.games.manipulation.scoring import POINTS
from rummery.play.notation import read_cards
from tests.games.manipulation.situation import situation

LAP: dict[str, Any] = {"last_lap": 1, "drawn": 0, "stock": ""}

HANDS = {2: "2C", 3: "3C", 4: "4C", 5: "5C", 12: "2H TH", 14: "4S TD", 16: "6S TS", 17: "7S TS", 18: "8S JS"} | {
    20: "JD QD",
    25: "5D QH KD",
    30: "JH QC KH",
    35: "5H JC QS KS",
    40: "JD QD TD TH",
}


def test_MAN_30_what_cards_count() -> None:
    for suit in "CDHS":
        cards = read_cards(" ".join(f"{rank}{suit}" for rank in "A23456789TJQK"))
        assert [POINTS[card] for card in cards] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert POINTS[JOKER] == 25


def knocked(*counts: int) -> list[int]:
    """The scores when seat 0 knocks, with hands that count so much."""
    twins = {4: ["4C", "4D", "4H"], 3: ["3C", "3D", "3H"], 5: ["5C", "5S", "5H"]}
    hands = [twins[count].pop(0) if count in twins else HANDS[count] for count in counts]
    return situation(*hands, drawn=3).play("knock").scores


def test_MAN_31_example_1_the_lowest_hand_scores_the_differences() -> None:
    assert knocked(4, 20, 35) == [47, 0, 0]
    assert knocked(2, 17) == [15, 0]


def test_MAN_32_example_1_the_knocker_is_beaten() -> None:
    assert knocked(5, 3, 20) == [0, 29, 0]


def test_MAN_32_example_2_the_knocker_is_tied() -> None:
    assert knocked(5, 5, 12) == [0, 17, 0]
    assert knocked(4, 4, 4, 30) == [0, 36, 36, 0]


def test_MAN_32_two_below_the_knocker() -> None:
    assert knocked(5, 3, 3, 20) == [0, 29, 29, 0]


def test_MAN_32_each_of_those_who_tie_has_won_the_deal() -> None:
    deal = situation("5C", "3C", "3D", "JD QD", drawn=3).play("knock")
    assert deal.winners == [1, 2]
    assert deal.position["winners"] == [1, 2]
    assert deal.lines == [(1, 19, "MAN-31"), (1, 10, "MAN-32"), (2, 19, "MAN-31"), (2, 10, "MAN-32")]


def test_MAN_32_only_the_lowest_wins_though_two_are_below_the_knocker() -> None:
    assert knocked(5, 3, 2) == [0, 0, 3 + 1 + 10]


def test_MAN_31_the_line_of_a_knocker() -> None:
    deal = situation("4C", "JD QD", "5H JC QS KS", drawn=3).play("knock")
    assert deal.lines == [(0, 47, "MAN-31")]


def test_MAN_33_example_3_out() -> None:
    deal = situation("8D", "4S TD", "5D QH KD", table=["5D 6D 7D"]).play("meld 5D 6D 7D 8D")
    assert deal.scores == [64, 0, 0]
    assert deal.winners == [0]


def test_MAN_34_example_3_exhausted() -> None:
    deal = situation("JD QD TD TH", "2H KH", "8S JS", turn=2, **LAP).play("2 pass")
    assert deal.scores == [0, 34, 0]
    assert deal.lines == [(1, 34, "MAN-34")]
    assert deal.announced[1:] == [(0, 40, "MAN-30"), (1, 12, "MAN-30"), (2, 18, "MAN-30")]


def test_MAN_34_equal_lowest_score_each_without_ten() -> None:
    deal = situation("2H KH", "2C KC", "8S JS", turn=0, **LAP).play("pass")
    assert deal.scores == [6, 6, 0]
    assert deal.winners == [0, 1]


def test_MAN_34_all_equal_score_nothing() -> None:
    deal = situation("KH", "KC", turn=0, **LAP).play("pass")
    assert (deal.scores, deal.winners, deal.lines) == ([0, 0], [0, 1], [])


@pytest.mark.parametrize("counts", [(5, 20, 35), (4, 4, 30), (5, 3, 3, 20), (2, 40)])
def test_MAN_31_what_is_scored_follows_from_the_counts_alone(counts: tuple[int, ...]) -> None:
    """Reckoned anew: winners are the lowest others, or the knocker where all others have more."""
    lowest = min(counts[1:])
    winners = [seat for seat in range(1, len(counts)) if counts[seat] == lowest] if lowest <= counts[0] else [0]
    expected = [sum(counts) - len(counts) * counts[seat] + (10 if seat else 0) for seat in range(len(counts))]
    assert knocked(*counts) == [expected[seat] if seat in winners else 0 for seat in range(len(counts))]
