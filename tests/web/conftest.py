"""A browser and a playroom for all tests of a worker. Where there is no Chromium, `make test` says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.process import process
from tests.web.chromium import CHROMIUM
from tests.web.rooms import Room

collect_ignore_glob = [] if CHROMIUM else ["test_*.py"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # Tests run as root in a sandbox of their own.
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with process(tmp_path_factory.mktemp("web")) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture
def room(browser: Browser, address: str) -> Iterator[Room]:
    opened = Room(browser, address)
    yield opened
    opened.close()
    assert opened.faults == []
