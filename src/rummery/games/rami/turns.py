"""How a deal of Rami begins, what a move brings about, and how a deal ends."""

from __future__ import annotations

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, minus
from rummery.cards.shuffle import shuffled
from rummery.games.rami.facts import RamiEvent, RamiFacts, RamiMatch, RamiState, Turn, TurnStart, is_dry
from rummery.games.rami.menu import least_useful, menu
from rummery.games.rami.options import (
    FEW_CARDS,
    HAND,
    IDLE_ROUNDS,
    NO_PILE,
    ONLY_WINNER,
    RAMI,
    RAMI_ALONE,
    RAMI_ALONE_FACTOR,
    RAMI_FACTOR,
    RAMI_FIRST_FACTOR,
    TIMEOUT,
    cards_in_play,
)
from rummery.games.rami.scoring import in_hand
from rummery.games.rami.tables import Outcome, is_whole, lay_off_reaching, outcome
from rummery.play.events import (
    DRAW,
    OVER,
    PILE,
    PLAY,
    STOCK,
    Announced,
    Dealt,
    Ended,
    FactsBecame,
    Moved,
    Restocked,
    Scored,
    TableBecame,
    TurnCame,
)
from rummery.play.every_table import cards_on, played
from rummery.play.match import Seat
from rummery.play.moves import (
    DISCARDS,
    DONE,
    DRAW_STOCK,
    RESTORE,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    Lay,
    LayOff,
    Move,
    Restore,
    Swap,
    Timeout,
)
from rummery.play.sight import observe
from rummery.play.state import State, evolve


def new(match: RamiMatch, seed: bytes) -> RamiState:
    """A deal before its cards are dealt: nobody has opened, the seat after the dealer is in turn (RAM-03)."""
    seats = match.seats()
    facts = RamiFacts(0, 0, 0, Turn(TurnStart((), 0, NONE)))
    return State(match, facts, (None,) * seats, seed, (NONE,) * seats, (0,) * seats, turn=match.after(match.dealer))


def deal(state: RamiState) -> list[RamiEvent]:
    """RAM-01, RAM-02: shuffle and deal, one card at a time from the seat after the dealer on."""
    match = state.match
    stock = shuffled(cards_in_play(match.options, match.seats()), state.seed)
    players = len(match.still_in())
    hands = [NONE] * match.seats()
    top = stock[::-1]
    seat = match.dealer
    for nth in range(players):
        seat = match.after(seat)
        hands[seat] = bytes(sorted(top[nth : players * HAND : players]))
    rest = stock[: len(stock) - players * HAND]
    pile = NONE
    if match.options.first_upcard:
        rest, pile = rest[:-1], rest[-1:]
    return [Dealt(tuple(hands), rest, pile), TurnCame(match.after(match.dealer), DRAW)]


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
        return _time_out(state)
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
    return _begin_play(state, events, NONE)


def _draw_pile(state: RamiState, count: int) -> list[RamiEvent]:
    """RAM-11, RAM-12: cards from the top of the pile; the deepest may have to be laid."""
    cards = state.pile[len(state.pile) - count :]
    owed = cards[:1] if state.match.options.must_use_discard else NONE
    return _begin_play(state, [Moved(cards, PILE, state.turn)], owed)


def _begin_play(state: RamiState, events: list[RamiEvent], owed: Cards) -> list[RamiEvent]:
    start = TurnStart(state.table, state.scores[state.turn], owed)
    events.append(FactsBecame(state.facts.with_turn(Turn(start, owed, drew=True))))
    events.append(TurnCame(state.turn, PLAY))
    return events


# ---- At the table -----------------------------------------------------------------------------------------------


def _at_the_table(state: RamiState, move: Move) -> list[RamiEvent]:
    """Melds laid, laid off on, won from, taken from, split, joined (RAM-13, RAM-19, RAM-20, RAM-42)."""
    seat = state.turn
    options = state.match.options
    after = outcome(observe(state, seat), move)
    assert after is not None, move
    events: list[RamiEvent] = [TableBecame(seat, after.given, after.taken, after.table, after.numbered)]
    if after.points and not options.elimination:
        events.append(Scored(seat, after.points, "RAM-31" if isinstance(move, (Lay, LayOff)) else "RAM-43"))
    facts = _facts_after(state, move, after)
    if facts is not state.facts:
        events.append(FactsBecame(facts))
    left = len(state.hands[seat]) - len(after.given) + len(after.taken)
    if left == 0 and is_whole(options, after.table):
        events.extend(_went_out(state, facts))
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
    return RamiFacts(opened, facts.idle, facts.dry, turn)


# ---- Ending a turn ----------------------------------------------------------------------------------------------


def _discard(state: RamiState, card: Card) -> list[RamiEvent]:
    seat = state.turn
    hand = state.hands[seat].replace(ONE[card], NONE, 1)
    return _end_turn(state, [Moved(ONE[card], seat, PILE)], hand, state.pile + ONE[card])


def _end_turn(state: RamiState, events: list[RamiEvent], hand: Cards, pile: Cards) -> list[RamiEvent]:
    """RAM-10: penalties, then the end of the deal or the next turn."""
    seat, facts = state.turn, state.facts
    events.extend(_penalties(state))
    if not hand:
        return [*events, *_went_out(state, facts)]
    if len(hand) <= FEW_CARDS:
        events.append(Announced(seat, "RAM-04", len(hand)))
    idle, dry = 0, facts.dry
    if not facts.turn.drew:
        players = len(state.match.still_in())
        idle, dry = 0 if _laid_a_card(state) else facts.idle + 1, dry + 1
        if idle >= players or dry >= IDLE_ROUNDS * players:
            return [*events, *_blocked(state, hand)]
    following = state.match.after(seat)
    turn = Turn(TurnStart(state.table, state.scores[following], NONE))
    events.append(FactsBecame(RamiFacts(facts.opened, idle, dry, turn)))
    starts_with_play = is_dry(len(state.stock), len(pile), state.restocked)
    events.append(TurnCame(following, PLAY if starts_with_play else DRAW))
    return events


