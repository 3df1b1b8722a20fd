"""The melds of a move as its seat knows them, and what the rules count in them."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import NONE, Card, Cards, holds, minus
from rummery.games.marriage.facts import MarriageFacts, MarriageView, Melds, own_cards
from rummery.games.marriage.options import LAST_DUBLEES, PAIR, PURE, MarriageOptions
from rummery.games.marriage.reading import is_dublee, is_meld, read
from rummery.melds.meld import RUN, SAME, SET, Meld, same_meld
from rummery.melds.solver.goal import RUNS, SAMES, SETS
from rummery.play.match import Seat
from rummery.play.moves import MeldsMove

KINDS: Final = (RUNS, SETS, SAMES)
"""The solver's names of RUN, SET and SAME."""


_latest: Final[list[tuple[MarriageOptions, Card | None, Melds, Melds]]] = []
"""The melds that were read last, and how: several laws ask for the same ones in a row."""


def melds_of(view: MarriageView, move: MeldsMove) -> Melds:
    """The melds of a move to the seat that looks (MAR-18)."""
    options, note = view.match.options, view.note
    if _latest:
        latest = _latest[0]
        if latest[2] is move.melds and latest[1] == note and latest[0] is options:
            return latest[3]
    found = tuple([read(options, note, meld) for meld in move.melds])
    _latest[:] = [(options, note, move.melds, found)]
    return found


def is_pure_for_seeing(options: MarriageOptions, meld: Meld) -> bool:
    """MAR-16: whether it is a pure meld, of a kind that earns seeing."""
    if meld.wilds or meld.kind not in (RUN, SET, SAME):
        return False
    return options.visit_kinds & KINDS[meld.kind] != 0 and options.shape.fits(meld)


def pure_melds(options: MarriageOptions, melds: Melds) -> int:
    """MAR-17, MAR-20: how many of the melds are such."""
    return len([meld for meld in melds if is_pure_for_seeing(options, meld)])


def is_whole(options: MarriageOptions, melds: Melds) -> bool:
    """MAR-17: whether these are melds, three of them pure: else they were set up so."""
    pure = 0
    for meld in melds:
        if is_pure_for_seeing(options, meld):
            pure += 1
        elif not is_meld(options, meld):
            return False
    return pure >= PURE


def in_pairs(move: MeldsMove) -> bool:
    """MAR-22: whether all that it states are two cards each."""
    for meld in move.melds:
        if len(meld.cards) != PAIR:
            return False
    return True


def dublees_of(move: MeldsMove) -> list[Meld]:
    """MAR-22: the dublees among what it states."""
    return [meld for meld in move.melds if is_dublee(meld)]


def in_dublees(move: MeldsMove) -> bool:
    """MAR-22: whether all that it states are dublees."""
    for meld in move.melds:
        if not is_dublee(meld):
            return False
    return True


def stated(melds: Melds) -> Cards:
    """All cards of the melds."""
    return NONE.join([meld.cards for meld in melds])


def own_all(view: MarriageView) -> Cards:
    """All cards of the seat that looks: hand and own melds."""
    return view.hand + own_cards(view.table, view.seat)


def left_by(view: MarriageView, move: MeldsMove) -> Cards:
    """The cards of the seat that a stated lay-out leaves in the hand, ascending."""
    return bytes(sorted(minus(own_all(view), stated(move.melds))))


def unkept(facts: MarriageFacts, seat: Seat, melds: Melds) -> Melds:
    """MAR-17, `lock_shown`: the melds of the visit that are not among these, in whatever order a set is told."""
    left = list(melds)
    missing: list[Meld] = []
    for meld in facts.visits[seat]:
        for at in range(len(left)):
            if same_meld(left[at], meld):
                left.pop(at)
                break
        else:
            missing.append(meld)
    return tuple(missing)


def keeps_dublees(facts: MarriageFacts, seat: Seat, melds: Melds) -> bool:
    """MAR-22: whether there are eight dublees, those on the table among them."""
    return len(melds) == LAST_DUBLEES and not unkept(facts, seat, melds)


def shown_tunnelas(facts: MarriageFacts, seat: Seat) -> Cards:
    """MAR-34: the cards of the tunnelas that a seat has shown before its first draw."""
    return stated(facts.tunnelas[seat])


def tunnela_faces(facts: MarriageFacts, seat: Seat, cards: Cards) -> Cards:
    """MAR-34: the faces of the tunnelas that count: shown before the first draw, seen later, and still held."""
    found = NONE
    if facts.has_seen(seat):
        held = cards
        for meld in facts.tunnelas[seat]:
            if holds(held, meld.cards):
                held = minus(held, meld.cards)
                found += meld.cards[:1]
    return found
