"""The server is killed at random moments under play: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.playroom import PATIENCE, Json, Person, Playroom, Sitting
from tests.server.process import Process, process

LONGEST = 0.4
"""Seconds of play before a kill."""


class Player:
    """A client that plays, and comes back by itself with what it had."""

    def __init__(self, token: str, table: str) -> None:
        self.token = token
        self.table = table
        self.sitting: Sitting | None = None
        self.pending: Json | None = None
        self.answered: dict[str, int] = {}
        """Each command that was acknowledged, and with which number."""
        self.shown: dict[int, str] = {}
        """Each step that was shown: its seat and move."""
        self.made = 0

    def play(self, port: int) -> None:
        """Play until the server is gone."""
        with httpx.Client() as http:
            person = Person(Playroom(port), http, "", self.token)
            old = self.sitting
            query = "" if old is None else f"after={old.number}&hash={old.hash}"
            try:
                with person.at(self.table, query) as sitting:
                    hello = sitting.next()
                    if old is not None:
                        assert hello["number"] >= old.number
                        sitting.view, sitting.number, sitting.hash = old.view, old.number, old.hash
                    self.sitting = sitting
                    if self.pending is not None:
                        sitting.send(**self.pending)
                    while True:
                        self.hear(sitting.next())
                        self.act(sitting)
            except (WebSocketException, ConnectionError, TimeoutError):
                return

    def hear(self, message: Json) -> None:
        if message["type"] == "update":
            assert self.shown.setdefault(message["number"], text(message)) == text(message)
        if message["type"] == "done":
            assert self.answered.setdefault(message["id"], message["number"]) == message["number"]
        if self.pending is not None and message.get("id") == self.pending["id"]:
            assert message["type"] == "done" or message["code"] in ("stale", "not-now", "stopping"), message
            self.pending = None

    def act(self, sitting: Sitting) -> None:
        if self.pending is not None or not sitting.view:
            return
        if sitting.view["phase"] == "over":
            self.pending = {"type": "deal", "expected": sitting.number}
        elif sitting.view["moves"]:
            move = random.choice(sitting.moves())
            self.pending = {"type": "move", "expected": sitting.number, "move": move}
        else:
            return
        self.made += 1
        self.pending["id"] = f"k{self.made}"
        sitting.send(**self.pending)


def text(update: Json) -> str:
    return f"{update['seat']} {update['move']}"


def journal(folder: Path, table: str) -> dict[int, str]:
    """What the store holds of a match."""
    with sqlite3.connect(folder / "rummery.sqlite3") as store:
        query = 'SELECT number, seat, text FROM journal WHERE "table" = ? ORDER BY number'
        rows = store.execute(query, [table]).fetchall()
    store.close()
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
    return {number: f"{seat} {move}" for number, seat, move in rows}


def play_under_kills(folder: Path, kills: int) -> None:
    players: list[Player] = []
    moved = 0
    for kill in range(kills + 1):
        with process(folder, RUMMERY_DEAL_SECONDS="0") as server:
            if not players:
                players = [new_player(server, limit) for limit in (300, 5000)]
            threads = [threading.Thread(target=player.play, args=(server.port,)) for player in players]
            killer = threading.Timer(random.uniform(0, LONGEST), server.kill)
            for thread in [*threads, killer]:
                thread.start()
            for thread in [*threads, killer]:
                thread.join(PATIENCE)
                assert not thread.is_alive()
        for player in players:
            stored = journal(folder, player.table)
            for number, shown in player.shown.items():
                assert stored[number] == shown, (kill, number)
            assert max(player.answered.values(), default=0) <= len(stored)
            moved = len(stored)
    assert moved > kills
    assert all(len(player.answered) > 0 for player in players)


def new_player(server: Process, limit: int) -> Player:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as http:
        made = http.post("/api/guests", json={"name": "Ann", "machine": True}).json()
        http.headers["Authorization"] = f"Bearer {made['token']}"
        wanted = {"game": "rami", "pace": 0, "start": True, "options": {"limit": limit}}
        table = http.post("/api/tables", json=wanted).json()["id"]
    return Player(made["token"], table)


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    play_under_kills(tmp_path, 5)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_or_doubled_in_50_kills(tmp_path: Path) -> None:
    play_under_kills(tmp_path, 50)


@pytest.mark.parametrize("times", [1, 3])
def test_who_stops_the_server_lets_everybody_come_back(tmp_path: Path, times: int) -> None:
    """SIGTERM, perhaps impatiently: sockets close with 1012, the status is 0, within 5 seconds."""
    with process(tmp_path) as server:
        player = new_player(server, 5000)
        with httpx.Client() as http:
            person = Person(Playroom(server.port), http, "", player.token)
            with person.at(player.table) as sitting:
                sitting.until_type("view")
                for _ in range(times):
                    server.process.send_signal(signal.SIGTERM)
                assert sitting.closed() == 1012
        assert server.process.wait(5) == 0
    said = (tmp_path / "log").read_bytes()
    assert b'"level": "error"' not in said
    assert b"Traceback" not in said
