"""Packs, and hands as bags of cards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.cards.card import ACES, FACES, JOKER, KINDS, ONE, SUIT_BITS, SUIT_SIZE, bits, holds, minus, pack, plus

BAGS = st.lists(st.integers(0, KINDS - 1), max_size=20)
NARROW = st.lists(st.sampled_from([0, 1, 13, 51, 52]), max_size=8)
"""Few kinds, so that copies are frequent."""


@pytest.mark.parametrize(("copies", "jokers"), [(1, 0), (2, 4), (3, 9), (4, 12)])
def test_a_pack_holds_every_face_as_often_as_it_has_copies(copies: int, jokers: int) -> None:
    cards = Counter(pack(copies, jokers))
    assert cards == Counter({**dict.fromkeys(range(52), copies), **({JOKER: jokers} if jokers else {})})


def test_one_card_as_cards() -> None:
    assert [list(ONE[card]) for card in range(KINDS)] == [[card] for card in range(KINDS)]
    assert list(FACES) == list(range(52))


@given(BAGS, BAGS)
def test_plus_is_the_sum_in_ascending_order(hand: list[int], more: list[int]) -> None:
    assert list(plus(bytes(sorted(hand)), bytes(more))) == sorted((Counter(hand) + Counter(more)).elements())


@given(NARROW, NARROW)
def test_minus_takes_away_each_card_as_often_as_it_is_named(hand: list[int], gone: list[int]) -> None:
    assert list(minus(bytes(sorted(hand)), bytes(gone))) == sorted((Counter(hand) - Counter(gone)).elements())


@given(NARROW, NARROW)
def test_a_hand_holds_cards_that_are_a_part_of_it(hand: list[int], wanted: list[int]) -> None:
    assert holds(bytes(sorted(hand)), bytes(wanted)) == (Counter(wanted) <= Counter(hand))


@given(BAGS, BAGS)
def test_what_was_added_can_be_taken_away_again(hand: list[int], more: list[int]) -> None:
    start = bytes(sorted(hand))
    together = plus(start, bytes(more))
    assert holds(together, bytes(more))
    assert minus(together, bytes(more)) == start


def test_the_clubs_and_the_aces_as_bits() -> None:
    assert bits(bytes(range(SUIT_SIZE))) == SUIT_BITS
    assert bits(bytes([card for card in FACES if card % SUIT_SIZE == 0])) == ACES
