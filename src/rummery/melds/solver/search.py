"""The best choice of melds from a hand, found by trying them all: exact, and quick enough for a hand of cards."""

from __future__ import annotations

from collections.abc import Callable

from rummery.cards.card import ONE, Cards, holds, minus
from rummery.melds.meld import Meld


def most_valuable(hand: Cards, melds: list[Meld], worth: Callable[[Meld], int]) -> tuple[Meld, ...]:
    """Melds of *hand*, out of *melds*, that are together worth most; among equals the first found.

    *worth* is more than 0 for every meld.
    """
    by_first: dict[int, list[tuple[int, Meld]]] = {}
    for meld in melds:
        by_first.setdefault(min(meld.cards), []).append((worth(meld), meld))
    known: dict[Cards, tuple[int, tuple[Meld, ...]]] = {}

    def best(left: Cards) -> tuple[int, tuple[Meld, ...]]:
        if len(left) < 3:
            return 0, ()
        found = known.get(left)
        if found is None:
            first = left[0]
            found = best(left.replace(ONE[first], b""))
            for points, meld in by_first.get(first, ()):
                if holds(left, meld.cards):
                    more, others = best(minus(left, meld.cards))
                    if points + more > found[0]:
                        found = points + more, (meld, *others)
            known[left] = found
        return found

    return best(hand)[1]
