"""The journal: every deal begun and every move made, with what it brought about. State is rebuilt from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rummery.cards.card import NONE, Cards
from rummery.play.events import Event, Scored
from rummery.play.every_table import cards_on
from rummery.play.game import Game
from rummery.play.match import Seat
from rummery.play.moves import Move
from rummery.play.sight import observe
from rummery.play.state import State, evolve


@dataclass(frozen=True, slots=True)
class Begun:
    """A deal began: the state before, and the events of dealing (none where it began from a position)."""

    before: State[Any, Any, Any]
    events: list[Event[Any, Any]]


@dataclass(frozen=True, slots=True)
class Made:
    """A move was made, and what it brought about."""

    seat: Seat
    move: Move
    events: list[Event[Any, Any]]


Entry: TypeAlias = Begun | Made


class Journal:
    """Entries in the order in which they came; only added to."""

    def __init__(self) -> None:
        self._entries: Final[list[Entry]] = []

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def add(self, entry: Entry) -> None:
        """Write an entry down."""
        self._entries.append(entry)

    def deals(self) -> list[list[Entry]]:
        """The entries of each deal."""
        found: list[list[Entry]] = []
        for entry in self._entries:
            if isinstance(entry, Begun):
                found.append([])
            found[-1].append(entry)
        return found


def rebuilt(entries: list[Entry]) -> State[Any, Any, Any]:
    """The state that the entries of a deal lead to, from their events alone."""
    begun = entries[0]
    if not isinstance(begun, Begun):
        raise ValueError("a deal's entries start with its beginning")
    state = begun.before
    for entry in entries:
        state = evolve(state, entry.events)
    return state


def score_lines(entries: list[Entry]) -> list[Scored]:
    """The lines of a deal's score sheet: each names its rule."""
    return [event for entry in entries for event in entry.events if isinstance(event, Scored)]


def audit(game: Game[Any, Any, Any], journal: Journal) -> list[str]:
    """Play every move again by the rules; what does not agree with the journal, in plain words, or nothing."""
    faults: list[str] = []
    for number, entries in enumerate(journal.deals(), 1):
        begun = entries[0]
        if not isinstance(begun, Begun):
            raise ValueError("a deal's entries start with its beginning")
        if begun.events and game.deal(begun.before) != begun.events:
            faults.append(f"deal {number}: dealt otherwise")
        state = evolve(begun.before, begun.events)
        cards = all_cards(state)
        for at, entry in enumerate(entries[1:], 1):
            if isinstance(entry, Made):
                refusal = game.check(observe(state, entry.seat), entry.move)
                if refusal is not None:
                    faults.append(f"deal {number}, move {at}: refused by {refusal.rule}")
                elif game.decide(state, entry.move) != entry.events:
                    faults.append(f"deal {number}, move {at}: other events")
            state = evolve(state, entry.events)
            if all_cards(state) != cards:
                faults.append(f"deal {number}, move {at}: cards came or went")
    return faults


def all_cards(state: State[Any, Any, Any]) -> Cards:
    """Every card of the deal, ascending."""
    return bytes(sorted(state.stock + state.pile + state.aside + NONE.join(state.hands) + cards_on(state.table)))
