from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rummery.cards.card import JOKER, Cards
from rummery.cards.names import names
from rummery.melds.solver.aims import FEWEST_CARDS
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.distance import distance
from rummery.melds.solver.goal import ANY, RUNS, SAMES, SETS, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.rummy import Rummy
from tests.melds.solver.presets import PRESETS, manipulation, marriage, marriage_wilds, rami, shanghai

FAR = 2
"""More exchanges are not tried."""


def tried(hand: Cards, game: Rummy, unseen: Cards, goal: Goal, left: int) -> int | None:
    """The fewest exchanges after which the hand can be laid, by trying them; None if they are more than FAR."""
    for number in range(FAR + 1):
        for gone in set(combinations(range(len(hand)), number)):
            kept = bytes([hand[at] for at in range(len(hand)) if at not in gone])
            for taken in sorted(set(combinations(unseen, number))):
                found = arrange(kept + bytes(taken), game, FEWEST_CARDS, goal)
                if found is not None and (goal != ANY or len(found.left) <= left):
                    return number
    return None


def question(random: Random) -> tuple[Cards, Rummy, Cards, Goal, int]:
    """A hand out of a small pack, and what is to be laid."""
    game = random.choice([rami(), rami(True), marriage(), shanghai(), shanghai(bytes([1, 14])), manipulation()])
    deck = [card for card in range(52) if card % 13 < 6 and card // 13 < 3] * 2
    if game.jokers:
        deck += [JOKER] * 2
    random.shuffle(deck)
    size = random.choice([6, 7])
    hand, unseen = bytes(sorted(deck[:size])), bytes(sorted([card for card in deck[size:] if card != JOKER]))
    if game.pattern.balanced:
        sets, runs = random.choice([(1, ()), (0, (4,)), (1, (4,)), (2, ()), (0, (5,))])
        return hand, game, unseen, Goal(contract=True, sets=sets, runs=runs), 0
    if not game.jokers:
        return (
            hand,
            game,
            unseen,
            Goal(random.choice([1, 2]), random.choice([RUNS, RUNS | SAMES, RUNS | SETS | SAMES])),
            0,
        )
    return hand, game, unseen, ANY, random.choice([0, 1, 3])


def test_a_distance_is_what_trying_all_exchanges_gives() -> None:
    random = Random("exchanges")
    for _ in range(50):
        hand, game, unseen, goal, left = question(random)
        found = distance(hand, game, unseen, goal, left)
        expected = tried(hand, game, unseen, goal, left)
        asked = f"{names(hand)} of {names(unseen)}, {goal}, {left} left: {found}, tried {expected}"
        assert (found if found is not None and found <= FAR else None) == expected, asked


@pytest.mark.parametrize(
    ("hand", "game", "goal", "left", "expected"),
    [
        ("AS 2S 3S 7D 7C 7H KD", PRESETS["rami"], ANY, 1, 0),
        ("AS 2S 3S 7D 7C 7H KD", PRESETS["rami"], ANY, 0, 1),
        ("AS 2S 4S 7D 7C 9H KD", PRESETS["rami"], ANY, 1, 2),
        ("4S 5S 6S 8D 9D JD QD 2H 2C 9C", PRESETS["marriage"], Goal(pure=3), 0, 2),
        ("4S 5S 6S 7S 8D 8H KC KD 2H 3C", PRESETS["shanghai"], Goal(contract=True, sets=2, runs=(4,)), 0, 2),
        ("4S 5S 6S X 8D 8H X KD 2H", PRESETS["shanghai"], Goal(contract=True, sets=1, runs=(4,)), 0, 0),
    ],
)
def test_distances_one_sees_through(hand: str, game: Rummy, goal: Goal, left: int, expected: int) -> None:
    assert distance(hand, game, bytes(range(52)), goal, left) == expected


def test_cards_that_are_gone_cannot_be_had() -> None:
    assert distance("7S 8S 2H", PRESETS["rami"], "6S") == 1
    assert distance("7S 8S 2H", PRESETS["rami"], "5D 4C") is None


def seen_question(random: Random) -> tuple[Cards, Rummy, Cards, Goal, int]:
    """A hand of a player of Marriage who has seen, or of Manipulation, with many wild cards; some cards are gone."""
    wild = marriage_wilds(random.randrange(3) * 13 + random.randrange(6))
    game = random.choice([marriage(wild), marriage(wild, tunnela=False), manipulation()])
    deck = [card for card in range(52) if card % 13 < 6 and card // 13 < 3] * 2 + [JOKER] * 4
    deck += [card for card in wild if card in deck and game.wild_faces]
    random.shuffle(deck)
    size = random.choice([6, 7, 8])
    unseen = [card for card in deck[size:] if card != JOKER]
    if random.random() < 0.5:
        unseen = unseen[:5]
    goal = random.choice([ANY, Goal(pure=1), Goal(pure=1, of=RUNS), Goal(pure=2)])
    return bytes(sorted(deck[:size])), game, bytes(sorted(unseen)), goal, random.choice([0, 1, 3])


def whole_tried(hand: Cards, game: Rummy, unseen: Cards, goal: Goal, left: int) -> int | None:
    """The same as *tried*, all cards but *left* lying in melds with a goal too."""
    for number in range(FAR + 1):
        for gone in set(combinations(range(len(hand)), number)):
            kept = bytes([hand[at] for at in range(len(hand)) if at not in gone])
            for taken in sorted(set(combinations(unseen, number))):
                found = arrange(kept + bytes(taken), game, FEWEST_CARDS, goal)
                if found is not None and len(found.left) <= left:
                    return number
    return None


def test_MAR_15_and_20_the_distance_of_a_whole_hand_is_what_trying_all_exchanges_gives() -> None:
    random = Random("whole hands")
    for _ in range(20):
        hand, game, unseen, goal, left = seen_question(random)
        found = distance(hand, game, unseen, goal, left, whole=True)
        expected = whole_tried(hand, game, unseen, goal, left)
        asked = f"{names(hand)} of {names(unseen)}, {goal}, {left} left: {found}, tried {expected}"
        assert (found if found is not None and found <= FAR else None) == expected, asked


@pytest.mark.parametrize(
    ("hand", "unseen", "goal", "left", "expected"),
    [
        ("3C 3D 4H", "", ANY, 0, 0),  # wild cards alone
        ("3C 3D 4H", "", Goal(pure=1), 0, None),
        ("5S 6S 7S 9D 9C 9H JD QD KD 3C 3D 4H 8C", "", Goal(pure=3), 1, 0),
        ("5S 6S 7S 9D 9C 9H JD QD KD 3C 3D 8C TH", "", Goal(pure=3), 1, 0),
        ("5S 6S 7S 9D 9C 9H JD QD KD 8C TH", "8H", Goal(pure=3), 1, None),
        ("5S 6S 7S 9D 9C 9H JD QD KD 8C TH", "2H", Goal(pure=3), 1, None),
        ("5S 6S 7S 9D 9C 9H JD QD KD 8C TH 6D", "2H 3S", Goal(pure=3), 1, 2),
        ("5S 6S 7S 9D 9C 9H JD QD KC 3C 3D 8C TH", "KD", Goal(pure=3), 1, 1),
    ],
)
def test_MAR_20_how_far_a_player_who_has_seen_is_from_a_show(
    hand: str, unseen: str, goal: Goal, left: int, expected: int | None
) -> None:
    """3H is cut: all threes, 2H and 4H are wild."""
    game = marriage(marriage_wilds(28))
    assert distance(hand, game, unseen, goal, left, whole=True) == expected


def test_a_card_that_is_gone_is_stood_for_by_a_wild_one_that_is_not() -> None:
    """5S 6S are two of a run, 4S and 7S are gone; with 2H, which is wild after 3H, the run is whole."""
    game = marriage(marriage_wilds(28))
    assert distance("5S 6S KD", game, "2H") == 1
    assert distance("5S 6S KD", game, "9H") is None


def test_the_whole_of_a_contract_is_beyond() -> None:
    with pytest.raises(Beyond, match="whole-contract"):
        distance("4S 5S 6S 7S", PRESETS["shanghai"], "8S", Goal(contract=True, runs=(4,)), whole=True)
