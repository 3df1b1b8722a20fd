"""The tables that every law is tried at: every value of every option, every pair of switches, and many by chance."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import pytest

from rummery.cards.shuffle import Dice, derived
from rummery.games import GAMES
from rummery.play.options import Option, Value, declared, read_options
from rummery.play.problem import Problem
from rummery.table.table import AnyGame, Table

BY_CHANCE: Final = 200
"""How many option sets are made by chance for each game."""


class Case:
    """A game with some options and a number of seats."""

    def __init__(self, game: AnyGame, values: dict[str, Value], seats: int, number: int) -> None:
        self.game: Final = game
        self.values: Final = values
        self.seats: Final = seats
        self.seed: Final = derived(number.to_bytes(32, "big"), game.name)

        self.number: Final = number

    def __repr__(self) -> str:
        """The options and seats, for what a failed test says."""
        texts = [f"{name}={value}" for name, value in self.values.items()]
        return f"{self.game.name}-{self.seats}-{','.join(texts)}"

    def table(self, label: str = "table") -> Table:
        """A table for it; another *label* deals other cards."""
        return Table(self.game, self.values, tuple("abcdefgh"[: self.seats]), derived(self.seed, label))

    def dice(self, label: str) -> Dice:
        """What is left to chance in one test."""
        return Dice(derived(self.seed, label))


def values_of(option: Option) -> list[Value]:
    """Every word of an option, off and on, each of a few numbers, and the ends of a row of them."""
    if option.is_switch():
        return [False, True]
    ends = [option.low, option.high] if option.low <= option.high else []
    return [*option.words, *option.numbers, *ends]


def go_together(game: AnyGame, values: dict[str, Value]) -> bool:
    """Whether the options do not contradict each other."""
    try:
        read_options(game.options, values)
    except Problem as problem:
        if problem.key != "option-clash":
            raise
        return False
    return True


def _by_chance(game: AnyGame, dice: Dice) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for option in declared(game.options):
        possible = values_of(option)
        if option.low < option.high:
            possible.append(option.low + dice.below(option.high - option.low + 1))
        if dice.below(3):
            values[option.name] = possible[dice.below(len(possible))]
    return values


@cache
def cases(name: str) -> list[Case]:
    """All cases of one game; the number of seats goes round."""
    game = GAMES[name]
    low, high = game.seats
    found: list[dict[str, Value]] = [{} for _ in range(low, high + 1)]
    for option in declared(game.options):
        found.extend([{option.name: value} for value in values_of(option)])
    switches = [option.name for option in declared(game.options) if option.is_switch()]
    found.extend([{one: True, other: True} for one, other in combinations(switches, 2)])
    found = [values for values in found if go_together(game, values)]
    dice = Dice(derived(bytes(32), f"option sets of {name}"))
    wanted = len(found) + BY_CHANCE
    while len(found) < wanted:
        values = _by_chance(game, dice)
        if go_together(game, values):
            found.append(values)
    return [Case(game, values, low + at % (high - low + 1), at) for at, values in enumerate(found)]


def all_cases() -> list[Case]:
    """The cases of all games."""
    return [case for name in GAMES for case in cases(name)]


def named(case: Case) -> str:
    """A short name for a test with the case."""
    return f"{case.game.name}-{case.number}"


every_case: Final = pytest.mark.parametrize("case", all_cases(), ids=named)
"""For a test that is made with each of them."""


def some_cases(every: int) -> pytest.MarkDecorator:
    """One case in *every*, the first with the options as they normally are."""
    chosen = [case for case in all_cases() if case.number % every == 0]
    return pytest.mark.parametrize("case", chosen, ids=named)
