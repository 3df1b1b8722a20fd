"""Positions: a deal at one moment, as JSON; out and in again it is the same, and what is wrong has its place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.cards.names import names
from rummery.games import GAMES
from rummery.play.events import DRAW, OVER, PHASES, PLAY
from rummery.play.moves import TIMEOUT
from rummery.play.options import read_options
from rummery.play.position import read_position, write_position
from rummery.play.problem import Problem
from rummery.play.reading import Node
from rummery.table.table import AnyState, Table
from tests.melds.rulebook import cards, meld

RAMI = GAMES["rami"]


def read(position: object, options: dict[str, object] | None = None, seats: int = 2) -> AnyState:
    return read_position(RAMI, read_options(RAMI.options, options or {}), seats, Node(position))


def problem_of(position: object, options: dict[str, object] | None = None) -> Problem:
    with pytest.raises(Problem) as caught:
        read(position, options)
    return caught.value


def again(state: AnyState, options: dict[str, object] | None = None) -> AnyState:
    """The state after it was written into a file and read from it."""
    return read(json.loads(json.dumps(write_position(RAMI, state))), options, len(state.hands))


def test_only_hands_are_needed_and_the_rest_has_its_default() -> None:
    state = read({"hands": ["7D X 7H", "AS 2C"]})
    assert state.hands == (cards("7D 7H X"), bytes(sorted(cards("AS 2C"))))
    assert (state.match.dealer, state.turn, state.phase) == (0, 1, DRAW)
    assert (state.stock, state.pile, state.table, state.numbered) == (b"", b"", (), 0)
    assert (state.match.totals, state.scores, state.match.out) == ((0, 0), (0, 0), (False, False))
    assert (state.match.number, state.restocked, state.shuffles, state.seed) == (1, 0, 0, bytes(32))
    assert [state.facts.has_opened(seat) for seat in (0, 1)] == [False, False]


def test_every_field_is_read() -> None:
    state = read(
        {
            "dealer": 1,
            "turn": 1,
            "phase": "play",
            "hands": ["7H 7D X", "AS 2C X KH"],
            "stock": "3C 4D",
            "discard": "KS QD",
            "table": [{"owner": 1, "cards": "QS KS X=AS"}, {"cards": "9H 9D X", "number": 5}, {"cards": "6C"}],
            "numbered": 8,
            "totals": [10, -300],
            "points": [5, 0],
            "deal": 4,
            "restocked": 2,
            "shuffles": 3,
            "seed": "ab" * 32,
            "opened": [True, False],
            "opened_now": True,
            "used_old_melds": True,
            "won": "X=7S",
            "taken": "KH",
            "idle": 1,
            "dry": 2,
            "took": "2C",
            "moves": 7,
            "drew": True,
            "turn_start": {"table": [{"cards": "QS KS X=AS"}], "points": -5, "took": "2C"},
        },
        {"manipulation": True, "must_use_discard": True},
    )
    assert (state.stock, state.pile) == (cards("4D 3C"), cards("KS QD"))  # the last is drawn first; the upcard is last
    assert [(laid.number, laid.owner, laid.meld) for laid in state.table] == [
        (1, 1, meld("QS KS X=AS")),
        (5, 0, meld("9H 9D X")),
        (6, 0, state.table[2].meld),
    ]
    assert state.table[2].meld.cards == cards("6C")
    assert (state.numbered, state.match.totals, state.scores, state.match.number) == (8, (10, -300), (5, 0), 4)
    assert (state.restocked, state.shuffles, state.seed) == (2, 3, b"\xab" * 32)
    facts, turn = state.facts, state.facts.turn
    assert (facts.has_opened(0), facts.has_opened(1), facts.idle, facts.dry) == (True, False, 1, 2)
    assert (turn.opened_now, turn.used_old, turn.won, turn.owed) == (True, True, cards("7S"), cards("2C"))
    assert (turn.taken_cards, turn.taken_faces, turn.moves, turn.drew) == (cards("KH"), cards("KH"), 7, True)
    assert (turn.start.points, turn.start.owed, len(turn.start.table)) == (-5, cards("2C"), 1)
    assert again(state, {"manipulation": True, "must_use_discard": True}) == state


def test_eliminated_seats_are_passed_over() -> None:
    position = {"hands": ["7H", "", "8H"], "out": [False, True, False]}
    state = read(position, {"elimination": True}, 3)
    assert (state.match.out, state.turn) == ((False, True, False), 2)
    assert again(state, {"elimination": True}) == state


def test_a_position_is_written_with_what_it_needs() -> None:
    position = {
        "dealer": 0,
        "turn": 1,
        "phase": "play",
        "hands": ["7H 7D X", "2C AS"],
        "stock": "3C 4D",
        "discard": "KS QD",
        "table": [{"owner": 0, "cards": "QS KS X=AS"}, {"owner": 1, "cards": "6C 6D X", "number": 4}],
        "totals": [0, 25],
        "points": [0, 5],
        "opened": [True, True],
    }
    written = write_position(RAMI, read(position))
    # Hands are written in the order of the cards' numbers: clubs, diamonds, hearts, spades, jokers.
    assert written == {**position, "hands": ["7D 7H X", "2C AS"]}


WRONG: list[tuple[object, str, str]] = [
    ([], "input-object", ""),
    ("", "input-object", ""),
    ({}, "input-missing", ""),
    ({"hands": ["", ""], "hand": 1}, "input-field", ""),
    ({"hands": ["", ""], "tunnelas": 1}, "input-field", ""),  # another game's
    ({"hands": "7H"}, "input-list", "hands"),
    ({"hands": ["7H"]}, "input-size", "hands"),
    ({"hands": ["7H", 5]}, "input-text", "hands[1]"),
    ({"hands": ["7H", "7Z"]}, "card-unreadable", "hands[1]"),
    ({"hands": ["", ""], "dealer": 2}, "input-number", "dealer"),
    ({"hands": ["", ""], "dealer": "0"}, "input-number", "dealer"),
    ({"hands": ["", ""], "turn": -1}, "input-number", "turn"),
    ({"hands": ["", ""], "phase": "end"}, "input-word", "phase"),
    ({"hands": ["", ""], "phase": 1}, "input-word", "phase"),
    ({"hands": ["", ""], "stock": ["3C"]}, "input-text", "stock"),
    ({"hands": ["", ""], "stock": "3C 4"}, "card-unreadable", "stock"),
    ({"hands": ["", ""], "discard": "X=7S"}, "card-unreadable", "discard"),
    ({"hands": ["", ""], "table": {}}, "input-list", "table"),
    ({"hands": ["", ""], "table": ["5S 6S 7S"]}, "input-object", "table[0]"),
    ({"hands": ["", ""], "table": [{"owner": 1}]}, "input-missing", "table[0]"),
    ({"hands": ["", ""], "table": [{"cards": "5S 6S 7S", "owner": 2}]}, "input-number", "table[0].owner"),
    ({"hands": ["", ""], "table": [{"cards": "5S 6S", "number": 0}]}, "input-number", "table[0].number"),
    ({"hands": ["", ""], "table": [{"cards": "5S"}, {"cards": "6S", "number": 1}]}, "input-number-twice", "table[1]"),
    ({"hands": ["", ""], "table": [{"cards": ""}]}, "meld-empty", "table[0].cards"),
    ({"hands": ["", ""], "table": [{"cards": "5S 6"}]}, "card-unreadable", "table[0].cards"),
    ({"hands": ["", ""], "table": [{"cards": "5S", "name": "A"}]}, "input-field", "table[0]"),
    ({"hands": ["", ""], "table": [{"cards": "5S", "number": 3}], "numbered": 2}, "input-number", "numbered"),
    ({"hands": ["", ""], "totals": [0]}, "input-size", "totals"),
    ({"hands": ["", ""], "totals": [0, 1.5]}, "input-number", "totals[1]"),
    ({"hands": ["", ""], "totals": [0, 10**9]}, "input-number", "totals[1]"),
    ({"hands": ["", ""], "points": [0, None]}, "input-number", "points[1]"),
    ({"hands": ["", ""], "out": [0, 1]}, "input-flag", "out[0]"),
    ({"hands": ["", ""], "out": [False, True]}, "input-out", "out"),
    ({"hands": ["", ""], "deal": 0}, "input-number", "deal"),
    ({"hands": ["", ""], "deal": 51}, "input-number", "deal"),
    ({"hands": ["", ""], "restocked": -1}, "input-number", "restocked"),
    ({"hands": ["", ""], "shuffles": "1"}, "input-number", "shuffles"),
    ({"hands": ["", ""], "seed": "00"}, "input-seed", "seed"),
    ({"hands": ["", ""], "opened": [True]}, "input-size", "opened"),
    ({"hands": ["", ""], "opened": True}, "input-list", "opened"),
    ({"hands": ["", ""], "opened_now": 1}, "input-flag", "opened_now"),
    ({"hands": ["", ""], "used_old_melds": "on"}, "input-flag", "used_old_melds"),
    ({"hands": ["", "X"], "won": "X"}, "input-won", "won"),
    ({"hands": ["", "X"], "won": "7S"}, "input-won", "won"),
    ({"hands": ["", "X"], "taken": "X"}, "input-taken", "taken"),
    ({"hands": ["", "7S 8S"], "took": "7S 8S"}, "input-one-card", "took"),
    ({"hands": ["", ""], "idle": -1}, "input-number", "idle"),
    ({"hands": ["", ""], "dry": 1.0}, "input-number", "dry"),
    ({"hands": ["", ""], "moves": True}, "input-number", "moves"),
    ({"hands": ["", ""], "drew": "yes"}, "input-flag", "drew"),
    ({"hands": ["", ""], "turn_start": []}, "input-object", "turn_start"),
    ({"hands": ["", ""], "turn_start": {"turn": 1}}, "input-field", "turn_start"),
    ({"hands": ["", ""], "turn_start": {"table": [{}]}}, "input-missing", "turn_start.table[0]"),
    ({"hands": ["", ""], "turn_start": {"points": "5"}}, "input-number", "turn_start.points"),
    ({"hands": ["", ""], "turn_start": {"took": "5"}}, "card-unreadable", "turn_start.took"),
]


@pytest.mark.parametrize(("position", "key", "where"), WRONG, ids=[f"{key}-{where}" for _, key, where in WRONG])
def test_what_is_wrong_has_its_place(position: object, key: str, where: str) -> None:
    problem = problem_of(position)
    assert (problem.key, problem.where) == (key, where)


def test_the_seat_in_turn_is_not_out() -> None:
    with pytest.raises(Problem) as caught:
        read({"hands": ["7H", "", "8H"], "out": [False, True, False], "turn": 1}, {"elimination": True}, 3)
    assert (caught.value.key, caught.value.figures) == ("input-turn-out", {"seat": 1})


@pytest.mark.parametrize(
    "position",
    [
        {"hands": ["7H 7H 7H", ""]},
        {"hands": ["7H", "7H"], "stock": "7H"},
        {"hands": ["7H", ""], "discard": "7H 7H"},
        {"hands": ["7H", ""], "table": [{"cards": "7H 8H 9H"}, {"cards": "7H 7D 7S"}]},
    ],
)
def test_RAM_01_no_card_is_there_more_often_than_the_packs_hold_it(position: object) -> None:
    problem = problem_of(position)
    assert (problem.key, problem.figures) == ("input-too-often", {"card": "7H", "found": 3, "packs": 2})
    assert read(position, {"identical": True}).phase == DRAW  # four packs
    assert problem_of({"hands": ["X X X X X", ""]}).figures == {"card": "X", "found": 5, "packs": 4}


@given(st.integers(0, 2**32), st.lists(st.integers(0, 10**6), max_size=60), st.booleans(), st.integers(2, 8))
@settings(max_examples=60)
def test_a_position_on_the_way_is_the_same_after_writing_and_reading(
    seed: int, choices: list[int], manipulation: bool, seats: int
) -> None:
    options: dict[str, Any] = {"manipulation": manipulation, "first_lay": 15}
    table = Table(RAMI, options, tuple("abcdefgh"[:seats]), seed.to_bytes(32, "big"))
    table.begin_deal()
    assert again(table.state, options) == table.state
    for choice in choices:
        if table.state.phase == OVER:
            break
        menu = table.menu(table.turn)
        table.submit(table.turn, menu[choice % len(menu)])
        assert again(table.state, options) == table.state


def test_RAM_21_a_won_joker_thrown_away_as_the_last_card_leaves_a_position_too() -> None:
    table = Table(RAMI, {}, ("Ann", "Bob"), bytes(32))
    table.begin_from(
        read(
            {
                "hands": ["KH", "7S"],
                "turn": 1,
                "phase": "play",
                "opened": [True, True],
                "table": [{"cards": "7H 7D 7C X=7S"}],
                "stock": "2C",
            }
        )
    )
    for text in ("swap", "discard"):
        move = next(move for move in table.menu(1) if type(move).__name__.lower() == text)
        assert isinstance(table.submit(1, move), list)
    assert table.state.phase == OVER
    assert table.state.hands[1] == b""
    assert table.state.pile[-1] == JOKER
    assert again(table.state) == table.state


TURNS: dict[str, list[Any]] = {
    "took": ["", "7S", "KH", "X"],
    "won": ["", "X=7S", "X=7S X=AS"],
    "taken": ["", "7S", "X=QS KD"],
    "opened": [[True, True], [False, True]],
    "phase": ["draw", "play"],
    "stock": ["", "4C", "4C 5C 6C 7C 8C 9C"],
    "discard": ["", "5D", "5D 6D"],
    "turn_start": [{}, {"table": [{"cards": "QS KS X=AS"}], "points": 5, "took": "KH"}],
    "moves": [0, 3, 199, 500],
    "restocked": [0, 3],
    "opened_now": [False, True],
}


@given(st.fixed_dictionaries({name: st.sampled_from(values) for name, values in TURNS.items()}), st.data())
@settings(max_examples=200)
def test_fields_are_not_checked_against_each_other_and_yet_can_be_played_on(
    fields: dict[str, Any], data: st.DataObject
) -> None:
    manipulation = data.draw(st.booleans())
    options: dict[str, Any] = {"manipulation": manipulation, "must_use_discard": data.draw(st.booleans())}
    hands = ["7H 7D KH", data.draw(st.sampled_from(["2C AS", "X KD KC", "QS", "7S 8S 9S"]))]
    table = [{"cards": "QS KS X=AS"}, {"cards": "7C 7D X"}]
    start = read({"hands": hands, "table": table, **fields}, options)
    assert again(start, options) == start
    playing = Table(RAMI, options, ("Ann", "Bob"), bytes(32))
    playing.begin_from(start)
    for _ in range(30):
        if playing.state.phase == OVER:
            break
        seat = playing.turn
        menu = playing.menu(seat)
        assert menu
        move = data.draw(st.sampled_from([*menu, TIMEOUT]))
        assert isinstance(playing.submit(seat, move), list)
        assert again(playing.state, options) == playing.state


def test_a_phase_that_the_game_has_not_is_an_error() -> None:
    problem = problem_of({"hands": ["7H", "8H"], "phase": "buy"})
    assert (problem.key, problem.where) == ("input-word", "phase")


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "buy"])
def test_every_phase_can_be_written(phase: str) -> None:
    state = read({"hands": ["7H", "8H"], "phase": phase})
    assert PHASES[state.phase] == phase
    assert again(state) == state


def test_melds_that_are_short_or_broken_keep_what_they_are() -> None:
    position = {
        "hands": ["", "2C"],
        "phase": "play",
        "opened": [True, True],
        "table": [{"cards": text} for text in ("5S 6S", "9H", "X=7S", "KD KH", "7H 7D X", "8C 8D 8H X=8S", "2S 9D")],
    }
    state = read(position, {"manipulation": True})
    assert state.phase == PLAY
    assert again(state, {"manipulation": True}) == state
    assert [names(laid.meld.cards) for laid in state.table][:3] == ["5S 6S", "9H", "X"]
