"""At a real table: the score sheet and the rulings, on a telephone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.web.rooms import Room
from tests.web.test_layout import wide
from tests.web.tools import violations

Lang = Literal["en", "ru"]
FOUR = ["Ann", "Bob", "Cid", "Dan"]


def asked(page: Page, key: str, seat: int | None = None) -> str:
    return f"[data-ask='{key}']" + ("" if seat is None else f"[data-seat='{seat}']")


def choose(page: Page, key: str, at: int, seat: int | None = None) -> None:
    """Tap one of the answers of a question, by its place."""
    page.locator(f"{asked(page, key, seat)} label").nth(at).tap()
    expect(page.locator(f"{asked(page, key, seat)} input").nth(at)).to_be_checked()


def write(page: Page, key: str, text: str, seat: int | None = None) -> None:
    box = page.locator(f"{asked(page, key, seat)} input[type=text]")
    box.fill(text)
    box.press("Tab")


def tap_cards(page: Page, key: str, cards: list[tuple[str, str]], seat: int | None = None) -> None:
    """Tap cards: each its suit, then its name."""
    where = page.locator(asked(page, key, seat))
    where.locator("button[aria-expanded=false]").tap()
    for suit, name in cards:
        where.locator(f".suits .suit-{suit}").tap()
        where.get_by_role("button", name=name, exact=True).tap()


def begin(room: Room, game: str, names: list[str], lang: Lang = "en") -> Page:
    page = room.window("phone", lang, touch=True)
    page.goto(room.address)
    page.locator("a[href='/real']").tap()
    page.locator("#game").select_option(game)
    page.locator("#count").select_option(str(len(names)))
    for at, name in enumerate(names):
        page.locator(".name input[type=text]").nth(at).fill(name)
    page.locator("form button.primary").tap()
    page.locator("[data-ask]").first.wait_for()
    return page


def stand(page: Page, totals: list[str]) -> None:
    """Wait until this is the standing, with the sign that is a minus."""
    expect(page.locator(".standing strong")).to_have_text(totals)


def first_deal(page: Page) -> None:
    """Cut 3H: values 14, 2, 0 and none; left over 19, 15, and 14, since the last has not seen."""
    choose(page, "showed", 1)
    choose(page, "seen", 0, 0)
    choose(page, "seen", 0, 2)
    choose(page, "seen", 1, 3)
    write(page, "cut", "3H")
    tap_cards(page, "value", [("H", "two of hearts"), ("H", "three of hearts"), ("H", "four of hearts")], 0)
    expect(page.locator(f"{asked(page, 'value', 0)} input")).to_have_value("2H 3H 4H")
    write(page, "value", "2H", 1)
    write(page, "value", "-", 2)
    tap_cards(page, "left", [("S", "king of spades"), ("D", "nine of diamonds")], 0)
    write(page, "left", "3D QC 5H", 2)
    write(page, "left", "88", 3)


def second_deal(page: Page) -> None:
    """Nobody showed: counts 10, 20, 30 and, with the first player, no value but 4, 0, 2, 0."""
    choose(page, "showed", 4)
    for seat in range(4):
        choose(page, "seen", 0, seat)
    write(page, "cut", "3H")
    for seat, (value, left) in enumerate([("4", "10"), ("0", "20"), ("2", "30"), ("0", "0")]):
        write(page, "value", value, seat)
        write(page, "left", left, seat)


def test_MAR_33_MAR_35_two_deals_of_marriage_are_kept_on_a_telephone(room: Room) -> None:
    page = begin(room, "marriage", FOUR)
    expect(page.get_by_role("heading", name="Deal 1. Ann deals.")).to_be_visible()
    first_deal(page)
    page.get_by_role("button", name="Enter the deal").tap()
    expect(page.get_by_role("heading", name="Deal 2. Bob deals.")).to_be_focused()
    # Payments −19, 19 + 15 + 14, −15, −14 and the exchange +40, −8, −16, −16.
    stand(page, ["21", "40", "−31", "−30"])
    second_deal(page)
    page.get_by_role("button", name="Enter the deal").tap()
    expect(page.locator("#deal-2")).to_be_visible()
    # Counts −10, −20, −30, 0 and the exchange of the values 4, 0, 2, 0: +10, −6, +2, −6.
    stand(page, ["21", "14", "−59", "−36"])
    matrix = page.locator(".at-exchange tbody tr").nth(0).locator("td")
    expect(matrix).to_have_text(["", "16", "16", "18"])
    expect(page.locator("#deal-1").locator("xpath=../..").get_by_role("link", name="MAR-33")).to_be_visible()
    expect(page.get_by_role("img", name="The totals after each deal")).to_be_visible()
    expect(page.locator(".at-settle li")).to_have_text(
        ["Cid pays 21 to Ann.", "Cid pays 14 to Bob.", "Cid pays 24 to the pot.", "Dan pays 36 to the pot."]
    )
    assert not wide(page)


def test_a_sheet_is_there_again_and_a_deal_is_corrected_and_taken_away(room: Room) -> None:
    page = begin(room, "marriage", FOUR)
    first_deal(page)
    page.reload()
    expect(page.locator(f"{asked(page, 'left', 2)} input")).to_have_value("3D QC 5H")
    page.get_by_role("button", name="Enter the deal").tap()
    page.locator("#deal-1").wait_for()
    page.get_by_role("button", name="Correct deal 1").tap()
    expect(page.locator(f"{asked(page, 'left', 0)} input")).to_have_value("KS 9D")
    write(page, "left", "9", 0)
    page.get_by_role("button", name="Enter the correction").tap()
    expect(page.get_by_role("heading", name="Deal 2.")).to_be_focused()
    stand(page, ["31", "30", "−31", "−30"])
    page.get_by_role("button", name="Take the last deal away").tap()
    expect(page.get_by_role("heading", name="Deal 1. Ann deals.")).to_be_visible()
    stand(page, ["0", "0", "0", "0"])
    page.get_by_role("button", name="Bring it back").tap()
    page.locator("#deal-1").wait_for()
    stand(page, ["31", "30", "−31", "−30"])


def test_an_answer_that_is_missing_or_wrong_is_gone_to_and_told(room: Room) -> None:
    page = begin(room, "rami", FOUR[:3])
    choose(page, "winner", 0)
    write(page, "laid", "many", 0)
    problem = page.locator(f"{asked(page, 'laid', 0)} [role=alert]")
    expect(problem).to_have_text("Here a number is wanted. A sum like 15+20 will do too.")
    write(page, "laid", "15+45", 0)
    expect(problem).to_have_count(0)
    expect(page.locator(f"{asked(page, 'laid', 0)} input")).to_have_value("60")
    page.get_by_role("button", name="Enter the deal").tap()
    expect(page.get_by_role("status")).to_have_text("4 answers are missing.")
    expect(page.locator(f"{asked(page, 'laid', 1)} input")).to_be_focused()


def test_a_deal_of_rami_is_kept_by_keyboard_alone(room: Room) -> None:
    page = begin(room, "rami", FOUR[:3])
    page.locator(f"{asked(page, 'winner')} input").first.focus()
    page.keyboard.press("Space")
    expect(page.locator(asked(page, "laid"))).to_have_count(3)
    page.keyboard.press("Tab")
    for answer in ["60", "0", "40", "KS 7D X", "20"]:
        page.keyboard.type(answer)
        page.keyboard.press("Enter")
    expect(page.locator(f"{asked(page, 'rami')} input").nth(1)).to_be_focused()
    page.locator("[data-enter]").focus()
    page.keyboard.press("Enter")
    page.locator("#deal-1").wait_for()
    # What was laid, and to the winner what the others hold: 10 + 5 + 20 for the joker, and 20.
    stand(page, ["115", "0", "40"])


def test_a_sheet_is_a_file_that_can_be_brought_again(room: Room, tmp_path: Path) -> None:
    page = begin(room, "rami", FOUR[:3])
    sheet = {
        "format": "rummery-sheet/1",
        "game": "rami",
        "seats": FOUR[:3],
        "began": "2026-11-29",
        "deals": [{"winner": 0, "laid": [60, 0, 40], "left": [None, "KS 7D X", 20]}],
    }
    page.goto(f"{room.address}/real")
    file: FilePayload = {"name": "s.json", "mimeType": "application/json", "buffer": json.dumps(sheet).encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.locator("#deal-1").wait_for()
    stand(page, ["115", "0", "40"])
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").tap()
    saved.value.save_as(tmp_path / "sheet.json")
    again = json.loads((tmp_path / "sheet.json").read_text(encoding="utf-8"))
    assert again["deals"] == sheet["deals"]
    with page.expect_download() as table:
        page.get_by_role("button", name="For a spreadsheet (CSV)").tap()
    assert table.value.suggested_filename == "2026-11-29-rami.csv"
    table.value.save_as(tmp_path / "sheet.csv")
    rows = (tmp_path / "sheet.csv").read_text(encoding="utf-8-sig").splitlines()
    assert rows[0] == "deal,player,points,rule,what for"
    assert rows[1].startswith("1,Ann,60,RAM-31,")
    page.goto(f"{room.address}/real")
    expect(page.locator(".list li")).to_have_count(2)
    bad: FilePayload = {"name": "s.json", "mimeType": "application/json", "buffer": b'{"game": "chess"}'}
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_MAR_51_a_ruling_is_found_on_a_telephone(room: Room, lang: Lang) -> None:
    page = room.window("phone", lang, touch=True)
    page.goto(f"{room.address}/")
    page.locator("a[href='/ruling']").tap()
    for answer in ["out-of-turn", "no", "seen", "several"]:
        page.locator(f"[data-answer={answer}]").tap()
    heading = page.locator(".ruling h2")
    expect(heading).to_be_focused()
    expect(heading).to_contain_text("MAR-51")
    expect(page.locator(".ruling .turn")).to_have_count(1)
    expect(page.locator(".ruling").get_by_role("link", name="MAR-52").first).to_be_visible()
    assert violations(page) == []
    page.locator(".tools button").first.tap()
    expect(page.locator("[data-answer=one]")).to_be_visible()
    assert not wide(page)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_real_table(room: Room, lang: Lang, scheme: Literal["light", "dark"]) -> None:
    page = begin(room, "rami", FOUR[:3], lang)
    page.emulate_media(color_scheme=scheme)
    choose(page, "winner", 0)
    write(page, "laid", "many", 0)
    page.locator("[data-ask] [role=alert]").wait_for()
    page.locator(f"{asked(page, 'left', 1)} button[aria-expanded=false]").tap()
    page.locator(".ranks button").nth(3).tap()
    expect(page.locator(f"{asked(page, 'left', 1)} input")).to_have_value("4S")
    assert violations(page) == []
    for key, seat in [("laid", 0), ("laid", 1), ("laid", 2), ("left", 2)]:
        write(page, key, "10", seat)
    page.locator("[data-enter]").tap()
    page.locator("#deal-1").wait_for()
    assert violations(page) == []
    page.goto(f"{room.address}/real")
    page.locator(".name").first.wait_for()
    page.locator("details summary").tap()
    assert violations(page) == []
    assert not wide(page)
