"""A piece: a meld of the solver's, before it is known which wild card lies where."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import SUIT_SIZE
from rummery.melds.meld import RUN, Meld

PLAIN: Final = 0
"""A natural card."""
FREE: Final = 1
"""A wild card that the solver put there."""
KEPT: Final = 2
"""A joker that lay on the table as this card."""


@final
class Piece:
    """A meld of which it is known what each card stands for, and which cards are wild."""

    def __init__(self, kind: int, faces: bytes, wild: bytes) -> None:
        self.kind: Final = kind
        """RUN, SET or SAME."""
        self.faces: Final = faces
        """A wild card of a set is OPEN."""
        self.wild: Final = wild
        """PLAIN, FREE or KEPT, for each card."""
        self.meld: Final = Meld(kind, faces, faces) if wild.count(PLAIN) == len(wild) else None
        """The meld itself, where no card of it is wild."""

    def naturals(self) -> bytes:
        """Its natural cards."""
        if self.meld is not None:
            return self.faces
        return bytes([self.faces[at] for at in range(len(self.faces)) if self.wild[at] == PLAIN])


_PLACES: Final = [bytes([suit * SUIT_SIZE + at % SUIT_SIZE for at in range(SUIT_SIZE + 1)]) for suit in range(4)]
"""The faces of each suit by the places of a run, the ace at both ends."""
_plain_runs: Final[dict[int, Piece]] = {}


def run_of(suit: int, first: int, size: int, wilds: int) -> Piece:
    """The run that begins at the place *first*, from 1, and has a bit of *wilds* for each card, set for a FREE one."""
    if wilds:
        return _run(suit, first, size, bytes([wilds >> at & 1 for at in range(size)]))
    key = (suit * 16 + first) * 16 + size
    found = _plain_runs.get(key)
    if found is None:
        found = _plain_runs[key] = _run(suit, first, size, bytes(size))
    return found


def _run(suit: int, first: int, size: int, wild: bytes) -> Piece:
    return Piece(RUN, _PLACES[suit][first - 1 : first - 1 + size], wild)
