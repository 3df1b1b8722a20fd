"""SHA-26, SHA-30, SHA-31, TAB-08: the end of the stock, points, the match."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.games.shanghai import SHANGHAI
from rummery.games.shanghai.scoring import in_hand
from rummery.play.match import Match, MatchOver, Result
from rummery.play.notation import read_cards
from rummery.play.options import Value
from tests.games.shanghai.situation import cards, match, situation

NO_BUYS: dict[str, Any] = {"chosen": {"buys": 0}}
TABLE = ["KS KH KD", "QS QH QD"]

# ---- SHA-26 ----


def test_SHA_26_the_discards_but_the_top_become_the_stock_once_it_is_empty_and_a_card_is_needed() -> None:
    deal = situation("2S 4H", "2D 4D", stock="3C", discard="5C 6C 7C KS", phase="draw", **NO_BUYS)
    deal.play("draw stock", "discard 4H")
    assert (deal.turn, deal.phase, deal.stock, deal.pile) == (1, "draw", "", "5C 6C 7C KS 4H")
    deal.play("draw stock")
    assert (deal.pile, deal.position["restocked"], len(deal.stock.split())) == ("4H", 1, 3)
    assert cards(f"{deal.stock} {' '.join(deal.hand(1))}") == cards("5C 6C 7C KS 2D 4D")


def test_SHA_26_a_buyer_may_need_the_refill_too() -> None:
    deal = situation("2S", "2D", "2C", stock="3C", discard="5C 6C 7C 8C KS", phase="draw", discarder=2)
    deal.play("draw stock", "1 buy")
    assert (len(deal.hand(1)), len(deal.hand(0)), deal.pile) == (4, 2, "8C")
    assert (deal.position["restocked"], len(deal.stock.split())) == (1, 1)


def test_SHA_26_empty_a_second_time_the_turn_of_the_last_card_is_played_out() -> None:
    fields: dict[str, Any] = {"stock": "3C", "discard": "5C 6C KS", "restocked": 1, "phase": "draw"}
    deal = situation("2S 4H", "2D 4D", **fields, **NO_BUYS).play("draw stock")
    assert (deal.turn, deal.phase) == (0, "play")
    deal.play("discard 4H")
    assert (deal.phase, deal.ended) == ("over", (None, "SHA-26"))
    assert deal.scores == [25, 25]
    assert deal.lines == [(0, 25, "SHA-30"), (1, 25, "SHA-30")]


def test_SHA_26_the_last_turn_may_still_be_won() -> None:
    fields: dict[str, Any] = {"stock": "KC", "discard": "5C 6C", "restocked": 1, "phase": "draw", "down": [True, False]}
    deal = situation("QC", "2D 4D", table=TABLE, **fields, **NO_BUYS).play("draw stock", "lay KC @1", "lay QC @2")
    assert (deal.ended, deal.scores) == ((0, "SHA-24"), [0, 25])


def test_SHA_26_or_the_pile_is_too_small_to_give_a_card() -> None:
    deal = situation("2S 4H", "2D 4D", stock="3C", discard="", phase="draw", **NO_BUYS).play("draw stock")
    assert deal.play("discard 4H").ended == (None, "SHA-26")
    deal = situation("2S 4H", "2D 4D", stock="3C", discard="KS", phase="draw", **NO_BUYS).play("draw stock")
    deal.play("discard 4H")
    assert (deal.phase, deal.turn) == ("draw", 1)
    assert deal.play("draw stock").hand(1) == cards("2D 4D KS")


def test_SHA_26_at_once_if_the_player_in_turn_has_nothing_to_draw() -> None:
    fields: dict[str, Any] = {"stock": "", "restocked": 1, "down": [True, False]}
    deal = situation("3S", "2D 4D", table=TABLE, discard="5C 6C", **fields).play("done")
    assert deal.ended == (None, "SHA-26")
    deal = situation("3S", "2D 4D", phase="draw", discard="5C", upcard_dead=True, **fields)
    assert (deal.refusal("draw stock"), deal.refusal("draw discard"), deal.menu) == ("TAB-07", "SHA-11", ["timeout"])
    assert deal.play("timeout").ended == (None, "SHA-26")


def test_SHA_26_with_an_upcard_there_is_something_to_draw() -> None:
    deal = situation("3S 4S", "2D 4D", phase="draw", stock="", restocked=1, discard="5C")
    assert deal.menu == ["draw discard"]
    assert deal.play("draw discard", "discard 3S").ended == (None, "SHA-26")


# ---- SHA-30 ----


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("2S 5D KH AC X", 75),
        ("3S 4S 5S 6S 7S 8S 9S TS JS 2D X", 100),
        ("9S 9H JD", 20),
        ("AS AH 3D", 35),
        ("3C 4C 5C 6C 7C 8C 9C", 35),
        ("TC JC QC KC", 40),
        ("", 0),
    ],
)
def test_SHA_30_what_hands_count(hand: str, points: int) -> None:
    assert in_hand(read_cards(hand)) == points


def test_SHA_30_who_goes_out_counts_nothing_and_the_others_their_hands() -> None:
    deal = situation("KC", "2S 5D KH AC X", "9S 9H JD", table=["KS KD KS"], down=[True, True, False])
    deal.play("lay KC @1")
    assert deal.scores == [0, 75, 20]
    assert deal.lines == [(1, 75, "SHA-30"), (2, 20, "SHA-30")]


def test_SHA_30_a_wild_two_counts_twenty_too() -> None:
    deal = situation("KC", "2S", table=["KS KD KS"], down=[True, False], chosen={"twos_wild": "all"})
    assert deal.play("lay KC @1").scores == [0, 20]


# ---- SHA-31 ----

THREE = "down KS KH KD / QS QH QD / JS JH"


@pytest.mark.parametrize(
    ("out_bonus", "blind_bonus", "third", "taken_off"),
    [
        (0, 0, "JD", 0),
        (10, 0, "JD", 10),
        (0, 25, "JD", 50),
        (0, 25, "X", 25),
        (50, 25, "JD", 100),
        (50, 25, "X", 75),
    ],
)
def test_SHA_31_bonuses_are_taken_off_the_score_of_who_went_out(
    out_bonus: int, blind_bonus: int, third: str, taken_off: int
) -> None:
    chosen: dict[str, Value] = {"out_bonus": out_bonus, "blind_bonus": blind_bonus}
    deal = situation(f"KS KH KD QS QH QD JS JH {third} JC", "5D", chosen=chosen)
    deal.play(f"{THREE} {third}", "lay JC @3")
    assert deal.scores == [-taken_off, 5]
    assert deal.lines == ([(0, -taken_off, "SHA-31")] if taken_off else []) + [(1, 5, "SHA-30")]


def test_SHA_31_laid_off_later_the_blind_bonus_is_not_due() -> None:
    chosen: dict[str, Value] = {"out_bonus": 5, "blind_bonus": 25}
    deal = situation("JC", "5D", table=["JS JH JD"], down=[True, False], chosen=chosen).play("lay JC @1")
    assert deal.scores == [-5, 5]


def test_SHA_31_a_joker_laid_off_counts_as_one_and_a_joker_swapped_in_does_not_alone() -> None:
    chosen: dict[str, Value] = {"blind_bonus": 25}
    hand = "KS KH KD QS QH QD JS JH JD"
    deal = situation(f"{hand} X", "5D", chosen=chosen).play(f"{THREE} JD", "lay X @1")
    assert deal.scores == [-25, 5]
    fields: dict[str, Any] = {"table": ["5S 6S X=7S 8S"], "owner": 1, "down": [False, True]}
    deal = situation(f"{hand} 7S", "5D", chosen=chosen, **fields).play("swap 7S @1", f"{THREE} JD", "lay X @2")
    assert deal.scores == [-25, 5]


def test_SHA_31_a_natural_two_among_wild_ones_is_no_wild_card() -> None:
    chosen: dict[str, Value] = {"blind_bonus": 25, "twos_wild": "all"}
    natural = situation("2S 2H 2D QS QH QD JS JH JD", "5D", chosen=chosen)
    assert natural.play("down 2S 2H 2D / QS QH QD / JS JH JD").scores == [-50, 5]
    wild = situation("KS KH 2D QS QH QD JS JH JD", "5D", chosen=chosen)
    assert wild.play("down KS KH 2D / QS QH QD / JS JH JD").scores == [-25, 5]


def after(found: Match[Any], scores: tuple[int, ...]) -> Match[Any] | MatchOver:
    return SHANGHAI.after(found, Result(scores, ()))


@pytest.mark.parametrize(
    ("chosen", "deals"),
    [
        ({}, 10),
        ({"tenth": "none"}, 9),
        ({"tenth": "5s"}, 10),
        ({"contracts": "classic10"}, 10),
        ({"contracts": "classic10", "tenth": "none"}, 10),
        ({"contracts": "seven"}, 7),
    ],
)
def test_SHA_31_after_the_last_contract_the_lowest_total_wins(chosen: dict[str, Value], deals: int) -> None:
    before = after(match([10, 30, 20], deals - 1, chosen=chosen), (0, 0, 0))
    assert isinstance(before, Match)
    assert before.number == deals
    assert after(before, (30, 5, 10)) == MatchOver((2,), (40, 35, 30), "SHA-31")
    assert after(before, (30, 10, 20)) == MatchOver((0, 1, 2), (40, 40, 40), "SHA-31")


def test_SHA_31_the_worked_example_of_three_deals() -> None:
    following: Match[Any] | MatchOver = match([0, 0])
    for scores in ((0, 35), (75, 0), (20, 100)):
        assert isinstance(following, Match)
        following = after(following, scores)
    assert isinstance(following, Match)
    assert following.totals == (95, 135)


# ---- TAB-08 ----


def test_TAB_08_a_deal_in_which_only_upcards_are_taken_ends_after_twenty_rounds() -> None:
    deal = situation("2S 4H", "2D 4D", discard="KS", phase="draw")
    turns = 0
    while deal.phase != "over":
        deal.play("draw discard", f"discard {deal.hand(deal.turn)[0]}")
        turns += 1
    assert (turns, deal.ended) == (40, (None, "TAB-08"))


def test_TAB_08_a_card_of_the_stock_or_one_laid_begins_the_count_anew() -> None:
    fields: dict[str, Any] = {"discard": "KS", "phase": "draw", "stuck": 39, "table": ["KD KH KC"]}
    drawn = situation("2S 4H", "2D 4D", **fields, **NO_BUYS).play("draw stock", "discard 2S")
    assert (drawn.phase, "stuck" in drawn.position) == ("draw", False)
    laid = situation("2S 4H", "2D 4D", down=[True, False], **fields).play("draw discard", "lay KS @1", "discard 2S")
    assert (laid.phase, "stuck" in laid.position) == ("draw", False)
    assert situation("2S 4H", "2D 4D", **fields).play("draw discard", "discard 2S").ended == (None, "TAB-08")
