"""The door of the solver for a hand: cards in, melds out."""

from __future__ import annotations

from collections.abc import Iterable

from rummery.cards.card import Cards
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS, add_cards, priced, reckon
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.read import read_cards, read_rummy
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.solve import solve
from rummery.melds.solver.tables import tables_for
from rummery.melds.solver.told import Arrangement, told


def arrange(hand: Cards | str, rummy: Rummy | str, aim: str = LEAST_POINTS, goal: Goal = ANY) -> Arrangement | None:
    """The best melds of a hand, or None where no melds of it fulfil the goal.

    >>> best = arrange("5S 6S X 9D 9C 9H KD", "rami")
    >>> print(best)
    5S 6S X=7S / 9C 9D 9H, left KD
    >>> best.points_left
    10
    """
    cards = read_cards(hand)
    game = read_rummy(rummy)
    question = priced(game, aim)
    add_cards(question, game, cards, True)
    copies = reckon(question)
    answer = solve(tables_for(game.pattern, goal, int(question.wilds), copies), question)
    return None if answer is None else told(game, answer.melds, cards, not goal.contract)


def arrange_many(
    hands: Iterable[Cards | str], rummy: Rummy | str, aim: str = LEAST_POINTS, goal: Goal = ANY
) -> list[Arrangement | None]:
    """The same for many hands.

    >>> [one.points_left for one in arrange_many(["AS 2S 3S", "KD KH 4C"], "rami")]
    [0, 25]
    """
    game = read_rummy(rummy)
    return [arrange(hand, game, aim, goal) for hand in hands]


def can_meld(hand: Cards | str, rummy: Rummy | str) -> bool:
    """Whether a hand holds a meld at all.

    >>> can_meld("5S 6S 8H", "penang"), can_meld("5S 6S X", "penang")
    (False, True)
    """
    found = arrange(hand, rummy, FEWEST_CARDS)
    return found is not None and len(found.melds) > 0
