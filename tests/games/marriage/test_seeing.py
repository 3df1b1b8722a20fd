"""MAR-16 to MAR-19: seeing, laying out, taking back."""

from __future__ import annotations

import pytest

from rummery.play.events import Told
from tests.games.marriage.situation import VISIT, VISIT_CARDS, cards, lies, seen, situation

RUNS = "5S 6S 7S / TC JC QC / 2D 3D 4D"


def test_MAR_16_three_pure_melds_earn_the_sight_of_the_joker_alone() -> None:
    deal = situation(VISIT_CARDS + " KD", "2C 4C").play(f"see {VISIT}")
    assert lies(deal, 0) == VISIT
    assert deal.hand(0) == ["KD"]
    assert deal.position["seen"] == [True, False]
    assert deal.view(0).note == 28  # 3H
    assert deal.view(1).note is None
    assert deal.view(None).note is None
    assert deal.announced == [(0, 3, "MAR-16")]
    assert [event.seat for event in deal.last if isinstance(event, Told)] == [0]


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("see 5S 6S 7S / 9C 9D 9H", "MAR-16"),
        ("see 5S 6S 7S / 9C 9D 9H / TC JC QC / KD KH KS", "MAR-16"),
        ("see 5S 6S 7S / 9C 9D 9H / 8D 8H 3S", "MAR-16"),
        ("see 5S 6S 7S / 9C 9D 9H / 4D 3S=5D 6D", "MAR-16"),
        ("see 5S 6S 7S / 9C 9D 9H / 4D 3S 6D", "MAR-16"),
        ("see 5S 6S 7S / 9C 9D 9H / KS AS 2S", "MAR-13"),
        ("see 5S 6S 7S / 9C 9D 9H / KD KH KD", "MAR-14"),
    ],
)
def test_MAR_16_two_pure_melds_or_an_impure_one_do_not(move: str, rule: str) -> None:
    deal = situation(VISIT_CARDS + " KD KD KH KS 8D 8H 3S AS 2S 4D 6D", "2C 4C")
    assert deal.refusal(move) == rule


def test_MAR_16_an_impure_meld_is_refused_in_the_same_way_whichever_card_is_wild() -> None:
    for cut in ("3H", "KD", "7C"):
        deal = situation(VISIT_CARDS + " 8D 8H 3S", "2C", cut=cut)
        assert deal.refusal("see 5S 6S 7S / 9C 9D 9H / 8D 8H 3S") == "MAR-16"
        assert deal.figures("see 5S 6S 7S / 9C 9D 9H / 8D 8H 3S")["meld"] == "8D 8H 3S"


@pytest.mark.parametrize(
    ("kinds", "melds", "rule"),
    [
        ("runs_and_sets", "5S 6S 7S / 9C 9D 9H / 8S 8S 8S", None),
        ("runs_and_tunnelas", "5S 6S 7S / 2D 3D 4D / 8S 8S 8S", None),
        ("runs_and_tunnelas", "5S 6S 7S / 9C 9D 9H / 8S 8S 8S", "MAR-16"),
        ("runs_only", RUNS, None),
        ("runs_only", "5S 6S 7S / TC JC QC / 8S 8S 8S", "MAR-16"),
        ("runs_only", VISIT, "MAR-16"),
    ],
)
def test_MAR_16_the_kinds_of_melds_by_option(kinds: str, melds: str, rule: str | None) -> None:
    deal = situation(VISIT_CARDS + " 8S 8S 8S 2D 3D 4D", "2C", chosen={"visit_melds": kinds})
    assert deal.refusal(f"see {melds}") == rule


def test_MAR_16_the_joker_is_seen_once() -> None:
    deal = seen("KS KD KH QS QD QH 2C", "2C", shown=["5S 6S 7S / 9C 9D 9H / TC JC QC", ""])
    assert deal.refusal("see KS KD KH / QS QD QH / 5S 6S 7S") == "TAB-04"
    assert deal.refusal("see KS KD KH / QS QD QH / KS KD KH") == "TAB-04"
    other = seen("KS KD KH QS QD QH 5D 6D 7D 2C", "2C")
    assert other.refusal("see KS KD KH / QS QD QH / 5D 6D 7D") == "MAR-16"


def test_MAR_16_the_menu_offers_to_see_just_where_it_can_be_done() -> None:
    can = situation(VISIT_CARDS + " KD 4C", "2C")
    assert "see TC JC QC / 5S 6S 7S / 9C 9D 9H" in can.menu
    cannot = situation("5S 6S 7S 9C 9D 9H TC JC KC KD", "2C")
    assert [move for move in cannot.menu if move.startswith("see")] == []
    twice = situation("5S 6S 7S 5S 6S 7S 5S 6S 7S KD", "2C")
    assert "see 5S 6S 7S / 5S 6S 7S / 5S 6S 7S" in twice.menu


