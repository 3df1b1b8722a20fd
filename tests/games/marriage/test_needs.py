"""What is said of a hand at a glance, so that no lay-out is looked for: it never says more than is so."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rummery.cards.card import JOKER, NONE, Cards
from rummery.cards.names import NAMES
from rummery.cards.shuffle import Dice, derived
from rummery.games.marriage.arrange import goal_of, rummy_of
from rummery.games.marriage.lay_outs import POINTS_OF_SEEN
from rummery.games.marriage.needs import needs
from rummery.games.marriage.options import PURE, wild_faces
from rummery.games.marriage.packing import NO_LAY_OUT, Packing
from rummery.melds.solver.aims import FEWEST_CARDS
from rummery.melds.solver.arrange import arrange
from tests.games.marriage.situation import options
from tests.games.marriage.test_best import TABLES, by_chance, nearly_done

EACH = bytes([1] * 256)


def pure_melds(held: Counter[int], shortest: int, tunnela: bool) -> list[Cards]:
    """MAR-13, MAR-14: all runs of the least length or one more, all sets, all tunnelas."""
    found: list[Cards] = []
    for suit in range(4):
        for size in (shortest, shortest + 1):
            for low in range(15 - size):
                found.append(bytes([suit * 13 + place % 13 for place in range(low, low + size)]))
    for rank in range(13):
        for size in (3, 4):
            found.extend([bytes(faces) for faces in combinations(range(rank, 52, 13), size)])
    if tunnela:
        found.extend([bytes([face] * 3) for face in range(52)])
    return [meld for meld in found if not Counter(meld) - held]


def bits(faces: list[int]) -> int:
    return sum([2**face for face in faces])


def close_together(dice: Dice) -> Counter[int]:
    """Cards of a few ranks, aces and kings among them, some twice or three times."""
    low = dice.below(13)
    return Counter([dice.below(4) * 13 + (low + dice.below(5)) % 13 for _ in range(8 + dice.below(10))])


@pytest.mark.parametrize("shortest", [3, 4])
@pytest.mark.parametrize("tunnela", [True, False])
def test_MAR_13_and_14_which_cards_lie_in_no_pure_meld_and_which_not_in_two(shortest: int, tunnela: bool) -> None:
    dice = Dice(derived(bytes(32), f"{shortest} {tunnela}"))
    seen = Counter[str]()
    for _ in range(400):
        held = close_together(dice)
        thrice = bits([face for face in held if held[face] >= 3]) if tunnela else 0
        alone, excess = needs(bits(list(held)), bits([face for face in held if held[face] >= 2]), thrice, shortest)
        melds = pure_melds(held, shortest, tunnela)
        for face in held:
            own = [meld for meld in melds if face in meld]
            at_once = any(not (Counter(one) + Counter(two)) - held for one in own for two in own)
            in_tunnela = any(meld.count(face) == 3 for meld in own)
            assert (alone >> face & 1 == 1) == (not own), NAMES[face]
            wanted = held[face] >= 2 and len(own) > 0 and not at_once and not in_tunnela
            assert (excess >> face & 1 == 1) == wanted, (NAMES[face], held)
            seen.update({"alone": not own, "excess": wanted, "twice": at_once})
    assert min(seen["alone"], seen["excess"], seen["twice"]) > 100


@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("hands", [by_chance, nearly_done])
def test_MAR_20_and_31_what_must_be_left_at_least_is_never_more_than_the_best_lay_out_leaves(
    table: int, hands: type
) -> None:
    chosen = options(**TABLES[table])
    dice = Dice(derived(bytes(32), f"at least {hands.__name__} {table}"))
    equal = 0
    for _ in range(12):
        cut = dice.below(52)
        cards = hands(chosen, dice, 13 + dice.below(10))
        wild = wild_faces(cut)
        fewest = arrange(cards, rummy_of(chosen, cut), FEWEST_CARDS, goal_of(chosen))
        if fewest is None:
            continue
        best = arrange(cards, rummy_of(chosen, cut), goal=goal_of(chosen))
        assert best is not None
        naturals = [card for card in fewest.left if card != JOKER and card not in wild]
        least = Packing(chosen, cut, cards, EACH, PURE, NO_LAY_OUT, NONE).least()
        assert least <= len(naturals)
        assert Packing(chosen, cut, cards, POINTS_OF_SEEN, PURE, NO_LAY_OUT, NONE).least() <= best.points_left
        equal += least == len(naturals)
    assert equal > 0 or hands is by_chance
