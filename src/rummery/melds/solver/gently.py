"""Among equally good rearrangements one that leaves as many melds of the table as possible as they lie."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from rummery.cards.card import JOKER, NONE, ONE, Cards
from rummery.melds.meld import Meld
from rummery.melds.solver.kept import Kept
from rummery.melds.solver.named import Named
from rummery.melds.solver.piece import Piece
from rummery.melds.solver.rummy import SETTLED, Rummy

MOST_TRIED: Final = 1500
"""Choices of melds to be broken up. On tables where these are too few, melds are spared one by one."""


def searched(rummy: Rummy, aim: str, table: list[Meld], hand: Cards, elsewhere: Cards = NONE) -> Named | Kept:
    """The best melds of a table and a hand; *elsewhere* are natural cards in melds that stay as they are."""
    if rummy.naming == SETTLED:
        kept = Kept(rummy, aim)
        kept.find(table, hand)
        return kept
    named = Named(rummy, aim)
    named.find(table, hand, elsewhere)
    return named


def fewest_broken(
    rummy: Rummy, aim: str, table: list[Meld], hand: Cards, cost: int, tries: int = MOST_TRIED
) -> tuple[list[Meld], list[Piece] | None]:
    """The melds that stay as they are, and those that the other cards are in, at this least cost."""
    for broken in _choices(len(table), tries):
        pieces = _without(rummy, aim, table, hand, broken, cost)
        if pieces is not None:
            return _stay(table, broken), pieces
    every = tuple(range(len(table)))
    for at in range(len(table)):
        fewer = tuple([number for number in every if number != at])
        if _without(rummy, aim, table, hand, fewer, cost) is not None:
            every = fewer
    return _stay(table, every), _without(rummy, aim, table, hand, every, cost)


def _choices(number: int, most: int) -> Iterator[tuple[int, ...]]:
    """Choices of melds, the small ones first, as long as they are no more than *most*."""
    tried = 0
    for size in range(number + 1):
        for chosen in combinations(range(number), size):
            yield chosen
            tried += 1
            if tried >= most:
                return


def _stay(table: list[Meld], broken: tuple[int, ...]) -> list[Meld]:
    return [table[at] for at in range(len(table)) if at not in broken]


def _without(
    rummy: Rummy, aim: str, table: list[Meld], hand: Cards, broken: tuple[int, ...], cost: int
) -> list[Piece] | None:
    """The melds of the hand and the broken melds, if they cost no more than this."""
    elsewhere = NONE.join([meld.cards for meld in _stay(table, broken)]).replace(ONE[JOKER], NONE)
    found = searched(rummy, aim, [table[at] for at in broken], hand, elsewhere)
    return found.pieces if found.cost <= cost else None
