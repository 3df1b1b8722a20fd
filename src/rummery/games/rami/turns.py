"""How a deal of Rami begins, and what a move brings about."""

from __future__ import annotations

from rummery.cards.card import NONE, ONE, Card, Cards, minus
from rummery.cards.shuffle import shuffled
from rummery.games.rami.ending import blocked, penalties, went_out
from rummery.games.rami.facts import RamiEvent, RamiFacts, RamiMatch, RamiState, Turn, TurnStart, can_draw
from rummery.games.rami.options import (
    FEW_CARDS,
    HAND,
    IDLE_ROUNDS,
    cards_in_play,
)
from rummery.games.rami.tables import Outcome, is_whole, outcome
from rummery.games.rami.timeout import time_out
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
    Restocked,
    Scored,
    TableBecame,
    TurnCame,
)
from rummery.play.every_table import cards_on
from rummery.play.moves import (
    Discard,
    Done,
    DrawPile,
    DrawStock,
    Lay,
    LayOff,
    Move,
    Restore,
    Timeout,
)
from rummery.play.sight import observe
from rummery.play.state import State


def new(match: RamiMatch, seed: bytes) -> RamiState:
    """A deal before its cards are dealt: nobody has opened, the seat after the dealer is in turn (RAM-03)."""
    seats = match.seats()
    facts = RamiFacts(0, 0, 0, Turn(TurnStart((), 0, NONE)))
    return State(match, facts, (None,) * seats, seed, (NONE,) * seats, (0,) * seats, turn=match.after(match.dealer))


def deal(state: RamiState) -> list[RamiEvent]:
    """RAM-01, RAM-02: shuffle and deal, one card at a time from the seat after the dealer on."""
    match = state.match
    stock = shuffled(cards_in_play(match.options, match.seats()), state.seed)
    hands, rest = dealt(match, stock, HAND)
    pile = NONE
    if match.options.first_upcard:
        rest, pile = rest[:-1], rest[-1:]
    return [Dealt(hands, rest, pile), TurnCame(match.after(match.dealer), DRAW)]


def decide(state: RamiState, move: Move) -> list[RamiEvent]:
    """What a lawful *move* of the seat in turn brings about."""
    if isinstance(move, DrawStock):
        return _draw(state)
    if isinstance(move, DrawPile):
        return _draw_pile(state, move.count)
    if isinstance(move, Discard):
        return _discard(state, move.card)
    if isinstance(move, Done):
        return _end_turn(state, [], state.hands[state.turn], state.pile)
    if isinstance(move, Timeout):
        return time_out(state, decide)
    return _at_the_table(state, move)


# ---- Drawing ----------------------------------------------------------------------------------------------------


def _draw(state: RamiState) -> list[RamiEvent]:
    """RAM-10, RAM-14: the top of the stock, which is refilled first where it is empty."""
    stock = state.stock
    events: list[RamiEvent] = []
    if not stock:
        stock = shuffled(state.pile[:-1], state.seed, state.shuffles)
        events.append(Restocked(stock, True))
    events.append(Moved(stock[-1:], STOCK, state.turn))
    return _begin_play(state, events, NONE, 0)


def _draw_pile(state: RamiState, count: int) -> list[RamiEvent]:
    """RAM-11, RAM-12: cards from the top of the pile; the deepest may have to be laid."""
    cards = state.pile[len(state.pile) - count :]
    owed = cards[:1] if state.match.options.must_use_discard else NONE
    return _begin_play(state, [Moved(cards, PILE, state.turn)], owed, state.facts.stuck + 1)


def _begin_play(state: RamiState, events: list[RamiEvent], owed: Cards, stuck: int) -> list[RamiEvent]:
    facts = state.facts
    start = TurnStart(state.table, state.scores[state.turn], owed)
    turn = Turn(start, owed, drew=True)
    events.append(FactsBecame(RamiFacts(facts.opened, facts.idle, facts.dry, turn, stuck)))
    events.append(TurnCame(state.turn, PLAY))
    return events


