"""SHA-01 to SHA-03: players, packs, the order of the cards, the deal."""

from __future__ import annotations

import pytest

from rummery.cards.card import JOKER
from rummery.games.shanghai import SHANGHAI
from rummery.games.shanghai.options import cards_in_play
from rummery.play.events import Dealt
from rummery.play.match import Match, Result
from rummery.play.options import Value, declared
from rummery.play.problem import Problem
from rummery.table.table import Table
from tests.games.shanghai.situation import dealt, match, options, situation


@pytest.mark.parametrize(("seats", "packs"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_SHA_01_packs_by_players_with_two_jokers_each(seats: int, packs: int) -> None:
    there = cards_in_play(options(), seats)
    assert len(there) == packs * 54
    assert there.count(JOKER) == 2 * packs
    assert [there.count(face) for face in range(52)] == [packs] * 52
    assert cards_in_play(options(jokers_per_pack=1), seats).count(JOKER) == packs


@pytest.mark.parametrize("seats", [1, 9])
def test_SHA_01_no_more_than_eight_and_no_fewer_than_two(seats: int) -> None:
    with pytest.raises(Problem) as raised:
        Table(SHANGHAI, {}, ("x",) * seats, bytes(32))
    assert raised.value.key == "seats-range"


def test_SHA_01_to_SHA_31_the_options_their_rules_and_ranges() -> None:
    assert [(each.name, each.rule, each.text(each.default), each.range()) for each in declared(SHANGHAI.options)] == [
        ("jokers_per_pack", "SHA-01", "2", "1-2"),
        ("ace_low", "SHA-02", "off", "off | on"),
        ("deal_size", "SHA-03", "11", "contract | 11"),
        ("buy_cards", "SHA-12", "2", "1-2"),
        ("buy_priority", "SHA-13", "dealer", "dealer | turn"),
        ("buys", "SHA-14", "seed", "seed | unlimited | 0-9"),
        ("twos_wild", "SHA-17", "none", "none | black | all"),
        ("tenth", "SHA-22", "3s2r", "3s2r | 4r | 3r5 | 5s | none"),
        ("contracts", "SHA-22", "seed", "seed | classic10 | seven"),
        ("final_discard", "SHA-24", "never", "never | allowed"),
        ("out_bonus", "SHA-31", "0", "0-50"),
        ("blind_bonus", "SHA-31", "0", "0 | 25"),
    ]


@pytest.mark.parametrize(
    ("run", "rule"),
    [
        ("JH QH KH AH", None),
        ("AH 2H 3H 4H", "SHA-02"),
        ("4H 3H 2H AH", "SHA-02"),
        ("X=AH 2H 3H 4H", "SHA-02"),
        ("QH KH AH 2H", "SHA-02"),
        ("2H 3H 4H 5H", None),
        ("AH 2H 3H 5H", "SHA-16"),
    ],
)
def test_SHA_02_the_ace_stands_only_above_the_king(run: str, rule: str | None) -> None:
    hand = " ".join(word.partition("=")[0] for word in run.split())
    deal = situation(f"{hand} 9S 9H 9D 8S 8H 8D KC", "KS", deal=2)
    assert deal.refusal(f"down 9S 9H 9D / 8S 8H 8D / {run}") == rule


@pytest.mark.parametrize(
    ("run", "rule"),
    [
        ("JH QH KH AH", None),
        ("AH 2H 3H 4H", None),
        ("QH KH AH 2H", "SHA-02"),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", None),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "SHA-02"),
    ],
)
def test_SHA_02_ace_low_it_stands_at_either_end_and_not_at_both(run: str, rule: str | None) -> None:
    deal = situation(f"{run} 9S 9D 9C 8S 8D 8C KC", "KS", deal=2, chosen={"ace_low": True})
    assert deal.refusal(f"down 9S 9D 9C / 8S 8D 8C / {run}") == rule


def test_SHA_02_an_ace_is_laid_off_above_the_king_alone() -> None:
    deal = situation("AH AS KD", "KC", table=["2H 3H 4H 5H", "TS JS QS KS"], down=[True, False])
    assert deal.refusal("lay AH @1") == "SHA-02"
    assert deal.refusal("lay AS @2") is None
    assert deal.refusal("lay KD @1") == "SHA-16"


def test_SHA_02_ace_low_an_ace_laid_on_two_to_king_goes_to_the_high_end() -> None:
    run = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    deal = situation("AH AH 5D 6D", "KC", table=[run], down=[True, False], chosen={"ace_low": True})
    assert deal.play("lay AH @1").melds == {1: f"{run} AH"}
    assert deal.refusal("lay AH @1") == "SHA-02"


@pytest.mark.parametrize("seats", range(2, 9))
def test_SHA_03_eleven_cards_each_and_one_turned_up(seats: int) -> None:
    deal = dealt(seats, dealer=seats - 1)
    assert [len(deal.hand(seat)) for seat in range(seats)] == [11] * seats
    packs = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}[seats]
    assert (len(deal.pile.split()), len(deal.stock.split())) == (1, packs * 54 - 11 * seats - 1)
    assert (deal.turn, deal.phase) == (0, "draw")


CONTRACT_SIZES = {
    "seed": [9, 10, 11, 12, 12, 13, 14, 15, 16, 17],
    "classic10": [6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    "seven": [6, 7, 8, 9, 10, 11, 12],
}


@pytest.mark.parametrize("contracts", CONTRACT_SIZES)
def test_SHA_03_deal_size_contract_as_many_as_the_contract_needs_and_one(contracts: str) -> None:
    chosen: dict[str, Value] = {"deal_size": "contract", "contracts": contracts}
    for number, size in enumerate(CONTRACT_SIZES[contracts], 1):
        state = SHANGHAI.new(match([0] * 4, number, chosen=chosen), bytes(32))
        dealt_cards = SHANGHAI.deal(state)[0]
        assert isinstance(dealt_cards, Dealt)
        assert [len(hand) for hand in dealt_cards.hands] == [size + 1] * 4


def test_SHA_03_the_deal_passes_on() -> None:
    following = SHANGHAI.after(match([0, 0, 0], dealer=2), Result((5, 0, 10), (1,)))
    assert isinstance(following, Match)
    assert (following.dealer, following.number, following.totals, following.wins) == (0, 2, (5, 0, 10), (0, 1, 0))
