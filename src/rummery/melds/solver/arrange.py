"""The door of the solver for a hand: cards in, melds out."""

from __future__ import annotations

from collections.abc import Iterable

from rummery.cards.card import Cards
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS, add_cards, priced, reckon
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.read import read_cards
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.solve import solve
from rummery.melds.solver.tables import tables_for
from rummery.melds.solver.told import Arrangement, told


def arrange(hand: Cards | str, rummy: Rummy, aim: str = LEAST_POINTS, goal: Goal = ANY) -> Arrangement | None:
    """The best melds of a hand, or None where no melds of it fulfil the goal."""
    cards = read_cards(hand)
    question = priced(rummy, aim)
    add_cards(question, rummy, cards, True)
    copies = reckon(question)
    answer = solve(tables_for(rummy.pattern, goal, int(question.wilds), copies), question)
    return None if answer is None else told(rummy, answer.melds, cards, not goal.contract)


def arrange_many(
    hands: Iterable[Cards | str], rummy: Rummy, aim: str = LEAST_POINTS, goal: Goal = ANY
) -> list[Arrangement | None]:
    """The same for many hands."""
    return [arrange(hand, rummy, aim, goal) for hand in hands]


def can_meld(hand: Cards | str, rummy: Rummy) -> bool:
    """Whether a hand holds a meld at all."""
    found = arrange(hand, rummy, FEWEST_CARDS)
    return found is not None and len(found.melds) > 0
