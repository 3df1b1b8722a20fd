"""Law 3, non-interference: what a seat cannot see changes nothing that it is shown, offered or refused."""

from __future__ import annotations

from rummery.cards.card import NONE
from rummery.cards.shuffle import Dice
from rummery.play.events import OVER, STOCK, Ended, Moved, Told, TurnCame
from rummery.play.sight import observe, see
from rummery.table.table import AnyEvent, AnyState
from tests.conformance.attempts import attempts
from tests.conformance.option_sets import Case, every_case
from tests.conformance.walks import walk

MOVES = 100


def dealt_otherwise(state: AnyState, seat: int | None, dice: Dice) -> AnyState:
    """The state with all cards that *seat* cannot see dealt anew: the other hands, the stock, what is set aside."""
    knows_aside = seat is not None and state.notes[seat] is not None
    hidden = bytearray(state.stock if knows_aside else state.stock + state.aside)
    for other, hand in enumerate(state.hands):
        if other != seat:
            hidden += hand
    for last in range(len(hidden) - 1, 0, -1):
        at = dice.below(last + 1)
        hidden[last], hidden[at] = hidden[at], hidden[last]
    new = state.copy()
    new.stock, left = bytes(hidden[: len(state.stock)]), bytes(hidden[len(state.stock) :])
    hands = list(state.hands)
    for other, hand in enumerate(state.hands):
        if other != seat:
            hands[other], left = bytes(sorted(left[: len(hand)])), left[len(hand) :]
    aside, left = (NONE, left) if knows_aside else (left[: len(state.aside)], left[len(state.aside) :])
    assert left == NONE
    new.hands = tuple(hands)
    if not knows_aside:
        new.aside = aside
    return new


@every_case
def test_law_3_view_menu_and_refusals_do_not_depend_on_hidden_cards(case: Case) -> None:
    dice = case.dice("hidden cards")
    for at, step in enumerate(walk(case, MOVES)):
        seat = (step.state.mover(), at % case.seats, None)[at % 3]
        other = dealt_otherwise(step.state, seat, dice)
        view, same = observe(step.state, seat), observe(other, seat)
        assert same == view
        assert repr(same) == repr(view)
        assert case.game.menu(same) == case.game.menu(view)
        for move in attempts(case.game, view, dice, 6):
            assert case.game.check(same, move) == case.game.check(view, move)


@every_case
def test_law_3_what_a_move_tells_its_seat_depends_on_the_cards_that_it_turns_up_alone(case: Case) -> None:
    """Unless a card is drawn or hands are counted at the end."""
    dice = case.dice("hidden cards")
    for step in walk(case, MOVES):
        if step.move is None or any(isinstance(event, Ended) for event in step.events):
            continue
        if any(isinstance(event, Moved) and event.source == STOCK for event in step.events):
            continue
        other = dealt_otherwise(step.before, step.seat, dice)
        assert step.before.phase != OVER
        learned = any(isinstance(event, Told) and event.seat == step.seat for event in step.events)
        for seat in (None,) if learned else (step.seat, None):
            told = [see(event, seat) for event in in_the_turn(case.game.decide(other, step.move), step.seat)]
            assert told == [see(event, seat) for event in in_the_turn(step.events, step.seat)]


def in_the_turn(events: list[AnyEvent], seat: int) -> list[AnyEvent]:
    """The events up to the next turn: that may end by itself, as the hand then is (PEN-13), until a turn goes on."""
    for at, event in enumerate(events):
        if isinstance(event, TurnCame) and event.seat != seat:
            return events[: at + 1]
    return events
