"""What the menu of Penang offers, and that it knows who can act: held against the rules said a second time."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.names import NAMES
from rummery.games.penang import alive
from rummery.games.penang.position import recognise_meld
from rummery.play.events import Laid
from rummery.play.notation import read_cards, read_meld
from tests.games.penang.rulebook import can_act, fits, is_meld, melds_of, on_table, short_melds
from tests.games.penang.situation import Situation, options, situation

WHOLE = ["AS 2S 3S 4S 5S 6S X=7S 8S 9S TS JS QS KS AS", "AH 2H X=3H 4H X=5H 6H 7H 8H 9H TH JH QH KH X=AH"]
MELDS = [*WHOLE, "2C X=3C 4C", "7D 7C X", "KS X X", "QD KD AD", "AC AD X", "3D 4D 5D", "X=TH JH QH", "9C 9C 9D"]
SOME = [NAMES[card] for card in read_cards("AS KS 2S 7S 3H 5H AH 6H 3C 4C 7D 7H KD QD JD 2D 9C 9S TH X")]


def check_who_can_act(hand: list[str], table: list[str], passport: bool) -> None:
    """The game and the rulebook say the same of a hand and a table."""
    melds = [read_meld(meld, lambda c, f: recognise_meld(options(), c, f, True)) for meld in table]
    laid = tuple([Laid(number, 0, meld) for number, meld in enumerate(melds, 1)])
    cards = bytes(sorted(read_cards(" ".join(hand))))
    found = alive.can_act(options().shape, cards, laid, passport)
    assert found == can_act(hand, [on_table(meld) for meld in table], passport)


@given(
    st.lists(st.sampled_from(SOME), max_size=5),
    st.lists(st.sampled_from(MELDS), max_size=3, unique=True),
    st.booleans(),
)
@settings(max_examples=400)
def test_PEN_13_who_can_act_is_known_exactly(hand: list[str], table: list[str], passport: bool) -> None:
    check_who_can_act(hand, table, passport)


@given(st.lists(st.sampled_from(SOME), max_size=5), st.sampled_from([WHOLE, WHOLE[:1], WHOLE[1:]]))
@settings(max_examples=400)
def test_PEN_13_who_can_act_is_known_exactly_where_wilds_lie_in_whole_suits(hand: list[str], table: list[str]) -> None:
    check_who_can_act(hand, table, True)


def check_menu(deal: Situation) -> None:
    """The menu has each lay-off of one card, each swap and each end of the turn that is lawful, and what it says."""
    menu, hand, seat = deal.menu, deal.hand(deal.turn), deal.turn
    passport = deal.position["passport"][seat]
    texts = ["done", "dead"]
    for number, meld in deal.melds.items():
        faces = [rank + suit for rank, suit in product("A23456789TJQK", "SHDC")]
        texts += [f"lay {card} @{number}" for card in set(hand)] + [f"swap {card} @{number}" for card in set(hand)]
        if "X" in hand and "?" not in on_table(meld) and len({face.upper()[0] for face in on_table(meld)}) > 1:
            texts += [f"lay X={face} @{number}" for face in faces]
        for card in set(hand) - {"X"}:
            lawful = passport and fits(on_table(meld), card)
            assert (deal.refusal(f"lay {card} @{number}") is None) == lawful
    for text in texts:
        assert (text in menu) == (deal.refusal(text) is None), text
    offered = {
        tuple(sorted(word.partition("=")[0] for word in text.split()[1:])) for text in menu if text.startswith("meld")
    }
    naturals = [card for card in hand if card != "X"]
    if len(naturals) <= 11:
        assert {meld for meld in offered if "X" not in meld} == melds_of(naturals)
    assert all(is_meld(list(meld)) for meld in offered)
    if len(hand) <= 9:
        assert short_melds(hand) <= offered
        able = can_act(hand, [on_table(meld) for meld in deal.melds.values()], passport)
        acted = deal.position.get("acted", False)
        assert able or acted or menu == ["timeout"]
        assert not able or [move for move in menu if move.split()[0] in ("meld", "lay", "swap")]


VARIANTS: list[dict[str, Any]] = [{}, {"jokers_per_pack": 4}, {"voluntary_dead": True}]


@pytest.mark.parametrize("chosen", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_PEN_10_to_20_the_menu_in_any_play(chosen: dict[str, Any], seed: int) -> None:
    dice = random.Random(f"{seed} {chosen}")
    pack = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"] * 2 + ["X"] * 2 * chosen.get(
        "jokers_per_pack", 3
    )
    dice.shuffle(pack)
    hands = [" ".join(pack[at : at + 16]) for at in (0, 16, 32)]
    deal = situation(*hands, passport=[False] * 3, chosen=chosen)
    while deal.phase != "over":
        check_menu(deal)
        menu = [move for move in deal.menu if move != "dead"] or deal.menu
        deal.play(dice.choice(menu))
    assert sum(deal.scores) == sum(points for _, points, _ in deal.lines)


def test_the_menu_of_natural_melds_comes_first_and_holds_all_of_them() -> None:
    deal = situation("8H 8H 8C 8S X KD", "2C")
    assert deal.menu[:5] == ["meld 8H 8H 8S", "meld 8C 8H 8S", "meld 8C 8H 8H", "meld 8C 8H 8H 8S", deal.menu[4]]
    assert all("X" in move for move in deal.menu[4:])


def test_the_menu_names_jokers_that_are_laid_off_on_runs() -> None:
    deal = situation("X 2D", "2C", table=["3H 4H 5H", "8H 8H 8C", "AS 2S 3S"])
    assert deal.menu == ["lay X=2H @1", "lay X=6H @1", "lay X @2", "lay X=4S @3"]


@pytest.mark.parametrize("odd", ["KS AS 2S", "9D 7D QC 7S", "6H X=8H 9H X", "9D"])
def test_PEN_19_on_cards_that_are_no_meld_no_joker_is_laid_off(odd: str) -> None:
    deal = situation("X X KD", "2C 3D", table=[odd, "8H 8H 8C"])
    assert [move for move in deal.menu if move.startswith("lay X @")] == ["lay X @2"]
    assert deal.play("lay X @2", "done", "timeout").melds[2] == "8H 8H 8C X X"
    assert deal.hand(0) == ["KD"]
