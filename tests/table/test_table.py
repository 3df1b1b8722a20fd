"""A match at one table: refusals, totals, the order of dealing, the end."""

from __future__ import annotations

import pytest

from rummery.cards.shuffle import derived, shuffled
from rummery.games import GAMES
from rummery.play.events import DRAW, OVER
from rummery.play.laws import Refusal
from rummery.play.moves import DISCARDS, DONE, TIMEOUT, Buy, Discard, DrawStock
from rummery.play.options import read_options
from rummery.play.position import read_position
from rummery.play.problem import Problem
from rummery.play.reading import Node
from rummery.play.sight import View
from rummery.table.journal import Begun
from rummery.table.table import AnyState, Table, check_seats, first_dealer

RAMI = GAMES["rami"]
SEED = bytes(range(32))


def rami(seats: int = 2, seed: bytes = SEED, dealer: int | None = None, **values: bool | int | str) -> Table:
    return Table(RAMI, values, ("Ann", "Bob", "Cid", "Dee")[:seats], seed, dealer)


def position(fields: dict[str, object], seats: int = 2, **values: bool | int | str) -> AnyState:
    return read_position(RAMI, read_options(RAMI.options, values), seats, Node(fields))


def last_card(points_of_others: str, **more: object) -> dict[str, object]:
    """Seat 0 is about to discard its last card; seat 1 holds some cards."""
    return {
        "hands": ["KS", points_of_others],
        "turn": 0,
        "phase": "play",
        "opened": [True, True],
        "stock": "2C",
        **more,
    }


def go_out(table: Table) -> None:
    assert isinstance(table.submit(0, Discard(51)), list)
    assert table.state.phase == OVER


def test_a_refusal_changes_nothing() -> None:
    table = rami()
    table.begin_deal()
    seat = table.turn
    before, entries = table.state.copy(), list(table.journal)
    for wrong_seat, move, rule in (
        (1 - seat, DrawStock(), "TAB-02"),
        (seat, DISCARDS[0], "TAB-03"),
        (seat, DONE, "TAB-03"),
        (seat, Buy(), "TAB-01"),
    ):
        refusal = table.submit(wrong_seat, move)
        assert isinstance(refusal, Refusal)
        assert refusal.rule == rule
        assert table.state == before
        assert list(table.journal) == entries
        assert not table.between_deals()


def test_a_lawful_move_is_written_down() -> None:
    table = rami()
    table.begin_deal()
    seat = table.turn
    hand = table.view(seat).hand
    events = table.submit(seat, DrawStock())
    assert isinstance(events, list)
    assert len(table.journal) == 2
    assert len(table.view(seat).hand) == len(hand) + 1


def test_before_the_first_deal_there_are_no_cards() -> None:
    table = rami(3)
    assert table.between_deals()
    assert table.totals == (0, 0, 0)
    assert table.state.hands == (b"", b"", b"")
    assert len(table.journal) == 0
    assert table.menu(table.turn) in ([], [TIMEOUT])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TAB_09_deals_and_the_first_dealer_follow_from_the_seed_of_the_match(seats: int) -> None:
    table = rami(seats)
    dealer = first_dealer(SEED, seats)
    assert 0 <= dealer < seats
    table.begin_deal()
    assert table.state.match.dealer == dealer
    assert table.state.seed == derived(SEED, "deal 1")
    assert table.turn == (dealer + 1) % seats
    # RAM-02: one card at a time from the seat after the dealer on, out of a stock that is drawn from its end.
    order = shuffled(RAMI.cards(table.options, seats), derived(SEED, "deal 1"))[::-1]
    for nth in range(seats):
        seat = (dealer + 1 + nth) % seats
        assert list(table.state.hands[seat]) == sorted(order[nth::seats][:14])
    assert table.state.stock == order[14 * seats :][::-1]


def test_TAB_09_the_cut_finds_every_seat() -> None:
    found = {first_dealer(derived(SEED, str(number)), 4) for number in range(60)}
    assert found == {0, 1, 2, 3}


def test_RAM_03_the_deal_moves_on_one_seat_and_totals_are_carried() -> None:
    table = rami(2, dealer=1)
    table.begin_from(position(last_card("QD 7H", dealer=1)))
    go_out(table)
    # RAM-32: the queen 10 and the seven 5.
    assert table.state.scores == (15, 0)
    assert table.totals == (15, 0)
    table.begin_deal()
    assert table.state.match.totals == (15, 0)
    assert table.state.scores == (0, 0)
    assert (table.state.match.dealer, table.state.match.number, table.turn) == (0, 2, 1)
    assert table.state.seed == derived(SEED, "deal 2")
    assert table.totals == (15, 0)


