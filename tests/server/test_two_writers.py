"""Of two servers on one store, one at most writes each number; readers that are too slow hold nobody up."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.playroom import PATIENCE, Person, Playroom, Sitting, serving

TWO = [{"kind": "me"}, {"kind": "open"}]


def at(room: Playroom, person: Person) -> Person:
    """The same person at another server."""
    client = httpx.Client(base_url=room.url, timeout=PATIENCE, headers={"Authorization": f"Bearer {person.token}"})
    room.clients.append(client)
    return Person(room, client, person.id, person.token)


def test_of_two_writers_one_loses_and_reads_on(tmp_path: Path) -> None:
    with serving(tmp_path / "store") as one, serving(tmp_path / "store") as other:
        ann, bob = one.person("Ann"), one.person("Bob")
        table = ann.table(seats=TWO)["id"]
        invite = ann.get(f"/api/tables/{table}")["invite"]
        bob.post(f"/api/tables/{table}/sit?invite={invite}", {"seat": 1})
        ann.post(f"/api/tables/{table}/start")
        people = (ann, bob)
        with ann.at(table) as first, bob.at(table) as second:
            first.until_type("view")
            second.until_type("view")
            mover = 0 if first.view["moves"] else 1
            sitting: Sitting = (first, second)[mover]
            elsewhere = at(other, people[mover])
            with elsewhere.at(table) as late:
                late.until_type("view")
                assert late.number == 1
                assert sitting.move("draw stock")["number"] == 2
                late.send(type="move", expected=1, move="draw stock")
                assert late.closed() == 1012
                assert [heard for heard in late.heard if heard["type"] in ("done", "update")] == []
            with elsewhere.at(table) as back:
                back.until_type("view")
                assert back.number == 2
                assert len(back.view["hand"]) == 15


def test_who_does_not_read_is_dropped_and_can_come_back(room: Playroom) -> None:
    ann, bob = room.person("Ann"), room.person("Bob")
    table = ann.table(seats=TWO, open=True)["id"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    live = next(live for live in room.desk.tables() if live.id == table)
    with ann.at(table) as one:
        one.until_type("view")
        with bob.at(table) as deaf:
            deaf.until_type("view")
            client = next(client for client in live.clients if client.guest.id == bob.id)
            asked = 0
            while client.closing is None:
                asked += 1
                deaf.send(type="view")
                assert asked < 20_000
            assert client.closing == (1013, "too much unsent")
            deaf.closed()
            assert len(deaf.heard) < asked
        assert one.ask(type="view")["number"] == 1
        with bob.at(table) as back:
            assert back.until_type("view")["number"] == 1


def test_a_command_that_only_the_store_remembers_is_not_carried_out_again(room: Playroom) -> None:
    ann = room.person("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)["id"]
    live = next(live for live in room.desk.tables() if live.id == table)
    with ann.at(table) as one:
        one.until_my_turn()
        first = one.move("draw stock")
        one.until_type("update")
        live.replies.clear()
        number, hand = one.number, one.view["hand"]
        again = one.ask(type="move", id=first["id"], expected=number, move=f"discard {hand[0]}")
        assert again == first
        assert one.ask(type="view")["number"] == number
        assert one.move(f"discard {hand[0]}")["type"] == "done"
