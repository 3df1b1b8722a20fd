"""What each seat sees: of the state, of events, and by following events."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.cards.record import fields_of
from rummery.melds.meld import Meld
from rummery.play.events import (
    OVER,
    PILE,
    PLAY,
    STOCK,
    Announced,
    Dealt,
    Ended,
    Event,
    FactsBecame,
    Laid,
    Moved,
    Restocked,
    Scored,
    TableBecame,
    Told,
    TurnCame,
)
from rummery.play.match import first_match
from rummery.play.sight import DealtTo, StockMade, Unseen, View, follow, observe, see
from rummery.play.state import State, evolve
from tests.melds.rulebook import cards, meld

AnyEvent = Event[Any, Any]


def ascending(text: str) -> bytes:
    return bytes(sorted(cards(text)))


def a_state() -> State[None, str, str]:
    """Three seats with notes, such as no game that is built yet has."""
    return State(
        first_match(None, 3, 0),
        "facts",
        ("note 0", "note 1", "note 2"),
        bytes(32),
        (ascending("7H 7D"), ascending("AS X"), ascending("9C TC JC")),
        (5, 0, -10),
        cards("2C 3C 4C"),
        cards("KS QS"),
        (Laid(2, 1, meld("5S 6S 7S")),),
        3,
        1,
        PLAY,
        1,
        1,
    )


def test_a_seat_sees_its_hand_and_note_the_sizes_of_the_others_and_what_lies_open() -> None:
    view = observe(a_state(), 1)
    assert (view.seat, view.hand, view.note) == (1, ascending("AS X"), "note 1")
    assert (list(view.sizes), view.stock) == ([2, 2, 3], 3)
    assert (view.pile, view.table, view.numbered) == (cards("KS QS"), (Laid(2, 1, meld("5S 6S 7S")),), 3)
    assert (view.scores, view.turn, view.phase, view.restocked, view.facts) == ((5, 0, -10), 1, PLAY, 1, "facts")


def test_a_spectator_sees_no_hand_and_no_note() -> None:
    view = observe(a_state(), None)
    assert (view.seat, view.hand, view.note) == (None, b"", None)
    assert list(view.sizes) == [2, 2, 3]


def test_a_view_has_no_field_for_what_is_hidden() -> None:
    hidden = {"hands", "notes", "seed", "shuffles"}
    assert not hidden & set(fields_of(View))
    assert hidden < set(fields_of(State))
    assert set(fields_of(View)) - set(fields_of(State)) == {"seat", "note", "hand", "sizes"}
    assert isinstance(observe(a_state(), 0).stock, int)


SEEN: list[tuple[str, AnyEvent, dict[int | None, object]]] = [
    (
        "a deal shows each seat its own hand",
        Dealt((b"\1\2", b"\3", b"\4"), b"\5\6", b"\7"),
        {
            0: DealtTo(b"\1\2", b"\2\1\1", 2, b"\7"),
            1: DealtTo(b"\3", b"\2\1\1", 2, b"\7"),
            None: DealtTo(b"", b"\2\1\1", 2, b"\7"),
        },
    ),
    (
        "what is set aside is seen by nobody",
        Dealt((b"\1", b"\2", b"\3"), b"\4", b"\5", b"\6"),
        {0: DealtTo(b"\1", b"\1\1\1", 1, b"\5", 1), None: DealtTo(b"", b"\1\1\1", 1, b"\5", 1)},
    ),
    (
        "a card from the stock is seen by who drew it",
        Moved(b"\1", STOCK, 1),
        {1: Moved(b"\1", STOCK, 1), 0: Unseen(1, STOCK, 1), None: Unseen(1, STOCK, 1)},
    ),
    (
        "cards from the pile are seen by all",
        Moved(b"\1\2", PILE, 1),
        {seat: Moved(b"\1\2", PILE, 1) for seat in (0, 1, 2, None)},
    ),
    ("a discard is seen by all", Moved(b"\1", 1, PILE), {seat: Moved(b"\1", 1, PILE) for seat in (0, 1, 2, None)}),
    (
        "the card turned up from the stock is seen by all",
        Moved(b"\1", STOCK, PILE),
        {seat: Moved(b"\1", STOCK, PILE) for seat in (0, None)},
    ),
    (
        "cards passed from hand to hand are seen by the two",
        Moved(b"\1", 0, 2),
        {0: Moved(b"\1", 0, 2), 2: Moved(b"\1", 0, 2), 1: Unseen(1, 0, 2), None: Unseen(1, 0, 2)},
    ),
    (
        "nobody sees the new stock",
        Restocked(b"\1\2", True),
        {seat: StockMade(2, True) for seat in (0, 1, 2, None)},
    ),
    (
        "one seat alone is told",
        Told(1, "secret"),
        {1: Told(1, "secret"), 0: None, None: None},
    ),
    ("all see whose turn it is", TurnCame(2, PLAY), {seat: TurnCame(2, PLAY) for seat in (0, 2, None)}),
    ("all see points", Scored(2, 15, "RAM-31"), {seat: Scored(2, 15, "RAM-31") for seat in (0, 2, None)}),
    ("all see the end", Ended((2,), "RAM-10"), {seat: Ended((2,), "RAM-10") for seat in (0, 2, None)}),
]


@pytest.mark.parametrize(
    ("event", "sights"), [(event, sights) for _, event, sights in SEEN], ids=[n for n, _, _ in SEEN]
)
def test_where_a_card_lies_decides_who_sees_it(event: AnyEvent, sights: dict[int | None, object]) -> None:
    for seat, sight in sights.items():
        assert see(event, seat) == sight


LAID: Meld = meld("9C TC JC")
EVENTS: list[AnyEvent] = [
    Dealt((ascending("2H 3H"), ascending("4H 5H"), ascending("6H 7H")), cards("8H 9H"), cards("TH")),
    Moved(cards("4C"), STOCK, 0),
    Moved(cards("4C"), STOCK, PILE),
    Moved(cards("3C 4C"), STOCK, 2),
    Moved(cards("KS QS"), PILE, 1),
    Moved(cards("QS"), PILE, 2),
    Moved(cards("AS"), 1, PILE),
    Moved(cards("7H"), 0, 2),
    Moved(cards("7H"), 0, STOCK),
    Restocked(cards("KS 2C"), True),
    Restocked(cards("KS"), False),
    TableBecame(2, cards("9C TC JC"), b"", (Laid(2, 1, meld("5S 6S 7S")), Laid(4, 2, LAID)), 4),
    TableBecame(1, b"", cards("7S"), (Laid(2, 1, Meld(0, cards("5S 6S"), cards("5S 6S"))),), 3),
    TableBecame(0, cards("7H"), cards("X"), (), 3),
    Dealt((ascending("2H"), ascending("4H"), ascending("6H")), cards("8H 9H"), cards("TH"), cards("JH")),
    TurnCame(2, 0),
    TurnCame(2, 2, 0),
    Scored(2, 45, "RAM-31"),
    Announced(0, "RAM-04", 2),
    Ended((1,), "RAM-10"),
    FactsBecame("other facts"),
    Told(0, "new note"),
]


@pytest.mark.parametrize("event", EVENTS, ids=repr)
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_following_an_event_equals_observing_the_state_after_it(event: AnyEvent, seat: int | None) -> None:
    before = a_state()
    view = observe(before, seat)
    follow(view, see(event, seat))
    assert view == observe(evolve(before, [event]), seat)
    assert before == a_state()  # and the state before stays as it was


ONE_AFTER_THE_OTHER: list[AnyEvent] = [
    Moved(cards("4C"), STOCK, 1),
    FactsBecame("drawn"),
    TableBecame(1, cards("AS"), cards("7S"), (Laid(2, 1, meld("5S 6S")), Laid(4, 1, meld("AS"))), 4),
    Scored(1, -5, "RAM-43"),
    TableBecame(1, cards("7S"), b"", (Laid(2, 1, meld("5S 6S 7S")), Laid(4, 1, meld("AS"))), 4),
    Moved(cards("4C"), 1, PILE),
    Announced(1, "RAM-04", 1),
    TurnCame(2, 0),
    Moved(cards("KS QS 4C"), PILE, 2),
    Told(2, "new note"),
    Moved(cards("KS"), 2, PILE),
    Moved(cards("QS"), 2, PILE),
    Restocked(cards("KS"), True),
    Moved(cards("7H"), 0, 2),
    Ended((2,), "RAM-10"),
]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_following_many_events_equals_observing_the_state_after_them(seat: int | None) -> None:
    before = a_state()
    view = observe(before, seat)
    for event in ONE_AFTER_THE_OTHER:
        follow(view, see(event, seat))
    assert view == observe(evolve(before, ONE_AFTER_THE_OTHER), seat)
    assert view.phase == OVER
    assert list(view.sizes) == [1, 1, 5]


def test_every_kind_of_event_is_among_those_tried() -> None:
    kinds = {Dealt, Moved, Restocked, TableBecame, TurnCame, Scored, Announced, Ended, FactsBecame, Told}
    assert {type(event) for event in EVENTS} == kinds


def test_who_is_asked_moves_in_the_turn_of_another() -> None:
    asked = evolve(a_state(), [TurnCame(2, 2, 0)])
    assert (asked.turn, asked.mover(), observe(asked, 1).mover()) == (2, 0, 0)
    again = evolve(asked, [TurnCame(2, 1)])
    assert (again.turn, again.mover(), observe(again, 1).mover()) == (2, 2, 2)


def test_cards_come_and_go_where_events_say() -> None:
    state = a_state()
    assert evolve(state, [Moved(cards("4C"), STOCK, 0)]).hands[0] == ascending("4C 7H 7D")
    assert evolve(state, [Moved(cards("4C"), STOCK, 0)]).stock == cards("2C 3C")
    assert evolve(state, [Moved(cards("AS"), 1, PILE)]).pile == cards("KS QS AS")
    assert evolve(state, [Restocked(cards("KS"), True)]).pile == cards("QS")
    assert evolve(state, [Restocked(cards("KS"), True)]).shuffles == 2
    assert evolve(state, [Restocked(cards("KS"), False)]).shuffles == 1
    assert evolve(state, [Restocked(cards("KS"), False)]).restocked == 2
    assert evolve(state, [Scored(2, 45, "RAM-31")]).scores == (5, 0, 35)
    assert evolve(state, [Told(0, "new")]).notes == ("new", "note 1", "note 2")
