"""Strangers get nothing: each is refused with the reason, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from rummery.server.settings import BURST, MESSAGE_BYTES
from tests.server.playroom import PATIENCE, Json, Person, Playroom, Sitting, serving


def handshake(room: Playroom, path: str, **headers: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{room.port}{path}"
    return connect(address, additional_headers=headers, proxy=None, legacy=True)


def refused_handshake(room: Playroom, path: str, **headers: str) -> tuple[int, str]:
    """The status and the code of a handshake that must fail."""
    with pytest.raises(InvalidStatus) as caught:
        handshake(room, path, **headers)
    response = caught.value.response
    assert response.body is not None
    return response.status_code, json.loads(response.body)["code"]


@contextmanager
def playing(room: Playroom) -> Iterator[tuple[Person, Person, str, Sitting]]:
    """Ann, who is in turn at a private table, and Bob, who is nobody there; the table; Ann's socket."""
    ann, bob = room.person("Ann"), room.person("Bob")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], start=True)
    with ann.at(table["id"]) as sitting:
        sitting.until_my_turn()
        before = ann.get(f"/api/tables/{table['id']}")["number"]
        yield ann, bob, table["id"], sitting
        assert ann.get(f"/api/tables/{table['id']}")["number"] == before


def test_nobody_is_refused(room: Playroom) -> None:
    with playing(room) as (_, _, table, _):
        path = f"/ws/tables/{table}"
        assert refused_handshake(room, path) == (401, "guest-unknown")
        assert refused_handshake(room, path, Authorization="Bearer x.y") == (401, "guest-unknown")
        assert refused_handshake(room, path, Authorization="Basic eDp5") == (401, "guest-unknown")
        assert httpx.get(f"{room.url}/api/tables/{table}").status_code == 404
        assert httpx.post(f"{room.url}/api/tables", json={"game": "rami"}).json()["code"] == "guest-unknown"


def test_a_token_that_was_changed_is_nobodys(room: Playroom) -> None:
    with playing(room) as (ann, bob, table, _):
        guest, _, mark = bob.token.rpartition(".")
        for token in (f"{ann.id}.{mark}", f"{guest}.{mark[:-2]}AA", f"{guest}.", mark, f"{guest}.{mark}\u00e9"):
            header = token.encode("latin-1").decode("latin-1")
            path = f"/ws/tables/{table}"
            assert refused_handshake(room, path, Authorization=f"Bearer {header}") == (401, "guest-unknown")


def test_another_seats_token_does_not_move_for_this_seat(room: Playroom) -> None:
    ann, bob = room.person("Ann"), room.person("Bob")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    bob.post(f"/api/tables/{table['id']}/sit?invite={table['invite']}", {"seat": 1})
    ann.post(f"/api/tables/{table['id']}/start")
    with ann.at(table["id"]) as one, bob.at(table["id"]) as other:
        one.until_type("view")
        other.until_type("view")
        waiter = other if one.view["moves"] else one
        assert waiter.move("draw stock")["rule"] == "TAB-02"
        named = waiter.ask(type="move", expected=1, move="draw stock", seat=1 - waiter.view["seat"])
        assert named["code"] == "malformed"
        assert ann.get(f"/api/tables/{table['id']}")["number"] == 1


def test_a_guessed_table_is_like_one_that_does_not_exist(room: Playroom) -> None:
    with playing(room) as (_, bob, table, _):
        for path in (f"/ws/tables/{table}", "/ws/tables/AAAAAAAAAAAAAAAA", f"/ws/tables/{table}?invite=AAAA"):
            assert refused_handshake(room, path, Authorization=f"Bearer {bob.token}") == (404, "table-unknown")
        answers = [bob.http.get(f"/api/tables/{id}").text for id in (table, "AAAAAAAAAAAAAAAA", "..", "'")]
        assert len(set(answers[:2])) == 1
        for path in ("sit", "stand", "start", "handover", "again"):
            body = {"seat": None} if path == "sit" else None
            assert bob.refused("POST", f"/api/tables/{table}/{path}", body) == (404, "table-unknown")
        assert bob.refused("GET", f"/api/tables/{table}/scores") == (404, "table-unknown")
        assert bob.refused("GET", f"/api/matches/{table}/record") == (404, "table-unknown")
        assert bob.refused("DELETE", f"/api/matches/{table}") == (404, "table-unknown")
        assert bob.refused("POST", "/api/handovers/AAAAAAAAAAAAAAAAAAAAAA") == (404, "handover-unknown")