def _laid_a_card(state: RamiState) -> bool:
    """RAM-14: whether a card that was in the hand when the turn began lies on the table now."""
    return len(minus(cards_on(state.table), cards_on(state.facts.turn.start.table))) > 0


def _penalties(state: RamiState) -> list[RamiEvent]:
    """RAM-21, RAM-44; in elimination they are added to the count (RAM-41)."""
    options, turn = state.match.options, state.facts.turn
    sign = 1 if options.elimination else -1
    events: list[RamiEvent] = []
    if turn.won and options.penalty:
        events.append(Scored(state.turn, sign * options.penalty * len(turn.won), "RAM-21"))
    if turn.taken_cards and options.penalty:
        events.append(Scored(state.turn, sign * options.penalty * len(turn.taken_cards), "RAM-44"))
    return events


def _went_out(state: RamiState, facts: RamiFacts) -> list[RamiEvent]:
    """RAM-32 to RAM-34; in elimination RAM-40 and RAM-41."""
    winner, options = state.turn, state.match.options
    others = [seat for seat in state.match.still_in() if seat != winner]
    only_one = not any(facts.has_opened(seat) for seat in others)
    rami, alone = facts.turn.opened_now, not facts.turn.used_old
    events: list[RamiEvent] = []
    if options.elimination:
        factor = 1
        if rami:
            factor = RAMI_FIRST_FACTOR if only_one else RAMI_ALONE_FACTOR if alone else RAMI_FACTOR
        for seat in others:
            events.extend(_count_hand(state, seat, factor))
    else:
        events.append(Scored(winner, sum([in_hand(options, state.hands[seat]) for seat in others]), "RAM-32"))
        if only_one:
            events.append(Scored(winner, ONLY_WINNER, "RAM-33"))
        if rami:
            events.append(Scored(winner, RAMI_ALONE if alone else RAMI, "RAM-34"))
    events.append(Ended(winner, "RAM-10"))
    return events


def _count_hand(state: RamiState, seat: Seat, factor: int) -> list[RamiEvent]:
    """RAM-40, and RAM-41 where a factor applies."""
    count = in_hand(state.match.options, state.hands[seat])
    events: list[RamiEvent] = [Scored(seat, count, "RAM-40")] if count else []
    if count and factor > 1:
        events.append(Scored(seat, count * (factor - 1), "RAM-41"))
    return events


def _blocked(state: RamiState, hand: Cards) -> list[RamiEvent]:
    """RAM-14: the deal ends without a winner; in elimination everybody counts, the seat in turn its *hand*."""
    events: list[RamiEvent] = []
    if state.match.options.elimination:
        for seat in state.match.still_in():
            cards = hand if seat == state.turn else state.hands[seat]
            count = in_hand(state.match.options, cards)
            if count:
                events.append(Scored(seat, count, "RAM-40"))
    events.append(Ended(None, "RAM-14"))
    return events


# ---- When the time is up ----------------------------------------------------------------------------------------


def _time_out(state: RamiState) -> list[RamiEvent]:
    """TAB-10, RAM-46: put the table back, draw, lay what must be laid, throw the least useful card."""
    options, seat = state.match.options, state.turn
    events: list[RamiEvent] = []
    now = state
    if now.phase == PLAY and now.facts.turn.moves:
        now = _go_on(events, now, decide(now, RESTORE))
    if options.timer is not None:
        penalty = Scored(seat, TIMEOUT if options.elimination else -TIMEOUT, "RAM-46")
        now = _go_on(events, now, [penalty])
    drawn = NONE
    if now.phase == DRAW and not is_dry(len(now.stock), len(now.pile), now.restocked):
        held = now.hands[seat]
        now = _go_on(events, now, decide(now, DRAW_STOCK))
        drawn = minus(now.hands[seat], held)
    if now.facts.turn.owed:
        now = _lay_owed(events, now, now.facts.turn.owed[0])
    if now.phase == OVER:
        return events
    hand = now.hands[seat]
    if options.discard == NO_PILE or not hand:
        return [*events, *decide(now, DONE)]
    card = drawn[0] if drawn and drawn[0] != JOKER else least_useful(options, hand)
    return [*events, *decide(now, DISCARDS[card])]


def _go_on(events: list[RamiEvent], state: RamiState, more: list[RamiEvent]) -> RamiState:
    events.extend(more)
    return evolve(state, more)


def _lay_owed(events: list[RamiEvent], state: RamiState, card: Card) -> RamiState:
    """RAM-12: lay *card*, with others where need be, a new meld before a lay-off before a joker won."""
    ways = [move for move in menu(observe(state, state.turn)) if card in played(state.table, move)]
    for laid in state.table:
        cards = lay_off_reaching(state.match.options.shape, laid.meld, card, state.hands[state.turn])
        if len(cards) > 1:
            ways.append(LayOff(cards, cards, laid.number))
    for kind in (Lay, LayOff, Swap):
        for move in ways:
            if isinstance(move, kind):
                return _go_on(events, state, decide(state, move))
    return state
