"""Cards as text: one form is written, many are read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.cards.card import FACES, JOKER
from rummery.cards.names import NAMES, card_named, name, names

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
SUITS = ["C", "D", "H", "S"]


def test_the_numbers_run_through_the_suits_in_alphabetical_order_and_end_with_the_joker() -> None:
    in_order = [rank + suit for suit in SUITS for rank in RANKS] + ["X"]
    assert [name(card) for card in [*FACES, JOKER]] == in_order
    assert in_order == NAMES


@pytest.mark.parametrize(
    ("text", "card"),
    [("AC", 0), ("KC", 12), ("AD", 13), ("QH", 37), ("TD", 22), ("2S", 40), ("KS", 51), ("X", 52)],
)
def test_a_card_has_its_number(text: str, card: int) -> None:
    assert card_named(text) == card
    assert name(card) == text


@pytest.mark.parametrize("card", range(53))
def test_every_name_is_read_again_in_either_case(card: int) -> None:
    assert card_named(NAMES[card]) == card
    assert card_named(NAMES[card].lower()) == card
    assert card_named(f"  {NAMES[card]} ") == card


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("10H", "TH"),
        ("10h", "TH"),
        ("tH", "TH"),
        ("1S", "AS"),
        ("7♥", "7H"),
        ("7♥️", "7H"),  # with the sign that asks for a colourful picture
        ("7♥︎", "7H"),  # and for a plain one
        ("10♦", "TD"),
        ("Q♣", "QC"),
        ("A♠", "AS"),
        ("7♡", "7H"),
        ("7♢", "7D"),
        ("7♧", "7C"),
        ("7♤", "7S"),
        ("7П", "7S"),
        ("7ч", "7H"),
        ("7Б", "7D"),
        ("7т", "7C"),
        ("7К", "7C"),
        ("10Ч", "TH"),
        ("Тч", None),  # ace or ten: nobody can know
        ("КП", "KS"),
        ("ДЧ", "QH"),
        ("вб", "JD"),
        ("АП", "AS"),
        ("x", "X"),
        ("Х", "X"),
        ("х", "X"),
        ("🃏", "X"),
        ("★", "X"),
    ],
)
def test_other_ways_of_writing_are_understood(typed: str, meant: str | None) -> None:
    read = card_named(typed)
    assert (None if read is None else name(read)) == meant


@pytest.mark.parametrize(
    "typed", ["", " ", "7", "H", "H7", "11H", "0H", "100H", "7HH", "7 H", "XX", "ZH", "7Z", "X=7H"]
)
def test_what_is_no_card_is_none(typed: str) -> None:
    assert card_named(typed) is None


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_none(text: str) -> None:
    read = card_named(text)
    assert read is None or 0 <= read <= JOKER


def test_several_cards_are_separated_by_blanks_in_their_order() -> None:
    assert names(bytes([51, 0, 52, 51])) == "KS AC X KS"
    assert names(b"") == ""
