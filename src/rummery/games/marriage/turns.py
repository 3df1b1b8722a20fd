"""How a deal of Marriage begins, and what a move brings about."""

from __future__ import annotations

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, minus
from rummery.cards.shuffle import shuffled
from rummery.games.marriage.ending import nobody_showed, shown
from rummery.games.marriage.facts import (
    MarriageEvent,
    MarriageFacts,
    MarriageMatch,
    MarriageState,
    Melds,
    Turn,
    TurnStart,
    own_cards,
    stock_can_give,
    with_own,
)
from rummery.games.marriage.laying import in_dublees, stated
from rummery.games.marriage.options import HAND, IDLE_ROUNDS, cards_in_play
from rummery.games.marriage.reading import read
from rummery.games.marriage.timeout import time_out
from rummery.play.dealing import dealt
from rummery.play.events import (
    DRAW,
    PILE,
    PLAY,
    STOCK,
    Announced,
    Dealt,
    FactsBecame,
    Moved,
    OnTable,
    Restocked,
    TableBecame,
    Told,
    TurnCame,
)
from rummery.play.moves import (
    Discard,
    DrawPile,
    DrawStock,
    LayOut,
    MeldsMove,
    Move,
    See,
    Show,
    TakeBack,
    Timeout,
    Tunnela,
)
from rummery.play.state import State, evolve


def new(match: MarriageMatch, seed: bytes) -> MarriageState:
    """A deal before its cards are dealt: nobody has seen, the seat after the dealer is in turn (MAR-07)."""
    seats = match.seats()
    facts = MarriageFacts(0, 0, 0, ((),) * seats, ((),) * seats, Turn(TurnStart(())))
    return State(match, facts, (None,) * seats, seed, (NONE,) * seats, (0,) * seats, turn=match.after(match.dealer))


def deal(state: MarriageState) -> list[MarriageEvent]:
    """MAR-01, MAR-04, MAR-05: shuffle, deal one card at a time, turn one up, set one aside that is no printed joker."""
    match = state.match
    stock = shuffled(cards_in_play(match.options, match.seats()), state.seed)
    hands, rest = dealt(match, stock, HAND)
    rest, pile = rest[: len(rest) - 1], rest[len(rest) - 1 :]
    # The cards are shuffled: the lowest of the stock is as random as any other.
    at = 0
    while rest[at] == JOKER:
        at += 1
    return [
        Dealt(hands, rest[:at] + rest[at + 1 :], pile, rest[at : at + 1]),
        TurnCame(match.after(match.dealer), DRAW),
    ]


def decide(state: MarriageState, move: Move) -> list[MarriageEvent]:
    """What a lawful *move* of the seat in turn brings about."""
    if isinstance(move, DrawStock):
        return _draw(state)
    if isinstance(move, DrawPile):
        return _draw_pile(state)
    if isinstance(move, Discard):
        return _discard(state, move.card)
    if isinstance(move, See):
        return _see(state, move)
    if isinstance(move, LayOut):
        return _lay_out(state, with_own(state.table, state.turn, _read(state, move)))
    if isinstance(move, TakeBack):
        return _lay_out(state, state.facts.turn.start.table)
    if isinstance(move, Show):
        return _show(state, move)
    if isinstance(move, Tunnela):
        return _tunnela(state, move)
    if isinstance(move, Timeout):
        return time_out(state, decide, end_turn)
    raise ValueError(move)


# ---- Drawing ----------------------------------------------------------------------------------------------------


def _draw(state: MarriageState) -> list[MarriageEvent]:
    """MAR-10, MAR-25: the top of the stock, which is made of the pile first where it is empty."""
    stock = state.stock
    events: list[MarriageEvent] = []
    if not stock:
        turned = state.pile[: len(state.pile) - 1]
        shuffles = state.match.options.shuffles_pile
        # Turned over, the oldest discard is on top: the stock is drawn from its end.
        stock = shuffled(turned, state.seed, state.shuffles) if shuffles else turned[::-1]
        events.append(Restocked(stock, shuffles))
    events.append(Moved(stock[len(stock) - 1 :], STOCK, state.turn))
    _begin_play(state, events, NONE, 0)
    return events


def _draw_pile(state: MarriageState) -> list[MarriageEvent]:
    """MAR-10 to MAR-12: the upcard."""
    card = state.pile[len(state.pile) - 1 :]
    events: list[MarriageEvent] = [Moved(card, PILE, state.turn)]
    _begin_play(state, events, card, state.facts.stuck + 1)
    return events


