"""Whole deals, in a real browser: by keyboard alone, by pointer alone, on a telephone, and by two people together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rummery.games import GAMES
from tests.web.players import Keyboard, Pointer, play_a_deal
from tests.web.rooms import Room


def scored(room: Room, page: Page, table: str) -> None:
    """The deal is over here, and on the server's score sheet."""
    expect(page.locator(".result h2")).to_be_visible()
    sheet = room.ask(page, "GET", f"tables/{table}/scores")
    assert [deal["over"] for deal in sheet["deals"]] == [True]
    shown = page.locator(".result .sum").last.locator("td").all_text_contents()
    assert [int(text.replace("−", "-")) for text in shown] == sheet["deals"][0]["totals"]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_by_keyboard_alone(room: Room, game: str) -> None:
    page = room.window()
    room.guest(page, "Ann")
    table = room.turn(page, game)
    moves = play_a_deal(Keyboard(page))
    assert len(moves) >= 2
    scored(room, page, table)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_by_pointer_alone(room: Room, game: str) -> None:
    page = room.window("tablet")
    room.guest(page, "Ann")
    table = room.turn(page, game)
    moves = play_a_deal(Pointer(page))
    assert len(moves) >= 2
    scored(room, page, table)
