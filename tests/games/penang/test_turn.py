"""PEN-10 to PEN-15: an action every turn, the passport, the dead, Game, and the end of all."""

from __future__ import annotations

import pytest

from rummery.cards.record import fields_of
from rummery.games.penang import PENANG
from rummery.games.penang.facts import PenangEvent, PenangState
from rummery.games.penang.whose_turn import next_turn
from rummery.play.events import OVER, Dealt
from rummery.play.game import Game
from rummery.play.notation import read_cards
from rummery.table.table import AnyGame, Table
from tests.games.penang.situation import cards, dealt, situation

WHOLE = "AS 2S 3S 4S 5S 6S X=7S 8S 9S TS JS QS KS AS"


# ---- PEN-10 ----


def test_PEN_10_a_turn_without_an_action_does_not_end() -> None:
    deal = situation("5S 6S 7S 2D", "2H")
    assert deal.refusal("done") == "PEN-10"
    assert deal.figures("done") == {"wilds": 0}
    assert "done" not in deal.menu


@pytest.mark.parametrize("action", ["meld 5S 6S 7S", "lay 9C @1"])
def test_PEN_10_one_meld_or_one_card_laid_off_is_enough(action: str) -> None:
    deal = situation("5S 6S 7S 9C 2D", "9D 3C", table=["9H 9H 9S"]).play(action)
    assert "done" in deal.menu
    assert deal.play("done").turn == 1


def test_PEN_10_as_much_as_one_likes_in_any_order() -> None:
    deal = situation("5S 6S 7S 9C 8S 2D 2C 2S KD", "9D", table=["9H 9H 9S"])
    deal.play("lay 9C @1", "meld 5S 6S 7S", "lay 8S @2", "meld 2D 2C 2S")
    assert (deal.turn, deal.hand(0)) == (0, ["KD"])


def test_PEN_10_taking_a_wild_is_no_action() -> None:
    deal = situation("6C KD", "9C 4H", table=["5C X=6C 7C"]).play("swap 6C @1")
    assert deal.refusal("done") == "PEN-10"
    assert deal.figures("done") == {"wilds": 1}
    assert "done" not in deal.menu
    assert deal.play("lay X=8C @1", "done").phase == "play"


def test_PEN_10_no_wild_is_taken_where_no_action_would_be_left() -> None:
    deal = situation("7S X X", "4H", table=[WHOLE])
    assert deal.refusal("swap 7S @1") == "PEN-10"
    assert "swap 7S @1" not in deal.menu
    assert deal.play("meld 7S X X").ended == (0, "PEN-14")


def test_PEN_10_after_an_action_any_wild_may_be_taken() -> None:
    assert situation("7S KD", "4D", table=[WHOLE]).refusal("swap 7S @1") == "PEN-10"
    assert situation("7S KD", "4D", table=[WHOLE], acted=True).play("swap 7S @1").hand(0) == cards("KD X")


def test_PEN_10_a_wild_from_a_whole_suit_is_taken_where_a_meld_is_left() -> None:
    deal = situation("7S 2H 3H 9D", "4D", table=[WHOLE])
    assert deal.play("swap 7S @1", "meld 2H 3H X=4H", "done").hand(0) == ["9D"]


# ---- PEN-11 and PEN-12 ----


def test_PEN_11_the_first_action_is_a_meld() -> None:
    deal = situation("8S 2C 2D 2H 9D", "3C", table=["5S 6S 7S"], passport=[False, True])
    assert deal.refusal("lay 8S @1") == "PEN-11"
    assert not [move for move in deal.menu if move.startswith("lay")]
    deal.play("meld 2C 2D 2H")
    assert deal.position["passport"] == [True, True]
    assert deal.refusal("lay 8S @1") is None


def test_PEN_11_laying_off_is_no_passport_though_it_would_fit_and_no_meld_is_left() -> None:
    deal = situation("8S 2C", "3C", table=["5S 6S 7S"], passport=[False, True])
    assert deal.refusal("lay 8S @1") == "PEN-11"


