"""SHA-20 to SHA-24: the contracts, laying down, laying off, going out."""

from __future__ import annotations

from typing import Any

import pytest

from rummery.games.shanghai.contract import best_lay_down, lay_down
from rummery.melds.meld import RUN, SET
from rummery.play.notation import read_cards
from tests.games.shanghai.situation import Situation, cards, options, situation

S = ("KS KH KD", "QS QH QD", "JS JH JD", "TS TH TD", "9S 9H 9D")
R = ("3S 4S 5S 6S", "3H 4H 5H 6H", "3D 4D 5D 6D", "3C 4C 5C 6C")
L = ("3S 4S 5S 6S 7S", "3H 4H 5H 6H 7H", "3D 4D 5D 6D 7D")
SEVEN = ("2S 3S 4S 5S 6S 7S 8S",)
TEN = ("2S 3S 4S 5S 6S 7S 8S 9S TS JS",)

CONTRACTS: list[tuple[str, str, int, int, tuple[str, ...], int]] = [
    *[
        ("seed", "3s2r", number, sets, R, runs)
        for number, (sets, runs) in enumerate(
            [(3, 0), (2, 1), (1, 2), (0, 3), (4, 0), (3, 1), (2, 2), (1, 3), (0, 4), (3, 2)], 1
        )
    ],
    ("seed", "4r", 10, 0, R, 4),
    ("seed", "3r5", 10, 0, L, 3),
    ("seed", "5s", 10, 5, R, 0),
    *[
        ("classic10", "3s2r", number, sets, runs, count)
        for number, (sets, runs, count) in enumerate(
            [
                (2, R, 0),
                (1, R, 1),
                (0, R, 2),
                (3, R, 0),
                (1, SEVEN, 1),
                (2, L, 1),
                (0, R, 3),
                (1, TEN, 1),
                (3, L, 1),
                (0, L, 3),
            ],
            1,
        )
    ],
    *[
        ("seven", "3s2r", number, sets, R, runs)
        for number, (sets, runs) in enumerate([(2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3)], 1)
    ],
]


def named(case: object) -> str:
    return str(case) if isinstance(case, (str, int)) else ""


def with_hand(melds: list[str], more: str, **fields: Any) -> Situation:
    """Seat 0 of seven, who use four packs, is to play with these melds in hand."""
    return situation(f"{' '.join(melds)} {more}", "2D", "3D", "4D", "5D", "6D", "7D", **fields)


@pytest.mark.parametrize(("contracts", "tenth", "number", "sets", "runs", "count"), CONTRACTS, ids=named)
def test_SHA_21_and_22_each_deal_asks_for_its_melds_and_no_others(
    contracts: str, tenth: str, number: int, sets: int, runs: tuple[str, ...], count: int
) -> None:
    rule = "SHA-21" if contracts == "seed" and number < 10 else "SHA-22"
    chosen = {"contracts": contracts, "tenth": tenth}
    melds = [*S[:sets], *runs[:count]]
    more = "8S 8H 8D 8C AD"
    deal = with_hand(melds, more, deal=number, chosen=chosen)
    assert deal.refusal(f"down {' / '.join(melds)}") is None
    assert deal.refusal(f"down {' / '.join(reversed(melds))}") is None
    assert deal.refusal(f"down {' / '.join([*melds, '8S 8H 8D'])}") == rule
    if len(melds) > 1:
        assert deal.refusal(f"down {' / '.join(melds[1:])}") == rule
    if sets:
        longer = [f"{S[0]} KC", *melds[1:]]
        deal = with_hand(longer, more, deal=number, chosen=chosen)
        assert deal.refusal(f"down {' / '.join(longer)}") is None
        other = [*melds[1:], "3C 4C 5C 6C 7C 8C 9C TC JC QC"]
        assert with_hand(other, more, deal=number, chosen=chosen).refusal(f"down {' / '.join(other)}") == rule
    if count:
        shorter = [*melds[:-1], " ".join(melds[-1].split()[:-1])]
        too_short = "SHA-16" if len(melds[-1].split()) == 4 else rule
        assert with_hand(shorter, more, deal=number, chosen=chosen).refusal(f"down {' / '.join(shorter)}") == too_short


