"""MAR-20 to MAR-22: showing, dublees."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.words.messages import Language, Messages
from tests.games.marriage.situation import VISIT, VISIT_CARDS, by_rule, cards, lies, seen, situation

ALL = f"{VISIT} / KS KD KH / 6D 6H 3S / AD 2D 3D / 3C 4H 3D"
HAND = "KS KD KH 6D 6H 3S AD 2D 3D 3C 4H 3D"
PAIRS = "5S 5S / 6H 6H / 7D 7D / 8C 8C / 9S 9S / TH TH / JD JD"
PAIRS_CARDS = PAIRS.replace(" /", "")
DUBLEES = {"dublees": True}


def test_MAR_20_all_cards_but_one_are_shown_and_that_one_is_discarded() -> None:
    deal = seen(HAND + " QS", "2C 4C").play(f"show {ALL}")
    assert lies(deal, 0) == ALL
    assert deal.hand(0) == []
    assert deal.pile == "2C QS"
    assert deal.phase == "over"
    assert deal.ended == (0, "MAR-20")
    assert deal.position["winner"] == 0


def test_MAR_20_a_show_may_come_in_the_turn_of_seeing() -> None:
    deal = situation(VISIT_CARDS + " " + HAND + " QS", "2C 4C").play(f"see {VISIT}", f"show {ALL}")
    assert deal.ended == (0, "MAR-20")


def test_MAR_21_after_a_show_nobody_moves() -> None:
    deal = seen(HAND + " QS", "KS KH KC").play(f"show {ALL}")
    assert deal.refusal("1 draw stock") == "TAB-06"
    assert deal.refusal("1 timeout") == "TAB-06"


def test_MAR_20_a_show_before_seeing_is_refused() -> None:
    deal = situation(VISIT_CARDS + " KS KD KH QS", "2C")
    assert deal.refusal(f"show {VISIT} / KS KD KH") == "MAR-20"
    wild = situation(VISIT_CARDS + " 6D 6H 3S QS", "2C")
    assert wild.refusal(f"show {VISIT} / 6D 6H 3S") == "MAR-20"


def test_MAR_20_a_show_needs_three_pure_melds() -> None:
    deal = seen("3S 3D KD", "2C")
    assert deal.refusal("show 5S 6S 7S 3S=8S / 9C 9D 9H / TC JC QC 3D=KC") == "MAR-20"
    assert deal.figures("show 5S 6S 7S 3S=8S / 9C 9D 9H / TC JC QC 3D=KC")["pure"] == 1


@pytest.mark.parametrize(
    ("final", "left", "rule"),
    [
        ("required", "QS 2S", "MAR-20"),
        ("required", "QS", None),
        ("required", "", "MAR-20"),
        ("optional", "QS 2S", "MAR-20"),
        ("optional", "QS", None),
        ("optional", "", None),
    ],
)
def test_MAR_20_how_many_cards_may_be_left_over(final: str, left: str, rule: str | None) -> None:
    deal = seen(f"{HAND} {left}", "2C 4C", chosen={"final_discard": final})
    assert deal.refusal(f"show {ALL}") == rule
    if rule is not None:
        assert deal.figures(f"show {ALL}")["n"] == len(left.split())


def test_MAR_20_the_menu_offers_a_show_where_there_is_one() -> None:
    deal = seen(HAND + " QS", "2C 4C")
    shows = [move for move in deal.menu if move.startswith("show")]
    assert len(shows) == 1
    assert deal.refusal(shows[0]) is None
    # Nothing goes with the seven and the two of spades but wild cards, of which there are not enough.
    other = seen("KS KD KH 6D 6H 8S AD 2D 8D 9S 7S 2S QH", "2C 4C")
    assert [move for move in other.menu if move.startswith("show")] == []


def test_MAR_20_no_show_is_looked_for_among_twice_the_cards_of_a_hand() -> None:
    tunnelas = [rank + suit for rank in "24JKA" for suit in "SHD"]
    few, many = " ".join(tunnelas[:5] * 3), " ".join(tunnelas * 3)
    assert any(move.startswith("show") for move in seen(f"{few} 7C", "5C").menu)
    deal = seen(f"{many} 7C", "5C")
    assert not any(move.startswith("show") for move in deal.menu)
    assert deal.refusal(f"show {VISIT} / " + " / ".join([f"{card} {card} {card}" for card in tunnelas])) is None


def test_MAR_17_and_20_with_lock_shown_the_melds_seen_with_are_shown_as_they_are() -> None:
    deal = seen("8S KS KD KH 4S", "2C", chosen={"lock_shown": True})
    assert deal.refusal("show 5S 6S 7S 8S / 9C 9D 9H / TC JC QC / KS KD KH") == "MAR-17"
    assert [move for move in deal.menu if move.startswith("show")] == []


# ---- Dublees ----


def test_MAR_22_dublees_are_refused_where_they_are_not_played() -> None:
    assert situation(PAIRS_CARDS + " KD", "2C").refusal(f"see {PAIRS}") == "MAR-22"


def test_MAR_22_seven_dublees_earn_seeing() -> None:
    deal = situation(PAIRS_CARDS + " KD", "2C", chosen=DUBLEES).play(f"see {PAIRS}")
    assert deal.position["dublee"] == [True, False]
    assert deal.announced == [(0, 7, "MAR-22")]
    assert lies(deal, 0) == PAIRS
    assert deal.view(0).note is not None


@pytest.mark.parametrize(
    "move",
    [
        "see " + PAIRS.rpartition(" / ")[0],
        "see " + PAIRS.replace("5S 5S", "5S 5H"),
        "see " + PAIRS + " / KD KD",
    ],
)
def test_MAR_22_just_seven_pairs_of_identical_cards(move: str) -> None:
    deal = situation(PAIRS_CARDS + " KD KD 5H", "2C", chosen=DUBLEES)
    assert deal.refusal(move) == "MAR-22"


def test_MAR_22_an_eighth_dublee_goes_out_and_nothing_is_discarded() -> None:
    deal = seen("KD KD 2S 4C 6D 8H QC", "2C", shown=[PAIRS, ""], dublee=[True, False], chosen=DUBLEES)
    assert deal.refusal(f"lay out {PAIRS}") == "MAR-22"
    assert deal.refusal("show 5S 5S / KD KD") == "MAR-22"
    assert f"show {PAIRS} / KD KD" in deal.menu
    deal.play(f"show {PAIRS} / KD KD")
    assert deal.hand(0) == cards("2S 4C 6D 8H QC")
    assert deal.pile == "2C"
    assert deal.ended == (0, "MAR-20")


def test_MAR_22_only_who_has_seen_with_dublees_goes_out_with_them() -> None:
    hand = PAIRS_CARDS + " KD KD"
    assert seen(hand, "2C", chosen=DUBLEES).refusal(f"show {PAIRS} / KD KD") == "MAR-22"
    assert situation(hand, "2C", chosen=DUBLEES).refusal(f"show {PAIRS} / KD KD") == "MAR-20"


def test_MAR_22_the_dublees_on_the_table_are_among_the_eight() -> None:
    deal = seen("KD KD QC QC", "2C", shown=[PAIRS, ""], dublee=[True, False], chosen=DUBLEES)
    other = PAIRS.replace("5S 5S", "KD KD") + " / QC QC"
    assert deal.refusal(f"show {other}") == "MAR-22"


def test_MAR_22_what_is_wrong_with_dublees_that_are_shown_is_told() -> None:
    lying = "5S 5S / 6S 6S / 7H 7H / 9C 9C / JD JD / QS QS / 2H 2H"
    fields: dict[str, Any] = {"dublee": [True, False], "shown": [lying, ""], "visit": [lying, ""]}
    deal = seen("8H 8C 8S QH KC KC 4C 4C", "2S", chosen=DUBLEES, **fields)
    others = lying.removeprefix("5S 5S / ")
    swapped = deal.figures(f"show 4C 4C / {others} / KC KC")
    assert (swapped["wrong"], swapped["meld"]) == ("missing", "5S 5S")
    few = deal.figures(f"show {lying}")
    assert (few["wrong"], few["melds"]) == ("count", 7)
    for verb in ("lay out", "show"):
        assert deal.refusal(f"{verb} {lying} / 8H 8C 8S") == "MAR-22"
    others_too = deal.figures(f"show {lying} / 8H 8C 8S")
    assert (others_too["wrong"], others_too["meld"]) == ("other", "8H 8C 8S")
    pure = seen("KC KC 4C 4C", "2S", chosen=DUBLEES)
    assert pure.figures("show KC KC / 4C 4C")["wrong"] == "pure"


def test_MAR_22_deadwood_of_dublees_is_what_lies_in_none() -> None:
    deal = seen(
        HAND + " QS",
        "KD KD 2S 4C 3D 8H QC",
        shown=[VISIT, PAIRS],
        dublee=[False, True],
        chosen=DUBLEES | {"packs": 4},
        discard="",
    ).play(f"show {ALL}")
    # 2S 4C 8H QC count, the wild 3D does not.
    assert by_rule(deal, "MAR-33") == {0: 24, 1: -24}


def test_MAR_22_and_TAB_10_an_unpaired_card_is_thrown() -> None:
    deal = seen("KD KD 2S", "2C", shown=[PAIRS, ""], dublee=[True, False], chosen=DUBLEES).play("timeout")
    assert deal.turn == 1


def test_MAR_22_who_shows_dublees_discards_nothing_so_that_the_upcard_may_be_left() -> None:
    fields: dict[str, Any] = {"dublee": [True, False], "shown": [PAIRS, ""], "visit": [PAIRS, ""]}
    deal = seen("KD KD QC QC 4C 4D", "2S", chosen=DUBLEES, took="4D", **fields)
    # The wild cards beside them make it no show of dublees.
    assert deal.refusal(f"show {PAIRS} / KD KD / QC QC 4C") == "MAR-22"
    assert deal.refusal(f"show {PAIRS} / KD KD") is None


@pytest.mark.parametrize("move", [f"see {PAIRS} / 2C 3C 4C", f"see {PAIRS.rpartition(' / ')[0]} / 2C 3C 4C"])
def test_MAR_22_dublees_and_melds_do_not_mix(move: str) -> None:
    deal = situation(PAIRS_CARDS + " 2C 3C 4C KC KC KD KD KH", "2S", chosen=DUBLEES)
    assert deal.refusal(move) == "MAR-22"
    assert deal.figures(move) == {"meld": "5S 5S"}


def test_MAR_22_who_has_seen_lays_no_dublees_besides() -> None:
    deal = seen("KC KC 2S 3S", "2S", chosen=DUBLEES)
    for verb in ("lay out", "show"):
        assert deal.refusal(f"{verb} {VISIT} / KC KC") == "MAR-22"
    without = seen("KC KC 2S 3S", "2S")
    assert without.refusal(f"lay out {VISIT} / KC KC") == "MAR-14"


def test_MAR_16_seeing_again_is_refused_with_what_may_be_done() -> None:
    fields: dict[str, Any] = {"dublee": [True, False], "shown": [PAIRS, ""], "visit": [PAIRS, ""]}
    deal = seen("KD KD QC QC 4C 4D", "2S", chosen=DUBLEES, **fields)
    assert (deal.refusal("see KD KD"), deal.figures("see KD KD")) == ("MAR-16", {"with": "dublees"})
    assert seen("KD KD KD QC", "2S").figures("see KD KD KD") == {"with": "pure"}


@pytest.mark.parametrize("kinds", ["runs_and_sets", "runs_and_tunnelas", "runs_only"])
@pytest.mark.parametrize(("language", "word"), [("en", "tunnela"), ("ru", "туннел")])
def test_MAR_14_tunnelas_are_said_to_earn_seeing_only_where_they_are_played(
    kinds: str, language: Language, word: str
) -> None:
    for tunnela in (True, False):
        deal = seen("KD QD 2S", "2C", chosen={"visit_melds": kinds, "tunnela": tunnela})
        figures = deal.figures("lay out 5S 6S 7S")
        told = Messages(language).say("three_pure_melds_stay_on_the_table", "marriage", **figures)
        assert (word in told) == (tunnela and kinds != "runs_only")


def test_MAR_11_who_has_laid_all_but_the_upcard_is_told_to_take_something_back() -> None:
    deal = seen("KS KD KH QS", "2C", took="QS").play(f"lay out {VISIT} / KS KD KH")
    assert deal.refusal("discard QS") == "MAR-11"
    assert deal.figures("discard QS") == {"card": "QS", "others": 0}
    assert seen("KS KD QS QS", "2C", took="QS").figures("discard QS") == {"card": "QS", "others": 2}
