"""A move that breaks several rules is refused by the first of them: time, cards, melds, then all others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.penang.situation import situation

TABLE = ["5S 6S 7S", "7H 7D X"]


@pytest.mark.parametrize(
    ("move", "rule", "fields"),
    [
        ("discard 2C", "TAB-01", {"phase": "over"}),
        ("dead", "PEN-13", {"phase": "over"}),
        ("1 dead", "PEN-13", {}),
        ("done", "TAB-06", {"phase": "over"}),
        ("1 done", "TAB-06", {"phase": "over"}),
        ("1 meld KC", "TAB-02", {}),
        ("1 lay KC @9", "TAB-02", {}),
        ("1 timeout", "TAB-02", {}),
        ("meld 9C 9D 9H", "TAB-04", {}),
        ("meld X X X X", "TAB-04", {}),
        ("lay 9C @9", "TAB-04", {}),
        ("swap 9C @9", "TAB-04", {}),
        ("lay 8S @9", "TAB-05", {"passport": [False, True]}),
        ("swap 8S @9", "TAB-05", {"passport": [False, True]}),
        ("lay 8S=2C @9", "TAB-05", {"passport": [False, True]}),
        ("lay 8S=4S @1", "PEN-18", {"passport": [False, True]}),
        ("meld 8S 2C 3C", "PEN-16", {"moves": 200}),
        ("meld 8S 2C 3C / 2C 2C X", "TAB-04", {}),
        ("meld 2C X / 3C 8S KD", "PEN-16", {}),
        ("meld X X / 2C 3C KD", "PEN-16", {}),
        ("meld 2C X", "PEN-17", {"dead": [True, False]}),
        ("lay X @1", "PEN-11", {"passport": [False, True]}),
        ("lay X @1", "PEN-13", {"dead": [True, False]}),
        ("lay X @1", "PEN-19", {"moves": 200}),
        ("lay KD @1", "PEN-11", {"passport": [False, True], "dead": [True, False]}),
        ("swap 8S @1", "PEN-13", {"passport": [False, True], "dead": [True, False]}),
        ("swap 8S @1", "PEN-20", {"passport": [False, True]}),
        ("swap 8S @2", "PEN-20", {"moves": 200}),
        ("done", "PEN-10", {"moves": 200}),
    ],
)
def test_the_first_rule_that_is_broken_refuses(move: str, rule: str, fields: dict[str, Any]) -> None:
    deal = situation("8S 2C 3C KD X X", "KC 9C", table=TABLE, **fields)
    assert deal.refusal(move) == rule
