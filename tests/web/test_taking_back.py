"""MAR-17, MAR-19: cards of one's own melds go back into the hand, by pointer, by touch and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.faked import Data, fake, marriage
from tests.web.players import Keyboard, Pointer
from tests.web.rooms import Room
from tests.web.test_together import drag

FRAMES = 600
"""Frames of the browser after which something that is waited for will not come any more."""
OWN = ["5S 6S 7S 8S", "9C 9D 9H", "2H 3H 4H"]


class Asked:
    """A table that allows everything, and keeps what was asked of it."""

    def __init__(self) -> None:
        self.options: list[str] = []
        self.moves: list[str] = []

    def answer(self, said: Data) -> Data | None:
        if said["type"] == "options":
            self.options.append(said["cards"])
            move: Data = {
                "move": f"lay out {said['cards']}",
                "verb": "lay",
                "label": "lay out",
                "at": [],
                "refusal": None,
            }
            return {"type": "options", "number": 1, "options": [move] if said["cards"] else []}
        if said["type"] == "move":
            self.moves.append(said["move"])
            return {"type": "done", "number": 1}
        return None


def seated(room: Room, asked: Asked, touch: bool = False) -> Page:
    """At a table of Marriage with three melds of one's own, and one of another."""
    page = room.window("phone" if touch else "desk", touch=touch)
    table, view = marriage()
    melds = [{"number": at + 1, "owner": 0, "cards": cards.split(), "label": cards} for at, cards in enumerate(OWN)]
    view["table"] = [*melds, {"number": 1, "owner": 1, "cards": ["KS", "KS", "KS"], "label": "kings"}]
    fake(page, table, view, asked.answer)
    room.sit(page, "fake")
    return page


def moved(page: Page, asked: Asked, move: str) -> None:
    """Wait until a move has been made: just this one."""
    for _ in range(FRAMES):
        if asked.moves:
            break
        page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(page.locator("main[data-busy]")).to_have_count(0)
    assert asked.moves == [move]


def test_a_card_is_dragged_back_to_the_hand(room: Room) -> None:
    asked = Asked()
    page = seated(room, asked)
    drag(page, "[data-meld='1'][data-owner='0'] .one >> nth=0", ".hand")
    moved(page, asked, "lay out 6S 7S 8S / 9C 9D 9H / 2H 3H 4H")


def test_cards_of_others_cannot_be_dragged_away(room: Room) -> None:
    asked = Asked()
    page = seated(room, asked)
    drag(page, "[data-owner='1'] .one >> nth=0", ".hand")
    expect(page.locator(".dragged")).to_have_count(0)
    assert asked.options == []
    assert asked.moves == []


def test_a_meld_goes_back_by_its_menu_with_the_keyboard(room: Room) -> None:
    asked = Asked()
    page = seated(room, asked)
    hands = Keyboard(page)
    hands.press("KeyC")
    hands.walk("[data-meld='2'][data-owner='0']", "ArrowRight")
    hands.press("Shift+Enter")
    hands.walk("[data-entry=back]", "Tab")
    hands.press("Enter")
    moved(page, asked, "lay out 5S 6S 7S 8S / 2H 3H 4H")


@pytest.mark.parametrize("how", ["keys", "touch"])
def test_single_cards_go_back_where_one_arranges_ones_melds(room: Room, how: str) -> None:
    asked = Asked()
    page = seated(room, asked, touch=how == "touch")
    if how == "touch":
        hands = Pointer(page, touch=True)
        hands.click("[data-do=rearrange]")
        hands.click(".piece[data-card='8S']")
        hands.click("[data-do=back]")
        expect(page.locator(".piece")).to_have_count(9)
        hands.click("[data-do=confirm]")
    else:
        keys = Keyboard(page)
        keys.walk("[data-do=rearrange]", "Shift+Tab")
        keys.press("Enter")
        page.locator(".piece").first.wait_for()
        keys.press("KeyC")
        keys.walk(".piece[data-card='8S']", "ArrowRight")
        keys.press("Shift+Enter")
        keys.walk("[data-entry=back]", "Tab")
        keys.press("Enter")
        expect(page.locator(".piece")).to_have_count(9)
        keys.press("KeyF")
    moved(page, asked, "lay out 5S 6S 7S / 9C 9D 9H / 2H 3H 4H")


def test_cards_of_a_common_table_stay_on_it(room: Room) -> None:
    asked = Asked()
    page = room.window()
    table, view = marriage()
    fake(page, {**table, "game": "manipulation"}, view, asked.answer)
    room.sit(page, "fake")
    hands = Pointer(page)
    hands.click("[data-do=rearrange]")
    hands.click(".piece")
    expect(page.locator(".piece[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-do=back]")).to_have_count(0)
