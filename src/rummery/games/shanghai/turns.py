"""How a deal of Shanghai rum begins, and what a move brings about."""

from __future__ import annotations

from rummery.cards.card import NONE, ONE, Card, Cards, minus
from rummery.cards.shuffle import shuffled
from rummery.games.shanghai.buying import first_asked, for_sale, next_asked
from rummery.games.shanghai.contract import swapped, wild_won
from rummery.games.shanghai.facts import (
    FRESH,
    ShanghaiEvent,
    ShanghaiFacts,
    ShanghaiMatch,
    ShanghaiState,
    Turn,
    stock_can_give,
)
from rummery.games.shanghai.options import IDLE_ROUNDS, cards_in_play
from rummery.games.shanghai.scoring import nobody_went_out, went_out
from rummery.games.shanghai.timeout import time_out
from rummery.melds.meld import Meld
from rummery.melds.shape import laid_off
from rummery.play.dealing import dealt
from rummery.play.events import (
    BUY,
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
    TurnCame,
    laid_at,
    with_meld,
    with_new,
)
from rummery.play.match import Seat
from rummery.play.moves import Buy, Discard, Done, Down, DrawPile, DrawStock, LayOff, Move, Pass, Swap
from rummery.play.state import State, evolve


def new(match: ShanghaiMatch, seed: bytes) -> ShanghaiState:
    """A deal before its cards are dealt: nobody is down, the seat after the dealer is in turn (SHA-03)."""
    seats = match.seats()
    facts = ShanghaiFacts(0, bytes(seats))
    return State(match, facts, (None,) * seats, seed, (NONE,) * seats, (0,) * seats, turn=match.after(match.dealer))


def deal(state: ShanghaiState) -> list[ShanghaiEvent]:
    """SHA-01, SHA-03: shuffle and deal, one card at a time from the seat after the dealer on; turn up a card."""
    match = state.match
    stock = shuffled(cards_in_play(match.options, match.seats()), state.seed)
    hands, rest = dealt(match, stock, match.options.dealt(match.number))
    return [Dealt(hands, rest[:-1], rest[-1:]), TurnCame(match.after(match.dealer), DRAW)]


def decide(state: ShanghaiState, move: Move) -> list[ShanghaiEvent]:
    """What a lawful *move* of the seat that has to move brings about."""
    if isinstance(move, Pass):
        return _pass(state)
    if isinstance(move, Discard):
        return _discard(state, move.card)
    if isinstance(move, DrawStock):
        return _draw_stock(state)
    if isinstance(move, DrawPile):
        return _draw_upcard(state)
    if isinstance(move, LayOff):
        return _lay_off(state, move)
    if isinstance(move, Buy):
        return _buy(state)
    if isinstance(move, Down):
        return _go_down(state, move.melds)
    if isinstance(move, Swap):
        return _swap(state, move)
    if isinstance(move, Done):
        return _end_turn(state, [Announced(state.turn, "SHA-24", len(state.hands[state.turn]))], None, NONE)
    return time_out(state, decide)


# ---- Drawing and buying -----------------------------------------------------------------------------------------


def _draw_stock(state: ShanghaiState) -> list[ShanghaiEvent]:
    """SHA-12: the upcard is declined; it is offered to the others, before one of them or nobody gets it.

    Where the player in turn is down, they have been asked already (SHA-15).
    """
    if not state.facts.is_down(state.turn):
        asked = first_asked(state)
        if asked is not None:
            return [TurnCame(state.turn, BUY, asked)]
    return _draw(state)


def _draw_upcard(state: ShanghaiState) -> list[ShanghaiEvent]:
    """SHA-10: the player in turn takes the upcard."""
    facts = state.facts.with_turn(state.facts.turn, state.facts.stuck + 1)
    return [Moved(state.pile[-1:], PILE, state.turn), FactsBecame(facts), TurnCame(state.turn, PLAY)]


def _draw(state: ShanghaiState) -> list[ShanghaiEvent]:
    """SHA-10: the player in turn draws from the stock."""
    events = _from_stock(state, 1, state.turn)
    if state.facts.stuck:
        events.append(FactsBecame(state.facts.with_turn(state.facts.turn, 0)))
    events.append(TurnCame(state.turn, PLAY))
    if state.facts.turn.timed_out:
        now = evolve(state, events)
        events.extend(time_out(now, decide, minus(now.hands[now.turn], state.hands[now.turn])))
    return events


def _from_stock(state: ShanghaiState, count: int, seat: Seat) -> list[ShanghaiEvent]:
    """SHA-26: so many cards of the stock; when it is empty and a card is needed, it is refilled."""
    given = state.stock[max(0, len(state.stock) - count) :][::-1]
    events: list[ShanghaiEvent] = [Moved(given, STOCK, seat)] if given else []
    if len(given) < count:
        refill = shuffled(state.pile[:-1], state.seed, state.shuffles)
        lacking = count - len(given)
        events.append(Restocked(refill, True))
        events.append(Moved(refill[len(refill) - lacking :][::-1], STOCK, seat))
    return events


