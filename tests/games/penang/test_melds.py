"""PEN-16 to PEN-18: runs, sets, jokers."""

from __future__ import annotations

import pytest

from tests.games.penang.situation import situation

WHOLE = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


def laid(meld: str) -> str | None:
    """How a meld lies on the table, or the rule that refuses it."""
    hand = " ".join(word.partition("=")[0] for word in meld.split())
    deal = situation(f"{hand} 2D", "9C 9D 9H KC")
    refused = deal.refusal(f"meld {meld}")
    return refused if refused is not None else deal.play(f"meld {meld}").melds[1]


@pytest.mark.parametrize(
    ("meld", "lies"),
    [
        ("3H 4H 5H", "3H 4H 5H"),
        ("3H 4H 5H 6H", "3H 4H 5H 6H"),
        ("6H 4H 5H", "4H 5H 6H"),
        ("AC 2C 3C", "AC 2C 3C"),
        ("QC KC AC", "QC KC AC"),
        ("KC AC QC", "QC KC AC"),
        (WHOLE, WHOLE),
        (" ".join(reversed(WHOLE.split())), WHOLE),
        (WHOLE[3:], WHOLE[3:]),
        (WHOLE[:-3], WHOLE[:-3]),
    ],
)
def test_PEN_16_runs(meld: str, lies: str) -> None:
    assert laid(meld) == lies


@pytest.mark.parametrize(
    "meld",
    [
        "KS AS 2S",
        "AS 2S KS",
        "QS KS AS 2S",
        "3H 4H",
        "3H 4H 6H",
        "3H 4D 5H",
        "3H 3H 4H",
        "AS AS 2S",
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S",
        "KS AS X",
        "KS X=AS 2S",
        "X AS 2S",
        "5S X=9S X 8S",
        "5S 6S X=8S",
        "X=5H 6S 7S",
    ],
)
def test_PEN_16_what_is_no_run(meld: str) -> None:
    assert laid(meld) == "PEN-16"


@pytest.mark.parametrize(
    "meld", ["8H 8H 8C 8S", "8H 8D 8C", "8H 8H 8C 8C 8S 8S 8D 8D", "8H 8H X", "8C X X X", "AS AS AH AH X X X X X X"]
)
def test_PEN_17_sets_of_any_suits(meld: str) -> None:
    assert laid(meld) == meld


@pytest.mark.parametrize("meld", ["8H", "8H 8C", "8H X", "8H 8H", "X X"])
def test_PEN_17_a_set_has_three_cards(meld: str) -> None:
    assert laid(meld) == "PEN-17"


@pytest.mark.parametrize(
    ("meld", "lies"),
    [
        ("5S X 7S", "5S X=6S 7S"),
        ("X 5S 6S", "X=4S 5S 6S"),
        ("5S 6S X X X", "5S 6S X=7S X=8S X=9S"),
        ("5S X X 8S", "5S X=6S X=7S 8S"),
        ("QS X X=AS", "QS X X"),  # one natural card, and not all jokers named: a set
        ("QS X=KS X=AS", "QS X=KS X=AS"),
        ("X=6S X=7S 5S", "5S X=6S X=7S"),
        ("5S 7S X=6S", "5S X=6S 7S"),
        ("X=AS 2S 3S", "X=AS 2S 3S"),
        ("JS QS X X", "JS QS X=KS X=AS"),
        ("8H 8C X=8D", "8H 8C X"),
        ("AH AH X=AS", "AH AH X"),
        ("X 8H X=8D", "X 8H X"),
    ],
)
def test_PEN_18_a_joker_of_a_run_has_a_name_one_of_a_set_has_none(meld: str, lies: str) -> None:
    assert laid(meld) == lies


@pytest.mark.parametrize("meld", ["X X X", "X X X X X X", "X=5S X=6S X=7S"])
def test_PEN_18_a_meld_of_jokers_alone_is_none(meld: str) -> None:
    assert laid(meld) == "PEN-18"


def test_PEN_18_a_joker_of_a_run_keeps_its_place() -> None:
    deal = situation("4S 8S 6S 2D", "9S KC", table=["5S X=6S 7S"]).play("lay 4S 8S @1")
    assert deal.melds == {1: "4S 5S X=6S 7S 8S"}


def test_PEN_18_a_natural_card_never_stands_for_another() -> None:
    deal = situation("8S 3H 3D 3C 2D", "9S KC", table=["5S 6S 7S"])
    assert deal.refusal("lay 3H=8S @1") == "PEN-18"
    assert deal.figures("lay 3H=8S @1") == {"card": "3H"}


def test_PEN_17_several_melds_in_one_move_are_laid_in_their_order() -> None:
    deal = situation("8H 8H 8C 3S 4S X 2D", "KC").play("meld 8H 8H 8C / 3S 4S X")
    assert deal.melds == {1: "8H 8H 8C", 2: "3S 4S X=5S"}
    assert deal.hand(0) == ["2D"]
    deal = situation("8H 8H 8C 3S 4S X 2D", "KC")
    assert deal.refusal("meld 8H 8H 8C / 8H 3S X") == "TAB-04"
    assert deal.refusal("meld 8H 8H 8C / 3S 4S") == "PEN-16"
