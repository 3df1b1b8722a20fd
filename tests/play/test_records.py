"""Small typed records: equal by their fields, hashed, copied and pickled."""

from __future__ import annotations

import copy
import pickle

import pytest

from rummery.cards.record import Record
from rummery.games import GAMES
from rummery.melds.pattern import Pattern
from rummery.melds.shape import Shape
from rummery.play.events import (
    Announced,
    Dealt,
    Ended,
    FactsBecame,
    Laid,
    Moved,
    Restocked,
    Scored,
    TableBecame,
    Told,
    TurnCame,
)
from rummery.play.match import Bonus, Match, MatchOver, Result, first_match
from rummery.play.moves import Discard, Done, DrawPile, DrawStock, Lay, LayOff, Split, Timeout
from rummery.play.options import read_options
from rummery.play.sight import DealtTo, StockMade, Unseen, observe
from rummery.table.table import Table
from tests.melds.rulebook import cards, meld

RECORDS: list[Record] = [
    DrawStock(),
    Done(),
    Timeout(),
    DrawPile(2),
    DrawPile(3),
    Discard(3),
    Discard(4),
    Lay((meld("5S 6S X"),)),
    Lay((meld("5S 6S 7S"),)),
    LayOff(cards("8S"), cards("8S"), 1),
    LayOff(cards("8S"), cards("8S"), 2),
    Split(1, 2),
    Split(2, 1),
    meld("7H 7D X"),
    meld("7H 7D X=7S"),
    Laid(1, 0, meld("5S 6S 7S")),
    Shape(Pattern(most_wilds=1, least_naturals=2)),
    Shape(Pattern(most_wilds=1, least_naturals=2, largest_same=4, same_wilds=1)),
    Dealt((b"\1", b"\2"), b"\3", b""),
    Dealt((b"\1", b"\2"), b"\3", b"", b"\4"),
    DealtTo(b"\1", b"\1\1", 1, b""),
    DealtTo(b"\1", b"\1\1", 1, b"", 1),
    Moved(b"\1", 0, 1),
    Moved(b"\1", 1, 0),
    Unseen(1, 0, 1),
    Restocked(b"\1", True),
    StockMade(1, True),
    TableBecame(0, b"", b"", (), 0),
    TurnCame(0, 1),
    TurnCame(1, 0),
    Scored(0, 15, "RAM-31"),
    Announced(0, "RAM-04", 3),
    Ended((), "RAM-14"),
    Ended((0,), "RAM-10"),
    FactsBecame(b""),
    Told(0, None),
    Match(None, (0, 0), 0, 1, (False, False), (0, 0)),
    Result((1, 0), (0,)),
    Bonus(0, 100, "RAM-35"),
    MatchOver((0,), (101, 0), "RAM-35", (Bonus(0, 100, "RAM-35"),)),
    MatchOver((0,), (1, 0), "RAM-35"),
]


@pytest.mark.parametrize("record", RECORDS, ids=repr)
def test_copies_and_pickles_are_equal_and_have_the_same_hash(record: Record) -> None:
    for other in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert other == record
        assert type(other) is type(record)
        assert hash(other) == hash(record)
        assert repr(other) == repr(record)


def test_records_with_other_fields_or_of_other_kinds_differ() -> None:
    assert len(set(RECORDS)) == len(RECORDS)
    for at, record in enumerate(RECORDS):
        assert [other for other in RECORDS if other == record] == [RECORDS[at]]


def test_a_record_is_nothing_else() -> None:
    assert Discard(3) != 3
    assert DrawPile(3) != Discard(3)
    assert Scored(0, 15, "RAM-31") != (0, 15, "RAM-31")


def test_a_record_shows_its_fields() -> None:
    assert repr(Discard(3)) == "Discard(3,)"
    assert repr(Scored(1, 15, "RAM-31")) == "Scored(1, 15, 'RAM-31')"


def test_nothing_else_can_be_stored_in_a_record() -> None:
    """Not so of generic ones: they have a dictionary once they are compiled."""
    for record in (Discard(3), meld("7H 7D X"), Scored(0, 15, "RAM-31")):
        with pytest.raises(AttributeError):
            object.__setattr__(record, "colour", 1)


@pytest.mark.parametrize("name", GAMES)
def test_views_and_states_are_equal_by_what_they_hold(name: str) -> None:
    game = GAMES[name]
    table = Table(game, {}, ("Ann", "Bob"), bytes(32))
    table.begin_deal()
    state = table.state
    other = state.copy()
    assert other == state
    assert observe(other, 0) == observe(state, 0)
    assert copy.deepcopy(observe(state, 0)) == observe(state, 0)
    assert observe(state, 0) != observe(state, 1)
    other.turn = 1 - state.turn
    assert other != state
    assert observe(other, 0) != observe(state, 0)
    assert pickle.loads(pickle.dumps(observe(state, 1))) == observe(state, 1)


@pytest.mark.parametrize("name", GAMES)
def test_options_are_equal_by_what_was_chosen(name: str) -> None:
    game = GAMES[name]
    assert read_options(game.options, {}) == read_options(game.options, {})
    assert first_match(read_options(game.options, {}), 2, 0) == first_match(read_options(game.options, {}), 2, 0)
