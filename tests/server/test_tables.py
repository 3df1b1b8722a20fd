"""Tables: made, found, sat down at, begun, handed on, played again."""

from __future__ import annotations

import httpx
import pytest

from tests.server.playroom import Playroom

ME_AND_OPEN = [{"kind": "me"}, {"kind": "open"}]
BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]


def test_a_table_tells_in_how_many_points_it_differs_from_the_standard(room: Playroom) -> None:
    ann = room.person()
    table = ann.table(options={"first_lay": 30, "manipulation": True, "limit": 1000})
    assert table["options"] == {"first_lay": 30, "manipulation": True}
    assert [(one["name"], one["rule"]) for one in table["differs"]] == [
        ("first_lay", "RAM-13"),
        ("manipulation", "RAM-42"),
    ]
    assert table["differs"][0]["value"] == "30 points"
    assert table["differs"][0]["standard"] == "40 points"
    assert table["differs_text"] == "Differs from the standard in 2 points."
    russian = ann.get(f"/api/tables/{table['id']}?lang=ru")
    assert russian["differs_text"] == "Отличается от обычных правил в 2 пунктах."


@pytest.mark.parametrize(
    ("game", "options", "clockwise"),
    [("marriage", {}, False), ("marriage", {"direction": "clockwise"}, True), ("rami", {}, True)],
)
def test_MAR_02_a_table_says_which_way_round_it_is_pictured(
    room: Playroom, game: str, options: dict[str, str], clockwise: bool
) -> None:
    assert room.person().table(game=game, options=options)["clockwise"] is clockwise


def test_a_table_has_the_usual_seats_where_none_are_named(room: Playroom) -> None:
    table = room.person().table()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert table["you"] == 0
    assert len({seat["name"] for seat in table["seats"]}) == 4


def test_bots_have_names_of_the_language_in_which_they_are_called(room: Playroom) -> None:
    ann = room.person("Анна")
    table = ann.post("/api/tables?lang=ru", {"game": "rami", "seats": [*ME_AND_OPEN, BOTS[0]]})
    assert [seat["name"] for seat in table["seats"]] == ["Анна", None, "Борис"]
    asked = ann.http.post(f"/api/tables/{table['id']}/bot", json={"seat": 1}, headers={"Accept-Language": "ru"})
    assert [seat["name"] for seat in asked.json()["seats"]] == ["Анна", "Вера", "Борис"]
    ann.post(f"/api/tables/{table['id']}/start")
    again = ann.post(f"/api/tables/{table['id']}/again")
    assert [seat["name"] for seat in again["seats"]] == ["Анна", "Вера", "Борис"]


def test_wrong_options_seats_bots_and_games_are_refused_with_their_rule(room: Playroom) -> None:
    ann = room.person()
    answer = ann.http.post("/api/tables", json={"game": "rami", "options": {"first_lay": 99}})
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (400, "option-range", "RAM-13")
    clash = {"first_upcard": True, "discard": "none"}
    assert ann.refused("POST", "/api/tables", {"game": "rami", "options": clash}) == (400, "option-clash")
    assert ann.refused("POST", "/api/tables", {"game": "rami", "options": {"colour": 1}}) == (400, "option-unknown")
    assert ann.refused("POST", "/api/tables", {"game": "whist"}) == (400, "game-unknown")
    assert ann.refused("POST", "/api/tables", {"game": "rami", "seats": [{"kind": "me"}]}) == (400, "seats-range")
    two = [{"kind": "me"}, {"kind": "me"}]
    assert ann.refused("POST", "/api/tables", {"game": "rami", "seats": two}) == (400, "seats-form")
    bot = [{"kind": "me"}, {"kind": "bot", "level": "perfect"}]
    assert ann.refused("POST", "/api/tables", {"game": "rami", "seats": bot}) == (400, "bot-unknown")
    assert ann.refused("POST", "/api/tables", {"game": "rami", "colour": 1}) == (400, "malformed")


def test_an_invitation_lets_somebody_sit_down_once(room: Playroom) -> None:
    ann, bob, cat = room.person("Ann"), room.person("Ann"), room.person("Cat")
    table = ann.table(seats=ME_AND_OPEN)
    path, invited = f"/api/tables/{table['id']}", f"?invite={table['invite']}"
    assert bob.refused("POST", f"{path}/sit", {"seat": None}) == (404, "table-unknown")
    assert bob.get(path + invited)["invite"] is None
    sat = bob.post(f"{path}/sit{invited}", {"seat": 1})
    assert sat["you"] == 1
    assert [seat["name"] for seat in sat["seats"]] == ["Ann", "Ann 2"]
    assert bob.refused("POST", f"{path}/sit", {"seat": None}) == (409, "seat-have")
    assert cat.refused("POST", f"{path}/sit{invited}", {"seat": 1}) == (409, "seat-taken")
    bob.post(f"{path}/stand")
    assert cat.post(f"{path}/sit{invited}", {"seat": None})["you"] == 1


def test_open_tables_are_listed_and_private_ones_are_not(room: Playroom) -> None:
    ann, bob = room.person(), room.person()
    private, public = ann.table(seats=ME_AND_OPEN), ann.table(seats=ME_AND_OPEN, open=True)
    listed = [table["id"] for table in bob.get("/api/tables")]
    assert public["id"] in listed
    assert private["id"] not in listed
    assert bob.post(f"/api/tables/{public['id']}/sit", {"seat": None})["you"] == 1