def test_PEN_11_a_passport_needs_no_points() -> None:
    assert situation("AC 2C 3C KD", "4H", passport=[False, True], chosen={"ace": 1}).refusal("meld AC 2C 3C") is None


def test_PEN_12_who_has_no_meld_in_the_first_turn_is_dead_at_once() -> None:
    hands = ("2C 2D 2H 9D 5S", "5D 6D 8S 9S KC", "3C 4C 5C 9H")
    deal = situation(*hands, passport=[False, False, False]).play("meld 2C 2D 2H", "done")
    assert deal.announced == [(1, 5, "PEN-12")]
    assert deal.position["dead"] == [False, True, False]
    assert deal.turn == 2


def test_PEN_12_a_card_that_could_be_laid_off_helps_nobody_without_a_passport() -> None:
    deal = situation("2C 2D 2H 9D", "2S 6D 9S", "3C 4C 5C 9H", passport=[False, False, False])
    deal.play("meld 2C 2D 2H", "done")
    assert (deal.announced, deal.turn) == ([(1, 3, "PEN-12")], 2)


def test_PEN_12_a_wild_that_could_be_taken_helps_nobody_without_a_passport() -> None:
    deal = situation("2C 2D 2H 9D", "6S 6D 9S", "3C 4C 5C 9H", table=["5S X=6S 7S"], passport=[False, False, False])
    deal.play("meld 2C 2D 2H", "done")
    assert (deal.announced, deal.turn) == ([(1, 3, "PEN-12")], 2)


def test_PEN_12_as_the_cards_are_dealt_a_meld_is_found_in_every_hand_that_has_one() -> None:
    for dealer in range(4):
        deal = dealt(4, dealer=dealer)
        assert deal.position["dead"] == [False] * 4
        assert any(move.startswith("meld") for move in deal.menu)


HOPELESS = [read_cards(hand) for hand in ("2C 5D 8H JS", "3C 6D 9H QS X", "4C 7D TH KS")]


def test_PEN_12_and_15_a_deal_in_which_nobody_has_a_meld_is_over_at_once() -> None:
    def deal(state: PenangState) -> list[PenangEvent]:
        hands = tuple([bytes(sorted(hand)) for hand in HOPELESS])
        return [Dealt(hands, b"", b""), *next_turn(state.match, hands, (), state.facts, state.match.dealer)]

    game: AnyGame = Game(**{name: getattr(PENANG, name) for name in fields_of(Game)} | {"deal": deal})
    table = Table(game, {"deals": 2}, ("Ann", "Bob", "Cleo"), bytes(32), 0)
    table.begin_deal()
    assert (table.state.phase, table.state.scores, table.state.winners) == (OVER, (25, 48, 31), (0,))
    assert table.between_deals()
    table.begin_deal()
    assert table.over is not None
    assert table.over.totals == (50, 96, 62)


# ---- PEN-13 ----


def test_PEN_13_who_can_neither_meld_nor_lay_off_is_dead_and_the_turn_goes_on() -> None:
    deal = situation("5S 6S 7S 2D", "9H KD", "8S 3C", "2C 4H").play("meld 5S 6S 7S", "done")
    assert deal.announced == [(1, 2, "PEN-13")]
    assert (deal.turn, deal.position["dead"]) == (2, [False, True, False, False])


def test_PEN_13_the_turn_goes_on_past_several_seats_that_are_dead() -> None:
    deal = situation("5S 6S 7S 8S 2D", "9H KD", "9C 3C", "2C 4H").play("meld 5S 6S 7S", "done")
    assert deal.announced == [(1, 2, "PEN-13"), (2, 2, "PEN-13"), (3, 2, "PEN-13")]
    assert (deal.turn, deal.phase) == (0, "play")


