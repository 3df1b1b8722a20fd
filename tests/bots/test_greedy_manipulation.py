"""What greedy does in Manipulation."""

from __future__ import annotations

import pytest

from rummery.bots import bot_at
from rummery.games import GAMES
from rummery.play.notation import move_text
from rummery.play.options import Value
from rummery.play.position import read_position
from rummery.play.reading import Node
from rummery.table.table import Table

PLAYING = {"turn": 0, "phase": "play", "drawn": 1, "stock": "JC 8C TC", "opened": [True, True]}
TABLE = [{"cards": "4D 5D 6D 7D"}, {"cards": "9S 9C 9D"}]


def chosen(position: dict[str, object], values: dict[str, Value] | None = None) -> str:
    table = Table(GAMES["manipulation"], values or {}, ("Ann", "Bob"), bytes(32))
    table.begin_from(read_position(table.game, table.options, 2, Node(PLAYING | position)))
    return move_text(bot_at("greedy", table.game, bytes(32), table.turn).choose(table.view(table.turn)))


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ({"hands": ["4H 4C KS", "2D"], "phase": "draw", "drawn": 0, "table": TABLE}, "draw"),
        ({"hands": ["4H 4C KS", "2D"], "table": TABLE}, "meld 5D 6D 7D / 9S 9C 9D / 4C 4D 4H"),
        ({"hands": ["8D 2S KS KH", "2D"], "table": TABLE}, "draw"),
        ({"hands": ["8D 2S KS KH", "2D"], "table": TABLE, "drawn": 2}, "meld 4D 5D 6D 7D 8D / 9S 9C 9D"),
        ({"hands": ["8D 2S", "2D 3D"], "table": TABLE}, "meld 4D 5D 6D 7D 8D / 9S 9C 9D"),
        ({"hands": ["8D 2S KS KH", "2D"], "table": TABLE, "drawn": 3}, "done"),
        ({"hands": ["2S KS KH", "2D"], "table": TABLE, "last_lap": 1, "drawn": 0, "stock": ""}, "pass"),
        (
            {"hands": ["8D 2S KS", "2D"], "table": TABLE, "last_lap": 1, "drawn": 0, "stock": ""},
            "meld 4D 5D 6D 7D 8D / 9S 9C 9D",
        ),
        ({"hands": ["AS 2S", "2D 3D 4H"], "drawn": 3}, "knock"),
        ({"hands": ["AS 4S", "2D"], "drawn": 3}, "done"),
    ],
)
def test_greedy_lays_what_is_worth_a_turn_and_knocks_when_it_is_safe(position: dict[str, object], move: str) -> None:
    assert chosen(position) == move


def test_MAN_13_greedy_follows_the_options() -> None:
    hands = ["8D 2S 3S 4S KH", "2D"]
    position: dict[str, object] = {"hands": hands, "table": TABLE, "opened": [False, True]}
    assert chosen(position, {"initial_meld": "own"}) == "meld 4D 5D 6D 7D / 9S 9C 9D / 2S 3S 4S"
    assert chosen(position, {"initial_meld": "points30"}) == "draw"
    assert chosen(position | {"drawn": 2}, {"initial_meld": "own", "max_draws": 2}).startswith("meld ")


def test_MAN_20_greedy_knocks_with_the_limit_of_the_table() -> None:
    position: dict[str, object] = {"hands": ["AS 8S", "2D 3D 4H 5H"], "drawn": 3}
    assert chosen(position) == "done"
    assert chosen(position, {"knock_limit": 10}) == "knock"
