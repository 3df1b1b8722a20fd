"""MAR-13 to MAR-15, MAR-18: which cards are a meld, to who has seen and to who has not."""

from __future__ import annotations

import pytest

from rummery.cards.card import JOKER
from rummery.games.marriage.options import MarriageOptions
from rummery.games.marriage.reading import as_typed, is_meld, read, typed
from rummery.melds.meld import Meld, text_of
from rummery.play.notation import read_cards, read_meld
from rummery.play.options import Value
from tests.games.marriage.situation import VISIT, options, seen, situation

CUT = read_cards("3H")[0]


def meld(text: str, chosen: MarriageOptions, cut: int | None = CUT) -> Meld:
    return read(chosen, cut, read_meld(text, lambda cards, faces: as_typed(chosen, cards, faces)))


PURE = [
    "8D 9D TD",
    "AS 2S 3S",
    "QS KS AS",
    "6D 6H 6S",
    "6D 6H 6S 6C",
    "7C 7C 7C",
    "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",
]
IMPURE = [
    ("6D 6H 3S", "6D 6H 3S"),
    ("6D 3S 3C", "6D 3S 3C"),
    ("6D 6H 6S 3C", "6D 6H 6S 3C"),
    ("5S 3D 7S", "5S 3D=6S 7S"),
    ("3D 5S 6S", "3D=4S 5S 6S"),
    ("5S 6S 3D=7S", "5S 6S 3D=7S"),
    ("QD KD 3C", "QD KD 3C=AD"),
    ("3C 2D 3D", "3C 2D 3D"),
    ("3C=AD 2D 3D", "3C=AD 2D 3D"),
    ("5S 3D=6S 2H=7S", "5S 3D=6S 2H=7S"),
    ("5S 3D 2H 8S", "5S 3D=6S 2H=7S 8S"),
    ("6D 6H 3S=7S", "6D 6H 3S"),
    ("3S 3D 2H", "3S 3D 2H"),
    ("3S 3S 3D 2H 4H 4H", "3S 3S 3D 2H 4H 4H"),
    ("2H 2H 2S", "2H 2H 2S"),
    ("5S 7S 3D=6S", "5S 3D=6S 7S"),
    ("7S 3D=6S 5S", "5S 3D=6S 7S"),
    ("5H 3D=4H 3C=3H", "3C=3H 3D=4H 5H"),
    ("AD 3C=KD QD", "QD 3C=KD AD"),
]
"""What a player who has seen 3H may type, and how it is written back."""
NATURAL = ["3S 4S 5S", "3S 3D 3C", "2H 3H 4H", "3H 3H 3H", "AH 2H 3H", "2H 2S 2D"]
"""Wild cards in their own places."""


@pytest.mark.parametrize("text", PURE)
def test_MAR_13_and_14_pure_melds_are_melds_to_everybody(text: str) -> None:
    for cut in (None, CUT):
        found = meld(text, options(), cut)
        assert is_meld(options(), found)
        assert options().shape.fits(found)
        assert text_of(found) == text


@pytest.mark.parametrize(("text", "written"), IMPURE)
def test_MAR_15_and_18_wild_cards_fill_what_is_missing_for_who_has_seen_alone(text: str, written: str) -> None:
    found = meld(text, options())
    assert is_meld(options(), found)
    assert not options().shape.fits(found)
    assert text_of(found) == written
    assert meld(written, options()) == found
    assert not is_meld(options(), meld(text, options(), None))


@pytest.mark.parametrize("text", NATURAL)
def test_MAR_15_a_wild_card_in_its_own_place_leaves_the_meld_pure(text: str) -> None:
    found = meld(text, options())
    assert options().shape.fits(found)
    assert text_of(found) == text


@pytest.mark.parametrize(
    "text",
    [
        "6D 6D 3S",
        "KS AS 2S",
        "3S 3D",
        "5S 7S 3D",
        "6D 7H 3S",
        "6D 6H 6D 6H",
        "5S 6S 8S",
        "7C 7C 7C 7C",
        "7C 7C 3S",
        "KS AS 3D",
        "5S=6S 7S 8S",
        "6D 6H 6S 6C 3S",
        "6D",
        "3S",
    ],
)
def test_MAR_13_to_15_what_is_no_meld_is_none_to_who_has_seen(text: str) -> None:
    assert not is_meld(options(), meld(text, options()))


