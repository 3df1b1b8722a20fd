"""Whatever is played: the table, the names of jokers and the score, judged by the rules written a second time."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.cards.names import names
from rummery.cards.shuffle import Dice, derived
from rummery.games.manipulation import MANIPULATION
from rummery.play.events import OVER
from rummery.play.laws import Refusal
from rummery.play.moves import Lay
from rummery.play.options import Value
from rummery.table.table import AnyState, Table
from tests.conformance.attempts import attempt

RANKS = "A23456789TJQK"
COUNTS = {rank: min(place, 10) for place, rank in enumerate(RANKS, 1)}
MELDS: dict[str, list[Value]] = {
    "initial_meld": ["table", "own", "points30"],
    "knock_limit": [0, 5, 10],
    "jokers_per_pack": [0, 1, 2],
}


def is_meld(faces: list[str]) -> bool:
    """MAN-15, by the texts of its cards, jokers as those they stand for."""
    ranks, suits = [face[0] for face in faces], [face[1] for face in faces]
    if len(faces) < 3:
        return False
    if len(set(ranks)) == 1:
        return len(faces) <= 4 and len(set(suits)) == len(suits)
    return len(set(suits)) == 1 and "".join(ranks) in RANKS + "A" and len(faces) <= 13


def faces_on(state: AnyState) -> list[list[str]]:
    return [names(laid.meld.faces).split() for laid in state.table]


def names_of_jokers(state: AnyState) -> Counter[str]:
    return Counter(
        face
        for laid in state.table
        for card, face in zip(laid.meld.cards, names(laid.meld.faces).split(), strict=True)
        if card == JOKER
    )


def naturals(state: AnyState) -> Counter[str]:
    return Counter(name for laid in state.table for name in names(laid.meld.cards).split() if name != "X")


def count(hand: bytes) -> int:
    return sum(25 if name == "X" else COUNTS[name[0]] for name in names(hand).split())


def judge(before: AnyState, after: AnyState) -> None:
    """What must hold of a move that states the table."""
    assert all(is_meld(faces) for faces in faces_on(after))
    lost = names_of_jokers(before) - names_of_jokers(after)
    assert all(naturals(after)[name] >= many for name, many in lost.items())
    seat = before.turn
    then, now = Counter(before.hands[seat]), Counter(after.hands[seat])
    assert now - then == Counter()
    assert then - now
    old = Counter(card for laid in before.table for card in laid.meld.cards)
    new = Counter(card for laid in after.table for card in laid.meld.cards)
    assert new == old + (then - now)
    assert [laid.number for laid in after.table] == list(range(1, len(after.table) + 1))


def judge_end(state: AnyState, knocker: int | None) -> None:
    """MAN-31 to MAN-34, from the hands alone."""
    counts = [count(hand) for hand in state.hands]
    best = min(counts)
    winners = [seat for seat, points in enumerate(counts) if points == best]
    extra = 25 if best == 0 and knocker is None else 0
    if knocker in winners and len(winners) > 1:
        winners.remove(knocker)
    if knocker is not None and winners != [knocker]:
        extra = 10
    assert list(state.winners) == winners
    scores = [sum(counts) - len(counts) * points + extra for points in counts]
    assert list(state.scores) == [points if seat in winners else 0 for seat, points in enumerate(scores)]


@settings(max_examples=40)
@given(st.data())
def test_MAN_12_to_17_and_31_to_34_hold_whatever_is_played(data: st.DataObject) -> None:
    values = {name: data.draw(st.sampled_from(words)) for name, words in MELDS.items()}
    seats = data.draw(st.integers(2, 5))
    seed = derived(bytes(32), str(data.draw(st.integers(0, 10_000))))
    dice = Dice(seed)
    table = Table(MANIPULATION, dict(values), tuple("abcde"[:seats]), seed)
    table.begin_deal()
    knocker = None
    while not table.deal_over:
        before, view = table.state, table.view(table.turn)
        move = attempt(MANIPULATION, view, dice)
        if MANIPULATION.check(view, move) is not None:
            menu = MANIPULATION.menu(view)
            move = menu[dice.below(len(menu))]
        if type(move).__name__ == "Knock":
            knocker = table.turn
        assert not isinstance(table.submit(table.turn, move), Refusal)
        if isinstance(move, Lay):
            judge(before, table.state)
    assert table.state.phase == OVER
    judge_end(table.state, knocker)
