"""TAB-01 to TAB-09, as Rami meets them; what a refused move must not change."""

from __future__ import annotations

import hmac
import json
from typing import Any

import pytest

from rummery.cards.shuffle import Dice
from rummery.games.rami import RAMI
from rummery.play.problem import Problem
from rummery.table.record import read_record, write_record
from rummery.table.replay import Refused, Replay, deal_outcome
from rummery.table.table import Table
from tests.games.rami.situation import SEED, cards, dealt, situation

ON: dict[str, Any] = {"manipulation": True}
OTHER_GAMES = [
    "draw",
    "buy",
    "pass",
    "knock",
    "dead",
    "take back",
    "lay out 5S 6S 7S",
    "down 5S 6S 7S",
    "see 5S 6S 7S",
    "show 5S 6S 7S",
    "tunnela 5S 5S 5S",
]


@pytest.mark.parametrize("text", OTHER_GAMES)
@pytest.mark.parametrize("phase", ["draw", "play", "over"])
def test_TAB_01_moves_of_other_games_are_none_of_this(text: str, phase: str) -> None:
    deal = situation("5S 6S 7S", "KS", phase=phase)
    assert deal.refusal(text) == "TAB-01"
    assert deal.refusal(f"1 {text}") == "TAB-01", "before it is asked whose turn it is"


@pytest.mark.parametrize(
    "text",
    [
        "jump",
        "",
        "meld",
        "meld 5S 6S /",
        "discard",
        "discard 5S 6S",
        "discard 1Z",
        "lay 8S",
        "lay @1",
        "swap 8S 1",
        "draw discard x",
        "split @1",
        "split @1 0",
        "join @1",
        "take 5S",
        "lay 8S @0",
    ],
)
def test_a_text_that_is_no_move_is_an_error_of_the_input(text: str) -> None:
    deal = situation("5S 6S 7S 8S", "KS", table=["9S TS JS"])
    with pytest.raises(Problem):
        deal.refusal(f"0 {text}")


@pytest.mark.parametrize(
    "text", ["draw stock", "draw discard", "meld 5S 6S 7S", "lay 8S @1", "swap 8S @1", "discard 5S", "done", "timeout"]
)
def test_TAB_02_only_the_seat_in_turn_moves(text: str) -> None:
    phase = "draw" if text.startswith("draw") else "play"
    deal = situation("KS", "5S 6S 7S 8S", table=["9S TS JS"], phase=phase, discard="2H")
    assert deal.refusal(f"1 {text}") == "TAB-02"


@pytest.mark.parametrize(
    "text",
    [
        "meld 5S 6S 7S",
        "lay 8S @1",
        "swap 8S @2",
        "discard 5S",
        "done",
        "take 9S @1",
        "split @1 3",
        "join @1 @2",
        "rearrange 8S 9S TS JS QS / X=8S 9S TS",
        "restore",
    ],
)
def test_TAB_03_the_draw_comes_first(text: str) -> None:
    deal = situation("5S 6S 7S 8S", "KS", table=["9S TS JS QS", "X=8S 9S TS"], phase="draw", chosen=ON)
    assert deal.refusal(text) == "TAB-03"


@pytest.mark.parametrize("text", ["draw stock", "draw discard"])
def test_TAB_03_one_draws_once(text: str) -> None:
    assert situation("5S", "KS", discard="2H").refusal(text) == "TAB-03"
    deal = situation("5S", "KS", discard="2H 3H", phase="draw").play("draw stock")
    assert deal.refusal(text) == "TAB-03"


def test_TAB_03_a_discard_before_the_draw_is_refused() -> None:
    deal = dealt(2)
    assert deal.refusal(f"discard {deal.hand(1)[0]}") == "TAB-03"


@pytest.mark.parametrize(
    "text",
    [
        "discard KS",
        "discard X",
        "meld KS KH KD",
        "meld 7H 7D 7C / 7H 8H 9H",
        "meld 7H 7D X",
        "meld 7D 7D 7C",
        "lay KS @1",
        "lay TS KS @1",
        "swap KS @1",
    ],
)
def test_TAB_04_you_play_cards_that_you_hold(text: str) -> None:
    assert situation("7H 7D 7C 8H 9H TS", "KS X", table=["8S 9S X"]).refusal(text) == "TAB-04"


@pytest.mark.parametrize("text", ["lay 8S @3", "swap 8S @3", "take 8S @3", "split @3 1", "join @1 @3", "join @3 @1"])
def test_TAB_05_a_meld_that_is_named_lies_on_the_table(text: str) -> None:
    assert situation("8S 2H", "KS", table=["5S 6S 7S", "9H TH JH"], chosen=ON).refusal(text) == "TAB-05"


def test_TAB_05_a_meld_that_was_taken_whole_lies_there_no_more() -> None:
    deal = situation("8S 2H", "KS", table=["5S 6S 7S", "9H TH JH"], chosen=ON).play("take 5S 6S 7S @1")
    assert deal.refusal("lay 8S @1") == "TAB-05"


@pytest.mark.parametrize(
    "text", ["draw stock", "draw discard", "meld 5S 6S 7S", "lay 8S @1", "swap 8S @1", "discard 5S", "done", "timeout"]
)
def test_TAB_06_nothing_moves_after_the_deal_is_over(text: str) -> None:
    deal = situation("2H", "5S 6S 7S 8S", table=["9S TS JS"], discard="3H").play("discard 2H")
    assert deal.refusal(f"0 {text}") == "TAB-06"
    assert deal.refusal(f"1 {text}") == "TAB-06"
    assert deal.menu == []


