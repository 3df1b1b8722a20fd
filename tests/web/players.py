"""Players who have only a keyboard, or only a pointer. What to play, the table's hint tells them."""

from __future__ import annotations

import re
from typing import Final, Protocol

from playwright.sync_api import Page

from tests.web.arranging import misnamed, whole_table

MOST_MOVES: Final = 600
_READY: Final = "[data-do=hint]"
_SPEECH: Final = "div[role=log]"


class Hands(Protocol):
    """How somebody does things."""

    @property
    def page(self) -> Page:
        """The window they look at."""

    def hint(self) -> str:
        """Ask what to play: the move's text."""

    def make(self, move: str) -> None:
        """Make the move."""


def play_a_deal(hands: Hands) -> list[str]:
    """Play until the deal is over; the moves."""
    page = hands.page
    made: list[str] = []
    while len(made) < MOST_MOVES:
        page.wait_for_function(
            "() => document.querySelector('.result') || (document.querySelector('.status.mine') "
            "&& !document.querySelector('main[data-busy]'))"
        )
        if page.locator(".result").count():
            return made
        number = number_of(page)
        move = hands.hint()
        hands.make(move)
        made.append(move)
        page.wait_for_function("(was) => document.querySelector('main').dataset.number !== was", arg=number)
    raise AssertionError("the deal does not end")


def number_of(page: Page) -> str:
    """How many steps the match has had, as the page knows it."""
    return page.locator("main").get_attribute("data-number") or ""


def wait_for_answer(page: Page, was: str) -> None:
    """Wait until the table has moved on from the number *was*, or asks back, or refuses."""
    page.wait_for_function(
        "(was) => document.querySelector('dialog[open]') || document.querySelector('.refusal:not(.hint)') "
        "|| document.querySelector('main').dataset.number !== was",
        arg=was,
    )


def cards_of(group: str) -> list[str]:
    """The cards of a part of a move, jokers without what they stand for."""
    return [card.split("=")[0] for card in group.split() if not card.startswith("@")]


