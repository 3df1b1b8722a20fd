"""The quick search for a contract, and which cards are thought of as fitting on a meld."""

from __future__ import annotations

import pytest

from rummery.cards.card import JOKER
from rummery.cards.names import names
from rummery.melds.contract import find_contract, lengthened, may_hold
from rummery.melds.meld import texts_of
from rummery.melds.pattern import EITHER, HIGH, Pattern
from rummery.melds.plan import best_plan
from rummery.melds.recognise import recognise
from rummery.melds.shape import Shape
from rummery.play.notation import read_cards, read_cards_and_faces

TWOS = bytes([1, 14, 27, 40])


def shape(ace: int = HIGH, twos: bytes = b"") -> Shape:
    pattern = Pattern(shortest_run=4, ace=ace, largest_set=99, different_suits=False, balanced=True)
    return Shape(pattern, bytes([JOKER]) + twos)


def found(hand: str, sets: int, runs: int, length: int = 4, ace: int = HIGH, twos: bytes = b"") -> str | None:
    melds = find_contract(bytes(sorted(read_cards(hand))), shape(ace, twos), sets, runs, length)
    return None if melds is None else texts_of(melds)


@pytest.mark.parametrize(
    ("hand", "sets", "runs", "melds"),
    [
        ("8S 8H 8D KS", 1, 0, "8D 8H 8S"),
        ("8S 8H X KS", 1, 0, "8H 8S X"),
        ("8S X X KS", 1, 0, None),
        ("8S 8H 8D 8C X X", 2, 0, "8C 8D X / 8H 8S X"),
        ("8S 8H 8D 8C 8S 8H", 2, 0, "8C 8D 8H / 8H 8S 8S"),
        ("5S 6S 7S 8S", 0, 1, "5S 6S 7S 8S"),
        ("5S X X 8S", 0, 1, "5S X=6S X=7S 8S"),
        ("JS QS KS AS", 0, 1, "JS QS KS AS"),
        ("AS 2S 3S 4S", 0, 1, None),
        ("5S 6S 7S 8S 8H 8D", 1, 1, None),
        ("5S 6S 7S 8S 8H 8D X", 1, 1, "8D 8H X / 5S 6S 7S 8S"),
        ("5S 5S 6S 6S 7S 7S 8S 8S", 0, 2, "5S 6S 7S 8S / 5S 6S 7S 8S"),
    ],
)
def test_sets_and_runs_with_as_few_wild_cards_as_can_be(hand: str, sets: int, runs: int, melds: str | None) -> None:
    assert found(hand, sets, runs) == melds
    if melds is not None:
        assert may_hold(bytes(sorted(read_cards(hand))), shape(), sets, runs, 4)


def test_an_ace_may_be_low_where_the_pattern_has_it() -> None:
    assert found("AS 2S 3S 4S", 0, 1, ace=EITHER) == "AS 2S 3S 4S"


def test_wild_twos_are_wild_or_themselves() -> None:
    assert found("5S 2H 7S 8S", 0, 1, twos=TWOS) == "5S 2H=6S 7S 8S"
    assert found("2S 2H 2D", 1, 0, twos=TWOS) == "2D 2H 2S"
    assert found("2S 3S 4S 5S", 0, 1, twos=TWOS) == "2S 3S 4S 5S"


@pytest.mark.parametrize(
    ("hand", "sets", "runs", "length"),
    [("8S 8H", 1, 0, 4), ("8S 9H TD JC", 1, 0, 4), ("5S 6S 8H 9H", 0, 1, 4), ("5S 6S 7S 8S", 0, 1, 5)],
)
def test_what_is_out_of_the_question_is_seen(hand: str, sets: int, runs: int, length: int) -> None:
    assert not may_hold(bytes(sorted(read_cards(hand))), shape(), sets, runs, length)


def test_other_natural_cards_lengthen_the_melds() -> None:
    melds = find_contract(bytes(sorted(read_cards("8S 8H 8D 5S 6S 7S 4S"))), shape(), 1, 1, 4)
    assert melds is not None
    assert texts_of(lengthened(shape(), melds, read_cards("8C 3S 8S X KD"))) == "8D 8H 8S 8C / 3S 4S 5S 6S 7S 8S" or (
        texts_of(lengthened(shape(), melds, read_cards("8C 3S 8S X KD"))) == "8D 8H 8S 8C 8S / 3S 4S 5S 6S 7S"
    )


@pytest.mark.parametrize(
    ("hand", "sets", "runs", "missing", "used"),
    [
        ("8S 8H KD QC", 1, 0, 1, "8H 8S"),
        ("8S 8H 8D KD", 1, 0, 0, "8D 8H 8S"),
        ("8S KD X", 1, 0, 1, ""),
        ("5S 6S 8S KD", 0, 1, 1, "5S 6S 8S"),
        ("5S 6S 8S KD KH QC", 1, 1, 2, "5S 6S 8S KD KH"),
        ("", 2, 1, 10, ""),
    ],
)
def test_a_plan_says_what_is_missing_and_which_cards_lie_in_it(
    hand: str, sets: int, runs: int, missing: int, used: str
) -> None:
    plan = best_plan(bytes(sorted(read_cards(hand))), shape(), sets, runs, 4)
    assert plan.missing == missing
    if used:
        assert sorted(names(plan.used).split()) == sorted(used.split())


@pytest.mark.parametrize(
    ("meld", "twos", "wants"),
    [
        ("5S 6S 7S 8S", b"", "4S 9S"),
        ("TS JS QS KS", b"", "AS 9S"),
        ("2S 3S 4S 5S", b"", "6S"),
        ("8S 8H X", b"", "8C 8D 8H 8S"),
        ("8S 8H X", TWOS, "2C 8C 2D 8D 2H 8H 2S 8S"),
        ("3S 4S 5S 6S", TWOS, "2S 7S"),
    ],
)
def test_what_fits_on_a_meld(meld: str, twos: bytes, wants: str) -> None:
    cards, faces = read_cards_and_faces(meld)
    assert names(shape(twos=twos).wants(recognise(shape(twos=twos), cards, faces))) == wants
