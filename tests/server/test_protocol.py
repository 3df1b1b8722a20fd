"""The examples of docs/protocol.md, one after the other, against a server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import jsonschema
from websockets.sync.client import connect

from rummery.server.errors import STATUS
from rummery.server.socket import socket_schema
from tests.server.playroom import Json, Playroom, serving

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
ANY = "…"
BLOCK = re.compile(r"^```(http|ws)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_decoder = json.JSONDecoder()


def fits(shown: Any, said: Any, found: dict[str, str]) -> bool:
    """Whether *said* is what is *shown*; names in braces are found out, or are what they were."""
    if isinstance(shown, str):
        name = re.fullmatch(r"\{(\w+)\}", shown)
        if name is not None:
            return bool(found.setdefault(name[1], said) == said)
        if shown == ANY:
            return True
        pattern = ".*".join([re.escape(part) for part in shown.split(ANY)])
        return isinstance(said, str) and re.fullmatch(pattern, said) is not None
    if isinstance(shown, dict):
        if not isinstance(said, dict) or (ANY not in shown and set(shown) != set(said)):
            return False
        return all(name == ANY or (name in said and fits(value, said[name], found)) for name, value in shown.items())
    if isinstance(shown, list):
        if not isinstance(said, list):
            return False
        if shown and shown[-1] == ANY:
            head = shown[:-1]
            enough = len(said) >= len(head)
            return enough and all(fits(one, other, found) for one, other in zip(head, said, strict=False))
        return len(shown) == len(said) and all(fits(one, other, found) for one, other in zip(shown, said, strict=True))
    return bool(shown == said and isinstance(shown, bool) == isinstance(said, bool))


def filled(text: str, found: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda name: found.get(name[1], name[0]), text)


def messages(text: str) -> list[tuple[str, Json]]:
    """The messages of an example: each with the direction it goes."""
    parts = re.split(r"^([<>]) ", text, flags=re.MULTILINE)
    return [(parts[at], json.loads(parts[at + 1])) for at in range(1, len(parts), 2)]


def test_every_example_is_what_happens(tmp_path: Path) -> None:
    found: dict[str, str] = {}
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert {kind for kind, _ in blocks} == {"http", "ws"}
    assert len(blocks) > 9
    seed = bytes(31) + b"\x02"
    with serving(tmp_path / "store", draw_seed=lambda: seed) as room, httpx.Client(base_url=room.url) as http:
        browser = Browser(http)
        for kind, text in blocks:
            if kind == "http":
                browser.ask(text, found)
        talk(room, http, found, [message for kind, text in blocks if kind == "ws" for message in messages(text)])


class Browser:
    """Makes the requests of the examples, with the cookie that it was given."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http

    def ask(self, text: str, found: dict[str, str]) -> None:
        asked, _, answered = text.partition("\n\n")
        line, _, body = asked.partition("\n")
        method, path = line.split()
        status, _, shown = answered.partition("\n")
        sent = json.loads(body) if body else None
        answer = self.http.request(method, filled(path, found), json=sent)
        assert answer.status_code == int(status), answer.text
        assert fits(json.loads(shown), answer.json(), found), answer.text


def talk(room: Playroom, http: httpx.Client, found: dict[str, str], examples: list[tuple[str, Json]]) -> None:
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"ws://127.0.0.1:{room.port}/ws/tables/{found['table']}"
    with connect(address, additional_headers={"Cookie": cookie, "Origin": room.url}, proxy=None) as socket:
        for way, message in examples:
            if way == ">":
                socket.send(json.dumps(message))
                continue
            said = json.loads(socket.recv(timeout=20))
            while said["type"] == "table":
                said = json.loads(socket.recv(timeout=20))
            assert fits(message, said, found), (message, said)


def test_what_is_said_fits_the_schema_of_the_socket(room: Playroom) -> None:
    schema = socket_schema()
    checked = 0
    ann = room.person("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
    validator = jsonschema.Draft202012Validator({"$defs": schema["$defs"], **schema["properties"]["outgoing"]})
    with ann.at(table["id"]) as sitting:
        sitting.until_my_turn()
        sitting.move(sitting.moves()[0])
        sitting.until_type("update")
        sitting.ask(type="options", cards=sitting.view["hand"][0])
        sitting.ask(type="chat", preset="hello")
        sitting.ask(type="hint")
        sitting.ask(type="move", expected=0, move="dance")
        for message in sitting.heard:
            validator.validate(message)
            checked += 1
    assert checked > 8
    assert list(validator.iter_errors({"type": "update", "number": "1"})) != []
    incoming = jsonschema.Draft202012Validator({"$defs": schema["$defs"], **schema["properties"]["incoming"]})
    incoming.validate({"type": "move", "id": "a", "expected": 1, "move": "draw stock"})
    assert list(incoming.iter_errors({"type": "move", "id": "a", "expected": 1})) != []


def test_every_code_that_is_said_stands_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [code for code in STATUS if f"`{code}`" not in text] == []
