"""The pure melds of a hand, and three of them at a time (MAR-13, MAR-14, MAR-16)."""

from __future__ import annotations

from rummery.cards.card import JOKER, NONE, ONE, Cards, holds, minus
from rummery.games.marriage.facts import Melds
from rummery.games.marriage.laying import KINDS
from rummery.games.marriage.options import PURE, TUNNELA, MarriageOptions
from rummery.melds.find import melds_in
from rummery.melds.meld import RUN, Meld


def pure_in(options: MarriageOptions, hand: Cards, kinds: int) -> list[Meld]:
    """MAR-13, MAR-14: the pure melds of a hand that are of these *kinds*, in the solver's terms."""
    shortest = options.min_run
    return [
        meld
        for meld in melds_in(hand.replace(ONE[JOKER], NONE), options.shape)
        if kinds & KINDS[meld.kind] and (meld.kind != RUN or len(meld.cards) >= shortest)
    ]


def pure_triples(hand: Cards, melds: list[Meld], most: int) -> list[Melds]:
    """MAR-16: the choices of three of these *melds* of a hand that it holds together; *most* of them at most."""
    found: list[Melds] = []
    if not _are_enough(hand, melds):
        return found
    for i in range(len(melds)):
        without_one = minus(hand, melds[i].cards)
        for j in range(i, len(melds)):
            if not holds(without_one, melds[j].cards):
                continue
            without_two = minus(without_one, melds[j].cards)
            for k in range(j, len(melds)):
                if holds(without_two, melds[k].cards):
                    found.append((melds[i], melds[j], melds[k]))
                    if len(found) == most:
                        return found
    return found


def _are_enough(hand: Cards, melds: list[Meld]) -> bool:
    """Whether the cards that lie in some meld would do for three."""
    faces = bytearray(JOKER + 1)
    for meld in melds:
        for card in meld.cards:
            faces[card] = 1
    cards = 0
    for card in hand:
        cards += faces[card]
    return cards >= PURE * TUNNELA
