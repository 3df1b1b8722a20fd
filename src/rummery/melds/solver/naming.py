"""Jokers that keep the card they stand for: the sweep takes them for that card, here they get their places."""

from __future__ import annotations

from rummery.cards.card import Cards
from rummery.melds.pattern import Pattern
from rummery.melds.solver.piece import KEPT, PLAIN, Piece


def with_kept(pattern: Pattern, pieces: list[Piece], names: Cards, any_number: bool) -> list[Piece] | None:
    """The same melds with a joker for each of *names*, so that each still is a meld; None if that cannot be.

    Where melds may hold *any number* of such jokers it always can.
    """
    if not names:
        return pieces
    face, others = names[0], names[1:]
    for at in range(len(pieces)):
        piece = pieces[at]
        for place in range(len(piece.faces)):
            if piece.faces[place] == face and piece.wild[place] == PLAIN:
                wild = piece.wild[:place] + bytes([KEPT]) + piece.wild[place + 1 :]
                changed = Piece(piece.kind, piece.faces, wild)
                if any_number or _is_allowed(pattern, changed):
                    found = with_kept(pattern, [*pieces[:at], changed, *pieces[at + 1 :]], others, any_number)
                    if found is not None:
                        return found
                break
    return None


def _is_allowed(pattern: Pattern, piece: Piece) -> bool:
    naturals = piece.wild.count(PLAIN)
    return pattern.allows(naturals, len(piece.wild) - naturals)