def test_totals_count_the_points_of_the_deal_so_far() -> None:
    table = rami()
    table.begin_from(position(last_card("QD 7H", totals=[100, -20], points=[5, 40])))
    assert table.totals == (105, 20)


@pytest.mark.parametrize(("carry", "totals"), [(True, (20, 0)), (False, (5, 0))])
def test_a_position_goes_on_with_the_totals_before_it_where_it_has_none(carry: bool, totals: tuple[int, int]) -> None:
    table = rami()
    table.begin_from(position(last_card("QD 7H")))
    go_out(table)
    table.begin_from(position(last_card("7D")), frozenset(["totals"]) if carry else frozenset())
    go_out(table)
    assert table.totals == totals


def test_a_deal_that_was_broken_off_counts_without_points() -> None:
    table = rami(dealer=0)
    table.begin_deal()
    table.submit(table.turn, DrawStock())
    table.begin_deal()
    assert (table.state.match.number, table.state.match.dealer, table.totals) == (2, 1, (0, 0))
    assert table.state.phase == DRAW


def test_the_seed_and_the_dealer_of_a_deal_may_be_given() -> None:
    table = rami(3, dealer=0)
    table.begin_deal(bytes(32), 2)
    assert (table.state.match.dealer, table.turn, table.state.seed) == (2, 0, bytes(32))
    assert len(table.journal) == 1
    (begun,) = list(table.journal)
    assert isinstance(begun, Begun)
    assert begun.before.match.dealer == 2


def test_RAM_35_the_match_is_over_when_the_limit_is_reached() -> None:
    table = rami(limit=300)
    table.begin_from(position(last_card("QD 7H", totals=[285, 290]), limit=300))
    go_out(table)
    assert table.over is not None
    assert (table.over.winners, table.over.totals, table.over.rule) == ((0,), (300, 290), "RAM-35")
    assert not table.between_deals()
    refusal = table.submit(0, TIMEOUT)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "TAB-06"
    assert table.menu(0) == table.menu(1) == []


def test_RAM_35_equal_at_the_top_another_deal_is_played() -> None:
    table = rami(limit=300)
    table.begin_from(position(last_card("QD 7H", totals=[285, 300]), limit=300))
    go_out(table)
    assert table.over is None
    assert table.between_deals()


def test_a_position_begins_a_match_again_that_was_over() -> None:
    table = rami(limit=300)
    table.begin_from(position(last_card("QD 7H", totals=[285, 290]), limit=300))
    go_out(table)
    table.begin_from(position(last_card("7D"), limit=300))
    assert table.over is None
    go_out(table)
    assert table.totals == (5, 0)


@pytest.mark.parametrize("seats", [-1, 0, 1, 9])
def test_RAM_01_a_wrong_number_of_seats_is_a_problem(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        check_seats(RAMI, seats)
    assert caught.value.key == "seats-range"
    assert caught.value.figures == {"game": "rami", "low": 2, "high": 8, "seats": seats}


def test_a_table_needs_the_right_number_of_names_and_right_options() -> None:
    with pytest.raises(Problem, match="seats-range"):
        Table(RAMI, {}, ("Ann",), SEED)
    with pytest.raises(Problem, match="option-range"):
        Table(RAMI, {"first_lay": 5}, ("Ann", "Bob"), SEED)
    with pytest.raises(Problem, match="option-unknown"):
        Table(RAMI, {"firstlay": 50}, ("Ann", "Bob"), SEED)


def test_a_table_keeps_only_the_options_that_differ() -> None:
    table = rami(first_lay=40, manipulation=True, penalty=0)
    assert table.values == {"penalty": 0, "manipulation": True}


def test_a_seat_and_a_spectator_get_their_views() -> None:
    table = rami()
    table.begin_deal()
    for seat in (0, 1, None):
        view = table.view(seat)
        assert isinstance(view, View)
        assert view.seat == seat
        assert view.hand == (b"" if seat is None else table.state.hands[seat])
    assert table.menu(table.turn) == [DrawStock()]
    assert table.menu(1 - table.turn) == []
