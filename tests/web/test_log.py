"""What happened: the newest line is in sight, whatever came before, and nothing lies over it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.players import Pointer, number_of
from tests.web.rooms import Room

_LOG = "[role=region].log"
_AT_THE_END = f"""() => {{
  const log = document.querySelector('{_LOG}');
  return log.scrollHeight > log.clientHeight + 20 && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}}"""

_LOW = "(log) => { log.style.maxHeight = '90px'; }"


def play(page: Page, moves: int) -> None:
    """Make so many moves, or as many as the deal has."""
    hands = Pointer(page)
    for _ in range(moves):
        page.wait_for_function("() => document.querySelector('.result') || document.querySelector('.status.mine')")
        if page.locator(".result").count():
            return
        was = number_of(page)
        hands.make(hands.hint())
        page.wait_for_function("(was) => document.querySelector('main').dataset.number !== was", arg=was)


def test_the_log_follows_what_happens_however_much_it_is_until_somebody_reads_back(room: Room) -> None:
    page = room.window()
    room.guest(page, "Ann")
    room.sit(page, room.table(page, "shanghai", bots=5)["id"])
    page.locator(_LOG).evaluate(_LOW)
    play(page, 2)
    page.wait_for_function(_AT_THE_END)
    page.locator(_LOG).evaluate("(log) => new Promise((done) => { log.onscrollend = done; log.scrollTop = 0; })")
    play(page, 2)
    assert page.locator(_LOG).evaluate("(log) => log.scrollTop") == 0


def test_who_comes_back_begins_at_the_newest_line_and_reads_what_was_as_such(room: Room) -> None:
    page = room.window()
    room.guest(page, "Ann")
    room.sit(page, room.table(page, "shanghai", bots=5)["id"])
    play(page, 2)
    page.reload()
    page.locator("[role=option]").first.wait_for()
    expect(page.locator(f"{_LOG} li.deal")).to_have_count(1)
    expect(page.locator(f"{_LOG} li.deal p")).to_have_count(1)
    page.locator(_LOG).evaluate(_LOW)
    page.wait_for_function(_AT_THE_END)


def test_on_a_telephone_the_log_ends_above_the_chat(room: Room) -> None:
    page = room.window("phone", lang="ru", touch=True)
    room.guest(page, "Анна")
    room.sit(page, room.table(page, "shanghai", bots=5)["id"])
    play(page, 8)
    page.locator("header button", has_text="☰").click()
    chat = page.locator("dialog[open] input").first
    chat.wait_for()
    log = page.locator(f"dialog[open] {_LOG}").bounding_box()
    field = chat.bounding_box()
    assert log is not None
    assert field is not None
    assert log["y"] + log["height"] <= field["y"]
    page.wait_for_function(_AT_THE_END)


def test_a_replay_leaves_the_page_where_it_is(room: Room) -> None:
    page = room.window("phone")
    room.guest(page, "Ann")
    table = room.table(page, "shanghai", bots=5)["id"]
    room.sit(page, table)
    play(page, 40)
    page.goto(f"{room.address}/replay/{table}")
    page.locator(".moves button").first.wait_for()
    page.evaluate("() => window.scrollTo(0, 0)")
    page.keyboard.press("End")
    expect(page.locator(".moves [aria-current]")).to_have_count(1)
    page.wait_for_function("() => document.querySelector('.moves').scrollTop > 0")
    assert page.evaluate("() => window.scrollY") == 0
