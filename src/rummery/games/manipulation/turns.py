"""How a deal of Manipulation begins, and what a move brings about."""

from __future__ import annotations

from rummery.cards.card import NONE
from rummery.cards.shuffle import shuffled
from rummery.games.manipulation.change import change_of
from rummery.games.manipulation.ending import counted, knocked, went_out
from rummery.games.manipulation.facts import (
    ManipulationEvent,
    ManipulationFacts,
    ManipulationMatch,
    ManipulationState,
)
from rummery.games.manipulation.options import cards_in_play
from rummery.games.manipulation.timeout import time_out
from rummery.melds.meld import Meld, same_meld
from rummery.play.dealing import dealt
from rummery.play.events import (
    DRAW,
    PLAY,
    STOCK,
    Announced,
    Dealt,
    FactsBecame,
    Laid,
    Moved,
    OnTable,
    TableBecame,
    TurnCame,
)
from rummery.play.match import Seat
from rummery.play.moves import Draw, Knock, Lay, Move, Pass, Timeout
from rummery.play.state import State


def new(match: ManipulationMatch, seed: bytes) -> ManipulationState:
    """A deal before its cards are dealt: nobody has melded, the seat after the dealer is in turn (MAN-02)."""
    seats = match.seats()
    hands = (NONE,) * seats
    return State(
        match, ManipulationFacts(0), (None,) * seats, seed, hands, (0,) * seats, turn=match.after(match.dealer)
    )


def deal(state: ManipulationState) -> list[ManipulationEvent]:
    """MAN-01, MAN-02: shuffle and deal, one card at a time from the seat after the dealer on."""
    match = state.match
    stock = shuffled(cards_in_play(match.options, match.seats()), state.seed)
    hands, rest = dealt(match, stock, match.options.hand)
    return [Dealt(hands, rest, NONE), TurnCame(match.after(match.dealer), DRAW)]


def decide(state: ManipulationState, move: Move) -> list[ManipulationEvent]:
    """What a lawful *move* of the seat in turn brings about."""
    if isinstance(move, Draw):
        return _draw(state)
    if isinstance(move, Lay):
        return _meld(state, move)
    if isinstance(move, Knock):
        return knocked(state)
    if isinstance(move, Pass):
        return _pass(state)
    if isinstance(move, Timeout):
        return time_out(state, decide)
    return _end_turn(state, [])


def _draw(state: ManipulationState) -> list[ManipulationEvent]:
    """MAN-10."""
    facts = state.facts
    events: list[ManipulationEvent] = [Moved(state.stock[-1:], STOCK, state.turn)]
    events.append(FactsBecame(ManipulationFacts(facts.opened, facts.drawn + 1)))
    if state.phase != PLAY:
        events.append(TurnCame(state.turn, PLAY))
    return events


def _meld(state: ManipulationState, move: Lay) -> list[ManipulationEvent]:
    """MAN-12, MAN-21: the table as it is stated; the melds are numbered in this order."""
    facts, seat = state.facts, state.turn
    given = change_of(state.table, move.melds).given
    table = _laid(state.table, move.melds, seat)
    facts = ManipulationFacts(facts.opened | 1 << seat, facts.drawn, True, False, facts.last_lap)
    events: list[ManipulationEvent] = [TableBecame(seat, given, NONE, table, len(table)), FactsBecame(facts)]
    if len(given) == len(state.hands[seat]):
        events.extend(went_out(state))
    return events


def _laid(table: OnTable, melds: tuple[Meld, ...], seat: Seat) -> OnTable:
    """The melds with their numbers; one that lay there before still belongs to who laid it."""
    laid: list[Laid] = []
    size = len(table)
    left: list[Laid] = []
    for at in range(size):
        if at >= len(melds) or table[at].meld is not melds[at]:
            left.append(table[at])
    for at in range(len(melds)):
        meld = melds[at]
        if at < size and table[at].meld is meld:
            entry = table[at]
            laid.append(entry if entry.number == at + 1 else Laid(at + 1, entry.owner, meld))
            continue
        owner = seat
        for entry in left:
            if same_meld(entry.meld, meld):
                owner = entry.owner
                left.remove(entry)
                break
        laid.append(Laid(at + 1, owner, meld))
    return tuple(laid)


def _pass(state: ManipulationState) -> list[ManipulationEvent]:
    """MAN-11: no more draws and no meld; in the last lap it ends the turn (MAN-22)."""
    facts = state.facts
    events: list[ManipulationEvent] = [Announced(state.turn, "MAN-11", 0)]
    if facts.last_lap is not None:
        return _end_turn(state, events)
    events.append(FactsBecame(ManipulationFacts(facts.opened, facts.drawn, False, True)))
    return events


def _end_turn(state: ManipulationState, events: list[ManipulationEvent]) -> list[ManipulationEvent]:
    """The next turn: it may be the first of the last lap, or that was the last of it (MAN-22, MAN-34)."""
    seat, facts = state.turn, state.facts
    lap = facts.last_lap
    if lap is not None:
        lap -= 1
        if lap <= 0:
            return [*events, *counted(state)]
    elif not state.stock:
        lap = state.match.seats()
        events.append(Announced(seat, "MAN-22", lap))
    following = state.match.after(seat)
    events.append(FactsBecame(ManipulationFacts(facts.opened, last_lap=lap)))
    events.append(TurnCame(following, DRAW if lap is None else PLAY))
    return events