def _begin_play(state: MarriageState, events: list[MarriageEvent], took: Cards, stuck: int) -> None:
    facts, seat = state.facts, state.turn
    drawn = facts.drawn | 1 << seat
    if took or drawn != facts.drawn or stuck != facts.stuck or facts.turn.start.table is not state.table:
        events.append(FactsBecame(facts.with_turn(Turn(TurnStart(state.table), took), drawn, stuck)))
    events.append(TurnCame(seat, PLAY))


# ---- At the table -----------------------------------------------------------------------------------------------


def _read(state: MarriageState, move: MeldsMove) -> Melds:
    """The melds of a move as its seat knows them."""
    cut = state.notes[state.turn]
    return tuple([read(state.match.options, cut, meld) for meld in move.melds])


def _became(state: MarriageState, table: OnTable) -> TableBecame:
    """The seat's cards on the table are those of *table* now; each seat numbers its own melds."""
    seat = state.turn
    before, after = own_cards(state.table, seat), own_cards(table, seat)
    if after.startswith(before):
        return TableBecame(seat, after[len(before) :], NONE, table, 0)
    return TableBecame(seat, minus(after, before), minus(before, after), table, 0)


def _see(state: MarriageState, move: See) -> list[MarriageEvent]:
    """MAR-16, MAR-22: melds or dublees are laid, and the seat is told the cut joker, alone."""
    seat, facts = state.turn, state.facts
    table = with_own(state.table, seat, move.melds)
    dublees = in_dublees(move)
    visits = (*facts.visits[:seat], move.melds, *facts.visits[seat + 1 :])
    turn = Turn(TurnStart(table), facts.turn.took, facts.turn.moves)
    seen = MarriageFacts(
        facts.seen | 1 << seat,
        facts.dublee | (1 << seat if dublees else 0),
        facts.drawn,
        visits,
        facts.tunnelas,
        turn,
        facts.stuck,
    )
    told = Announced(seat, "MAR-22" if dublees else "MAR-16", len(move.melds))
    return [_became(state, table), FactsBecame(seen), told, Told(seat, state.aside[0])]


def _lay_out(state: MarriageState, table: OnTable) -> list[MarriageEvent]:
    """MAR-17, MAR-19."""
    turn = state.facts.turn
    facts = state.facts.with_turn(Turn(turn.start, turn.took, turn.moves + 1), state.facts.drawn, state.facts.stuck)
    return [_became(state, table), FactsBecame(facts)]


def _show(state: MarriageState, move: Show) -> list[MarriageEvent]:
    """MAR-20, MAR-22: all melds are laid, what is left is discarded, except by who shows dublees."""
    seat = state.turn
    table = with_own(state.table, seat, _read(state, move))
    events: list[MarriageEvent] = [_became(state, table)]
    left = minus(state.hands[seat] + own_cards(state.table, seat), stated(move.melds))
    if left and not in_dublees(move):
        events.append(Moved(left, seat, PILE))
    return [*events, *shown(evolve(state, events))]


def _tunnela(state: MarriageState, move: Tunnela) -> list[MarriageEvent]:
    """MAR-34: shown to all, and kept in the hand."""
    seat, facts = state.turn, state.facts
    tunnelas = (*facts.tunnelas[:seat], (*facts.tunnelas[seat], *move.melds), *facts.tunnelas[seat + 1 :])
    became = MarriageFacts(
        facts.seen, facts.dublee, facts.drawn, facts.visits, tunnelas, facts.turn, facts.stuck, facts.cut
    )
    return [FactsBecame(became)]


# ---- Ending a turn ----------------------------------------------------------------------------------------------


def _discard(state: MarriageState, card: Card) -> list[MarriageEvent]:
    events: list[MarriageEvent] = [Moved(ONE[card], state.turn, PILE)]
    end_turn(state, events, len(state.pile) + 1)
    return events


def end_turn(state: MarriageState, events: list[MarriageEvent], pile: int) -> None:
    """MAR-25, TAB-08: the deal's end or the next turn; *pile* is the number of cards that the *events* leave there."""
    options, facts, match = state.match.options, state.facts, state.match
    dry = not stock_can_give(options, len(state.stock), pile, state.restocked)
    if dry or facts.stuck >= IDLE_ROUNDS * match.seats():
        events.extend(nobody_showed(evolve(state, events), "MAR-25" if dry else "TAB-08"))
        return
    turn = facts.turn
    if turn.took or turn.moves or turn.start.table is not state.table:
        events.append(FactsBecame(facts.with_turn(Turn(TurnStart(state.table)), facts.drawn, facts.stuck)))
    events.append(TurnCame(match.after(state.turn), DRAW))
