"""Tables on which a joker is the card it stands for until that card is there too, and then free."""

from __future__ import annotations

from itertools import product
from typing import Final, final

from rummery.cards.card import JOKER, NONE, ONE, Cards, minus
from rummery.melds.meld import OPEN, Meld
from rummery.melds.solver.aims import add_cards, priced, reckon
from rummery.melds.solver.goal import ANY
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.naming import with_kept
from rummery.melds.solver.numbers import INFINITE
from rummery.melds.solver.piece import Piece
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.solve import solve
from rummery.melds.solver.tables import tables_for

_MOST_NAMES: Final = 8
"""Named jokers on one table."""


@final
class Named:
    """The search for the best melds on one table."""

    def __init__(self, rummy: Rummy, aim: str) -> None:
        self._rummy: Final = rummy
        self._aim: Final = aim
        self.cost = INFINITE
        """The least cost so far,"""
        self.pieces: list[Piece] | None = None
        """and the melds that give it."""

    def find(self, table: list[Meld], hand: Cards, elsewhere: Cards) -> None:
        """Tries which jokers lose their names; *elsewhere* are natural cards in melds that stay as they are."""
        if any([OPEN in meld.faces for meld in table]):
            raise Beyond("unnamed-joker-on-the-table")
        names = NONE.join([meld.stands for meld in table])
        if len(names) > _MOST_NAMES:
            raise Beyond("too-many-named-jokers", jokers=len(names), most=_MOST_NAMES)
        cards = NONE.join([meld.cards for meld in table]).replace(ONE[JOKER], NONE)
        for freed in _freeable(names, cards + hand + elsewhere):
            self._with_freed(cards, hand, elsewhere, names, freed)

    def _with_freed(self, table: Cards, hand: Cards, elsewhere: Cards, names: Cards, freed: Cards) -> None:
        """The best answer in which just the jokers *freed* lose their names."""
        for face in freed:
            if table.count(face) + elsewhere.count(face) < freed.count(face) and face in hand:
                hand = minus(hand, ONE[face])
                table += ONE[face]
        kept = minus(names, freed)
        question = priced(self._rummy, self._aim)
        add_cards(question, self._rummy, table + kept + ONE[JOKER] * len(freed), False)
        add_cards(question, self._rummy, hand, True)
        copies = reckon(question)
        tables = tables_for(self._rummy.pattern, ANY, int(question.wilds), copies)
        answer = solve(tables, question, True, self.cost - 1)
        if answer is not None:
            self.cost = answer.cost
            self.pieces = with_kept(self._rummy.pattern, answer.melds, kept, True)


def _freeable(names: Cards, naturals: Cards) -> list[Cards]:
    """Which named jokers may lose their names: for each a natural card is there; few of them first."""
    if not names:
        return [NONE]
    choices = []
    for face in sorted(set(names)):
        most = min(names.count(face), naturals.count(face))
        choices.append([ONE[face] * many for many in range(most + 1)])
    return sorted([NONE.join(chosen) for chosen in product(*choices)], key=len)