def test_TAB_07_a_draw_needs_a_card_to_be_drawn() -> None:
    deal = situation("5S", "KS", phase="draw", discard="", stock="9C")
    assert deal.refusal("draw discard") == "TAB-07"
    assert deal.refusal("draw stock") is None
    assert situation("5S", "KS", phase="draw", discard="2H", stock="").refusal("draw stock") == "TAB-07"
    assert situation("5S", "KS", phase="draw", discard="2H 3H", stock="", restocked=3).refusal("draw stock") == "TAB-07"


# ---- TAB-09 ----


def test_TAB_09_each_deal_has_its_seed_from_the_matchs() -> None:
    seed = bytes(range(32))
    table = Table(RAMI, {}, ("a", "b"), seed)
    assert table.state.match.dealer == Dice(hmac.digest(seed, b"cut", "sha256")).below(2)
    table.begin_deal()
    assert table.state.seed == hmac.digest(seed, b"deal 1", "sha256")
    table.begin_deal()
    assert table.state.seed == hmac.digest(seed, b"deal 2", "sha256")
    seeds = [deal["seed"] for deal in write_record(table, None)["deals"]]
    assert seeds == [hmac.digest(seed, label, "sha256").hex() for label in (b"deal 1", b"deal 2")]


def test_TAB_09_salts_go_into_the_matchs_seed_in_the_order_of_seats() -> None:
    host, salts = "11" * 32, ["22" * 32, "33" * 32]
    record = {"format": "rummery/1", "game": "rami", "seats": ["a", "b"], "seed": host, "salts": salts, "deals": []}
    read = read_record(json.dumps(record).encode())
    message = bytes.fromhex("".join(salts))
    assert read.seed == hmac.digest(bytes.fromhex(host), message, "sha256")


def test_TAB_09_the_same_seed_deals_the_same_cards() -> None:
    one, other = dealt(4), dealt(4)
    assert one.position == other.position
    assert one.position["seed"] == hmac.digest(SEED, b"deal 1", "sha256").hex()


def test_TAB_09_refills_of_a_position_come_from_zeros_unless_a_seed_is_given() -> None:
    pile = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH"
    plain = situation("5S", "KS", phase="draw", stock="", discard=pile).play("draw stock")
    zeros = situation("5S", "KS", phase="draw", stock="", discard=pile, seed="00" * 32).play("draw stock")
    other = situation("5S", "KS", phase="draw", stock="", discard=pile, seed="01" * 32).play("draw stock")
    assert plain.stock == zeros.stock
    assert plain.stock != other.stock


# ---- Records ----

EXAMPLE: dict[str, Any] = {
    "format": "rummery/1",
    "game": "rami",
    "options": {},
    "seats": ["Ann", "Bob"],
    "began": "2026-11-29",
    "deals": [
        {
            "position": {"hands": ["7H 7D 7C", "KS"], "turn": 0, "phase": "play", "opened": [True, True]},
            "moves": ["0 meld 7H 7D 7C"],
            "result": [25, 0],
        }
    ],
}


def test_a_record_of_a_position_is_played_again() -> None:
    replay = Replay(read_record(json.dumps(EXAMPLE).encode()))
    assert not [step for step in replay.steps() if isinstance(step, Refused)]
    outcome = deal_outcome(replay.table)
    assert (outcome["over"], outcome["scores"], outcome["totals"]) == (True, [25, 0], [25, 0])
    assert outcome["lines"] == [
        {"seat": 0, "points": 15, "rule": "RAM-31"},
        {"seat": 0, "points": 10, "rule": "RAM-32"},
    ]
    assert (outcome["position"]["phase"], outcome["legal"]) == ("over", [])


def test_a_wrong_result_in_a_record_is_told() -> None:
    wrong = {**EXAMPLE, "deals": [{**EXAMPLE["deals"][0], "result": [15, 0]}]}
    steps = list(Replay(read_record(json.dumps(wrong).encode())).steps())
    assert isinstance(steps[-1], Refused)
    assert steps[-1].refusal is None


def test_a_refused_move_changes_nothing_and_is_told_with_its_rule() -> None:
    record = {
        "format": "rummery/1",
        "game": "rami",
        "seats": ["Ann", "Bob"],
        "deals": [
            {
                "position": {
                    "hands": ["8S X 2H", "KS"],
                    "turn": 0,
                    "phase": "play",
                    "opened": [True, True],
                    "table": [{"owner": 1, "cards": "5S 6S 7S"}],
                },
                "moves": ["0 lay 8S @1", "0 lay X @1", "0 discard 2H"],
            }
        ],
    }
    replay = Replay(read_record(json.dumps(record).encode()))
    last = list(replay.steps())[-1]
    assert isinstance(last, Refused)
    assert last.refusal is not None
    assert (last.deal, last.move, last.text, last.refusal.rule) == (0, 1, "0 lay X @1", "RAM-17")
    outcome = deal_outcome(replay.table)
    assert outcome["scores"] == [5, 0]
    assert cards(outcome["position"]["hands"][0]) == cards("X 2H")
