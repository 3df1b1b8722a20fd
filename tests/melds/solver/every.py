"""The same questions by trying every choice of melds: slow, plain, and only for small hands."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rummery.cards.card import JOKER
from tests.melds.solver.programme import Column, Programme, Rules, columns


def cheapest(rules: Rules, asked: Programme) -> int | None:
    """The least cost of the cards left over, less what is gained by melds; None where there is no answer."""
    hand = tuple(sorted(asked.spare))
    naturals = bytes([card for card in hand if card != JOKER])
    wild = [card for card in hand if card == JOKER or card in asked.wild_faces]
    melds = sorted(set(columns(rules, naturals, len(wild))))

    @cache
    def best(left: tuple[int, ...], first: int, chosen: tuple[Column, ...]) -> int | None:
        found = sum(asked.costs[card] for card in left) if fulfils(asked, chosen) else None
        for at in range(first, len(melds)):
            for rest in without(left, melds[at], asked.wild_faces):
                cost = best(rest, at, (*chosen, melds[at]))
                if cost is not None and (found is None or cost - asked.gain * melds[at].worth < found):
                    found = cost - asked.gain * melds[at].worth
        return found

    return best(hand, 0, ())


def without(hand: tuple[int, ...], meld: Column, wild_faces: bytes) -> list[tuple[int, ...]]:
    """What may be left of a hand when a meld is laid: it depends on which cards are spent as wild ones."""
    left = Counter(hand)
    left.subtract(meld.naturals)
    if min(left.values(), default=0) < 0:
        return []
    rests = {tuple(sorted(left.elements()))}
    for _ in range(meld.wilds):
        rests = {
            rest[:at] + rest[at + 1 :]
            for rest in rests
            for at in range(len(rest))
            if rest[at] == JOKER or rest[at] in wild_faces
        }
    return sorted(rests)


def fulfils(asked: Programme, melds: tuple[Column, ...]) -> bool:
    """Whether these melds are what is asked for."""
    if sum(not meld.wilds and meld.kind in asked.pure_kinds for meld in melds) < asked.pure:
        return False
    if asked.contract is None:
        return True
    sets, lengths = asked.contract
    runs = sorted([len(meld.naturals) + meld.wilds for meld in melds if meld.kind == "run"])
    if sum(meld.kind == "set" for meld in melds) != sets or len(runs) != len(lengths):
        return False
    return all(run >= length for run, length in zip(runs, sorted(lengths), strict=True))
