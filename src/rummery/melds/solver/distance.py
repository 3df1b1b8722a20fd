"""How many cards must be exchanged for a hand that fulfils a goal: what bots live on."""

from __future__ import annotations

from rummery.cards.card import Cards
from rummery.melds.solver.exchange import Exchange
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.read import read_cards
from rummery.melds.solver.rummy import Rummy


def distance(
    hand: Cards | str, rummy: Rummy, unseen: Cards | str, goal: Goal = ANY, left: int = 0, whole: bool = False
) -> int | None:
    """The fewest cards of *hand* to be exchanged for *unseen* natural ones so that *goal* can be laid.

    With *whole*, or with no goal, all cards but *left* must lie in melds afterwards, those of the goal among them. None
    where no exchange is enough. Raises Beyond where the search gets too long, and for the whole of a contract.
    """
    cards = read_cards(hand)
    search = Exchange(cards, rummy, read_cards(unseen))
    if goal != ANY and not whole:
        return search.for_goal(goal)
    if goal.contract:
        raise Beyond("whole-contract")
    return search.for_all(left, goal)
