"""Playing on at a table by chance, with what is offered, what might be typed, and time-outs in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rummery.cards.card import JOKER, NONE, SUIT_SIZE
from rummery.cards.shuffle import Dice
from rummery.play.laws import Refusal
from rummery.play.match import Seat
from rummery.play.moves import TIMEOUT, Discard, Done, Knock, Move
from rummery.table.journal import Begun
from rummery.table.table import AnyEvent, AnyGame, AnyState, AnyView, Table
from tests.conformance.attempts import attempt
from tests.conformance.option_sets import Case


class Step:
    """A deal (no move) or a move that was made: the state before it, what happened, and the state after it."""

    def __init__(
        self, before: AnyState, seat: Seat, move: Move | None, events: list[AnyEvent], state: AnyState, table: Table
    ) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events
        self.state: Final = state
        self.table: Final = table


def walk(case: Case, moves: int, label: str = "walk") -> Iterator[Step]:
    """So many moves at tables of a case, each dealt on when a deal is over, and left for another after the match."""
    dice = case.dice(label)
    number = 0
    table = case.table(label)
    for _ in range(moves):
        if table.over is not None:
            number += 1
            table = case.table(f"{label} {number}")
        if table.between_deals():
            events = table.begin_deal()
            begun = list(table.journal)[-1]
            assert isinstance(begun, Begun)
            yield Step(begun.before, table.turn, None, events, table.state, table)
            if dice.below(2):
                table.begin_from(_late(case.game, table.state, dice))
                yield Step(table.state, table.turn, None, [], table.state, table)
        before, seat = table.state, table.turn
        move = chosen(case.game, table.view(seat), dice)
        done = table.submit(seat, move)
        assert not isinstance(done, Refusal), (move, done)
        yield Step(before, seat, move, done, table.state, table)


def _late(game: AnyGame, state: AnyState, dice: Dice) -> AnyState:
    """The same deal with little of its stock left, and that refilled so and so often: its end is near.

    Where one may knock, hands may be so low that somebody can.
    """
    late = state.copy()
    late.stock = state.stock[: 1 + dice.below(6)]
    late.restocked = dice.below(5)
    if Knock in game.laws.by_move and dice.below(2):
        late.hands = tuple([bytes(sorted(sorted(hand, key=_rank)[: 1 + dice.below(3)])) for hand in state.hands])
    return _favoured(late, dice) if late.aside else late


def _favoured(state: AnyState, dice: Dice) -> AnyState:
    """The same with runs or pairs in the hand of the seat in turn: by chance alone that would hardly ever be shown."""
    seats = range(len(state.hands))
    hidden = list(state.stock + NONE.join([state.hands[seat] for seat in seats]))
    hand: list[int] = []
    for card in _pairs(dice) if dice.below(3) == 0 else _runs(dice):
        if card in hidden and len(hand) < len(state.hands[state.turn]):
            hidden.remove(card)
            hand.append(card)
    new = state.copy()
    hands = list(state.hands)
    for seat in seats:
        cards = hand if seat == state.turn else []
        while len(cards) < len(state.hands[seat]):
            cards.append(hidden.pop())
        hands[seat] = bytes(sorted(cards))
    new.hands, new.stock = tuple(hands), bytes(hidden)
    return new


def _runs(dice: Dice) -> list[int]:
    """Seven runs of three."""
    found: list[int] = []
    for _ in range(7):
        first = dice.below(4) * SUIT_SIZE + dice.below(SUIT_SIZE - 2)
        found.extend([first, first + 1, first + 2])
    return found


def _pairs(dice: Dice) -> list[int]:
    return [card for card in [dice.below(JOKER) for _ in range(9)] for _ in range(2)]


def _rank(card: int) -> int:
    return SUIT_SIZE if card == JOKER else card % SUIT_SIZE


def chosen(game: AnyGame, view: AnyView, dice: Dice) -> Move:
    """A lawful move: sometimes a time-out, sometimes one that might be typed, mostly an offered one."""
    how = dice.below(40)
    if how == 0:
        return TIMEOUT
    if how < 10:
        for _ in range(6):
            move = attempt(game, view, dice)
            if move != TIMEOUT and game.check(view, move) is None:
                return move
    menu = game.menu(view)
    going_on = [move for move in menu if not isinstance(move, (Discard, Done))]
    if going_on and dice.below(4):
        menu = going_on
    return menu[dice.below(len(menu))]
