"""People in browsers: each has a window, a name, and a seat at a table."""

from __future__ import annotations

from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

Size = Literal["desk", "tablet", "phone", "narrow", "sideways"]
SIZES: Final[dict[Size, tuple[int, int]]] = {
    "desk": (1440, 900),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "narrow": (320, 700),
    "sideways": (844, 390),
}
LOCALES: Final = {"en": "en-GB", "ru": "ru-RU"}
_PATIENCE: Final = 15_000


class Room:
    """All windows of one test; what goes wrong in a page is kept in *faults*."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser: Final = browser
        self.address: Final = address
        self.faults: Final[list[str]] = []
        self._contexts: Final[list[BrowserContext]] = []

    def window(self, size: Size = "desk", lang: str = "en", touch: bool = False, calm: bool = True) -> Page:
        """A new person's window, with nothing in it yet; *calm* is for who does not want to see cards fly."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[lang],
            has_touch=touch,
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.set_default_timeout(_PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console",
            lambda said: self.faults.append(said.text) if "Content Security Policy" in said.text else None,
        )
        return page

    def guest(self, page: Page, name: str) -> None:
        """Make the window's person a guest."""
        self.ask(page, "POST", "guests", {"name": name})

    def ask(self, page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server as the window's person."""
        answer = page.request.fetch(f"{self.address}/api/{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    def table(self, page: Page, game: str, bots: int = 1, people: int = 0, **more: Any) -> dict[str, Any]:
        """A table with the window's person, bots that do not wait, and seats for people; begun where it is full."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * people + [{"kind": "bot", "level": "greedy"}] * bots
        body = {"game": game, "seats": seats, "pace": 0, "start": people == 0, **more}
        made: dict[str, Any] = self.ask(page, "POST", "tables", body)
        return made

    def sit(self, page: Page, table: str, invite: str | None = None) -> None:
        """Go to a table and wait until the cards are there."""
        page.goto(f"{self.address}/t/{table}" + ("" if invite is None else f"?invite={invite}"))
        page.locator("[role=option]").first.wait_for()

    def turn(self, page: Page, game: str, bots: int = 1) -> str:
        """Go to a new table, and wait there until it is the person's turn; its name.

        In Marriage a bot may go out before: then to another.
        """
        while True:
            table: str = self.table(page, game, bots)["id"]
            self.sit(page, table)
            page.wait_for_function("() => document.querySelector('.status.mine, .result')")
            if page.locator(".status.mine").count():
                return table

    def close(self) -> None:
        """Close all windows."""
        for context in self._contexts:
            context.close()


def heard(page: Page) -> list[str]:
    """The frames that a page's sockets get from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", listen)
    return frames
