"""What the menu offers, as the page says; and the best meld, which the solver knows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.names import NAMES
from rummery.games.manipulation import MANIPULATION
from rummery.games.manipulation.best import best_meld
from rummery.games.manipulation.placing import placed
from rummery.melds.meld import Meld, texts_of
from rummery.play.notation import move_text, read_cards, read_cards_and_faces
from rummery.play.options import Value
from tests.games.manipulation.situation import Situation, options, situation


def melds(deal: Situation) -> set[str]:
    return {text.removeprefix("meld ") for text in deal.menu if text.startswith("meld ")}


def test_new_melds_from_the_hand_are_offered_beside_the_table() -> None:
    deal = situation("5S 6S 7S 9H 9D 9C KD", "2H", table=["2D 3D 4D"])
    assert melds(deal) == {"2D 3D 4D / 5S 6S 7S", "2D 3D 4D / 9C 9D 9H"}


def test_a_joker_of_a_set_is_offered_with_each_name() -> None:
    assert melds(situation("9H 9D X KC", "2H")) == {"9D 9H X=9C", "9D 9H X=9S"}


def test_cards_and_jokers_are_offered_on_melds() -> None:
    deal = situation("8D 9H X KC", "2H", "2S", table=["5D 6D 7D", "9S 9C 9D"])
    assert melds(deal) == {
        "5D 6D 7D 8D / 9S 9C 9D",
        "X=4D 5D 6D 7D / 9S 9C 9D",
        "5D 6D 7D X=8D / 9S 9C 9D",
        "5D 6D 7D / 9S 9C 9D 9H",
        "5D 6D 7D / 9S 9C 9D X=9H",
    }


def test_a_card_that_its_meld_can_spare_is_offered_with_two_of_the_hand() -> None:
    assert melds(situation("4H 4C KC", "2H", table=["4D 5D 6D 7D"])) == {"5D 6D 7D / 4D 4C 4H"}
    assert melds(situation("5C 6C KH", "2H", table=["7D 7S 7C 7H"])) == {"7D 7S 7H / 5C 6C 7C"}
    middle = "2D 3D 4D 5D 6D 7D 8D"
    assert melds(situation("5H 5C KH", "2H", table=[middle])) == {"2D 3D 4D / 6D 7D 8D / 5D 5C 5H"}


def test_a_joker_is_moved_as_the_card_it_is() -> None:
    deal = situation("4H 4C KC", "2H", table=["X=4D 5D 6D 7D"])
    assert melds(deal) == {"5D 6D 7D / X=4D 4C 4H"}


def test_an_ace_is_spared_for_either_end() -> None:
    assert "JS QS KS / AS 2S 3S" in melds(situation("2S 3S KC", "2H", table=["JS QS KS AS"]))
    assert "2S 3S 4S / QS KS AS" in melds(situation("QS KS 8H", "2H", table=["AS 2S 3S 4S"]))


def test_MAN_13_for_a_first_meld_only_what_the_hand_alone_gives() -> None:
    chosen: dict[str, Value] = {"initial_meld": "own"}
    deal = situation("8D 2S 3S 4S", "2H", table=["5D 6D 7D"], opened=[False, True], chosen=chosen)
    assert melds(deal) == {"5D 6D 7D / 2S 3S 4S"}


def test_MAN_13_two_melds_together_may_be_worth_enough() -> None:
    chosen: dict[str, Value] = {"initial_meld": "points30"}
    deal = situation("6S 7S 8S 3D 4D 5D 2H", "2C", opened=[False, True], chosen=chosen)
    assert melds(deal) == {"3D 4D 5D / 6S 7S 8S"}
    deal = situation("TS TH TD 3D 4D 5D 2H", "2C", opened=[False, True], chosen=chosen)
    assert melds(deal) == {"TD TH TS"}
    low = " ".join([rank + suit for rank in "A2345678" for suit in "SHDC"] * 2)
    deal = situation(low, "TS", "TH", opened=[False, True, True], stock="JC", chosen=chosen)
    assert len([meld for meld in melds(deal) if " / " in meld]) == 100


LYING = ["X=4D 5D 6D 7D", "X=7C X=8C X=9C TC JC", "9S X=9H 9D X=9C", "X=JS QS KS AS", "AH 2H X=3H 4H", "2C 2D 2S"]
SOME = read_cards("3D 4D 8D 5D 6C 8C 9C QC 9H 9C TS JS AC AS 2H 3H 5H KS KH 2H 2D X")
HELD = [NAMES[card] for card in SOME]
FIRST: list[dict[str, Value]] = [{}, {"initial_meld": "own"}, {"initial_meld": "points30"}]


@pytest.mark.parametrize("chosen", FIRST, ids=str)
@pytest.mark.parametrize("opened", [False, True])
@given(st.lists(st.sampled_from(HELD), min_size=2, max_size=9, unique=True), st.sets(st.sampled_from(LYING)))
@settings(max_examples=60)
def test_MAN_12_to_17_what_is_offered_is_lawful_wherever_jokers_lie(
    opened: bool, chosen: dict[str, Value], hand: list[str], table: set[str]
) -> None:
    laid = sorted(table)
    jokers = " ".join([*laid, *hand]).count("X")
    if jokers <= 4:
        deal = situation(
            *[" ".join(hand), "TD", "TH"],
            table=laid,
            opened=[opened, True, True],
            stock="JD JH QD",
            chosen={"jokers_per_pack": 2, **chosen},
        )
        assert [text for text in deal.menu if deal.refusal(text) is not None] == []


def test_MAN_15_cards_that_are_no_meld_may_be_made_one_and_hinder_every_other() -> None:
    deal = situation("7D 2S 3S 4S", "2H", table=["5D 6D"])
    assert melds(deal) == {"5D 6D 7D"}
    assert melds(situation("4C 2S 3S 4S", "2H", table=["5D 6D", "5C 6C 7C"])) == set()


# ---- The best meld ----------------------------------------------------------------------------------------------


def best(deal: Situation) -> str | None:
    move = best_meld(deal._table.view(deal.turn), 9, 100)
    return None if move is None else move_text(move).removeprefix("meld ")


def test_the_best_meld_leaves_the_fewest_points_and_changes_little() -> None:
    assert best(situation("4H 4C KS", "2H", table=["4D 5D 6D 7D", "9S 9C 9D"])) == "5D 6D 7D / 9S 9C 9D / 4C 4D 4H"
    assert best(situation("5S 6S 7S KS", "2H", table=["9S 9C 9D"])) == "9S 9C 9D / 5S 6S 7S"
    assert best(situation("6D KS", "2H", table=["4D 5D X=6D", "9S 9C 9D"])) == "4D 5D 6D X=7D / 9S 9C 9D"


def test_there_is_none_where_nothing_can_be_laid() -> None:
    assert best(situation("2S KS", "2H", table=["4D 5D 6D"])) is None
    assert best(situation("2S KS", "2H")) is None


def test_MAN_13_the_best_first_meld_lets_the_table_lie() -> None:
    chosen: dict[str, Value] = {"initial_meld": "own"}
    deal = situation("8D 2S 3S 4S", "2H", table=["5D 6D 7D"], opened=[False, True], chosen=chosen)
    assert best(deal) == "5D 6D 7D / 2S 3S 4S"


@pytest.mark.parametrize("most", [0, 1, 2])
def test_no_more_melds_are_changed_than_is_said(most: int) -> None:
    table = ["4D 5D 6D 7D", "9S 9C 9D", "2S 3S 4S"]
    view = situation("4H 4C 9H 5S KS", "2H", table=table)._table.view(0)
    move = best_meld(view, most, 100)
    lying = [laid.meld for laid in view.table]
    stay = len(lying) if move is None else sum([meld in move.melds for meld in lying])
    assert stay >= len(lying) - most


def test_what_stays_keeps_its_number_and_what_changed_follows_what_it_was() -> None:
    def read(text: str) -> tuple[Meld, ...]:
        parts = [read_cards_and_faces(meld) for meld in text.split(" / ") if meld]
        return tuple([MANIPULATION.recognise(options(), cards, faces, False) for cards, faces in parts])

    def order(lying: str, melds_now: str) -> str:
        return texts_of(placed(read(lying), read(melds_now)))

    assert order("4D 5D 6D / 9S 9C 9D", "2S 3S 4S / 9C 9D 9S / 4D 5D 6D 7D") == "4D 5D 6D 7D / 9S 9C 9D / 2S 3S 4S"
    assert order("4D 5D 6D / 7D 8D 9D", "4D 5D 6D 7D 8D 9D TD") == "4D 5D 6D 7D 8D 9D TD"
    assert order("", "2S 3S 4S") == "2S 3S 4S"
