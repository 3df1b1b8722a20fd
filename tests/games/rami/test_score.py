"""RAM-30 to RAM-34: what cards are worth, points for laying, and the winner's points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import Situation, situation

TRADITIONAL: dict[str, Any] = {"values": "traditional"}


# ---- RAM-30, RAM-31 ----


@pytest.mark.parametrize(
    ("meld", "rounded", "traditional"),
    [
        ("5H 6H 7H", 15, 18),
        ("2S 3S 4S", 15, 9),
        ("QD KD AD", 35, 31),
        ("AC 2C 3C", 15, 6),
        ("AS AH X", 45, 33),
        ("AS AH AD AC", 60, 44),
        ("8H 9H TH", 20, 27),
        ("9D TD JD QD KD AD", 60, 60),
        ("TS JS QS", 30, 30),
        ("TS TH TC", 30, 30),
        ("9S 9H 9C 9D", 20, 36),
        ("2S 2H 2C", 15, 6),
        ("QS KS X", 35, 31),
        ("X 2S 3S", 15, 6),
        ("X QS KS", 30, 30),
        ("KS KH X", 30, 30),
        ("4D 4H X", 15, 12),
        ("7H X 9H", 15, 24),
        ("7H 7D 7C X", 20, 28),
    ],
)
def test_RAM_30_what_melds_are_worth(meld: str, rounded: int, traditional: int) -> None:
    deal = situation(f"{meld} 2D", "3D").play(f"meld {meld}")
    assert (deal.scores, deal.lines) == ([rounded, 0], [(0, rounded, "RAM-31")])
    deal = situation(f"{meld} 2D", "3D", chosen=TRADITIONAL).play(f"meld {meld}")
    assert (deal.scores, deal.lines) == ([traditional, 0], [(0, traditional, "RAM-31")])


@pytest.mark.parametrize(
    ("card", "table", "rounded", "traditional"),
    [
        ("8S", "5S 6S 7S", 5, 8),
        ("AS", "JS QS KS", 15, 11),
        ("AS", "2S 3S 4S", 5, 1),
        ("AS", "AH AD AC", 15, 11),
        ("TS", "JS QS KS", 10, 10),
        ("2S", "3S 4S 5S", 5, 2),
        ("KS", "KH KD X", 10, 10),
    ],
)
def test_RAM_31_a_card_laid_off_scores_for_who_lays_it(card: str, table: str, rounded: int, traditional: int) -> None:
    deal = situation("2D", f"{card} 2D", table=[table], turn=1).play(f"lay {card} @1")
    assert (deal.scores, deal.lines) == ([0, rounded], [(1, rounded, "RAM-31")])
    deal = situation("2D", f"{card} 2D", table=[table], turn=1, chosen=TRADITIONAL).play(f"lay {card} @1")
    assert deal.scores == [0, traditional]


def test_RAM_31_at_once_move_by_move() -> None:
    deal = situation("5S 6S 7S 8S 2D KH KC KS", "3D").play("meld 5S 6S 7S")
    assert deal.scores == [15, 0]
    deal.play("lay 8S @1")
    assert deal.scores == [20, 0]
    deal.play("meld KH KC KS")
    assert (deal.scores, deal.phase) == ([50, 0], "play")
    assert deal.lines == [(0, 15, "RAM-31"), (0, 5, "RAM-31"), (0, 30, "RAM-31")]


# ---- RAM-32, RAM-33, RAM-34: worked example 3 ----

OTHERS = ("KS 7D X", "AH 2C")
OPENS = "TD JD QD KD"


def went_out(deal: Situation) -> list[tuple[int, int, str]]:
    """The lines of the end: all but the points for laying."""
    return [line for line in deal.lines if line[2] != "RAM-31"]


def test_RAM_32_the_winner_gets_the_value_of_all_other_hands() -> None:
    deal = situation("2H", *OTHERS).play("discard 2H")
    assert (deal.scores, deal.lines) == ([55, 0, 0], [(0, 55, "RAM-32")])


def test_RAM_32_traditional_values_an_ace_in_hand_is_11() -> None:
    deal = situation("2H", *OTHERS, chosen=TRADITIONAL).play("discard 2H")
    assert deal.scores == [10 + 7 + 20 + 11 + 2, 0, 0]


@pytest.mark.parametrize(
    ("hand", "rounded", "traditional"),
    [("X", 20, 20), ("AS", 15, 11), ("9S", 5, 9), ("TS", 10, 10), ("JH QH KH", 30, 30)],
)
def test_RAM_32_what_cards_in_hand_are_worth(hand: str, rounded: int, traditional: int) -> None:
    assert situation("2H", hand).play("discard 2H").scores == [rounded, 0]
    assert situation("2H", hand, chosen=TRADITIONAL).play("discard 2H").scores == [traditional, 0]


def test_RAM_32_the_others_lose_nothing() -> None:
    assert situation("2H", *OTHERS, points=[10, 25, -300]).play("discard 2H").scores == [65, 25, -300]


def test_RAM_33_100_more_if_nobody_else_has_melded() -> None:
    deal = situation("2H", *OTHERS, opened=[True, False, False]).play("discard 2H")
    assert (deal.scores, deal.lines) == ([155, 0, 0], [(0, 55, "RAM-32"), (0, 100, "RAM-33")])


def test_RAM_33_not_if_one_of_the_others_has() -> None:
    assert situation("2H", *OTHERS, opened=[True, False, True]).play("discard 2H").scores == [55, 0, 0]


def test_RAM_33_a_winner_who_has_melded_nothing_gets_them_too() -> None:
    deal = situation("2H", *OTHERS, opened=[False, False, False]).play("discard 2H")
    assert deal.scores == [155, 0, 0]


def test_RAM_34_a_rami_with_a_laying_off() -> None:
    deal = situation(f"{OPENS} 8S", *OTHERS, table=["5S 6S 7S"], opened=[False, True, True])
    deal.play(f"meld {OPENS}", "lay 8S @1")
    assert went_out(deal) == [(0, 55, "RAM-32"), (0, 200, "RAM-34")]
    assert deal.scores == [45 + 255, 0, 0]


def test_RAM_34_a_rami_with_own_cards_only_others_had_melded() -> None:
    deal = situation(OPENS, *OTHERS, table=["5S 6S 7S"], opened=[False, True, True]).play(f"meld {OPENS}")
    assert went_out(deal) == [(0, 55, "RAM-32"), (0, 300, "RAM-34")]
    assert deal.scores == [40 + 355, 0, 0]


def test_RAM_34_a_rami_with_own_cards_only_and_nobody_had_melded() -> None:
    deal = situation(OPENS, *OTHERS, opened=[False, False, False]).play(f"meld {OPENS}")
    assert went_out(deal) == [(0, 55, "RAM-32"), (0, 100, "RAM-33"), (0, 300, "RAM-34")]
    assert deal.scores == [40 + 455, 0, 0]


def test_RAM_34_a_last_discard_counts_too() -> None:
    deal = situation(f"{OPENS} 2H", *OTHERS, opened=[False, True, True]).play(f"meld {OPENS}", "discard 2H")
    assert went_out(deal) == [(0, 55, "RAM-32"), (0, 300, "RAM-34")]


def test_RAM_34_melds_laid_in_this_turn_are_ones_own() -> None:
    deal = situation(f"{OPENS} AD 9C", *OTHERS, table=["5S 6S 7S"], opened=[False, True, True])
    deal.play(f"meld {OPENS}", "lay AD @2", "discard 9C")
    assert went_out(deal)[1:] == [(0, 300, "RAM-34")]


def test_RAM_34_a_joker_won_from_an_old_meld_is_taken_from_it() -> None:
    deal = situation(f"{OPENS} 7S 9H 9C", *OTHERS, table=["5S 6S X=7S"], opened=[False, True, True])
    deal.play(f"meld {OPENS}", "swap 7S @1", "meld 9H 9C X")
    assert went_out(deal)[1:] == [(0, 200, "RAM-34")]


def test_RAM_34_a_joker_won_from_ones_own_meld_of_this_turn_is_not() -> None:
    deal = situation("TD JD X KD QD 9H 9C", *OTHERS, opened=[False, True, True])
    deal.play("meld TD JD X KD", "swap QD @1", "meld 9H 9C X")
    assert went_out(deal)[1:] == [(0, 300, "RAM-34")]


def test_RAM_34_none_where_the_first_lay_was_in_an_earlier_turn() -> None:
    deal = situation("5H 6H 7H", *OTHERS).play("meld 5H 6H 7H")
    assert went_out(deal) == [(0, 55, "RAM-32")]


def test_RAM_34_none_where_nothing_was_ever_laid() -> None:
    deal = situation("2H", *OTHERS, opened=[False, True, True]).play("discard 2H")
    assert went_out(deal) == [(0, 55, "RAM-32")]


def test_RAM_34_a_position_may_say_that_the_turn_began_with_the_first_lay() -> None:
    alone = situation("2H", *OTHERS, opened_now=True).play("discard 2H")
    assert went_out(alone) == [(0, 55, "RAM-32"), (0, 300, "RAM-34")]
    used = situation("2H", *OTHERS, opened_now=True, used_old_melds=True).play("discard 2H")
    assert went_out(used) == [(0, 55, "RAM-32"), (0, 200, "RAM-34")]


def test_RAM_34_the_turn_after_the_first_lay_is_another_one() -> None:
    deal = situation(f"{OPENS} 2H 9S", "KS", opened=[False, True], stock="9D AD 9C")
    deal.play(f"meld {OPENS}", "discard 2H", "draw stock", "discard 9D", "draw stock", "lay AD @1", "discard 9S")
    assert deal.lines == [(0, 40, "RAM-31"), (0, 15, "RAM-31"), (0, 10, "RAM-32")]


def test_RAM_31_worked_example_7_8s_laid_on_5s_6s_7s() -> None:
    deal = situation("8S 2D", "3D", table=["5S 6S 7S"]).play("lay 8S @1")
    assert deal.scores == [5, 0]


def test_the_records_example_of_the_design() -> None:
    deal = situation("7H 7D 7C", "KS").play("meld 7H 7D 7C")
    assert (deal.scores, deal.phase) == ([25, 0], "over")
    assert deal.lines == [(0, 15, "RAM-31"), (0, 10, "RAM-32")]
