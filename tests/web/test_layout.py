"""Nothing overlaps, nothing scrolls two ways, and the hand is always in reach: on every size of window."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.faked import Data, fake, manipulation, marriage
from tests.web.players import Pointer, play_a_deal
from tests.web.rooms import SIZES, Room, Size

_STRIPS = """() => [...document.querySelectorAll('[role=option]')].map((option) => {
  const box = option.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + 11, box.y + 20);
  return {x: box.x, right: box.right, y: box.y, bottom: box.bottom, hit: option.contains(at)};
})"""

FINGER: Final = 44
_SMALL = """(least) => [...document.querySelectorAll(
  'button, a.button, nav a, .brand, .home, summary, select, input:not([type=checkbox], [type=radio]), label.row')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.height < least - 0.01 || (box.width < least - 0.01 && !one.matches('label')))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`)"""


def wide(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(("size", "lang"), [*[(size, "en") for size in SIZES], ("narrow", "ru"), ("sideways", "ru")])
@pytest.mark.parametrize("game", ["marriage", "manipulation"])
def test_a_full_table_fits(room: Room, size: Size, game: str, lang: str) -> None:
    page = room.window(size, lang=lang)
    table, view = {"marriage": marriage, "manipulation": manipulation}[game]()
    fake(page, table, view)
    room.sit(page, "fake")
    width, height = SIZES[size]
    assert not wide(page)
    assert page.evaluate("() => document.documentElement.scrollHeight") <= height
    strips: list[dict[str, Any]] = page.evaluate(_STRIPS)
    assert len(strips) == len(view["hand"])
    for strip in strips:
        assert strip["hit"], "another card lies over the part that shows which card it is"
        assert strip["x"] >= 0
        assert strip["right"] <= width
        assert strip["bottom"] <= height
    starts = sorted({(strip["y"], strip["x"]) for strip in strips})
    steps = [after[1] - before[1] for before, after in itertools.pairwise(starts) if before[0] == after[0]]
    assert min(steps) >= (44 if size in ("phone", "sideways", "desk") else 30)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("clockwise", [True, False])
def test_MAR_02_the_next_player_sits_on_the_side_to_which_the_play_goes(
    room: Room, size: Size, clockwise: bool
) -> None:
    page = room.window(size)
    table, view = marriage()
    fake(page, {**table, "clockwise": clockwise}, view)
    room.sit(page, "fake")
    places = page.locator("[data-seat]").evaluate_all(
        "(all) => all.map((one) => [Number(one.dataset.seat), one.getBoundingClientRect().x])"
    )
    assert [seat for seat, _ in places] == [1, 2, 3, 4, 5]
    assert [seat for seat, _ in sorted(places, key=lambda place: place[1])] == (
        [1, 2, 3, 4, 5] if clockwise else [5, 4, 3, 2, 1]
    )


@pytest.mark.parametrize("size", ["narrow", "sideways"])
def test_what_is_told_moves_no_card_of_the_hand(room: Room, size: Size) -> None:
    page = room.window(size)
    hint = {"type": "hint", "move": "discard 5S", "label": "lay the five of spades " * 12}
    refused = {"type": "refused", "code": "rule", "message": "This is no run. " * 40, "rule": "MAR-13", "number": None}
    fake(page, *marriage(), answer=lambda said: hint if said["type"] == "hint" else refused)
    room.sit(page, "fake")
    before = page.evaluate(_STRIPS)
    page.keyboard.press("i")
    expect(page.locator(".hint")).to_be_in_viewport(ratio=1)
    for button in page.locator(".hint button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert page.evaluate(_STRIPS) == before
    assert all(strip["hit"] for strip in before)
    page.locator(".hint [data-do=hint]").click()
    expect(page.locator(".refusal p")).to_contain_text("This is no run.")
    assert page.evaluate(_STRIPS) == before
    bar, told = page.locator(".bar").bounding_box(), page.locator(".told").bounding_box()
    assert bar is not None
    assert told is not None
    assert told["y"] >= bar["y"] + bar["height"]
    assert told["y"] + told["height"] <= SIZES[size][1]


def test_nothing_lies_where_a_telephone_held_sideways_has_its_camera(room: Room) -> None:
    page = room.window("sideways")
    camera = 47
    insets = {"insets": {"left": camera, "right": camera, "bottom": 21}}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", insets)
    fake(page, *marriage())
    room.sit(page, "fake")
    strips: list[dict[str, Any]] = page.evaluate(_STRIPS)
    assert max(strip["right"] for strip in strips) <= SIZES["sideways"][0] - camera
    assert page.locator(".felt").evaluate("(felt) => felt.getBoundingClientRect().x") >= camera
    assert not wide(page)
    page.goto(room.address)
    assert page.locator("h1").evaluate("(title) => title.getBoundingClientRect().x") >= camera
    assert not wide(page)


def test_the_next_deal_is_at_hand_when_one_is_over(room: Room) -> None:
    page = room.window("sideways", touch=True)
    room.guest(page, "Ann")
    room.sit(page, room.table(page, "rami", bots=3)["id"])
    play_a_deal(Pointer(page, touch=True))
    expect(page.locator("#next-deal")).to_be_in_viewport(ratio=1)
    expect(page.locator(".result h2")).to_be_in_viewport()
    page.locator("#next-deal").tap(trial=True)


def test_a_full_table_is_seen_without_scrolling_on_a_desk(room: Room) -> None:
    page = room.window("desk")
    fake(page, *manipulation())
    room.sit(page, "fake")
    felt = page.locator(".felt").evaluate("(felt) => felt.scrollHeight - felt.clientHeight")
    assert felt == 0
    expect(page.locator(".meld")).to_have_count(15)


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(room: Room, size: Size) -> None:
    page = room.window(size, lang="ru")
    room.guest(page, "Ann")
    table = room.table(page, "rami")["id"]
    waiting = room.table(page, "rami", people=1)["id"]
    addresses = [
        "",
        "new?game=rami",
        "rules/rami",
        "settings",
        "real",
        "ruling",
        f"t/{waiting}",
        f"t/{table}",
        f"scores/{table}",
    ]
    for address in [*addresses, f"fair/{table}", f"replay/{table}"]:
        page.goto(f"{room.address}/{address}")
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        assert not wide(page), address


def small(page: Page) -> list[str]:
    """What can be pressed, and is smaller than a finger wants: a box to tick is pressed by its label."""
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(_SMALL, FINGER)
    return found


def test_what_is_pressed_is_large_enough_for_a_finger(room: Room) -> None:
    page = room.window("phone", touch=True)
    room.guest(page, "Ann")
    table = room.table(page, "rami", bots=2)["id"]
    room.sit(page, table)
    play_a_deal(Pointer(page, touch=True))
    assert small(page) == []
    for address in ("", "settings", f"replay/{table}", "real", "ruling"):
        page.goto(f"{room.address}/{address}")
        page.locator("main button, main a.button").first.wait_for()
        assert small(page) == [], address


@pytest.mark.parametrize("game", [marriage, manipulation])
def test_what_is_pressed_at_a_full_table_is_large_enough_for_a_finger(
    room: Room, game: Callable[[], tuple[Data, Data]]
) -> None:
    page = room.window("phone", touch=True)
    table, view = game()
    view["table"][0]["owner"] = view["seat"]
    fake(page, table, view)
    room.sit(page, "fake")
    hands = Pointer(page, touch=True)
    hands.pick(view["hand"][:3])
    assert small(page) == []
    hands.click("[data-do=prepare]")
    expect(page.locator(".drafts button")).to_have_count(3)
    assert small(page) == []
    hands.click("[data-do=rearrange]")
    hands.click("[data-piece]")
    page.locator(".here").first.wait_for()
    assert small(page) == []
    hands.click(".bar button:not(:last-child)")
    hands.click("dialog summary")
    expect(page.get_by_role("button", name="Well played")).to_be_visible()
    assert small(page) == []
