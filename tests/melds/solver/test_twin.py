from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from rummery.cards.card import JOKER, NONE, Cards, minus, pack
from rummery.cards.names import names
from rummery.melds.meld import JUMBLE, RUN, SAME, SET, Meld, texts_of
from rummery.melds.pattern import BOTH, Pattern
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS, MOST_WORTH
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import Goal
from rummery.melds.solver.read import read_cards
from rummery.melds.solver.rearrange import rearrange
from rummery.melds.solver.rummy import Rummy, points
from rummery.melds.solver.told import Arrangement
from tests.melds.solver import judge
from tests.melds.solver.games import GAMES, MOST_WILD, PACKS, case, game_named, hand_from
from tests.melds.solver.presets import manipulation, marriage
from tests.melds.solver.programme import Rules, columns
from tests.melds.solver.twin import least

HANDS = (5, 8, 11, 14, 17, 20)
KINDS = {"run": RUN, "set": SET, "same": SAME}


def numbers(found: Arrangement | None, aim: str) -> tuple[int, int] | None:
    """What the aim makes small, the first number before the second."""
    if found is None:
        return None
    if aim == LEAST_POINTS:
        return found.points_left, len(found.left)
    return (len(found.left), found.points_left) if aim == FEWEST_CARDS else (-found.worth, len(found.left))


@cache
def pure_melds(rules: Rules, copies: int) -> tuple[Meld, ...]:
    """The melds without wild cards that so many packs hold, without the longest, of which few fit on a table."""
    found = [Meld(KINDS[one.kind], one.naturals, one.naturals) for one in columns(rules, pack(copies, 0), 0)]
    return tuple([meld for meld in found if len(meld.cards) < 8])


# ---- A hand ----


def try_hands(name: str, seed: str, number: int) -> None:
    random = Random(f"{seed} {name}")
    for _ in range(number):
        asked = case(name, random, HANDS)
        found = numbers(arrange(asked.hand, asked.game, asked.aim, asked.goal), asked.aim)
        told = f"{names(asked.hand)}, wild {names(asked.game.wild_faces)}, {asked.goal}"
        assert found == least(asked.game, asked.hand, asked.aim, asked.goal), f"{told}, {asked.aim}"


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_costs_what_the_twin_says(name: str) -> None:
    try_hands(name, "twin", 300)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_hand_costs_what_the_twin_says_ten_thousand_times(name: str) -> None:
    try_hands(name, "twin soak", 10_000)


def test_a_joker_that_may_not_be_melded_is_left_over_at_its_price() -> None:
    random = Random("dead jokers")
    for _ in range(30):
        hand = hand_from(random, pack(3, 0), 12)
        bare, more = least(marriage(), hand), least(marriage(), hand + bytes([JOKER]))
        assert bare is not None
        assert more == (bare[0] + marriage().points[JOKER], bare[1] + 1)
        assert more == numbers(arrange(hand + bytes([JOKER]), marriage()), LEAST_POINTS)


@pytest.mark.parametrize("name", ["manipulation", "seen", "seen, runs of four"])
def test_wild_cards_beside_melds_that_must_stay_pure_cost_what_the_twin_says(name: str) -> None:
    random = Random(f"beside {name}")
    for _ in range(40):
        game, rules, _ = game_named(name, random)
        number = random.choice([1, 1, 2, 3])
        pure = [meld.cards for meld in random.choices(pure_melds(rules, 2), k=number) if len(meld.cards) < 5]
        hand = b"".join([*pure, bytes([JOKER]) * random.choice([2, 3, 4]), bytes([random.randrange(52)])])
        aim, goal = random.choice([LEAST_POINTS, FEWEST_CARDS]), Goal(random.choice([len(pure), number]))
        found = numbers(arrange(hand, game, aim, goal), aim)
        assert found == least(game, hand, aim, goal), f"{names(hand)}, wild {names(game.wild_faces)}, {goal}, {aim}"


