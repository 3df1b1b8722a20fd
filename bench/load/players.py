"""Two people at a table, who do not think."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

_CONNECTING: Final = 50
"""Handshakes at a time."""


class _Choice(msgspec.Struct):
    move: str


class _Choices(msgspec.Struct):
    verb: str
    moves: list[_Choice]


class _View(msgspec.Struct):
    moves: list[_Choices] | None = None
    phase: str | None = None


class _Heard(msgspec.Struct):
    type: str
    id: str | None = None
    number: int = 0
    view: _View | None = None
    change: _View | None = None


_heard: Final = msgspec.json.Decoder(_Heard)


class Sitting:
    """One of them."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.number = 0
        self.moves: list[_Choices] = []
        self.phase = ""

    async def next(self) -> _Heard:
        """The next message."""
        message = _heard.decode(await self.socket.recv())
        shown = message.view or message.change
        if shown is not None:
            self.number = message.number
            self.moves = self.moves if shown.moves is None else shown.moves
            self.phase = shown.phase or self.phase
        return message

    async def until(self, number: int) -> None:
        """Listen until this number has been shown."""
        while self.number < number:
            await self.next()

    async def ask(self, id: str) -> bool:
        """Make a move, or be ready for the next deal; whether it was done."""
        if self.phase == "over":
            command: dict[str, object] = {"type": "deal"}
        else:
            groups = {group.verb: group.moves for group in self.moves}
            choice = groups["draw"][0] if "draw" in groups else groups["discard"][-1]
            command = {"type": "move", "move": choice.move}
        await self.socket.send(msgspec.json.encode(command | {"id": id, "expected": self.number}).decode())
        while True:
            message = await self.next()
            if message.id == id:
                return message.type == "done"


class Pair:
    """A table."""

    def __init__(self, one: Sitting, other: Sitting) -> None:
        self.sittings: Final = (one, other)
        self.errors = 0
        self._made = 0

    async def play(self, until: float, every: float, first: float) -> list[float]:
        """Move until then; how many seconds each answer took."""
        loop = asyncio.get_running_loop()
        one, other = self.sittings
        due = loop.time() + first
        waits: list[float] = []
        while max(now := loop.time(), due) < until:
            if due > now:
                await asyncio.sleep(due - now)
            mover = one if one.moves else other
            number, began = mover.number, perf_counter()
            self._made += 1
            if mover.phase == "over":
                await asyncio.gather(one.ask(f"m{self._made}"), other.ask(f"m{self._made}"))
                await asyncio.gather(one.until(number + 1), other.until(number + 1))
                continue
            if not await mover.ask(f"m{self._made}"):
                self.errors += 1
            # A loop's own clock may go by milliseconds.
            waits.append(perf_counter() - began)
            await asyncio.gather(one.until(number + 1), other.until(number + 1))
            due = max(due + every, loop.time() - every)
        return waits

    async def close(self) -> None:
        """Go."""
        for sitting in self.sittings:
            await sitting.socket.close()


async def seated(port: int, tables: int, words: bool) -> list[Pair]:
    """So many tables with two people each, the first deal dealt."""
    gate = asyncio.Semaphore(_CONNECTING)
    limits = httpx.Limits(max_connections=_CONNECTING)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", limits=limits, timeout=60) as http:

        async def one() -> Pair:
            async with gate:
                return await _table(http, port, words)

        return list(await asyncio.gather(*[one() for _ in range(tables)]))


async def _table(http: httpx.AsyncClient, port: int, words: bool) -> Pair:
    headers = []
    for name in ("Ann", "Bob"):
        made = await http.post("/api/guests", json={"name": name, "machine": True})
        headers.append({"Authorization": f"Bearer {made.json()['token']}"})
    wanted = {"game": "rami", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await http.post("/api/tables", json=wanted, headers=headers[0])).json()
    path = f"/api/tables/{table['id']}"
    await http.post(f"{path}/sit?invite={table['invite']}", json={"seat": 1}, headers=headers[1])
    (await http.post(f"{path}/start", headers=headers[0])).raise_for_status()
    query = "" if words else "?words=off"
    sittings = []
    for header in headers:
        address = f"ws://127.0.0.1:{port}/ws/tables/{table['id']}{query}"
        socket = await connect(address, additional_headers=header, compression=None, proxy=None, max_size=None)
        sittings.append(Sitting(socket))
        await sittings[-1].until(1)
    return Pair(*sittings)
