"""Cards that lie in no meld whatever is done: they are left over, and nobody need think about them."""

from __future__ import annotations

from mypy_extensions import i64

from rummery.cards.card import JOKER, SUIT_SIZE
from rummery.melds.solver.question import Question
from rummery.melds.solver.tables import Tables


def set_aside(tables: Tables, question: Question) -> int:
    """Takes hopeless cards out of the question, and says what they cost together."""
    cost = 0
    for face in range(JOKER):
        if question.spare[face] and not question.is_wild[face] and not _has_hope(tables, question, face):
            cost += int(question.costs[face] * question.spare[face])
            question.held[face] -= question.spare[face]
            question.spare[face] = 0
    return cost


def _has_hope(tables: Tables, question: Question, face: i64) -> bool:
    """Whether a card could lie in a meld, if all other cards were there for it alone."""
    suit: i64 = face // SUIT_SIZE
    rank: i64 = face % SUIT_SIZE
    there: i64 = 0
    suits: i64 = 0
    other: i64
    for other in range(4):
        cards: i64 = question.held[other * SUIT_SIZE + rank]
        there += cards
        if cards:
            suits += 1
    budget: i64 = question.wilds
    if (suits if tables.different_suits else there) + budget >= tables.smallest_set:
        return True
    if tables.same_first[question.held[face] + 1] > tables.same_first[1]:
        return True
    place: i64 = rank + 1
    if place >= tables.first_place and _is_near(tables, question, suit, place):
        return True
    return rank == 0 and tables.last_place > SUIT_SIZE and _is_near(tables, question, suit, SUIT_SIZE + 1)


def _is_near(tables: Tables, question: Question, suit: i64, place: i64) -> bool:
    """Whether a shortest run at this place lacks no more than the wild cards can fill."""
    size: i64 = tables.shortest_run
    first: i64
    at: i64
    for first in range(place - size + 1, place + 1):
        if first < tables.first_place or first + size - 1 > tables.last_place:
            continue
        lacking: i64 = 0
        for at in range(first, first + size):
            if question.held[suit * SUIT_SIZE + (at - 1) % SUIT_SIZE] == 0:
                lacking += 1
        if lacking <= question.wilds:
            return True
    return False