def test_PEN_13_the_dead_stay_dead_though_their_cards_would_fit_now() -> None:
    deal = situation("5S 6S 7S 8S 9S 2D", "TS KD", "4S 3C 3S", table=[]).play("meld 5S 6S 7S", "done")
    assert (deal.announced, deal.turn) == ([(1, 2, "PEN-13")], 2)
    deal.play("lay 4S @1", "done", "lay 8S 9S @1", "done")
    assert (deal.turn, deal.announced) == (2, [])
    assert deal.refusal("1 lay TS @1") == "TAB-02"


def test_PEN_13_who_can_act_after_taking_a_wild_is_alive() -> None:
    deal = situation("2C 2D 2H 9D", "6S KD", "3C 4C 5C", table=["5S X=6S 7S"]).play("meld 2C 2D 2H", "done")
    assert (deal.turn, deal.announced) == (1, [])
    assert deal.menu == ["swap 6S @1"]


def test_PEN_13_who_can_take_a_wild_from_a_set_is_alive() -> None:
    """A natural seven fits on the set as well; so do all cards that can take its joker."""
    deal = situation("2C 2D 2H 9D", "7S KD", "3C 4C 5C", table=["7H 7D X"]).play("meld 2C 2D 2H", "done")
    assert deal.turn == 1
    assert sorted(deal.menu) == ["lay 7S @1", "swap 7S @1"]


TWO_WHOLE = [WHOLE, "AH 2H 3H 4H 5H 6H 7H X=8H 9H TH JH QH KH AH"]


@pytest.mark.parametrize(
    ("hand", "alive"),
    [
        ("7S KD", False),  # the joker could be laid nowhere
        ("7S 8H", False),  # two jokers, and no natural card with them
        ("7S 8H KD", True),  # KD X X
        ("7S 9D TD", True),  # 9D TD X
        ("7S 9D JD", True),
        ("7S 9D QD", False),
        ("7S 9D 9D", True),
        ("7S X", False),
        ("8H 7S X", True),  # one of the two beside two jokers
        ("8H 7D X", True),
        ("8H 8H 7S", True),  # one of the eights beside two jokers
        ("6S KD QH", False),
    ],
)
def test_PEN_13_wilds_in_whole_suits_count_where_they_make_a_meld(hand: str, alive: bool) -> None:
    """With whole suits only on the table nothing can be laid off, whatever is taken."""
    deal = situation(hand, "3C 4C 5C 2D 2S", table=TWO_WHOLE, turn=1, chosen={"voluntary_dead": True}).play("dead")
    assert deal.position["dead"] == [not alive, True]


def test_PEN_13_nobody_declares_a_hand_dead_without_the_option() -> None:
    deal = situation("5S 6S 7S 2D", "2H")
    assert deal.refusal("dead") == "PEN-13"
    assert "dead" not in deal.menu
    assert situation("5S 9D", "2H").refusal("dead") == "PEN-13"


@pytest.mark.parametrize("before", [[], ["meld 5S 6S 7S"]])
def test_PEN_13_voluntary_dead(before: list[str]) -> None:
    chosen = {"voluntary_dead": True}
    deal = situation("5S 6S 7S 2D", "9H 9C 9S KD", chosen=chosen).play(*before)
    assert "dead" in deal.menu
    deal.play("dead")
    assert (deal.position["dead"], deal.turn) == ([True, False], 1)
    assert [rule for _, _, rule in deal.announced] == ["PEN-13"]


def test_PEN_13_a_dead_seat_in_turn_plays_nothing() -> None:
    deal = situation("5S 6S 7S 8S", "9H 9C 9S KD", table=["2S 3S 4S", "7H X 7D"], dead=[True, False])
    for move in ("meld 5S 6S 7S", "lay 5S @1", "swap 7S @2"):
        assert deal.refusal(move) == "PEN-13"
    assert deal.menu == ["timeout"]
    assert deal.play("timeout").turn == 1


