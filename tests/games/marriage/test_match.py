"""MAR-03, MAR-34, MAR-40 to MAR-42: the match, the preset, putting aside, absent players, advice."""

from __future__ import annotations

import pytest

from rummery.bots import bot_at
from rummery.games.marriage import MARRIAGE
from rummery.games.marriage.absent import written_result
from rummery.games.marriage.options import wild_faces
from rummery.play.laws import Refusal
from rummery.play.match import MatchOver
from rummery.play.moves import Discard
from rummery.play.options import Value, declared, read_options
from rummery.play.problem import Problem
from rummery.table.record import check_year
from rummery.table.table import Table
from tests.games.marriage.situation import after, match, options


@pytest.mark.parametrize(("seats", "number", "ends"), [(2, 1, False), (2, 2, True), (5, 4, False), (5, 5, True)])
def test_MAR_40_as_many_deals_as_players(seats: int, number: int, ends: bool) -> None:
    assert isinstance(after(match([0] * seats, number), (1, *[0] * (seats - 1))), MatchOver) == ends


@pytest.mark.parametrize(("number", "ends"), [(1, False), (2, False), (3, True)])
def test_MAR_40_or_as_many_as_are_chosen(number: int, ends: bool) -> None:
    assert isinstance(after(match([0, 0, 0, 0], number, deals=3), (0, 0, 0, 0)), MatchOver) == ends


def test_MAR_40_the_highest_total_wins_and_equal_totals_share() -> None:
    assert after(match([5, -5], 2), (-3, 3)) == MatchOver((0,), (2, -2), "MAR-40")
    assert after(match([5, -5], 2), (-5, 5)) == MatchOver((0, 1), (0, 0), "MAR-40")


def test_MAR_34_a_preset_chooses_four_options() -> None:
    nepali = options(preset="nepali")
    assert nepali == options(value_table="nepali", payment="fixed", dublees=True, visit_melds="runs_and_tunnelas")
    mixed = options(preset="nepali", payment="deadwood")
    assert mixed == options(value_table="nepali", dublees=True, visit_melds="runs_and_tunnelas")


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("packs", 5, "MAR-01"),
        ("printed_jokers", 4, "MAR-01"),
        ("min_run", 5, "MAR-13"),
        ("unseen_cap", 201, "MAR-32"),
        ("seen_cap", 13, "MAR-32"),
        ("deals", 51, "MAR-40"),
        ("preset", "indian", "MAR-34"),
    ],
)
def test_options_have_their_ranges(name: str, value: Value, rule: str) -> None:
    with pytest.raises(Problem) as raised:
        read_options(MARRIAGE.options, {name: value})
    assert (raised.value.key, raised.value.figures["rule"]) == ("option-range", rule)


def test_MAR_32_the_cap_of_who_has_seen_is_told_as_one_number() -> None:
    assert [option.range() for option in declared(MARRIAGE.options) if option.name == "seen_cap"] == ["none | 14"]


@pytest.mark.parametrize(
    ("limit", "began", "year", "refused"),
    [
        ("calendar_year", "2026-12-31", 2026, False),
        ("calendar_year", "2026-01-01", 2027, True),
        ("calendar_year", None, 2027, False),
        ("none", "2026-01-01", 2027, False),
    ],
)
def test_MAR_41_a_match_is_taken_up_only_in_the_year_in_which_it_began(
    limit: str, began: str | None, year: int, refused: bool
) -> None:
    chosen = options(resume_limit=limit)
    if not refused:
        check_year(chosen.same_year, began, year)
        assert chosen.same_year == (limit == "calendar_year")
        return
    with pytest.raises(Problem) as raised:
        check_year(chosen.same_year, began, year)
    assert raised.value.figures == {"began": began, "rule": "MAR-41"}


@pytest.mark.parametrize(
    ("absent", "others", "result"),
    [
        ("two_lowest", [30, -20, 10], -10),
        ("two_highest", [30, -20, 10], 40),
        ("two_lowest", [5, 7], 12),
        ("two_lowest", [5], None),
        ("two_highest", [], None),
    ],
)
def test_MAR_42_the_written_result_of_an_absent_player(absent: str, others: list[int], result: int | None) -> None:
    assert written_result(absent, others) == result


def test_MAR_42_with_a_bot_nobody_is_absent() -> None:
    with pytest.raises(ValueError, match="bot"):
        written_result("bot", [1, 2, 3])


def test_MAR_60_and_61_greedy_goes_out_and_never_throws_a_wild_card_after_seeing() -> None:
    shows = 0
    for number in range(6):
        table = Table(MARRIAGE, {}, ("a", "b", "c", "d"), number.to_bytes(32, "big"))
        bots = [bot_at("greedy", MARRIAGE, table.seed, seat) for seat in range(4)]
        table.begin_deal()
        while not table.deal_over:
            view = table.view(table.turn)
            move = bots[table.turn].choose(view)
            if view.note is not None and isinstance(move, Discard):
                assert move.card not in wild_faces(view.note) or all(
                    card in wild_faces(view.note) for card in view.hand
                )
            assert not isinstance(table.submit(table.turn, move), Refusal)
        shows += len(table.state.winners)
    assert shows >= 5