class Keyboard:
    """Only the keyboard, by the keys that F1 lists."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def hint(self) -> str:
        self.press("KeyV")
        self.press("KeyI")
        self.page.locator(_READY).wait_for()
        return self.page.locator(_READY).get_attribute("data-move") or ""

    def make(self, move: str) -> None:
        verb, _, rest = move.partition(" ")
        self.press("KeyV")
        if verb == "draw":
            self.press("Shift+KeyD" if rest.startswith("discard") else "Space")
        elif verb == "discard":
            self.go_to(rest)
            self.press("Delete")
        elif verb in ("lay", "swap") and not move.startswith("lay out"):
            self.pick(cards_of(rest))
            number = int(rest.rpartition("@")[2])
            self.press("KeyC")
            self.walk(f"[data-meld='{number}']", "ArrowRight")
            was = number_of(self.page)
            self.press("Enter")
            self.choose(move, was)
        elif self.page.locator(f"[data-do=rearrange][data-verb={verb}]").count():
            self.arrange(move)
        elif verb in ("show", "rearrange") or move.startswith("lay out"):
            self.press("KeyA")
            self.walk(f"dialog [data-move='{move}']", "Tab")
            self.press("Enter")
        elif "/" in rest or verb in ("meld", "down", "see", "show"):
            for group in rest.split("/"):
                self.pick(cards_of(group))
                self.press("KeyN")
            was = number_of(self.page)
            self.press("KeyF")
            self.choose(move, was)
        else:
            self.walk(f".actions [data-move='{move}']", "Shift+Tab")
            self.press("Enter")

    def arrange(self, move: str) -> None:
        """Lay the whole table anew."""
        self.walk("[data-do=rearrange]", "Shift+Tab")
        self.press("Enter")
        self.page.locator("[data-do=confirm]").wait_for()
        for group in whole_table(self.page, move):
            for piece in group.lying:
                self.press("KeyC")
                self.walk(f"[data-piece='{piece}']", "ArrowRight")
                self.press("Enter")
            if group.held:
                self.press("KeyV")
                self.pick(group.held)
            if self.page.locator(".piece").count():
                self.press("KeyC")
                self.press("Shift+Enter")
                self.walk("[data-entry=new]", "Tab")
            else:
                self.walk(".fresh .here", "Shift+Tab")
            self.press("Enter")
            for piece, face in misnamed(self.page, group):
                self.press("KeyC")
                self.walk(f"[data-piece='{piece}']", "ArrowRight")
                self.press("Shift+Enter")
                self.walk("[data-entry=name]", "Tab")
                self.press("Enter")
                self.walk(f"[data-face='{face}']", "Tab")
                self.press("Enter")
        self.press("KeyF")

    def go_to(self, card: str) -> None:
        self.walk(f"[role=option][data-card='{card}'][aria-selected=false]", "ArrowRight")

    def pick(self, cards: list[str]) -> None:
        for card in cards:
            self.go_to(card)
            self.press("Enter")

    def walk(self, target: str, key: str) -> None:
        """Press a key until the focus is on the target."""
        for _ in range(90):
            if self.page.evaluate("(target) => document.activeElement.matches(target)", target):
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead to {target}")

    def choose(self, move: str, was: str) -> None:
        """Where the table asks which of several moves is meant, choose it."""
        wait_for_answer(self.page, was)
        if self.page.locator("dialog[open]").count():
            self.walk(f"dialog [data-move='{move}']", "Tab")
            self.press("Enter")


class Pointer:
    """Only clicks; with *touch* a finger's taps."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page: Final = page
        self.touch: Final = touch

    def click(self, target: str) -> None:
        found = self.page.locator(target).first
        # The left edge: cards lie over each other.
        box = found.bounding_box()
        assert box is not None, target
        at = {"x": min(12.0, box["width"] / 2), "y": min(22.0, box["height"] / 2)}
        if self.touch:
            found.tap(position={"x": at["x"], "y": at["y"]})
        else:
            found.click(position={"x": at["x"], "y": at["y"]})

    def hint(self) -> str:
        self.click(".bar button:last-child")
        self.click("dialog [data-entry=hint]")
        self.page.locator(_READY).wait_for()
        return self.page.locator(_READY).get_attribute("data-move") or ""

    def make(self, move: str) -> None:
        verb, _, rest = move.partition(" ")
        if verb == "draw":
            self.click("[data-drop=pile]" if rest.startswith("discard") else "[data-drop=stock]")
        elif verb == "discard":
            self.pick([rest])
            self.click("[data-drop=pile]")
        elif verb in ("lay", "swap") and not move.startswith("lay out"):
            self.pick(cards_of(rest))
            was = number_of(self.page)
            self.click(f"[data-meld='{rest.rpartition('@')[2]}']")
            self.choose(move, was)
        elif self.page.locator(f"[data-do=rearrange][data-verb={verb}]").count():
            self.arrange(move)
        elif verb in ("show", "rearrange") or move.startswith("lay out"):
            self.click("[data-do=all]")
            self.click(f"dialog [data-move='{move}']")
        elif "/" in rest:
            for group in rest.split("/"):
                self.pick(cards_of(group))
                self.click("[data-do=prepare]")
            was = number_of(self.page)
            self.click(".drafts > .primary")
            self.choose(move, was)
        elif verb in ("meld", "down", "see", "show"):
            self.pick(cards_of(rest))
            self.click(f".actions [data-move='{move}']")
        else:
            self.click(f".actions [data-move='{move}']")

    def arrange(self, move: str) -> None:
        """Lay the whole table anew."""
        self.click("[data-do=rearrange]")
        self.page.locator("[data-do=confirm]").wait_for()
        for group in whole_table(self.page, move):
            for piece in group.lying:
                self.click(f"[data-piece='{piece}']")
            self.pick(group.held)
            self.click(".fresh .here")
            for piece, face in misnamed(self.page, group):
                self.click(f"[data-piece='{piece}']")
                self.click("[data-do=name]")
                self.click(f"[data-face='{face}']")
        self.click("[data-do=confirm]")

    def pick(self, cards: list[str]) -> None:
        for card in cards:
            self.click(f"[role=option][data-card='{card}'][aria-selected=false]")

    def choose(self, move: str, was: str) -> None:
        wait_for_answer(self.page, was)
        if self.page.locator("dialog[open]").count():
            self.click(f"dialog [data-move='{move}']")


def spoken(page: Page) -> list[str]:
    """All that the page has had read aloud, in the order of each of its two logs, once it has drawn what it knows."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return [re.sub(r"\s+", " ", text) for text in page.locator(f"{_SPEECH} p").all_text_contents()]
