"""Law 8: every deal and every match ends, whatever is played (TAB-08)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rummery.bots import bot_at
from rummery.cards.shuffle import Dice
from rummery.play.every_table import played
from rummery.play.laws import Refusal
from rummery.play.match import MOST_DEALS, MOST_MOVES_IN_A_TURN, Match, MatchOver, Result
from rummery.play.moves import DISCARDS, TIMEOUT, Discard, Done, Move, Restore, TakeBack, Timeout
from rummery.play.notation import PLAIN
from rummery.play.sight import observe
from rummery.table.table import AnyGame, AnyView, Table
from tests.conformance.option_sets import Case, every_case, some_cases
from tests.conformance.walks import walk

MOST_TURNS = 4000
"""More than any deal can take: four stocks, and twenty rounds without a draw."""

Player = Callable[[AnyGame, AnyView, Dice], Move]


def stubborn(game: AnyGame, view: AnyView, dice: Dice) -> Move:
    """Draws and throws away, whatever cards it gets; where it must play, it plays as little as it can."""
    plain = [move for move in PLAIN.values() if not isinstance(move, (Timeout, Restore, TakeBack))]
    lawful = [move for move in plain if game.check(view, move) is None]
    lawful = lawful or [move for move in [DISCARDS[card] for card in view.hand] if game.check(view, move) is None]
    if not lawful:
        return min(game.menu(view), key=lambda move: len(played(move)))
    return lawful[dice.below(len(lawful))]


def dallying(game: AnyGame, view: AnyView, dice: Dice) -> Move:
    """Never ends a turn while it is offered anything else, and takes back what it did as soon as it can."""
    menu = game.menu(view)
    going_on = [move for move in menu if not isinstance(move, (Discard, Done))] or menu
    back = [move for move in going_on if isinstance(move, (Restore, TakeBack))] if dice.below(3) else []
    return (back or going_on)[dice.below(len(back or going_on))]


def too_late(game: AnyGame, view: AnyView, dice: Dice) -> Move:
    """Lets the time run out."""
    return TIMEOUT


def turns_of_a_deal(case: Case, table: Table, player: Player) -> int:
    """Play a deal to its end; how many turns it took."""
    dice = case.dice(player.__name__)
    table.begin_deal()
    turns, seat = 1, table.turn
    while not table.deal_over and turns < MOST_TURNS:
        done = table.submit(seat, player(case.game, table.view(seat), dice))
        assert not isinstance(done, Refusal)
        if table.turn != seat:
            turns, seat = turns + 1, table.turn
    return turns


@every_case
def test_law_8_and_TAB_08_a_deal_ends_though_nobody_ever_melds(case: Case) -> None:
    assert turns_of_a_deal(case, case.table(), stubborn) < MOST_TURNS


@every_case
def test_law_8_and_TAB_10_a_deal_ends_though_every_turn_runs_out_of_time(case: Case) -> None:
    assert turns_of_a_deal(case, case.table(), too_late) < MOST_TURNS


@some_cases(4)
def test_law_8_and_TAB_08_a_turn_ends_though_the_player_never_wants_it_to(case: Case) -> None:
    """From the last moment of a walk at which there was something else to do than to end the turn."""
    steps = [step for step in walk(case, 100) if _may_go_on(case.game.menu(observe(step.state, step.state.mover())))]
    table = case.table()
    table.begin_from(steps[-1].state)
    seat, dice = table.turn, case.dice("dallying")
    moves = 0
    while not table.deal_over and table.turn == seat:
        assert moves <= MOST_MOVES_IN_A_TURN + 10
        assert not isinstance(table.submit(seat, dallying(case.game, table.view(seat), dice)), Refusal)
        moves += 1
    assert moves


def _may_go_on(menu: list[Move]) -> bool:
    return any(not isinstance(move, (Discard, Done)) for move in menu)


@every_case
def test_law_8_and_TAB_08_a_match_ends_whatever_the_deals_bring(case: Case) -> None:
    game, dice = case.game, case.dice("scores")
    for spread in (1, 3, 400):
        following: Match[object] | MatchOver = case.table().state.match
        deals = 0
        while isinstance(following, Match):
            assert following.number == deals + 1
            assert not following.out[following.dealer]
            deals += 1
            scores = [0 if out else (dice.below(spread) - spread // 4) * 5 for out in following.out]
            playing = following.still_in()
            following = game.after(following, Result(tuple(scores), (playing[dice.below(len(playing))],)))
        assert deals <= MOST_DEALS
        assert following.winners
        assert len(following.totals) == case.seats


@some_cases(70)
def test_law_8_a_match_of_random_bots_ends(case: Case) -> None:
    table = case.table("match")
    bots = [bot_at("random", case.game, table.seed, seat) for seat in range(case.seats)]
    moves = 0
    while table.over is None:
        if table.between_deals():
            table.begin_deal()
        done = table.submit(table.turn, bots[table.turn].choose(table.view(table.turn)))
        assert not isinstance(done, Refusal)
        moves += 1
        assert moves < MOST_TURNS * MOST_DEALS
    assert table.state.match.number <= MOST_DEALS
    assert table.over.totals == table.totals


@some_cases(70)
@pytest.mark.parametrize("player", [stubborn, too_late])
def test_law_8_a_match_ends_though_nobody_plays_to_win(case: Case, player: Player) -> None:
    table = case.table("match")
    while table.over is None:
        turns_of_a_deal(case, table, player)
        assert table.deal_over
    assert table.state.match.number <= MOST_DEALS
