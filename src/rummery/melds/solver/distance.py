"""How many cards must be exchanged for a hand that fulfils a goal: what bots live on."""

from __future__ import annotations

from rummery.cards.card import Cards
from rummery.melds.solver.exchange import Exchange
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.read import read_cards
from rummery.melds.solver.rummy import Rummy


def distance(hand: Cards | str, rummy: Rummy, unseen: Cards | str, goal: Goal = ANY, left: int = 0) -> int | None:
    """The fewest cards of *hand* to be exchanged for *unseen* natural ones so that *goal* can be laid.

    With no goal all cards but *left* must lie in melds afterwards. None where no exchange is enough.
    """
    cards = read_cards(hand)
    search = Exchange(cards, rummy, read_cards(unseen))
    if goal != ANY:
        return search.for_goal(goal)
    if rummy.pattern.all_wild and search.wilds >= rummy.pattern.all_wild:
        raise Beyond("wild-cards-alone", wilds=search.wilds)
    return search.for_all(left)
