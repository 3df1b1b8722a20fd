"""How one table differs from another: what is worth telling of a move at the table."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import minus
from rummery.melds.meld import same_meld
from rummery.play.events import Laid, OnTable, laid_at


class Change:
    """Which melds came, went, and became others; what lies there as before is none of these, whatever its number."""

    def __init__(self, before: OnTable, after: OnTable) -> None:
        gone, new = list(before), list(after)
        self.renumbered = False
        """Whether a meld that lies as before has another number."""
        for laid in after:
            there = laid_at(tuple(gone), laid.number)
            if there is not None and same_meld(there.meld, laid.meld):
                gone.remove(there)
                new.remove(laid)
        for laid in list(new):
            there = next((old for old in gone if same_meld(old.meld, laid.meld)), None)
            if there is not None:
                gone.remove(there)
                new.remove(laid)
                self.renumbered = True
        self.changed: Final[list[Laid]] = []
        self.added: Final[list[Laid]] = []
        for laid in new:
            there = laid_at(tuple(gone), laid.number)
            if there is not None and len(minus(there.meld.cards, laid.meld.cards)) < len(there.meld.cards):
                gone.remove(there)
                self.changed.append(laid)
            else:
                self.added.append(laid)
        self.gone: Final = gone

    def nothing(self) -> bool:
        """Whether every meld is as it was."""
        return not self.added and not self.gone and not self.changed
