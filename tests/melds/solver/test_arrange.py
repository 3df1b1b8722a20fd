from __future__ import annotations

from random import Random

import pytest

from rummery.cards.names import names
from rummery.melds.solver.arrange import arrange
from tests.melds.solver.every import cheapest
from tests.melds.solver.games import GAMES, Case, case
from tests.melds.solver.judge import faults
from tests.melds.solver.programme import least_cost


def wrong(asked: Case, least: int | None) -> list[str]:
    """What is wrong with the solver's answer, given the right cost."""
    found = arrange(asked.hand, asked.game, asked.aim, asked.goal)
    told = [f"{names(asked.hand)}, wild {names(asked.game.wild_faces)}, {asked.aim}, {asked.goal}: {found}"]
    if found is None:
        return [] if least is None else [*told, f"there is an answer for {least}"]
    mistakes = faults(found, asked.hand, asked.law, asked.game.wild_faces)
    cost = asked.cost(found.left, found.worth)
    if cost != least:
        mistakes.append(f"costs {cost}, not {least}")
    if found.points_left != sum(asked.game.points[card] for card in found.left):
        mistakes.append("points left")
    return told + mistakes if mistakes else []


@pytest.mark.parametrize("name", GAMES)
def test_the_least_cost_is_that_of_an_integer_programme(name: str) -> None:
    random = Random(f"programme {name}")
    for _ in range(300):
        asked = case(name, random)
        assert wrong(asked, least_cost(asked.rules, asked.programme)) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_least_cost_of_a_small_hand_is_that_of_all_its_arrangements(name: str) -> None:
    random = Random(f"every {name}")
    for _ in range(60):
        asked = case(name, random, (1, 3, 4, 6, 7, 8))
        assert wrong(asked, cheapest(asked.rules, asked.programme)) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_the_least_cost_is_that_of_an_integer_programme_ten_thousand_times(name: str) -> None:
    random = Random(f"soak {name}")
    for _ in range(10_000):
        asked = case(name, random, (5, 8, 10, 14, 18, 21))
        assert wrong(asked, least_cost(asked.rules, asked.programme)) == []
