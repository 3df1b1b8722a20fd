"""What a screen reader says: all that happens, once, and each turn of another in one message."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from rummery.games import GAMES
from tests.web.players import Keyboard, number_of
from tests.web.rooms import Room, heard
from tests.web.tools import read_aloud, start_reader


def updates(frames: list[str]) -> list[dict[str, object]]:
    return [message for message in map(json.loads, frames) if message["type"] == "update"]


def all_heard(page: Page, frames: list[str]) -> None:
    """Wait until what the page has got has come here too."""
    while int(str(updates(frames)[-1]["number"])) < int(number_of(page)):
        continue


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_told_once_and_others_turns_in_one_message_each(room: Room, game: str, lang: str) -> None:
    page = room.window(lang=lang)
    room.guest(page, "Ann")
    frames = heard(page)
    room.turn(page, game, bots=2)
    start_reader(page)
    from_here = len(updates(frames))
    hands = Keyboard(page)
    me = 0
    while page.locator(".status.mine").count() and not any(u["seat"] != me for u in updates(frames)[from_here:]):
        was = number_of(page)
        hands.make(hands.hint())
        page.wait_for_function("(was) => document.querySelector('main').dataset.number !== was", arg=was)
        all_heard(page, frames)
    page.wait_for_function("() => document.querySelector('.status.mine, .result')")
    all_heard(page, frames)
    happened = updates(frames)[from_here:]
    words = [" ".join(map(str, update["words"])) for update in happened if isinstance(update["words"], list)]
    told = " ".join([line for line in words if line])
    last = next(line for line in reversed(words) if line)
    page.wait_for_function(
        "async (last) => (await window.reader.spokenPhraseLog()).some((said) => said.endsWith(last))", arg=last
    )
    said = [phrase.removeprefix("polite: ") for phrase in read_aloud(page) if phrase.startswith("polite: ")]
    # What one asked for, and what one does before it is a move, is no part of the game.
    heard_of_the_game = [phrase for phrase in said if phrase in told]
    assert " ".join(heard_of_the_game) == told
    seats = [update["seat"] for update in happened]
    turns = [seat for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat]
    others = [seat for seat in turns if seat != me]
    own_steps = sum(seat == me for seat in seats)
    assert len(heard_of_the_game) <= own_steps + len(others)


def test_with_little_speech_others_turns_are_not_read(room: Room) -> None:
    page = room.window()
    room.guest(page, "Ann")
    page.goto(f"{room.address}/settings")
    page.get_by_label("Told by the screen reader").select_option("short")
    room.sit(page, room.table(page, "rami", bots=3)["id"])
    page.locator(".status.mine").wait_for()
    start_reader(page)
    hands = Keyboard(page)
    for _ in range(2):
        was = number_of(page)
        hands.make("draw stock") if "draw" in page.locator(".status").inner_text() else hands.make(
            f"discard {page.locator('[role=option]').first.get_attribute('data-card')}"
        )
        page.wait_for_function("(was) => document.querySelector('main').dataset.number !== was", arg=was)
    page.locator(".status.mine").wait_for()
    said = [phrase for phrase in read_aloud(page) if phrase.startswith("polite: ")]
    assert len(said) == 3
    assert said[0].startswith("polite: You draw")
    assert said[2] == "polite: Your turn."
