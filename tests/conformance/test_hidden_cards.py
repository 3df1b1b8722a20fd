"""Law 3, non-interference: what a seat cannot see changes nothing that it is shown, offered or refused."""

from __future__ import annotations

from rummery.cards.card import NONE
from rummery.cards.shuffle import Dice
from rummery.play.events import OVER, STOCK, Ended, Moved
from rummery.play.sight import observe, see
from rummery.table.table import AnyState
from tests.conformance.attempts import attempts
from tests.conformance.option_sets import Case, every_case
from tests.conformance.walks import walk

MOVES = 100


def dealt_otherwise(state: AnyState, seat: int | None, dice: Dice) -> AnyState:
    """The state with all cards that *seat* cannot see dealt anew: the other hands and the stock."""
    hidden = bytearray(state.stock)
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
    assert left == NONE
    new.hands = tuple(hands)
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
        for seat in (step.seat, None):
            told = [see(event, seat) for event in case.game.decide(other, step.move)]
            assert told == [see(event, seat) for event in step.events]
