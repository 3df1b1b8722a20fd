"""The melds that a natural card can lie in, as faces (MAR-13 to MAR-15): short ones, of which longer ones are made."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import JOKER, NONE, ONE, SUIT_SIZE, Card, Cards
from rummery.games.marriage.options import SMALLEST_SET
from rummery.melds.meld import OPEN

BITS: Final = [2**face for face in range(JOKER)]
"""BITS[face] is that one face as a bit."""


@final
class Way:
    """A meld by its faces, and these as bits."""

    __slots__ = ("faces", "opens", "long", "mask", "ends")

    def __init__(self, faces: Cards, opens: int, long: bool) -> None:
        self.faces: Final = faces
        """OPEN for a wild card of a set."""
        self.opens: Final = opens
        """How many of these there are."""
        self.long: Final = long
        mask = 0
        for face in faces:
            if face != OPEN:
                mask |= 1 << face
        self.mask: Final = mask
        self.ends: Final = (1 << faces[0] | 1 << faces[len(faces) - 1]) if long else 0
        """The ends of a run that is longer than it need be: no wild card is spent there."""


_runs: Final[dict[int, list[Way]]] = {}
_sets: Final[list[list[Way]]] = []


def runs_with(card: Card, shortest: int) -> list[Way]:
    """The runs that a card can lie in; those of twice the least length are two runs."""
    key = shortest << 6 | card
    found = _runs.get(key)
    if found is None:
        found = []
        first = card - card % SUIT_SIZE
        for size in range(shortest, 2 * shortest):
            for low in range(SUIT_SIZE + 2 - size):
                faces = bytes([first + place % SUIT_SIZE for place in range(low, low + size)])
                if card in faces and len(set(faces)) == size:
                    found.append(Way(faces, 0, size > shortest))
        _runs[key] = found
    return found


def sets_with(card: Card) -> list[Way]:
    """The sets that a card can lie in, with as many wild cards, OPEN, as make three of two or of one."""
    if not _sets:
        for each in range(JOKER):
            _sets.append(_all_sets(each))
    return _sets[card]


def _all_sets(card: Card) -> list[Way]:
    others = [face for face in range(card % SUIT_SIZE, JOKER, SUIT_SIZE) if face != card]
    found: list[Way] = []
    for chosen in (7, 3, 5, 6, 1, 2, 4, 0):
        faces = ONE[card] + NONE.join([ONE[others[at]] for at in range(3) if chosen >> at & 1])
        opens = max(0, SMALLEST_SET - len(faces))
        found.append(Way(faces + ONE[OPEN] * opens, opens, False))
    return found
