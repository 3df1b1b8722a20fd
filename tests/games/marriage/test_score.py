"""MAR-30 to MAR-37: what is left over, what is paid, value and its exchange; all worked examples of the page."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.card import pack
from rummery.cards.names import name, names
from rummery.games.marriage.ending import net_of
from rummery.games.marriage.values import NEPALI, ONLINE21, SEED, VALUE_TABLES, value_of
from rummery.play.notation import read_cards
from rummery.play.options import Value
from tests.games.marriage.situation import VISIT, VISIT_CARDS, by_rule, seen, situation

SHOW = f"show {VISIT}"


def value(cards: str, cut: str = "3H", table: str = SEED, tunnelas: str = "") -> int:
    return value_of(VALUE_TABLES[table], read_cards(cut)[0], read_cards(cards), read_cards(tunnelas))


def test_example_1_and_MAR_35_value_is_exchanged_with_everybody() -> None:
    assert net_of((4, 2, 0)) == (6, 0, -6)


@given(st.lists(st.integers(0, 300), min_size=2, max_size=7))
def test_MAR_35_the_exchange_sums_to_zero(values: list[int]) -> None:
    net = net_of(tuple(values))
    assert sum(net) == 0
    for i, one in enumerate(values):
        assert net[i] == sum(one - other for other in values)


@pytest.mark.parametrize(
    ("unseen", "net"),
    [
        ("ignored", {0: 40, 1: -8, 2: -16, 3: -16}),
        ("counted", {0: 36, 1: -12, 2: -20, 3: -4}),
        ("to_winner", {0: 52, 1: -12, 2: -20, 3: -20}),
    ],
)
def test_example_2_and_MAR_36_the_value_of_who_has_not_seen(unseen: str, net: dict[int, int]) -> None:
    deal = seen(
        "2H 3H 4H KS",
        "2H",
        "5S",
        "3H",
        seen=[True, True, True, False],
        chosen={"unseen_value": unseen, "packs": 4},
        discard="",
    ).play(f"show {VISIT} / 2H 3H 4H")
    assert by_rule(deal, "MAR-35") == net


def test_MAR_36_without_a_winner_the_value_of_who_has_not_seen_is_ignored() -> None:
    deal = seen("5S KS", "3H", seen=[True, False], chosen={"unseen_value": "to_winner"}, stock="", restocked=1).play(
        "discard KS"
    )
    assert by_rule(deal, "MAR-35") == {}


def test_example_3_and_MAR_31_to_33_who_has_shown_gets_what_the_others_count() -> None:
    unseen = "KS QS JD 9D 8C 7H 6C 5D 4S 2C AC TH"  # no meld: 10 10 10 9 8 7 6 5 4 2 10 10
    deal = seen(
        "KS 9D",
        "KD",
        unseen,
        "KC KD KH QC QD QH JC JD JH 2C 4S",
        turn=1,
        seen=[True, True, False, False],
        shown=["", VISIT, "", ""],
    ).play(SHOW)
    assert deal.lines[:1] == [(1, 39, "MAR-33")]
    assert by_rule(deal, "MAR-33") == {0: -19, 1: 39, 2: -14, 3: -6}
    assert deal.scores == [-19, 39, -14, -6]


@pytest.mark.parametrize(
    ("cards", "points"),
    [("2H 2H 3H 3H 4H 4H 4H", 30), ("2H 2H 4H", 6), ("2H 2H 4H 3H", 16), ("3H", 4), ("2H", 2), ("4H", 2), ("3S 5H", 0)],
)
def test_example_4_and_MAR_34_several_marriages_count_each_and_the_rest_singly(cards: str, points: int) -> None:
    assert value(cards) == points


def test_example_5_and_MAR_34_a_marriage_goes_round_the_corner() -> None:
    assert [value(card, "AS") for card in ("KS", "AS", "2S")] == [2, 4, 2]
    assert value("KS AS 2S", "AS") == 14


@pytest.mark.parametrize(("has_seen", "count"), [(True, 15), (False, 14)])
def test_example_6_and_MAR_30_a_wild_card_left_over_counts_nothing_to_who_has_seen(has_seen: bool, count: int) -> None:
    deal = seen("KD", "3D QC 5H", seen=[True, has_seen]).play(SHOW)
    assert deal.announced[0] == (1, count, "MAR-32")


def test_example_7_and_MAR_37_nobody_has_shown() -> None:
    deal = seen("TS 3H 9C", "KS QD", "TS QC KH 2H", shown=["", "", ""], stock="", restocked=1, cut="3H")
    deal.play("discard 9C")
    assert by_rule(deal, "MAR-37") == {0: -10, 1: -20, 2: -30}
    assert by_rule(deal, "MAR-35") == {0: 6, 1: -6}
    assert deal.scores == [-4, -26, -30]
    assert deal.ended == (None, "MAR-25")


@pytest.mark.parametrize(("dublee", "scores"), [(False, [21, 22, -18, -25]), (True, [36, 17, -23, -30])])
def test_example_8_and_MAR_33_fixed_payment(dublee: bool, scores: list[int]) -> None:
    chosen: dict[str, Value] = {"payment": "fixed", "value_table": "nepali", "dublees": True, "packs": 4}
    pairs = "5S 5S / 6H 6H / 7D 7D / 8C 8C / 9S 9S / TH TH / JD JD"
    deal = seen(
        "3H 4H KD KD" if dublee else "2S 3H 4H KD",
        "2H 3H 4H",
        "5S",
        "6S",
        seen=[True, True, True, False],
        shown=[pairs if dublee else VISIT, "", "", ""],
        dublee=[dublee, False, False, False],
        chosen=chosen,
        discard="",
        stock="",
    )
    deal.play(f"show {pairs} / KD KD" if dublee else f"show {VISIT} / 2S 3H 4H")
    assert deal.scores == scores


def test_MAR_33_without_a_winner_nobody_pays_a_fixed_amount() -> None:
    deal = seen("TS 9C", "KS QD", chosen={"payment": "fixed"}, stock="", restocked=1).play("discard 9C")
    assert deal.scores == [0, 0]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("3H", 3),
        ("3H 3H", 7),
        ("3H 3H 3H", 7),
        ("2H", 2),
        ("2H 2H", 5),
        ("4H 4H 4H", 10),
        ("2H 3H 4H", 10),
        ("2H 3H 4H 2H 3H 4H", 30),
        ("2H 3H 4H 2H 3H 4H 2H 3H 4H", 37),
        ("2H 2H 2H 3H 4H", 15),
    ],
)
def test_MAR_34_the_nepali_table_counted_in_the_dearest_way(cards: str, points: int) -> None:
    assert value(cards, table=NEPALI) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [("3H", 10), ("3H 3H", 30), ("4H 4H 4H", 50), ("4H 4H 4H 4H", 50), ("2H 3H 4H", 100), ("2H 2H 3H 4H", 110)],
)
def test_MAR_34_the_online_table(cards: str, points: int) -> None:
    assert value(cards, table=ONLINE21) == points


@pytest.mark.parametrize(
    ("cards", "tunnelas", "points"),
    [
        ("7S 7S 7S", "7S", 5),
        ("3S 3S 3S", "3S", 10),
        ("2H 2H 2H", "2H", 20),
        ("2H 2H 2H", "", 10),
        ("2H 2H 2H 3H 4H", "2H", 25),
        ("7S 7S 7S 3C 3C 3C 4H 4H 4H", "7S 3C 4H", 35),
    ],
)
def test_MAR_34_tunnelas_of_the_nepali_table(cards: str, tunnelas: str, points: int) -> None:
    assert value(cards, table=NEPALI, tunnelas=tunnelas) == points


TUNNELAS: dict[str, Value] = {"value_table": "nepali"}


def test_MAR_34_tunnelas_are_shown_before_the_first_draw_and_stay_in_the_hand() -> None:
    deal = situation("7S 7S 7S 8D 8D 8D KD", "2C 4C", chosen=TUNNELAS, phase="draw", stock="9C 9D 9H")
    assert "tunnela 7S 7S 7S" in deal.menu
    deal.play("tunnela 7S 7S 7S")
    assert deal.position["tunnelas"] == ["7S 7S 7S", ""]
    assert len(deal.hand(0)) == 7
    assert deal.refusal("tunnela 7S 7S 7S") == "MAR-34"
    deal.play("tunnela 8D 8D 8D", "draw stock")
    assert deal.refusal("tunnela 8D 8D 8D") == "TAB-03"
    deal.play("discard KD", "1 draw stock", "1 discard 2C")
    assert deal.refusal("tunnela 8D 8D 8D") == "MAR-34"


@pytest.mark.parametrize(
    ("chosen", "move", "rule"),
    [
        ({}, "tunnela 7S 7S 7S", "MAR-34"),
        ({"value_table": "nepali", "tunnela": False}, "tunnela 7S 7S 7S", "MAR-14"),
        (TUNNELAS, "tunnela 8D 8H 8S", "MAR-14"),
        (TUNNELAS, "tunnela 9S 9S 9S", "TAB-04"),
    ],
)
def test_MAR_14_and_34_which_tunnelas_may_be_shown(chosen: dict[str, Value], move: str, rule: str) -> None:
    deal = situation("7S 7S 7S 8D 8H 8S KD", "2C 4C", chosen=chosen, phase="draw", stock="9C 9D 9H")
    assert deal.refusal(move) == rule


@pytest.mark.parametrize(
    ("has_seen", "hand", "points"), [(True, "7S 7S 7S", 5), (False, "7S 7S 7S", 0), (True, "7S 7S", 0)]
)
def test_MAR_34_a_tunnela_counts_only_if_seen_later_and_still_held(has_seen: bool, hand: str, points: int) -> None:
    deal = seen(
        "KD",
        hand,
        seen=[True, has_seen],
        tunnelas=["", "7S 7S 7S"],
        chosen=TUNNELAS | {"packs": 4},
    ).play(SHOW)
    assert by_rule(deal, "MAR-35") == ({0: -points, 1: points} if points else {})


@pytest.mark.parametrize(("cap", "count"), [(0, 0), (14, 14), (40, 40), (200, 88)])
def test_MAR_32_the_cap_of_who_has_not_seen(cap: int, count: int) -> None:
    hand = "KS QS JD 9D 8C 7H 6C 5D 4S 2C AC 7D TS"  # QS KS with AS would be a run
    points = 10 + 10 + 10 + 9 + 8 + 7 + 6 + 5 + 4 + 2 + 10 + 7 + 10
    assert points == 98
    deal = seen("KD", hand.replace(" TS", ""), seen=[True, False], chosen={"unseen_cap": cap}).play(SHOW)
    assert deal.announced[0] == (1, count, "MAR-32")


@pytest.mark.parametrize(("cap", "count"), [("none", 30), (14, 14)])
def test_MAR_32_the_cap_of_who_has_seen(cap: Value, count: int) -> None:
    deal = seen("KD", "KS QD TH", chosen={"seen_cap": cap}).play(SHOW)
    assert deal.announced[0] == (1, count, "MAR-32")


def test_MAR_31_hand_and_table_are_arranged_together_keeping_three_pure_melds() -> None:
    # The nine of hearts goes to the ten and the jack, the eight to the run; two nines are left.
    deal = seen("KD", "8S TH JH", shown=[VISIT, "5S 6S 7S / 9C 9D 9H / 2C 3C 4C"], chosen={"packs": 4}).play(SHOW)
    assert deal.announced[0] == (1, 18, "MAR-32")


def test_MAR_31_a_set_of_four_gives_a_card_away() -> None:
    deal = seen("KD", "TH JH", shown=[VISIT, "5S 6S 7S / 9C 9D 9H 9S / 2C 3C 4C"], chosen={"packs": 4}).play(SHOW)
    assert deal.announced[0] == (1, 0, "MAR-32")


def test_MAR_31_with_lock_shown_the_melds_seen_with_stay() -> None:
    shown = [VISIT, "5S 6S 7S / 9C 9D 9H 9S / 2C 3C 4C"]
    deal = seen("KD", "TH JH", shown=shown, chosen={"packs": 4, "lock_shown": True}).play(SHOW)
    assert deal.announced[0] == (1, 20, "MAR-32")


def test_MAR_31_who_has_not_seen_melds_without_wild_cards() -> None:
    deal = seen("KD", "6D 6H 3S", seen=[True, False], chosen={"unseen_cap": 200}).play(SHOW)
    assert deal.announced[0] == (1, 15, "MAR-32")
    deal = seen("KD", "6D 6H 3S").play(SHOW)
    assert deal.announced[0] == (1, 0, "MAR-32")


random_ends = given(
    st.permutations(list(pack(3, 0))),
    st.integers(2, 5),
    st.integers(0, 31),
    st.sampled_from(["deadwood", "fixed"]),
    st.sampled_from(sorted(VALUE_TABLES)),
    st.sampled_from(["ignored", "counted", "to_winner"]),
)
"""What is left to chance: the cards, who has seen, and options of the score."""


def check_sums(cards: list[int], seats: int, seen_by: int, payment: str, table: str, unseen: str) -> None:
    """Play a show and see that all payments come from somebody."""
    rest = [card for card in cards if card not in read_cards(VISIT_CARDS + " KD")]
    hands = ["KD", *[names(bytes(rest[seat * 6 : seat * 6 + 6])) for seat in range(1, seats)]]
    deal = seen(
        *hands,
        seen=[seat == 0 or bool(seen_by >> seat & 1) for seat in range(seats)],
        cut=name(rest[0]),
        chosen={"payment": payment, "value_table": table, "unseen_value": unseen},
        stock="",
        discard="",
    ).play(SHOW)
    assert sum(by_rule(deal, "MAR-33").values()) == 0
    assert sum(by_rule(deal, "MAR-35").values()) == 0
    assert sum(deal.scores) == 0
    assert {rule for _, _, rule in deal.lines} <= {"MAR-33", "MAR-35"}


@settings(max_examples=300, deadline=None)
@random_ends
def test_MAR_33_and_35_payments_and_exchange_sum_to_zero(
    cards: list[int], seats: int, seen_by: int, payment: str, table: str, unseen: str
) -> None:
    check_sums(cards, seats, seen_by, payment, table, unseen)


@pytest.mark.soak
@settings(max_examples=10_000, deadline=None)
@random_ends
def test_MAR_33_and_35_payments_and_exchange_sum_to_zero_for_long(
    cards: list[int], seats: int, seen_by: int, payment: str, table: str, unseen: str
) -> None:
    check_sums(cards, seats, seen_by, payment, table, unseen)
