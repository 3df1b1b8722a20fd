"""A server in this process on a free port, and people who talk to it as any client would."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rummery.server.app import application
from rummery.server.desk import Desk
from rummery.server.run import FRAME_BYTES
from rummery.server.settings import Settings
from tests.server.stores import url_of

Json = dict[str, Any]
PATIENCE = 20.0
"""Seconds after which something that is waited for will not come any more."""
_IDS = count(1)


@dataclass
class Playroom:
    """A running server."""

    port: int
    app: Litestar | None = None
    clients: list[httpx.Client] = field(default_factory=list)
    """To be closed in the end."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def desk(self) -> Desk:
        assert self.app is not None
        desk: Desk = self.app.state.desk
        return desk

    def person(self, name: str = "Ann") -> Person:
        """A new guest, by token."""
        client = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.clients.append(client)
        made = client.post("/api/guests", json={"name": name, "machine": True})
        assert made.status_code == 201, made.text
        client.headers["Authorization"] = f"Bearer {made.json()['token']}"
        return Person(self, client, made.json()["id"], made.json()["token"])


@contextmanager
def serving(file: Path, **chosen: Any) -> Iterator[Playroom]:
    """Serve from a database file until it is left."""
    wanted: Json = {
        "database": url_of(file),
        "requests_burst": 1_000_000,
        "logins_burst": 1_000_000,
        "messages_burst": 1_000_000,
        "deal_seconds": 0.05,
        "away_seconds": 600.0,
        **chosen,
    }
    outer, app = application(Settings(**wanted))
    begun = threading.Event()

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            begun.set()

    config = uvicorn.Config(
        outer,
        port=0,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    server = Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert begun.wait(PATIENCE)
        assert server.started
        room = Playroom(server.servers[0].sockets[0].getsockname()[1], app)
        try:
            yield room
        finally:
            for client in room.clients:
                client.close()
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@dataclass
class Person:
    """A guest."""

    room: Playroom
    http: httpx.Client
    id: str
    token: str

    def post(self, path: str, body: Json | None = None) -> Json:
        """What comes of a request that must succeed."""
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
        """The status and the code of a request that must fail."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    def table(self, **wanted: Any) -> Json:
        """A new table of Rami, quick."""
        return self.post("/api/tables", {"game": "rami", "pace": 0, **wanted})

    @contextmanager
    def at(self, table: str, query: str = "") -> Iterator[Sitting]:
        """Sit, or watch, at a table."""
        with ExitStack() as stack:
            address = f"ws://127.0.0.1:{self.room.port}/ws/tables/{table}?{query}"
            headers = {"Authorization": f"Bearer {self.token}"}
            socket = stack.enter_context(connect(address, additional_headers=headers, max_size=None, proxy=None))
            yield Sitting(socket, self)


@dataclass
class Sitting:
    """An open socket, and the view as it follows from what came over it."""

    socket: ClientConnection
    who: Person
    view: Json = field(default_factory=dict)
    number: int = 0
    hash: str = ""
    table: Json = field(default_factory=dict)
    heard: list[Json] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)

    def next(self) -> Json:
        """The next message; the view follows it."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("hello", "table"):
            self.table = message["table"]
        if message["type"] == "view":
            self.view = message["view"]
        if message["type"] == "update":
            assert message["number"] == self.number + 1
            self.view = {**self.view, **message["change"]}
        if message["type"] in ("view", "update"):
            self.number, self.hash = message["number"], message["hash"]
            assert self.hash == view_hash(self.view)
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message of which *wanted* is true."""
        while True:
            message = self.next()
            if wanted(message):
                return message

    def until_type(self, kind: str) -> Json:
        return self.until(lambda message: message["type"] == kind)

    def closed(self) -> int | None:
        """Wait until the server closes the socket; the code it gives, None where it gives none."""
        try:
            self.until(lambda message: False)
        except ConnectionClosed as end:
            return None if end.rcvd is None else end.rcvd.code
        raise AssertionError("there is no end to it")

    def send(self, **message: Any) -> str:
        """Send a command; its id."""
        message.setdefault("id", f"t{next(_IDS)}")
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def ask(self, **message: Any) -> Json:
        """Send a command; its answer."""
        id = self.send(**message)
        return self.until(lambda heard: heard.get("id") == id)

    def move(self, text: str) -> Json:
        """Make a move; the answer."""
        return self.ask(type="move", expected=self.number, move=text)

    def moves(self) -> list[str]:
        """What is offered."""
        return [choice["move"] for group in self.view["moves"] for choice in group["moves"]]

    def until_my_turn(self) -> None:
        """Listen until there is something to do, or the deal is over."""
        while not self.view or (not self.view["moves"] and self.view["phase"] != "over"):
            self.next()


def view_hash(view: Json) -> str:
    """The hash of a view, reckoned as the protocol says."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
