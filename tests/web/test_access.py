"""Nobody is shut out: axe finds nothing on any screen, in either language, light and dark."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import Pointer
from tests.web.rooms import Room
from tests.web.tools import violations

Lang = Literal["en", "ru"]


def at_a_table(room: Room, lang: Lang) -> tuple[Page, str]:
    page = room.window(lang=lang)
    room.guest(page, "Ann")
    table: str = room.table(page, "rami")["id"]
    return page, table


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("ru", "dark")])
def test_axe_finds_nothing_on_any_page(room: Room, lang: Lang, scheme: Literal["light", "dark"]) -> None:
    page, table = at_a_table(room, lang)
    page.emulate_media(color_scheme=scheme)
    waiting = room.table(page, "rami", people=1, open=True)["id"]
    pages = ["", "new?game=rami", "rules/rami", "rules/table", "settings", "real", "ruling", "nowhere", "h/code"]
    pages += [f"t/{waiting}", f"scores/{table}", f"fair/{table}", f"replay/{table}", f"h/new?table={table}"]
    for address in pages:
        page.goto(f"{room.address}/{address}")
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], address


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("ru", "dark")])
def test_axe_finds_nothing_at_the_table(room: Room, lang: Lang, scheme: Literal["light", "dark"]) -> None:
    page, table = at_a_table(room, lang)
    page.emulate_media(color_scheme=scheme)
    room.sit(page, table)
    assert violations(page) == []
    page.locator(".status.mine").wait_for()
    hands = Pointer(page)
    hands.click("[data-drop=stock]")
    page.locator("[role=option]").nth(14).wait_for()
    for at in range(3):
        page.locator("[role=option][aria-selected=false]").first.click(position={"x": 10, "y": 20})
        expect(page.locator("[role=option][aria-selected=true]")).to_have_count(at + 1)
    hands.click("[data-do=prepare]")
    hands.click("[role=option]")
    hands.click(".drafts > .primary")
    page.locator(".refusal").wait_for()
    assert violations(page) == []
    page.keyboard.press("KeyV")
    page.keyboard.press("F1")
    page.locator("dialog[open]").wait_for()
    assert violations(page) == []


def test_the_table_is_made_of_regions_with_names(room: Room) -> None:
    page, table = at_a_table(room, "en")
    room.sit(page, table)
    expect(page.locator("main")).to_have_count(1)
    for name in ("Players", "Table", "Your hand and what you can do", "What happened"):
        expect(page.get_by_role("region", name=name, exact=True)).to_have_count(1)
    hand = page.get_by_role("listbox", name="Your hand, 14 cards")
    expect(hand).to_have_attribute("aria-multiselectable", "true")
    expect(hand.get_by_role("option")).to_have_count(14)
    expect(hand.locator("[role=option][tabindex='0']")).to_have_count(1)
    expect(page.get_by_role("toolbar", name="What you can do")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_card_is_said_whole(room: Room, lang: Lang) -> None:
    page, table = at_a_table(room, lang)
    room.sit(page, table)
    said = {
        option.get_attribute("data-card"): option.get_attribute("aria-label")
        for option in page.get_by_role("option").all()
    }
    ranks = {"en": {"T": "ten", "7": "seven", "A": "ace"}, "ru": {"T": "десятка", "7": "семёрка", "A": "туз"}}[lang]
    suits = {
        "en": {"S": "of spades", "H": "of hearts", "D": "of diamonds", "C": "of clubs"},
        "ru": {"S": "пик", "H": "червей", "D": "бубен", "C": "треф"},
    }[lang]
    assert len(said) > 5
    for card, name in said.items():
        assert card is not None
        assert name is not None
        if card == "X":
            assert name == {"en": "a joker", "ru": "джокер"}[lang]
        else:
            assert name.endswith(suits[card[1]])
            assert name.startswith(ranks.get(card[0], ""))
