"""A record from a file, played again over HTTP: stateless, in the reader's language, from any seat."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from rummery.bots import bot_at
from rummery.command.main import main
from rummery.games import GAMES
from rummery.server.doors import BODY_BYTES
from rummery.table.record import write_record
from rummery.table.table import Table
from tests.server.playroom import Json, Playroom

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ("Ann", "Bob", "Cid")
SEED = bytes(range(32))


@pytest.fixture
def http(room: Playroom) -> httpx.Client:
    client = httpx.Client(base_url=room.url, timeout=20)
    room.clients.append(client)
    return client


def played(game: str, deals: int) -> Table:
    """A table at which bots have played so many deals."""
    table = Table(GAMES[game], {}, NAMES, SEED)
    bots = [bot_at("greedy", GAMES[game], SEED, seat) for seat in range(len(NAMES))]
    for _ in range(deals):
        table.begin_deal()
        while not table.between_deals() and table.over is None:
            seat = table.state.mover()
            assert isinstance(table.submit(seat, bots[seat].choose(table.view(seat))), list)
    return table


def replayed(http: httpx.Client, record: Json, **query: Any) -> Json:
    answer = http.post("/api/replays", params=query, json={"record": record})
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


def last_view(shown: Json) -> Json:
    view: Json = dict(shown["view"])
    for step in shown["steps"]:
        view |= step["change"]
    return view


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_played_again_deal_by_deal(http: httpx.Client, game: str) -> None:
    table = played(game, deals=2)
    record = write_record(table, None)
    totals = [0] * len(NAMES)
    for number, deal in enumerate(record["deals"], 1):
        shown = replayed(http, record, deal=number)
        assert (shown["game"], shown["names"], shown["deals"]) == (game, list(NAMES), 2)
        assert [f"{step['seat']} {step['move']}" for step in shown["steps"]] == deal["moves"]
        view = last_view(shown)
        assert view["phase"] == "over"
        assert view["totals"] == [before + points for before, points in zip(totals, view["scores"], strict=True)]
        totals = view["totals"]
    assert totals == list(table.totals)


def test_each_seat_sees_its_own_hand_and_no_other(http: httpx.Client) -> None:
    record = write_record(played("rami", deals=1), None)
    views = [replayed(http, record, seat=seat)["view"] for seat in range(len(NAMES))]
    assert [len(view["hand"]) for view in views] == [view["sizes"][view["seat"]] for view in views]
    # RAM-01: two packs with their jokers, so no face is held more than four times.
    assert max(Counter([card for view in views for card in view["hand"]]).values()) <= 4
    assert replayed(http, record)["view"]["hand"] == []
    assert http.post("/api/replays", params={"seat": 3}, json={"record": record}).json()["code"] == "no-seat"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_tells_what_the_command_tells(http: httpx.Client, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", lang, "replay", str(EXAMPLES / "rami.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    shown = replayed(http, json.loads((EXAMPLES / "rami.json").read_text()), lang=lang)
    told = [line for step in shown["steps"] for line in step["words"]]
    assert len(told) >= 2
    assert [line for line in lines if line in told] == told


@pytest.mark.parametrize(
    ("lang", "begins"),
    [
        ("en", "By the rules this record stops at deal 1, move 1 (0 meld 5H 6H 7H). "),
        ("ru", "По правилам эта запись обрывается: раздача 1, ход 1 (0 meld 5H 6H 7H). "),
    ],
)
def test_where_the_rules_stop_a_record_is_said_with_the_reason(
    http: httpx.Client, lang: str, begins: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = EXAMPLES / "refused.json"
    answer = http.post("/api/replays", params={"lang": lang}, json={"record": json.loads(file.read_text())})
    assert answer.status_code == 400
    assert answer.json()["code"] == "record-refused"
    assert main(["--lang", lang, "replay", "--json", str(file)]) == 1
    assert answer.json()["message"] == begins + json.loads(capsys.readouterr().out)["refused"]["message"]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ({}, "input-missing"),
        ({"format": "rummery/0", "game": "rami", "seats": ["A", "B"]}, "record-format"),
        ({"format": "rummery/1", "game": "chess", "seats": ["A", "B"]}, "game-unknown"),
        ({"format": "rummery/1", "game": "rami", "seats": ["A", "B"], "deals": [{}]}, "record-no-beginning"),
    ],
)
def test_what_is_no_record_is_refused(http: httpx.Client, record: Json, code: str) -> None:
    answer = http.post("/api/replays", json={"record": record})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["message"]


def test_a_record_that_is_too_long_is_refused(http: httpx.Client) -> None:
    answer = http.post("/api/replays", json={"record": {"format": "x" * BODY_BYTES}})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-big"
