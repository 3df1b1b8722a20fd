"""MAR-05, MAR-18: until a seat has seen, nothing that it gets depends on the cut joker."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.cards.shuffle import Dice, derived
from rummery.games.marriage import MARRIAGE
from rummery.games.marriage.facts import MarriageState
from rummery.play.laws import Refusal
from rummery.play.moves import TIMEOUT, Discard
from rummery.play.options import Value
from rummery.play.sight import observe, see
from rummery.table.table import Table
from rummery.terminal.hand import hand_lines
from rummery.words.say import Speech
from rummery.words.tell import tell
from tests.conformance.attempts import attempts
from tests.conformance.test_hidden_cards import dealt_otherwise
from tests.games.marriage.situation import seen

SPEECH = (Speech("en"), Speech("ru"))


def with_cut(state: MarriageState, cut: int) -> MarriageState:
    """The same state with another cut joker, exchanged for it in the stock."""
    new = state.copy()
    at = state.stock.index(cut)
    new.stock = state.stock[:at] + state.aside + state.stock[at + 1 :]
    new.aside = bytes([cut])
    return new


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 7), st.booleans())
def test_MAR_18_what_a_seat_gets_before_seeing_is_the_same_for_every_cut(number: int, seats: int, jokers: bool) -> None:
    dice = Dice(derived(bytes(32), str(number)))
    values: dict[str, Value] = {"printed_jokers": 3} if jokers else {}
    table = Table(MARRIAGE, values, tuple("abcdefg"[:seats]), derived(bytes(32), f"table {number}"))
    table.begin_deal()
    for _ in range(2 + dice.below(8)):
        menu = [move for move in table.menu(table.turn) if isinstance(move, Discard)] or table.menu(table.turn)[:1]
        assert not isinstance(table.submit(table.turn, menu[dice.below(len(menu))]), Refusal)
    seat, state = table.turn, table.state
    view = observe(state, seat)
    typed = attempts(MARRIAGE, view, dice, 8)
    before = [list(hand_lines(view.hand, "suit", speech)) for speech in SPEECH]
    for _ in range(3):
        other = _other(state, seat, dice)
        same = observe(other, seat)
        assert same == view
        assert MARRIAGE.menu(same) == MARRIAGE.menu(view)
        assert [list(hand_lines(same.hand, "suit", speech)) for speech in SPEECH] == before
        for move in typed:
            assert MARRIAGE.check(same, move) == MARRIAGE.check(view, move)


def _other(state: MarriageState, seat: int, dice: Dice) -> MarriageState:
    """All that the seat cannot see dealt anew, until another card is cut."""
    other = dealt_otherwise(state, seat, dice)
    while other.aside in (state.aside, bytes([JOKER])):
        other = dealt_otherwise(state, seat, dice)
    return other


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_MAR_18_a_time_out_of_one_who_has_not_seen_is_the_same_for_every_cut(number: int) -> None:
    table = Table(MARRIAGE, {}, ("a", "b", "c"), derived(bytes(32), str(number)))
    table.begin_deal()
    state = table.state
    told = [see(event, None) for event in MARRIAGE.decide(state, TIMEOUT)]
    assert told
    for cut in sorted(set(state.stock[:-1]))[:8]:
        assert [see(event, None) for event in MARRIAGE.decide(with_cut(state, cut), TIMEOUT)] == told


def test_MAR_18_the_joker_is_told_to_who_sees_alone_and_to_all_at_the_end() -> None:
    deal = seen("5S 6S 7S 9C 9D 9H TC JC QC KD", "2C", seen=[False, False], shown=["", ""])
    views = [deal.view(seat) for seat in (0, 1, None)]
    deal.play("see 5S 6S 7S / 9C 9D 9H / TC JC QC")
    names = ("Ann", "Bob")
    for seat, view in zip((0, 1, None), views, strict=True):
        told = " ".join(tell(SPEECH[0], view, [see(event, seat) for event in deal.last], names))
        assert ("three of hearts" in told) == (seat == 0)
    views = [deal.view(seat) for seat in (0, 1, None)]
    deal.play("show 5S 6S 7S / 9C 9D 9H / TC JC QC")
    for seat, view in zip((0, 1, None), views, strict=True):
        told = " ".join(tell(SPEECH[0], view, [see(event, seat) for event in deal.last], names))
        assert "The cut joker was three of hearts." in told