def test_an_answer_is_not_lost_to_a_dearer_one_found_later() -> None:
    """Nine cards are laid, JC QC X / JS QS X / QD X X; the tenth costs least if it is the nine."""
    pattern = Pattern(ace=BOTH, largest_set=3, most_wilds=2)
    game = Rummy(pattern, points((10, 10, 10, 10, 10, 10, 10, 10, 2, 10, 10, 10, 10), 25))
    hand = read_cards("JC QC QD 9H JS QS X X X X")
    assert least(game, hand, FEWEST_CARDS) == (1, 2)
    assert numbers(arrange(hand, game, FEWEST_CARDS), FEWEST_CARDS) == (1, 2)


def test_a_contract_leaves_no_place_for_a_meld_of_wild_cards() -> None:
    """One set has four cards at most; of the three others jokers would be dearer than fives."""
    hand, goal = read_cards("5C 5D 5H 5S X X X"), Goal(contract=True, sets=1)
    assert least(manipulation(), hand, goal=goal) == (15, 3)
    found = arrange(hand, manipulation(), goal=goal)
    assert found is not None
    assert (found.points_left, len(found.melds)) == (15, 1)


# ---- A table and a hand ----


class Table(NamedTuple):
    """Melds of natural cards, whole or not, and a hand beside them."""

    game: Rummy
    law: judge.Law
    melds: list[Meld]
    hand: Cards
    aim: str

    def cards(self) -> Cards:
        return NONE.join([meld.cards for meld in self.melds])


def table(name: str, random: Random, sizes: tuple[int, ...]) -> Table:
    """A random table; sometimes a card is gone from it, and it can lie only with cards of the hand, or not at all."""
    game, rules, law = game_named(name, random)
    copies, jokers = PACKS[name]
    left = Counter(pack(copies, min(jokers, MOST_WILD)))
    size = random.choice(sizes)
    melds: list[Meld] = []
    near = [meld for meld in pure_melds(rules, copies) if not any(face in meld.cards for face in game.wild_faces)]
    while sum(len(meld.cards) for meld in melds) < size:
        meld = random.choice(near)
        if Counter(meld.cards) <= left:
            left.subtract(meld.cards)
            melds.append(meld)
    if random.random() < 0.4:
        whole = melds.pop(random.randrange(len(melds)))
        gone = random.choice(whole.cards)
        left[gone] += 1
        rest = minus(whole.cards, bytes([gone]))
        melds.append(Meld(JUMBLE, rest, rest))
    while True:
        hand = hand_from(random, bytes(left.elements()), random.choice([3, 6, 9, 12]))
        if sum(card == JOKER or card in game.wild_faces for card in hand) <= MOST_WILD:
            break
    # Where jokers may have names, nobody can say yet what a table with them is worth.
    can_ask_worth = game.in_run and JOKER not in hand
    aim = random.choice([LEAST_POINTS, FEWEST_CARDS, MOST_WORTH] if can_ask_worth else [LEAST_POINTS, FEWEST_CARDS])
    return Table(game, law, melds, hand, aim)


def wrong(asked: Table) -> list[str]:
    """What is wrong with the rearrangement of a table."""
    found = rearrange(asked.melds, asked.hand, asked.game, asked.aim)
    told = [f"{texts_of(tuple(asked.melds))}, hand {names(asked.hand)}, wild {names(asked.game.wild_faces)}: {found}"]
    right = least(asked.game, asked.hand, asked.aim, table=asked.cards())
    mistakes = [] if numbers(found, asked.aim) == right else [f"{asked.aim}: not {right}"]
    if found is not None:
        mistakes += judge.faults(found, asked.cards() + asked.hand, asked.law, asked.game.wild_faces)
        if Counter(found.left) - Counter(asked.hand):
            mistakes.append("a card has left the table")
    return told + mistakes if mistakes else []


def try_tables(name: str, seed: str, number: int, sizes: tuple[int, ...]) -> None:
    random = Random(f"{seed} {name}")
    for _ in range(number):
        assert wrong(table(name, random, sizes)) == []


@pytest.mark.parametrize("name", GAMES)
def test_RAM_42_MAN_12_a_table_and_a_hand_cost_what_the_twin_says(name: str) -> None:
    try_tables(name, "twin tables", 150, (3, 6, 10, 15))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_RAM_42_MAN_12_a_table_and_a_hand_cost_what_the_twin_says_ten_thousand_times(name: str) -> None:
    try_tables(name, "twin tables soak", 10_000, (3, 6, 10, 15, 20))