def test_a_nul_is_nobodys_name_and_no_commands_id(room: Playroom) -> None:
    """No store of PostgreSQL's takes one: it shall not get as far."""
    with playing(room) as (ann, _, table, sitting):
        for path in ("/api/tables/%00", f"/api/tables/{table}%00/scores", "/api/matches/%00/record"):
            assert ann.refused("GET", path) == (404, "page-unknown")
        assert ann.refused("POST", "/api/handovers/a%00b") == (404, "page-unknown")
        bearer = f"Bearer {ann.token}"
        assert refused_handshake(room, f"/ws/tables/{table}%00", Authorization=bearer) == (404, "page-unknown")
        sitting.send(type="move", id="a\0", expected=sitting.number, move=sitting.moves()[0])
        assert sitting.until_type("refused")["code"] == "malformed"
        assert ann.get(f"/api/tables/{table}")["state"] == "playing"


def test_who_watches_sees_no_hand_and_gives_no_commands(room: Playroom) -> None:
    with playing(room) as (ann, bob, table, _):
        invite = ann.get(f"/api/tables/{table}")["invite"]
        with bob.at(table, f"invite={invite}") as watching:
            watching.until_type("view")
            assert (watching.view["seat"], watching.view["hand"], watching.view["moves"]) == (None, [], [])
            for command in (
                {"type": "move", "expected": watching.number, "move": "draw stock"},
                {"type": "deal", "expected": watching.number},
                {"type": "away"},
                {"type": "back"},
                {"type": "time"},
                {"type": "chat", "text": "hello"},
                {"type": "options", "cards": "AS"},
                {"type": "hint"},
            ):
                assert watching.ask(**command)["code"] == "no-seat"
    with playing(room) as (ann, bob, table, _):
        closed = ann.table(spectators=False)
        path = f"/ws/tables/{closed['id']}?invite={closed['invite']}"
        assert refused_handshake(room, path, Authorization=f"Bearer {bob.token}") == (404, "table-unknown")


def test_a_foreign_origin_is_refused(room: Playroom) -> None:
    with playing(room) as (ann, _, table, _), httpx.Client(base_url=room.url) as browser:
        path, bearer = f"/ws/tables/{table}", f"Bearer {ann.token}"
        for origin in (
            "http://evil.example",
            "null",
            f"http://127.0.0.1.evil.example:{room.port}",
            "http://127.0.0.1:1",
        ):
            assert refused_handshake(room, path, Authorization=bearer, Origin=origin) == (403, "origin-foreign")
            made = browser.post("/api/guests", json={"name": "Eve"}, headers={"Origin": origin})
            assert (made.status_code, made.json()["code"]) == (403, "origin-foreign")
        ours = browser.post("/api/guests", json={"name": "Eve"}, headers={"Origin": room.url})
        assert ours.status_code == 201
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        assert refused_handshake(room, path, Cookie=cookie) == (401, "guest-unknown")
        assert refused_handshake(room, path, Cookie=cookie, Origin=room.url) == (404, "table-unknown")
        mine = browser.post("/api/tables", json={"game": "rami"}).json()["id"]
        with handshake(room, f"/ws/tables/{mine}", Cookie=cookie, Origin=room.url) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "hello"


