"""For the ear, for who looks elsewhere, for eyes that need other colours, more size, or less movement."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.faked import fake, manipulation, marriage
from tests.web.players import Keyboard, Pointer
from tests.web.rooms import Room
from tests.web.test_layout import wide
from tests.web.tools import violations

GOLD = "rgb(216, 165, 58)"
_LISTENING = """
window.tones = [];
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const tone = create.call(this);
  const start = tone.start;
  tone.start = function (at) { window.tones.push(tone.frequency.value); return start.call(this, at); };
  return tone;
};
"""
_AWAY = """
window.notified = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission() { return Promise.resolve(window.allowing ?? 'granted'); }
  constructor(title, more) {
    if (window.notifyingFails) throw new TypeError('Illegal constructor');
    window.notified.push([title, more.body]);
  }
  close() {}
};
let away = false;
Object.defineProperty(document, 'hidden', { get: () => away });
window.lookAway = (on) => { away = on; };
"""


def seated(room: Room, page: Page) -> None:
    """At a table with a bot, in turn, with a card to draw."""
    room.guest(page, "Ann")
    room.sit(page, room.table(page, "rami")["id"])
    expect(page.locator(".status.mine")).to_be_visible()


# ---- Sounds ---------------------------------------------------------------------------------------------------------


def test_what_happens_is_heard(room: Room) -> None:
    page = room.window()
    page.add_init_script(_LISTENING)
    seated(room, page)
    page.evaluate("() => { window.tones = []; }")
    hands = Keyboard(page)
    hands.press("KeyV")
    hands.press("Space")
    page.wait_for_function("() => window.tones.length === 2")
    drawn = page.evaluate("() => window.tones")
    hands.press("Shift+KeyD")
    page.wait_for_function("() => window.tones.length === 4")
    assert page.evaluate("() => window.tones.slice(2)") != drawn


@pytest.mark.parametrize("off", ["sounds", "volume"])
def test_sounds_can_be_off(room: Room, off: str) -> None:
    page = room.window()
    page.add_init_script(_LISTENING)
    page.goto(f"{room.address}/settings")
    if off == "sounds":
        page.get_by_label("Sounds", exact=True).uncheck()
    else:
        page.get_by_label("Volume").fill("0")
    seated(room, page)
    page.keyboard.press("KeyV")
    page.keyboard.press("Space")
    expect(page.get_by_role("option")).to_have_count(15)
    assert page.evaluate("() => window.tones") == []


# ---- In another tab -------------------------------------------------------------------------------------------------


def with_notifications(room: Room) -> Page:
    page = room.window()
    page.add_init_script(_AWAY)
    page.goto(f"{room.address}/settings")
    page.get_by_label("Notify me").check()
    seated(room, page)
    return page


def go_round(page: Page) -> None:
    """Draw and discard; then the bot does what it does, and it is one's turn again."""
    page.keyboard.press("KeyV")
    page.keyboard.press("Space")
    expect(page.get_by_role("option")).to_have_count(15)
    was = int(page.locator("main").get_attribute("data-number") or 0)
    page.keyboard.press("End")
    page.keyboard.press("Delete")
    page.wait_for_function(
        "(was) => document.querySelector('main').dataset.number > was + 1 && document.querySelector('.status.mine')",
        arg=was,
    )


def test_who_looks_elsewhere_is_told_once_that_it_is_their_turn(room: Room) -> None:
    page = with_notifications(room)
    expect(page).to_have_title("● Your turn")
    go_round(page)
    assert page.evaluate("() => window.notified") == []
    page.evaluate("() => window.lookAway(true)")
    go_round(page)
    page.wait_for_function("() => window.notified.length > 0")
    assert page.evaluate("() => window.notified") == [["● Your turn", "Rami"]]
    page.keyboard.press("KeyV")
    page.keyboard.press("Space")
    expect(page.get_by_role("option")).to_have_count(15)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => window.notified.length") == 1


def test_where_a_page_cannot_notify_the_game_goes_on(room: Room) -> None:
    page = with_notifications(room)
    page.evaluate("() => { window.notifyingFails = true; window.lookAway(true); }")
    go_round(page)
    go_round(page)
    expect(page).to_have_title("● Your turn")
    assert room.faults == []


@pytest.mark.parametrize(("lang", "why"), [("en", "Your browser does not let"), ("ru", "Браузер не разрешает")])
def test_a_browser_that_forbids_notifications_is_believed(room: Room, lang: str, why: str) -> None:
    page = room.window(lang=lang)
    page.add_init_script(_AWAY + "window.allowing = 'denied';")
    page.goto(f"{room.address}/settings")
    box = page.locator("label", has_text="Notify me" if lang == "en" else "Уведомлять").get_by_role("checkbox")
    box.click()
    expect(page.get_by_role("status").filter(has_text=why)).to_be_visible()
    expect(box).not_to_be_checked()


