"""Which of a hand's jokers lie in new melds: own ones, jokers won in this turn (RAM-20), jokers taken (RAM-42)."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards
from rummery.cards.record import Record
from rummery.games.rami.facts import Turn
from rummery.melds.meld import OPEN, Meld, missing_suits, with_face

NOTHING: Final[tuple[Meld, ...]] = ()


@final
class JokersLaid(Record):
    """The melds with their jokers as they lie then, and what is still owed of the turn's jokers."""

    __slots__ = ("melds", "won", "taken")

    def __init__(self, melds: tuple[Meld, ...], won: Cards, taken: Cards) -> None:
        self.melds: Final = melds
        self.won: Final = won
        """The faces of jokers won and not yet laid."""
        self.taken: Final = taken
        """The faces of jokers taken and not yet laid again."""


def taken_jokers(turn: Turn) -> Cards:
    """The faces of the jokers taken from the table and not yet laid again (RAM-42)."""
    return bytes([turn.taken_faces[at] for at in range(len(turn.taken_cards)) if turn.taken_cards[at] == JOKER])


def lay_jokers(melds: tuple[Meld, ...], own: int, won: Cards, taken: Cards) -> JokersLaid | None:
    """Lay the jokers of *melds*, of *own* ones, those *won* and those *taken*, so that least is owed afterwards.

    A joker taken is the card it was; one won is another card than before (in an open set the other missing suit).
    None where that cannot be.
    """
    if not any(JOKER in meld.cards for meld in melds):
        return JokersLaid(melds, won, taken)
    return _lay(melds, own, bytes(sorted(won)), bytes(sorted(taken)), {})


_Known: TypeAlias = dict[tuple[int, int, Cards, Cards], JokersLaid | None]
"""The best for so many melds at the end, with these jokers left."""


def _lay(melds: tuple[Meld, ...], own: int, won: Cards, taken: Cards, known: _Known) -> JokersLaid | None:
    if not melds:
        return JokersLaid(NOTHING, won, taken)
    key = (len(melds), own, won, taken)
    if key not in known:
        meld, rest = melds[0], melds[1:]
        best: JokersLaid | None = None
        if JOKER not in meld.cards:
            best = _better(best, meld, _lay(rest, own, won, taken, known))
        else:
            for face in sorted(set(taken)):
                settled = _as_taken(meld, face)
                if settled is not None:
                    best = _better(best, settled, _lay(rest, own, won, _without(taken, face), known))
            for face in sorted(set(won)):
                settled = _as_won(meld, face)
                if settled is not None:
                    best = _better(best, settled, _lay(rest, own, _without(won, face), taken, known))
            if own:
                best = _better(best, meld, _lay(rest, own - 1, won, taken, known))
        known[key] = best
    return known[key]


def _better(best: JokersLaid | None, meld: Meld, rest: JokersLaid | None) -> JokersLaid | None:
    if rest is None:
        return best
    if best is not None and len(best.won) + len(best.taken) <= len(rest.won) + len(rest.taken):
        return best
    return JokersLaid((meld, *rest.melds), rest.won, rest.taken)


def _as_taken(meld: Meld, face: Card) -> Meld | None:
    """The meld with a joker that goes on standing for *face*."""
    if meld.stands == ONE[face]:
        return meld
    return with_face(meld, face) if OPEN in meld.faces and face in missing_suits(meld) else None


def _as_won(meld: Meld, face: Card) -> Meld | None:
    """The meld with a joker that no longer stands for *face*."""
    if OPEN not in meld.faces:
        return None if face in meld.stands else meld
    if face not in missing_suits(meld):
        return meld
    others = [other for other in missing_suits(meld) if other != face]
    return with_face(meld, others[0]) if len(others) == 1 else None if not others else meld


def _without(faces: Cards, face: Card) -> Cards:
    return faces.replace(ONE[face], NONE, 1)
