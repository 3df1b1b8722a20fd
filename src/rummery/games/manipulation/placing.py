"""The order in which melds are stated: what stays keeps its number, and what has changed follows what it came from."""

from __future__ import annotations

from rummery.cards.card import minus
from rummery.melds.meld import Meld, same_meld


def placed(lying: tuple[Meld, ...], melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
    """*melds* as the whole table that the melds *lying* are to become."""
    left = list(melds)
    slots: list[Meld | None] = []
    for old in lying:
        slots.append(old if _taken_out(left, old) else None)
    for at in range(len(lying)):
        if slots[at] is None:
            slots[at] = _nearest(left, lying[at])
    return tuple([meld for meld in [*slots, *left] if meld is not None])


def _taken_out(melds: list[Meld], wanted: Meld) -> bool:
    for at in range(len(melds)):
        if same_meld(melds[at], wanted):
            melds.pop(at)
            return True
    return False


def _nearest(melds: list[Meld], old: Meld) -> Meld | None:
    """The meld that has most cards of an old one, which is taken out; None where none has any."""
    most, best = 0, -1
    for at in range(len(melds)):
        shared = len(old.cards) - len(minus(old.cards, melds[at].cards))
        if shared > most:
            most, best = shared, at
    return melds.pop(best) if best >= 0 else None
