"""Playing over a socket: every seat its own view, answers given once, nothing missed, matches to the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.playroom import Json, Person, Playroom, Sitting, serving

ME_AND_OPEN = [{"kind": "me"}, {"kind": "open"}]
SHORT = {"limit": 300, "first_lay": 15}


def two_at_a_table(room: Playroom, **wanted: object) -> tuple[Person, Person, str]:
    """Ann at seat 0 and Bob at seat 1; the match has begun."""
    ann, bob = room.person("Ann"), room.person("Bob")
    table = ann.table(seats=ME_AND_OPEN, **wanted)
    bob.post(f"/api/tables/{table['id']}/sit?invite={table['invite']}", {"seat": 1})
    ann.post(f"/api/tables/{table['id']}/start")
    return ann, bob, table["id"]


@contextmanager
def both_at_a_table(room: Playroom, bob_asks: str = "", **wanted: object) -> Iterator[tuple[Sitting, Sitting]]:
    """Who has something to do, and the other: Ann and Bob at the first deal."""
    ann, bob, table = two_at_a_table(room, **wanted)
    with ann.at(table) as one, bob.at(table, bob_asks) as other:
        one.until_type("view")
        other.until_type("view")
        yield (one, other) if one.view["moves"] else (other, one)


def test_a_seat_sees_its_hand_and_how_many_cards_the_others_have(room: Playroom) -> None:
    with both_at_a_table(room) as (mover, waiter):
        assert {mover.view["seat"], waiter.view["seat"]} == {0, 1}
        assert mover.view["seat"] == mover.table["you"]
        assert len(mover.view["hand"]) == len(waiter.view["hand"]) == 14
        assert mover.view["hand"] != waiter.view["hand"]
        assert mover.view["sizes"] == waiter.view["sizes"] == [14, 14]
        assert mover.view["stock"] == 2 * 54 - 28
        assert (mover.view["phase"], mover.view["pile"], mover.view["table"]) == ("draw", [], [])
        assert mover.moves() == ["draw stock"]
        assert waiter.moves() == []


def test_a_move_is_answered_and_shown_to_each_seat_as_it_may_see_it(room: Playroom) -> None:
    with both_at_a_table(room, "lang=ru") as (mover, waiter):
        assert mover.move("draw stock") == {"type": "done", "id": mover.heard[-1]["id"], "number": 2}
        mine, theirs = mover.until_type("update"), waiter.until_type("update")
        drawn = mine["events"][0]["cards"]
        assert len(drawn) == 1
        assert drawn[0] in mover.view["hand"]
        seat = mover.view["seat"]
        assert theirs["events"][0] == {"event": "moved", "from": "stock", "to": seat, "count": 1, "cards": None}
        assert len(mover.view["hand"]) == waiter.view["sizes"][seat] == 15
        assert mine["words"][0].startswith({0: "You draw", 1: "Вы берёте"}[seat])
        assert theirs["words"] == [{0: "Ann берёт карту из прикупа.", 1: "Bob draws a card from the stock."}[seat]]
        assert mine["move"] == theirs["move"] == "draw stock"
        card = mover.view["hand"][0]
        assert mover.move(f"discard {card}")["number"] == 3
        mover.until_type("update")
        assert waiter.until_type("update")["change"]["pile"] == [card]
        assert waiter.moves()[0] == "draw stock"
        assert mover.moves() == []


def test_the_moves_offered_say_which_cards_and_melds_they_touch(room: Playroom) -> None:
    with both_at_a_table(room) as (mover, _):
        mover.move("draw stock")
        mover.until_type("update")
        discards = next(group for group in mover.view["moves"] if group["verb"] == "discard")["moves"]
        assert sorted({choice["cards"][0] for choice in discards}) == sorted(set(mover.view["hand"]))
        assert all(choice["move"] == f"discard {choice['cards'][0]}" and choice["at"] == [] for choice in discards)
        assert all(choice["label"].startswith(("discard the ", "discard a joker")) for choice in discards)


def test_the_same_command_again_gets_the_same_answer_and_does_nothing(room: Playroom) -> None:
    with both_at_a_table(room) as (mover, _):
        first = mover.move("draw stock")
        mover.until_type("update")
        assert mover.ask(type="move", id=first["id"], expected=1, move="draw stock") == first
        refused = mover.ask(type="move", expected=2, move="draw stock")
        assert mover.ask(type="move", id=refused["id"], expected=2, move="draw stock") == refused
        assert mover.number == 2
        with mover.who.at(mover.table["id"]) as again:
            again.until_type("view")
            assert again.ask(type="move", id=first["id"], expected=1, move="draw stock") == first
            assert again.number == 2


def test_a_command_that_expects_another_number_gets_what_it_missed(room: Playroom) -> None:
    with both_at_a_table(room) as (mover, _):
        mover.move("draw stock")
        update = mover.until_type("update")
        late = mover.ask(type="move", expected=1, move=f"discard {mover.view['hand'][0]}")
        assert (late["code"], late["number"]) == ("stale", 2)
        assert late["missed"] == [update]
        early = mover.ask(type="move", expected=7, move=f"discard {mover.view['hand'][0]}")
        assert (early["code"], early["missed"]) == ("stale", None)
        assert mover.until_type("view")["number"] == 2


def test_who_was_cut_off_gets_exactly_what_was_missed(room: Playroom) -> None:
    with both_at_a_table(room) as (mover, waiter):
        who, table = waiter.who, waiter.table["id"]
        waiter.socket.close()
        for move in ("draw stock", f"discard {mover.view['hand'][0]}"):
            mover.move(move)
            mover.until_type("update")
        with who.at(table, f"after=1&hash={waiter.hash}") as back:
            back.view, back.number = waiter.view, 1
            assert back.next()["resumed"] is True
            assert [back.next()["number"], back.next()["number"]] == [2, 3]
            assert back.view["moves"] != []
        with who.at(table, f"after=1&hash={'0' * 16}") as back:
            assert back.next()["resumed"] is False
            assert back.next()["type"] == "view"
        with who.at(table, f"after=3&hash={mover.hash}") as back:
            assert back.next()["resumed"] is False
            assert back.until_type("view")["view"]["seat"] == waiter.view["seat"]


def test_a_refusal_names_the_rule_and_changes_nothing(room: Playroom) -> None:
    with both_at_a_table(room, "lang=ru") as (mover, waiter):
        refused = waiter.move("draw stock")
        assert (refused["code"], refused["rule"], refused["number"]) == ("rule", "TAB-02", 1)
        assert "TAB-02" in refused["text"]
        drawn = mover.move(f"discard {mover.view['hand'][0]}")
        assert (drawn["rule"], drawn["code"]) == ("TAB-03", "rule")
        assert (mover.number, waiter.number) == (1, 1)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("dance", "move-unknown"),
        ("", "move-unknown"),
        ("discard", "move-form"),
        ("discard 1Z", "card-unreadable"),
        ("meld", "meld-empty"),
        ("meld " + "AS " * 600, "cards-too-many"),
        ("timeout", "not-now"),
    ],
)
def test_a_text_that_is_no_move_is_refused_with_what_is_wrong(room: Playroom, move: str, code: str) -> None:
    ann, _, table = two_at_a_table(room)
    with ann.at(table) as one:
        one.until_type("view")
        refused = one.move(move)
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["message"] != ""
        assert one.number == 1


def test_cards_that_were_picked_can_be_asked_about(room: Playroom) -> None:
    with both_at_a_table(room) as (mover, _):
        mover.move("draw stock")
        mover.until_type("update")
        first, second = mover.view["hand"][:2]
        alone = options(mover, first)
        assert alone[0]["move"] == f"discard {first}"
        assert alone[0]["refusal"] is None
        both = options(mover, f"{first} {second}")
        melds = next(option for option in both if option["verb"] == "meld")
        assert melds["move"].split()[0] == "meld"
        assert melds["refusal"]["rule"].startswith(("RAM-1", "TAB-0"))
        assert melds["refusal"]["message"] != ""
        foreign = next(card for card in ("AS", "KH", "9C", "4D", "TS") if card not in mover.view["hand"])
        held = next(option for option in options(mover, foreign) if option["verb"] == "discard")
        assert held["refusal"]["rule"] == "TAB-04"
        assert mover.ask(type="options", cards="ZZ")["code"] == "card-unreadable"
        assert mover.ask(type="options", cards="AS / ")["code"] == "meld-empty"
        assert options(mover, "") == []


def options(sitting: Sitting, cards: str) -> list[Json]:
    found: list[Json] = sitting.ask(type="options", cards=cards)["options"]
    return found


def test_what_is_offered_for_cards_is_what_may_be_done_with_them(room: Playroom) -> None:
    """Over a whole deal: each offered move is among the options for its cards, as lawful."""
    ann = room.person()
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], options=SHORT, start=True)
    asked = 0
    with ann.at(table["id"]) as one:
        one.until_my_turn()
        while one.view["phase"] != "over" and asked < 12:
            for group in one.view["moves"]:
                choice = group["moves"][-1]
                if choice["cards"] and asked < 12:
                    asked += 1
                    found = options(one, " ".join(choice["cards"]))
                    assert choice["move"] in [option["move"] for option in found if option["refusal"] is None]
            one.move(one.moves()[-1])
            one.until_type("update")
            one.until_my_turn()
    assert asked >= 3


def test_hints_are_given_where_the_table_allows_them(room: Playroom) -> None:
    for allowed in (True, False):
        with both_at_a_table(room, hints=allowed) as (mover, waiter):
            hint = mover.ask(type="hint")
            if allowed:
                assert (hint["move"], hint["label"]) == ("draw stock", "draw from the stock")
                told = " ".join([*hint["melds"], hint["left"]]).split()
                assert sorted(card.split("=")[0] for card in told) == sorted(mover.view["hand"])
                assert waiter.ask(type="hint")["code"] == "not-now"
            else:
                assert hint["code"] == "hints-off"


def play_to_the_end(one: Sitting) -> None:
    """Play until the match is over; the next deal as soon as one is over."""
    play_a_deal(one)
    while not one.view["over"]:
        one.send(type="deal", expected=one.number)
        one.until_type("update")
        play_a_deal(one)


def play_a_deal(one: Sitting) -> None:
    """Make the first move offered until the deal is over."""
    for _ in range(5000):
        if one.view and one.view["phase"] == "over":
            return
        if one.view and one.view["moves"]:
            assert one.move(one.moves()[0])["type"] == "done"
            one.until_type("update")
        else:
            one.next()
    raise AssertionError("no end")


def test_a_match_goes_on_deal_after_deal_to_its_end(room: Playroom) -> None:
    ann = room.person("Ann")
    bots = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
    table = ann.table(seats=[{"kind": "me"}, *bots], options=SHORT, start=True)
    with ann.at(table["id"], "words=off") as one:
        play_to_the_end(one)
        over = one.view["over"]
        assert max(over["totals"]) >= 300
        assert over["winners"] == [at for at, total in enumerate(over["totals"]) if total == max(over["totals"])]
        told = one.until(lambda message: message["type"] == "table" and message["table"]["state"] == "over")
        assert told["table"]["over"]["winners"] == over["winners"]
        refused = one.ask(type="move", expected=one.number, move="draw stock")
        assert refused["rule"] == "TAB-06"
    sheet = ann.get(f"/api/tables/{table['id']}/scores")
    assert sheet["deals"][-1]["totals"] == over["totals"]
    assert [deal["deal"] for deal in sheet["deals"]] == list(range(1, len(sheet["deals"]) + 1))
    assert all(deal["over"] for deal in sheet["deals"])
    listed = next(match for match in ann.get("/api/matches") if match["id"] == table["id"])
    assert (listed["state"], listed["winners"], listed["totals"]) == ("over", over["winners"], over["totals"])


@pytest.mark.parametrize("alone", [True, False])
def test_the_next_deal_waits_for_who_plays_alone(tmp_path: Path, alone: bool) -> None:
    with serving(tmp_path / "store", deal_seconds=0.0, away_seconds=0.0) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        table = ann.table(seats=[{"kind": "me"}, {"kind": "bot"} if alone else {"kind": "open"}], open=True)
        if not alone:
            bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
        with ann.at(table["id"]) as one:
            ann.post(f"/api/tables/{table['id']}/start")
            one.until_type("view")
            play_a_deal(one)
            if alone:
                assert one.ask(type="view")["view"]["deal"] == 1
                one.send(type="deal", expected=one.number)
            one.until_type("update")
            assert one.view["deal"] == 2


def test_who_waits_for_the_first_deal_gets_a_view_with_it(room: Playroom) -> None:
    ann = room.person("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot"}])
    with ann.at(table["id"]) as one:
        assert one.next()["number"] == 0
        assert one.ask(type="view")["code"] == "not-now"
        assert one.ask(type="move", expected=0, move="draw stock")["code"] == "not-now"
        ann.post(f"/api/tables/{table['id']}/start")
        first = one.until_type("view")
        assert (first["number"], len(one.view["hand"])) == (1, 14)
        assert first["log"][0].startswith("Deal 1.")
        late = one.ask(type="move", expected=0, move="draw stock")
        assert (late["code"], late["missed"]) == ("stale", None)
