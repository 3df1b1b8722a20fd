"""What is asked of an arrangement, and the numbers that ask the sweep for it."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, SUIT_SIZE, Cards
from rummery.melds.solver.limits import MOST_COPIES, MOST_WILDS, Beyond
from rummery.melds.solver.question import Question
from rummery.melds.solver.rummy import Rummy

LEAST_POINTS: Final = "least points left"
"""Among equals the fewest cards."""
FEWEST_CARDS: Final = "fewest cards left"
"""Among equals the fewest points."""
MOST_WORTH: Final = "most points laid"
"""Among equals the fewest cards left."""

_STEP: Final = 4096
"""One of the first number, in terms of the second."""


def priced(rummy: Rummy, aim: str) -> Question:
    """A question without cards in which everything has its price for this aim."""
    question = Question()
    for face in range(JOKER):
        question.costs[face] = _price(rummy, aim, face)
    question.wild_cost = _price(rummy, aim, JOKER)
    if not rummy.jokers and rummy.wild_faces == b"":
        question.wild_cost = 0
    for face in rummy.wild_faces:
        question.is_wild[face] = 1
        if question.costs[face] > question.wild_cost:
            raise Beyond("wild-card-too-dear", points=rummy.points[face])
    if aim == MOST_WORTH:
        if not rummy.in_run:
            raise Beyond("melds-without-worth")
        question.earns = 1
        for place in range(14):
            question.in_run[place + 1] = rummy.in_run[place] * _STEP
        for rank in range(SUIT_SIZE):
            question.in_set[rank] = rummy.in_set[rank] * _STEP
            question.in_same[rank] = rummy.in_same[rank] * _STEP
    return question


def _price(rummy: Rummy, aim: str, card: int) -> int:
    if aim == LEAST_POINTS:
        return rummy.points[card] * _STEP + 1
    if aim == FEWEST_CARDS:
        return _STEP + rummy.points[card]
    if aim == MOST_WORTH:
        return 1
    raise Beyond("no-such-aim", aim=aim)


def add_cards(question: Question, rummy: Rummy, cards: Cards, spare: bool) -> None:
    """Puts cards into the question that may be left over, or may not."""
    for card in cards:
        if card < JOKER:
            question.held[card] += 1
            if spare:
                question.spare[card] += 1
            elif question.is_wild[card]:
                raise Beyond("wild-faces-on-the-table")
        elif rummy.jokers:
            question.wilds += 1
            if not spare:
                question.wilds_needed += 1
        elif not spare:
            raise Beyond("jokers-not-wild")


def reckon(question: Question) -> int:
    """Counts the wild cards, and says how many copies of a face there can be; too many are refused."""
    copies = 1
    for face in range(JOKER):
        there = int(question.held[face])
        copies = max(copies, there)
        if question.is_wild[face]:
            question.wilds += question.held[face]
    if copies > MOST_COPIES:
        raise Beyond("too-many-copies", copies=copies, most=MOST_COPIES)
    if question.wilds > MOST_WILDS:
        raise Beyond("too-many-wild-cards", wilds=int(question.wilds), most=MOST_WILDS)
    return copies