def test_MAR_01_and_15_a_printed_joker_is_wild_to_who_has_seen() -> None:
    chosen = options(printed_jokers=2)
    assert text_of(meld("5S X 7S", chosen)) == "5S X=6S 7S"
    assert is_meld(chosen, meld("6D 6H X", chosen))
    assert not is_meld(chosen, meld("6D 6H X", chosen, None))
    assert JOKER in meld("X 3S 3D", chosen).cards


@pytest.mark.parametrize(
    ("chosen", "text", "right"),
    [
        ({"min_run": 4}, "5S 6S 7S", False),
        ({"min_run": 4}, "5S 6S 7S 8S", True),
        ({"min_run": 4}, "5S 3D 7S", False),
        ({"min_run": 4}, "5S 3D 7S 8S", True),
        ({"tunnela": False}, "7C 7C 7C", False),
        ({"tunnela": False}, "3S 3S 3S", True),
    ],
)
def test_MAR_13_and_14_the_shortest_run_and_tunnelas_by_option(
    chosen: dict[str, Value], text: str, right: bool
) -> None:
    assert is_meld(options(**chosen), meld(text, options(**chosen))) == right


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("KS AS 2S", "MAR-13"),
        ("5S 6S 8S", "MAR-13"),
        ("6D 6H 6D", "MAR-14"),
        ("7C 7C 7H", "MAR-14"),
        ("6D 6D 3S", "MAR-15"),
        ("3S 3D", "MAR-15"),
        ("5S 9S 3D", "MAR-13"),
    ],
)
def test_MAR_13_to_15_what_is_no_meld_is_refused_by_its_rule(text: str, rule: str) -> None:
    deal = seen(text.replace("=", " ") + " KD", "2C 4C")
    assert deal.refusal(f"lay out {VISIT} / {text}") == rule
    assert deal.figures(f"lay out {VISIT} / {text}")["meld"] == text


def test_MAR_15_naturals_of_a_run_with_a_wild_card_are_named_in_ascending_order() -> None:
    deal = seen("5S 7S 3D KD", "2C 4C")
    assert deal.refusal(f"lay out {VISIT} / 5S 7S 3D") == "MAR-13"
    assert deal.refusal(f"lay out {VISIT} / 5S 3D 7S") is None


def test_MAR_15_a_move_keeps_its_melds_as_they_were_typed() -> None:
    chosen = options()
    found = meld("5S 3D 7S", chosen)
    assert text_of(typed(chosen, found)) == "5S 3D=6S 7S"
    assert read(chosen, CUT, typed(chosen, found)) == found


def test_TAB_04_only_own_cards_and_own_melds_are_stated() -> None:
    deal = seen("KD", "2C", shown=[VISIT, "5D 6D 7D / KS KH KC / 9S TS JS"])
    assert deal.refusal(f"lay out {VISIT} / 5D 6D 7D") == "TAB-04"
    assert deal.figures(f"lay out {VISIT} / 5D 6D 7D") == {"cards": "5D 6D 7D", "held": "none"}
    assert deal.refusal(f"show {VISIT} / KS KH KC") == "TAB-04"


def test_the_order_of_refusals_is_time_then_cards_then_melds_then_all_others() -> None:
    deal = situation("5S 6S 8S", "2C", phase="draw")
    assert deal.refusal("1 see 5S 6S 8S") == "TAB-02"
    assert deal.refusal("see KS AS 2S") == "TAB-03"
    deal.play("draw stock")
    assert deal.refusal("see KS AS 2S") == "TAB-04"
    assert deal.refusal("see 5S 6S 8S") == "MAR-13"
    assert deal.refusal("knock") == "TAB-01"
    assert deal.refusal("meld 5S 6S 8S") == "TAB-01"


def test_MAR_16_a_set_and_a_tunnela_of_four_copies_earn_seeing_with_a_run() -> None:
    deal = situation("7S 8S 9S 3C 3D 3D 3D 3D 3S KH", "2S", chosen={"packs": 4}, cut="9D")
    assert "see 7S 8S 9S / 3C 3D 3S / 3D 3D 3D" in deal.menu
