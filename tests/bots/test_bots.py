"""The bots: they see a View only, they are fair copies of themselves, and greedy plays better than random."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rummery.bots
from rummery.bots import LEVELS, bot_at
from rummery.cards.shuffle import derived
from rummery.games import GAMES
from rummery.play.laws import Refusal
from rummery.play.notation import move_text
from rummery.play.options import Value
from rummery.play.position import read_position
from rummery.play.problem import Problem
from rummery.play.reading import Node
from rummery.play.sight import observe
from rummery.table.table import Table
from tests.conformance.option_sets import Case, every_case

BOTS = sorted(Path(rummery.bots.__file__).parent.glob("*.py"))
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def play_out(name: str, levels: list[str], seed: bytes, values: dict[str, Value] | None = None) -> Table:
    """A whole match between bots."""
    table = Table(GAMES[name], values or {}, tuple("abcdefgh"[: len(levels)]), seed)
    bots = [bot_at(level, table.game, seed, seat) for seat, level in enumerate(levels)]
    while table.over is None:
        if table.between_deals():
            table.begin_deal()
        done = table.submit(table.turn, bots[table.turn].choose(table.view(table.turn)))
        assert not isinstance(done, Refusal)
    return table


@pytest.mark.parametrize("path", BOTS, ids=[path.stem for path in BOTS])
def test_bots_import_nothing_that_holds_a_state(path: Path) -> None:
    """They get a View: neither the state nor the table, nor what turns one into the other."""
    hidden = {"State", "RamiState", "evolve", "observe", "see", "Table", "Journal", "Begun", "AnyState"}
    names: set[str] = set()
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            modules.add(str(node.module))
            names.update([alias.name for alias in node.names])
        elif isinstance(node, ast.Import):
            modules.update([alias.name for alias in node.names])
        elif isinstance(node, (ast.Name, ast.Attribute)):
            names.add(node.id if isinstance(node, ast.Name) else node.attr)
    assert not names & hidden
    assert not [module for module in modules if module.startswith(("rummery.table", "rummery.play.state", "gc"))]
    assert not [module for module in modules if module.endswith((".turns", ".position"))]


@EVERY_GAME
@pytest.mark.parametrize("level", LEVELS)
def test_TAB_09_the_same_seed_gives_the_same_match(name: str, level: str) -> None:
    seats = GAMES[name].usual_seats
    seed = derived(bytes(32), level)
    one, two = play_out(name, [level] * seats, seed), play_out(name, [level] * seats, seed)
    assert list(one.journal) == list(two.journal)
    assert one.over == two.over


@EVERY_GAME
def test_TAB_09_random_bots_of_other_seats_and_seeds_choose_otherwise(name: str) -> None:
    table = Table(GAMES[name], {}, ("Ann", "Bob"), bytes(32))
    table.begin_deal()
    while len(table.menu(table.turn)) < 6:
        table.submit(table.turn, table.menu(table.turn)[0])
    view = table.view(table.turn)

    def choices(seed: bytes, seat: int) -> list[str]:
        bot = bot_at("random", table.game, seed, seat)
        return [repr(bot.choose(view)) for _ in range(20)]

    assert choices(bytes(32), 0) == choices(bytes(32), 0)
    assert choices(bytes(32), 0) != choices(bytes(32), 1)
    assert choices(bytes(32), 0) != choices(b"\1" * 32, 0)
    assert len(set(choices(bytes(32), 0))) > 3


@EVERY_GAME
def test_greedy_wins_four_of_five_matches_against_random_at_least(name: str) -> None:
    won = 0
    for number in range(20):
        levels = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        over = play_out(name, levels, derived(bytes(32), f"greedy against random {number}")).over
        assert over is not None
        won += over.winners == (levels.index("greedy"),)
    assert won >= 16


@every_case
def test_greedy_makes_only_lawful_moves_and_changes_nothing_it_is_shown(case: Case) -> None:
    table = case.table("greedy")
    bots = [bot_at("greedy", case.game, table.seed, seat) for seat in range(case.seats)]
    for _ in range(150):
        if table.over is not None:
            break
        if table.between_deals():
            table.begin_deal()
        seat = table.turn
        view = table.view(seat)
        move = bots[seat].choose(view)
        assert view == observe(table.state, seat)
        assert case.game.check(view, move) is None
        assert bots[seat].choose(view) == move
        assert not isinstance(table.submit(seat, move), Refusal)


@EVERY_GAME
def test_an_unknown_level_is_a_problem_that_names_the_others(name: str) -> None:
    with pytest.raises(Problem) as caught:
        bot_at("grandmaster", GAMES[name], bytes(32), 0)
    assert caught.value.key == "bot-unknown"
    assert caught.value.figures == {"bot": "grandmaster", "known": "random, greedy"}


def chosen_in_rami(position: dict[str, object], values: dict[str, Value] | None = None) -> str:
    """What greedy does in a position, as text."""
    table = Table(GAMES["rami"], values or {}, ("Ann", "Bob"), bytes(32))
    table.begin_from(read_position(table.game, table.options, 2, Node(position)))
    move = bot_at("greedy", table.game, bytes(32), table.turn).choose(table.view(table.turn))
    return move_text(move)


PLAYING = {"turn": 0, "phase": "play", "stock": "2C 3C", "opened": [True, True]}


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ({"hands": ["5S 6S 7S KD", "2D"]}, "meld 5S 6S 7S"),
        ({"hands": ["8S KD", "2D"], "table": [{"cards": "5S 6S 7S"}]}, "lay 8S @1"),
        ({"hands": ["7S KS KD 2H", "2D"], "table": [{"cards": "7H 7D 7C X=7S"}]}, "swap 7S @1"),
        ({"hands": ["7S 2H KD", "2D"], "table": [{"cards": "7H 7D 7C X=7S"}]}, "discard KD"),
        ({"hands": ["5S 6S KD", "2D"]}, "discard KD"),
        ({"hands": ["2H KH X", "2D"]}, "discard KH"),
        ({"hands": ["5S 6S", "2D"], "phase": "draw", "discard": "KD 7S"}, "draw discard"),
        ({"hands": ["5S 6S", "2D"], "phase": "draw", "discard": "7S KD"}, "draw stock"),
        ({"hands": ["5S 6S", "2D"], "phase": "draw", "discard": "7S", "opened": [False, True]}, "draw stock"),
    ],
)
def test_greedy_takes_in_rami_what_lies_before_it(position: dict[str, object], move: str) -> None:
    assert chosen_in_rami({**PLAYING, **position}) == move


def test_greedy_opens_in_rami_as_soon_as_it_can() -> None:
    hand = ["QS KS AS 2D 3D 4D 9C", "2H"]
    assert chosen_in_rami({**PLAYING, "hands": hand, "opened": [False, True]}) == "meld 2D 3D 4D / QS KS AS"
    assert chosen_in_rami({**PLAYING, "hands": hand, "opened": [False, True]}, {"first_lay": 90}).startswith("discard")
