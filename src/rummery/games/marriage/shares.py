"""How much of a wild card each natural card needs at least, to lie in a meld at all."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import KING, SUIT_SIZE, Card

UNIT: Final = 60
"""A wild card, divisible by the numbers of natural cards that one may bring into a meld."""
NOWHERE: Final = 1 << 20
"""More wild cards than there are."""
_SUIT: Final = (1 << SUIT_SIZE) - 1
_RANK: Final = 1 | 1 << SUIT_SIZE | 1 << 2 * SUIT_SIZE | 1 << 3 * SUIT_SIZE
_MOST_KEPT: Final = 100_000
_in_a_run: Final[dict[int, list[int]]] = {}
_shares: Final[dict[tuple[int, int, int], list[int]]] = {}


def hopeful(held: int, thrice: int, shortest: int) -> int:
    """The faces that lie in a pure meld of those *held*; all as bits, *thrice* those that are a tunnela."""
    covered = _covered(shortest)
    clubs = held & _SUIT
    diamonds = held >> SUIT_SIZE & _SUIT
    hearts = held >> 2 * SUIT_SIZE & _SUIT
    spades = held >> 3 * SUIT_SIZE & _SUIT
    of_three = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds))
    return (
        (held & thrice)
        | (covered[clubs] | of_three & clubs)
        | (covered[diamonds] | of_three & diamonds) << SUIT_SIZE
        | (covered[hearts] | of_three & hearts) << 2 * SUIT_SIZE
        | (covered[spades] | of_three & spades) << 3 * SUIT_SIZE
    )


def _covered(shortest: int) -> list[int]:
    """For each choice of ranks those that lie in a run of them."""
    found = _in_a_run.get(shortest)
    if found is None:
        found = _in_a_run[shortest] = [_cover(ranks, shortest) for ranks in range(1 << SUIT_SIZE)]
    return found


def _cover(ranks: int, shortest: int) -> int:
    places = ranks | (ranks & 1) << SUIT_SIZE
    first = places
    for at in range(1, shortest):
        first &= places >> at
    runs = 0
    for at in range(shortest):
        runs |= first << at
    return (runs | runs >> SUIT_SIZE) & _SUIT


def shares_of(needy: int, held: int, shortest: int) -> dict[Card, int]:
    """For each of the faces *needy*, which lie in no pure meld, the least share in the wild cards of a meld.

    *held* are the natural cards that are not wild; all as bits.
    """
    found: dict[Card, int] = {}
    for suit in range(4):
        in_need = needy >> SUIT_SIZE * suit & _SUIT
        if in_need:
            in_runs = _in_runs(held >> SUIT_SIZE * suit & _SUIT, in_need, shortest)
            for rank in range(SUIT_SIZE):
                if in_need >> rank & 1:
                    if (needy >> rank & _RANK).bit_count() > 1:
                        in_set = UNIT // 2
                    else:
                        in_set = UNIT if (held >> rank & _RANK).bit_count() > 1 else 2 * UNIT
                    found[suit * SUIT_SIZE + rank] = min(in_set, in_runs[rank])
    return found


def _in_runs(mask: int, needy: int, shortest: int) -> list[int]:
    """For each rank of a suit the least share in the wild cards of a run; *mask* says which ranks are held."""
    key = (mask, needy, shortest)
    found = _shares.get(key)
    if found is None:
        if len(_shares) > _MOST_KEPT:
            _shares.clear()
        found = _shares[key] = _reckon(mask, needy, shortest)
    return found


def _reckon(mask: int, needy: int, shortest: int) -> list[int]:
    shares = [NOWHERE] * SUIT_SIZE
    held = mask | (mask & 1) << SUIT_SIZE
    need_at = needy | (needy & 1) << SUIT_SIZE
    for first in range(KING + 1):
        wilds = 0
        need = 0
        for last in range(first, SUIT_SIZE + 1 if first else SUIT_SIZE):
            if not held >> last & 1:
                wilds += 1
            need += need_at >> last & 1
            if last - first + 1 >= shortest and need:
                share = wilds * UNIT // need
                for place in range(first, last + 1):
                    if need_at >> place & 1:
                        rank = place % SUIT_SIZE
                        shares[rank] = min(shares[rank], share)
    return shares
