"""Tools that run in the page: axe, which finds what shuts people out, and a screen reader without a voice."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route

MODULES: Final = Path(__file__).parents[2] / "web" / "node_modules"
"""Where `make web` has put them."""
_AXE: Final = MODULES / "axe-core" / "axe.min.js"
_READER: Final = MODULES / "@guidepup" / "virtual-screen-reader" / "lib" / "esm" / "index.browser.js"
_RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is, a line each."""
    page.evaluate(_AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "(tags) => axe.run(document, {runOnly: tags, resultTypes: ['violations']})", _RULES
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def start_reader(page: Page) -> None:
    """Let the screen reader read the page from its beginning."""

    def give(route: Route) -> None:
        route.fulfill(body=_READER.read_text(encoding="utf-8"), content_type="text/javascript")

    page.route("**/reader.js", give)
    page.evaluate(
        "async () => { const {virtual} = await import('/reader.js'); window.reader = virtual;"
        " await virtual.start({container: document.body}); }"
    )


def read_aloud(page: Page) -> list[str]:
    """All that the screen reader has said since it was started."""
    said: list[str] = page.evaluate("() => window.reader.spokenPhraseLog()")
    return said
