"""Random play: whole deals that this process has not seen, through what each library offers to everybody."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

import rummery
from bench.measure import MOVES, CannotMeasureError, Effort, Measure, Role, rate
from bench.peers import RlcardEnv, SpielGame, SpielState, ZooEnv, rlcard_gin, spiel_gin, zoo_gin
from rummery.cards.shuffle import SEED_SIZE
from rummery.games import GAMES
from rummery.play.events import OVER
from rummery.play.game import Game
from rummery.play.match import first_match
from rummery.play.options import read_options
from rummery.play.sight import observe
from rummery.play.state import State, evolve

SUBJECT: Final = "random play"
COPIED_DEALS: Final = 50
"""How many deals OpenSpiel is given to copy."""

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyState: TypeAlias = State[Any, Any, Any]
Deal: TypeAlias = Callable[[Random], int]
"""Plays one deal to its end; how many moves the players made."""


def measures(effort: Effort) -> list[Measure]:
    """Each of our games with its usual options and seats, then the peers' gin rummy."""
    spiel, rlcard, zoo = spiel_gin(), rlcard_gin(effort.seed), zoo_gin()
    dice = effort.dice("dealt to be copied")
    copied = [] if spiel is None else [spiel_dealt(spiel, dice) for _ in range(COPIED_DEALS)]
    peers: list[tuple[str, Deal | None]] = [
        ("OpenSpiel gin, from a new deal", None if spiel is None else partial(spiel_new, spiel)),
        ("OpenSpiel gin, from a copied deal", None if spiel is None else partial(spiel_copied, copied)),
        ("RLCard gin", None if rlcard is None else partial(rlcard_whole, rlcard)),
        ("RLCard gin, without observations", None if rlcard is None else partial(rlcard_bare, rlcard)),
        ("PettingZoo gin", None if zoo is None else partial(zoo_whole, zoo)),
    ]
    rows = [
        _row(f"Rummery {name}, {game.usual_seats} seats", "ours", partial(our_deal, game), effort)
        for name, game in GAMES.items()
    ]
    if is_native():
        sources = Interpreted()
        rows += [
            Measure(SUBJECT, f"Rummery {name}, interpreted", "ours", MOVES, partial(sources.rate, name, effort))
            for name in GAMES
        ]
    return rows + [_row(who, "peer", deal, effort) for who, deal in peers]


def is_native() -> bool:
    """Whether the lower floors are compiled."""
    spec = importlib.util.find_spec("rummery.play.state")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


class Interpreted:
    """The same sources without what was compiled from them, in a process for each pass."""

    def __init__(self) -> None:
        self.folder = TemporaryDirectory(prefix="rummery-bench-")
        package = Path(rummery.__file__).parent
        shutil.copytree(package, Path(self.folder.name) / "rummery", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        self.passes = 0

    def rate(self, name: str, effort: Effort) -> float:
        """How many moves a second are played, as in the rows that this process measures itself."""
        self.passes += 1
        label = f"{name}, interpreted, pass {self.passes}"
        program = f"from bench.play import print_rate; print_rate({name!r}, {effort!r}, {label!r})"
        command = [sys.executable, "-c", f"from bench.measure import Effort; {program}"]
        environment = os.environ | {"PYTHONPATH": self.folder.name}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise CannotMeasureError(f"fails: {(done.stderr.strip() or 'silently').splitlines()[-1]}")
        return float(done.stdout)


def print_rate(name: str, effort: Effort, label: str) -> None:
    """What the process of a pass does."""
    if is_native():
        raise RuntimeError("this is not interpreted")
    print(rate(partial(our_deal, GAMES[name], effort.dice(label)), effort.seconds))


def _row(who: str, role: Role, deal: Deal | None, effort: Effort) -> Measure:
    if deal is None:
        return Measure(SUBJECT, who, role, MOVES, None)
    # Goes on through all the passes: no pass sees a deal of another again.
    dice = effort.dice(who)
    return Measure(SUBJECT, who, role, MOVES, partial(rate, partial(deal, dice), effort.seconds))


def our_deal(game: AnyGame, dice: Random) -> int:
    """Deal, then see, choose from the menu, ask the laws, bring about: until the deal is over."""
    return sum(1 for _ in our_states(game, dice)) - 1


def our_states(game: AnyGame, dice: Random) -> Iterator[AnyState]:
    """The states of a deal played at random, from the cards dealt to the end."""
    match = first_match(read_options(game.options, {}), game.usual_seats, 0)
    state = game.new(match, dice.randbytes(SEED_SIZE))
    state = evolve(state, game.deal(state))
    yield state
    while state.phase != OVER:
        view = observe(state, state.mover())
        menu = game.menu(view)
        move = menu[int(dice.random() * len(menu))]
        refusal = game.check(view, move)
        if refusal is not None:
            raise RuntimeError(f"the menu of {game.name} offers what {refusal.rule} refuses")
        state = evolve(state, game.decide(state, move))
        yield state


def spiel_new(game: SpielGame, dice: Random) -> int:
    """OpenSpiel deals card by card: its 21 moves of chance are played, not counted."""
    return sum(1 for _ in spiel_states(game.new_initial_state(), dice))


def spiel_copied(dealt: list[SpielState], dice: Random) -> int:
    """OpenSpiel without the cost of dealing."""
    return sum(1 for _ in spiel_states(dealt[int(dice.random() * len(dealt))].clone(), dice))


def spiel_dealt(game: SpielGame, dice: Random) -> SpielState:
    """A new deal at the first player's first move."""
    return next(spiel_states(game.new_initial_state(), dice))


def spiel_states(state: SpielState, dice: Random) -> Iterator[SpielState]:
    """One state, before each move of a player; random play changes it."""
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        actions = state.legal_actions()
        # Chance too: every card left in the stock is as likely.
        state.apply_action(actions[int(dice.random() * len(actions))])


def rlcard_whole(env: RlcardEnv, dice: Random) -> int:
    """RLCard as learners meet it: each step shows the next player a state in arrays."""
    sight, _ = env.reset()
    moves = 0
    while not env.is_over():
        actions = list(sight["legal_actions"])
        sight, _ = env.step(actions[int(dice.random() * len(actions))])
        moves += 1
    return moves


def rlcard_bare(env: RlcardEnv, dice: Random) -> int:
    """RLCard's game inside the environment: nobody is shown anything."""
    game = env.game
    game.init_game()
    moves = 0
    while not game.is_over():
        actions = game.judge.get_legal_actions()
        game.step(actions[int(dice.random() * len(actions))])
        moves += 1
    return moves


def zoo_whole(env: ZooEnv, dice: Random) -> int:
    """PettingZoo as learners meet it."""
    env.reset(dice.getrandbits(31))
    moves = 0
    for _ in env.agent_iter():
        sight, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            actions = sight["action_mask"].nonzero()[0]
            env.step(int(actions[int(dice.random() * len(actions))]))
            moves += 1
    return moves
