"""Which meld some cards are, and what each joker in it stands for. Nothing is refused here: the laws judge."""

from __future__ import annotations

from rummery.cards.card import ACE, JOKER, KING, ONE, SUIT_SIZE, Cards
from rummery.melds.meld import JUMBLE, OPEN, RUN, SAME, SET, Meld, missing_suits, with_face
from rummery.melds.pattern import BOTH
from rummery.melds.shape import Shape


def unnamed(cards: Cards) -> Cards:
    """The faces of cards as far as they show by themselves: natural cards are themselves, jokers are open."""
    return cards.replace(ONE[JOKER], ONE[OPEN])


def recognise(shape: Shape, cards: Cards, faces: Cards) -> Meld:
    """The meld that *cards* are in this order, wild ones standing for *faces* where these name them.

    Cards of a run that are natural or named may come in any order; where one joker or more are not named, the place in
    the laid order says which card each is, and a name that says otherwise makes them no run. In a set an unnamed joker
    is open until only one suit is missing; a set of any suits names none. A natural card that may be wild is so where
    the cards are no meld otherwise. Cards that are no meld are a SET that is none if all are of one rank, else a
    JUMBLE.
    """
    found = _recognise(shape, cards, faces)
    if len(shape.wild) > 1 and not shape.fits(found):
        loose = bytes(
            [OPEN if cards[at] in shape.wild and faces[at] == cards[at] else faces[at] for at in range(len(cards))]
        )
        if loose != faces:
            other = _recognise(shape, cards, loose)
            return other if shape.fits(other) or (found.kind == JUMBLE and other.kind != JUMBLE) else found
    return found


def _recognise(shape: Shape, cards: Cards, faces: Cards) -> Meld:
    """The same, each card whose face is its own being that, and no other."""
    naturals = [cards[at] for at in range(len(cards)) if faces[at] == cards[at]]
    ranks = {card % SUIT_SIZE for card in naturals}
    if len(ranks) > 1:
        return _run(shape, cards, faces)
    if len(naturals) < len(cards) and OPEN not in faces:
        run = Meld(RUN, cards, faces)
        if not shape.is_run(run):
            run = _by_faces(shape, cards, faces)
        if len(naturals) < 2 and shape.is_run(run) and len(cards) > 1:
            return run
    if shape.pattern.largest_same and len(cards) > 1 and len(set(naturals)) == 1:
        same = ONE[naturals[0]] * len(cards)
        if len(naturals) > 1 or faces == same:
            return Meld(SAME, cards, same)
    if not shape.pattern.different_suits and len(naturals) < len(cards):
        faces = _bare(cards, faces, ranks)
    found = Meld(SET, cards, faces)
    if shape.pattern.different_suits and faces.count(OPEN) == 1 and len(missing_suits(found)) == 1:
        found = with_face(found, missing_suits(found)[0])
    return found


def _bare(cards: Cards, faces: Cards, ranks: set[int]) -> Cards:
    """The faces of a set that names no wild card; one of the set's own rank is itself."""
    own = [
        cards[at] == faces[at] or (cards[at] != JOKER and cards[at] % SUIT_SIZE in ranks) for at in range(len(cards))
    ]
    return bytes([cards[at] if own[at] else OPEN for at in range(len(cards))])


def _run(shape: Shape, cards: Cards, faces: Cards) -> Meld:
    """A run, or a JUMBLE; *cards* are of more than one rank."""
    if cards != faces:
        run = Meld(RUN, cards, _by_place(cards, faces) if OPEN in faces else faces)
        if OPEN not in faces and not shape.is_run(run):
            run = _by_faces(shape, cards, faces)
        return run if shape.is_run(run) else Meld(JUMBLE, cards, faces)
    run = Meld(RUN, cards, cards)
    if shape.is_run(run):
        return run
    ordered = _ascending(shape, cards)
    run = Meld(RUN, ordered, ordered)
    return run if shape.is_run(run) else Meld(JUMBLE, cards, faces)


def _by_faces(shape: Shape, cards: Cards, faces: Cards) -> Meld:
    """The cards in the order of what they all stand for."""
    ordered = _ascending(shape, faces)
    left = list(range(len(cards)))
    laid = []
    for face in ordered:
        at = next(at for at in left if faces[at] == face)
        left.remove(at)
        laid.append(cards[at])
    return Meld(RUN, bytes(laid), ordered)


def _by_place(cards: Cards, faces: Cards) -> Cards:
    """The faces that wild cards have by their places, counted from the first natural card that is no ace."""
    for at in range(len(cards)):
        card = cards[at]
        if card == faces[at] and card % SUIT_SIZE != ACE:
            first = card % SUIT_SIZE - at
            if first < 0 or first + len(cards) > SUIT_SIZE + 1:
                break
            suit = card - card % SUIT_SIZE
            placed = bytes([suit + (first + place) % SUIT_SIZE for place in range(len(cards))])
            return placed if all([faces[i] in (OPEN, placed[i]) for i in range(len(cards))]) else faces
    return unnamed(cards)


def _ascending(shape: Shape, cards: Cards) -> Cards:
    """In the order of a run: an ace goes after the king where there is one, else before the two.

    Of two aces, where a run may have both, the second goes after the king.
    """
    high = KING in {card % SUIT_SIZE for card in cards}
    places = sorted(cards)
    if high:
        both = shape.pattern.ace == BOTH and sum([card % SUIT_SIZE == ACE for card in cards]) > 1
        aces = [card for card in places if card % SUIT_SIZE == ACE]
        low = aces[:1] if both else []
        places = [*low, *[card for card in places if card % SUIT_SIZE != ACE], *aces[len(low) :]]
    return bytes(places)
