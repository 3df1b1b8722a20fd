"""A store that is read again, matches that are forgotten, seats that bots keep."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import func, select, update

from rummery.server.desk import IDLE_SECONDS
from rummery.server.schema import GUESTS, JOURNAL, SEATS, TABLES
from rummery.server.store import Store
from tests.server.playroom import PATIENCE, Person, Playroom, serving
from tests.server.stores import url_of
from tests.server.test_play import two_at_a_table

TWO = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]


def with_token(room: Playroom, person: Person) -> Person:
    """The same person at a server that was started again."""
    again = room.person("x")
    again.http.headers["Authorization"] = f"Bearer {person.token}"
    return Person(room, again.http, person.id, person.token)


def test_a_match_goes_on_where_it_was_when_the_server_has_started_again(tmp_path: Path) -> None:
    with serving(tmp_path / "store") as room:
        ann, _, table = two_at_a_table(room)
        with ann.at(table) as sitting:
            sitting.until_type("view")
            if sitting.view["moves"]:
                answer = sitting.move("draw stock")
                sitting.until_type("update")
                sitting.move(f"discard {sitting.view['hand'][0]}")
                sitting.until_type("update")
            else:
                answer = sitting.ask(type="away")
            view, number = sitting.view, sitting.number
        names = [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
    with serving(tmp_path / "store") as room:
        again = with_token(room, ann)
        shown = again.get(f"/api/tables/{table}")
        assert (shown["number"], shown["state"]) == (number, "playing")
        assert [seat["name"] for seat in shown["seats"]] == names
        with again.at(table, f"after={number}&hash={sitting.hash}") as back:
            assert back.next()["resumed"] is True
            back.view, back.number = view, number
            if number == 3:
                assert back.ask(type="move", id=answer["id"], expected=1, move="draw stock") == answer
            assert back.ask(type="view")["view"] == view


def test_a_journal_that_leads_elsewhere_stops_its_table_alone(tmp_path: Path) -> None:
    with serving(tmp_path / "store") as room:
        ann = room.person("Ann")
        good, bad = ann.table(seats=TWO, start=True), ann.table(seats=TWO, start=True)

    async def spoil() -> None:
        store = Store(url_of(tmp_path / "store"))
        await store.open()
        await store.do(update(JOURNAL).where(JOURNAL.c.table == bad["id"]).values(digest=b"other"))
        await store.close()

    asyncio.run(spoil())
    with serving(tmp_path / "store") as room:
        again = with_token(room, ann)
        assert again.get(f"/api/tables/{good['id']}")["state"] == "playing"
        assert again.get(f"/api/tables/{bad['id']}")["state"] == "frozen"


def test_a_bot_keeps_the_seat_of_who_is_cut_off_until_they_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "store", away_seconds=0.1) as room:
        ann, bob, table = two_at_a_table(room)
        cut_off(ann, bob, table)


def cut_off(ann: Person, bob: Person, table: str) -> None:
    with ann.at(table) as one:
        one.until_type("view")
        with bob.at(table) as other:
            other.until_type("view")
        one.until(lambda heard: heard["type"] == "table" and heard["table"]["seats"][1]["kept"])
        if one.view["moves"]:
            one.move("draw stock")
            one.until_type("update")
            one.move(f"discard {one.view['hand'][0]}")
        one.until(lambda heard: heard["type"] == "update" and heard["seat"] == 1)
        with bob.at(table) as back:
            back.until_type("view")
            here = one.until(lambda heard: heard["type"] == "table" and heard["table"]["seats"][1]["here"])
            assert here["table"]["seats"][1]["kept"] is False


def test_nothing_moves_while_nobody_is_here(room: Playroom) -> None:
    ann = room.person("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], start=True)
    before = ann.get(f"/api/tables/{table['id']}")["number"]
    with ann.at(ann.table(start=True)["id"]) as elsewhere:
        elsewhere.until_type("view")
        assert elsewhere.ask(type="view")["type"] == "view"
    assert before == 1
    assert ann.get(f"/api/tables/{table['id']}")["number"] == 1


def test_a_table_at_which_nobody_is_leaves_memory_and_comes_back(room: Playroom) -> None:
    ann, _, table = two_at_a_table(room)
    here = ann.table()["id"]
    live = next(live for live in room.desk.tables() if live.id == table)
    live.idle_since -= IDLE_SECONDS + 1
    loop = live._task.get_loop()
    with ann.at(here) as one:
        one.next()
        asyncio.run_coroutine_threadsafe(room.desk.sweep(), loop).result(PATIENCE)
        there = [one.id for one in room.desk.tables()]
        assert table not in there
        assert here in there
    shown = ann.get(f"/api/tables/{table}")
    assert (shown["state"], shown["number"]) == ("playing", 1)


def test_who_stands_up_in_a_match_leaves_the_seat_to_a_bot_for_good(room: Playroom) -> None:
    ann, bob, table = two_at_a_table(room)
    bob.post(f"/api/tables/{table}/stand")
    assert bob.get("/api/matches") == []
    seats = ann.get(f"/api/tables/{table}")["seats"]
    assert (seats[1]["kind"], seats[1]["name"], seats[1]["level"]) == ("bot", "Bob", "greedy")
    assert bob.refused("POST", f"/api/tables/{table}/stand") == (404, "table-unknown")


def test_a_match_is_erased_when_nobody_keeps_it(room: Playroom) -> None:
    ann, bob, table = two_at_a_table(room)
    assert bob.http.delete(f"/api/matches/{table}").status_code == 204
    assert bob.get("/api/matches") == []
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["Ann", "…"]
    assert ann.get(f"/api/matches/{table}/record")["seats"] == ["Ann", "…"]
    assert ann.http.delete(f"/api/matches/{table}").status_code == 204
    assert ann.refused("GET", f"/api/tables/{table}") == (404, "table-unknown")


def test_who_is_forgotten_leaves_nothing_in_the_store(tmp_path: Path) -> None:
    with serving(tmp_path / "store") as room:
        ann, bob, table = two_at_a_table(room)
        ann.table()
        assert ann.http.delete("/api/me").status_code == 204
        assert ann.http.get("/api/me").status_code == 401
        assert bob.get(f"/api/tables/{table}")["seats"][0]["name"] == "…"
        assert bob.http.delete("/api/me").status_code == 204

    async def counts() -> list[int]:
        store = Store(url_of(tmp_path / "store"))
        await store.open()
        found = [
            (await store.rows(select(func.count()).select_from(one)))[0][0] for one in (GUESTS, TABLES, SEATS, JOURNAL)
        ]
        await store.close()
        return found

    assert asyncio.run(counts()) == [0, 0, 0, 0]


def test_time_runs_out_for_who_does_not_move(tmp_path: Path) -> None:
    """TAB-10, RAM-46: the server makes the move `timeout`."""
    with serving(tmp_path / "store") as room:
        ann, bob, table = two_at_a_table(room, timer=15)
        live = next(live for live in room.desk.tables() if live.id == table)
        with ann.at(table) as one, bob.at(table) as other:
            one.until_type("view")
            other.until_type("view")
            whole = one.ask(type="view")
            assert 0 < whole["left"] <= 15
            assert one.ask(type="time")["type"] == "done"
            assert 60 < one.ask(type="view")["left"] <= 75
            mover = one if one.view["moves"] else other
            live.clocks.turn_until = 0.0
            one.ask(type="away") if mover is other else other.ask(type="away")
            update = one.until_type("update")
            assert (update["move"], update["seat"]) == ("timeout", mover.view["seat"])


def test_there_is_no_time_to_ask_for_where_none_runs(room: Playroom) -> None:
    ann, _, table = two_at_a_table(room)
    with ann.at(table) as one:
        one.until_type("view")
        assert one.ask(type="time")["code"] == "not-now"
        assert one.ask(type="deal", expected=1)["code"] == "not-now"
        assert one.ask(type="deal", expected=0)["code"] == "stale"
