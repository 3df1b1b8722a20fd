"""Which meld some cards are, and what each joker in it stands for. Nothing is refused here: the laws judge."""

from __future__ import annotations

from rummery.cards.card import ACE, JOKER, KING, ONE, SUIT_SIZE, Cards
from rummery.melds.meld import JUMBLE, OPEN, RUN, SAME, SET, Meld, missing_suits, with_face
from rummery.melds.shape import Shape


def unnamed(cards: Cards) -> Cards:
    """The faces of cards as far as they show by themselves: natural cards are themselves, jokers are open."""
    return cards.replace(ONE[JOKER], ONE[OPEN])


def recognise(shape: Shape, cards: Cards, faces: Cards) -> Meld:
    """The meld that *cards* are in this order, jokers standing for *faces* where these name them.

    Natural cards of a run may come in any order; where one joker or more are not named, the place in the laid order
    says which card each is. In a set an unnamed joker is open until only one suit is missing. Cards that are no meld
    are a SET that is none if all are of one rank, else a JUMBLE.
    """
    naturals = [card for card in cards if card != JOKER]
    ranks = {card % SUIT_SIZE for card in naturals}
    if len(ranks) > 1:
        return _run(shape, cards, faces)
    if len(naturals) < len(cards) and OPEN not in faces:
        run = Meld(RUN, cards, faces)
        if len(naturals) < 2 and shape.is_run(run) and len(cards) > 1:
            return run
    if shape.pattern.largest_same and len(cards) > 1 and len(set(naturals)) == 1:
        same = ONE[naturals[0]] * len(cards)
        if len(naturals) > 1 or faces == same:
            return Meld(SAME, cards, same)
    found = Meld(SET, cards, faces)
    if shape.pattern.different_suits and faces.count(OPEN) == 1 and len(missing_suits(found)) == 1:
        found = with_face(found, missing_suits(found)[0])
    return found


def _run(shape: Shape, cards: Cards, faces: Cards) -> Meld:
    """A run, or a JUMBLE; *cards* are of more than one rank."""
    if JOKER in cards:
        run = Meld(RUN, cards, _by_place(cards) if OPEN in faces else faces)
        return run if shape.is_run(run) else Meld(JUMBLE, cards, faces)
    run = Meld(RUN, cards, cards)
    if shape.is_run(run):
        return run
    ordered = _ascending(cards)
    run = Meld(RUN, ordered, ordered)
    return run if shape.is_run(run) else Meld(JUMBLE, cards, faces)


def _by_place(cards: Cards) -> Cards:
    """The faces that the jokers have by their places, counted from the first natural card that is no ace."""
    for at in range(len(cards)):
        card = cards[at]
        if card != JOKER and card % SUIT_SIZE != ACE:
            first = card % SUIT_SIZE - at
            if first < 0 or first + len(cards) > SUIT_SIZE + 1:
                break
            suit = card - card % SUIT_SIZE
            return bytes([suit + (first + place) % SUIT_SIZE for place in range(len(cards))])
    return unnamed(cards)


def _ascending(cards: Cards) -> Cards:
    """In the order of a run: an ace goes after the king where there is one, else before the two."""
    ranks = {card % SUIT_SIZE for card in cards}
    high = KING in ranks
    places = sorted([card + SUIT_SIZE if high and card % SUIT_SIZE == ACE else card for card in cards])
    suit_end = max(cards) - max(cards) % SUIT_SIZE + SUIT_SIZE
    return bytes([place - SUIT_SIZE if place >= suit_end else place for place in places])
