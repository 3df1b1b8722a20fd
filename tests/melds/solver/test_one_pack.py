from __future__ import annotations

from random import Random

import pytest

from rummery.melds.pattern import EITHER, LOW, Pattern
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.one_pack import GIN, OnePack
from rummery.melds.solver.read import read_cards
from rummery.melds.solver.rummy import Rummy, points


@pytest.mark.parametrize("ace", [LOW, EITHER])
def test_deadwood_is_what_the_solver_leaves(ace: int) -> None:
    random = Random(f"gin {ace}")
    pack = OnePack(ace_high=ace == EITHER)
    game = Rummy(Pattern(ace=ace), points(GIN, 0))
    hands = []
    for _ in range(150):
        ranks = random.choice([13, 7, 5])
        pool = [card for card in range(52) if card % 13 < ranks or card % 13 > 11]
        hands.append(bytes(random.sample(pool, random.choice([7, 10, 11, 14]))))
    solved = [arrange(hand, game) for hand in hands]
    assert pack.deadwood_of_all(hands) == [one.points_left for one in solved if one is not None]


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("", 0),
        ("KS", 10),
        ("AS 2S 3S", 0),
        ("QS KS AS", 21),
        ("7S 8S 9S 9H 9D", 15),
        ("7S 8S 9S TS 9H 9D 9C", 0),
        ("4C 4D 4H 5C 5D 5H 6C 6D 6H", 0),
    ],
)
def test_deadwood_of_hands_one_sees_through(hand: str, left: int) -> None:
    assert OnePack().deadwood(read_cards(hand)) == left


def test_a_joker_is_refused() -> None:
    with pytest.raises(Beyond, match="jokers-not-wild"):
        OnePack().deadwood(read_cards("KS X"))
