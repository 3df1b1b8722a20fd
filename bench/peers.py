"""The peers: other people's libraries, as far as they are measured here, and whether they are installed."""

from __future__ import annotations

import importlib
import os
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType
from typing import Any, Final, Protocol, TypedDict

PEERS: Final = {
    "OpenSpiel": "open_spiel",
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo",
    "rummikub-solver": "rummikub-solver",
    "SciPy": "scipy",
    "HiGHS": "highspy",
}
"""Each peer's package."""


class SpielState(Protocol):
    """A state of OpenSpiel; cards that come from the stock are chance's moves."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> SpielState: ...


class SpielGame(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> SpielState: ...


class RlcardJudge(Protocol):
    """RLCard's referee."""

    def get_legal_actions(self) -> list[object]: ...


class RlcardGame(Protocol):
    """The game inside an environment of RLCard."""

    judge: RlcardJudge

    def init_game(self) -> object: ...
    def is_over(self) -> bool: ...
    def step(self, action: object) -> object: ...


@dataclass(frozen=True, slots=True)
class RlcardMelds:
    """How RLCard scores a hand: it looks for the best melds, and then counts what they leave."""

    card: Callable[[int], object]
    """A card by its number, by suit and then by rank."""
    best: Callable[[list[object]], list[list[list[object]]]]
    count: Callable[[list[object], list[list[object]]], int]

    def deadwood(self, hand: list[object]) -> int:
        best = self.best(hand)
        return self.count(hand, best[0] if best else [])


class RlcardSight(TypedDict):
    """What RLCard shows a player, as far as a random player looks."""

    legal_actions: dict[int, object]


class RlcardEnv(Protocol):
    """An environment of RLCard."""

    game: RlcardGame

    def reset(self) -> tuple[RlcardSight, int]: ...
    def is_over(self) -> bool: ...
    def step(self, action: int) -> tuple[RlcardSight, int]: ...


class ZooMask(Protocol):
    """A NumPy array that says of each action whether it is legal."""

    def nonzero(self) -> tuple[list[int], ...]: ...


class ZooSight(TypedDict):
    """What PettingZoo shows a player, as far as a random player looks."""

    action_mask: ZooMask


class ZooEnv(Protocol):
    """An environment of PettingZoo."""

    def reset(self, seed: int) -> None: ...
    def agent_iter(self) -> Iterable[str]: ...
    def last(self) -> tuple[ZooSight, float, bool, bool, dict[str, Any]]: ...
    def step(self, action: int | None) -> None: ...


class RummikubState(Protocol):
    """A table and a rack; tiles are numbers from 1, in the order of our cards."""

    initial: bool

    def add_table(self, *tiles: int) -> None: ...
    def add_rack(self, *tiles: int) -> None: ...


class RummikubMove(Protocol):
    """What rummikub-solver proposes."""

    tiles: list[object]


class RummikubRules(Protocol):
    """Rummikub with two packs and two jokers; it lays the most tiles."""

    def new_game(self) -> RummikubState: ...
    def solve(self, state: RummikubState) -> RummikubMove | None: ...


def rummikub(solver: str) -> RummikubRules | None:
    """rummikub-solver's rules, solved by SCIPY or by HIGHS; what they prepare once is done."""
    module = _installed("rummikub_solver")
    if module is None or solver not in module.MILPSolver.supported():
        return None
    rules: RummikubRules = module.RuleSet(solver_backend=solver)
    state = rules.new_game()
    state.initial = False
    state.add_rack(1, 2, 3)
    with _quiet():
        rules.solve(state)
    return rules


def spiel_deadwood() -> Callable[[list[int]], int] | None:
    """OpenSpiel's least deadwood of a hand of gin; its cards are numbers, by suit and then by rank."""
    module = _installed("pyspiel")
    if module is None:
        return None
    ranks, suits, hand = 13, 4, 10
    deadwood: Callable[[list[int]], int] = module.gin_rummy.GinRummyUtils(ranks, suits, hand).min_deadwood
    return deadwood


def rlcard_deadwood() -> RlcardMelds | None:
    """RLCard's melds and deadwood of a hand of gin."""
    melding = _installed("rlcard.games.gin_rummy.utils.melding")
    counting = _installed("rlcard.games.gin_rummy.utils.utils")
    if melding is None or counting is None:
        return None
    return RlcardMelds(counting.get_card, melding.get_best_meld_clusters, counting.get_deadwood_count)


def spiel_gin() -> SpielGame | None:
    """OpenSpiel's gin rummy."""
    module = _installed("pyspiel")
    if module is None:
        return None
    game: SpielGame = module.load_game("gin_rummy")
    return game


def rlcard_gin(seed: int) -> RlcardEnv | None:
    """RLCard's gin rummy."""
    module = _installed("rlcard")
    if module is None:
        return None
    env: RlcardEnv = module.make("gin-rummy", config={"seed": seed})
    return env


def zoo_gin() -> ZooEnv | None:
    """PettingZoo's gin rummy."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    module = _installed("pettingzoo.classic.gin_rummy_v4")
    if module is None:
        return None
    env: ZooEnv = module.env()
    return env


def versions() -> dict[str, str | None]:
    """The version of each peer; None where it is not installed."""
    found: dict[str, str | None] = {}
    for peer, package in PEERS.items():
        try:
            found[peer] = version(package)
        except PackageNotFoundError:
            found[peer] = None
    return found


@contextmanager
def _quiet() -> Iterator[None]:
    """HiGHS greets on standard output, where --json has its place: its greeting goes to standard error."""
    sys.stdout.flush()
    kept = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)


def _installed(name: str) -> ModuleType | None:
    with warnings.catch_warnings():
        # What a peer's own imports warn of is nothing that we could mend.
        warnings.simplefilter("ignore")
        try:
            return importlib.import_module(name)
        except ImportError:
            return None
