"""The order in which rules are asked, and what else a move can break."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shanghai.situation import situation

HAND = "7S KS KH KD QS QH QD JS JH JD AD"
DOWN = "down KS KH KD / QS QH QD / JS JH JD"


@pytest.mark.parametrize(
    ("fields", "move", "rule"),
    [
        # Is it a move of this game, or of this table?
        ({"phase": "over"}, "meld KS KH KD", "TAB-01"),
        ({"phase": "over"}, "knock", "TAB-01"),
        ({"phase": "over", "chosen": {"buys": 0}}, "1 buy", "SHA-14"),
        ({"phase": "over", "chosen": {"buys": 0}}, "1 pass", "SHA-14"),
        ({"phase": "over", "chosen": {"final_discard": "allowed"}}, "done", "SHA-24"),
        # Is it time?
        ({"phase": "over"}, "1 buy", "TAB-06"),
        ({"phase": "over"}, "1 discard 2D", "TAB-06"),
        ({"phase": "over"}, "timeout", "TAB-06"),
        ({"discarder": 1, "phase": "draw"}, "1 buy", "SHA-12"),
        ({}, "1 discard 3D", "TAB-02"),
        ({}, "1 timeout", "TAB-02"),
        ({}, "draw discard", "TAB-03"),
        ({"phase": "draw"}, "discard 3D", "TAB-03"),
        ({"phase": "draw"}, DOWN, "TAB-03"),
        # Are the cards there?
        ({}, "discard 3D", "TAB-04"),
        ({}, "down 5S 5H / 6S", "TAB-04"),
        ({}, "lay 3D @9", "TAB-04"),
        ({}, "swap 3D @9", "TAB-04"),
        ({}, "lay 7S @9", "TAB-05"),
        ({}, "swap 7S @9", "TAB-05"),
        ({"phase": "draw", "discard": ""}, "draw discard 2", "TAB-07"),
        ({"phase": "draw", "discard": "KC", "stock": ""}, "draw stock", "TAB-07"),
        # Is each meld one?
        ({"deal": 4}, "down KS KH KD / QS QH QD / JS JH", "SHA-16"),
        ({"deal": 4}, "down JS QS KS AD / KH KD", "SHA-16"),
        ({}, "lay KC @1", "TAB-04"),
        ({}, "lay KS @1", "SHA-16"),
        ({"down": [True, False]}, "down KS KH", "SHA-16"),
        # May you do it now?
        ({"phase": "draw", "upcard_dead": True}, "draw discard", "SHA-11"),
        ({"must_go_down": True}, "discard AD", "SHA-18"),
        ({"must_go_down": True}, "done", "SHA-18"),
        ({}, "swap KS @1", "SHA-18"),
        ({"deal": 2}, DOWN, "SHA-21"),
        ({"deal": 10}, DOWN, "SHA-22"),
        ({"contracts": "seven"}, "down KS KH KD / QS QH QD", "SHA-21"),
        ({"chosen": {"contracts": "seven"}}, DOWN, "SHA-22"),
        ({"deal": 2, "down": [True, False]}, DOWN, "SHA-23"),
        ({"moves": 200}, "lay 7S @1", "SHA-23"),
        ({"moves": 200, "down": [True, False]}, "lay 7S @1", "TAB-08"),
        ({}, "done", "SHA-24"),
        ({}, "discard AD", None),
        ({}, DOWN, None),
    ],
)
def test_the_first_rule_that_a_move_breaks_is_named(fields: dict[str, Any], move: str, rule: str | None) -> None:
    known = {name: value for name, value in fields.items() if name != "contracts"}
    deal = situation(HAND, "2D", table=["3S 4S 5S 6S"], **({"discard": "9H 8C"} | known))
    assert deal.refusal(move) == rule


def test_TAB_02_a_spectator_is_told_nothing_but_that() -> None:
    deal = situation(HAND, "2D", phase="draw", discard="9H 8C")
    assert deal.menu == ["draw stock", "draw discard"]
    assert [deal.refusal(f"1 {text}") for text in ("draw stock", "pass", "timeout")] == ["TAB-02"] * 3