# ---- Seeing ---------------------------------------------------------------------------------------------------------


def test_with_forced_colours_it_is_seen_whose_turn_it_is_and_what_can_be_done(room: Room) -> None:
    page = room.window()
    page.emulate_media(forced_colors="active")
    table, view = marriage()
    due = {**view, "turn": 2, "moves": []}
    fake(page, table, due)
    room.sit(page, "fake")
    borders = page.locator(".seats li").evaluate_all("(all) => all.map((one) => getComputedStyle(one).borderTopColor)")
    assert [border for border in borders if border != borders[0]] == [borders[1]]
    assert violations(page) == []


def test_with_forced_colours_a_pile_to_draw_from_and_a_picked_card_stand_out(room: Room) -> None:
    page = room.window()
    page.emulate_media(forced_colors="active")
    seated(room, page)
    outline = page.locator("[data-drop=stock]").evaluate("(pile) => getComputedStyle(pile).outlineStyle")
    assert outline == "solid"
    option = page.get_by_role("option").first
    page.keyboard.press("KeyV")
    page.keyboard.press("Enter")
    expect(option).to_have_attribute("aria-selected", "true")
    expect(option.locator(".paper")).to_have_css("stroke", GOLD)


def test_at_400_percent_nothing_scrolls_two_ways(room: Room) -> None:
    page = room.window("narrow")
    page.set_viewport_size({"width": 320, "height": 256})  # a window of 1280 x 1024 at 400 %
    table, view = marriage()
    view["table"][0]["owner"] = 0
    fake(page, table, view)
    room.sit(page, "fake")
    hands = Pointer(page)
    hands.pick(view["hand"][:2])
    hands.click("[data-do=prepare]")
    inner = page.locator(".felt").evaluate("(felt) => felt.scrollHeight - felt.clientHeight")
    assert inner == 0
    assert not wide(page)
    hands.click("[data-do=rearrange]")
    page.locator("[data-do=confirm]").wait_for()
    assert not wide(page)
    hands.click(".bar button:last-child")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_role("dialog").evaluate("(box) => box.scrollWidth - box.clientWidth") == 0


def test_a_tall_hand_leaves_the_table_some_room(room: Room) -> None:
    page = room.window("narrow")
    page.set_viewport_size({"width": 320, "height": 560})
    fake(page, *marriage())
    room.sit(page, "fake")
    box = page.locator(".felt").bounding_box()
    assert box is not None
    assert box["height"] >= 128
    assert not wide(page)
    assert page.locator("main").evaluate("(main) => main.scrollHeight - main.clientHeight") == 0


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_fly_only_where_movement_is_wanted(room: Room, motion: str) -> None:
    page = room.window()
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.add_init_script(
        "window.flown = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.flown += 1; return animate.apply(this, all); };"
    )
    seated(room, page)
    page.evaluate("() => { window.flown = 0; }")
    page.keyboard.press("KeyV")
    page.keyboard.press("Space")
    expect(page.get_by_role("option")).to_have_count(15)
    assert page.evaluate("() => window.flown") == (0 if motion == "reduce" else 1)
    if motion == "reduce":
        times = page.get_by_role("option").evaluate_all(
            "(all) => all.map((one) => getComputedStyle(one).transitionDuration)"
        )
        assert {float(part.strip("s")) <= 0.001 for time in times for part in time.split(", ")} == {True}


# ---- A table that is rearranged -------------------------------------------------------------------------------------


def test_RAM_42_rami_s_table_is_rearranged_card_by_card(room: Room) -> None:
    moves: list[str] = []
    page = room.window()
    table, view = manipulation()
    lying = ["5S 6S 7S 8S", "8H 8D 8C"]
    view["table"] = [
        {"number": at + 1, "owner": 1, "cards": cards.split(), "label": cards} for at, cards in enumerate(lying)
    ]
    view["hand"] = ["4S", "KD"]
    options = {"manipulation": True}

    def answer(said: dict[str, object]) -> dict[str, object] | None:
        if said["type"] == "move":
            moves.append(str(said["move"]))
            return {"type": "done", "number": 1}
        return None

    fake(page, {**table, "game": "rami", "title": "Rami", "options": options}, view, answer)
    room.sit(page, "fake")
    hands = Pointer(page)
    hands.click("[data-do=rearrange]")
    hands.click("[data-card='8S'].piece")
    hands.click(".groups li:nth-child(2) .here")
    hands.click("[role=option][data-card='4S']")
    hands.click(".groups li:nth-child(1) .here")
    expect(page.locator(".groups li")).to_have_count(2)
    assert violations(page) == []
    hands.click("[data-do=confirm]")
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    assert moves == ["rearrange 4S 5S 6S 7S / 8S 8H 8D 8C"]