def _buy(state: ShanghaiState) -> list[ShanghaiEvent]:
    """SHA-12: the buyer takes the upcard and cards of the stock; then the player in turn draws from it."""
    buyer = state.mover()
    events: list[ShanghaiEvent] = [Moved(state.pile[-1:], PILE, buyer)]
    now = evolve(state, events)
    events.extend(_from_stock(now, state.match.options.buy_cards, buyer))
    facts = state.facts
    bought = bytearray(facts.buys)
    bought[buyer] += 1
    events.append(
        FactsBecame(
            ShanghaiFacts(facts.down, bytes(bought), facts.discarder, facts.upcard_dead, facts.stuck, facts.turn)
        )
    )
    return events + _draw(evolve(state, events))


def _pass(state: ShanghaiState) -> list[ShanghaiEvent]:
    """SHA-13, SHA-15: the next is asked; after the last the player in turn draws, or chooses if they are down."""
    asked = next_asked(state.match, state.facts, state.turn, state.mover())
    if asked is not None:
        return [TurnCame(state.turn, BUY, asked)]
    if state.facts.is_down(state.turn) or not stock_can_give(len(state.stock), len(state.pile), state.restocked):
        return [TurnCame(state.turn, DRAW)]
    return _draw(state)


# ---- At the table -----------------------------------------------------------------------------------------------


def _go_down(state: ShanghaiState, melds: tuple[Meld, ...]) -> list[ShanghaiEvent]:
    """SHA-20."""
    seat, facts = state.turn, state.facts
    table = with_new(state.table, state.numbered, seat, melds)
    wild = any([meld.wilds > 0 for meld in melds])
    turn = Turn(False, True, wild or facts.turn.wild_laid, facts.turn.moves, facts.turn.timed_out)
    facts = ShanghaiFacts(facts.down | 1 << seat, facts.buys, facts.discarder, facts.upcard_dead, 0, turn)
    return _laid(state, NONE.join([meld.cards for meld in melds]), table, state.numbered + len(melds), facts)


def _lay_off(state: ShanghaiState, move: LayOff) -> list[ShanghaiEvent]:
    """SHA-23."""
    laid = laid_at(state.table, move.at)
    longer = None if laid is None else laid_off(state.match.options.shape, laid.meld, move.cards, move.faces)
    if laid is None or longer is None:
        raise ValueError(move)
    table = with_meld(state.table, laid, longer)
    turn = state.facts.turn
    wild = turn.wild_laid or longer.wilds > laid.meld.wilds
    turn = Turn(turn.must_go_down, turn.down_now, wild, turn.moves + 1, turn.timed_out)
    return _laid(state, move.cards, table, state.numbered, state.facts.with_turn(turn, 0))


def _laid(
    state: ShanghaiState, given: Cards, table: OnTable, numbered: int, facts: ShanghaiFacts
) -> list[ShanghaiEvent]:
    """Cards came to lie on the table; with the last one its player has gone out (SHA-24)."""
    events: list[ShanghaiEvent] = [TableBecame(state.turn, given, NONE, table, numbered), FactsBecame(facts)]
    if len(given) == len(state.hands[state.turn]):
        events.extend(went_out(state, facts.turn))
    return events


def _swap(state: ShanghaiState, move: Swap) -> list[ShanghaiEvent]:
    """SHA-18: who is not down has to lay down now."""
    laid = laid_at(state.table, move.at)
    if laid is None:
        raise ValueError(move)
    turn = state.facts.turn
    must = not state.facts.is_down(state.turn)
    turn = Turn(must, turn.down_now, turn.wild_laid, turn.moves + 1, turn.timed_out)
    table = swapped(state.table, laid, move.card)
    won = ONE[wild_won(laid, move.card)]
    return [
        TableBecame(state.turn, ONE[move.card], won, table, state.numbered),
        FactsBecame(state.facts.with_turn(turn, 0)),
    ]


# ---- Ending a turn ----------------------------------------------------------------------------------------------


def _discard(state: ShanghaiState, card: Card) -> list[ShanghaiEvent]:
    seat = state.turn
    return _end_turn(state, [Moved(ONE[card], seat, PILE)], seat, ONE[card])


def _end_turn(
    state: ShanghaiState, events: list[ShanghaiEvent], discarder: Seat | None, thrown: Cards
) -> list[ShanghaiEvent]:
    """SHA-11, SHA-24, SHA-26: the end of the deal or the next turn; without a discard the upcard is dead."""
    facts, match = state.facts, state.match
    hand = state.hands[state.turn].replace(thrown, NONE, 1) if thrown else state.hands[state.turn]
    if not hand:
        return [*events, *went_out(state, facts.turn)]
    stock, pile = len(state.stock), len(state.pile) + len(thrown)
    if not stock_can_give(stock, pile, state.restocked):
        return [*events, *nobody_went_out(state, hand, "SHA-26")]
    if facts.stuck >= IDLE_ROUNDS * match.seats():
        return [*events, *nobody_went_out(state, hand, "TAB-08")]
    following = match.after(state.turn)
    facts = ShanghaiFacts(facts.down, facts.buys, discarder, not thrown, facts.stuck, FRESH)
    events.append(FactsBecame(facts))
    asked = None
    if facts.is_down(following) and for_sale(match, facts, stock, pile, state.restocked):
        asked = next_asked(match, facts, following, None)
    events.append(TurnCame(following, DRAW if asked is None else BUY, asked))
    return events
