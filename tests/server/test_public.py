"""What is public of a game's own facts: nothing in it may depend on a card that the seat does not see."""

from __future__ import annotations

from typing import Any

from rummery.cards.card import NONE
from rummery.cards.names import card_named, names
from rummery.games import GAMES
from rummery.games.rami import RAMI
from rummery.melds.meld import RUN, Meld
from rummery.play.events import Laid, Moved
from rummery.play.game import Game
from rummery.play.sight import observe
from rummery.server.public import Public, known_aside, note_shown
from rummery.table.table import AnyState, AnyView, Table
from tests.server.auction import AUCTION


def telling(facts_to: Any) -> Game[Any, Any, Any]:
    """The auction, with other fields."""
    return Game(
        "auction",
        AUCTION.seats,
        AUCTION.usual_seats,
        AUCTION.options,
        AUCTION.new,
        AUCTION.deal,
        AUCTION.menu,
        AUCTION.decide,
        AUCTION.after,
        AUCTION.recognise,
        AUCTION.cards,
        AUCTION.rummy,
        AUCTION.laws,
        frozenset(),
        AUCTION.facts_from,
        facts_to,
    )


def dealt(game: Game[Any, Any, Any] = RAMI) -> Table:
    table = Table(game, {}, ("Ann", "Bob", "Cat"), bytes(32))
    table.begin_deal()
    return table


def card(text: str) -> int:
    found = card_named(text)
    assert found is not None
    return found


def with_aside(table: Table, seat: int | None, note: int | None) -> AnyView:
    """What a seat sees where one card is set aside, of which its note may be."""
    state = table.state.copy()
    state.aside = bytes([card("3H")])
    state.notes = (note, None, None)
    return observe(state, seat)


def test_a_field_that_depends_on_hidden_cards_is_left_out() -> None:
    def facts_to(state: AnyState) -> dict[str, Any]:
        return {
            "top": names(state.stock[-1:]),
            "others": names(state.hands[1]),
            "mine": names(state.hands[0]),
            "sizes": [len(hand) for hand in state.hands],
            "seed": state.seed.hex(),
        }

    table = dealt()
    shown = Public(telling(facts_to)).fields(table.view(0))
    assert shown == {"mine": names(table.state.hands[0]), "sizes": [14, 14, 14], "seed": "00" * 32}
    assert table.state.seed != bytes(32)


def test_a_card_that_is_set_aside_is_shown_to_who_knows_it_alone() -> None:
    def facts_to(state: AnyState) -> dict[str, Any]:
        return {"cut": names(state.aside)}

    table = dealt()
    public = Public(telling(facts_to))
    knows, does_not, watches = [with_aside(table, seat, card("3H")) for seat in (0, 1, None)]
    assert public.fields(knows) == {"cut": "3H"}
    assert public.fields(does_not) == public.fields(watches) == {}
    assert known_aside(does_not) == NONE


def test_facts_are_the_fields_of_positions_and_follow_what_happens() -> None:
    for game in GAMES.values():
        table = dealt(game)
        wanted = game.facts_to(table.state)
        shown = Public(game).fields(table.view(None))
        assert shown.items() <= wanted.items()
    rami = dealt()
    public = Public(RAMI)
    assert public.fields(rami.view(0)) == {"opened": [False, False, False]}


def test_a_note_is_shown_as_a_card_or_by_its_fields() -> None:
    assert note_shown(None) is None
    assert note_shown(card("3H")) == {"card": "3H"}
    run = Meld(RUN, bytes([1, 2, 3]), bytes([1, 2, 3]))
    assert note_shown(Laid(7, 1, run)) == {"number": 7, "owner": 1, "meld": "2C 3C 4C"}
    assert note_shown(Moved(bytes([0, 52]), 0, 2)) == {"cards": ["AC", "X"], "source": 0, "target": 2}
    assert note_shown("sure") == {"value": "sure"}
