"""PEN-19 and PEN-20: laying off, and taking wilds."""

from __future__ import annotations

import pytest

from tests.games.penang.situation import cards, situation

TWO_TO_KING = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
OTHERS = "9C 9D 9H KC"


# ---- PEN-19 ----


@pytest.mark.parametrize(
    ("meld", "move", "lies"),
    [
        ("3H 4H 5H 6H", "lay 2H @1", "2H 3H 4H 5H 6H"),
        ("3H 4H 5H 6H", "lay 7H @1", "3H 4H 5H 6H 7H"),
        ("3H 4H 5H 6H", "lay 7H AH 8H 2H @1", "AH 2H 3H 4H 5H 6H 7H 8H"),
        ("JH QH KH", "lay AH @1", "JH QH KH AH"),
        ("8H 8H 8C 8S", "lay 8S @1", "8H 8H 8C 8S 8S"),
        ("8H 8H 8C 8S", "lay 8D 8D 8S @1", "8H 8H 8C 8S 8D 8D 8S"),
        ("8H 8H 8C", "lay X X @1", "8H 8H 8C X X"),
        ("8H 8H 8C", "lay X=3D @1", "8H 8H 8C X"),
        ("AH AH AC", "lay X=AD @1", "AH AH AC X"),
        ("3H 4H 5H", "lay X=2H @1", "X=2H 3H 4H 5H"),
        ("3H 4H 5H", "lay X=7H X=6H @1", "3H 4H 5H X=6H X=7H"),
        ("3H 4H 5H", "lay X=7H 6H @1", "3H 4H 5H 6H X=7H"),
        (TWO_TO_KING, "lay AS @1", f"AS {TWO_TO_KING}"),
        (TWO_TO_KING, "lay AS AS @1", f"AS {TWO_TO_KING} AS"),
        (TWO_TO_KING, "lay X=AS AS @1", f"X=AS {TWO_TO_KING} AS"),
        (f"AS {TWO_TO_KING}", "lay AS @1", f"AS {TWO_TO_KING} AS"),
    ],
)
def test_PEN_19_cards_and_jokers_are_laid_off(meld: str, move: str, lies: str) -> None:
    words = [word.partition("=")[0] for word in move.split()[1:-1]]
    deal = situation(" ".join([*words, "2D"]), OTHERS, table=[meld]).play(move)
    assert deal.melds == {1: lies}
    assert deal.hand(0) == ["2D"]


@pytest.mark.parametrize(
    ("meld", "move"),
    [
        ("3H 4H 5H", "lay 8H @1"),
        ("3H 4H 5H", "lay 6H 8H @1"),
        ("3H 4H 5H", "lay 3H @1"),
        ("3H 4H 5H", "lay 6S @1"),
        ("3H 4H 5H", "lay X=8H @1"),
        ("3H 4H 5H", "lay X @1"),  # which end?
        ("JH QH KH AH", "lay X @1"),
        ("JH QH KH AH", "lay 2H @1"),
        (f"X=AS {TWO_TO_KING} AS", "lay AS @1"),
        (f"AS {TWO_TO_KING} AS", "lay X=AS @1"),
        ("8H 8H 8C", "lay 9H @1"),
        ("8H 8H 8C", "lay 8D 9H @1"),
    ],
)
def test_PEN_19_what_does_not_fit(meld: str, move: str) -> None:
    words = [word.partition("=")[0] for word in move.split()[1:-1]]
    assert situation(" ".join([*words, "2D"]), OTHERS, table=[meld]).refusal(move) == "PEN-19"


def test_PEN_19_what_fits_is_told() -> None:
    deal = situation("8H X 2D", OTHERS, table=["3H 4H 5H", "KD KD KS"])
    assert deal.figures("lay 8H @1") == {"cards": "8H", "meld": "3H 4H 5H", "wants": "2H 6H"}
    assert deal.figures("lay X=9H @1") == {"cards": "X=9H", "meld": "3H 4H 5H", "wants": "2H 6H"}
    assert deal.figures("lay X @1") == {"meld": "3H 4H 5H", "names": "X=2H, X=6H"}
    assert deal.figures("lay 8H @2") == {"cards": "8H", "meld": "KD KD KS", "wants": "KC KD KH KS"}


