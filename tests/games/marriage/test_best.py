"""MAR-20, MAR-31: the search finds what the solver finds, on hands of every kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rummery.cards.card import NONE, ONE, Cards, minus
from rummery.cards.names import NAMES
from rummery.cards.shuffle import Dice, derived, shuffled
from rummery.games.marriage.arrange import goal_of, rummy_of
from rummery.games.marriage.lay_outs import lay_out_of, least_points, to_show
from rummery.games.marriage.laying import is_whole
from rummery.games.marriage.options import MarriageOptions, cards_in_play, wild_faces
from rummery.games.marriage.packing import MOST_POINTS, Showing
from rummery.games.marriage.parts import set_of
from rummery.games.marriage.reading import as_typed, is_meld, read, typed
from rummery.games.marriage.suits import BITS
from rummery.melds.recognise import recognise
from rummery.melds.solver.aims import FEWEST_CARDS
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY
from rummery.play.options import Value
from tests.games.marriage.situation import options

TABLES: list[dict[str, Value]] = [
    {},
    {"visit_melds": "runs_only"},
    {"visit_melds": "runs_and_tunnelas", "printed_jokers": 3},
    {"min_run": 4},
    {"tunnela": False},
]


def by_chance(chosen: MarriageOptions, dice: Dice, size: int) -> Cards:
    seed = derived(bytes(32), str(dice.below(60000)))
    return bytes(sorted(shuffled(cards_in_play(chosen, 4), seed)[:size]))


def nearly_done(chosen: MarriageOptions, dice: Dice, size: int) -> Cards:
    """Runs of three and sets, some cards exchanged for wild ones by whoever deals, the rest by chance."""
    rest = cards_in_play(chosen, 4)
    hand = NONE
    while len(hand) < size - 3:
        suit, low = dice.below(4), dice.below(11)
        meld = bytes([suit * 13 + low + at for at in range(3)])
        if dice.below(3) == 0:
            meld = bytes([(suit + at) % 4 * 13 + low for at in range(3)])
        if len(minus(rest, meld)) == len(rest) - 3:
            rest, hand = minus(rest, meld), hand + meld
    return bytes(sorted(hand + shuffled(rest, derived(bytes(32), str(dice.below(60000))))[: size - len(hand)]))


@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("hands", [by_chance, nearly_done])
def test_MAR_20_and_31_the_search_agrees_with_the_solver(
    table: int, hands: Callable[[MarriageOptions, Dice, int], Cards]
) -> None:
    chosen = options(**TABLES[table])
    dice = Dice(derived(bytes(32), f"{hands.__name__} {table}"))
    for number in range(5):
        cut = dice.below(52)
        cards = hands(chosen, dice, 22 if number % 2 else 16)
        best = arrange(cards, rummy_of(chosen, cut), goal=goal_of(chosen)) or arrange(cards, rummy_of(chosen, cut))
        assert best is not None
        assert least_points(chosen, cut, cards, (), MOST_POINTS) == best.points_left
        found = to_show(chosen, cut, cards, (), NONE)
        fewest = arrange(cards, rummy_of(chosen, cut), FEWEST_CARDS, goal_of(chosen))
        assert (found is not None) == (fewest is not None and len(fewest.left) <= 1)
        if found is not None:
            melds = [read(chosen, cut, typed(chosen, meld)) for meld in found.melds]
            assert melds == list(found.melds)
            assert all(is_meld(chosen, meld) for meld in melds)
            assert bytes(sorted(NONE.join([meld.cards for meld in melds]) + found.left)) == cards
            assert len(found.left) == 1
            other = to_show(chosen, cut, cards, (), found.left)
            assert other is None or other.left != found.left


def test_MAR_15_three_pure_melds_may_be_of_wild_cards_alone() -> None:
    chosen = options()
    wild = wild_faces(28)  # 3H: all threes, 2H and 4H
    cards = bytes(sorted(wild * 2 + ONE[51]))
    assert len(cards) == 13
    found = to_show(chosen, 28, cards, (), NONE)
    assert found is not None
    assert found.left in (ONE[51], *[ONE[card] for card in wild])
    best = arrange(cards, rummy_of(chosen, 28), FEWEST_CARDS, goal_of(chosen))
    assert best is not None
    assert len(best.left) <= 1
    assert arrange(cards, rummy_of(chosen, 28), goal=ANY) is not None


def held(names: str) -> Cards:
    return bytes(sorted([NAMES.index(name) for name in names.split()]))


def test_MAR_11_and_20_a_show_is_found_that_leaves_another_card_than_the_upcard_just_taken() -> None:
    """JH may be left over with all others laid, or lie in a run while 5C, or 6S, is left over."""
    chosen, cut, taken = options(), held("QS")[0], held("JH")
    hand = held("5C 9C 9C QC 8D 9D 9D QD 9H 9H JH AS 2S 3S 5S 6S 6S 8S 8S 9S JS QS")
    found = to_show(chosen, cut, hand, (), taken)
    assert found is not None
    assert len(found.left) == 1
    assert found.left != taken
    assert bytes(sorted(NONE.join([meld.cards for meld in found.melds]) + found.left)) == hand
    assert all(is_meld(chosen, read(chosen, cut, typed(chosen, meld))) for meld in found.melds)


def test_MAR_14_four_suits_of_a_rank_twice_are_two_sets() -> None:
    chosen, cut = options(), held("QS")[0]  # KS is wild
    hand = held("AC 2C 3C 4C 5C 6C AD 2D 3D AH 2H 3H KS 9C 9C 9D 9D 9H 9H 9S 9S")
    found = to_show(chosen, cut, hand, (), NONE)
    assert found is not None
    assert len(found.left) == 1
    assert least_points(chosen, cut, hand, (), MOST_POINTS) == 0


def test_MAR_11_the_search_itself_does_not_leave_the_upcard_just_taken() -> None:
    chosen, none_wild = options(), NONE
    hand = held("AD 2D 3D 7H 8H 9H 2C 3C 4C 5C")
    for kept, run in ((held("2C"), held("2C 3C 4C")), (held("5C"), held("3C 4C 5C"))):
        search = Showing(chosen, hand, none_wild, kept)
        search.search()
        assert search.parts is not None
        assert run in [part.faces for part in search.parts]
    alone = Showing(chosen, held("AD 2D 3D 7H 8H 9H KS"), none_wild, held("KS"))
    alone.search()
    assert (alone.parts, alone.is_sure()) == (None, True)


def test_MAR_16_a_wild_card_in_its_own_place_makes_a_set_pure() -> None:
    nines = set_of(BITS[held("9C")[0]], 0b0011)
    assert nines.may_be_pure(held("2S 9H"))
    assert not nines.may_be_pure(held("2S X"))
    meld = nines.with_wilds(held("9H X"))
    assert (meld.cards, meld.wilds) == (held("9C 9D") + held("9H"), 0)


def test_MAR_17_a_table_with_cards_that_are_no_meld_is_not_whole() -> None:
    chosen = options()
    melds = [as_typed(chosen, cards, cards) for cards in map(held, ("5S 6S 7S", "9C 9D 9H", "TC JC QC"))]
    assert is_whole(chosen, tuple(melds))
    assert not is_whole(chosen, tuple(melds[:2]))
    other = held("2S KD 4C")
    assert not is_whole(chosen, (*melds, as_typed(chosen, other, other)))


def test_MAR_20_a_show_is_found_though_all_cards_can_be_laid_in_melds_that_spare_none() -> None:
    """Runs of four, sets and a tunnela of three hold all 22; for a discard, seven hearts have to be one run."""
    chosen, cut = options(min_run=4), held("JD")[0]
    hand = held("2C 3C 4C 5C KC KD KH 6D 7D 9D JC 3H 4H 5H 6H 7H 8H 9H TH 9S 9S 9S")
    found = to_show(chosen, cut, hand, (), NONE)
    assert found is not None
    assert found.left in (held("3H"), held("TH"))
    assert bytes(sorted(NONE.join([meld.cards for meld in found.melds]) + found.left)) == hand
    assert all(is_meld(chosen, read(chosen, cut, typed(chosen, meld))) for meld in found.melds)


@pytest.mark.parametrize(
    ("table", "cut", "hand", "taken", "can_be_shown"),
    [
        (
            {"min_run": 4, "visit_melds": "runs_and_tunnelas"},
            "QS",
            "6C QC QC 6D 9D QD QD QD 4H JH QH QH QH KH 6S 9S JS JS QS QS QS KS",
            "QS",
            True,
        ),
        (
            {"tunnela": False, "visit_melds": "runs_and_tunnelas"},
            "AC",
            "AC AC 2C 3C 3C 6C 7C AD AD AH AH 2H 3H 3H 5H 6H 7H 7H 7H AS X",
            "7H",
            True,
        ),
        ({"printed_jokers": 3}, "6H", "AC 6C 7C 8C 9C 2D 6D 9D TD 3H 5H 5H 7H 7H QH AS 2S 6S 6S 7S 8S", "", False),
        # The only wild card is the upcard just taken: it has to lie, in place of a natural card that is left.
        (
            {"visit_melds": "runs_only"},
            "JC",
            "4C 5C 5C 6C 6C 7C TC 6D 6D 6D 7D 7D 7D 8D 8D 8D AH 2H 2H 3H 3H 4H",
            "TC",
            True,
        ),
        ({"min_run": 4}, "2C", "6C 7C TC TD AC AH AS 2C 2H 2S QD QH QS JC JH 2C 5C 5H 2D 8C 8S AC", "", True),
    ],
)
def test_MAR_20_the_search_itself_knows_that_a_card_has_to_be_left_over(
    table: dict[str, Value], cut: str, hand: str, taken: str, can_be_shown: bool
) -> None:
    """Many wild cards lay all cards but none can be spared: to ask the solver for each of them took seconds."""
    chosen, wild = options(**table), wild_faces(held(cut)[0])
    search = Showing(chosen, held(hand), wild, held(taken))
    search.search()
    assert search.is_sure()
    if can_be_shown:
        assert search.parts is not None
        assert sum([len(part.faces) for part in search.parts]) < len(held(hand))
    found = to_show(chosen, held(cut)[0], held(hand), (), held(taken))
    assert (found is not None) == can_be_shown
    assert found is None or (len(found.left) == 1 and found.left != held(taken))


def test_MAR_20_a_run_that_the_solver_shows_is_told_as_it_reads_without_its_natural_card() -> None:
    chosen, cut = options(visit_melds="runs_and_tunnelas", lock_shown=True), held("7H")[0]
    hand = held("7C 2D 3D 4D 5D 5D 6D 7D 7D 7H 7H 6S 7S TS JS QS")
    stay = tuple([recognise(chosen.shape, held(run), held(run)) for run in ("2D 3D 4D 5D", "5D 6D 7D", "TS JS QS")])
    found = to_show(chosen, cut, hand, stay, NONE)
    assert found is not None
    assert found.melds[:3] == stay
    assert [read(chosen, cut, typed(chosen, meld)) for meld in found.melds] == list(found.melds)


def test_MAR_17_the_table_stays_where_only_the_solver_knows_better() -> None:
    """Of four packs somebody may hold a card four times: a bot that asks for every discard must not wait for it."""
    chosen, cut = options(packs=4), held("QS")[0]
    table = tuple([recognise(chosen.shape, held(meld), held(meld)) for meld in ("2C 2D 2H", "3C 3D 3H", "4C 4D 4H")])
    hand = held("7D 7D 7D 7D 9S TS")
    cards = bytes(sorted(hand + NONE.join([meld.cards for meld in table])))
    assert lay_out_of(chosen, cut, cards, table, ()) == table
    assert least_points(chosen, cut, cards, (), MOST_POINTS) == 7 + 9 + 10
