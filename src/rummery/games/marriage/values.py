"""What a player's tiplus, papulus and tapulus are worth (MAR-34): the tables, and the dearest way to count."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.card import SUIT_SIZE, Card, Cards
from rummery.cards.record import Record

Prices: TypeAlias = tuple[int, ...]
"""For one copy, two copies, ...; more than are named count as the last."""

SEED: Final = "seed"
NEPALI: Final = "nepali"
ONLINE21: Final = "online21"
_MOST: Final = 12
"""More copies, or marriages, than any table can hold."""


@final
class ValueTable(Record):
    """MAR-34: one of the tables that `value_table` chooses from."""

    __slots__ = ("tiplu", "neighbour", "marriage", "ordinary_tunnela", "rank_tunnela", "value_tunnela")

    def __init__(
        self,
        tiplu: Prices,
        neighbour: Prices,
        marriage: Prices,
        ordinary_tunnela: int = 0,
        rank_tunnela: int = 0,
        value_tunnela: int = 0,
    ) -> None:
        self.tiplu: Final = tiplu
        self.neighbour: Final = neighbour
        """Of papulus, and of tapulus."""
        self.marriage: Final = marriage
        self.ordinary_tunnela: Final = ordinary_tunnela
        self.rank_tunnela: Final = rank_tunnela
        """Of the cut joker's rank in another suit."""
        self.value_tunnela: Final = value_tunnela
        """Of a face that has value by itself."""


def _each(price: int) -> Prices:
    return tuple([price * copies for copies in range(1, _MOST + 1)])


VALUE_TABLES: Final = {
    SEED: ValueTable(_each(4), _each(2), _each(14)),
    NEPALI: ValueTable((3, 7), (2, 5, 10), (10, 30), 5, 10, 20),
    ONLINE21: ValueTable((10, 30, 50), (10, 30, 50), (100,)),
}
"""MAR-34, by the words of `value_table`."""


def papulu(cut: Card) -> Card:
    """MAR-06: the face one rank above the cut joker, going round."""
    rank = cut % SUIT_SIZE
    return cut - rank + (rank + 1) % SUIT_SIZE


def tapulu(cut: Card) -> Card:
    """MAR-06: the face one rank below the cut joker, going round."""
    rank = cut % SUIT_SIZE
    return cut - rank + (rank + SUIT_SIZE - 1) % SUIT_SIZE


def value_of(table: ValueTable, cut: Card, cards: Cards, tunnelas: Cards = b"") -> int:
    """MAR-34: what all *cards* of a player are worth, counted in the dearest way.

    *tunnelas* are the faces of those shown before the first draw, as far as they count.
    """
    above, below = papulu(cut), tapulu(cut)
    counts = (cards.count(cut), cards.count(above), cards.count(below))
    points = 0
    by_face = [0, 0, 0]
    for face in tunnelas:
        if face in (cut, above, below):
            by_face[(cut, above, below).index(face)] += 1
        else:
            points += table.rank_tunnela if face % SUIT_SIZE == cut % SUIT_SIZE else table.ordinary_tunnela
    return points + _dearest(table, counts, (by_face[0], by_face[1], by_face[2]))


def _dearest(table: ValueTable, counts: tuple[int, int, int], tunnelas: tuple[int, int, int]) -> int:
    """The best of all ways to take so many of the tunnelas as such, so many marriages, and the rest singly."""
    most = 0
    for tiplus in range(tunnelas[0] + 1):
        for papulus in range(tunnelas[1] + 1):
            for tapulus in range(tunnelas[2] + 1):
                left = (counts[0] - 3 * tiplus, counts[1] - 3 * papulus, counts[2] - 3 * tapulus)
                taken = (tiplus + papulus + tapulus) * table.value_tunnela
                for marriages in range(min(left) + 1):
                    points = (
                        taken
                        + _price(table.marriage, marriages)
                        + _price(table.tiplu, left[0] - marriages)
                        + _price(table.neighbour, left[1] - marriages)
                        + _price(table.neighbour, left[2] - marriages)
                    )
                    most = max(most, points)
    return most


def _price(prices: Prices, copies: int) -> int:
    return prices[min(copies, len(prices)) - 1] if copies > 0 else 0
