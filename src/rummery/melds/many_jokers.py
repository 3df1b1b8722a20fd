"""Melds of a hand in games with any number of jokers. Each possible meld is made once and shared.

Runs are of three cards or more, the ace at either end or both; sets of three or more, of any suits.
"""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, NONE, ONE, SUIT_SIZE, Cards
from rummery.melds.meld import OPEN, RUN, SET, Meld

_SHORTEST: Final = 3
"""Cards in a meld."""
_PLACES: Final = SUIT_SIZE + 1
"""Places in a run: the ace is the first and the last."""
_ROW: Final = 16
"""Bits of one suit in a number that holds the places of all four: runs of two suits do not touch."""
_PLACE_BITS: Final[list[int]] = [
    (1 << (card // SUIT_SIZE * _ROW + card % SUIT_SIZE))
    | (1 << (card // SUIT_SIZE * _ROW + SUIT_SIZE) if card % SUIT_SIZE == 0 else 0)
    for card in range(JOKER)
]
"""By card the bits of its places."""
_RANK_BITS: Final[list[int]] = [1 << card % SUIT_SIZE for card in range(JOKER)]
_DIGIT: Final = 4
"""Bits of a number that holds, by rank, how many cards there are: a rank has no more than twelve in three packs."""
_LOWEST: Final = 0x1111111111111
_HIGHEST: Final = 0x8888888888888
"""The lowest and the highest bits of its digits."""
_COUNTED: Final[list[int]] = [1 << (card % SUIT_SIZE * _DIGIT) for card in range(JOKER)]
"""By card what it adds to such a number."""
_ROW_BITS: Final = 0x3FFF
"""The places of one suit."""
_MOST_KEPT: Final = 50_000
"""Suits of hands whose runs are remembered: many more can be, but few come twice."""

_suit_melds: Final[dict[int, list[Meld]]] = {}
_run_melds: Final[dict[int, list[Meld]]] = {}
_set_melds: Final[dict[int, list[Meld]]] = {}


def can_meld(hand: Cards) -> bool:
    """Whether there is any meld in the hand, of natural cards alone or with jokers.

    One natural card needs two jokers; two of one rank, or near each other in a suit, need one.
    """
    jokers = hand.count(JOKER)
    naturals = len(hand) - jokers
    if naturals == 0 or len(hand) < _SHORTEST:
        return False
    if jokers > 1:
        return True
    places = ones = twos = 0
    for card in hand[:naturals]:
        rank = _RANK_BITS[card]
        if twos & rank or (jokers and ones & rank):
            return True
        twos |= ones & rank
        ones |= rank
        places |= _PLACE_BITS[card]
    if jokers:
        return places & (places >> 1 | places >> 2) != 0
    return places & places >> 1 & places >> 2 != 0


def melds_with_jokers(hand: Cards) -> list[Meld]:
    """All melds of natural cards, and those with jokers in which each joker is needed.

    That is: runs from one natural card to another with a joker for each card missing between them, two neighbours or
    two cards of a rank with one joker, and one card with two. More jokers may be laid off afterwards.
    """
    jokers = hand.count(JOKER)
    places = of_rank = 0
    for card in hand[: len(hand) - jokers]:
        places |= _PLACE_BITS[card]
        of_rank += _COUNTED[card]
    found: list[Meld] = []
    for suit in range(4):
        in_suit = places >> _ROW * suit & _ROW_BITS
        if in_suit & (in_suit - 1):
            two_aces = in_suit & 1 and hand.count(SUIT_SIZE * suit) > 1
            key = (in_suit << 1 | two_aces) << 10 | jokers << 2 | suit
            runs = _suit_melds.get(key)
            if runs is None:
                if len(_suit_melds) >= _MOST_KEPT:
                    _suit_melds.clear()
                runs = _suit_melds[key] = _runs_in(suit, in_suit, jokers, two_aces == 1)
            found += runs
    most = min(jokers, _SHORTEST - 1)
    enough = _with_digits(of_rank, _SHORTEST - most)
    while enough:
        low = enough & -enough
        enough ^= low
        rank = low.bit_length() // _DIGIT - 1
        clubs, diamonds = hand.count(rank), hand.count(SUIT_SIZE + rank)
        hearts, spades = hand.count(2 * SUIT_SIZE + rank), hand.count(3 * SUIT_SIZE + rank)
        key = (clubs << _DIGIT | diamonds) << _DIGIT | hearts
        key = ((key << _DIGIT | spades) << _DIGIT | rank) << 2 | most
        sets = _set_melds.get(key)
        if sets is None:
            sets = _set_melds[key] = _sets(rank, (clubs, diamonds, hearts, spades), most)
        found += sets
    return found


def _with_digits(counted: int, least: int) -> int:
    """The highest bits of those digits that are *least*, 1 to 3, or more."""
    return (counted & ~_HIGHEST) + (8 - least) * _LOWEST & _HIGHEST | counted & _HIGHEST


def _runs_in(suit: int, in_suit: int, jokers: int, two_aces: bool) -> list[Meld]:
    """The runs in one suit that begin and end with a natural card, and two neighbours with a joker at an end."""
    found: list[Meld] = []
    there = [place for place in range(_PLACES) if in_suit >> place & 1]
    for i in range(len(there) - 1):
        low = there[i]
        for j in range(i + 1, len(there)):
            last = there[j]
            if last - low - (j - i) > jokers:
                break
            if last - low < _SHORTEST - 1 and not jokers:
                continue
            if low == 0 and last == SUIT_SIZE and not two_aces:
                continue
            key = (in_suit >> low & (1 << (last - low + 1)) - 1) << 12 | last << 8 | low << 4 | suit
            melds = _run_melds.get(key)
            if melds is None:
                melds = _run_melds[key] = _runs(suit, low, last, in_suit)
            found.extend(melds)
    return found


def _runs(suit: int, low: int, last: int, in_suit: int) -> list[Meld]:
    """The run from place *low* to *last*, jokers where the suit has no card; two cards with a joker before or after."""
    if last - low >= _SHORTEST - 1:
        return [_run(suit, low, last, in_suit)]
    melds: list[Meld] = []
    if low > 0:
        melds.append(_run(suit, low - 1, last, in_suit & ~(1 << (low - 1))))
    if last < SUIT_SIZE:
        melds.append(_run(suit, low, last + 1, in_suit & ~(1 << (last + 1))))
    return melds


def _run(suit: int, low: int, last: int, in_suit: int) -> Meld:
    faces = bytes([SUIT_SIZE * suit + place % SUIT_SIZE for place in range(low, last + 1)])
    cards = bytes([faces[at] if in_suit >> (low + at) & 1 else JOKER for at in range(len(faces))])
    return Meld(RUN, cards, faces)


def _sets(rank: int, copies: tuple[int, int, int, int], jokers: int) -> list[Meld]:
    """The sets of a rank, with as many jokers as they need to be whole."""
    chosen: list[Cards] = [NONE]
    for suit in range(4):
        card = ONE[SUIT_SIZE * suit + rank]
        chosen = [cards + card * count for cards in chosen for count in range(copies[suit] + 1)]
    melds: list[Meld] = []
    for cards in chosen:
        missing = max(0, _SHORTEST - len(cards))
        if cards and missing <= jokers:
            melds.append(Meld(SET, cards + ONE[JOKER] * missing, cards + ONE[OPEN] * missing))
    return melds