@pytest.mark.parametrize(("contracts", "tenth", "number", "sets", "runs", "count"), CONTRACTS, ids=named)
@pytest.mark.parametrize("ace_low", [False, True])
def test_SHA_21_and_22_a_contract_in_the_hand_is_found_and_offered(
    contracts: str, tenth: str, number: int, sets: int, runs: tuple[str, ...], count: int, ace_low: bool
) -> None:
    chosen: dict[str, Any] = {"contracts": contracts, "tenth": tenth, "ace_low": ace_low}
    melds = [*S[:sets], *runs[:count]]
    deal = with_hand(melds, "AD", deal=number, chosen=chosen)
    offered = [text for text in deal.menu if text.startswith("down ")]
    assert offered
    for text in offered:
        assert deal.refusal(text) is None
        assert len(text.split(" / ")) == len(melds)
    table = options(**chosen)
    hand = read_cards(deal.position["hands"][0])
    for found in (lay_down(table, table.contract(number), hand), best_lay_down(table, table.contract(number), hand)):
        assert found is not None
        assert [sum(meld.kind == kind for meld in found) for kind in (SET, RUN)] == [sets, count]
        assert all(table.shape.fits(meld) for meld in found)


def test_SHA_20_all_melds_at_once_in_ones_own_turn_after_drawing() -> None:
    hand = f"{S[0]} {S[1]} {S[2]}"
    down = f"down {S[0]} / {S[1]} / {S[2]}"
    deal = situation(f"{hand} AD", "2D", phase="draw", discard="4D", buys=[3, 3])
    assert deal.refusal(down) == "TAB-03"
    assert deal.refusal(f"1 {down}") == "TAB-02"
    deal.play("draw stock", down)
    assert deal.melds == {1: S[0], 2: S[1], 3: S[2]}
    assert (deal.hand(0), deal.position["down"], deal.turn, deal.phase) == (cards("AD 3C"), [True, False], 0, "play")


def test_SHA_20_each_may_be_longer() -> None:
    deal = situation("KS KH KD KC KS QS QH QD QC 3S 4S 5S 6S 7S AD AC", "2D", deal=2)
    deal.play("down KS KH KD KC KS / QS QH QD QC / 3S 4S 5S 6S 7S")
    assert deal.melds == {1: "KS KH KD KC KS", 2: "QS QH QD QC", 3: "3S 4S 5S 6S 7S"}


def test_SHA_22_tenth_none_the_match_has_nine_deals() -> None:
    with pytest.raises(Exception, match="input-number"):
        situation("2S", "2D", deal=10, chosen={"tenth": "none"})
    with pytest.raises(Exception, match="input-number"):
        situation("2S", "2D", deal=8, chosen={"contracts": "seven"})


# ---- SHA-23 ----


def test_SHA_23_who_is_down_lays_off_on_all_contracts_from_the_same_turn_on() -> None:
    deal = situation(f"{S[0]} {S[1]} {S[2]} JC 7S AD AC", "2D", table=["3S 4S 5S 6S"], owner=1)
    assert deal.refusal("lay 7S @1") == "SHA-23"
    deal.play(f"down {S[0]} / {S[1]} / {S[2]}", "lay 7S @1", "lay JC @4", "discard AD")
    assert deal.melds == {1: "3S 4S 5S 6S 7S", 2: S[0], 3: S[1], 4: "JS JH JD JC"}
    assert (deal.turn, deal.hand(0)) == (1, ["AC"])


def test_SHA_23_no_further_melds_of_ones_own() -> None:
    deal = situation("9S 9H 9D AD", "2D", table=list(S[:3]), down=[True, False])
    assert deal.refusal("down 9S 9H 9D") == "SHA-23"
    nine = "KS KH KC QS QH QC JS JH JC AD"
    deal = situation(nine, "2D", table=list(S[:3]), down=[True, False])
    assert deal.refusal("down KS KH KC / QS QH QC / JS JH JC") == "SHA-23"


