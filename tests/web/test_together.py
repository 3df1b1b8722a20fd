"""People together: two browsers and a bot, a telephone, who was cut off, who watches, and what nobody may see."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.players import Hands, Keyboard, Pointer, number_of, play_a_deal
from tests.web.rooms import Room, heard

_TURNS = """() => document.querySelector('.result') ? 'over'
  : document.querySelector('.status.mine') && !document.querySelector('main[data-busy]') ? 'mine' : 'theirs'"""


def play_together(people: list[Hands]) -> int:
    """Each plays when it is their turn, until the deal is over; how many moves they have made."""
    made = 0
    for _ in range(4000):
        states = [one.page.evaluate(_TURNS) for one in people]
        if all(state == "over" for state in states):
            return made
        if "mine" not in states:
            people[0].page.wait_for_timeout(20)
            continue
        one = people[states.index("mine")]
        was = number_of(one.page)
        one.make(one.hint())
        made += 1
        one.page.wait_for_function("(was) => document.querySelector('main').dataset.number !== was", arg=was)
    raise AssertionError("the deal does not end")


def messages(frames: list[str], kind: str) -> list[dict[str, Any]]:
    """Of what a socket has heard, the messages of this type."""
    return [message for message in map(json.loads, frames) if message["type"] == kind]


def test_two_browsers_and_a_bot_play_a_deal_together(room: Room) -> None:
    host, friend = room.window(), room.window("tablet")
    room.guest(host, "Ann")
    table = room.table(host, "rami", bots=0, people=2)
    host.goto(f"{room.address}/t/{table['id']}")
    link = host.locator("#link").input_value()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Bob")).to_be_visible()
    host.get_by_role("button", name="Put a bot here").click()
    host.get_by_role("button", name="Begin").click()
    frames = heard(friend)
    friend.reload()
    for page in (host, friend):
        page.locator("[role=option]").first.wait_for()
    assert play_together([Keyboard(host), Pointer(friend)]) > 3
    totals = [page.locator(".result .sum").last.locator("td").all_text_contents() for page in (host, friend)]
    assert totals[0] == totals[1]
    host.get_by_role("button", name="Next deal").click()
    friend.get_by_role("button", name="Next deal").click()
    for page in (host, friend):
        expect(page.locator(".bar .deal")).to_have_text("Deal 2")
    nothing_hidden_is_heard(frames, seat=1)


def nothing_hidden_is_heard(frames: list[str], seat: int) -> None:
    """No message to a seat names a card that another draws from the stock, or holds."""
    updates = messages(frames, "update")
    drawn = [
        event
        for update in updates
        for event in update["events"]
        if event["event"] == "moved" and event["from"] == "stock" and event["to"] != seat
    ]
    assert len(drawn) > 3
    assert all(event["cards"] is None for event in drawn)
    views = [message["view"] for message in messages(frames, "view")]
    assert {view["seat"] for view in views} == {seat}
    known = {"type", "number", "seat", "move", "left", "hash", "events", "words", "change"}
    assert all(set(update) <= known for update in updates)
    assert not any('"hands"' in json.dumps(message) for message in [*updates, *views])


def test_a_deal_is_played_on_a_telephone(room: Room) -> None:
    page = room.window("phone", lang="ru", touch=True)
    room.guest(page, "Анна")
    table = room.table(page, "rami")["id"]
    room.sit(page, table)
    assert len(play_a_deal(Pointer(page, touch=True))) > 2
    expect(page.locator(".result h2")).to_contain_text(re.compile("раздач", re.IGNORECASE))


def test_who_was_cut_off_comes_back_and_misses_nothing(room: Room) -> None:
    page = room.window()
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/ws/**", through)
    room.guest(page, "Ann")
    table = room.table(page, "rami")["id"]
    room.sit(page, table)
    page.locator(".status.mine").wait_for()
    before = number_of(page)
    sockets[0].close(code=1012)
    expect(page.locator(".status")).to_have_text("Connecting …")
    expect(page.locator(".status")).to_have_text("Your turn: draw")
    assert len(sockets) == 2
    assert f"after={before}&hash=" in sockets[1].url
    page.keyboard.press("KeyV")
    page.keyboard.press("Space")
    expect(page.get_by_role("option")).to_have_count(15)
    assert int(number_of(page)) == int(before) + 1


def test_who_watches_sees_the_table_and_no_hand(room: Room) -> None:
    player, watcher = room.window(), room.window()
    room.guest(player, "Ann")
    room.guest(watcher, "Wim")
    table = room.table(player, "rami", open=True)["id"]
    frames = heard(watcher)
    watcher.goto(f"{room.address}/t/{table}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    room.sit(player, table)
    Pointer(player).click("[data-drop=stock]")
    expect(player.get_by_role("option")).to_have_count(15)
    watcher.wait_for_function("() => document.querySelector('main').dataset.number >= 2")
    expect(watcher.get_by_role("option")).to_have_count(0)
    assert [view["view"]["hand"] for view in messages(frames, "view")] == [[]]
    seen = [event for update in messages(frames, "update") for event in update["events"]]
    assert next(event["cards"] for event in seen if event["event"] == "moved" and event["from"] == "stock") is None


def test_cards_are_dragged_to_where_they_shall_go(room: Room) -> None:
    page = room.window()
    room.guest(page, "Ann")
    table = room.table(page, "rami")["id"]
    room.sit(page, table)
    drag(page, "[data-drop=stock]", ".hand")
    Pointer(page).click("[data-drop=stock]")
    options = page.get_by_role("option")
    expect(options).to_have_count(15)
    first, last = (options.nth(at).get_attribute("data-key") for at in (0, 14))
    drag(page, f"[data-key='{first}']", f"[data-key='{last}']")
    expect(options.nth(13)).to_have_attribute("data-key", first or "")
    drag(page, f"[data-key='{last}']", ".felt")
    expect(page.locator(".drafts li")).to_have_count(1)
    page.get_by_role("button", name="Take prepared meld 1 back into the hand").click()
    card = options.nth(3).get_attribute("data-card")
    drag(page, "[role=option] >> nth=3", "[data-drop=pile]")
    expect(page.locator(".log li.mine").last).to_contain_text("You discard")
    sheet = room.ask(page, "GET", f"tables/{table}")
    assert sheet["number"] >= 3
    assert card is not None


def drag(page: Page, what: str, where: str) -> None:
    """Drag by the left edge, as cards lie over each other."""
    start, end = (page.locator(one).first.bounding_box() for one in (what, where))
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 8, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 10, steps=3)
    page.mouse.move(end["x"] + min(10, end["width"] / 2), end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
