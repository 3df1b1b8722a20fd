"""The best choice of melds, held against every choice."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.card import JOKER, holds, minus
from rummery.melds.find import melds_in
from rummery.melds.meld import Meld
from rummery.melds.shape import Shape
from rummery.melds.solver.search import most_valuable
from tests.melds.rulebook import PLAIN, SHAPES, cards, hands, meld


def dearest(hand: bytes, melds: list[Meld], worths: dict[Meld, int]) -> int:
    """The most that any choice of melds is worth; one of which the hand has the cards twice may be there twice."""
    if not melds:
        return 0
    first, rest = melds[0], melds[1:]
    without = dearest(hand, rest, worths)
    if not holds(hand, first.cards):
        return without
    return max(without, worths[first] + dearest(minus(hand, first.cards), melds, worths))


@given(hands(8, 1), st.sampled_from(SHAPES), st.data())
@settings(max_examples=150)
def test_no_choice_is_worth_more(hand: bytes, shape: Shape, data: st.DataObject) -> None:
    melds = melds_in(hand, shape)[:14]
    worths = {meld: data.draw(st.integers(1, 60)) for meld in melds}
    chosen = most_valuable(hand, melds, worths.__getitem__)
    assert holds(hand, b"".join([meld.cards for meld in chosen]))
    assert all(meld in melds for meld in chosen)
    assert sum([worths[meld] for meld in chosen]) == dearest(hand, melds, worths)


def test_one_joker_goes_where_it_is_worth_most() -> None:
    hand = bytes(sorted(cards("5S 6S KH KD X")))
    chosen = most_valuable(hand, melds_in(hand, PLAIN), lambda meld: 30 if meld.cards[0] % 13 == 12 else 15)
    assert [sorted(meld.cards) for meld in chosen] == [sorted(cards("KH KD X"))]
    assert JOKER in chosen[0].cards


def test_small_melds_beat_a_large_one_where_they_are_worth_more_together() -> None:
    hand = bytes(sorted(cards("5S 6S 7S 5H 5D 6H 6D 7H 7D")))
    sets = [meld("5S 5H 5D"), meld("6S 6H 6D"), meld("7S 7H 7D")]
    run = meld("5S 6S 7S")
    assert set(most_valuable(hand, [run, *sets], lambda each: 25 if each is run else 10)) == set(sets)
    assert most_valuable(hand, [run, *sets], lambda each: 35 if each is run else 10) == (run,)


def test_a_hand_without_melds_has_none() -> None:
    assert most_valuable(cards("5S 6S"), [], lambda meld: 1) == ()
