from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from rummery.cards.card import JOKER, Cards
from rummery.cards.names import names
from rummery.melds.meld import RUN, SET, Meld, texts_of
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS
from rummery.melds.solver.read import read_cards, read_melds
from rummery.melds.solver.rearrange import rearrange
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.told import Arrangement
from tests.melds.solver import judge
from tests.melds.solver.games import MANIPULATION, RAMI, costs
from tests.melds.solver.presets import PRESETS, manipulation, rami
from tests.melds.solver.programme import Programme, least_cost


class Table(NamedTuple):
    melds: list[Meld]
    left: Counter[int]
    """What is left of the packs."""


def laid(random: Random, size: int, jokers: int) -> Table:
    """A table of at least so many cards out of two packs, with named jokers in some melds."""
    left = Counter(bytes(range(52)) * 2 + bytes([JOKER]) * jokers)
    melds: list[Meld] = []
    while sum(len(meld.cards) for meld in melds) < size:
        count = random.randint(3, 5)
        if random.random() < 0.5:
            suit, first = random.randrange(4), random.randrange(14 - count + 1)
            faces = bytes([suit * 13 + (first + at) % 13 for at in range(count)])
            kind = RUN
        else:
            rank = random.randrange(13)
            faces = bytes([suit * 13 + rank for suit in sorted(random.sample(range(4), min(count, 4)))])
            kind = SET
        cards = bytearray(faces)
        if random.random() < 0.35 and left[JOKER]:
            cards[random.randrange(len(cards))] = JOKER
        if all(left[card] >= number for card, number in Counter(bytes(cards)).items()):
            left.subtract(bytes(cards))
            melds.append(Meld(kind, bytes(cards), faces))
    return Table(melds, left)


def wrong(game: Rummy, table: Table, hand: Cards, aim: str) -> list[str]:
    """What is wrong with the rearrangement of a table."""
    replaceable = game == manipulation()
    found = rearrange(table.melds, hand, game, aim)
    told = [f"{texts_of(tuple(table.melds))}, hand {names(hand)}, {aim}: {found}"]
    naturals = bytes([card for meld in table.melds for card in meld.cards if card != JOKER])
    kept = b"".join([meld.stands for meld in table.melds])
    asked = Programme(naturals, hand, costs(game, aim), names=kept, replaceable=replaceable)
    least = least_cost(MANIPULATION if replaceable else RAMI, asked)
    if found is None:
        return [*told, "a table that lies there can lie there"]
    law = judge.manipulation if replaceable else judge.rami
    mistakes = judge.faults(found, naturals + hand + bytes([JOKER]) * len(kept), law)
    lying = b"".join([meld.cards for meld in found.melds])
    if Counter(naturals + bytes([JOKER]) * len(kept)) - Counter(lying):
        mistakes.append("a card has left the table")
    gone = Counter(kept) - Counter(b"".join([meld.stands for meld in found.melds]))
    if any(number > (lying.count(face) if replaceable else 0) for face, number in gone.items()):
        mistakes.append(f"jokers no longer {names(bytes(gone.elements()))}")
    if sum(asked.costs[card] for card in found.left) != least:
        mistakes.append(f"costs not {least}")
    return told + mistakes if mistakes else []


def try_tables(game: Rummy, seed: str, number: int, sizes: tuple[int, ...], jokers: int = 4) -> None:
    random = Random(seed)
    for _ in range(number):
        table = laid(random, random.choice(sizes), jokers)
        pool = sorted(table.left.elements())
        hand = bytes(sorted(random.sample(pool, random.choice([1, 3, 6, 10, 14]))))
        if hand.count(JOKER) <= 2:
            assert wrong(game, table, hand, random.choice([LEAST_POINTS, FEWEST_CARDS])) == []


GAMES = {"rami": rami(), "manipulation": manipulation()}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_RAM_42_MAN_12_a_table_and_a_hand_cost_what_an_integer_programme_says(name: str) -> None:
    try_tables(GAMES[name], f"tables {name}", 150, (0, 3, 6, 12, 20))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_RAM_42_MAN_12_a_large_table_costs_what_an_integer_programme_says(name: str) -> None:
    try_tables(GAMES[name], f"large {name}", 12, (35, 50), 1)


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(GAMES))
def test_RAM_42_MAN_12_ten_thousand_tables(name: str) -> None:
    try_tables(GAMES[name], f"soak {name}", 10_000, (0, 6, 12, 20, 30))


