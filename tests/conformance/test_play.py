"""What always holds while a game is played: cards, views, menus, journal, positions, texts."""

from __future__ import annotations

import json

from rummery.play.events import OVER, TurnCame
from rummery.play.laws import Refusal
from rummery.play.moves import TIMEOUT, Timeout
from rummery.play.notation import move_text, read_move
from rummery.play.position import read_position, write_position
from rummery.play.reading import Node
from rummery.play.sight import follow, observe, see
from rummery.table.journal import Begun, audit, rebuilt
from rummery.table.table import AnyState, AnyView, Table
from tests.conformance.attempts import attempts
from tests.conformance.option_sets import Case, all_cases, every_case
from tests.conformance.walks import walk

MOVES = 100


def cards_of(state: AnyState) -> list[int]:
    """Every card, wherever it lies."""
    places = [*state.hands, state.stock, state.pile, state.aside, *[laid.meld.cards for laid in state.table]]
    return sorted([card for place in places for card in place])


@every_case
def test_law_1_cards_are_conserved(case: Case) -> None:
    options = case.table().options
    all_there_are = sorted(case.game.cards(options, case.seats))
    expected = all_there_are
    for step in walk(case, MOVES):
        if step.move is None:
            expected = all_there_are if step.events else cards_of(step.state)
        assert cards_of(step.state) == expected
        assert all(list(hand) == sorted(hand) for hand in step.state.hands)


@every_case
def test_law_2_following_what_is_seen_equals_observing_what_is(case: Case) -> None:
    seats = [*range(case.seats), None]
    views: list[AnyView] = []
    for step in walk(case, MOVES):
        if step.move is None:
            views = [observe(step.before, seat) for seat in seats]
        for seat, view in zip(seats, views, strict=True):
            for event in step.events:
                follow(view, see(event, seat))
            assert view == observe(step.state, seat)


@every_case
def test_law_4_what_is_offered_is_lawful_and_only_who_is_in_turn_has_moves(case: Case) -> None:
    game = case.game
    for step in walk(case, MOVES):
        for seat in [*range(case.seats), None]:
            view = observe(step.state, seat)
            menu = game.menu(view)
            if step.state.phase != OVER and seat == step.state.mover():
                assert menu
                assert len(set(menu)) == len(menu)
                assert [move for move in menu if game.check(view, move) is not None] == []
                assert game.check(view, TIMEOUT) is None
            else:
                assert menu == []
                assert game.check(view, TIMEOUT) is not None


def is_alone(state: AnyState) -> bool:
    """Whether one seat takes all turns: where the others are dead (PEN-15)."""
    dead: int = getattr(state.facts, "dead", 0)
    return len([seat for seat in state.match.still_in() if not dead >> seat & 1]) == 1


@every_case
def test_law_4_and_TAB_10_a_time_out_is_possible_in_every_phase_and_ends_the_turn(case: Case) -> None:
    seen = False
    for step in walk(case, MOVES):
        state = step.state
        if state.phase != OVER:
            after = Table(case.game, case.values, tuple("abcdefgh"[: case.seats]), case.seed)
            after.begin_from(state)
            done = after.submit(state.mover(), TIMEOUT)
            assert not isinstance(done, Refusal)
            assert after.state.phase == OVER or any(isinstance(event, TurnCame) for event in done)
            moved_on = (after.state.turn, after.turn) != (state.turn, state.mover())
            assert after.state.phase == OVER or moved_on or is_alone(after.state)
            assert cards_of(after.state) == cards_of(state)
            seen = True
    assert seen


@every_case
def test_law_5_the_same_seed_and_moves_give_the_same_journal_which_gives_the_same_state(case: Case) -> None:
    tables: dict[int, Table] = {id(step.table): step.table for step in walk(case, MOVES)}
    for table in tables.values():
        again = Table(case.game, case.values, table.names, table.seed)
        for entry in table.journal:
            if isinstance(entry, Begun):
                if entry.events:
                    again.begin_deal()
                else:
                    again.begin_from(entry.before)
            else:
                again.submit(entry.seat, entry.move)
        assert list(again.journal) == list(table.journal)
        assert again.state == table.state
        assert again.over == table.over
        assert rebuilt(table.journal.deals()[-1]) == table.state
        assert audit(case.game, table.journal) == []


@every_case
def test_law_5_position_to_state_to_position_is_the_identity(case: Case) -> None:
    options = case.table().options
    for step in walk(case, MOVES):
        text = json.dumps(write_position(case.game, step.state))
        again = read_position(case.game, options, case.seats, Node(json.loads(text)))
        assert again == step.state
        assert json.dumps(write_position(case.game, again)) == text


@every_case
def test_law_7_text_to_move_to_text_is_the_identity(case: Case) -> None:
    game, options = case.game, case.table().options
    dice = case.dice("texts")
    for step in walk(case, MOVES):
        view = observe(step.state, step.state.mover())
        for move in game.menu(view):
            assert read_move(move_text(move), lambda c, f: game.recognise(options, c, f, False)) == move
        typed = attempts(game, view, dice, 2)
        for move in typed if step.move is None else [*typed, step.move]:
            read = read_move(move_text(move), lambda c, f: game.recognise(options, c, f, False))
            assert type(read) is type(move)
            assert move_text(
                read_move(move_text(read), lambda c, f: game.recognise(options, c, f, False))
            ) == move_text(read)


def test_walks_meet_every_kind_of_move_and_end_deals() -> None:
    """What the laws above are tried at would be worth little if these were missing."""
    by_game: dict[str, set[type]] = {}
    over: set[str] = set()
    for at, case in enumerate(all_cases()):
        if at % 4 == 0:
            for step in walk(case, MOVES):
                by_game.setdefault(case.game.name, set()).add(type(step.move))
                if step.state.phase == OVER:
                    over.add(case.game.name)
    for case in all_cases():
        assert set(case.game.laws.by_move) | {Timeout} <= by_game[case.game.name]
        assert case.game.name in over
