"""Fair deals: what was promised before the match, what is shown after each deal, and how anybody checks it (TAB-09)."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import pytest

from rummery.command.main import main
from tests.server.playroom import Json, Person, Playroom
from tests.server.test_play import SHORT, play_to_the_end


def derived(seed: bytes, label: str) -> str:
    return hmac.new(seed, label.encode(), hashlib.sha256).hexdigest()


def played(room: Playroom, salt: str | None) -> tuple[Person, Json, list[Json]]:
    """A match played to its end: who played, the table before, and each state of the table."""
    ann = room.person("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], options=SHORT)
    if salt is not None:
        table = ann.post(f"/api/tables/{table['id']}/salt", {"salt": salt})
        assert table["fair"]["salted"] == [True, False]
    ann.post(f"/api/tables/{table['id']}/start")
    with ann.at(table["id"], "words=off") as one:
        play_to_the_end(one)
        one.until(lambda message: message["type"] == "table" and message["table"]["state"] == "over")
        told = [message["table"]["fair"] for message in one.heard if message["type"] in ("hello", "table")]
    return ann, table, told


@pytest.mark.parametrize("salt", [None, "5a" * 32])
def test_TAB_09_the_seed_is_promised_before_and_shown_after(
    room: Playroom, salt: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, table, told = played(room, salt)
    promised = table["fair"]["promised"]
    assert all(fair["promised"] == promised for fair in told)
    assert [fair["seed"] for fair in told[:-1]] == [None] * (len(told) - 1)
    host_seed = bytes.fromhex(told[-1]["seed"])
    assert hashlib.sha256(host_seed).hexdigest() == promised
    seed = host_seed
    if salt is not None:
        assert told[-1]["salts"] == [salt, "00" * 32]
        seed = hmac.new(host_seed, bytes.fromhex(salt) + bytes(32), hashlib.sha256).digest()
    shown = list(dict.fromkeys([fair["deal_seed"] for fair in told if fair["deal_seed"] is not None]))
    ahead = list(dict.fromkeys([fair["deal_promised"] for fair in told if fair["deal_promised"] is not None]))
    assert shown == [derived(seed, f"deal {number}") for number in range(1, len(shown) + 1)]
    assert ahead == [hashlib.sha256(bytes.fromhex(one)).hexdigest() for one in shown]
    record = ann.get(f"/api/matches/{table['id']}/record")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert (record["promised"], record["seed"]) == (promised, host_seed.hex())
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "as they were promised" in capsys.readouterr().out or len(record["deals"]) == 1
    assert main(["replay", str(file), "--json"]) == 0
    replayed = json.loads(capsys.readouterr().out)
    assert replayed["match_over"] is True


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"promised": "00" * 32}, "not the one that was promised"),
        ({"salts": ["11" * 32, "22" * 32]}, "does not follow from the seed"),
    ],
)
def test_TAB_09_a_record_that_was_changed_is_found_out(
    room: Playroom, change: Json, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, table, _ = played(room, None)
    record = ann.get(f"/api/matches/{table['id']}/record") | change
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 1
    assert said in capsys.readouterr().out


def test_TAB_09_a_deal_of_another_seed_or_dealer_is_found_out(
    room: Playroom, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, table, _ = played(room, None)
    record = ann.get(f"/api/matches/{table['id']}/record")
    file = tmp_path / "record.json"
    for change, said in (({"dealer": 1 - record["deals"][0]["dealer"]}, "dealer"), ({"seed": "ab" * 32}, "follow")):
        changed = record | {"deals": [record["deals"][0] | change | {"moves": []}]}
        file.write_text(json.dumps(changed), encoding="utf-8")
        assert main(["verify", str(file), "--lang", "en"]) == 1
        assert said in capsys.readouterr().out


def test_a_record_without_a_promise_cannot_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    file.write_text('{"format": "rummery/1", "game": "rami", "seats": ["A", "B"]}', encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 2
    assert "promised" in capsys.readouterr().err


def test_a_running_match_shows_no_seed_and_only_deals_that_are_over(room: Playroom) -> None:
    ann = room.person("Ann")
    table = ann.table(start=True, pace=5000)
    record = ann.get(f"/api/matches/{table['id']}/record")
    assert record["deals"] == []
    assert "seed" not in record
    live = next(live for live in room.desk.tables() if live.id == table["id"])
    of_table, of_match = f"/api/tables/{table['id']}", f"/api/matches/{table['id']}"
    for path in (of_table, f"{of_table}/scores", f"{of_match}/record"):
        assert live.seed.hex() not in ann.http.get(path).text
    stranger = room.person()
    invited = f"/api/matches/{table['id']}/record?invite={table['invite']}"
    assert stranger.refused("GET", invited) == (403, "no-seat")


def test_a_salt_comes_before_the_match(room: Playroom) -> None:
    ann, bob = room.person(), room.person()
    table = ann.table(open=True)
    path = f"/api/tables/{table['id']}/salt"
    assert bob.refused("POST", path, {"salt": "ab" * 32}) == (403, "no-seat")
    ann.post(path, {"salt": "AB" * 32})
    ann.post(f"/api/tables/{table['id']}/start")
    assert ann.refused("POST", path, {"salt": "ab" * 32}) == (409, "table-started")
