"""How greedy plays Penang: by the advice of PEN-40 and PEN-41."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.bots import bot_at
from rummery.games import GAMES
from rummery.play.notation import move_text
from rummery.play.options import Value
from rummery.play.position import read_position
from rummery.play.reading import Node
from rummery.table.table import Table

MANY = "2C 4C 6C 8C"


def chosen(hand: str, table: list[str], values: dict[str, Value] | None = None, **fields: Any) -> str:
    """What greedy does with this hand, as text."""
    position: dict[str, Any] = {"hands": [hand, MANY], "turn": 0, "passport": [True, True]}
    position |= {"table": [{"cards": meld} for meld in table]} | fields
    board = Table(GAMES["penang"], values or {}, ("Ann", "Bob"), bytes(32))
    board.begin_from(read_position(board.game, board.options, 2, Node(position)))
    return move_text(bot_at("greedy", board.game, bytes(32), 0).choose(board.view(0)))


ACES = ["AS AD AC"]


@pytest.mark.parametrize(
    ("hand", "table", "fields", "move"),
    [
        ("AH AH AC 2D", ACES, {}, "lay AC @1"),
        ("AH AC 2D", ACES, {"acted": True}, "done"),  # the other ace is for the next turn
        ("AH 5S 6S 7S 2D", ACES, {}, "lay AH @1"),
        ("5S 6S 7S 2D", ACES, {"acted": True}, "done"),
        ("5S 6S 7S 8S 2D", ACES, {}, "meld 6S 7S 8S"),
        ("X 5S 6S 7S 2D", ACES, {}, "meld 5S 6S 7S"),
        ("X 9D 2D", ACES, {}, "lay X @1"),
        ("9S 9D 3C", [*ACES, "8S X=9S TS"], {}, "swap 9S @2"),
    ],
)
def test_PEN_40_one_cheap_action_keeps_a_hand_alive(
    hand: str, table: list[str], fields: dict[str, Any], move: str
) -> None:
    assert chosen(hand, table, **fields) == move


def test_PEN_41_dear_cards_go_first() -> None:
    assert chosen("4H KD 2D 9S", ["5H 6H 7H", "TD JD QD"]) == "lay KD @2"
    assert chosen("5S 6S 7S 9S TS JS 2D 2H", ACES) == "meld 9S TS JS"


def test_PEN_41_what_counts_follows_the_options() -> None:
    assert chosen("AH KD 2H 9S", ["AS AD AC", "TD JD QD"]) == "lay AH @1"
    assert chosen("AH KD 2H 9S", ["AS AD AC", "TD JD QD"], {"ace": 1}) == "lay KD @2"


def test_PEN_41_when_another_is_nearly_out_everything_goes() -> None:
    hands = ["AH 5S 6S 7S 2D 9H", "2C 4C"]
    assert chosen("", ACES, hands=hands, acted=True) == "lay AH @1"
    assert chosen("", ACES, hands=hands, acted=True, dead=[False, True]) == "done"


def test_PEN_14_greedy_makes_game_where_it_can() -> None:
    assert chosen("5S 6S 7S", ACES) == "meld 5S 6S 7S"
    assert chosen("AH AC X", ACES, acted=True) == "meld AC AH X"
    assert chosen("AH AC", ACES, acted=True) == "lay AC @1"
    assert chosen("X", ACES, acted=True) == "lay X @1"


def test_PEN_13_greedy_never_gives_up() -> None:
    assert chosen("X 9D 2D", ACES, {"voluntary_dead": True}) == "lay X @1"
