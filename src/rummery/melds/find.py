"""Every meld in a hand, with one joker at most in each. Each possible meld is made once and shared."""

from __future__ import annotations

from typing import Final, TypeAlias

from rummery.cards.card import ACES, BIT, JOKER, KING, ONE, SUIT_BITS, SUIT_SIZE, Cards, bits
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld
from rummery.melds.shape import Shape

Copies: TypeAlias = tuple[int, int, int]
"""The cards, as bits, of which there is one at least, two, three."""

_NATURAL: Final = (1 << JOKER) - 1
"""All cards but the joker."""
_QUEEN: Final = KING - 1
_LOWEST: Final = bits(bytes([card for card in range(JOKER) if card % SUIT_SIZE < _QUEEN]))
"""The cards that a run may begin with in which the ace is not high."""
_run_melds: Final[dict[int, list[Meld]]] = {}
_set_melds: Final[dict[int, list[Meld]]] = {}
_same_melds: Final[dict[int, list[Meld]]] = {}


def copies(hand: Cards) -> Copies:
    """The cards of a hand by how many it has of each. Equal cards stand together in it."""
    seen = twice = thrice = 0
    last = -1
    for card in hand:
        if card == last:
            thrice |= twice & BIT[card]
            twice |= BIT[card]
        else:
            seen |= BIT[card]
            last = card
    return seen, twice, thrice


def in_two_suits(seen: int) -> int:
    """The ranks, as clubs, that cards told as bits have in two suits at least."""
    some, both = seen | seen >> 2 * SUIT_SIZE, seen & seen >> 2 * SUIT_SIZE
    return (both | both >> SUIT_SIZE | some & some >> SUIT_SIZE) & SUIT_BITS


def in_three_suits(seen: int) -> int:
    """The same in three suits at least."""
    some, both = seen | seen >> 2 * SUIT_SIZE, seen & seen >> 2 * SUIT_SIZE
    return (both & some >> SUIT_SIZE | both >> SUIT_SIZE & some) & SUIT_BITS


def melds_in(hand: Cards, shape: Shape) -> list[Meld]:
    """The melds of natural cards, and those with one joker and two natural cards or more if the hand has a joker.

    Runs and sets are of three cards and more, the ace low or high, the suits of a set different. Equal cards stand
    together in the hand.
    """
    held = copies(hand)
    seen, twice, _ = held
    if not seen >> JOKER:
        return natural_melds(hand, held, shape)
    found: list[Meld] = []
    for suit in range(4):
        in_suit = seen >> SUIT_SIZE * suit & SUIT_BITS
        if in_suit & (in_suit - 1):
            _add_runs(found, suit, in_suit)
    _add_sets(found, seen, 1)
    _add_same(found, hand, twice & _NATURAL, 1, shape.pattern.largest_same)
    return found


def natural_melds(hand: Cards, held: Copies, shape: Shape) -> list[Meld]:
    """The melds of natural cards in a hand, which may have jokers too; *held* are its cards by their copies."""
    seen, _, thrice = held
    found: list[Meld] = []
    _add_natural_runs(found, seen & _NATURAL)
    _add_sets(found, seen, 0)
    if thrice:
        _add_same(found, hand, thrice & _NATURAL, 0, shape.pattern.largest_same)
    return found


def _add_natural_runs(found: list[Meld], seen: int) -> None:
    """The runs of natural cards."""
    threes = seen & seen >> 1 & seen >> 2 & _LOWEST | (seen & seen >> _QUEEN & seen >> KING & ACES) << _QUEEN
    while threes:
        place = (threes & -threes).bit_length() - 1
        threes &= threes - 1
        suit = place // SUIT_SIZE
        low = place - SUIT_SIZE * suit
        in_suit = seen >> SUIT_SIZE * suit & SUIT_BITS
        have = in_suit | (in_suit & 1) << SUIT_SIZE  # the ace again, after the king
        last = low + 2
        while have >> last & 1 and (low or last < SUIT_SIZE):
            found.append(_runs(suit, low, last)[0])
            last += 1


def _add_runs(found: list[Meld], suit: int, in_suit: int) -> None:
    """The runs in one suit, with one gap or substitute."""
    have = in_suit | (in_suit & 1) << SUIT_SIZE  # the ace again, after the king
    for low in range(12):
        gap = -1
        for last in range(low, SUIT_SIZE if low == 0 else SUIT_SIZE + 1):
            if not have >> last & 1:
                if gap >= 0:
                    break
                gap = last - low
            if last >= low + 2:
                melds = _runs(suit, low, last)
                if gap >= 0:
                    found.append(melds[gap + 1])
                else:
                    found.extend(melds)


def _runs(suit: int, low: int, last: int) -> list[Meld]:
    """The run from place *low* to *last*, and the same with a joker in each place."""
    key = suit << 8 | low << 4 | last
    melds = _run_melds.get(key)
    if melds is None:
        faces = bytes([SUIT_SIZE * suit + place % SUIT_SIZE for place in range(low, last + 1)])
        melds = [Meld(RUN, faces, faces)]
        for place in range(len(faces)):
            melds.append(Meld(RUN, faces[:place] + ONE[JOKER] + faces[place + 1 :], faces))
        _run_melds[key] = melds
    return melds


def _add_sets(found: list[Meld], seen: int, joker: int) -> None:
    ranks = in_two_suits(seen) if joker else in_three_suits(seen)
    while ranks:
        alike = seen & (ranks & -ranks) * ACES
        ranks &= ranks - 1
        key = alike << 1 | joker
        melds = _set_melds.get(key)
        if melds is None:
            melds = _set_melds[key] = _sets(alike, joker)
        found.extend(melds)


def _sets(alike: int, joker: int) -> list[Meld]:
    """The sets of cards of one rank, as bits, and perhaps a joker."""
    found: list[Meld] = []
    rank = ((alike & -alike).bit_length() - 1) % SUIT_SIZE
    rank_in_suits = [SUIT_SIZE * suit + rank for suit in range(4)]
    for chosen in range(1, 16):
        cards = bytes([rank_in_suits[suit] for suit in range(4) if chosen >> suit & 1])
        if bits(cards) & ~alike:
            continue
        if len(cards) >= 3:
            found.append(Meld(SET, cards, cards))
        if joker and len(cards) == 2:
            found.append(Meld(SET, cards + ONE[JOKER], cards + ONE[OPEN]))
        if joker and len(cards) == 3:
            left = bytes([card for card in rank_in_suits if card not in cards])
            found.append(Meld(SET, cards + ONE[JOKER], cards + left))
    return found


def _add_same(found: list[Meld], hand: Cards, several: int, joker: int, largest: int) -> None:
    """Three or more cards of one rank and suit, a joker among them or not; *several* are those that may be, as bits."""
    while several and largest:
        card = (several & -several).bit_length() - 1
        several &= several - 1
        copies = hand.count(card)
        for meld in _sames(card, largest):
            if meld.cards.count(card) <= copies and (joker or not meld.stands):
                found.append(meld)


def _sames(card: int, largest: int) -> list[Meld]:
    key = card << 3 | largest
    melds = _same_melds.get(key)
    if melds is None:
        melds = []
        for size in range(3, largest + 1):
            faces = ONE[card] * size
            melds.append(Meld(SAME, faces, faces))
            melds.append(Meld(SAME, faces[:-1] + ONE[JOKER], faces))
        _same_melds[key] = melds
    return melds
