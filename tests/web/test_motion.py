"""Cards that fly from place to place, for who likes to see them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.players import Pointer, number_of
from tests.web.rooms import Room

_COUNT = """() => {
  window.flown = 0;
  new MutationObserver((all) => {
    for (const one of all) for (const node of one.addedNodes) if (node.classList?.contains('flight')) window.flown += 1;
  }).observe(document.body, {childList: true, subtree: true});
}"""


# In Penang nothing is drawn or discarded (PEN-10): no card flies.
@pytest.mark.parametrize("game", ["manipulation", "marriage", "rami", "shanghai"])
def test_each_move_sends_its_cards_once_and_then_the_table_is_at_rest(room: Room, game: str) -> None:
    page = room.window(calm=False)
    room.guest(page, "Ann")
    room.turn(page, game, bots=2)
    page.evaluate(_COUNT)
    hands = Pointer(page)
    moves = 0
    while page.evaluate("() => window.flown") == 0:
        page.wait_for_function("() => document.querySelector('.status.mine')")
        was = number_of(page)
        hands.make(hands.hint())
        page.wait_for_function("(was) => document.querySelector('main').dataset.number !== was", arg=was)
        moves += 1
        assert moves < 20
    expect(page.locator(".flight")).to_have_count(0)
    assert page.evaluate("() => window.flown") < 60