def test_MAN_16_a_joker_may_lose_its_name_where_that_card_lies_on_the_table() -> None:
    found = rearrange("3D 4D 5D X=6D / 6D 6H 6S", "JS QS", PRESETS["manipulation"])
    assert found is not None
    assert found.left == b""
    assert (
        wrong(
            manipulation(), Table(read_melds("3D 4D 5D X=6D / 6D 6H 6S"), Counter()), read_cards("JS QS"), LEAST_POINTS
        )
        == []
    )


def test_MAN_16_a_joker_keeps_its_name_while_that_card_is_not_there() -> None:
    found = rearrange("3D 4D 5D X=6D", "JS QS", PRESETS["manipulation"])
    assert found is not None
    assert names(found.left) == "JS QS"


def test_MAN_17_a_replaced_joker_stays_on_the_table() -> None:
    found = rearrange("4D 5D X=6D / 9S 9C 9D", "6D", PRESETS["manipulation"])
    assert found is not None
    assert found.left == b""
    assert sum(meld.cards.count(JOKER) for meld in found.melds) == 1


def test_MAN_12_a_card_of_one_meld_helps_another() -> None:
    found = rearrange("4D 5D 6D 7D", "4H 4C", PRESETS["manipulation"])
    assert found is not None
    assert texts_of(found.melds) == "5D 6D 7D / 4C 4D 4H"


def test_RAM_17_a_joker_that_keeps_its_card_is_the_only_one_of_its_meld() -> None:
    found = rearrange("7S 8S X=9S", "X TS", PRESETS["rami"])
    assert found is not None
    assert all(meld.cards.count(JOKER) <= 1 for meld in found.melds)
    assert texts_of(found.melds) == "7S 8S X=9S TS"
    assert names(found.left) == "X"


def test_RAM_42_an_open_joker_moves_only_with_its_set() -> None:
    found = rearrange("7D 7H X", "7C 5D 6D", PRESETS["rami"])
    assert found is not None
    assert texts_of(found.melds) == "7D 7H 7C X=7S"
    assert names(found.left) == "5D 6D"


def kept(table: list[Meld], found: Arrangement | None) -> int:
    """How many melds lie as they lay."""
    assert found is not None
    left = list(found.melds)
    for meld in table:
        if meld in left:
            left.remove(meld)
    return len(found.melds) - len(left)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_gentle_rearrangement_costs_the_same_and_breaks_up_the_fewest_melds(name: str) -> None:
    random = Random(f"gently {name}")
    game = GAMES[name]
    for _ in range(25):
        table = laid(random, random.choice([6, 12, 18]), 2)
        hand = bytes(sorted(random.sample(sorted(bytes(table.left.elements()).replace(bytes([JOKER]), b"")), 6)))
        plain, gentle = rearrange(table.melds, hand, game), rearrange(table.melds, hand, game, gently=True)
        assert plain is not None
        assert gentle is not None
        assert gentle.points_left == plain.points_left
        law = judge.manipulation if name == "manipulation" else judge.rami
        every = b"".join([meld.cards for meld in table.melds]) + hand
        assert judge.faults(gentle, every, law) == []
        most = max(
            len(stay)
            for size in range(len(table.melds) + 1)
            for stay in combinations(table.melds, size)
            if best_beside(game, table.melds, stay, hand) == plain.points_left
        )
        assert kept(table.melds, gentle) >= most


def best_beside(game: Rummy, table: list[Meld], stay: tuple[Meld, ...], hand: Cards) -> int | None:
    """The least points left where these melds stay as they are."""
    broken = list(table)
    for meld in stay:
        broken.remove(meld)
    found = rearrange(broken, hand, game)
    return None if found is None else found.points_left


def test_a_gentle_rearrangement_only_adds_where_that_is_enough() -> None:
    table = "3C 4C 5C / 6D 7D 8D / 9S 9H 9D"
    found = rearrange(table, "9C 2C", PRESETS["manipulation"], gently=True)
    assert found is not None
    assert texts_of(found.melds) == "2C 3C 4C 5C / 6D 7D 8D / 9C 9D 9H 9S"


def test_MAN_12_no_arrangement_of_a_table_that_holds_no_melds() -> None:
    assert rearrange("4D 5D 6D / 9S 9C", "2H", PRESETS["manipulation"]) is None
