"""Tables on which jokers keep the card they stand for and count as jokers in their melds all the same (RAM-42).

The sweep takes such jokers for the cards they stand for. Where its answer puts too many of them into one meld, one of
them is tried in every meld that it can lie in alone.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final, final

from rummery.cards.card import JOKER, NONE, ONE, SUIT_SIZE, Cards, holds, minus
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld
from rummery.melds.solver.aims import add_cards, priced, reckon
from rummery.melds.solver.goal import ANY
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.naming import with_kept
from rummery.melds.solver.numbers import INFINITE
from rummery.melds.solver.piece import FREE, KEPT, PLAIN, Piece
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.solve import solve
from rummery.melds.solver.tables import tables_for

_MOST_OPEN_SETS: Final = 4
_MOST_TRIED: Final = 2000
"""Sweeps in one question."""


@final
class Kept:
    """The search for the best melds on one table."""

    def __init__(self, rummy: Rummy, aim: str) -> None:
        self._rummy: Final = rummy
        self._aim: Final = aim
        self._tried = 0
        self.cost = INFINITE
        """The least cost so far,"""
        self.pieces: list[Piece] | None = None
        """and the melds that give it."""

    def find(self, table: list[Meld], hand: Cards) -> None:
        """Tries each way to leave the sets whose joker is open as they are or to add a card to them."""
        open_sets = [meld for meld in table if OPEN in meld.faces]
        if len(open_sets) > _MOST_OPEN_SETS:
            raise Beyond("too-many-open-sets", sets=len(open_sets), most=_MOST_OPEN_SETS)
        closed = [meld for meld in table if OPEN not in meld.faces]
        cards = NONE.join([meld.cards for meld in closed]).replace(ONE[JOKER], NONE)
        names = NONE.join([meld.stands for meld in closed])
        for chosen in product(*[_grown(meld) for meld in open_sets]):
            fixed = [piece for piece, _ in chosen]
            added = NONE.join([more for _, more in chosen])
            if holds(bytes(sorted(cards + hand)), added):
                needed, spare = _taken(cards, hand, added)
                self._search(needed, spare, names, fixed)

    def _search(self, needed: Cards, spare: Cards, names: Cards, fixed: list[Piece]) -> None:
        self._tried += 1
        if self._tried > _MOST_TRIED:
            raise Beyond("too-many-named-jokers", jokers=len(names))
        question = priced(self._rummy, self._aim)
        add_cards(question, self._rummy, needed + names, False)
        add_cards(question, self._rummy, spare, True)
        copies = reckon(question)
        tables = tables_for(self._rummy.pattern, ANY, int(question.wilds), copies)
        answer = solve(tables, question, True, self.cost - 1)
        if answer is None:
            return
        pieces = with_kept(self._rummy.pattern, answer.melds, names, False)
        if pieces is not None:
            self.cost = answer.cost
            self.pieces = fixed + pieces
            return
        joker, others = _most_crowded(self._rummy, answer.melds, names)
        for piece in _alone(self._rummy, joker):
            cards = piece.naturals()
            if holds(bytes(sorted(needed + spare)), cards):
                left, free = _taken(needed, spare, cards)
                self._search(left, free, others, [*fixed, piece])


def _taken(needed: Cards, spare: Cards, cards: Cards) -> tuple[Cards, Cards]:
    """What is left without *cards*, which are taken from the table where they are there."""
    for card in cards:
        if card in needed:
            needed = minus(needed, ONE[card])
        else:
            spare = minus(spare, ONE[card])
    return needed, spare


def _grown(meld: Meld) -> list[tuple[Piece, Cards]]:
    """An open set as it is, and with each card that may be added."""
    naturals = meld.cards.replace(ONE[JOKER], NONE)
    rank = naturals[0] % SUIT_SIZE
    found = [(Piece(SET, naturals + ONE[OPEN], bytes([PLAIN] * len(naturals) + [KEPT])), NONE)]
    missing = bytes([face for face in range(rank, JOKER, SUIT_SIZE) if face not in naturals])
    for face in missing:
        faces = naturals + ONE[face] + minus(missing, ONE[face])
        found.append((Piece(SET, faces, bytes([PLAIN] * len(naturals) + [PLAIN, KEPT])), ONE[face]))
    return found


def _most_crowded(rummy: Rummy, pieces: list[Piece], names: Cards) -> tuple[int, Cards]:
    """A joker that lies in a meld with others, and the names of the other jokers."""
    left = names
    for piece in pieces:
        inside = [face for face in piece.faces if face in left]
        if len(inside) + piece.wild.count(FREE) > rummy.pattern.most_wilds and inside:
            return inside[0], minus(names, ONE[inside[0]])
    return names[0], names[1:]


def _alone(rummy: Rummy, face: int) -> list[Piece]:
    """The melds in which a joker that is this card lies without another joker; of runs the short ones are enough."""
    found: list[Piece] = []
    suit, rank = face - face % SUIT_SIZE, face % SUIT_SIZE
    shortest = rummy.pattern.shortest_run
    for place in [rank, SUIT_SIZE] if rank == 0 else [rank]:
        for size in range(shortest, 2 * shortest):
            for first in range(max(0, place - size + 1), min(place, SUIT_SIZE + 1 - size) + 1):
                faces = bytes([suit + (first + at) % SUIT_SIZE for at in range(size)])
                found.append(_with_joker(RUN, faces, place - first))
    others = [other for other in range(rank, JOKER, SUIT_SIZE) if other != face]
    for size in range(rummy.pattern.smallest_set - 1, rummy.pattern.largest_set):
        for chosen in combinations(others, size):
            found.append(_with_joker(SET, bytes([*chosen, face]), size))
    for size in range(rummy.pattern.smallest_set, rummy.pattern.largest_same + 1):
        found.append(_with_joker(SAME, ONE[face] * size, size - 1))
    return found


def _with_joker(kind: int, faces: bytes, at: int) -> Piece:
    wild = bytearray(len(faces))
    wild[at] = KEPT
    return Piece(kind, faces, bytes(wild))
