"""Records: written, read, played again; and what is wrong with one, and where."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.bots import bot_at
from rummery.cards.shuffle import derived, salted
from rummery.games import GAMES
from rummery.play.events import OVER
from rummery.play.laws import Refusal
from rummery.play.match import MatchOver
from rummery.play.moves import TIMEOUT, Discard, Move
from rummery.play.options import Value
from rummery.play.problem import Problem
from rummery.table.journal import audit
from rummery.table.record import MatchRecord, begin, read_record, table_of, text_of_record, write_record
from rummery.table.replay import DealEnded, Dealing, Moving, Refused, Replay, Step, deal_outcome
from rummery.table.table import Table, first_dealer

RAMI = GAMES["rami"]
SEED = bytes(range(32))
START: dict[str, Any] = {"format": "rummery/1", "game": "rami", "seats": ["Ann", "Bob"]}
LAST_CARD: dict[str, Any] = {
    "hands": ["7H 7D 7C", "KS"],
    "turn": 0,
    "phase": "play",
    "opened": [True, True],
}
"""Seat 0 goes out with its sevens: 15 for them, 10 for the king."""


def read(record: object) -> MatchRecord:
    return read_record(json.dumps(record).encode())


def problem_of(record: object) -> Problem:
    with pytest.raises(Problem) as caught:
        read(record)
    return caught.value


def replayed(record: object) -> tuple[Table, list[Step]]:
    replay = Replay(read(record))
    steps = list(replay.steps())
    return replay.table, steps


def of_one_deal(**deal: object) -> dict[str, Any]:
    return {**START, "deals": [deal]}


def played(values: dict[str, Value], seats: int, moves: int, seed: bytes = SEED) -> Table:
    """Bots at a table, with a time-out now and then."""
    table = Table(RAMI, values, ("Ann", "Боб", "Cid", "Dee")[:seats], seed)
    bots = [bot_at(("greedy", "random")[seat % 2], RAMI, seed, seat) for seat in range(seats)]
    for number in range(moves):
        if table.over is not None:
            break
        if table.between_deals():
            table.begin_deal()
        move: Move = TIMEOUT if number % 17 == 16 else bots[table.turn].choose(table.view(table.turn))
        assert not isinstance(table.submit(table.turn, move), Refusal)
    return table


@pytest.mark.parametrize(
    ("values", "seats", "moves"),
    [
        ({}, 2, 0),
        ({}, 2, 250),
        ({"first_lay": 15, "manipulation": True}, 4, 250),
        ({"elimination": True, "elimination_limit": 100}, 3, 2000),
        ({"identical": True, "discard": "multiple", "timer": 30}, 4, 250),
        ({"deals": 2, "first_upcard": True, "must_use_discard": True, "discard": "multiple"}, 2, 2000),
    ],
)
def test_what_was_played_is_the_same_after_writing_reading_and_replaying(
    values: dict[str, Value], seats: int, moves: int
) -> None:
    table = played(values, seats, moves)
    record = write_record(table, "2026-11-29", (None, "greedy", None, None)[:seats])
    again = read_record(text_of_record(record).encode())
    assert again.names == table.names
    assert again.values == table.values == values
    assert again.began == "2026-11-29"
    assert again.bots == (None, "greedy", None, None)[:seats]
    assert again.seed == SEED
    replay = Replay(again)
    steps = list(replay.steps())
    assert not any(isinstance(step, Refused) for step in steps)
    assert replay.table.state == table.state or not moves
    assert replay.table.totals == table.totals
    assert replay.table.over == table.over
    assert list(replay.table.journal) == list(table.journal)
    assert write_record(replay.table, "2026-11-29", again.bots) == record
    assert audit(RAMI, replay.table.journal) == []


@given(st.integers(0, 2**64), st.integers(0, 120), st.booleans(), st.integers(2, 4))
@settings(max_examples=25)
def test_any_match_is_the_same_after_writing_reading_and_replaying(
    seed: int, moves: int, manipulation: bool, seats: int
) -> None:
    table = played({"manipulation": True} if manipulation else {}, seats, moves, seed.to_bytes(32, "big"))
    replay = Replay(read_record(text_of_record(write_record(table, None)).encode()))
    for step in replay.steps():
        assert not isinstance(step, Refused)
    assert list(replay.table.journal) == list(table.journal)


def test_a_record_holds_only_what_is_needed() -> None:
    table = Table(RAMI, {"first_lay": 40, "penalty": 0}, ("Ann", "Боб"), SEED, 1)
    table.begin_deal()
    table.submit(0, TIMEOUT)
    record = write_record(table, None)
    thrown = f"discard {record['deals'][0]['moves'][0]}"
    assert record == {
        "format": "rummery/1",
        "game": "rami",
        "options": {"penalty": 0},
        "seats": ["Ann", "Боб"],
        "seed": SEED.hex(),
        "deals": [{"seed": derived(SEED, "deal 1").hex(), "dealer": 1, "moves": ["0 timeout"]}],
    }
    assert thrown == "discard 0 timeout"
    assert "Боб" in text_of_record(record)
    assert json.loads(text_of_record(record)) == record


def test_TAB_09_deals_without_a_seed_follow_from_the_seed_of_the_match() -> None:
    table, steps = replayed({**START, "seed": SEED.hex(), "deals": [{"moves": []}, {"moves": []}]})
    assert [step.deal for step in steps if isinstance(step, Dealing)] == [0, 1]
    assert table.state.seed == derived(SEED, "deal 2")
    first = first_dealer(SEED, 2)
    assert table.state.match.dealer == 1 - first


def test_TAB_09_salts_make_the_seed_of_the_match() -> None:
    salts = [bytes([number]) * 32 for number in (1, 2)]
    table, _ = replayed(
        {**START, "seed": SEED.hex(), "salts": [salt.hex() for salt in salts], "deals": [{"moves": []}]}
    )
    assert table.seed == salted(SEED, salts) != SEED
    assert table.state.seed == derived(salted(SEED, salts), "deal 1")
    again = read_record(text_of_record(write_record(table, None)).encode())
    assert again.seed == table.seed  # the salts are in it already


def test_TAB_09_a_deal_follows_from_its_seed_and_its_dealer() -> None:
    for dealer in (0, 1):
        table, _ = replayed(of_one_deal(seed="11" * 32, dealer=dealer, moves=[]))
        assert (table.state.seed, table.state.match.dealer, table.turn) == (b"\x11" * 32, dealer, 1 - dealer)
    table, _ = replayed(of_one_deal(seed="11" * 32, moves=[]))
    assert table.state.match.dealer == 0
    table, _ = replayed({**START, "deals": [{"seed": "11" * 32, "moves": []}, {"seed": "22" * 32, "moves": []}]})
    assert table.state.match.dealer == 1


def test_a_position_with_its_moves_and_result() -> None:
    table, steps = replayed(of_one_deal(position=LAST_CARD, moves=["0 meld 7H 7D 7C"], result=[25, 0]))
    assert [type(step) for step in steps] == [Dealing, Moving, DealEnded]
    assert table.state.phase == OVER
    outcome = deal_outcome(table)
    assert outcome["over"] is True
    assert outcome["scores"] == outcome["totals"] == [25, 0]
    assert outcome["lines"] == [
        {"seat": 0, "points": 15, "rule": "RAM-31"},
        {"seat": 0, "points": 10, "rule": "RAM-32"},
    ]
    assert outcome["legal"] == []
    assert outcome["position"]["phase"] == "over"


def test_what_is_offered_after_the_last_move() -> None:
    table, _ = replayed(of_one_deal(position={**LAST_CARD, "hands": ["7H 7D 7C 2C", "KS"]}, moves=[]))
    assert sorted(deal_outcome(table)["legal"]) == sorted(
        ["meld 7C 7D 7H", "discard 2C", "discard 7C", "discard 7D", "discard 7H"]
    )


def test_a_wrong_result_is_refused_by_no_rule() -> None:
    table, steps = replayed(of_one_deal(position=LAST_CARD, moves=["0 meld 7H 7D 7C"], result=[24, 0]))
    refused = steps[-1]
    assert isinstance(refused, Refused)
    assert (refused.deal, refused.move, refused.text, refused.refusal) == (0, 1, "24 0", None)
    assert table.state.scores == (25, 0)  # all before it stands


def test_a_refused_move_ends_the_replay_and_all_before_it_stands() -> None:
    position = {**LAST_CARD, "hands": ["5S 6S 7S KD 2C", "KS 3C"], "stock": "4C 4D 4H"}
    texts = ["0 meld 5S 6S 7S", "0 discard 2C", "1 draw stock", "1 lay 8S @1", "1 discard KS"]
    table, steps = replayed({**START, "deals": [{"position": position, "moves": texts}, {"position": LAST_CARD}]})
    refused = steps[-1]
    assert isinstance(refused, Refused)
    assert (refused.deal, refused.move, refused.seat, refused.text) == (0, 3, 1, "1 lay 8S @1")
    assert refused.refusal is not None
    assert refused.refusal.rule == "TAB-04"
    assert table.state.scores == (15, 0)
    assert len(table.view(1).hand) == 3


def test_texts_stay_as_they_were_written() -> None:
    _, steps = replayed(of_one_deal(position=LAST_CARD, moves=["0 MELD 7♥ 7d 7c"]))
    assert isinstance(steps[1], Moving)
    assert (steps[1].seat, steps[1].text) == (0, "0 MELD 7♥ 7d 7c")


def test_totals_are_carried_from_deal_to_deal() -> None:
    deal: dict[str, Any] = {"position": LAST_CARD, "moves": ["0 meld 7H 7D 7C"], "result": [25, 0]}
    table, _ = replayed({**START, "deals": [deal, deal, copy.deepcopy(deal)]})
    assert table.totals == (75, 0)
    with_totals = {**deal, "position": {**LAST_CARD, "totals": [0, 10]}}
    table, _ = replayed({**START, "deals": [deal, with_totals, deal]})
    assert table.totals == (50, 10)


def test_no_deal_follows_a_match_that_is_over() -> None:
    position = {**LAST_CARD, "totals": [990, 0]}
    won = {"position": position, "moves": ["0 meld 7H 7D 7C"]}
    record = {**START, "seed": SEED.hex(), "deals": [won, {"moves": []}]}
    with pytest.raises(Problem) as caught:
        replayed(record)
    assert (caught.value.key, caught.value.where) == ("record-match-over", "deals[1]")
    table, _ = replayed({**record, "deals": [won, {"position": LAST_CARD}]})
    assert table.over is None


def test_no_eliminated_seat_deals() -> None:
    hands = ["KS", "2C", "KD QD JD TD 9D 8D 7D AS AH AC AD"]
    position = {"hands": hands, "turn": 0, "phase": "play", "opened": [True] * 3, "totals": [0, 0, 90]}
    record = {
        "format": "rummery/1",
        "game": "rami",
        "options": {"elimination": True, "elimination_limit": 100},
        "seats": ["Ann", "Bob", "Cid"],
        "deals": [{"position": position, "moves": ["0 discard KS"]}, {"seed": "11" * 32, "dealer": 2}],
    }
    with pytest.raises(Problem) as caught:
        replayed(record)
    assert (caught.value.key, caught.value.where) == ("input-turn-out", "deals[1].dealer")


WRONG: list[tuple[object, str, str]] = [
    ([], "input-object", ""),
    ({}, "input-missing", ""),
    ({"format": "rummery/1", "game": "rami"}, "input-missing", ""),
    ({**START, "format": "rummery/2"}, "record-format", "format"),
    ({**START, "format": 1}, "record-format", "format"),
    ({**START, "game": "bridge"}, "game-unknown", "game"),
    ({**START, "game": 1}, "input-text", "game"),
    ({**START, "moves": []}, "input-field", ""),
    ({**START, "seats": ["Ann"]}, "seats-range", "seats"),
    ({**START, "seats": "Ann"}, "input-list", "seats"),
    ({**START, "seats": ["Ann", 5]}, "input-text", "seats[1]"),
    ({**START, "seats": ["Ann"] * 9}, "seats-range", "seats"),
    ({**START, "options": []}, "input-object", "options"),
    ({**START, "options": {"first_lay": 5}}, "option-range", "options"),
    ({**START, "options": {"colour": "red"}}, "option-unknown", "options"),
    ({**START, "options": {"first_upcard": True, "discard": "none"}}, "option-clash", "options"),
    ({**START, "began": "yesterday"}, "input-date", "began"),
    ({**START, "began": 2026}, "input-text", "began"),
    ({**START, "seed": "00"}, "input-seed", "seed"),
    ({**START, "salts": []}, "record-salts", "salts"),
    ({**START, "seed": "00" * 32, "salts": ["00" * 32]}, "input-size", "salts"),
    ({**START, "seed": "00" * 32, "salts": ["00" * 32, "00"]}, "input-seed", "salts[1]"),
    ({**START, "bots": ["greedy"]}, "input-size", "bots"),
    ({**START, "bots": ["greedy", 1]}, "input-text", "bots[1]"),
    ({**START, "deals": {}}, "input-list", "deals"),
    ({**START, "deals": ["seed"]}, "input-object", "deals[0]"),
    (of_one_deal(), "record-no-beginning", "deals[0]"),
    (of_one_deal(moves=[]), "record-no-beginning", "deals[0]"),
    (of_one_deal(seed="00"), "input-seed", "deals[0].seed"),
    (of_one_deal(seed="00" * 32, dealer=2), "input-number", "deals[0].dealer"),
    (of_one_deal(seed="00" * 32, turn=1), "input-field", "deals[0]"),
    (of_one_deal(position=LAST_CARD, seed="00" * 32), "record-position-and", "deals[0].seed"),
    (of_one_deal(position=LAST_CARD, dealer=0), "record-position-and", "deals[0].dealer"),
    (of_one_deal(position=[]), "input-object", "deals[0].position"),
    (of_one_deal(position={}), "input-missing", "deals[0].position"),
    (of_one_deal(position={"hands": ["7H", "7Z"]}), "card-unreadable", "deals[0].position.hands[1]"),
    (of_one_deal(seed="00" * 32, moves="0 done"), "input-list", "deals[0].moves"),
    (of_one_deal(seed="00" * 32, moves=["0 done", 5]), "input-text", "deals[0].moves[1]"),
    (of_one_deal(seed="00" * 32, moves=["0 done", "done"]), "move-seat", "deals[0].moves[1]"),
    (of_one_deal(seed="00" * 32, moves=["2 done"]), "move-seat", "deals[0].moves[0]"),
    (of_one_deal(seed="00" * 32, moves=["0 fold"]), "move-unknown", "deals[0].moves[0]"),
    (of_one_deal(seed="00" * 32, moves=["0 discard ZZ"]), "card-unreadable", "deals[0].moves[0]"),
    (of_one_deal(seed="00" * 32, moves=["0 lay 5S"]), "move-form", "deals[0].moves[0]"),
    (of_one_deal(seed="00" * 32, moves=["0 meld"]), "meld-empty", "deals[0].moves[0]"),
    (of_one_deal(seed="00" * 32, result=[1]), "input-size", "deals[0].result"),
    (of_one_deal(seed="00" * 32, result=[1, "2"]), "input-number", "deals[0].result[1]"),
    ({**START, "deals": [{"seed": "00" * 32}, {"seed": 5}]}, "input-text", "deals[1].seed"),
]


@pytest.mark.parametrize(("record", "key", "where"), WRONG, ids=[f"{key}-{where}" for _, key, where in WRONG])
def test_what_is_wrong_has_its_place(record: object, key: str, where: str) -> None:
    problem = problem_of(record)
    assert (problem.key, problem.where) == (key, where)


@pytest.mark.parametrize(
    ("data", "key"), [(b"", "input-json"), (b"\xff", "input-utf8"), (b"[" * 10**7, "input-nested")]
)
def test_a_file_that_is_no_json_is_a_problem(data: bytes, key: str) -> None:
    with pytest.raises(Problem) as caught:
        read_record(data)
    assert caught.value.key == key


def test_a_record_that_is_cut_off_anywhere_is_a_problem() -> None:
    data = text_of_record(write_record(played({}, 2, 20), "2026-11-29")).encode().rstrip()
    for end in range(0, len(data) - 1, 7):
        with pytest.raises(Problem) as caught:
            read_record(data[:end])
        assert caught.value.key in ("input-json", "input-utf8")


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 10**20), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)
GOOD = write_record(played({"manipulation": True}, 2, 12), "2026-11-29", (None, "greedy"))
GOOD["deals"].append({"position": LAST_CARD, "moves": ["0 meld 7H 7D 7C"], "result": [25, 0]})


def places(value: object) -> list[tuple[Any, Any]]:
    """Every container in a value with a key or index of it."""
    found: list[tuple[Any, Any]] = []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        found.append((value, key))
        found.extend(places(each))
    return found


@given(st.data())
@settings(max_examples=200)
def test_whatever_stands_anywhere_in_a_record_it_is_read_or_a_problem(data: st.DataObject) -> None:
    record = copy.deepcopy(GOOD)
    container, key = data.draw(st.sampled_from(places(record)))
    container[key] = data.draw(JSON)
    problem = None
    try:
        found = read(record)
    except Problem as caught:
        problem = caught
        found = read(GOOD)
    assert problem is None or problem.key
    assert found.game is RAMI
    assert isinstance(write_record(table_of(found), found.began), dict)


def test_half_a_character_that_no_file_could_hold_is_no_text() -> None:
    with pytest.raises(Problem) as caught:
        read_record(b'{"format": "rummery/1", "game": "rami", "seats": ["\\ud83c", "Bob"]}')
    assert (caught.value.key, caught.value.where) == ("input-text", "seats[0]")


def test_a_deal_is_begun_at_the_table_of_its_record() -> None:
    record = read(of_one_deal(position=LAST_CARD))
    table = table_of(record)
    assert begin(table, record.deals[0]) == []
    assert table.turn == 0
    done = table.submit(0, Discard(6))
    assert isinstance(done, list)


def test_a_match_that_ended_is_known_to_have_ended() -> None:
    table = played({"deals": 1}, 2, 4000)
    assert isinstance(table.over, MatchOver)
    replay = Replay(read_record(text_of_record(write_record(table, None)).encode()))
    list(replay.steps())
    assert replay.table.over == table.over
