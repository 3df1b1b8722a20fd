"""What the menu of Marriage offers in positions that only setting up brings about: nothing that a law refuses."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.play.options import Value
from tests.games.marriage.situation import VISIT, Situation, seen

DUBLEES = "AD AD / 2D 2D / 5D 5D / 6D 6D / 7D 7D / 8D 8D / 9D 9D"
LOCKED: dict[str, Any] = {"chosen": {"lock_shown": True}}
IN_DUBLEES: dict[str, Any] = {"chosen": {"dublees": True}, "dublee": [True, False]}


def refused(deal: Situation) -> list[tuple[str, str | None]]:
    """The moves of the menu that a law refuses."""
    rules = [(move, deal.refusal(move)) for move in deal.menu]
    return [(move, rule) for move, rule in rules if rule is not None]


@pytest.mark.parametrize(
    ("hand", "fields"),
    [
        ("9S KD 2D 8S", LOCKED | {"visit": ["AC 2C 3C / 5H 6H 7H / 2S 3S 4S", ""]}),
        ("9S TS 2S 3S 3D", LOCKED | {"shown": ["5S 6S 7S", ""]}),
        ("", LOCKED | {"shown": ["5S 6S 7S / 3S=8C 9C TC / KC KD KH 3D", ""]}),
        ("9S 9S TD TD JD JD AD AD KC KC", IN_DUBLEES),
        ("9S 9S", {"dublee": [True, False], "shown": [DUBLEES, ""]}),
        ("9S 9S", IN_DUBLEES | {"shown": [DUBLEES, ""], "visit": ["KD KD", ""]}),
        ("9S 9S", IN_DUBLEES | {"shown": [f"{DUBLEES} / KC KC / QC QC", ""]}),
    ],
)
def test_law_4_nothing_is_offered_that_a_law_refuses(hand: str, fields: dict[str, Any]) -> None:
    deal = seen(hand, "", **fields)
    assert deal.menu
    assert refused(deal) == []


def test_MAR_17_a_locked_set_is_not_made_longer_though_its_cards_lie_in_another_order() -> None:
    deal = seen("9S KD 2D AD AC AS 5D", "", **LOCKED).play("lay out 5S 6S 7S / 9D 9C 9H / TC JC QC")
    assert deal.refusal("lay out 5S 6S 7S / 9D 9C 9H 9S / TC JC QC") == "MAR-17"
    assert refused(deal) == []


def test_MAR_20_a_show_is_found_where_locked_melds_are_not_all_pure() -> None:
    """Two pure melds are locked; the hand makes the third."""
    table: dict[str, Value] = {"min_run": 3, "visit_melds": "runs_and_tunnelas", "packs": 4, "lock_shown": True}
    shown = ["3S 4S 5S 6S 7S / 8D 8D 8D / 2H 2S 2C / 3C 4C 5D=5C", ""]
    deal = seen("3S 4S 5S", "", cut="4D", took="5S", shown=shown, chosen=table)
    assert refused(deal) == []
    assert [move for move in deal.menu if move.startswith("show")]


def test_MAR_17_the_joker_is_spent_before_a_wild_card_that_has_a_name() -> None:
    deal = seen("KC KD 3C X", "", chosen={"printed_jokers": 3})  # 3H is cut
    assert f"lay out {VISIT} / KC KD X" in deal.menu
    assert f"lay out {VISIT} / KC KD 3C" not in deal.menu


def test_MAR_17_what_was_laid_in_this_turn_is_what_the_next_lay_out_adds_to() -> None:
    deal = seen("8S 9S KD", "")
    assert "lay out 5S 6S 7S 8S / 9C 9D 9H / TC JC QC" in deal.menu
    deal.play("lay out 5S 6S 7S 8S / 9C 9D 9H / TC JC QC")
    assert "lay out 5S 6S 7S 8S 9S / 9C 9D 9H / TC JC QC" in deal.menu
    assert "lay out 5S 6S 7S 8S / 9C 9D 9H / TC JC QC" not in deal.menu
    deal.play("take back")
    assert "lay out 5S 6S 7S 8S / 9C 9D 9H / TC JC QC" in deal.menu


@pytest.mark.parametrize("suit", "CDHS")
def test_MAR_13_runs_of_three_with_a_joker_are_not_offered_where_runs_have_four(suit: str) -> None:
    shown = ["5S 6S 7S 8S / 9C 9D 9H / TC JC QC KC", ""]
    table: dict[str, Value] = {"min_run": 4, "printed_jokers": 3}
    two, three = f"2{suit} 3{suit}", f"2{suit} 3{suit} 4{suit}"
    fields: dict[str, Any] = {"shown": shown, "chosen": table, "cut": "JD"}
    assert not [move for move in seen(f"{two} KH X", "", **fields).menu if "X" in move and move.startswith("lay")]
    assert [move for move in seen(f"{three} KH X", "", **fields).menu if f"{shown[0]} / X=A{suit} {three}" in move]