def test_a_host_that_is_not_ours_is_refused(room: Playroom) -> None:
    answer = httpx.get(f"{room.url}/api/games", headers={"Host": f"evil.example:{room.port}"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host-unknown")
    with playing(room) as (ann, _, table, _):
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        headers = upgrade | {"Host": "evil.example", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
        answer = ann.http.get(f"/ws/tables/{table}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (421, "host-unknown")


def test_a_message_of_8193_bytes_is_refused_and_one_of_8192_is_read(room: Playroom) -> None:
    with playing(room) as (_, _, _, sitting):
        for size, code in ((MESSAGE_BYTES + 1, "too-big"), (MESSAGE_BYTES, "malformed")):
            start = '{"type":"chat","id":"big","text":"'
            text = start + "a" * (size - len(start) - 2) + '"}'
            assert len(text) == size
            sitting.socket.send(text)
            assert sitting.until_type("refused")["code"] == code
        wide = '{"type":"chat","id":"wide","text":"' + "ж" * 4096 + '"}'
        assert len(wide) < MESSAGE_BYTES < len(wide.encode())
        sitting.socket.send(wide)
        assert sitting.until_type("refused")["code"] == "too-big"


def test_a_message_far_too_big_closes_the_socket(room: Playroom) -> None:
    with playing(room) as (ann, _, table, _), ann.at(table) as other:
        other.until_type("view")
        other.socket.send("a" * 70_000)
        assert other.closed() == 1009


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("no json", "malformed"),
        ("[]", "malformed"),
        ("{}", "malformed"),
        ('{"type": 7, "id": "a"}', "malformed"),
        ('{"type": "move", "id": "a"}', "malformed"),
        ('{"type": "move", "expected": 1, "move": "draw stock"}', "malformed"),
        ('{"type": "move", "id": "", "expected": 1, "move": "draw stock"}', "malformed"),
        ('{"type": "move", "id": "' + "a" * 65 + '", "expected": 1, "move": "draw stock"}', "malformed"),
        ('{"type": "move", "id": "a", "expected": "1", "move": "draw stock"}', "malformed"),
        ('{"type": "move", "id": "a", "expected": -1, "move": "draw stock"}', "malformed"),
        ('{"type": "move", "id": "a", "expected": 1, "move": null}', "malformed"),
        ('{"type": "move", "id": "a", "expected": 1, "move": "draw stock", "more": 1}', "malformed"),
        ('{"type": "chat", "id": "a"}', "malformed"),
        ('{"type": "chat", "id": "a", "preset": "rude"}', "malformed"),
        ('{"type": "shuffle", "id": "a"}', "verb-unknown"),
        ('{"type": "MOVE", "id": "a", "expected": 1, "move": "draw stock"}', "verb-unknown"),
        ("[" * 5000, "malformed"),
    ],
)
def test_a_malformed_message_is_refused(room: Playroom, text: str, code: str) -> None:
    with playing(room) as (_, _, _, sitting):
        sitting.socket.send(text)
        assert sitting.until_type("refused")["code"] == code


def test_bytes_are_refused(room: Playroom) -> None:
    with playing(room) as (_, _, _, sitting):
        sitting.socket.send(b'{"type": "away", "id": "a"}')
        assert sitting.until_type("refused")["code"] == "malformed"


def test_who_speaks_too_fast_is_refused_and_may_go_on_later(tmp_path: Path) -> None:
    with serving(tmp_path / "store", messages_burst=BURST, messages_refill=2000) as room:
        ann = room.person()
        with ann.at(ann.table(start=True, pace=5000)["id"]) as sitting:
            sitting.until_type("view")
            ids = [sitting.send(type="away") for _ in range(60)]
            answers: dict[str, Json] = {}
            while len(answers) < len(ids):
                heard = sitting.until(lambda heard: heard.get("id") in ids)
                answers[heard["id"]] = heard
            assert [answers[id]["type"] for id in ids[:BURST]] == ["done"] * BURST
            assert {answers[id].get("code") for id in ids[BURST:]} >= {"too-fast"}
            while sitting.ask(type="back")["type"] == "refused":
                assert sitting.heard[-1]["code"] == "too-fast"


def test_who_does_not_stop_is_put_out(tmp_path: Path) -> None:
    with serving(tmp_path / "store", messages_burst=1, messages_refill=0) as room:
        ann = room.person()
        with ann.at(ann.table(start=True, pace=5000)["id"]) as sitting:
            for _ in range(200):
                sitting.send(type="away")
            assert sitting.closed() == 1008


def test_a_flood_of_requests_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "store", requests_burst=3, requests_refill=0.001) as room:
        codes = [httpx.post(f"{room.url}/api/guests", json={"name": "Ann"}).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        assert httpx.get(f"{room.url}/api/games").status_code == 200


def test_bodies_that_are_too_big_or_no_json_are_refused(room: Playroom) -> None:
    ann = room.person()
    typed = {"Content-Type": "application/json"}
    big = ann.http.post("/api/tables", content=b"{" + b" " * 70_000 + b"}", headers=typed)
    assert (big.status_code, big.json()["code"]) == (413, "too-big")
    form = ann.http.post("/api/tables", data={"game": "rami"})
    assert (form.status_code, form.json()["code"]) == (400, "malformed")
    for body in (b"", b"[]", b"{", b'{"game": 7}', b'{"game": "rami", "pace": -1}', b"\xff"):
        assert ann.http.post("/api/tables", content=body, headers=typed).json()["code"] == "malformed"
    chunks = ann.http.post("/api/tables", content=iter([b"{}"]), headers=typed)
    assert chunks.status_code == 413
    assert ann.refused("POST", f"/api/tables/{ann.table()['id']}/salt", {"salt": "00"}) == (400, "salt-form")
    assert ann.http.put("/api/tables", json={}).status_code == 405
