"""Whether it is worth asking the solver if a hand can be shown: a cheap test that no hand fails which can."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, KING, NONE, ONE, SUIT_SIZE, Card, Cards
from rummery.games.marriage.options import MarriageOptions, wild_faces
from rummery.melds.find import melds_in

_UNIT: Final = 60
"""A wild card, divisible by the numbers of natural cards that one may bring into a meld."""
_NOWHERE: Final = 1 << 20
_MOST_KEPT: Final = 100_000
_shares: Final[dict[tuple[int, int, int], list[int]]] = {}


def may_be_shown(options: MarriageOptions, cut: Card, cards: Cards) -> bool:
    """MAR-20: False only where more than one of the *cards* is left over whatever is done.

    Each natural card that lies in no pure meld needs a share in the wild cards of its meld; the least shares of all,
    without that of the card that may be left over, must not be more than the wild cards there are.
    """
    wild = wild_faces(cut)
    naturals = cards.replace(ONE[JOKER], NONE)
    budget = _UNIT * (len(cards) - len(naturals))
    hopeful = bytearray(JOKER)
    for meld in melds_in(naturals, options.shape):
        if options.shape.fits(meld):
            for card in meld.cards:
                hopeful[card] = 1
    needy = NONE
    masks = [0, 0, 0, 0]
    lonely = [0, 0, 0, 0]
    ranks = [0] * SUIT_SIZE
    last = JOKER
    for card in naturals:
        if card in wild:
            budget += _UNIT
            continue
        suit, rank = card // SUIT_SIZE, card % SUIT_SIZE
        masks[suit] |= 1 << rank
        if card != last:
            ranks[rank] += 1
        if not hopeful[card]:
            needy += ONE[card]
            lonely[suit] += 0 if lonely[suit] >> rank & 1 else 1 << rank
        last = card
    shares = 0
    most = 0
    for card in needy:
        suit, rank = card // SUIT_SIZE, card % SUIT_SIZE
        in_set = _UNIT // 2 if ranks[rank] > 1 else 2 * _UNIT
        share = min(in_set, _in_runs(masks[suit], lonely[suit], options.min_run)[rank])
        shares += share
        most = max(most, share)
        if shares - most > budget:
            return False
    return True


def _in_runs(mask: int, lonely: int, shortest: int) -> list[int]:
    """For each rank of a suit the least share in the wild cards of a run; *mask* says which ranks are held."""
    key = (mask, lonely, shortest)
    found = _shares.get(key)
    if found is None:
        if len(_shares) > _MOST_KEPT:
            _shares.clear()
        found = _shares[key] = _reckon(mask, lonely, shortest)
    return found


def _reckon(mask: int, lonely: int, shortest: int) -> list[int]:
    shares = [_NOWHERE] * SUIT_SIZE
    held = mask | (mask & 1) << SUIT_SIZE
    needy = lonely | (lonely & 1) << SUIT_SIZE
    for first in range(KING + 1):
        wilds = 0
        need = 0
        for last in range(first, SUIT_SIZE + 1 if first else SUIT_SIZE):
            if not held >> last & 1:
                wilds += 1
            need += needy >> last & 1
            if last - first + 1 >= shortest and need:
                share = wilds * _UNIT // need
                for place in range(first, last + 1):
                    if needy >> place & 1:
                        rank = place % SUIT_SIZE
                        shares[rank] = min(shares[rank], share)
    return shares
