"""Each game as the solver is told it, as the programme is told it, and hands to try them on."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from rummery.cards.card import JOKER, Cards, pack
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS, MOST_WORTH
from rummery.melds.solver.goal import ANY, RUNS, SAMES, SETS, Goal
from rummery.melds.solver.rummy import Rummy
from tests.melds.solver import judge
from tests.melds.solver.presets import manipulation, marriage, marriage_wilds, penang, rami, shanghai
from tests.melds.solver.programme import Programme, Rules

RUN_WORTH = (5,) * 9 + (10,) * 4 + (15,)
SET_WORTH = (15,) + (5,) * 8 + (10,) * 4
SAME_WORTH = (25,) + (15,) * 8 + (20,) * 4
RAMI = Rules(most_wilds=1, least_naturals=2, run_worth=RUN_WORTH, set_worth=SET_WORTH)
IDENTICAL = RAMI._replace(identical=4, identical_wilds=1, same_worth=SAME_WORTH)
PENANG = Rules(longest=14, set_of_suits=False)
SHANGHAI = Rules(shortest_run=4, first=2, set_of_suits=False, balanced=True)
MANIPULATION = Rules(all_wild=True)
UNSEEN = Rules(identical=3)
SEEN = Rules(identical=3, all_wild=True)
TWOS = bytes([1, 14, 27, 40])

GAMES = ("rami", "identical", "penang", "shanghai", "wild twos", "manipulation", "unseen", "seen", "seen, runs of four")
PACKS = {"rami": (2, 4), "identical": (4, 8), "penang": (2, 6), "shanghai": (2, 4), "wild twos": (2, 4)}
PACKS |= {"manipulation": (2, 2), "unseen": (3, 0), "seen": (3, 0), "seen, runs of four": (3, 2)}
CONTRACTS: tuple[tuple[int, tuple[int, ...]], ...] = (
    (3, ()),
    (2, (4,)),
    (1, (4, 4)),
    (0, (4, 4, 4)),
    (1, (7,)),
    (2, (5,)),
    (1, (4, 5)),
    (0, (4,)),
    (1, ()),
    (0, (4, 6)),
)
PURE_KINDS = {RUNS | SETS | SAMES: ("run", "set", "same"), RUNS: ("run",), RUNS | SAMES: ("run", "same")}
MOST_WILD = 4
"""More make the programme slow."""


class Case(NamedTuple):
    """A hand and what is asked of it."""

    game: Rummy
    rules: Rules
    law: judge.Law
    hand: Cards
    aim: str
    goal: Goal
    programme: Programme

    def cost(self, left: Cards, worth: int) -> int:
        return sum(self.programme.costs[card] for card in left) - self.programme.gain * worth


def costs(game: Rummy, aim: str) -> tuple[int, ...]:
    """The aim first, then the number of cards or of points."""
    if aim == LEAST_POINTS:
        return tuple([1000 * points + 1 for points in game.points])
    return tuple([1000 + points if aim == FEWEST_CARDS else 1 for points in game.points])


def game_named(name: str, random: Random) -> tuple[Rummy, Rules, judge.Law]:
    if name.startswith("seen"):
        shortest = 4 if name.endswith("four") else 3
        game = marriage(marriage_wilds(random.randrange(52)), shortest)
        law = judge.marriage_of_four if shortest == 4 else judge.marriage
        return game, SEEN._replace(shortest_run=shortest), law
    found: dict[str, tuple[Rummy, Rules, judge.Law]] = {
        "rami": (rami(), RAMI, judge.rami),
        "identical": (rami(True), IDENTICAL, judge.rami_identical),
        "penang": (penang(), PENANG, judge.penang),
        "shanghai": (shanghai(), SHANGHAI, judge.shanghai),
        "wild twos": (shanghai(TWOS), SHANGHAI, judge.shanghai),
        "manipulation": (manipulation(), MANIPULATION, judge.manipulation),
        "unseen": (marriage(), UNSEEN, judge.marriage),
    }
    return found[name]


def hand_from(random: Random, cards: Cards, size: int) -> Cards:
    """A random hand: of all cards, of a few ranks, or of two suits, so that there is something to meld."""
    kind = random.randrange(3)
    low, suits = random.randrange(9), random.sample(range(4), 2)
    pool = [
        card
        for card in cards
        if card == JOKER
        or kind == 0
        or (kind == 1 and low <= card % 13 < low + 5)
        or (kind == 2 and card // 13 in suits)
    ]
    random.shuffle(pool)
    return bytes(sorted(pool[:size]))


def case(name: str, random: Random, sizes: tuple[int, ...] = (5, 8, 10, 12, 14)) -> Case:
    """A random question about a game."""
    while True:
        game, rules, law = game_named(name, random)
        hand = hand_from(random, pack(*PACKS[name]), random.choice(sizes))
        if sum(card == JOKER or card in game.wild_faces for card in hand) <= MOST_WILD:
            break
    aim = random.choice([LEAST_POINTS, FEWEST_CARDS, MOST_WORTH] if game.in_run else [LEAST_POINTS, FEWEST_CARDS])
    gain = 1000 if aim == MOST_WORTH else 0
    programme = Programme(b"", hand, costs(game, aim), game.wild_faces, gain)
    goal = ANY
    if name in ("unseen", "seen", "seen, runs of four") and random.random() < 0.6:
        of = random.choice(sorted(PURE_KINDS))
        goal = Goal(random.choice([1, 2, 3]), of)
        programme = programme._replace(pure=goal.pure, pure_kinds=PURE_KINDS[of])
    elif name in ("rami", "identical") and random.random() < 0.3:
        goal = Goal(1, RUNS)
        programme = programme._replace(pure=1, pure_kinds=("run",))
    elif name in ("shanghai", "wild twos") and random.random() < 0.7:
        sets, runs = random.choice(CONTRACTS)
        goal = Goal(contract=True, sets=sets, runs=runs)
        programme = programme._replace(contract=(sets, runs))
    return Case(game, rules, law, hand, aim, goal, programme)