# ---- At the table -----------------------------------------------------------------------------------------------


def _at_the_table(state: RamiState, move: Move) -> list[RamiEvent]:
    """Melds laid, laid off on, won from, taken from, split, joined (RAM-13, RAM-19, RAM-20, RAM-42)."""
    seat = state.turn
    options = state.match.options
    after = outcome(observe(state, seat), move)
    if after is None:
        raise ValueError(move)
    events: list[RamiEvent] = [TableBecame(seat, after.given, after.taken, after.table, after.numbered)]
    if after.points and not options.elimination:
        events.append(Scored(seat, after.points, "RAM-31" if isinstance(move, (Lay, LayOff)) else "RAM-43"))
    facts = _facts_after(state, move, after)
    if facts is not state.facts:
        events.append(FactsBecame(facts))
    left = len(state.hands[seat]) - len(after.given) + len(after.taken)
    if left == 0 and is_whole(options, after.table):
        events.extend(went_out(state, facts))
    return events


def _facts_after(state: RamiState, move: Move, after: Outcome) -> RamiFacts:
    facts, turn, seat = state.facts, after.turn, state.turn
    counts = state.match.options.manipulation
    opens = isinstance(move, Lay) and not facts.has_opened(seat)
    if opens or counts:
        turn = Turn(
            turn.start,
            turn.owed,
            turn.opened_now or opens,
            turn.used_old,
            turn.won,
            turn.taken_cards,
            turn.taken_faces,
            turn.moves + counts,
            turn.drew,
        )
    opened = facts.opened
    if opens:
        opened |= 1 << seat
    elif isinstance(move, Restore) and facts.turn.opened_now:
        opened &= ~(1 << seat)
    if turn is facts.turn and opened == facts.opened:
        return facts
    return RamiFacts(opened, facts.idle, facts.dry, turn, facts.stuck)


# ---- Ending a turn ----------------------------------------------------------------------------------------------


def _discard(state: RamiState, card: Card) -> list[RamiEvent]:
    seat = state.turn
    hand = state.hands[seat].replace(ONE[card], NONE, 1)
    return _end_turn(state, [Moved(ONE[card], seat, PILE)], hand, state.pile + ONE[card])


def _end_turn(state: RamiState, events: list[RamiEvent], hand: Cards, pile: Cards) -> list[RamiEvent]:
    """RAM-10: penalties, then the end of the deal or the next turn."""
    seat, facts = state.turn, state.facts
    events.extend(penalties(state))
    if not hand:
        return [*events, *went_out(state, facts)]
    if len(hand) <= FEW_CARDS:
        events.append(Announced(seat, "RAM-04", len(hand)))
    idle, dry = 0, facts.dry
    players = len(state.match.still_in())
    laid = _laid_a_card(state)
    stuck = 0 if laid else facts.stuck
    if not facts.turn.drew:
        idle, dry = 0 if laid else facts.idle + 1, dry + 1
    if idle >= players or max(dry, stuck) >= IDLE_ROUNDS * players:
        events.append(FactsBecame(RamiFacts(facts.opened, idle, dry, facts.turn, stuck)))
        return [*events, *blocked(state, hand)]
    following = state.match.after(seat)
    turn = Turn(TurnStart(state.table, state.scores[following], NONE))
    events.append(FactsBecame(RamiFacts(facts.opened, idle, dry, turn, stuck)))
    draws = can_draw(state.match.options, facts.has_opened(following), len(state.stock), len(pile), state.restocked)
    events.append(TurnCame(following, DRAW if draws else PLAY))
    return events


def _laid_a_card(state: RamiState) -> bool:
    """RAM-14: whether a card that was in the hand when the turn began lies on the table now."""
    before = state.facts.turn.start.table
    return state.table is not before and len(minus(cards_on(state.table), cards_on(before))) > 0
