"""The same questions as an integer programme over all possible melds, for comparison."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, NamedTuple

import highspy
import numpy as np

from rummery.cards.card import JOKER, Cards

SOLVER: Any = highspy


class Column(NamedTuple):
    """A meld: its natural cards, how many wild cards, and what else matters of it."""

    naturals: Cards
    wilds: int
    kind: str
    worth: int
    named: Cards = b""
    """Jokers in it that stand for these cards."""


class Rules(NamedTuple):
    """A game, said differently than for the solver."""

    shortest_run: int = 3
    first: int = 1
    last: int = 14
    longest: int = 13
    set_of_suits: bool = True
    most_wilds: int = 99
    least_naturals: int = 1
    balanced: bool = False
    identical: int = 0
    identical_wilds: int = 0
    all_wild: bool = False
    run_worth: tuple[int, ...] = (0,) * 14
    set_worth: tuple[int, ...] = (0,) * 13
    same_worth: tuple[int, ...] = (0,) * 13


def columns(rules: Rules, cards: Cards, wilds: int) -> list[Column]:
    """All melds that these natural cards and so many wild ones make."""
    held = Counter(cards)
    found: list[Column] = []
    for suit in range(4):
        for first in range(rules.first, rules.last):
            for last in range(first + rules.shortest_run - 1, min(rules.last, first + rules.longest - 1) + 1):
                found += run_columns(rules, held, suit, range(first, last + 1), wilds)
    for rank in range(13):
        found += set_columns(rules, held, rank, wilds)
    for card in sorted(held):
        for size in range(3, rules.identical + 1):
            for wild in range(min(rules.identical_wilds, wilds) + 1):
                if held[card] >= size - wild >= rules.least_naturals:
                    worth = rules.same_worth[card % 13] * size
                    found.append(Column(bytes([card] * (size - wild)), wild, "same", worth))
    if rules.all_wild:
        found += [Column(b"", size, "wild", 0) for size in range(3, wilds + 1)]
    return found


def allowed(rules: Rules, naturals: int, wilds: int) -> bool:
    fits = rules.least_naturals <= naturals and wilds <= rules.most_wilds
    return fits and (wilds <= naturals or not rules.balanced)


def run_columns(rules: Rules, held: Counter[int], suit: int, span: range, wilds: int) -> list[Column]:
    faces = [suit * 13 + (place - 1) % 13 for place in span]
    missing = [at for at, face in enumerate(faces) if not held[face]]
    present = [at for at, face in enumerate(faces) if held[face]]
    worth = sum(rules.run_worth[place - 1] for place in span)
    found = []
    for more in range(min(wilds, rules.most_wilds) - len(missing) + 1):
        if allowed(rules, len(present) - more, len(missing) + more):
            for out in combinations(present, more):
                naturals = bytes([faces[at] for at in present if at not in out])
                if all(held[face] >= count for face, count in Counter(naturals).items()):
                    found.append(Column(naturals, len(missing) + more, "run", worth))
    return found


def set_columns(rules: Rules, held: Counter[int], rank: int, wilds: int) -> list[Column]:
    there = [card for card in range(rank, JOKER, 13) for _ in range(min(held[card], 1 if rules.set_of_suits else 9))]
    found = []
    for size in range(1, len(there) + 1):
        for naturals in sorted(set(combinations(there, size))):
            for wild in range(wilds + 1):
                total = size + wild
                if total >= 3 and (total <= 4 or not rules.set_of_suits) and allowed(rules, size, wild):
                    found.append(Column(bytes(naturals), wild, "set", rules.set_worth[rank] * total))
    return found


def with_named(rules: Rules, melds: list[Column], names: Cards) -> list[Column]:
    """The melds in which one card more is a joker with its name; here one joker is the most."""
    found = []
    for meld in melds:
        for face in sorted(set(meld.naturals) & set(names)):
            if allowed(rules, len(meld.naturals) - 1, meld.wilds + 1):
                at = meld.naturals.index(face)
                rest = meld.naturals[:at] + meld.naturals[at + 1 :]
                found.append(Column(rest, meld.wilds, meld.kind, meld.worth, bytes([face])))
    return found


class Programme(NamedTuple):
    """What is asked: cards that must and may be melded, and their costs; `gain` is the factor of a meld's worth."""

    needed: Cards
    spare: Cards
    costs: tuple[int, ...]
    wild_faces: Cards = b""
    gain: int = 0
    pure: int = 0
    pure_kinds: tuple[str, ...] = ("run", "set", "same")
    contract: tuple[int, tuple[int, ...]] | None = None
    names: Cards = b""
    """The faces of jokers on the table: they keep them, or, where `replaceable`, till that card is there."""
    replaceable: bool = False


