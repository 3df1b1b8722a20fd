"""Jokers by their names: which card each is, whatever its place in what was typed."""

from __future__ import annotations

from rummery.cards.card import ACE, KING, ONE, SUIT_SIZE, Cards
from rummery.games.manipulation.options import ManipulationOptions
from rummery.melds.meld import OPEN, RUN, SET, Meld, missing_suits
from rummery.melds.recognise import recognise
from rummery.play.notation import check_names
from rummery.play.problem import Problem


def recognise_meld(options: ManipulationOptions, cards: Cards, faces: Cards, named: bool) -> Meld:
    """MAN-16: the meld that cards are. A joker without a name gets one where it can be only one card.

    On a table (*named*) each must have one: raises Problem ``joker-unnamed``, or ``card-not-wild`` where a natural
    card is to stand for another.
    """
    check_names(options.shape.wild, cards, faces)
    found = recognise(options.shape, cards, _by_place(cards, faces))
    if OPEN in found.faces:
        found = _with_only_suits(found)
    if OPEN not in found.faces and len(cards) > 1 and not options.shape.fits(found):
        found = _in_order(options, found)
    if named and OPEN in found.faces:
        raise Problem("joker-unnamed")
    return found


def _by_place(cards: Cards, faces: Cards) -> Cards:
    """The faces that unnamed jokers have where cards and names are of several ranks, as in a run."""
    known = [at for at in range(len(faces)) if faces[at] != OPEN]
    if len(known) == len(faces) or len({faces[at] % SUIT_SIZE for at in known}) < 2:
        return faces
    for at in known:
        first = faces[at] % SUIT_SIZE - at
        if faces[at] % SUIT_SIZE != ACE and first >= 0 and first + len(faces) <= SUIT_SIZE + 1:
            suit = faces[at] - faces[at] % SUIT_SIZE
            places = bytes([suit + (first + place) % SUIT_SIZE for place in range(len(faces))])
            return bytes([places[i] if faces[i] == OPEN else faces[i] for i in range(len(faces))])
    return faces


def _with_only_suits(meld: Meld) -> Meld:
    """A set in which as many jokers have no name as suits are missing."""
    missing = missing_suits(meld)
    if meld.kind != SET or meld.faces.count(OPEN) != len(missing) or len(missing) == len(meld.faces):
        return meld
    faces = meld.faces
    for face in missing:
        faces = faces.replace(ONE[OPEN], ONE[face], 1)
    return Meld(SET, meld.cards, faces)


def _in_order(options: ManipulationOptions, meld: Meld) -> Meld:
    """The run that named cards are in another order, or what they are in this one."""
    high = KING in [face % SUIT_SIZE for face in meld.faces]
    pairs = sorted(
        [
            (face // SUIT_SIZE, SUIT_SIZE if high and face % SUIT_SIZE == ACE else face % SUIT_SIZE, face, card)
            for card, face in zip(meld.cards, meld.faces, strict=True)
        ]
    )
    run = Meld(RUN, bytes([pair[3] for pair in pairs]), bytes([pair[2] for pair in pairs]))
    return run if options.shape.is_run(run) else meld


def named_ways(options: ManipulationOptions, meld: Meld) -> list[Meld]:
    """A meld with one joker at most, that named in each way that it can be."""
    at = meld.faces.find(OPEN)
    if at < 0:
        return [meld]
    ways = []
    for face in missing_suits(meld):
        ways.append(Meld(meld.kind, meld.cards, meld.faces[:at] + ONE[face] + meld.faces[at + 1 :]))
    return ways
