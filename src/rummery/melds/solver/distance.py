"""How many cards must be exchanged for a hand that fulfils a goal: what bots live on."""

from __future__ import annotations

from rummery.cards.card import Cards
from rummery.melds.solver.exchange import Exchange
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.read import read_cards, read_rummy
from rummery.melds.solver.rummy import Rummy


def distance(hand: Cards | str, rummy: Rummy | str, unseen: Cards | str, goal: Goal = ANY, left: int = 0) -> int | None:
    """The fewest cards of *hand* to be exchanged for *unseen* natural ones so that *goal* can be laid.

    With no goal all cards but *left* must lie in melds afterwards. None where no exchange is enough.

    >>> distance("5S 6S 7S 9D 9C KD KH", "rami", "9H KS KC 8S", left=1)
    1
    >>> distance("5S 6S 7S 9D 9C KD KH", "rami", "9H KS KC 8S")
    2
    >>> distance("5S 6S 7S 9D 9C KD KH 2C 3D", "marriage", "9H KS KC 8S", Goal(pure=3))
    2
    """
    cards = read_cards(hand)
    game = read_rummy(rummy)
    search = Exchange(cards, game, read_cards(unseen))
    if goal != ANY:
        return search.for_goal(goal)
    if game.pattern.all_wild and search.wilds >= game.pattern.all_wild:
        raise Beyond("wild-cards-alone", wilds=search.wilds)
    return search.for_all(left)