class Model:
    """Whole variables with bounds and costs, and rows that keep sums of them within bounds."""

    def __init__(self) -> None:
        self.lower: list[float] = []
        self.upper: list[float] = []
        self.cost: list[float] = []
        self.row_lower: list[float] = []
        self.row_upper: list[float] = []
        self.start = [0]
        self.index: list[int] = []
        self.value: list[float] = []

    def variable(self, upper: int, cost: int) -> int:
        self.lower.append(0)
        self.upper.append(upper)
        self.cost.append(cost)
        return len(self.cost) - 1

    def row(self, lower: int, upper: int, terms: list[tuple[int, int]]) -> None:
        self.row_lower.append(lower)
        self.row_upper.append(upper)
        for variable, factor in terms:
            self.index.append(variable)
            self.value.append(factor)
        self.start.append(len(self.index))

    def least(self) -> int | None:
        """The least cost, or None if the rows cannot all be kept."""
        programme = highspy.HighsLp()
        programme.num_col_ = len(self.cost)
        programme.num_row_ = len(self.row_lower)
        programme.col_cost_ = np.array(self.cost, dtype=np.double)
        programme.col_lower_ = np.array(self.lower, dtype=np.double)
        programme.col_upper_ = np.array(self.upper, dtype=np.double)
        programme.row_lower_ = np.array(self.row_lower, dtype=np.double)
        programme.row_upper_ = np.array(self.row_upper, dtype=np.double)
        programme.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        programme.a_matrix_.start_ = np.array(self.start, dtype=np.int32)
        programme.a_matrix_.index_ = np.array(self.index, dtype=np.int32)
        programme.a_matrix_.value_ = np.array(self.value, dtype=np.double)
        programme.integrality_ = [highspy.HighsVarType.kInteger] * len(self.cost)
        solver = SOLVER.Highs()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.passModel(programme)
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        least: float = solver.getInfo().objective_function_value
        return round(least)


def least_cost(rules: Rules, asked: Programme) -> int | None:
    """The least cost of the cards left over, less what is gained by melds; None where there is no answer."""
    every = asked.needed + asked.spare
    naturals = bytes([card for card in every if card != JOKER])
    jokers = every.count(JOKER)
    wilds = jokers + sum(naturals.count(face) for face in asked.wild_faces)
    melds = columns(rules, naturals + asked.names, wilds + (len(asked.names) if asked.replaceable else 0))
    if not asked.replaceable:
        melds += with_named(rules, melds, asked.names)
    model = Model()
    for meld in melds:
        possible = asked.replaceable or all(meld.naturals.count(card) <= naturals.count(card) for card in meld.naturals)
        model.variable(len(every) if possible else 0, -asked.gain * meld.worth)
    wild_cards = [(at, meld.wilds) for at, meld in enumerate(melds) if meld.wilds]
    wild_cards.append((model.variable(asked.spare.count(JOKER), asked.costs[JOKER]), 1))
    for card in sorted({*naturals, *asked.names}):
        there, named = naturals.count(card), asked.names.count(card)
        left = model.variable(asked.spare.count(card), asked.costs[card])
        terms = [(at, meld.naturals.count(card)) for at, meld in enumerate(melds) if card in meld.naturals]
        terms.append((left, 1))
        if card in asked.wild_faces:
            spent = model.variable(there, 0)
            wild_cards.append((spent, -1))
            terms.append((spent, 1))
        if asked.replaceable and named:
            freed = model.variable(named, 0)
            wild_cards.append((freed, -1))
            terms.append((freed, 1))
            model.row(0, there, [(freed, 1), (left, 1)])
            there += named
        elif named:
            model.row(named, named, [(at, 1) for at, meld in enumerate(melds) if card in meld.named])
        model.row(there, there, terms)
    model.row(jokers, jokers, wild_cards)
    if asked.pure:
        pure = [(at, 1) for at, meld in enumerate(melds) if not meld.wilds and meld.kind in asked.pure_kinds]
        model.row(asked.pure, len(every), pure)
    if asked.contract is not None:
        sets, lengths = asked.contract
        model.row(sets, sets, [(at, 1) for at, meld in enumerate(melds) if meld.kind == "set"])
        runs = [(at, len(meld.naturals) + meld.wilds) for at, meld in enumerate(melds) if meld.kind == "run"]
        model.row(len(lengths), len(lengths), [(at, 1) for at, _ in runs])
        for length in sorted(set(lengths)):
            least = len([one for one in lengths if one >= length])
            model.row(least, len(every), [(at, 1) for at, size in runs if size >= length])
    return model.least()
