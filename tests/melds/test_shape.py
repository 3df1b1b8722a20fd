"""What may be laid off on a meld, what is left of one, and what two make together."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.cards.names import names
from rummery.melds.meld import (
    JUMBLE,
    OPEN,
    RUN,
    SAME,
    SET,
    Meld,
    ace_is_low,
    place_of_wild,
    text_of,
    with_card_at,
    with_face,
)
from rummery.melds.pattern import BOTH, HIGH, Pattern
from rummery.melds.recognise import recognise
from rummery.melds.shape import Shape, joined, laid_off, part
from rummery.play.notation import read_cards_and_faces
from tests.melds.rulebook import IDENTICAL, PLAIN, SHAPES, all_runs, all_sets, cards, is_run_of, meld

RUNS = list(all_runs())
SETS = list(all_sets())


def wanted_by_run(run: list[int]) -> list[int]:
    """RAM-15, RAM-19: the cards that make the run longer at one of its ends."""
    return [card for card in range(52) if is_run_of([card, *run]) or is_run_of([*run, card])]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("run", [run for run in RUNS if run[0] // 13 == 2])
def test_RAM_19_a_run_wants_the_cards_at_its_ends(run: list[int], shape: Shape) -> None:
    laid = Meld(RUN, bytes(run), bytes(run))
    assert list(shape.wants(laid)) == wanted_by_run(run)
    for card in wanted_by_run(run):
        longer = shape.with_card(laid, card, card)
        assert longer is not None
        assert shape.fits(longer)
        assert list(longer.cards) in ([card, *run], [*run, card])


def test_RAM_15_an_ace_laid_on_two_to_king_goes_to_the_high_end() -> None:
    longer = PLAIN.with_card(meld("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"), 39, 39)
    assert longer is not None
    assert text_of(longer) == "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


LARGE_SETS = Pattern(ace=BOTH, largest_set=99, different_suits=False)
EVERY_SHAPE = [*SHAPES, Shape(LARGE_SETS), Shape(LARGE_SETS, cards("2S X"))]


@pytest.mark.parametrize("shape", EVERY_SHAPE)
@given(st.integers(1, 4), st.integers(0, 51), st.lists(st.integers(0, 4), min_size=3, max_size=14))
def test_RAM_19_and_PEN_19_a_meld_wants_the_cards_that_can_be_laid_off_on_it(
    shape: Shape, size: int, first: int, suits: list[int]
) -> None:
    rank, places = first % 13, min(len(suits), 14 - first % 13)
    run = bytes([first - rank + (rank + at) % 13 for at in range(places)])
    of_rank = bytes([OPEN if suit == 4 else suit * 13 + rank for suit in suits[:size]])
    jokers = of_rank.replace(bytes([OPEN]), bytes([JOKER]))
    for found in (Meld(RUN, run, run), Meld(SET, jokers, of_rank)):
        if shape.is_run(found) or shape.is_set(found):
            assert list(shape.wants(found)) == [card for card in range(52) if shape.with_card(found, card, card)]


@pytest.mark.parametrize(
    ("laid", "wants"),
    [
        ("QS KS X=AS", "JS"),
        ("X=AS 2S 3S", "4S"),
        ("AS 2S X=3S", "4S"),
        ("JS QS X=KS", "AS TS"),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", ""),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", ""),
        ("7H 7D X", "7C 7S"),  # still open: either may be laid off
        ("7H 7D X=7S", "7C"),
        ("7H 7D 7C", "7S"),
        ("7H 7D 7C 7S", ""),
        ("7H 7D 7C X", ""),
    ],
)
def test_RAM_17_a_joker_on_the_table_is_the_card_it_stands_for(laid: str, wants: str) -> None:
    assert names(PLAIN.wants(meld(laid))) == wants


@pytest.mark.parametrize("chosen", [chosen for chosen in SETS if chosen[0] % 13 == 6])
def test_RAM_16_a_set_wants_the_suit_that_is_missing(chosen: list[int]) -> None:
    missing = [card for card in (6, 19, 32, 45) if card not in chosen]
    assert list(PLAIN.wants(Meld(SET, bytes(chosen), bytes(chosen)))) == missing


def test_RAM_18_the_fourth_card_settles_the_joker() -> None:
    longer = laid_off(PLAIN, meld("7H 7D X"), cards("7C"), cards("7C"))
    assert longer is not None
    assert text_of(longer) == "7H 7D X=7S 7C"


@pytest.mark.parametrize(("laid", "wants"), [("7H 7H 7H", "7H"), ("7H 7H X=7H", "7H"), ("7H 7H 7H 7H", "")])
def test_RAM_45_three_identical_cards_want_a_fourth(laid: str, wants: str) -> None:
    assert names(IDENTICAL.wants(meld(laid, IDENTICAL))) == wants


@pytest.mark.parametrize(
    ("left", "plain", "identical"),
    [
        ("5S", "5C 5D 5H 4S 6S", "5C 5D 5H 4S 5S 6S"),
        ("AS", "AC AD AH 2S KS", "AC AD AH AS 2S KS"),
        ("KS", "KC KD KH AS QS", "KC KD KH AS QS KS"),
        ("5S 6S", "4S 7S", "4S 7S"),
        ("KS AS", "QS", "QS"),
        ("AS 2S", "3S", "3S"),
        ("5S 5H", "5C 5D", "5C 5D"),
    ],
)
def test_RAM_42_what_is_left_of_a_meld_wants_what_makes_it_whole(left: str, plain: str, identical: str) -> None:
    naturals = cards(left)
    rest = part(naturals, naturals, SET if left == "5S 5H" else RUN)
    assert names(PLAIN.wants(rest)) == plain
    assert names(IDENTICAL.wants(rest)) == identical


def test_a_single_card_of_a_meld_is_anything() -> None:
    assert part(cards("5S"), cards("5S"), RUN).kind == JUMBLE
    assert part(cards("5S 6S"), cards("5S 6S"), RUN).kind == RUN


@given(st.sampled_from([run for run in RUNS if len(run) > 3]), st.data())
def test_RAM_19_cards_laid_off_together_wait_for_each_other(run: list[int], data: st.DataObject) -> None:
    low = data.draw(st.integers(0, len(run) - 3))
    high = data.draw(st.integers(low + 3, len(run)))
    rest = data.draw(st.permutations(run[:low] + run[high:]))
    core = bytes(run[low:high])
    longer = laid_off(PLAIN, Meld(RUN, core, core), bytes(rest), bytes(rest))
    assert longer is not None
    # A whole suit has two orders: the ace is then laid at whichever end is free first.
    assert sorted(longer.cards) == sorted(run)
    assert PLAIN.fits(longer)
    if len(run) < 13:
        assert list(longer.cards) == run


@given(st.sampled_from(RUNS), st.lists(st.integers(0, 51), min_size=1, max_size=3))
def test_RAM_19_cards_that_do_not_all_fit_are_not_laid_off(run: list[int], more: list[int]) -> None:
    longer = laid_off(PLAIN, Meld(RUN, bytes(run), bytes(run)), bytes(more), bytes(more))
    together = sorted(run + more)
    fits = len(set(together)) == len(together) and (is_run_of(together) or is_run_of(together[1:] + together[:1]))
    assert (longer is not None) == fits


@given(st.sampled_from(RUNS), st.data(), st.randoms(use_true_random=False))
def test_a_run_that_was_split_can_be_joined_again(run: list[int], data: st.DataObject, random: Random) -> None:
    at = data.draw(st.integers(1, len(run) - 1))
    place = data.draw(st.one_of(st.none(), st.integers(0, len(run) - 1)))
    lie = [JOKER if i == place else card for i, card in enumerate(run)]
    low = part(bytes(lie[:at]), bytes(run[:at]), RUN)
    high = part(bytes(lie[at:]), bytes(run[at:]), RUN)
    first, second = random.sample([low, high], 2)
    both = joined(PLAIN, first, second)
    assert both is not None
    assert both.kind == RUN
    if len(run) < 13:
        assert (list(both.cards), list(both.faces)) == (lie, run)


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("5S 6S 7S", "8S 9S TS", "5S 6S 7S 8S 9S TS"),
        ("8S 9S TS", "5S 6S 7S", "5S 6S 7S 8S 9S TS"),
        ("7H 7D", "7C", "7H 7D 7C"),
        ("5S 6S 7S", "7S 8S 9S", None),
        ("5S 6S 7S", "9S TS JS", None),
        ("5S 6S 7S", "8H 9H TH", None),
        ("QS KS AS", "2S 3S 4S", None),
        ("7H 7D 7C", "7H 7D 7S", None),
        ("7H 7D 7C", "5S 6S 7S", None),
    ],
)
def test_RAM_42_melds_are_joined_where_they_make_one(one: str, other: str, together: str | None) -> None:
    def laid(text: str) -> Meld:
        found = meld(text)
        return part(found.cards, found.faces, found.kind)

    both = joined(PLAIN, laid(one), laid(other))
    assert (None if both is None else text_of(both)) == together


def replaced(laid: Meld, card: int) -> Meld:
    return with_card_at(laid, place_of_wild(laid, card), card)


def test_RAM_20_the_card_takes_the_place_of_the_joker() -> None:
    assert text_of(replaced(meld("5S X=6S 7S"), 44)) == "5S 6S 7S"
    assert text_of(replaced(meld("7H 7D X=7S"), 45)) == "7H 7D 7S"
    assert text_of(with_face(meld("7H X 7D"), 45)) == "7H X=7S 7D"


@pytest.mark.parametrize("run", [run for run in RUNS if run[0] // 13 == 0])
def test_RAM_15_the_ace_is_at_the_end_where_it_lies(run: list[int]) -> None:
    laid = Meld(RUN, bytes(run), bytes(run))
    assert ace_is_low(laid) == (run[0] == 0)
    assert PLAIN.is_run(laid)


@given(st.lists(st.one_of(st.integers(0, 51), st.just(OPEN)), min_size=1, max_size=5))
def test_what_is_a_run_a_set_or_identical_is_said_alike_by_other_words(faces: list[int]) -> None:
    lie = bytes([JOKER if face == OPEN else face for face in faces])
    if len(faces) >= 3:
        assert PLAIN.is_run(Meld(RUN, lie, bytes(faces))) == (OPEN not in faces and is_run_of(faces))
    known = [face for face in faces if face != OPEN]
    suits = [face // 13 for face in known]
    alike = len({face % 13 for face in known}) <= 1 and len(set(suits)) == len(suits)
    assert PLAIN.is_set(Meld(SET, lie, bytes(faces))) == (alike and len(faces) <= 4)
    assert PLAIN.is_same(Meld(SAME, lie, bytes(faces))) == (OPEN not in faces and len(set(faces)) == 1)


# ---- Natural cards that are wild, sets of any suits, aces at both ends (PEN-16 to PEN-19, SHA-16 to SHA-18) ----

ANY_SUITS = Shape(Pattern(ace=BOTH, largest_set=99, different_suits=False))
WILD_TWOS = Shape(
    Pattern(shortest_run=4, ace=HIGH, largest_set=99, different_suits=False, balanced=True), cards("2C 2D 2H 2S X")
)


@pytest.mark.parametrize(
    ("text", "told", "fits"),
    [
        ("8H 8C 2S", "8H 8C 2S", True),
        ("8H 2D 2S", "8H 2D 2S", False),
        ("2S 2H X", "2S 2H X", True),
        ("2S 3S 4S 5S", "2S 3S 4S 5S", True),
        ("5H 6H 2S 8H", "5H 6H 2S=7H 8H", True),
        ("2H 2S 4H 5H", "2H 2S=3H 4H 5H", True),
        ("TH JH 2S=QH KH", "TH JH 2S=QH KH", True),
        ("5H 6H 2S=7H 9H", "5H 6H 2S=7H 9H", False),
        ("3D 3D X=3S", "3D 3D X", True),
        ("JS QS KS X=AS", "JS QS KS X=AS", True),
        ("X 2S 3S 4S", "X 2S 3S 4S", False),
    ],
)
def test_SHA_17_a_two_is_wild_where_it_is_not_itself(text: str, told: str, fits: bool) -> None:
    given_cards, faces = read_cards_and_faces(text)
    found = recognise(WILD_TWOS, given_cards, faces)
    assert (text_of(found), WILD_TWOS.fits(found)) == (told, fits)


def test_SHA_18_a_joker_is_replaced_before_a_two() -> None:
    lie, faces = read_cards_and_faces("8H 8C 2S X 8D 8S")
    laid = recognise(WILD_TWOS, lie, faces)
    assert text_of(replaced(laid, 33)) == "8H 8C 2S 8H 8D 8S"
    assert place_of_wild(recognise(WILD_TWOS, *read_cards_and_faces("5H 6H 2S 8H")), 33) == -1


def test_SHA_23_a_two_laid_off_on_a_set_is_wild_and_on_its_own_run_itself() -> None:
    eights = recognise(WILD_TWOS, *read_cards_and_faces("8H 8C 8D"))
    longer = WILD_TWOS.with_card(eights, 40, 40)
    assert longer is not None
    assert (text_of(longer), longer.wilds, WILD_TWOS.fits(longer)) == ("8H 8C 8D 2S", 1, True)
    run = recognise(WILD_TWOS, *read_cards_and_faces("3S 4S 5S 6S"))
    longer = WILD_TWOS.with_card(run, 40, 40)
    assert longer is not None
    assert (text_of(longer), longer.wilds) == ("2S 3S 4S 5S 6S", 0)


@pytest.mark.parametrize(
    "text", ["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "KS AS 4S 2S 3S 5S 6S AS 7S 8S 9S TS JS QS"]
)
def test_PEN_16_a_run_of_fourteen_has_an_ace_at_each_end(text: str) -> None:
    found = recognise(ANY_SUITS, *read_cards_and_faces(text))
    assert text_of(found) == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert ANY_SUITS.fits(found)


def test_PEN_16_nothing_follows_a_high_ace() -> None:
    assert not ANY_SUITS.fits(recognise(ANY_SUITS, *read_cards_and_faces("KS AS 2S")))


def test_PEN_19_an_ace_goes_to_the_low_end_first() -> None:
    run = recognise(ANY_SUITS, *read_cards_and_faces("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"))
    once = ANY_SUITS.with_card(run, 39, 39)
    assert once is not None
    assert text_of(once).startswith("AS 2S")
    twice = ANY_SUITS.with_card(once, 39, 39)
    assert twice is not None
    assert text_of(twice).endswith("KS AS")


def test_PEN_18_a_joker_in_a_set_of_any_suits_has_no_name() -> None:
    sevens = recognise(ANY_SUITS, *read_cards_and_faces("7H 7H X=7S"))
    assert text_of(sevens) == "7H 7H X"
    longer = ANY_SUITS.with_card(sevens, 52, 19)
    assert longer is not None
    assert (text_of(longer), ANY_SUITS.fits(longer)) == ("7H 7H X X", True)
    assert not ANY_SUITS.fits(recognise(ANY_SUITS, *read_cards_and_faces("X X X")))


@pytest.mark.parametrize("wild", ["QC 7S", "7S QC"])
def test_MAR_17_what_is_wanted_does_not_depend_on_what_was_wild_when_it_was_asked_before(wild: str) -> None:
    """Two shapes that share what melds want, asked one after the other; 7S for 8C is right in one of them only."""
    shared: dict[bytes, bytes] = {}
    asked = [Meld(RUN, cards("5C 6C 7C"), cards("5C 6C 7C")), Meld(JUMBLE, cards("7S"), cards("8C"))]
    for card in wild.split():
        shape = Shape(PLAIN.pattern, cards(f"{card} X"), shared)
        for one in asked:
            assert list(shape.wants(one)) == [card for card in range(52) if shape.with_card(one, card, card)]
