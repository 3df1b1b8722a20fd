"""Positions of Marriage: every field out and in again, and what is wrong with others."""

from __future__ import annotations

import pytest

from rummery.games.marriage import MARRIAGE
from rummery.play.position import read_position, write_position
from rummery.play.problem import Problem
from rummery.play.reading import Node
from tests.games.marriage.situation import VISIT, options, seen, situation

FIELDS = {
    "hands": ["KD 7S 7S 7S", "2C"],
    "cut": "3H",
    "seen": [True, False],
    "shown": [VISIT + " / 6D 6H 3S", ""],
    "visit": [VISIT, ""],
    "tunnelas": ["7S 7S 7S", ""],
    "has_drawn": [True, False],
    "phase": "play",
    "turn": 0,
    "took": "KD",
    "turn_start": {"shown": VISIT},
    "moves": 3,
    "stuck": 2,
    "restocked": 1,
    "discard": "2D 4D",
    "stock": "8C",
}


def test_every_field_is_read_and_written() -> None:
    state = read_position(MARRIAGE, options(packs=4), 2, Node(FIELDS))
    written = write_position(MARRIAGE, state)
    for field, value in FIELDS.items():
        if field != "turn":
            assert written[field] == value, field
    assert "table" not in written
    assert "numbered" not in written
    assert read_position(MARRIAGE, options(packs=4), 2, Node(written)) == state


def test_a_seat_that_has_seen_may_have_nothing_on_the_table() -> None:
    deal = seen("KS 9D", "2C", shown=["", ""])
    assert deal.view(0).note == 28
    assert deal.position["shown"] == ["", ""]


def test_with_what_a_seat_has_seen_is_its_first_pure_melds_where_nothing_else_is_said() -> None:
    deal = seen("KS", "2C", shown=["6D 6H 3S / " + VISIT + " / 2S 3S 4S", ""])
    assert deal.position["visit"] == [VISIT, ""]


@pytest.mark.parametrize(
    ("fields", "key", "place"),
    [
        ({"cut": None}, "input-missing", ""),
        ({"cut": "X"}, "input-one-card", "cut"),
        ({"cut": "3H 4H"}, "input-one-card", "cut"),
        ({"table": []}, "input-field", ""),
        ({"shown": [""]}, "input-size", "shown"),
        ({"shown": ["5S /", ""]}, "meld-empty", "shown[0]"),
        ({"shown": ["5S 6Z 7S", ""]}, "card-unreadable", "shown[0]"),
        ({"winner": 2}, "input-number", "winner"),
        ({"turn_start": {"shown": "KH KD KS"}}, "input-turn-start", "turn_start.shown"),
        ({"hands": ["3H 3H 3H", "2C"]}, "input-too-often", ""),
    ],
)
def test_what_is_wrong_with_a_position_is_told_with_its_place(fields: dict[str, object], key: str, place: str) -> None:
    with pytest.raises(Problem) as raised:
        read_position(MARRIAGE, options(), 2, Node({"hands": ["5S", "2C"], "cut": "3H"} | fields))
    assert (raised.value.key, raised.value.where) == (key, place)


def test_MAR_20_a_position_after_a_show_names_the_winner() -> None:
    deal = seen("KD", "2C").play(f"show {VISIT}")
    assert (deal.position["winner"], deal.position["phase"]) == (0, "over")


def test_each_seat_numbers_its_own_melds() -> None:
    deal = seen("KS KD KH 4C", "2C", shown=[VISIT, "5D 6D 7D / 8S 9S TS / JD QD KD"])
    deal.play(f"lay out {VISIT} / KS KD KH")
    numbers = [(laid.owner, laid.number) for laid in deal.view(1).table]
    assert numbers == [(0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (1, 2), (1, 3)]
    assert situation("5S", "6S").view(0).table == ()
