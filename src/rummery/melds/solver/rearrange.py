"""The door of the solver for a table: every card on it must lie in a meld afterwards, those of the hand may."""

from __future__ import annotations

from collections.abc import Sequence

from rummery.cards.card import JOKER, NONE, Cards, minus
from rummery.melds.meld import Meld
from rummery.melds.solver.aims import LEAST_POINTS, MOST_WORTH
from rummery.melds.solver.gently import MOST_TRIED, fewest_broken, searched
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.read import read_cards, read_melds
from rummery.melds.solver.rummy import SETTLED, Rummy
from rummery.melds.solver.told import Arrangement, together, told


def rearrange(
    table: Sequence[Meld] | str,
    hand: Cards | str,
    rummy: Rummy,
    aim: str = LEAST_POINTS,
    gently: bool = False,
    tries: int = MOST_TRIED,
) -> Arrangement | None:
    """The best melds of all cards of the table and what can be laid of the hand; None if the table cannot lie at all.

    *gently* leaves as many melds as they lie as the best answer allows, and takes longer; after *tries* less strictly.
    """
    melds = read_melds(table) if isinstance(table, str) else list(table)
    cards = read_cards(hand)
    every = bytes(sorted(NONE.join([meld.cards for meld in melds]) + cards))
    if aim == MOST_WORTH and (gently or (rummy.naming == SETTLED and JOKER in every)):
        raise Beyond("worth-of-what-stays")
    found = searched(rummy, aim, melds, cards)
    if found.pieces is None:
        return None
    if not gently:
        return told(rummy, found.pieces, every)
    stay, pieces = fewest_broken(rummy, aim, melds, cards, found.cost, tries)
    rest = minus(every, NONE.join([meld.cards for meld in stay]))
    return None if pieces is None else together(rummy, stay, told(rummy, pieces, rest))
