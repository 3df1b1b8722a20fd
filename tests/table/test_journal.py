"""The journal: from it a state is rebuilt, and whoever tampers with it is found out."""

from __future__ import annotations

import pytest

from rummery.bots import bot_at
from rummery.cards.card import ONE
from rummery.games import GAMES
from rummery.play.events import PILE, STOCK, Moved, Scored
from rummery.play.laws import Refusal
from rummery.play.moves import DISCARDS, TIMEOUT, Discard, DrawStock
from rummery.play.sight import observe
from rummery.table.journal import Begun, Entry, Journal, Made, audit, rebuilt, score_lines
from rummery.table.table import Table

RAMI = GAMES["rami"]


def played(moves: int = 200) -> Table:
    """A match of two bots, so many moves of it."""
    table = Table(RAMI, {"first_lay": 15}, ("Ann", "Bob"), bytes(range(32)))
    bots = [bot_at(level, RAMI, table.seed, seat) for seat, level in enumerate(("greedy", "random"))]
    for _ in range(moves):
        if table.between_deals():
            table.begin_deal()
        done = table.submit(table.turn, bots[table.turn].choose(table.view(table.turn)))
        assert not isinstance(done, Refusal)
    return table


def journal_of(entries: list[Entry]) -> Journal:
    journal = Journal()
    for entry in entries:
        journal.add(entry)
    return journal


def index_of(entries: list[Entry], move: type) -> int:
    return next(at for at, entry in enumerate(entries) if isinstance(entry, Made) and isinstance(entry.move, move))


def test_the_state_is_rebuilt_from_the_events_alone() -> None:
    table = played()
    deals = table.journal.deals()
    assert len(deals) > 1
    assert rebuilt(deals[-1]) == table.state
    assert [entry for deal in deals for entry in deal] == list(table.journal)
    assert len(table.journal) == 200 + len(deals)
    assert all(isinstance(deal[0], Begun) for deal in deals)


def test_entries_that_do_not_start_with_a_deal_cannot_be_rebuilt() -> None:
    entries = list(played(3).journal)
    with pytest.raises(ValueError, match="beginning"):
        rebuilt(entries[1:])


def test_score_lines_add_up_to_the_scores() -> None:
    table = played()
    for entries in table.journal.deals():
        lines = score_lines(entries)
        assert lines
        totals = tuple([sum([line.points for line in lines if line.seat == seat]) for seat in (0, 1)])
        assert totals == rebuilt(entries).scores


def test_an_honest_journal_has_no_faults() -> None:
    assert audit(RAMI, played().journal) == []
    assert audit(RAMI, Journal()) == []


def test_cards_that_were_dealt_otherwise_are_found() -> None:
    entries = list(played(1).journal)
    other = Table(RAMI, {"first_lay": 15}, ("Ann", "Bob"), bytes(32))
    other.begin_deal()
    stacked = next(iter(other.journal))
    assert isinstance(stacked, Begun)
    assert isinstance(entries[0], Begun)
    faults = audit(RAMI, journal_of([Begun(entries[0].before, stacked.events)]))
    assert faults == ["deal 1: dealt otherwise"]


def test_a_move_that_the_rules_refuse_is_found() -> None:
    entries = list(played(4).journal)
    at = index_of(entries, Discard)
    made = entries[at]
    assert isinstance(made, Made)
    not_held = next(card for card in range(52) if card not in rebuilt(entries[:at]).hands[made.seat])
    entries[at] = Made(made.seat, DISCARDS[not_held], made.events)
    faults = audit(RAMI, journal_of(entries[: at + 1]))
    assert faults == [f"deal 1, move {at}: refused by TAB-04"]


def test_a_move_out_of_turn_is_found() -> None:
    entries = list(played(1).journal)
    made = entries[1]
    assert isinstance(made, Made)
    faults = audit(RAMI, journal_of([entries[0], Made(1 - made.seat, made.move, made.events)]))
    assert faults == ["deal 1, move 1: refused by TAB-02"]


def test_another_card_drawn_is_found() -> None:
    entries = list(played(1).journal)
    made = entries[1]
    assert isinstance(made, Made)
    assert isinstance(made.move, DrawStock)
    stock = rebuilt(entries[:1]).stock
    wanted = next(card for card in stock if card != stock[-1])
    events = [Moved(ONE[wanted], STOCK, made.seat), *made.events[1:]]
    faults = audit(RAMI, journal_of([entries[0], Made(made.seat, made.move, events)]))
    assert faults == ["deal 1, move 1: other events", "deal 1, move 1: cards came or went"]


def test_points_that_nobody_scored_are_found() -> None:
    entries = list(played(6).journal)
    made = entries[-1]
    assert isinstance(made, Made)
    entries[-1] = Made(made.seat, made.move, [*made.events, Scored(0, 100, "RAM-33")])
    assert audit(RAMI, journal_of(entries)) == ["deal 1, move 6: other events"]


def test_events_left_out_are_found() -> None:
    entries = list(played(1).journal)
    made = entries[1]
    assert isinstance(made, Made)
    assert audit(RAMI, journal_of([entries[0], Made(made.seat, made.move, [])])) == ["deal 1, move 1: other events"]


def test_a_card_put_aside_is_found() -> None:
    entries = list(played(6).journal)
    at = index_of(entries, Discard)
    made = entries[at]
    assert isinstance(made, Made)
    assert isinstance(made.move, Discard)
    doubled = [*made.events, Moved(ONE[made.move.card], STOCK, PILE)]
    faults = audit(RAMI, journal_of([*entries[:at], Made(made.seat, made.move, doubled)]))
    assert f"deal 1, move {at}: cards came or went" in faults


def test_the_deal_and_the_move_are_counted_from_one_in_each_deal() -> None:
    table = played()
    deals = table.journal.deals()
    second = deals[1]
    made = second[3]
    assert isinstance(made, Made)
    second[3] = Made(made.seat, made.move, [*made.events, Scored(0, 1, "RAM-31")])
    faults = audit(RAMI, journal_of([entry for deal in deals[:1] for entry in deal] + second[:4]))
    assert faults == ["deal 2, move 3: other events"]


def test_a_time_out_is_audited_like_any_move() -> None:
    table = Table(RAMI, {}, ("Ann", "Bob"), bytes(32))
    table.begin_deal()
    for _ in range(10):
        assert observe(table.state, table.turn).turn == table.turn
        table.submit(table.turn, TIMEOUT)
    assert audit(RAMI, table.journal) == []
    assert rebuilt(table.journal.deals()[0]) == table.state
