"""RAM-01 to RAM-04: packs, the deal, who deals and who begins, and the announcement; and the range of every option."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest

from rummery.cards.names import NAMES
from rummery.cards.shuffle import shuffled
from rummery.games.rami import RAMI
from rummery.play.match import Result
from rummery.play.options import Option, Value, declared
from rummery.play.problem import Problem
from rummery.table.record import read_record, table_of
from rummery.table.table import Table
from tests.games.rami.situation import dealt, match, options, situation

PACKS = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
FACES = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("jokers", [1, 2, 3])
def test_RAM_01_packs_and_jokers_by_the_number_of_players(seats: int, jokers: int) -> None:
    deal = dealt(seats, jokers_per_pack=jokers)
    everything = Counter(deal.stock.split())
    for seat in range(seats):
        everything.update(deal.hand(seat))
    assert everything == Counter({**dict.fromkeys(FACES, PACKS[seats]), "X": PACKS[seats] * jokers})


def test_RAM_01_two_jokers_a_pack_unless_chosen_otherwise() -> None:
    deal = dealt(4)
    assert (deal.stock + " " + " ".join(deal.position["hands"])).split().count("X") == 4


@pytest.mark.parametrize("seats", [1, 9])
def test_RAM_01_not_for_one_and_not_for_nine(seats: int) -> None:
    with pytest.raises(Problem) as problem:
        Table(RAMI, {}, ("x",) * seats, bytes(32))
    assert problem.value.key == "seats-range"
    assert (problem.value.figures["low"], problem.value.figures["high"]) == (2, 8)


@pytest.mark.parametrize("seats", range(2, 9))
def test_RAM_02_fourteen_cards_each_the_rest_is_the_stock_no_pile(seats: int) -> None:
    deal = dealt(seats)
    assert [len(deal.hand(seat)) for seat in range(seats)] == [14] * seats
    assert len(deal.stock.split()) == PACKS[seats] * 54 - 14 * seats
    assert deal.pile == ""
    assert deal.melds == {}
    assert deal.position["opened"] == [False] * seats
    assert deal.refusal("draw discard") == "TAB-07"


def test_RAM_02_first_upcard_begins_the_pile_with_a_card_of_the_stock() -> None:
    plain, deal = dealt(3), dealt(3, first_upcard=True)
    assert deal.pile.split() == plain.stock.split()[:1]
    assert deal.stock.split() == plain.stock.split()[1:]
    assert [deal.hand(seat) for seat in range(3)] == [plain.hand(seat) for seat in range(3)]


def test_RAM_02_one_card_at_a_time_from_the_seat_after_the_dealer_on() -> None:
    deal = dealt(3, dealer=1)
    seed = hmac.digest(bytes(32), b"deal 1", "sha256")
    top = [NAMES[card] for card in reversed(shuffled(RAMI.cards(options(), 3), seed))]
    for place, seat in enumerate([2, 0, 1]):
        assert deal.hand(seat) == sorted(top[place : 3 * 14 : 3])
    assert deal.stock.split() == top[42:]


def test_RAM_03_chance_picks_the_first_dealer() -> None:
    dealers = {Table(RAMI, {}, ("a", "b", "c", "d"), bytes([number]) * 32).state.match.dealer for number in range(64)}
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_RAM_03_the_player_after_the_dealer_starts(dealer: int, first: int) -> None:
    deal = dealt(3, dealer=dealer)
    assert (deal.turn, deal.phase) == (first, "draw")


def test_RAM_03_in_a_position_too_the_seat_after_the_dealer_starts() -> None:
    record = b"""{"format": "rummery/1", "game": "rami", "seats": ["a", "b", "c"],
        "deals": [{"position": {"hands": ["AS", "2S", "3S"], "dealer": 1, "stock": "4S"}}]}"""
    read = read_record(record)
    position = read.deals[0].position
    assert position is not None
    assert (position.turn, position.match.dealer) == (2, 1)
    assert table_of(read).between_deals()


@pytest.mark.parametrize(("dealer", "out", "following"), [(0, (), 1), (3, (), 0), (0, (1,), 2), (2, (3, 0), 1)])
def test_RAM_03_the_deal_moves_on_past_eliminated_players(dealer: int, out: tuple[int, ...], following: int) -> None:
    after = RAMI.after(match([0, 0, 0, 0], dealer=dealer, out=out, elimination=True), Result((0, 0, 0, 0), ()))
    assert after == match([0, 0, 0, 0], 2, following, out, elimination=True)


@pytest.mark.parametrize(
    ("hand", "said"),
    [("AS 2S 3S 4S 9H", []), ("AS 2S 3S 9H", [(0, 3, "RAM-04")]), ("AS 9H", [(0, 1, "RAM-04")])],
)
def test_RAM_04_three_or_fewer_cards_are_announced(hand: str, said: list[tuple[int, int, str]]) -> None:
    assert situation(hand, "KS").play("discard 9H").announced == said


def test_RAM_04_also_after_a_turn_that_ends_without_a_discard() -> None:
    deal = situation("AS 2S", "KS", chosen={"discard": "none"}).play("done")
    assert deal.announced == [(0, 2, "RAM-04")]


def test_RAM_04_in_the_middle_of_a_turn_nothing_is_said() -> None:
    assert situation("5S 6S 7S AS 2S", "KS").play("meld 5S 6S 7S").announced == []


# ---- Options ----

NUMBERS = [
    ("jokers_per_pack", "RAM-01", 1, 3, 2),
    ("first_lay", "RAM-13", 15, 90, 40),
    ("penalty", "RAM-21", 0, 500, 300),
    ("limit", "RAM-35", 300, 5000, 1000),
    ("elimination_limit", "RAM-40", 100, 1000, 500),
    ("deals", "RAM-35", 1, 50, "none"),
    ("timer", "RAM-46", 20, 600, "off"),
]
SWITCHES = [
    ("first_upcard", "RAM-02"),
    ("must_use_discard", "RAM-12"),
    ("pure_run_needed", "RAM-13"),
    ("elimination", "RAM-40"),
    ("manipulation", "RAM-42"),
    ("identical", "RAM-45"),
]
WORDS = [
    ("discard", "RAM-11", {"none", "discard_only", "single", "multiple"}, "single"),
    ("values", "RAM-30", {"rounded", "traditional"}, "rounded"),
]


def chosen_two(switch: str, discard: str) -> dict[str, Value]:
    return {switch: True, "discard": discard}


def option(name: str) -> Option:
    return next(each for each in declared(RAMI.options) if each.name == name)


def refused(name: str, value: Value) -> tuple[str, object]:
    with pytest.raises(Problem) as problem:
        options(**{name: value})
    return problem.value.key, problem.value.figures["rule"]


@pytest.mark.parametrize(("name", "rule", "low", "high", "default"), NUMBERS, ids=lambda value: str(value))
def test_options_that_are_numbers(name: str, rule: str, low: int, high: int, default: Value) -> None:
    assert (option(name).rule, option(name).default) == (rule, default)
    assert getattr(options(**{name: low}), name) == low
    assert getattr(options(**{name: high}), name) == high
    assert refused(name, low - 1) == ("option-range", rule)
    assert refused(name, high + 1) == ("option-range", rule)
    assert getattr(options(**{name: default}), name) == getattr(options(), name)


@pytest.mark.parametrize(("name", "rule"), SWITCHES)
def test_options_that_are_switches_are_off_unless_chosen(name: str, rule: str) -> None:
    assert (option(name).rule, option(name).default) == (rule, False)
    assert getattr(options(), name) is False
    assert getattr(options(**{name: "on"}), name) is True
    assert getattr(options(**{name: True}), name) is True
    assert refused(name, "perhaps") == ("option-range", rule)


@pytest.mark.parametrize(("name", "rule", "words", "default"), WORDS)
def test_options_that_are_words(name: str, rule: str, words: set[str], default: str) -> None:
    assert (option(name).rule, set(option(name).words), option(name).default) == (rule, words, default)
    assert refused(name, "perhaps") == ("option-range", rule)


def test_there_are_no_other_options() -> None:
    named = [each[0] for each in NUMBERS] + [each[0] for each in SWITCHES] + [each[0] for each in WORDS]
    assert sorted(each.name for each in declared(RAMI.options)) == sorted(named)


@pytest.mark.parametrize(
    ("one", "discard", "rule"),
    [
        ("first_upcard", "none", "RAM-02"),
        ("must_use_discard", "none", "RAM-12"),
        ("must_use_discard", "discard_only", "RAM-12"),
    ],
)
def test_options_that_contradict_each_other_are_refused(one: str, discard: str, rule: str) -> None:
    with pytest.raises(Problem) as problem:
        options(**chosen_two(one, discard))
    assert (problem.value.key, problem.value.figures["rule"]) == ("option-clash", rule)


@pytest.mark.parametrize(
    ("one", "discard"),
    [("first_upcard", "discard_only"), ("first_upcard", "multiple"), ("must_use_discard", "multiple")],
)
def test_options_that_go_together_are_not_refused(one: str, discard: str) -> None:
    assert options(**chosen_two(one, discard)).discard == discard
