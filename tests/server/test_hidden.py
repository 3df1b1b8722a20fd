"""No byte that goes to a seat depends on a card that it may not see, and none of it is in the log."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from rummery.bots import bot_at
from rummery.cards.card import NONE
from rummery.cards.names import names
from rummery.cards.shuffle import Dice
from rummery.games import GAMES
from rummery.play.events import STOCK, Ended, Moved, Restocked
from rummery.play.laws import Refusal
from rummery.play.sight import observe
from rummery.server import wire
from rummery.server.clients import encoded
from rummery.server.course import Course
from rummery.server.shown import Moment, Step
from rummery.server.speeches import speech_in
from rummery.table.journal import Made
from rummery.table.table import AnyState
from tests.conformance.test_hidden_cards import dealt_otherwise
from tests.server.playroom import Json, Playroom, serving

CARD = re.compile(r"(?<!=)\b[A23456789TJQK][CDHS]\b")
"""A card that is named, not one that a joker stands for."""
BOTS = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]


def replaced(moment: Moment, state: AnyState) -> Moment:
    return Moment(moment.number, state, moment.lines, moment.over, moment.asked)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_to_a_seat_is_the_same_whatever_the_others_hold(game: str) -> None:
    """The update for the same step among other hidden cards is the same, byte for byte."""
    dice = Dice(b"hidden".ljust(32, b"."))
    compared = 0
    for number in range(3):
        course = Course(GAMES[game], {}, ("Ann", "Bob", "Cat"), bytes([number]) * 32)
        course.take(course.plan_deal())
        bots = [bot_at(("greedy", "random")[seat % 2], course.game, bytes(32), seat) for seat in range(3)]
        while course.mover is not None and course.number < 80:
            mover = course.mover
            plan = course.plan(mover, bots[mover].choose(course.table.view(mover)))
            assert not isinstance(plan, Refusal)
            step = course.take(plan)
            compared += compare(course, step, dice)
    assert compared > 300


def compare(course: Course, step: Step, dice: Dice) -> int:
    compared = 0
    for seat in (0, 1, 2, None):
        for speech in (None, speech_in("en"), speech_in("ru")):
            view = course.shower.view(step.after, seat, speech)
            other = replaced(step.after, dealt_otherwise(step.after.state, seat, dice))
            assert sent(course.shower.view(other, seat, speech)) == sent(view)
        if any(isinstance(event, Ended | Restocked) for event in step.events) or draws_for(step, seat):
            continue
        before = replaced(step.before, dealt_otherwise(step.before.state, seat, dice))
        same = Step(before, step.after, step.seat, step.move, None, step.events)
        told = course.shower.words(same, seat, speech_in("en"))
        assert told == course.shower.words(step, seat, speech_in("en"))
        compared += 1
    return compared


def draws_for(step: Step, seat: int | None) -> bool:
    return any(isinstance(event, Moved) and event.source == STOCK and seat == event.target for event in step.events)


def sent(view: wire.ViewShown) -> bytes:
    return encoded(wire.WholeView(0, "", None, [], view))


def visible(live_state: AnyState, seat: int | None) -> Counter[str]:
    """The cards that a seat may see in a state."""
    view = observe(live_state, seat)
    table = NONE.join([laid.meld.cards for laid in view.table])
    return Counter(names(view.hand + view.pile + table).split())


def test_over_a_whole_match_of_bots_no_message_names_a_card_that_was_not_to_be_seen(
    room: Playroom, capfd: pytest.CaptureFixture[str]
) -> None:
    """What went over the wire is held against the record of the match, which knows every hand."""
    host, stranger, player = room.person("Host"), room.person("Eve"), room.person("Pat")
    seats = [{"kind": "open"}, *BOTS]
    table = host.table(seats=seats, options={"limit": 500}, open=True)
    player.post(f"/api/tables/{table['id']}/sit", {"seat": 0})
    host.post(f"/api/tables/{table['id']}/start")
    with stranger.at(table["id"], "lang=en") as watching, player.at(table["id"]) as playing:
        playing.until_type("view")
        playing.ask(type="away")
        for sitting in (watching, playing):
            while not sitting.view.get("over"):
                sitting.next()
                if sitting is playing and sitting.view.get("phase") == "over" and not sitting.view["over"]:
                    playing.send(type="deal", expected=playing.number)
        messages: list[tuple[int | None, list[Json]]] = [(None, watching.heard), (0, playing.heard)]
        texts = "\n".join([*watching.raw, *playing.raw])
        last = watching.until(lambda heard: heard["type"] == "table" and heard["table"]["state"] == "over")
    live = next(live for live in room.desk.tables() if live.id == table["id"])
    states = states_of(live.course)
    checked = 0
    for seat, heard in messages:
        for message in heard:
            if message["type"] not in ("view", "update"):
                continue
            seen = visible(states[message["number"]], seat) + visible(states[max(1, message["number"] - 1)], seat)
            named = set(CARD.findall(json.dumps(message)))
            assert named <= set(seen), (seat, message)
            checked += 1
    assert checked > 60
    log = capfd.readouterr()
    assert CARD.search(log.out + log.err) is None
    assert live.seed.hex() not in log.out + log.err + texts
    assert live.invite not in log.out + log.err + "".join(watching.raw)
    assert last["table"]["fair"]["seed"] == live.seed.hex()


def states_of(course: Course | None) -> dict[int, AnyState]:
    """Every state of a match by its number, from the match played again."""
    assert course is not None
    again = Course(course.game, course.table.values, course.shower.names, course.table.seed)
    found: dict[int, AnyState] = {}
    for entries in course.table.journal.deals():
        again.take(again.plan_deal())
        found[again.number] = again.moment.state
        for entry in entries[1:]:
            assert isinstance(entry, Made)
            plan = again.plan(entry.seat, entry.move)
            assert not isinstance(plan, Refusal)
            again.take(plan)
            found[again.number] = again.moment.state
    return found


def test_an_error_in_a_table_is_logged_without_what_it_was_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """It stops that table, with a number for the log, and no other."""
    with serving(tmp_path / "store") as room:
        ann = room.person("Ann")
        good, bad = ann.table(start=True, pace=5000), ann.table(start=True, pace=5000)
        live = next(live for live in room.desk.tables() if live.id == bad["id"])
        assert live.course is not None

        def fail(seat: int, move: object) -> None:
            raise RuntimeError("holds the KS")

        monkeypatch.setattr(live.course, "plan", fail)
        with ann.at(bad["id"]) as sitting:
            sitting.until_type("view")
            sitting.send(type="move", expected=1, move="draw stock")
            frozen = sitting.until(lambda heard: heard["type"] == "table" and heard["table"]["state"] == "frozen")
            number = frozen["table"]["frozen"]
            refused = sitting.ask(type="away")
            assert refused["code"] == "frozen"
            assert number in refused["message"]
        with ann.at(good["id"]) as sitting:
            sitting.until_type("view")
            assert sitting.ask(type="away")["type"] == "done"
        log = capfd.readouterr()
        assert number in log.out + log.err
        assert "the KS" not in log.out + log.err


def test_an_error_in_a_question_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("holds the KS")

    with serving(tmp_path / "store") as room:
        ann = room.person("Ann")
        table = ann.table(seats=[{"kind": "me"}, BOTS[0]], start=True)
        with ann.at(table["id"]) as sitting:
            sitting.until_my_turn()
            monkeypatch.setattr("rummery.server.commands.arrange", fail)
            failed = sitting.ask(type="hint")
            assert (failed["code"], "KS" in failed["message"]) == ("failed", False)
            monkeypatch.undo()
            assert sitting.ask(type="hint")["type"] == "hint"
            assert sitting.move(sitting.moves()[0])["type"] == "done"
