"""How much of a wild card each natural card needs at least, to lie in a meld at all."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, KING, NONE, ONE, SUIT_SIZE, Cards
from rummery.games.marriage.options import MarriageOptions
from rummery.melds.find import melds_in

UNIT: Final = 60
"""A wild card, divisible by the numbers of natural cards that one may bring into a meld."""
NOWHERE: Final = 1 << 20
"""More wild cards than there are."""
_MOST_KEPT: Final = 100_000
_shares: Final[dict[tuple[int, int, int], list[int]]] = {}


def shares_of(options: MarriageOptions, cards: Cards, wild: Cards) -> list[int]:
    """By card: nothing where it lies in a pure meld of *cards*, else its least share in the wild cards of a meld."""
    found = [NOWHERE] * JOKER
    naturals = cards.replace(ONE[JOKER], NONE)
    for meld in melds_in(naturals, options.shape):
        if options.shape.fits(meld):
            for card in meld.cards:
                found[card] = 0
    masks = [0, 0, 0, 0]
    needy = [0, 0, 0, 0]
    ranks = [0] * SUIT_SIZE
    last = JOKER
    for card in naturals:
        if card != last and card not in wild:
            suit, rank = card // SUIT_SIZE, card % SUIT_SIZE
            masks[suit] |= 1 << rank
            ranks[rank] += 1
            if found[card]:
                needy[suit] |= 1 << rank
        last = card
    for suit in range(4):
        if needy[suit]:
            in_runs = _in_runs(masks[suit], needy[suit], options.min_run)
            for rank in range(SUIT_SIZE):
                if needy[suit] >> rank & 1:
                    in_set = UNIT // 2 if ranks[rank] > 1 else 2 * UNIT
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