def test_MAR_17_melds_with_wild_cards_are_laid_and_melds_exchanged() -> None:
    deal = seen("6D 6H 3S 8S KD", "2C").play(f"lay out {VISIT} / 6D 6H 3S")
    assert lies(deal, 0) == f"{VISIT} / 6D 6H 3S"
    deal.play("lay out 5S 6S 7S 8S / 9C 9D 9H / TC JC QC / 6D 6H 3S")
    assert lies(deal, 0) == "5S 6S 7S 8S / 9C 9D 9H / TC JC QC / 6D 6H 3S"
    deal.play("lay out 5S 6S 7S 8S / 9C 9D 9H / TC JC QC")
    assert deal.hand(0) == cards("6D 6H 3S KD")


def test_MAR_17_a_wild_card_may_be_added_to_an_own_meld() -> None:
    deal = seen("3S KS KD KH 4C", "2C")
    deal.play("lay out 5S 6S 7S 3S=8S / 9C 9D 9H / TC JC QC / KS KD KH")
    assert lies(deal, 0) == "5S 6S 7S 3S=8S / 9C 9D 9H / TC JC QC / KS KD KH"


@pytest.mark.parametrize(
    "move",
    [
        "lay out 5S 6S 7S / 9C 9D 9H",
        "lay out 5S 6S 7S 3S=8S / 9C 9D 9H / TC JC QC",
        "lay out 5S 6S 7S / 9C 9D 3S / TC JC QC",
    ],
)
def test_MAR_17_fewer_than_three_pure_melds_are_not_left(move: str) -> None:
    assert seen("3S KS KD", "2C").refusal(move) == "MAR-17"


def test_MAR_17_the_three_are_of_the_kinds_that_earn_seeing() -> None:
    deal = seen("KS KD KH 4C", "2C", shown=[RUNS, ""], chosen={"visit_melds": "runs_only"})
    assert deal.refusal("lay out 5S 6S 7S / TC JC QC / KS KD KH") == "MAR-17"
    assert deal.refusal(f"lay out {RUNS} / KS KD KH") is None


def test_MAR_17_laying_out_comes_after_seeing() -> None:
    assert situation(VISIT_CARDS + " KD", "2C").refusal(f"lay out {VISIT}") == "MAR-17"


def test_MAR_17_with_lock_shown_the_melds_seen_with_stay_as_they_are() -> None:
    locked = {"lock_shown": True}
    deal = seen("8S KS KD KH 4C", "2C", chosen=locked)
    assert deal.refusal("lay out 5S 6S 7S 8S / 9C 9D 9H / TC JC QC") == "MAR-17"
    assert deal.refusal("lay out 5S 6S 7S / 9C 9D 9H / KS KD KH") == "MAR-17"
    assert deal.figures("lay out 5S 6S 7S / 9C 9D 9H / KS KD KH") == {"meld": "TC JC QC"}
    deal.play(f"lay out KS KD KH / {VISIT}")
    assert lies(deal, 0) == f"KS KD KH / {VISIT}"
    assert seen("8S KS KD KH 4C", "2C").refusal("lay out 5S 6S 7S 8S / 9C 9D 9H / KS KD KH") is None


def test_MAR_18_wild_faces_are_ordinary_cards_before_seeing() -> None:
    deal = situation("3S 4S 5S 2H 3H 4H 3C 3D 3S KD", "2C")
    assert deal.refusal("see 3S 4S 5S / 2H 3H 4H / 3C 3D 3S") is None


def test_MAR_19_what_was_laid_in_this_turn_is_taken_back_but_seeing_is_not() -> None:
    deal = situation(VISIT_CARDS + " KS KD KH 4C", "2C")
    assert deal.refusal("take back") == "MAR-19"
    deal.play(f"see {VISIT}")
    assert deal.refusal("take back") == "MAR-19"
    deal.play(f"lay out {VISIT} / KS KD KH")
    assert "take back" in deal.menu
    deal.play("take back")
    assert lies(deal, 0) == VISIT
    assert deal.position["seen"] == [True, False]
    assert deal.hand(0) == cards("KS KD KH 4C")
    assert deal.refusal("take back") == "MAR-19"


def test_MAR_19_what_was_laid_in_an_earlier_turn_stays() -> None:
    deal = seen("KS KD KH 4C", "2C").play(f"lay out {VISIT} / KS KD KH", "discard 4C", "1 draw stock", "1 discard 2C")
    deal.play("draw stock")
    assert deal.refusal("take back") == "MAR-19"


def test_TAB_08_after_200_moves_in_a_turn_only_taking_back_and_what_ends_it_are_left() -> None:
    deal = seen("KS KD KH 4C", "2C", moves=199).play(f"lay out {VISIT} / KS KD KH")
    assert deal.refusal(f"lay out {VISIT}") == "TAB-08"
    deal.play("take back", "discard 4C")
    assert deal.turn == 1
