"""The pure melds of a hand, and three of them at a time (MAR-13, MAR-14, MAR-16)."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import Cards, bits, holds
from rummery.games.marriage.facts import Melds
from rummery.games.marriage.laying import KINDS
from rummery.games.marriage.options import PURE, SHORTEST_RUN, TUNNELA, MarriageOptions
from rummery.melds.find import Copies, natural_melds
from rummery.melds.meld import RUN, SAME, Meld
from rummery.melds.solver.goal import RUNS, SAMES, SETS

ALL_KINDS: Final = RUNS | SETS | SAMES
_faces: Final[dict[Cards, int]] = {}
"""The cards of pure melds as bits, as far as they were met."""


def pure_in(options: MarriageOptions, hand: Cards, held: Copies, kinds: int) -> list[Meld]:
    """MAR-13, MAR-14: the pure melds of the cards *held*, of these *kinds*, in the solver's terms."""
    shortest = options.min_run
    found = natural_melds(hand, held, options.shape)
    if kinds == ALL_KINDS and shortest == SHORTEST_RUN:
        return found
    return [meld for meld in found if kinds & KINDS[meld.kind] and (meld.kind != RUN or len(meld.cards) >= shortest)]


def pure_triples(hand: Cards, held: Copies, melds: list[Meld], most: int) -> list[Melds]:
    """MAR-16: the choices of three of these *melds* of a hand that it holds together; *most* of them at most."""
    found: list[Melds] = []
    faces: list[int] = []
    some = same = 0
    for meld in melds:
        face = _faces_of(meld.cards)
        faces.append(face)
        some |= face
        if meld.kind == SAME:
            same |= face
    _, two, three = held
    # Of what is held three times there may be a fourth card.
    number = some.bit_count() + (some & two).bit_count() + 2 * (some & three).bit_count()
    if number < PURE * TUNNELA:
        return found
    once = ~two
    again = [1 if meld.kind == SAME else 0 for meld in melds]  # nobody holds two tunnelas of a card: not even tried
    for i in range(len(melds)):
        first = faces[i]
        for j in range(i + again[i], len(melds)):
            second = faces[j]
            if first & second & once:
                continue
            # What the third may not have: cards that are held once or twice, and lie in one of the others, or in both.
            taken = (first | second) & once | first & second & ~three
            for k in range(j + again[j], len(melds)):
                third = faces[k]
                if third & taken:
                    continue
                if same and not holds(hand, melds[i].cards + melds[j].cards + melds[k].cards):
                    continue
                found.append((melds[i], melds[j], melds[k]))
                if len(found) == most:
                    return found
    return found


def _faces_of(cards: Cards) -> int:
    """The cards of a meld as bits."""
    found = _faces.get(cards)
    if found is None:
        found = _faces[cards] = bits(cards)
    return found