# ---- PEN-14 ----


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("5S 6S 7S", ["meld 5S 6S 7S"]),
        ("8D 8C", ["lay 8D 8C @1"]),
        ("X", ["lay X @1"]),
        ("5S 6S 7S 8D", ["meld 5S 6S 7S", "lay 8D @1"]),
        ("2D", ["swap 2D @2", "lay X @1"]),
        ("5S 6S 7S KS KD X", ["meld 5S 6S 7S / KS KD X"]),
    ],
)
def test_PEN_14_the_last_card_ends_the_deal_at_once(hand: str, moves: list[str]) -> None:
    deal = situation(hand, "8S 9H", table=["8H 8H 8C", "AD X=2D 3D"]).play(*moves)
    assert (deal.phase, deal.ended, deal.winners) == ("over", (0, "PEN-14"), [0])
    assert deal.refusal("done") == "TAB-06"
    assert deal.refusal("1 lay 8S @1") == "TAB-06"
    assert deal.menu == []


# ---- PEN-15 ----


def test_PEN_15_the_deal_ends_when_all_are_dead() -> None:
    deal = situation("5S 6S 7S 2D", "9H KD", "9C 3C").play("meld 5S 6S 7S", "done")
    assert deal.announced == [(1, 2, "PEN-13"), (2, 2, "PEN-13"), (0, 1, "PEN-13")]
    assert deal.ended == (0, "PEN-15")


def test_PEN_15_one_who_is_alive_goes_on_alone() -> None:
    deal = situation("5S 6S 7S 8S 9S 2D", "9H KD", "9C 3C").play("meld 5S 6S 7S", "done")
    assert (deal.turn, deal.position.get("acted", False)) == (0, False)
    assert deal.refusal("done") == "PEN-10"
    deal.play("lay 8S @1", "done", "lay 9S @1")
    assert deal.phase == "play"
    assert deal.play("done").ended == (0, "PEN-15")


def test_PEN_15_end_when_one_alive() -> None:
    chosen = {"end_when_one_alive": True}
    deal = situation("5S 6S 7S 8S 9S", "9H KD", "9C 3C", chosen=chosen).play("meld 5S 6S 7S", "done")
    assert deal.ended == (2, "PEN-15")
    assert deal.scores == [17, 19, 12]
    assert deal.announced == [(1, 2, "PEN-13"), (2, 2, "PEN-13")]


def test_PEN_15_end_when_one_alive_with_two_alive_goes_on() -> None:
    chosen = {"end_when_one_alive": True}
    deal = situation("5S 6S 7S 8S 2D", "9H KD", "9S 3C", chosen=chosen).play("meld 5S 6S 7S 8S", "done")
    assert (deal.phase, deal.turn) == ("play", 2)


def test_PEN_15_one_alive_from_the_beginning_ends_with_that_turn() -> None:
    chosen = {"end_when_one_alive": True}
    deal = situation("5S 6S 7S 8S 9S", "9H KD", dead=[False, True], chosen=chosen).play("meld 5S 6S 7S", "done")
    assert deal.ended == (0, "PEN-15")


def test_TAB_08_after_two_hundred_moves_only_the_end_of_the_turn_is_left() -> None:
    deal = situation("5S 6S 7S 8S 9H 9H", "2H 3H", table=["9D 9C X"], acted=True, moves=200)
    for move in ("meld 5S 6S 7S", "lay 9H @1", "swap 9H @1"):
        assert deal.refusal(move) == "TAB-08"
    assert deal.menu == ["done"]
    assert situation("5S 6S 7S 8S", "2H 3H", acted=True, moves=199).refusal("meld 5S 6S 7S") is None


def test_TAB_08_every_move_of_a_turn_counts() -> None:
    deal = situation("5S 6S 7S 8S 9C 9H 2D", "9S 3H", table=["9D 9C X", "6C X=7C 8C"])
    deal.play("swap 9H @1", "meld 5S 6S 7S", "lay 8S @3")
    assert deal.position["moves"] == 3
    assert "moves" not in deal.play("done").position
    assert deal.turn == 1
    assert cards("9C X 2D") == deal.hand(0)
