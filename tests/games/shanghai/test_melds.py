"""SHA-16, SHA-17, SHA-25: sets, runs, wild cards; how they are typed."""

from __future__ import annotations

import pytest

from rummery.play.options import Value
from rummery.play.problem import Problem
from tests.games.shanghai.situation import Situation, situation

SETS = "KS KH KD QS QH QD"
"""Two sets that complete the first contract."""


def refusal(meld: str, **chosen: Value) -> str | None:
    """Why two sets and this are not laid down in deal 2 as a run, in deal 1 as a set; None where one of them is."""
    hand = " ".join(word.partition("=")[0] for word in meld.split())
    found = []
    for number in (1, 2):
        deal = situation(f"{hand} {SETS} AC", "3D", deal=number, chosen=chosen)
        found.append(deal.refusal(f"down KS KH KD / QS QH QD / {meld}"))
    return None if None in found else found[0]


@pytest.mark.parametrize(
    ("meld", "rule"),
    [
        ("8S 8H 8D", None),
        ("8S 8S 8D", None),
        ("8S 8S 8D 8D 8C 8C 8H 8H", None),
        ("8S 8H", "SHA-16"),
        ("5S 6S 7S 8S", None),
        ("8S 5S 7S 6S", None),
        ("5S 6S 7S", "SHA-16"),
        ("5S 6S 7H 8S", "SHA-16"),
        ("5S 6S 7S 9S", "SHA-16"),
        ("5S 5S 6S 7S 8S", "SHA-16"),
        ("8S 8H 9D", "SHA-16"),
        ("8S", "SHA-16"),
    ],
)
def test_SHA_16_sets_and_runs(meld: str, rule: str | None) -> None:
    assert refusal(meld) == rule


@pytest.mark.parametrize(
    ("meld", "rule"),
    [
        ("8S 8H X", None),
        ("8S X X", "SHA-17"),
        ("8S 8H X X", None),
        ("8S 8H X X X", "SHA-17"),
        ("4C X 6C X", None),
        ("X 5D X X", "SHA-17"),
        ("X X X", "SHA-17"),
        ("X=4D 5D X=6D X=7D", "SHA-17"),
        ("X=4D 5D 6D X=7D", None),
        ("5D 6D X=7D X=4D", None),
        ("5D 6D 8D X", "SHA-16"),
        ("5D 6D X 8D", None),
        ("5D 6D X=9D 8D", "SHA-16"),
        ("X 5D 6D X 8D", None),
        ("8S 8H X=5D", None),
    ],
)
def test_SHA_17_never_more_wild_cards_than_natural_ones(meld: str, rule: str | None) -> None:
    assert refusal(meld) == rule


@pytest.mark.parametrize(
    ("meld", "none", "black", "all_twos"),
    [
        ("8S 8H 2S", "SHA-16", None, None),
        ("8S 8H 2H", "SHA-16", "SHA-16", None),
        ("8S 2S 2C", "SHA-16", "SHA-17", "SHA-17"),
        ("2S 2H 2D", None, None, None),
        ("2S 2S 2C", None, None, None),
        ("2S 3S 4S 5S", None, None, None),
        ("5S 2S 7S 8S", "SHA-16", None, None),
        ("5S 6S 7S 2H", "SHA-16", "SHA-16", None),
        ("5S 2H 2H X", "SHA-16", "SHA-16", "SHA-17"),
        ("2S X 4S 5S", None, None, None),
    ],
)
def test_SHA_17_twos_are_wild_where_the_table_says_so(
    meld: str, none: str | None, black: str | None, all_twos: str | None
) -> None:
    assert [refusal(meld, twos_wild=which) for which in ("none", "black", "all")] == [none, black, all_twos]


def test_SHA_17_a_named_two_is_wild_only_where_twos_are() -> None:
    with pytest.raises(Problem) as raised:
        refusal("5S 6S 7S 2S=8S")
    assert raised.value.key == "card-not-wild"
    assert refusal("5S 6S 7S 2S=8S", twos_wild="black") is None
    with pytest.raises(Problem):
        refusal("5S 6S 7S 2H=8S", twos_wild="black")


def laid(meld: str, **chosen: Value) -> str:
    hand = " ".join(word.partition("=")[0] for word in meld.split())
    is_run = len({word[0] for word in meld.split() if word[0] not in "X2"}) > 1
    deal = situation(f"{hand} {SETS} AC", "3D", deal=2 if is_run else 1, chosen=chosen)
    return deal.play(f"down {meld} / KS KH KD / QS QH QD").melds[1]


