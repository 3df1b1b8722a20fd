"""What a browser loads before somebody can play: little, so that it is quick on a telephone too."""

from __future__ import annotations

import gzip
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.rooms import Room

MOST: Final = 60_000
"""Bytes of the home page and a table together, packed by gzip, without pictures."""
_CODE: Final = (".js", ".css", "/")


def loaded(page: Page) -> list[str]:
    """What the page has asked for so far, by address."""
    found: list[str] = page.evaluate(
        "() => [location.origin + '/', ...performance.getEntriesByType('resource').map((one) => one.name)]"
    )
    return list(dict.fromkeys([one for one in found if one.endswith(_CODE)]))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_home_page_and_a_table_weigh_little(room: Room, lang: str) -> None:
    page = room.window(lang=lang)
    page.goto(room.address)
    page.locator("[data-play=rami]").click()
    page.locator("[role=option]").first.wait_for()
    page.wait_for_load_state("networkidle")
    addresses = loaded(page)
    parts = {one.rpartition("/")[2].partition("-")[0] for one in addresses}
    assert {"first", "Table"} <= parts
    assert not parts & {"Replay", "Rules", "Real", "Keeping", "Ruling", "Settings", "Sandbox", "pages"}
    assert sum([len(gzip.compress(page.request.get(one).body(), 6)) for one in addresses]) <= MOST
