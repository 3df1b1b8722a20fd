"""PEN-30 to PEN-32: what hands count, after Game and when all are dead."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.cards.card import Cards
from rummery.games.penang.scoring import count
from rummery.play.notation import read_cards
from rummery.play.options import Value
from tests.games.penang.situation import Situation, options, situation

COLLECTS: dict[str, Value] = {"winner_collects": True}
NO_PASSPORT = "2S 2D 4S 4D 6S 6D 8S 8D TS TD QS QD 3H 3C 5H 5C 7H 7C 9H 9C"


def hand(text: str) -> Cards:
    return read_cards(text)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("AS KD 7C 7D X", 59),  # the page's first example
        ("2C 3C 4C 5C 6C 7C 8C 9C TC", 54),
        ("JH QH KH", 30),
        ("AS AH", 30),
        ("X X", 40),
        ("", 0),
        (NO_PASSPORT, 128),
    ],
)
def test_PEN_30_what_cards_count(cards: str, points: int) -> None:
    assert count(options(), hand(cards)) == points


@pytest.mark.parametrize(("ace", "joker", "points"), [(15, 20, 45), (11, 25, 46), (1, 50, 61), (11, 20, 41)])
def test_PEN_30_ace_and_joker_points(ace: int, joker: int, points: int) -> None:
    assert count(options(ace=ace, joker_points=joker), hand("AD X KC")) == points


def game(chosen: dict[str, Value]) -> Situation:
    """The page's third example: player 0 makes Game."""
    deal = situation(
        "2H 2C 2S",
        "QH 9C 2D",
        "AH AD",
        NO_PASSPORT,
        chosen=chosen,
        dead=[False, True, False, False],
        passport=[True, True, True, False],
    )
    return deal.play("meld 2H 2C 2S")


def test_PEN_31_after_game_all_others_count_their_hands() -> None:
    deal = game({})
    assert deal.scores == [0, 21, 30, 128]
    assert deal.lines == [(1, 21, "PEN-31"), (2, 30, "PEN-31"), (3, 128, "PEN-31")]
    assert deal.ended == (0, "PEN-14")


def test_PEN_32_after_game_the_winner_collects() -> None:
    deal = game(COLLECTS)
    assert deal.scores == [179, -21, -30, -128]
    assert deal.lines == [(1, -21, "PEN-31"), (2, -30, "PEN-31"), (3, -128, "PEN-31"), (0, 179, "PEN-32")]


def test_PEN_31_whole_melds_and_jokers_count_too() -> None:
    deal = situation("2H 2C 2S", "3H 4H 5H", "X X").play("meld 2H 2C 2S")
    assert deal.scores == [0, 12, 40]


def dead(*hands: str, chosen: dict[str, Value] | None = None, **fields: Any) -> Situation:
    """Seat 0 lays three sixes, keeps the first hand, and all are dead."""
    deal = situation(f"6H 6C 6S {hands[0]}", *hands[1:], chosen=chosen, **fields)
    return deal.play("meld 6H 6C 6S", "done")


def test_PEN_32_when_all_are_dead_everybody_counts_and_the_lowest_has_won() -> None:
    deal = dead("8D 9S", "7D TS", "AS KD QH 5D", "5D")
    assert deal.scores == [17, 17, 40, 5]
    assert deal.lines == [(0, 17, "PEN-32"), (1, 17, "PEN-32"), (2, 40, "PEN-32"), (3, 5, "PEN-32")]
    assert (deal.ended, deal.winners) == ((3, "PEN-15"), [3])


def test_PEN_32_when_all_are_dead_the_lowest_collects() -> None:
    deal = dead("8D 9S", "7D TS", "AS KD QH 5D", "5D", chosen=COLLECTS)
    assert deal.scores == [-17, -17, -40, 74]


def test_PEN_32_equal_lowest_hands_have_won_together() -> None:
    deal = dead("8D 9S", "5D", "AS KD", "5D")
    assert (deal.scores, deal.winners) == ([17, 5, 25, 5], [1, 3])


@pytest.mark.parametrize(
    ("dealer", "scores"),
    [(0, [-17, 47, -25, -5]), (1, [-17, -5, -25, 47]), (2, [-17, -5, -25, 47]), (3, [-17, 47, -25, -5])],
)
def test_PEN_32_of_equal_lowest_hands_the_first_after_the_dealer_collects(dealer: int, scores: list[int]) -> None:
    deal = dead("8D 9S", "5D", "AS KD", "5D", chosen=COLLECTS, dealer=dealer)
    assert (deal.scores, deal.winners) == (scores, [1, 3])


def test_PEN_32_payments_come_to_nothing_together() -> None:
    for chosen in (COLLECTS, COLLECTS | {"ace": 11, "joker_points": 50}):
        assert sum(dead("8D 9S", "5D", "AS KD", "KC 3D", chosen=chosen).scores) == 0
        assert sum(game(chosen).scores) == 0


def test_PEN_31_the_example_of_a_wild_taken_and_laid_off() -> None:
    """The page's fifth example: ten points for the king that is left."""
    deal = situation("6C KD", "QH 3S", table=["5C X=6C 7C"]).play("swap 6C @1")
    assert deal.refusal("done") == "PEN-10"
    deal.play("lay X=8C @1", "done")
    assert (deal.scores, deal.ended) == ([10, 13], (0, "PEN-15"))
