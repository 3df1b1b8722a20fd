"""RAM-15 to RAM-19: runs, sets, jokers in them, and laying off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rami.situation import cards, situation


def refusal(meld: str) -> str | None:
    """Why somebody who holds just these cards and others may not lay them as one meld."""
    return situation(f"{meld} 2D 3H", "KD", chosen={"jokers_per_pack": 3}).refusal(f"meld {meld}")


def laid(meld: str) -> tuple[str, int]:
    """How these cards lie on the table, and what they score."""
    deal = situation(f"{meld} 2D 3H", "KD").play(f"meld {meld}")
    return deal.melds[1], deal.scores[0]


# ---- RAM-15 ----


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        ("5H 6H 7H", 15),
        ("AC 2C 3C", 15),
        ("QD KD AD", 35),
        ("9S TS JS", 25),
        ("8C 9C TC JC QC KC", 50),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", 95),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", 85),
    ],
)
def test_RAM_15_three_or_more_consecutive_cards_of_one_suit(meld: str, points: int) -> None:
    assert laid(meld) == (meld, points)


@pytest.mark.parametrize(
    "meld",
    [
        "KC AC 2C",
        "QC KC AC 2C",
        "KC AC 2C 3C",
        "5S 6S",
        "5S 6S 8S",
        "5S 6S 7H",
        "5S 6H 7D",
        "5S 6S 7S 9S",
        "5S 5S 6S",
        "5S 6S 6S 7S",
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
        "7H 7D 8C",
        "KS AH 2D",
    ],
)
def test_RAM_15_what_is_no_run(meld: str) -> None:
    assert refusal(meld) == "RAM-15"


def test_RAM_15_king_ace_two_is_none_in_any_order() -> None:
    assert refusal("AC KC 2C") == "RAM-15"
    assert refusal("2C AC KC") == "RAM-15"


@pytest.mark.parametrize(
    ("typed", "lies", "points"),
    [
        ("7H 5H 6H", "5H 6H 7H", 15),
        ("3C AC 2C", "AC 2C 3C", 15),
        ("AD QD KD", "QD KD AD", 35),
        ("AD KD QD", "QD KD AD", 35),
        ("JS 9S TS 8S", "8S 9S TS JS", 30),
        ("3S 2S 4S 5S 6S 7S 8S 9S TS JS QS AS KS", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", 95),
    ],
)
def test_RAM_15_natural_cards_of_a_run_may_be_typed_in_any_order(typed: str, lies: str, points: int) -> None:
    assert laid(typed) == (lies, points)


@pytest.mark.parametrize("meld", ["7H X 5H", "6H 5H X", "KS QS X", "5H 7H X", "X KS QS"])
def test_RAM_15_a_run_with_a_joker_is_typed_in_ascending_order(meld: str) -> None:
    assert refusal(meld) == "RAM-15"


def test_RAM_15_an_ace_laid_on_two_to_king_goes_to_the_high_end() -> None:
    run = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    deal = situation("AS 2D", "KD", table=[run]).play("lay AS @1")
    assert (deal.melds, deal.scores) == ({1: f"{run} AS"}, [15, 0])


def test_RAM_15_an_ace_goes_before_a_two_where_the_king_is_not_there() -> None:
    deal = situation("AS 2D", "KD", table=["2S 3S 4S"]).play("lay AS @1")
    assert (deal.melds, deal.scores) == ({1: "AS 2S 3S 4S"}, [5, 0])


@pytest.mark.parametrize(
    ("run", "card"),
    [
        ("AS 2S 3S", "KS"),
        ("QS KS AS", "2S"),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "AS"),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "AS"),
    ],
)
def test_RAM_15_nothing_follows_a_high_ace_or_goes_before_a_low_one(run: str, card: str) -> None:
    assert situation(f"{card} 2D", "KD", table=[run]).refusal(f"lay {card} @1") == "RAM-19"


# ---- RAM-16 ----


@pytest.mark.parametrize(
    ("meld", "points"), [("7H 7D 7C", 15), ("7H 7D 7C 7S", 20), ("KH KS KC", 30), ("AH AS AC AD", 60)]
)
def test_RAM_16_three_or_four_cards_of_one_rank_in_different_suits(meld: str, points: int) -> None:
    lies, scored = laid(meld)
    assert (cards(lies), scored) == (cards(meld), points)


@pytest.mark.parametrize(
    "meld", ["7H 7D", "7H", "7H 7H 7D", "7H 7D 7C 7C", "7H 7D 7C 7S 7S", "7H 7H X", "7H 7D 7C 7S X", "7H 7H 7H", "7H X"]
)
def test_RAM_16_what_is_no_set(meld: str) -> None:
    seven = situation(f"{meld} 2D", "KD", "KH", "QH", "JH", chosen={"jokers_per_pack": 3})
    assert seven.refusal(f"meld {meld}") == "RAM-16"


def test_RAM_16_four_are_closed() -> None:
    deal = situation("7H 2D", "KD", table=["7H 7D 7C 7S"])
    assert deal.refusal("lay 7H @1") == "RAM-19"


def test_RAM_16_two_sets_of_one_rank_may_lie_there() -> None:
    deal = situation("7H 7D 7C 7H 7D 7S 2D", "KD").play("meld 7H 7D 7C", "meld 7H 7D 7S")
    assert deal.melds == {1: "7H 7D 7C", 2: "7H 7D 7S"}


# ---- RAM-17 ----


@pytest.mark.parametrize("meld", ["5S 6S X X", "5S X 7S X", "7H 7D X X", "X 5S X 7S"])
def test_RAM_17_two_jokers_in_a_meld_are_refused(meld: str) -> None:
    assert refusal(meld) == "RAM-17"


def test_RAM_17_two_jokers_and_one_natural_card_are_refused() -> None:
    assert refusal("7H X X") == "RAM-17"


def test_RAM_17_one_joker_in_each_of_two_melds_is_allowed() -> None:
    deal = situation("5S 6S X 9H 9D X 2D", "KD").play("meld 5S 6S X / 9H 9D X")
    assert deal.melds == {1: "5S 6S X=7S", 2: "9H 9D X"}
    assert deal.scores == [30, 0]


@pytest.mark.parametrize("meld", ["5S 6S 7S", "7H 7D 7S", "5S 6S X=7S"])
@pytest.mark.parametrize("joker", ["X", "X=8S", "X=7C", "X=4S"])
def test_RAM_17_a_joker_is_never_laid_off(meld: str, joker: str) -> None:
    assert situation("X 2D", "KD", table=[meld]).refusal(f"lay {joker} @1") == "RAM-17"


def test_RAM_17_a_joker_is_not_laid_off_beside_a_natural_card_either() -> None:
    deal = situation("X 8S 2D", "KD", table=["5S 6S 7S"])
    assert deal.refusal("lay 8S X @1") == "RAM-17"
    assert deal.refusal("lay X 8S @1") == "RAM-17"


def test_RAM_17_on_the_table_a_joker_is_the_card_it_stands_for() -> None:
    deal = situation("8S 7S 9H 2D", "KD", table=["5S 6S X=7S"])
    assert deal.refusal("lay 7S @1") == "RAM-19"
    assert deal.play("lay 8S @1").melds == {1: "5S 6S X=7S 8S"}


# ---- RAM-18 ----


@pytest.mark.parametrize(
    ("typed", "lies", "points"),
    [
        ("QS KS X", "QS KS X=AS", 35),
        ("X QS KS", "X=JS QS KS", 30),
        ("5S X 7S", "5S X=6S 7S", 15),
        ("X KC AC", "X=QC KC AC", 35),
        ("QC X AC", "QC X=KC AC", 35),
        ("AC 2C X", "AC 2C X=3C", 15),
        ("AC X 3C", "AC X=2C 3C", 15),
        ("X 2C 3C", "X=AC 2C 3C", 15),
        ("8H X TH JH", "8H X=9H TH JH", 30),
        ("X 9D TD", "X=8D 9D TD", 20),
    ],
)
def test_RAM_18_in_a_run_the_place_says_which_card_a_joker_is(typed: str, lies: str, points: int) -> None:
    assert laid(typed) == (lies, points)


@pytest.mark.parametrize("meld", ["X AC 2C", "KC AC X", "KC X 2C"])
def test_RAM_18_no_place_round_the_corner(meld: str) -> None:
    assert refusal(meld) == "RAM-15"


def test_RAM_18_a_name_in_a_meld_is_ignored() -> None:
    deal = situation("QS KS X 2D", "KD").play("meld QS KS X=JS")
    assert (deal.melds, deal.scores) == ({1: "QS KS X=AS"}, [35, 0])
    assert situation("5S X 7S 2D", "KD").play("meld 5S X=9H 7S").melds == {1: "5S X=6S 7S"}
    deal = situation("7H 7D X 7S 2D", "KD").play("meld 7H 7D X=7S")
    assert deal.melds == {1: "7H 7D X"}
    assert deal.refusal("swap 7S @1") == "RAM-20"


def test_RAM_18_in_a_set_of_three_it_is_open_which_suit_a_joker_is() -> None:
    deal = situation("7H 7D X 7S 7C 2D", "KD").play("meld 7H 7D X")
    assert (deal.melds, deal.scores) == ({1: "7H 7D X"}, [15, 0])
    assert deal.refusal("swap 7S @1") == "RAM-20"
    assert deal.refusal("swap 7C @1") == "RAM-20"
    assert deal.refusal("lay 7S @1") is None
    assert deal.refusal("lay 7C @1") is None


@pytest.mark.parametrize(("fourth", "joker"), [("7C", "7S"), ("7S", "7C")])
def test_RAM_18_the_fourth_card_settles_it(fourth: str, joker: str) -> None:
    deal = situation(f"{fourth} {joker} 2D 3D", "KD", table=["7H 7D X"]).play(f"lay {fourth} @1")
    assert cards(deal.melds[1]) == cards(f"7H 7D X={joker} {fourth}")
    assert deal.scores == [5, 0]
    assert deal.refusal(f"swap {joker} @1") is None


def test_RAM_18_a_set_of_four_laid_at_once_is_settled() -> None:
    deal = situation("7H 7D 7C X 2D", "KD").play("meld 7H 7D 7C X")
    assert (deal.melds, deal.scores) == ({1: "7H 7D 7C X=7S"}, [20, 0])


def test_RAM_18_once_settled_it_stays_settled() -> None:
    chosen: dict[str, Any] = {"manipulation": True}
    deal = situation("7C 2D 3D", "7S KD", table=["7H 7D X"], chosen=chosen).play(
        "lay 7C @1", "discard 2D", "draw stock"
    )
    assert cards(deal.melds[1]) == cards("7H 7D X=7S 7C")
    deal.play("take 7C @1")
    assert cards(deal.melds[1]) == cards("7H 7D X=7S"), "three cards again, and yet no longer open"
    assert deal.refusal("swap 7S @1") is None


# ---- RAM-19 ----


@pytest.mark.parametrize(
    ("meld", "lay", "lies", "points"),
    [
        ("5S 6S 7S", "8S", "5S 6S 7S 8S", 5),
        ("5S 6S 7S", "4S", "4S 5S 6S 7S", 5),
        ("TS JS QS", "KS", "TS JS QS KS", 10),
        ("JS QS KS", "AS", "JS QS KS AS", 15),
        ("2S 3S 4S", "AS", "AS 2S 3S 4S", 5),
        ("TS JS QS", "9S", "9S TS JS QS", 5),
        ("5S 6S 7S", "8S 9S", "5S 6S 7S 8S 9S", 10),
        ("5S 6S 7S", "4S 8S", "4S 5S 6S 7S 8S", 10),
        ("5S 6S 7S", "9S 8S", "5S 6S 7S 8S 9S", 10),
        ("5S 6S 7S", "2S 4S 3S", "2S 3S 4S 5S 6S 7S", 15),
        ("5S X=6S 7S", "8S", "5S X=6S 7S 8S", 5),
    ],
)
def test_RAM_19_at_either_end_of_a_run(meld: str, lay: str, lies: str, points: int) -> None:
    deal = situation(f"{lay} 2D", "KD", table=[meld]).play(f"lay {lay} @1")
    assert (deal.melds, deal.scores, deal.hand(0)) == ({1: lies}, [points, 0], ["2D"])
    assert deal.lines == [(0, points, "RAM-31")]


@pytest.mark.parametrize(
    ("meld", "lay"),
    [
        ("5S 6S 7S", "9S"),
        ("5S 6S 7S", "8H"),
        ("5S 6S 7S", "7S"),
        ("5S 6S 7S", "3S"),
        ("5S 6S 7S", "8S TS"),
        ("7H 7D 7C", "7H"),
        ("7H 7D 7C", "8S"),
        ("7H 7D X", "7H"),
        ("7H 7D X", "7C 7S"),
        ("7H 7D 7C X=7S", "7S"),
    ],
)
def test_RAM_19_what_does_not_fit(meld: str, lay: str) -> None:
    assert situation(f"{lay} 2D", "KD", table=[meld]).refusal(f"lay {lay} @1") == "RAM-19"


def test_RAM_19_the_missing_suit_of_a_set() -> None:
    deal = situation("KS 2D", "KD", table=["KH KD KC"]).play("lay KS @1")
    assert (cards(deal.melds[1]), deal.scores) == (cards("KH KD KC KS"), [10, 0])


@pytest.mark.parametrize("owner", [0, 1])
def test_RAM_19_melds_belong_to_nobody(owner: int) -> None:
    deal = situation("8S 2D", "KD", table=["5S 6S 7S"], owner=owner)
    deal.play("lay 8S @1")
    assert deal.scores == [5, 0]


def test_RAM_19_also_on_a_meld_just_laid() -> None:
    deal = situation("5S 6S 7S 8S 2D", "KD").play("meld 5S 6S 7S", "lay 8S @1")
    assert (deal.melds, deal.scores) == ({1: "5S 6S 7S 8S"}, [20, 0])


def test_melds_are_numbered_in_the_order_they_came() -> None:
    deal = situation("5S 6S 7S 9H 9D 9S 2D", "KD", table=["KH KS KC"])
    deal.play("meld 9H 9D 9S / 5S 6S 7S")
    assert deal.melds == {1: "KH KS KC", 2: "9H 9D 9S", 3: "5S 6S 7S"}