def test_SHA_23_several_cards_at_once_wait_for_each_other() -> None:
    deal = situation("9S 8S 7S AD", "2D", table=["3S 4S 5S 6S"], down=[True, False])
    assert deal.play("lay 9S 8S 7S @1").melds == {1: "3S 4S 5S 6S 7S 8S 9S"}
    deal = situation("9S 8S X AD", "2D", table=["3S 4S 5S 6S"], down=[True, False])
    assert deal.play("lay 9S X=7S 8S @1").melds == {1: "3S 4S 5S 6S X=7S 8S 9S"}


def test_SHA_23_the_menu_has_every_card_that_fits_and_wild_ones_in_each_place() -> None:
    table = ["3S 4S 5S 6S", "9S 9H X"]
    deal = situation("7S 9D X AD 2S", "2D", table=table, down=[True, False])
    assert [text for text in deal.menu if text.startswith("lay ")] == [
        "lay 2S @1",
        "lay 7S @1",
        "lay X=2S @1",
        "lay X=7S @1",
        "lay 9D @2",
        "lay X @2",
    ]
    deal = situation("2H 2S AD", "2D", table=table, down=[True, False], chosen={"twos_wild": "all"})
    assert [text for text in deal.menu if text.startswith("lay ")] == [
        "lay 2S @1",
        "lay 2H=2S @1",
        "lay 2H=7S @1",
        "lay 2S=7S @1",
        "lay 2H @2",
        "lay 2S @2",
    ]


# ---- SHA-24 ----


def test_SHA_24_playing_the_last_card_ends_the_deal() -> None:
    deal = situation("KC", "2D 5D", table=list(S[:3]), down=[True, False]).play("lay KC @1")
    assert (deal.phase, deal.ended, deal.scores, deal.winners) == ("over", (0, "SHA-24"), [0, 25], [0])


def test_SHA_24_laying_the_whole_hand_down_ends_the_deal() -> None:
    deal = situation(" ".join(S[:3]), "2D 5D").play(f"down {S[0]} / {S[1]} / {S[2]}")
    assert deal.ended == (0, "SHA-24")


def test_SHA_24_the_last_card_is_not_discarded_and_the_turn_simply_ends() -> None:
    deal = situation("KC AD", "2D 5D", table=list(S[:3]), down=[True, False])
    assert deal.refusal("done") == "SHA-24"
    deal.play("lay KC @1")
    assert deal.refusal("discard AD") == "SHA-24"
    assert deal.menu == ["done"]
    deal.play("done")
    assert (deal.turn, deal.hand(0), deal.announced) == (1, ["AD"], [(0, 1, "SHA-24")])


def test_SHA_24_final_discard_allowed_the_last_card_may_go_to_the_pile() -> None:
    chosen = {"final_discard": "allowed"}
    deal = situation("AD", "2D 5D", table=list(S[:3]), down=[True, False], chosen=chosen)
    assert deal.refusal("done") == "SHA-24"
    deal.play("discard AD")
    assert (deal.ended, deal.pile, deal.scores) == ((0, "SHA-24"), "AD", [0, 25])


# ---- TAB-08 ----


def test_TAB_08_after_two_hundred_moves_only_those_that_end_the_turn() -> None:
    table = ["3S 4S 5S 6S", "KS KH X"]
    deal = situation("7S KD AD", "2D", table=table, down=[True, False], moves=200)
    assert [deal.refusal(text) for text in ("lay 7S @1", "swap KD @2", "discard AD")] == ["TAB-08", "TAB-08", None]
    deal = situation("7S KD AD", "2D", table=table, down=[True, False], moves=199).play("swap KD @2")
    assert deal.refusal("lay 7S @1") == "TAB-08"
