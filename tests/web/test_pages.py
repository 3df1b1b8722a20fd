"""The pages beside the table: options, rules, scores, a replay, fair deals, settings, another device."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.web.players import Keyboard, play_a_deal
from tests.web.rooms import Room
from tests.web.tools import violations

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_table_is_made_with_options_from_their_declarations(room: Room) -> None:
    page = room.window()
    page.goto(f"{room.address}/new?game=rami")
    status = page.get_by_role("status")
    expect(status).to_contain_text("All as in the standard game.")
    page.get_by_label("Points needed for the first lay").fill("30")
    page.get_by_label("Points needed for the first lay").press("Tab")
    page.get_by_label("What the discard pile is for").select_option("multiple")
    page.get_by_label("The first lay needs a run without a joker").check()
    expect(status).to_contain_text("Differs from the standard in 3 points: What the discard pile is for: several cards")
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[role=option]").first.wait_for()
    table = room.ask(page, "GET", f"tables/{page.url.rpartition('/')[2]}")
    assert table["options"] == {"first_lay": 30, "discard": "multiple", "pure_run_needed": True}
    assert table["seats"][0]["name"] == "Ann"
    assert len(table["seats"]) == 2


def test_a_rule_has_an_address_and_leads_to_others(room: Room) -> None:
    page = room.window()
    page.goto(f"{room.address}/rules/rami#RAM-17")
    rule = page.locator("#RAM-17")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("joker")
    page.locator("#RAM-02").get_by_role("link", name="RAM-02").click()
    expect(page).to_have_url(re.compile("/rules/rami#RAM-02$"))
    expect(page.locator("#RAM-02")).to_be_in_viewport()
    page.get_by_role("link", name="Every table").click()
    expect(page.locator("#TAB-03")).to_be_visible()


def played(room: Room, page: Page) -> str:
    room.guest(page, "Ann")
    table: str = room.table(page, "rami", bots=2)["id"]
    room.sit(page, table)
    play_a_deal(Keyboard(page))
    return table


def test_a_deal_is_seen_again_step_by_step_from_any_seat(room: Room) -> None:
    page = room.window()
    table = played(room, page)
    steps = room.ask(page, "GET", f"matches/{table}/replay?deal=1&seat=1")["steps"]
    page.goto(f"{room.address}/replay/{table}")
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_label("Seen from").select_option(label=page.get_by_label("Seen from").inner_text().split("\n")[2])
    expect(page.get_by_role("list", name="Your hand, 14 cards")).to_be_visible()
    page.get_by_role("button", name="Forward").click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?deal=1&move=2&seat=1$"))
    expect(page.locator(".told")).to_have_text(" ".join(steps[1]["words"]) + "\xa0")
    page.reload()
    expect(page.locator(".told")).to_have_text(" ".join(steps[1]["words"]) + "\xa0")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".told")).to_contain_text("The deal is over.")
    expect(page).to_have_url(re.compile(f"move={len(steps)}"))
    assert all("cards" not in move for step in steps for move in step["change"].get("moves", []))


def test_scores_are_a_chart_with_its_table_beside_it(room: Room) -> None:
    page = room.window()
    table = played(room, page)
    totals = room.ask(page, "GET", f"tables/{table}/scores")["deals"][0]["totals"]
    page.goto(f"{room.address}/scores/{table}")
    chart = page.get_by_role("img", name="The totals after each deal")
    expect(chart.locator("polyline")).to_have_count(3)
    cells = page.get_by_role("region", name="Totals").locator("tbody td").all_inner_texts()
    assert [int(cell) for cell in cells] == totals
    rules = page.locator("section", has=page.get_by_role("heading", name="Deal 1")).get_by_role("link")
    expect(rules.first).to_be_visible()
    assert {text[:4] for text in rules.all_inner_texts()} == {"RAM-"}


def test_a_promise_is_checked_in_the_browser(room: Room) -> None:
    page = room.window()
    seed = bytes(range(32))
    record = json.dumps({"seed": seed.hex(), "deals": [{"seed": "00" * 32}]})
    page.goto(f"{room.address}/fair/")
    page.get_by_label("Fingerprint shown before the match:").fill(sha256(seed).hexdigest())
    page.get_by_label("Record of the match").set_input_files(_file(record.encode()))
    found = page.locator("section li")
    expect(found).to_have_count(2)
    expect(found.nth(0)).to_contain_text("Right: the number fits the fingerprint")
    expect(found.nth(1)).to_contain_text("WRONG: deal 1 follows from the number")
    page.get_by_label("Fingerprint shown before the match:").fill("0" * 64)
    expect(found.nth(0)).to_contain_text("WRONG: the number fits the fingerprint")


def test_settings_are_kept_and_are_seen(room: Room) -> None:
    page = room.window()
    page.goto(f"{room.address}/settings")
    page.get_by_label("Four colours of suits").uncheck()
    page.get_by_label("Suits as letters").select_option("cyrillic")
    page.get_by_label("Colours", exact=True).select_option("dark")
    page.reload()
    expect(page.locator("html")).to_have_class("two-colours dark")
    expect(page.locator(".deck use[href='#letter-П']")).to_have_count(1)
    colours = page.locator(".deck .suit-D, .deck .suit-H").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).color)"
    )
    assert len(set(colours)) == 1
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", name="Настройки")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_a_seat_goes_to_another_device(room: Room) -> None:
    page, other = room.window(), room.window("phone")
    room.guest(page, "Ann")
    table = room.table(page, "rami")["id"]
    room.sit(page, table)
    hand = sorted(filter(None, [card.get_attribute("data-card") for card in page.get_by_role("option").all()]))
    session = page.context.new_page()
    session.goto(f"{room.address}/h/new?table={table}")
    link = session.get_by_label("Link").input_value()
    session.close()
    other.goto(link)
    other.get_by_role("button", name="Take the seat").click()
    other.locator("[role=option]").first.wait_for()
    there = sorted(filter(None, [card.get_attribute("data-card") for card in other.get_by_role("option").all()]))
    assert there == hand
    expect(page.get_by_role("heading", name="You play this seat on another device now")).to_be_visible()


def test_ones_matches_are_listed_and_can_be_deleted(room: Room) -> None:
    page = room.window()
    room.guest(page, "Ann")
    room.table(page, "rami")
    page.goto(room.address)
    expect(page.get_by_role("link", name="Go on: Rami")).to_be_visible()
    page.get_by_role("button", name="Delete the match of Rami").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("link", name="Go on: Rami")).to_have_count(0)
    assert room.ask(page, "GET", "matches") == []


def test_the_contract_of_the_deal_is_before_ones_eyes(room: Room) -> None:
    page = room.window()
    room.guest(page, "Ann")
    room.sit(page, room.table(page, "shanghai")["id"])
    # SHA-21: the first deal asks for three sets.
    expect(page.get_by_role("group", name="In this deal")).to_have_text("The contract: three sets.")


@pytest.mark.parametrize(
    ("lang", "bad"),
    [("en", "This is not a record that can be read."), ("ru", "Эту запись нельзя прочесть.")],
)
def test_a_record_is_opened_from_a_file(room: Room, lang: str, bad: str) -> None:
    page = room.window("phone", lang)
    page.goto(room.address)
    page.locator("a[href='/replay']").click()
    choose = page.locator("input[type=file]")
    choose.set_input_files(_file(b"no record"))
    expect(page.get_by_role("alert")).to_have_text(bad)
    choose.set_input_files(_file(b"[]"))
    expect(page.get_by_role("alert")).to_have_text(bad)
    choose.set_input_files(_file((EXAMPLES / "refused.json").read_bytes()))
    expect(page.get_by_role("alert")).to_contain_text("5H 6H 7H")
    choose.set_input_files(_file((EXAMPLES / "rami.json").read_bytes()))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".melds li > .card")).to_have_count(3)
    page.locator("[role=toolbar] button").last.click()
    # Ann has laid the 8 of spades, and discarded the 4 of hearts.
    expect(page.locator(".melds li > .card")).to_have_count(4)
    assert violations(page) == []
    page.locator("#seat").select_option(label="Bob")
    expect(page.locator(".hand li")).to_have_count(4)


def _file(content: bytes) -> FilePayload:
    return {"name": "record.json", "mimeType": "application/json", "buffer": content}
