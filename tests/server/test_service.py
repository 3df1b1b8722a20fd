"""What whoever runs the server needs, and the pages that it gives to a browser."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import httpx
import pytest

from rummery.command.main import main
from rummery.play.problem import Problem
from rummery.server import pages
from rummery.server.clients import Bucket, Client
from rummery.server.doors import HEADERS
from rummery.server.people import Guest
from rummery.server.settings import UNSENT_BYTES, settings_from
from rummery.server.speeches import speech_in
from rummery.words.messages import LANGUAGES, Language, Messages, Said
from tests.server.playroom import Playroom, serving
from tests.server.test_play import two_at_a_table

ROOT = Path(__file__).parents[2]


def test_it_says_that_it_lives_and_that_it_is_ready(room: Playroom) -> None:
    for path in ("/healthz", "/readyz"):
        assert httpx.get(room.url + path).json() == {"status": "ok"}


def test_it_is_not_ready_and_takes_no_tables_when_it_is_about_to_stop(tmp_path: Path) -> None:
    with serving(tmp_path / "store") as room:
        ann = room.person()
        room.desk.stopping = True
        assert httpx.get(f"{room.url}/readyz").status_code == 503
        assert httpx.get(f"{room.url}/healthz").status_code == 200
        assert ann.refused("POST", "/api/tables", {"game": "rami"}) == (503, "stopping")


def test_a_full_server_takes_no_further_table(tmp_path: Path) -> None:
    with serving(tmp_path / "store", most_tables=1) as room:
        ann = room.person()
        ann.table()
        assert ann.refused("POST", "/api/tables", {"game": "rami"}) == (503, "full")


def test_metrics_count_tables_moves_and_refusals(room: Playroom) -> None:
    def value(name: str) -> float:
        lines = httpx.get(f"{room.url}/metrics").text.splitlines()
        return sum([float(line.split()[-1]) for line in lines if line.startswith(name)])

    ann, _, table = two_at_a_table(room)
    moves, refusals = value('rummery_moves_total{by="person"}'), value('rummery_refusals_total{code="rule"}')
    with ann.at(table) as one:
        one.until_type("view")
        done = one.move("draw stock")["type"] == "done"
        assert value("rummery_clients ") >= 1
    assert value('rummery_moves_total{by="person"}') == moves + done
    assert value('rummery_refusals_total{code="rule"}') == refusals + (not done)
    assert value("rummery_tables ") >= 1
    assert value("rummery_move_seconds_count") >= 1


def test_openapi_names_every_request(room: Playroom) -> None:
    described = httpx.get(f"{room.url}/openapi.json").json()
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert described["openapi"].startswith("3.")
    named = {"{id}": "ID", "{code}": "CODE", "{game}": "GAME"}
    paths = {re.sub(r"\{\w+\}", lambda name: named[name[0]], path) for path in described["paths"]}
    assert {"/api/tables", "/api/tables/ID/start", "/api/me", "/api/matches/ID/record"} <= paths
    text = text.replace("/api/rulings/marriage", "/api/rulings/GAME")
    assert [path for path in paths if path not in text] == []


def test_every_answer_carries_a_strict_policy(room: Playroom) -> None:
    for path in ("/", "/api/games", "/api/tables/x", "/nothing.js"):
        headers = httpx.get(room.url + path).headers
        for name, value in HEADERS:
            assert headers[name.decode()] == value.decode()
    policy = httpx.get(room.url).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_without_the_client_a_page_says_so(room: Playroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    answer = httpx.get(f"{room.url}/t/x?invite=y", headers={"Accept-Language": "ru"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert 'lang="ru"' in answer.text
    assert "не собраны" in answer.text


def test_the_client_is_served_with_its_first_page_for_its_own_addresses(
    room: Playroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>first", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("let a", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(pages, "FOLDER", folder)
    for path in ("/", "/t/abc?invite=x", "/h/code", "/rules/rami"):
        answer = httpx.get(room.url + path)
        assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>first", "no-cache")
    script = httpx.get(f"{room.url}/assets/app-1a2b.js")
    assert script.text == "let a"
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    outside = ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt")
    for path in ("/assets/gone.js", "/favicon.ico", "/api/nothing", "/ws/nothing", *outside):
        answer = httpx.get(room.url + path)
        assert (answer.status_code, "secret" in answer.text) == (404, False), path


def test_files_that_are_packed_are_sent_packed_to_who_takes_that(
    room: Playroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    page, script, short = "<!doctype html>" + "first " * 99, "let a\n" * 99, "let b"
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "assets" / "long-1a2b.js").write_text(script, encoding="utf-8")
    (folder / "assets" / "short-1a2b.js").write_text(short, encoding="utf-8")
    web_build().compress(folder)
    web_build().compress(folder)
    assert sorted(path.name for path in folder.rglob("*.gz")) == ["index.html.gz", "long-1a2b.js.gz"]
    monkeypatch.setattr(pages, "FOLDER", folder)
    with httpx.Client(base_url=room.url, headers={"Accept-Encoding": "br, gzip;q=0.8"}) as browser:
        for path, text, kept in (("/", page, "no-cache"), ("/assets/long-1a2b.js", script, "immutable")):
            packed = browser.get(path)
            plain = browser.get(path, headers={"Accept-Encoding": "gzip;q=0, identity"})
            assert packed.text == plain.text == text
            assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) == len(text)
            for answer in (packed, plain):
                assert answer.headers["vary"] == "Accept-Encoding"
                assert answer.headers["content-type"] == plain.headers["content-type"]
                assert kept in answer.headers["cache-control"]
        # What is short is sent as it is, and what holds secrets never packed, however long.
        for path in ("/assets/short-1a2b.js", "/api/games", "/openapi.json", "/metrics"):
            answer = browser.get(path)
            assert answer.status_code == 200
            assert "content-encoding" not in answer.headers
        assert browser.get("/assets/long-1a2b.js.gz").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("br, GZIP ;q=0.5", True),
        ("gzip; q=1.000", True),
        ("", False),
        ("br, deflate", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
    ],
)
def test_gzip_is_for_who_names_it_and_does_not_refuse_it(accepted: str, takes: bool) -> None:
    assert pages.takes_gzip(accepted) is takes


def web_build() -> Any:
    """web/build.py, which is in no package."""
    spec = spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_chat_reaches_all_but_who_does_not_want_to_hear_it(room: Playroom) -> None:
    ann, bob, table = two_at_a_table(room)
    with ann.at(table) as one, bob.at(table, "lang=ru") as other:
        one.until_type("view")
        other.until_type("view")
        assert one.ask(type="chat", text="  Good\n\u202e luck  ")["type"] == "done"
        heard = other.until_type("chat")
        assert (heard["name"], heard["seat"], heard["text"], heard["preset"]) == ("Ann", 0, "Good luck", None)
        one.ask(type="chat", preset="thanks")
        assert other.until_type("chat")["text"] == "Спасибо!"
        one.until(lambda heard: heard.get("preset") == "thanks")
        assert [line["text"] for line in one.heard if line["type"] == "chat"] == ["Good luck", "Thank you!"]
        assert other.ask(type="mute", name="Ann")["type"] == "done"
        one.ask(type="chat", text="Still there?")
        other.ask(type="chat", text="Hello")
        assert other.until_type("chat")["name"] == "Bob"
        assert other.ask(type="mute", name="Zoe")["code"] == "not-now"
        with bob.at(table) as again:
            hello = again.next()
            assert hello["muted"] == ["Ann"]
            assert [line["text"] for line in hello["chat"]] == ["Hello"]
        other.ask(type="mute", name="Ann", on=False)
        one.ask(type="chat", text="Now?")
        assert other.until_type("chat")["text"] == "Now?"


def test_a_table_may_chat_in_presets_only_or_not_at_all(room: Playroom) -> None:
    for chat, text, preset in (("presets", "refused", "done"), ("off", "refused", "refused")):
        ann, _, table = two_at_a_table(room, chat=chat)
        with ann.at(table) as one:
            one.until_type("view")
            assert one.ask(type="chat", text="Hi")["type"] == text
            assert one.ask(type="chat", preset="hello")["type"] == preset


def test_a_client_that_does_not_read_is_dropped_and_nobody_waits() -> None:
    client = Client(Guest("a", "Ann"), "", "en", True, Bucket(1, 1))
    half = b"x" * (UNSENT_BYTES // 2)
    client.send(half)
    closings = [client.closing]
    client.send(b"y")
    client.send(half)
    closings.append(client.closing)
    assert closings == [None, (1013, "too much unsent")]


def test_a_bucket_lets_a_burst_through_and_no_more() -> None:
    bucket = Bucket(20, 0)
    assert [bucket.take() for _ in range(22)] == [True] * 20 + [False] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_remembered_is_what_would_be_said(language: Language) -> None:
    remembering, plain = speech_in(language).messages, Messages(language)
    for value in ("KS\n", Said("KS\n"), "KS\n", "a" * 90, Said("a" * 90)):
        for _ in range(2):
            assert remembering.say("card-as", card=value, face="x") == plain.say("card-as", card=value, face="x")
    for number in (0, 1, 2, 5, -3):
        for _ in range(2):
            assert remembering.say("count-points", n=number) == plain.say("count-points", n=number)
    with pytest.raises(LookupError):
        remembering.say("no-such-message")


def test_the_example_bot_plays_a_match(room: Playroom) -> None:
    ann = room.person("Ann")
    table = ann.table(seats=[{"kind": "open"}, {"kind": "bot"}], options={"limit": 300, "first_lay": 15})
    bot = [sys.executable, str(ROOT / "examples" / "bot.py"), room.url, table["id"], table["invite"]]
    with subprocess.Popen(bot, stdout=subprocess.PIPE, text=True) as running:
        with ann.at(table["id"]) as watching:
            watching.until(lambda heard: "table" in heard and heard["table"]["seats"][0]["here"])
            ann.post(f"/api/tables/{table['id']}/start")
        assert running.stdout is not None
        printed = running.stdout.read()
    assert running.returncode == 0
    over = ann.get(f"/api/tables/{table['id']}")["over"]
    assert printed.strip() == str(over["totals"])


def test_settings_come_from_the_environment_and_flags_go_before_it() -> None:
    environment = {
        "RUMMERY_DATABASE_URL": "postgresql+psycopg://x",
        "RUMMERY_HOSTS": "Cards.Example,cards.example:1",
        "RUMMERY_LOG": "json",
        "RUMMERY_AWAY_SECONDS": "7",
    }
    settings = settings_from(environment)
    assert settings.url() == "postgresql+psycopg://x"
    assert settings.hosts == ("cards.example", "cards.example:1")
    assert (settings.log, settings.away_seconds, settings.deal_seconds) == ("json", 7, 60)
    assert settings_from(environment, database="sqlite:///x", log=None).url() == "sqlite:///x"
    for wrong in ({"RUMMERY_AWAY_SECONDS": "soon"}, {"RUMMERY_LOG": "xml"}):
        with pytest.raises(Problem):
            settings_from(wrong)


def test_a_port_that_is_taken_or_none_is_told_in_one_line(room: Playroom, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", str(room.port), "--no-open", "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip() == f"Port {room.port} cannot be served: another program listens there"
    assert main(["serve", "--port", "many", "--no-open", "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip() == "--port is a whole number from 0 to 65535, not “many”."


@pytest.mark.parametrize(
    ("language", "told"), [("en", "The database cannot be opened: "), ("ru", "Базу данных открыть нельзя: ")]
)
@pytest.mark.parametrize("database", ["nonsense", "sqlite:////nowhere/x.sqlite3", "sqlite+nothing:///x"])
def test_a_database_that_cannot_be_opened_is_told_in_one_line(
    database: str, language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--database", database, "--no-open", "--lang", language]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert said[0].startswith(told)


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rummery.sqlite3"
    file.write_bytes(bytes(range(256)) * 16)
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{file}", "--no-open", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "The database cannot be opened: file is not a database\n"


def test_a_folder_that_cannot_be_made_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a-file"
    file.touch()
    monkeypatch.setenv("RUMMERY_DATA", str(file))
    assert main(["serve", "--port", "0", "--no-open", "--lang", "ru"]) == 2
    assert capsys.readouterr().err == f"Папку {file} создать нельзя: там уже есть такой файл\n"


def test_a_socket_hears_why_when_its_guest_is_forgotten(room: Playroom) -> None:
    ann, bob, table = two_at_a_table(room)
    with ann.at(table) as one:
        one.until_type("view")
        assert ann.http.delete("/api/me").status_code == 204
        assert one.closed() in (4001, 1012)
    assert bob.get(f"/api/tables/{table}")["seats"][0]["kind"] == "bot"


def test_who_stands_up_sees_the_hand_no_more(room: Playroom) -> None:
    ann, bob, table = two_at_a_table(room)
    with bob.at(table) as one:
        one.until_type("view")
        assert len(one.view["hand"]) == 14
        bob.post(f"/api/tables/{table}/stand")
        one.until_type("view")
        assert (one.view["seat"], one.view["hand"], one.view["moves"]) == (None, [], [])
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"
