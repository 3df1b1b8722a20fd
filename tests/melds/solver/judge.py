"""What a meld is in each game, read off the rules once more and written without the solver's patterns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rummery.cards.card import JOKER, Cards
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld
from rummery.melds.solver.told import WILD, Arrangement

Law = Callable[[Meld, Cards], str]
"""Why a meld is none, given the wild cards; empty if it is one."""


def places(meld: Meld) -> list[int]:
    """The places of a run's faces; the ace is 14 only if something stands before it."""
    found: list[int] = []
    for at, face in enumerate(meld.faces):
        found.append(14 if face % 13 == 0 and at > 0 else face % 13 + 1)
    return found


def is_wild(meld: Meld, at: int) -> bool:
    """Whether the card does not lie as itself."""
    return meld.cards[at] == JOKER or meld.cards[at] != meld.faces[at]


def run_fault(meld: Meld, shortest: int, lowest: int, highest: int, longest: int) -> str:
    if len({face // 13 for face in meld.faces}) != 1 or OPEN in meld.faces:
        return "of one suit"
    at = places(meld)
    if at != list(range(at[0], at[0] + len(at))):
        return "consecutive"
    if at[0] < lowest or at[-1] > highest:
        return "ace"
    return "" if shortest <= len(at) <= longest else "length"


def set_fault(meld: Meld, wild: int, different: bool) -> str:
    naturals = [meld.cards[at] for at in range(len(meld.cards)) if not is_wild(meld, at)]
    if len(naturals) + wild != len(meld.cards) or len(meld.cards) < 3:
        return "length"
    if len({card % 13 for card in naturals}) != 1:
        return "of one rank"
    if different:
        named = [face for face in meld.faces if face != OPEN]
        if len(set(naturals)) != len(naturals) or len(meld.cards) > 4 or len(set(named)) != len(named):
            return "different suits"
        if {face % 13 for face in named} != {naturals[0] % 13}:
            return "named"
    return ""


def wilds_in(meld: Meld) -> int:
    return sum(is_wild(meld, at) for at in range(len(meld.cards)))


def rami(meld: Meld, wild_faces: Cards) -> str:
    wild = wilds_in(meld)
    if wild > 1 or len(meld.cards) - wild < 2:
        return "one joker, two natural cards"
    if meld.kind == RUN:
        return run_fault(meld, 3, 1, 14, 13)
    return set_fault(meld, wild, True) if meld.kind == SET else "kind"


def rami_identical(meld: Meld, wild_faces: Cards) -> str:
    if meld.kind != SAME:
        return rami(meld, wild_faces)
    wild = wilds_in(meld)
    if wild > 1 or len(meld.cards) - wild < 2 or not 3 <= len(meld.cards) <= 4:
        return "three or four, one joker"
    return "" if len(set(meld.faces)) == 1 else "identical"


def marriage(meld: Meld, wild_faces: Cards, shortest: int = 3) -> str:
    if meld.kind == WILD:
        alone = all(card == JOKER or card in wild_faces for card in meld.cards)
        return "" if alone and len(meld.cards) >= 3 else "three wild cards"
    if meld.kind == SAME:
        same = len(meld.cards) == 3 and len(set(meld.cards)) == 1 and meld.cards == meld.faces
        return "" if same and meld.cards[0] != JOKER else "tunnela"
    wild = wilds_in(meld)
    for at in range(len(meld.cards)):
        if is_wild(meld, at) and meld.cards[at] != JOKER and meld.cards[at] not in wild_faces:
            return "not wild"
    if wild == len(meld.cards):
        return "natural card"
    return run_fault(meld, shortest, 1, 14, 13) if meld.kind == RUN else set_fault(meld, wild, True)


def marriage_of_four(meld: Meld, wild_faces: Cards) -> str:
    return marriage(meld, wild_faces, 4)


def penang(meld: Meld, wild_faces: Cards) -> str:
    wild = wilds_in(meld)
    if wild == len(meld.cards):
        return "natural card"
    return run_fault(meld, 3, 1, 14, 14) if meld.kind == RUN else set_fault(meld, wild, False)


def shanghai(meld: Meld, wild_faces: Cards) -> str:
    wild = wilds_in(meld)
    if wild * 2 > len(meld.cards):
        return "more wild cards than natural ones"
    for at in range(len(meld.cards)):
        if is_wild(meld, at) and meld.cards[at] != JOKER and meld.cards[at] not in wild_faces:
            return "not wild"
    return run_fault(meld, 4, 2, 14, 13) if meld.kind == RUN else set_fault(meld, wild, False)


def manipulation(meld: Meld, wild_faces: Cards) -> str:
    if OPEN in meld.faces:
        return "jokers are named"
    if meld.kind == RUN:
        return run_fault(meld, 3, 1, 14, 13)
    return set_fault(meld, wilds_in(meld), True) if meld.kind == SET else "kind"


def faults(found: Arrangement, hand: Cards, law: Law, wild_faces: Cards = b"") -> list[str]:
    """All that is wrong with an arrangement of a hand."""
    wrong = [f"{meld!r}: {fault}" for meld in found.melds if (fault := law(meld, wild_faces))]
    for meld in found.melds:
        for at in range(len(meld.cards)):
            if meld.kind != WILD and is_wild(meld, at) and meld.cards[at] != JOKER and meld.cards[at] not in wild_faces:
                wrong.append(f"{meld!r}: {meld.cards[at]} is not wild")
    dealt = Counter(b"".join([meld.cards for meld in found.melds]) + found.left)
    if dealt != Counter(hand):
        wrong.append(f"cards {dealt - Counter(hand)} too many, {Counter(hand) - dealt} too few")
    return wrong
