"""Accounts: a guest keeps who they are, and is known on another device; who guesses is told nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, insert

from rummery.server.identity import Signer
from rummery.server.schema import GUESTS, SECRETS
from rummery.server.speeches import speech_in
from rummery.words.messages import LANGUAGES, Language
from tests.server.playroom import Json, Person, Playroom, serving
from tests.server.stores import url_of

PASSWORD = "seven of hearts"
OTHER = "eight of hearts"


def with_account(room: Playroom, name: str, password: str = PASSWORD) -> Person:
    person = room.person("Ann")
    made = person.post("/api/account", {"name": name, "password": password})
    assert (made["id"], made["name"], made["account"]) == (person.id, "Ann", name)
    return person


def device(room: Playroom, name: str, password: str = PASSWORD) -> Person:
    """The same person at another device."""
    client = httpx.Client(base_url=room.url)
    room.clients.append(client)
    answer = client.post("/api/session", json={"name": name, "password": password, "machine": True})
    assert answer.status_code == 201, answer.text
    client.headers["Authorization"] = f"Bearer {answer.json()['token']}"
    return Person(room, client, answer.json()["id"], answer.json()["token"])


def stranger(room: Playroom) -> Person:
    """Somebody who is nobody yet."""
    client = httpx.Client(base_url=room.url)
    room.clients.append(client)
    return Person(room, client, "", "")


def gone(person: Person) -> bool:
    """Whether what they were known by has ended."""
    return person.http.get("/api/me").status_code == 401


def test_who_logs_in_elsewhere_has_their_seats_and_matches(room: Playroom) -> None:
    ann = with_account(room, "Annette")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], start=True)["id"]
    there = device(room, " ANNETTE ")
    assert there.id == ann.id
    assert there.get("/api/me") == {"id": ann.id, "name": "Ann", "account": "Annette", "token": None}
    assert [match["id"] for match in there.get("/api/matches")] == [table]
    with there.at(table) as sitting:
        sitting.until_my_turn()
        assert (sitting.view["seat"], len(sitting.view["hand"])) == (0, 14)
        assert sitting.move(sitting.moves()[0])["type"] == "done"
    there.http.patch("/api/me", json={"name": "Annie"})
    assert ann.get("/api/me")["name"] == "Annie"


def test_a_guest_has_no_account_and_needs_none(room: Playroom) -> None:
    ann = room.person("Ann")
    assert ann.get("/api/me")["account"] is None
    assert ann.refused("DELETE", "/api/session") == (409, "account-none")
    assert ann.refused("PATCH", "/api/account", {"password": PASSWORD, "new": OTHER}) == (409, "account-none")
    assert ann.refused("DELETE", "/api/account", {"password": PASSWORD}) == (409, "account-none")
    assert ann.get("/api/me")["id"] == ann.id
    nobody = stranger(room)
    wanted = {"name": "Nobody", "password": PASSWORD}
    assert nobody.refused("POST", "/api/account", wanted) == (401, "guest-unknown")
    assert nobody.refused("DELETE", "/api/session") == (401, "guest-unknown")
    assert nobody.refused("PATCH", "/api/account", {"password": PASSWORD, "new": OTHER}) == (401, "guest-unknown")
    assert nobody.refused("DELETE", "/api/account", {"password": PASSWORD}) == (401, "guest-unknown")


def test_a_name_is_one_accounts_whatever_its_capitals_and_widths(room: Playroom) -> None:
    ann = with_account(room, "Straße")
    assert ann.refused("POST", "/api/account", {"name": "Second", "password": PASSWORD}) == (409, "account-have")
    bob = room.person("Bob")
    for same in ("Straße", "STRASSE", "strasse ", "ｓｔｒａｓｓｅ"):
        assert bob.refused("POST", "/api/account", {"name": same, "password": PASSWORD}) == (409, "account-taken")
    assert bob.get("/api/me")["account"] is None
    assert bob.refused("POST", "/api/account", {"name": " \u202e ", "password": PASSWORD}) == (400, "name-empty")


def test_of_two_who_want_a_name_at_once_one_gets_it(room: Playroom) -> None:
    people = [room.person(f"P{number}") for number in range(6)]

    def ask(person: Person) -> int:
        return person.http.post("/api/account", json={"name": "The Same", "password": PASSWORD}).status_code

    with ThreadPoolExecutor(len(people)) as pool:
        assert sorted(pool.map(ask, people)) == [201, 409, 409, 409, 409, 409]


@pytest.mark.parametrize(
    ("password", "fits"), [("7 hearts", True), ("7hearts", False), ("♥" * 200, True), ("♥" * 201, False)]
)
def test_a_password_has_8_to_200_characters(room: Playroom, password: str, fits: bool) -> None:
    ann = room.person("Ann")
    answer = ann.http.post("/api/account", json={"name": f"Length {len(password)}", "password": password})
    assert (answer.status_code, answer.json().get("code")) == ((201, None) if fits else (400, "password-form"))
    bob = with_account(room, f"Change to {len(password)}")
    answer = bob.http.patch("/api/account", json={"password": PASSWORD, "new": password})
    assert (answer.status_code, answer.json().get("code")) == ((200, None) if fits else (400, "password-form"))
    assert "password" not in answer.text or password not in answer.text


def test_the_same_letters_are_the_same_password_however_a_keyboard_writes_them(room: Playroom) -> None:
    with_account(room, "Zoë", "caf\u00e9 cr\u00e8me")
    assert device(room, "Zoe\u0308", "cafe\u0301 cre\u0300me").get("/api/me")["account"] == "Zoë"


def test_a_browser_gets_a_cookie_that_scripts_do_not_see_and_no_token(room: Playroom) -> None:
    ann = with_account(room, "Browser")
    with httpx.Client(base_url=room.url, headers={"Origin": room.url}) as browser:
        answer = browser.post("/api/session", json={"name": "Browser", "password": PASSWORD})
        assert (answer.status_code, answer.json()["token"]) == (201, None)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        kept = dict(browser.cookies)
        assert browser.get("/api/me").json()["id"] == ann.id
        out = browser.delete("/api/session")
        assert (out.status_code, dict(browser.cookies)) == (204, {})
        assert browser.get("/api/me").status_code == 401
        # Nor does the cookie let anybody in who has kept it.
        browser.cookies.update(kept)
        assert browser.get("/api/me").status_code == 401
    assert ann.get("/api/me")["id"] == ann.id


def test_a_foreign_site_changes_nothing(room: Playroom) -> None:
    ann = with_account(room, "Origin")
    foreign = {"Origin": "http://evil.example"}
    requests: list[tuple[str, str, Json | None]] = [
        ("POST", "/api/session", {"name": "Origin", "password": PASSWORD}),
        ("DELETE", "/api/session", None),
        ("POST", "/api/account", {"name": "Other", "password": PASSWORD}),
        ("PATCH", "/api/account", {"password": PASSWORD, "new": OTHER}),
        ("DELETE", "/api/account", {"password": PASSWORD}),
    ]
    for method, path, body in requests:
        answer = ann.http.request(method, path, json=body, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin-foreign")
        if body is not None:
            form = ann.http.request(method, path, content=str(body), headers={"Content-Type": "text/plain"})
            assert (form.status_code, form.json()["code"]) == (400, "malformed")
    assert ann.get("/api/me")["account"] == "Origin"
    assert device(room, "Origin").id == ann.id


def test_another_password_logs_all_other_devices_out(room: Playroom) -> None:
    ann = with_account(room, "Changing")
    there = device(room, "Changing")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)["id"]
    with ann.at(table) as here, there.at(table) as other:
        here.until_type("view")
        other.until_type("view")
        assert there.refused("PATCH", "/api/account", {"password": OTHER, "new": PASSWORD}) == (403, "password-wrong")
        assert not gone(there)
        changed = ann.http.patch("/api/account", json={"password": PASSWORD, "new": OTHER})
        assert (changed.status_code, changed.json()["account"]) == (200, "Changing")
        assert other.closed() == 4002
        assert here.ask(type="chat", preset="hello")["type"] == "done"
    assert (gone(there), gone(ann)) == (True, False)
    assert stranger(room).refused("POST", "/api/session", {"name": "Changing", "password": PASSWORD})[0] == 401
    assert device(room, "Changing", OTHER).id == ann.id


def test_who_logs_out_is_logged_out_here_alone(room: Playroom) -> None:
    ann = with_account(room, "Leaving")
    there = device(room, "Leaving")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)["id"]
    with there.at(table) as sitting:
        sitting.until_type("view")
        assert there.http.delete("/api/session").status_code == 204
        assert sitting.closed() == 4002
    assert (gone(there), gone(ann)) == (True, False)
    assert there.refused("DELETE", "/api/session") == (401, "guest-unknown")
    assert [match["id"] for match in device(room, "Leaving").get("/api/matches")] == [table]


def test_who_closes_the_account_is_a_guest_again_here_with_all_matches(room: Playroom) -> None:
    ann = with_account(room, "Closing")
    there = device(room, "Closing")
    table = ann.table()["id"]
    assert ann.refused("DELETE", "/api/account", {"password": OTHER}) == (403, "password-wrong")
    assert ann.http.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    assert ann.get("/api/me") == {"id": ann.id, "name": "Ann", "account": None, "token": None}
    assert [match["id"] for match in ann.get("/api/matches")] == [table]
    assert gone(there)
    assert stranger(room).refused("POST", "/api/session", {"name": "Closing", "password": PASSWORD})[0] == 401
    assert with_account(room, "Closing").id != ann.id


def test_who_is_forgotten_has_no_account_any_more(room: Playroom) -> None:
    ann = with_account(room, "Forgotten")
    there = device(room, "Forgotten")
    table = ann.table()["id"]
    assert there.http.delete("/api/me").status_code == 204
    assert (gone(ann), gone(there)) == (True, True)
    assert stranger(room).refused("POST", "/api/session", {"name": "Forgotten", "password": PASSWORD})[0] == 401
    assert room.person().refused("GET", f"/api/tables/{table}") == (404, "table-unknown")
    with_account(room, "Forgotten")


def test_accounts_and_sessions_outlive_the_process_and_passwords_are_nowhere(tmp_path: Path) -> None:
    with serving(tmp_path / "store") as room:
        ann = with_account(room, "Ann")
        there = device(room, "Ann")
        assert there.http.delete("/api/session").status_code == 204
    with serving(tmp_path / "store") as room:
        again, out = stranger(room), stranger(room)
        again.http.headers["Authorization"] = f"Bearer {ann.token}"
        out.http.headers["Authorization"] = f"Bearer {there.token}"
        assert again.get("/api/me")["account"] == "Ann"
        assert gone(out)
        assert device(room, "ann").id == ann.id
    for file in tmp_path.iterdir():
        assert PASSWORD.encode() not in file.read_bytes()


def test_a_cookie_of_before_there_were_sessions_is_known_still(tmp_path: Path) -> None:
    """The first migration's store has guests alone; their cookies are signed with the same key."""
    engine = create_engine(url_of(tmp_path / "store"))
    with engine.begin() as connection:
        config = Config()
        folder = Path(__file__).parents[2] / "src" / "rummery" / "server" / "migrations"
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(insert(GUESTS).values(id="old-guest", name="Olga", made=int(time())))
        connection.execute(insert(SECRETS).values(name="signing", value=b"key"))
    engine.dispose()
    with serving(tmp_path / "store") as room:
        olga = stranger(room)
        olga.http.headers["Authorization"] = f"Bearer {Signer(b'key').sign('old-guest', 'token')}"
        assert olga.get("/api/me")["name"] == "Olga"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_is_told_in_both_languages(language: Language) -> None:
    speech = speech_in(language)
    for code in ("account-have", "account-none", "account-taken", "login-wrong", "password-wrong", "too-many-attempts"):
        assert len(speech.text(f"server-{code}").split()) > 3
    told = speech.text("server-password-form", least=8, most=200)
    assert "8" in told
    assert "200" in told
