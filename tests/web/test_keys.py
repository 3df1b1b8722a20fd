"""The keys: by their place, in every layout, from the home page on; and they can be changed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import spoken
from tests.web.rooms import Room

RUSSIAN = {"KeyS": ("ы", 83), "KeyD": ("в", 68), "KeyE": ("у", 69), "KeyT": ("е", 84), "KeyN": ("т", 78)}


def seated(room: Room, lang: str = "en", **more: Any) -> tuple[Page, str]:
    page = room.window(lang=lang)
    room.guest(page, "Ann")
    table: str = room.table(page, "rami", **more)["id"]
    room.sit(page, table)
    return page, table


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
    assert page.evaluate("() => document.activeElement.matches('main')")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.matches('[role=option]')")
    assert "Press Enter to go to your hand, F1 to hear the keys." in spoken(page)


def test_keys_work_in_a_russian_layout(room: Room) -> None:
    page, _ = seated(room, "ru")
    page.locator(".status.mine").wait_for()
    press_russian(page, "KeyD")
    assert spoken(page)[-1].startswith("Сброс")
    press_russian(page, "KeyS")
    assert spoken(page)[-1].startswith("Ann: в партии 0, в этой раздаче 0; ")
    press_russian(page, "KeyT")
    assert spoken(page)[-1].startswith("Ваш ход: возьмите карту. Можно: ")
    page.keyboard.press("KeyV")
    press_russian(page, "KeyN")
    expect(page.locator(".drafts li")).to_have_count(1)
    press_russian(page, "KeyE")
    assert spoken(page)[-1].startswith("Ann: 14 карт; ")


def test_letters_do_nothing_while_one_writes(room: Room) -> None:
    page, _ = seated(room)
    said = len(spoken(page))
    page.keyboard.press("Slash")
    expect(page.get_by_label("Message")).to_be_focused()
    page.keyboard.type("deeds")
    assert page.get_by_label("Message").input_value() == "deeds"
    assert len(spoken(page)) == said
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_have_text("Ann deeds")
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.matches('[role=option]')")


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
    assert page.locator("[role=option][tabindex='0']").count() == 1


def test_ones_own_order_is_kept_and_found_again(room: Room) -> None:
    page, _ = seated(room)
    page.keyboard.press("KeyV")
    options = page.get_by_role("option")
    order = [option.get_attribute("data-key") for option in options.all()]
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    own = [order[1], order[0], *order[2:]]
    assert [option.get_attribute("data-key") for option in options.all()] == own
    page.keyboard.press("Shift+KeyC")
    assert [option.get_attribute("data-key") for option in options.all()] == order
    page.keyboard.press("Shift+KeyM")
    assert [option.get_attribute("data-key") for option in options.all()] == own
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
    assert spoken(page)[-1].startswith("Ann: 0 in the match, 0 in this deal")


@pytest.mark.parametrize(("lang", "why"), [("en", "Draw a card first."), ("ru", "Сначала возьмите карту.")])
def test_a_refusal_says_its_rule_and_leads_to_it(room: Room, lang: str, why: str) -> None:
    page, _ = seated(room, lang)
    page.keyboard.press("KeyV")
    page.keyboard.press("Delete")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text(why)
    link = refusal.get_by_role("link")
    assert link.inner_text() == "TAB-03"
    assert link.get_attribute("href") == "/rules/table#TAB-03"
    expect(page.locator("div[role=log] p", has_text=why).first).to_be_attached()