def test_PEN_19_melds_of_others_are_laid_off_on_as_well() -> None:
    deal = situation("9S 2D", OTHERS, turn=1).play("meld 9C 9D 9H", "done", "lay 9S @1")
    assert deal.melds == {1: "9C 9D 9H 9S"}
    assert deal.position["table"][0]["owner"] == 1


# ---- PEN-20 ----


@pytest.mark.parametrize(
    ("meld", "card", "lies"),
    [
        ("5C X=6C 7C", "6C", "5C 6C 7C"),
        ("X=5C X=6C 7C", "6C", "X=5C 6C 7C"),
        ("X=AC 2C 3C", "AC", "AC 2C 3C"),
        ("QC KC X=AC", "AC", "QC KC AC"),
        ("7H 7D X", "7S", "7H 7D 7S"),
        ("7H 7D X", "7D", "7H 7D 7D"),
        ("7H X X", "7C", "7H 7C X"),
        ("AH AD X", "AS", "AH AD AS"),
    ],
)
def test_PEN_20_a_natural_card_takes_the_place_of_a_wild(meld: str, card: str, lies: str) -> None:
    deal = situation(f"{card} 2D", OTHERS, table=[meld]).play(f"swap {card} @1")
    assert deal.melds == {1: lies}
    assert deal.hand(0) == cards("2D X")
    assert deal.turn == 0


@pytest.mark.parametrize(
    ("meld", "card"),
    [
        ("5C X=6C 7C", "7C"),
        ("5C X=6C 7C", "6D"),
        ("5C 6C 7C", "6C"),
        ("7H 7D X", "8S"),
        ("7H 7D 7S", "7C"),
        ("7H 7D X", "X"),
        ("5C X=6C 7C", "X"),
        ("AH AD X", "X"),
    ],
)
def test_PEN_20_no_other_card_does(meld: str, card: str) -> None:
    assert situation(f"{card} 2D 3D 4D", OTHERS, table=[meld]).refusal(f"swap {card} @1") == "PEN-20"


def test_PEN_20_what_would_take_it_is_told() -> None:
    deal = situation("8S X 2D 3D 4D", OTHERS, table=["7H 7D X", "5C X=6C X=7C", "KD KD KS"])
    assert deal.figures("swap 8S @1") == {"card": "8S", "meld": "7H 7D X", "joker": "set", "takers": "7C 7D 7H 7S"}
    assert deal.figures("swap 8S @2") == {"card": "8S", "meld": "5C X=6C X=7C", "joker": "run", "takers": "6C 7C"}
    assert deal.figures("swap 8S @3")["joker"] == "none"


def test_PEN_20_only_with_a_passport() -> None:
    deal = situation("6C 2D 3D 4D 9S", OTHERS, table=["5C X=6C 7C"], passport=[False, True])
    assert deal.refusal("swap 6C @1") == "PEN-20"
    assert not [move for move in deal.menu if move.startswith("swap")]
    deal.play("meld 2D 3D 4D", "swap 6C @1")
    assert deal.hand(0) == cards("9S X")


def test_PEN_20_any_number_of_times_and_the_wild_may_be_kept() -> None:
    deal = situation("6C 7S 7C 8D 9D TD 2D", OTHERS, table=["5C X=6C 7C", "7H X X"])
    deal.play("swap 6C @1", "swap 7S @2", "swap 7C @2", "meld 8D 9D TD", "done")
    assert deal.hand(0) == cards("X X X 2D")
    assert deal.melds == {1: "5C 6C 7C", 2: "7H 7S 7C", 3: "8D 9D TD"}


def test_PEN_20_a_wild_taken_may_be_laid_at_once_as_the_same_card() -> None:
    deal = situation("7C 2D", OTHERS, table=["7H 7D X"]).play("swap 7C @1", "lay X @1", "done")
    assert deal.melds == {1: "7H 7D 7C X"}