def test_a_match_begins_when_no_seat_is_open(room: Playroom) -> None:
    ann, bob = room.person(), room.person()
    table = ann.table(seats=ME_AND_OPEN)
    path = f"/api/tables/{table['id']}"
    assert ann.refused("POST", f"{path}/start") == (409, "seats-open")
    assert bob.refused("POST", f"{path}/start") == (404, "table-unknown")
    assert ann.post(f"{path}/bot", {"seat": 1, "level": "random"})["seats"][1]["level"] == "random"
    assert ann.post(f"{path}/start")["state"] == "playing"
    assert ann.refused("POST", f"{path}/start") == (409, "table-started")
    assert ann.refused("POST", f"{path}/bot", {"seat": 1, "level": None}) == (409, "table-started")


def test_only_the_host_puts_bots_on_seats_and_never_on_a_persons(room: Playroom) -> None:
    ann, bob = room.person(), room.person()
    table = ann.table(seats=[*ME_AND_OPEN, {"kind": "open"}], open=True)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/sit", {"seat": 1})
    assert bob.refused("POST", f"{path}/bot", {"seat": 2, "level": "random"}) == (403, "not-host")
    assert ann.refused("POST", f"{path}/bot", {"seat": 1, "level": "random"}) == (409, "seat-taken")
    ann.post(f"{path}/bot", {"seat": 2, "level": "random"})
    assert ann.post(f"{path}/bot", {"seat": 2, "level": None})["seats"][2]["kind"] == "open"


def test_a_seat_is_handed_to_another_device_once(room: Playroom) -> None:
    ann = room.person("Ann")
    table = ann.table(start=True)
    link = ann.post(f"/api/tables/{table['id']}/handover")
    assert link["link"] == f"/h/{link['code']}"
    with httpx.Client(base_url=room.url) as phone, ann.at(table["id"]) as sitting:
        sitting.until_type("view")
        taken = phone.post(f"/api/handovers/{link['code']}")
        assert taken.status_code == 200
        assert taken.json()["you"] == 0
        assert phone.get("/api/me").json()["name"] == "Ann"
        assert phone.post(f"/api/handovers/{link['code']}").json()["code"] == "handover-unknown"
        assert [match["id"] for match in phone.get("/api/matches").json()] == [table["id"]]
    assert ann.refused("POST", f"/api/tables/{table['id']}/handover") == (403, "no-seat")


def test_a_new_match_with_the_same_people_is_made_once(room: Playroom) -> None:
    ann, bob = room.person("Ann"), room.person("Bob")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}, BOTS[1]], options={"first_lay": 30})
    bob.post(f"/api/tables/{table['id']}/sit?invite={table['invite']}", {"seat": 1})
    first = ann.post(f"/api/tables/{table['id']}/again")
    second = bob.post(f"/api/tables/{table['id']}/again")
    assert first["id"] == second["id"] != table["id"]
    assert [(seat["kind"], seat["name"]) for seat in second["seats"]][:2] == [("person", "Ann"), ("person", "Bob")]
    assert second["seats"][2]["level"] == "greedy"
    assert (second["you"], second["options"]) == (1, {"first_lay": 30})
    assert ann.get(f"/api/tables/{table['id']}")["next"] == first["id"]


def test_the_invitation_is_a_qr_code_for_who_sits_there(room: Playroom) -> None:
    ann, bob = room.person(), room.person()
    table = ann.table(open=True)
    picture = ann.http.get(f"/api/tables/{table['id']}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert bob.refused("GET", f"/api/tables/{table['id']}/qr.svg") == (403, "no-seat")


def test_games_come_with_their_options_as_they_are_declared(room: Playroom) -> None:
    games = room.person().get("/api/games?lang=ru")
    rami = next(game for game in games if game["name"] == "rami")
    options = {option["name"]: option for option in rami["options"]}
    assert rami["seats"] == [2, 8]
    assert options["first_lay"]["kind"] == "number"
    assert (options["first_lay"]["low"], options["first_lay"]["high"], options["first_lay"]["default"]) == (15, 90, 40)
    assert [choice["value"] for choice in options["discard"]["choices"]] == [
        "single",
        "none",
        "discard_only",
        "multiple",
    ]
    assert options["deals"]["choices"] == [{"value": "none", "text": "пока не набраны очки"}]
    assert options["manipulation"]["kind"] == "switch"
    assert rami["bots"] == ["random", "greedy"]


def test_rules_are_told_whole_and_by_number(room: Playroom) -> None:
    rules = room.person().get("/api/games/rami/rules")
    assert "RAM-17" in [rule["number"] for rule in rules["rules"]]
    assert rules["page"].startswith("#")
    assert "TAB-02" in [rule["number"] for rule in room.person().get("/api/games/table/rules?lang=ru")["rules"]]
    assert room.person().refused("GET", "/api/games/whist/rules") == (404, "page-unknown")


def test_guests_are_known_by_cookie_or_token_and_can_be_forgotten(room: Playroom) -> None:
    with httpx.Client(base_url=room.url) as browser:
        assert browser.get("/api/me").status_code == 401
        made = browser.post("/api/guests", json={"name": "  Ann\u202e  Smith  "})
        assert made.json() | {"id": ""} == {"id": "", "name": "Ann Smith", "account": None, "token": None}
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.patch("/api/me", json={"name": "Eve"}).json()["name"] == "Eve"
        assert browser.get("/api/me").json()["name"] == "Eve"
        kept = dict(browser.cookies)
        assert browser.delete("/api/me").status_code == 204
        assert httpx.get(f"{room.url}/api/me", cookies=kept).status_code == 401
        assert browser.post("/api/guests", json={"name": " \u202e "}).json()["code"] == "name-empty"
