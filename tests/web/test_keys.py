"""The keys: by their place, in every layout, from the home page on; and they can be changed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import spoken
from tests.web.rooms import Room

RUSSIAN = {"KeyS": ("ы", 83), "KeyD": ("в", 68), "KeyE": ("у", 69), "KeyT": ("е", 84), "KeyN": ("т", 78)}

SAID = "div[role=log] p"


def said_last(page: Page, begins: str) -> None:
    """Wait until what is read aloud last begins like this."""
    expect(page.locator(SAID).last).to_have_text(re.compile(f"^{re.escape(begins)}"))


def in_order(page: Page, keys: list[str | None]) -> None:
    """Wait until the hand's cards lie in this order."""
    options = page.get_by_role("option")
    for at, key in enumerate(keys):
        expect(options.nth(at)).to_have_attribute("data-key", key or "")


def seated(room: Room, lang: str = "en") -> tuple[Page, str]:
    page = room.window(lang=lang)
    room.guest(page, "Ann")
    return page, room.turn(page, "rami")


def press_russian(page: Page, code: str) -> None:
    """Press a key as it comes with a Russian layout: another letter in the same place."""
    letter, number = RUSSIAN[code]
    session = page.context.new_cdp_session(page)
    key = {"code": code, "key": letter, "text": letter, "windowsVirtualKeyCode": number}
    session.send("Input.dispatchKeyEvent", {"type": "keyDown", **key})
    session.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})


def test_from_the_home_page_to_the_hand_by_keyboard(room: Room) -> None:
    page = room.window()
    page.goto(room.address)
    page.locator("[data-play=rami]").wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('[data-play=rami]')"):
            break
    page.keyboard.press("Enter")
    page.locator("[role=option]").first.wait_for()
    expect(page.locator("main:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[role=option]:focus")).to_have_count(1)
    expect(page.locator(SAID).filter(has_text="Press Enter to go to your hand, F1 to hear the keys.")).to_have_count(1)


def test_keys_work_in_a_russian_layout(room: Room) -> None:
    page, _ = seated(room, "ru")
    press_russian(page, "KeyD")
    said_last(page, "Сброс")
    press_russian(page, "KeyS")
    said_last(page, "Ann: в партии 0, в этой раздаче 0; ")
    press_russian(page, "KeyT")
    said_last(page, "Ваш ход: возьмите карту. Можно: ")
    page.keyboard.press("KeyV")
    press_russian(page, "KeyN")
    expect(page.locator(".drafts li")).to_have_count(1)
    press_russian(page, "KeyE")
    said_last(page, "Ann: 14 карт; ")


def test_letters_do_nothing_while_one_writes(room: Room) -> None:
    page, _ = seated(room)
    said = len(spoken(page))
    page.keyboard.press("Slash")
    expect(page.get_by_label("Message")).to_be_focused()
    page.keyboard.type("deeds")
    expect(page.get_by_label("Message")).to_have_value("deeds")
    assert len(spoken(page)) == said
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_have_text("Ann deeds")
    page.keyboard.press("Escape")
    expect(page.locator("[role=option]:focus")).to_have_count(1)


def test_arrows_go_through_the_hand_and_enter_picks(room: Room) -> None:
    page, _ = seated(room)
    page.keyboard.press("KeyV")
    options = page.get_by_role("option")
    page.keyboard.press("End")
    expect(options.nth(13)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(options.nth(0)).to_be_focused()
    page.keyboard.press("Enter")
    expect(options.nth(0)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(options.nth(0)).to_have_attribute("aria-selected", "false")
    expect(page.locator("[role=option][tabindex='0']")).to_have_count(1)


def test_ones_own_order_is_kept_and_found_again(room: Room) -> None:
    page, _ = seated(room)
    page.keyboard.press("KeyV")
    options = page.get_by_role("option")
    order = [option.get_attribute("data-key") for option in options.all()]
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    own = [order[1], order[0], *order[2:]]
    in_order(page, own)
    page.keyboard.press("Shift+KeyC")
    in_order(page, order)
    page.keyboard.press("Shift+KeyM")
    in_order(page, own)
    said_last(page, "In your own order")
    assert spoken(page)[-2:] == ["Sorted by suit", "In your own order"]


def test_f1_lists_every_key_and_a_key_can_be_changed(room: Room) -> None:
    page, table = seated(room)
    page.keyboard.press("F1")
    page.locator("dialog tbody tr").first.wait_for()
    listed = page.locator("dialog tbody tr").all_inner_texts()
    for key in ("Enter", "Shift+Enter", "Space", "D", "Shift+D", "Delete", "N", "F", "P", "C", "E", "S", "T", "Z"):
        assert [line for line in listed if line.startswith(f"{key}\t")], key
    for key in ("Shift+Z", "Shift+C", "Shift+H", "Shift+M", ",", ".", "Ctrl+F1", "F1", "/", "Esc"):
        assert [line for line in listed if line.startswith(f"{key}\t")], key
    page.goto(f"{room.address}/settings")
    page.get_by_role("button", name="scores: S. Change").click()
    page.keyboard.press("KeyQ")
    expect(page.get_by_role("button", name="scores: Q. Change")).to_be_visible()
    room.sit(page, table)
    said = len(spoken(page))
    page.keyboard.press("KeyS")
    assert len(spoken(page)) == said
    page.keyboard.press("KeyQ")
    said_last(page, "Ann: 0 in the match, 0 in this deal")


@pytest.mark.parametrize(("lang", "why"), [("en", "Draw a card first."), ("ru", "Сначала возьмите карту.")])
def test_a_refusal_says_its_rule_and_leads_to_it(room: Room, lang: str, why: str) -> None:
    page, _ = seated(room, lang)
    page.keyboard.press("KeyV")
    page.keyboard.press("Delete")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text(why)
    link = refusal.get_by_role("link")
    expect(link).to_have_text("TAB-03")
    expect(link).to_have_attribute("href", "/rules/table#TAB-03")
    expect(page.locator("div[role=log] p", has_text=why).first).to_be_attached()
