"""MAR-01 to MAR-07: packs, direction, the cut for the deal, the deal, the cut joker."""

from __future__ import annotations

import pytest

from rummery.cards.card import JOKER, pack
from rummery.cards.names import RANKS, name
from rummery.cards.shuffle import derived
from rummery.games.marriage import MARRIAGE
from rummery.games.marriage.cut import cut
from rummery.games.marriage.options import wild_faces
from rummery.games.marriage.values import papulu, tapulu
from rummery.play.notation import read_cards
from rummery.table.table import Table
from tests.games.marriage.situation import after, dealt, match, options, situation


def card(text: str) -> int:
    return read_cards(text)[0]


@pytest.mark.parametrize(("seats", "copies"), [(2, 3), (3, 3), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_MAR_01_three_packs_and_four_for_six_and_seven_players(seats: int, copies: int) -> None:
    assert sorted(MARRIAGE.cards(options(), seats)) == sorted(pack(copies, 0))


def test_MAR_01_four_packs_and_printed_jokers_by_option() -> None:
    assert sorted(MARRIAGE.cards(options(packs=4, printed_jokers=3), 2)) == sorted(pack(4, 3))


def test_MAR_01_a_printed_joker_is_never_the_cut_joker() -> None:
    for number in range(300):
        deal = dealt(2, seed=derived(bytes(32), str(number)), printed_jokers=3)
        assert deal.position["cut"] != "X"
        everything = " ".join([*deal.position["hands"], deal.stock, deal.pile])
        assert everything.split().count("X") == 3


def test_MAR_01_a_printed_joker_counts_ten_to_one_who_has_not_seen_and_nothing_to_one_who_has() -> None:
    for has_seen, count in ((False, 12), (True, 2)):
        deal = situation(
            "5S 6S 7S 9C 9D 9H TC JC QC KS",
            "X 2C",
            chosen={"printed_jokers": 1},
            seen=[True, has_seen],
            shown=["", ""],
            discard="",
        )
        deal.play("show 5S 6S 7S / 9C 9D 9H / TC JC QC")
        assert deal.announced[0] == (1, count, "MAR-32")


@pytest.mark.parametrize("direction", ["counterclockwise", "clockwise"])
def test_MAR_02_and_07_the_seats_move_in_their_order_whichever_way_round(direction: str) -> None:
    deal = dealt(3, dealer=1, direction=direction)
    assert deal.turn == 2
    deal.play("draw stock", "timeout")
    assert deal.turn == 0


def rank(face: int) -> int:
    return face % 13


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("first", ["low", "high"])
def test_MAR_03_everybody_cuts_and_the_lowest_or_highest_deals_ties_cutting_again(seats: int, first: str) -> None:
    tied = 0
    for number in range(60):
        found = cut(options(first_dealer=first), seats, derived(bytes(32), str(number)))
        cutting = list(range(seats))
        for cards in found.rounds:
            assert [seat for seat, _ in cards] == cutting
            ranks = [rank(face) for _, face in cards]
            wanted = min(ranks) if first == "low" else max(ranks)
            cutting = [seat for seat, face in cards if rank(face) == wanted]
        assert cutting == [found.dealer]
        tied += len(found.rounds) > 1
    assert tied


def test_MAR_03_the_ace_is_the_lowest_card() -> None:
    for number in range(200):
        found = cut(options(), 4, derived(bytes(32), str(number)))
        aces = [seat for seat, face in found.rounds[0] if RANKS[rank(face)] == "A"]
        if len(aces) == 1:
            assert found.dealer == aces[0]


def test_MAR_03_chance_may_name_the_dealer() -> None:
    found = [cut(options(first_dealer="random"), 4, derived(bytes(32), str(number))) for number in range(60)]
    assert {each.dealer for each in found} == {0, 1, 2, 3}
    assert {each.rounds for each in found} == {()}


def test_MAR_03_the_table_asks_for_the_cut_and_the_next_seat_deals_next() -> None:
    table = Table(MARRIAGE, {}, ("a", "b", "c"), bytes(32))
    assert table.cut == cut(options(), 3, derived(bytes(32), "cut"))
    assert table.cut is not None
    assert table.next_match().dealer == table.cut.dealer
    following = after(match([0, 0, 0], dealer=2), (1, 0, -1))
    assert following.totals == (1, 0, -1)
    assert getattr(following, "dealer", None) == 0


def test_MAR_04_and_05_twenty_one_cards_each_an_upcard_and_one_card_aside() -> None:
    deal = dealt(4)
    assert [len(hand.split()) for hand in deal.position["hands"]] == [21] * 4
    assert len(deal.pile.split()) == 1
    assert len(deal.stock.split()) == 156 - 4 * 21 - 1 - 1
    assert [deal.view(seat).aside for seat in (0, 1, None)] == [1, 1, 1]
    assert [deal.view(seat).note for seat in (0, 1, None)] == [None, None, None]


def test_MAR_04_cards_are_dealt_one_at_a_time_from_the_player_after_the_dealer_on() -> None:
    one, other = dealt(3, dealer=0), dealt(3, dealer=1)
    assert one.hand(1) == other.hand(2)
    assert one.hand(0) == other.hand(1)


def test_MAR_05_every_card_is_the_cut_joker_now_and_then() -> None:
    cuts = {dealt(2, seed=derived(bytes(32), str(number))).position["cut"] for number in range(600)}
    assert len(cuts) == 52


@pytest.mark.parametrize(
    ("cut", "above", "below", "wild"),
    [
        ("3H", "4H", "2H", "3S 3H 3D 3C 2H 4H"),
        ("AS", "2S", "KS", "AS AH AD AC KS 2S"),
        ("KD", "AD", "QD", "KS KH KD KC AD QD"),
    ],
)
def test_MAR_06_wild_are_the_cut_jokers_rank_and_its_neighbours_going_round(
    cut: str, above: str, below: str, wild: str
) -> None:
    assert name(papulu(card(cut))) == above
    assert name(tapulu(card(cut))) == below
    assert sorted(wild_faces(card(cut))) == sorted(read_cards(wild))
    assert JOKER not in wild_faces(card(cut))
