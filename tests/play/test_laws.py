"""Where a law applies: nowhere else is it asked, whoever asks."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from rummery.play.laws import Laws, Refusal
from rummery.play.moves import DISCARDS, PASS, Discard, Move, Pass

View: TypeAlias = int
"""Of the laws below, which look at nothing else: what the view is."""


def laws_where_odd() -> Laws[View]:
    laws: Laws[View] = Laws()

    def is_odd(view: View) -> bool:
        return view % 2 == 1

    @laws.law("TAB-04", Discard, where=is_odd)
    def small_cards_are_kept(view: View, move: Discard) -> bool:
        return move.card > 10

    @laws.law("TAB-03", Pass, of_view=True, where=is_odd)
    def nobody_passes(view: View, move: Pass) -> bool:
        return False

    return laws


ODD, EVEN = 1, 2
MOVES: list[Move] = [DISCARDS[3], PASS, DISCARDS[20], DISCARDS[4], PASS]


def test_a_law_refuses_where_it_applies() -> None:
    laws = laws_where_odd()
    assert laws.check(ODD, DISCARDS[3]) == Refusal("TAB-04", "small_cards_are_kept", {})
    assert laws.check(ODD, PASS) == Refusal("TAB-03", "nobody_passes", {})
    assert laws.lawful(ODD, MOVES) == [DISCARDS[20]]
    assert laws.may_be(ODD, [PASS, DISCARDS[3]]) == [False, True]


@pytest.mark.parametrize("move", MOVES)
def test_a_law_refuses_nothing_where_it_does_not_apply(move: Move) -> None:
    laws = laws_where_odd()
    assert laws.check(EVEN, move) is None
    assert laws.may_be(EVEN, [move]) == [True]


def test_all_that_no_law_refuses_is_lawful_in_the_order_in_which_it_came() -> None:
    assert laws_where_odd().lawful(EVEN, MOVES) == MOVES


def test_what_is_said_of_the_view_alone_is_asked_once_for_all_moves() -> None:
    laws: Laws[View] = Laws()
    asked: list[str] = []

    @laws.law("TAB-06", Discard, Pass, of_view=True)
    def the_view_is_even(view: View, move: Move) -> bool:
        asked.append("even")
        return view % 2 == 0

    @laws.law("TAB-02", Pass, of_view=True)
    def the_view_is_small(view: View, move: Move) -> bool:
        asked.append("small")
        return view < 10

    @laws.law("TAB-04", Discard)
    def small_cards_are_kept(view: View, move: Discard) -> bool:
        asked.append("card")
        return move.card > 10

    assert laws.lawful(EVEN, MOVES) == [PASS, DISCARDS[20], PASS]
    assert sorted(asked) == ["card", "card", "card", "even", "small"]
    assert laws.lawful(ODD, MOVES) == []
    asked.clear()
    assert laws.may_be(EVEN, MOVES) == [True] * len(MOVES)
    assert asked == ["even", "small"]
    assert laws.may_be(12, [PASS, DISCARDS[3], PASS]) == [False, True, False]