@pytest.mark.parametrize(
    ("meld", "lies"),
    [
        ("4C X 6C X", "4C X=5C 6C X=7C"),
        ("X 6C 7C 8C", "X=5C 6C 7C 8C"),
        ("JC QC KC X", "JC QC KC X=AC"),
        ("5D 6D X=7D X=4D", "X=4D 5D 6D X=7D"),
        ("8S 8H X=8C", "8S 8H X"),
        ("8S X 8H", "8S X 8H"),
        ("7C 5C 6C 4C", "4C 5C 6C 7C"),
    ],
)
def test_SHA_17_wild_cards_are_named_in_runs_and_bare_in_sets(meld: str, lies: str) -> None:
    assert laid(meld) == lies


@pytest.mark.parametrize(
    ("meld", "lies"),
    [
        ("5S 2H 7S 8S", "5S 2H=6S 7S 8S"),
        ("8S 8H 2H", "8S 8H 2H"),
        ("2H 3S 4S 5S", "2H=2S 3S 4S 5S"),
        ("2S 3S 4S 5S", "2S 3S 4S 5S"),
        ("2S=7S 4S 5S 6S", "4S 5S 6S 2S=7S"),
    ],
)
def test_SHA_17_a_wild_two_is_named_in_runs_but_in_its_own_place(meld: str, lies: str) -> None:
    assert laid(meld, twos_wild="all") == lies


def down_with(meld: str, *hand: str, **chosen: Value) -> Situation:
    return situation(" ".join(hand), "3D", table=[meld], down=[True, False], chosen=chosen)


def test_SHA_17_also_after_laying_off() -> None:
    deal = down_with("8S 8H X", "X X 8C KD")
    deal.play("lay X @1")
    assert deal.melds == {1: "8S 8H X X"}
    assert deal.refusal("lay X @1") == "SHA-17"
    deal.play("lay 8C @1", "lay X @1")
    assert deal.melds == {1: "8S 8H X X 8C X"}


def test_SHA_17_several_at_once_are_judged_together() -> None:
    deal = down_with("8S 8H X X", "X 8C KD 3S")
    assert deal.refusal("lay X @1") == "SHA-17"
    assert deal.refusal("lay X 8C @1") is None
    assert deal.refusal("lay 8C X @1") is None


def test_SHA_17_a_wild_card_laid_off_on_a_run_is_named() -> None:
    deal = down_with("5S 6S 7S 8S", "X KD 3S")
    assert deal.refusal("lay X @1") == "SHA-17"
    assert deal.refusal("lay X=JS @1") == "SHA-16"
    assert deal.refusal("lay 3S=9S @1") == "SHA-17"
    assert deal.play("lay X=9S @1").melds == {1: "5S 6S 7S 8S X=9S"}
    assert down_with("5S 6S 7S 8S", "X KD 3S").play("lay X=4S @1").melds == {1: "X=4S 5S 6S 7S 8S"}


def test_SHA_17_a_wild_two_is_laid_off_as_itself_or_under_a_name() -> None:
    deal = down_with("3S 4S 5S 6S", "2S 2S 2H KD", twos_wild="all")
    assert deal.refusal("lay 2H @1") == "SHA-17"
    deal.play("lay 2S @1", "lay 2S=7S @1", "lay 2H=8S @1")
    assert deal.melds == {1: "2S 3S 4S 5S 6S 2S=7S 2H=8S"}
    assert down_with("9S 9H 9D", "2S KD", twos_wild="all").play("lay 2S @1").melds == {1: "9S 9H 9D 2S"}
    assert down_with("2S 2H 2D", "X KD", twos_wild="all").play("lay X=2C @1").melds == {1: "2S 2H 2D X"}


def test_SHA_17_a_joker_in_a_set_of_aces_has_no_name() -> None:
    assert down_with("AS AH AD", "X KD").play("lay X=AC @1").melds == {1: "AS AH AD X"}


def test_SHA_25_sets_of_one_rank_and_touching_runs_lie_side_by_side() -> None:
    deal = situation("8S 8H 8D 8S 8H 8C 9S 9H 9D AC KC", "3D").play("down 8S 8H 8D / 8S 8H 8C / 9S 9H 9D")
    assert deal.melds == {1: "8S 8H 8D", 2: "8S 8H 8C", 3: "9S 9H 9D"}
    deal = situation("8S 8H 8D 3S 4S 5S 6S 7S 8S 9S TS AC KC", "3D", deal=3)
    deal.play("down 8H 8D 8S / 3S 4S 5S 6S / 7S 8S 9S TS")
    assert deal.melds[3] == "7S 8S 9S TS"
