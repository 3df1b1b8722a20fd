"""What Penang allows, said a second time: with texts and lists, straight from the rules (PEN-10 to PEN-20)."""

from __future__ import annotations

from itertools import combinations

RANKS = "A23456789TJQK"
PLACES = "A23456789TJQKA"


def is_run(cards: list[str]) -> bool:
    """PEN-16, PEN-18: whether the cards, jokers wherever they help, are a run."""
    naturals = [card for card in cards if card != "X"]
    if not naturals or len(cards) < 3:
        return False
    suit = naturals[0][1]
    for low in range(15 - len(cards)):
        places = [rank + suit for rank in PLACES[low : low + len(cards)]]
        left = list(places)
        for card in naturals:
            if card in left:
                left.remove(card)
        if len(places) - len(left) == len(naturals):
            return True
    return False


def is_set(cards: list[str]) -> bool:
    """PEN-17, PEN-18."""
    return len(cards) >= 3 and len({card[0] for card in cards if card != "X"}) == 1


def is_meld(cards: list[str]) -> bool:
    return is_run(cards) or is_set(cards)


def melds_of(hand: list[str]) -> set[tuple[str, ...]]:
    """Every choice of cards of a hand that is a meld, in ascending order of their texts."""
    return {
        tuple(sorted(chosen))
        for size in range(3, len(hand) + 1)
        for chosen in combinations(hand, size)
        if is_meld(list(chosen))
    }


def short_melds(hand: list[str]) -> set[tuple[str, ...]]:
    """The melds of three cards in which no joker lies where a card of the hand could."""
    found: set[tuple[str, ...]] = set()
    for meld in melds_of(hand):
        left = list(hand)
        for card in meld:
            left.remove(card)
        without = list(meld)
        if "X" in meld:
            without.remove("X")
        instead = [card for card in left if card != "X" and is_run([*without, card])]
        if len(meld) == 3 and (meld.count("X") != 1 or not instead or is_set(list(meld))):
            found.add(meld)
    return found


Faces = tuple[str, ...]
"""A meld on the table as what its cards stand for: `?` for a joker in a set, a joker in a run with its face in small
letters."""


def on_table(meld: str) -> Faces:
    """A meld in its text form; jokers of a run are named there."""
    return tuple(["?" if word == "X" else word.partition("=")[2].lower() or word for word in meld.split()])


def fits(meld: Faces, card: str) -> bool:
    """PEN-19: whether a card, or a joker, can be laid off on a meld."""
    if "?" in meld or len({face.upper()[0] for face in meld}) == 1:
        return card == "X" or card[0] in {face[0] for face in meld}
    suit, size = meld[0].upper()[1], len(meld)
    run = [face.upper() for face in meld]
    for low in range(15 - size):
        if [rank + suit for rank in PLACES[low : low + size]] == run:
            before = [PLACES[low - 1] + suit] if low > 0 else []
            after = [PLACES[low + size] + suit] if low + size < 14 else []
            return bool(before + after) if card == "X" else card in before + after
    raise ValueError(meld)


def can_act(hand: list[str], table: list[Faces], passport: bool) -> bool:
    """PEN-10 to PEN-13, PEN-20: whether there is an action, now or after taking jokers, however many."""
    if any(is_meld(list(chosen)) for size in (3, 4) for chosen in combinations(hand, size)):
        return True
    if not passport:
        return False
    if any(fits(meld, card) for meld in table for card in hand):
        return True
    for at, meld in enumerate(table):
        for place, face in enumerate(meld):
            for card in set(hand) - {"X"}:
                known = {other.upper()[0] for other in meld if other != "?"}
                if face == card.lower() or (face == "?" and card[0] in known):
                    left = list(hand)
                    left.remove(card)
                    changed = (*meld[:place], card, *meld[place + 1 :])
                    if can_act([*left, "X"], [*table[:at], changed, *table[at + 1 :]], True):
                        return True
    return False
