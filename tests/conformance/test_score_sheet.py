"""The score sheet of a real table says the same as the table of ours, told what happened there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from rummery.bots import bot_at
from rummery.cards.card import Cards, holds, minus
from rummery.cards.names import names
from rummery.games import GAMES
from rummery.melds.meld import Meld
from rummery.play.events import OVER, Announced, Ended, Scored
from rummery.play.match import Match, Result
from rummery.play.sheet import NOBODY, Facts, open_item
from rummery.table.journal import score_lines
from rummery.table.sheet import sheet_of
from rummery.table.table import AnyState, Table
from tests.conformance.option_sets import Case, cases
from tests.conformance.walks import walk

Told = dict[str, Any]
"""For each question's key the answer, or a list of them by seats."""


def hands_of(state: AnyState) -> list[str]:
    return [names(hand) for hand in state.hands]


def winner_of(table: Table) -> int | str:
    ended = ended_in(table)
    return ended.winners[0] if ended.winners else NOBODY


def rami(table: Table, state: AnyState) -> Told:
    lines = score_lines(table.journal.deals()[-1])
    seats = range(len(state.hands))

    def points(seat: int, *rules: str) -> int:
        return sum([line.points for line in lines if line.seat == seat and line.rule in rules])

    def times(rule: str, each: int) -> list[int]:
        return [abs(points(seat, rule)) // each if each else 0 for seat in seats]

    turn, penalty = state.facts.turn, state.match.options.penalty
    jokers, cards = times("RAM-21", penalty), times("RAM-44", penalty)
    return {
        "winner": winner_of(table),
        "laid": [points(seat, "RAM-31", "RAM-43") for seat in seats],
        "left": hands_of(state),
        "rami": turn.opened_now,
        "alone": not turn.used_old,
        "others-laid": any(state.facts.has_opened(seat) for seat in seats if seat != state.turn),
        "kept": any(jokers) or any(cards),
        "jokers-kept": jokers,
        "cards-kept": cards,
        "late": times("RAM-46", 50),
    }


def manipulation(table: Table, state: AnyState) -> Told:
    lap = ended_in(table).rule == "MAN-22"
    return {
        "ended": NOBODY if lap else state.turn,
        "out": ended_in(table).rule == "MAN-21",
        "left": hands_of(state),
    }


def shanghai(table: Table, state: AnyState) -> Told:
    turn = state.facts.turn
    return {"out": winner_of(table), "blind": turn.down_now, "wild": turn.wild_laid, "left": hands_of(state)}


def penang(table: Table, state: AnyState) -> Told:
    return {"game": winner_of(table) if ended_in(table).rule == "PEN-14" else NOBODY, "left": hands_of(state)}


def marriage(table: Table, state: AnyState) -> Told:
    """What is left over is as the table has told it: to find that out is not the sheet's."""
    seats = range(len(state.hands))
    facts, laid = state.facts, [b"".join([m.meld.cards for m in state.table if m.owner == seat]) for seat in seats]
    cards = [hand + melds for hand, melds in zip(state.hands, laid, strict=True)]
    events = [event for entry in table.journal.deals()[-1] for event in entry.events]
    left = {event.seat: event.count for event in events if isinstance(event, Announced) and event.rule == "MAR-32"}
    lost = {event.seat: -event.points for event in events if isinstance(event, Scored) and event.rule == "MAR-37"}
    tunnelas = [tunnelas_held(facts.tunnelas[seat], cards[seat]) for seat in seats]
    return {
        "absent": NOBODY,
        "showed": winner_of(table),
        "dublees": bool(ended_in(table).winners) and facts.saw_with_dublees(state.turn),
        "seen": [facts.has_seen(seat) for seat in seats],
        "cut": names(state.aside),
        "value": [names(held) for held in cards],
        "tunnelas-shown": any(tunnelas),
        "tunnelas": tunnelas,
        "left": [(left or lost).get(seat, 0) for seat in seats],
        "wrong-hand": NOBODY,
    }


def tunnelas_held(shown: Sequence[Meld], cards: Cards) -> str:
    """A card of each tunnela shown before the first draw that is still there."""
    found = b""
    for meld in shown:
        if holds(cards, meld.cards):
            cards = minus(cards, meld.cards)
            found += meld.cards[:1]
    return names(found)


TELLERS: dict[str, Callable[[Table, AnyState], Told]] = {
    "rami": rami,
    "penang": penang,
    "marriage": marriage,
    "manipulation": manipulation,
    "shanghai": shanghai,
}
ENDINGS = {
    "rami": {("RAM-10", 1), ("RAM-14", 0)},
    "penang": {("PEN-14", 1), ("PEN-15", 1)},
    "marriage": {("MAR-20", 1), ("MAR-25", 0)},
    "manipulation": {("MAN-20", 1), ("MAN-22", 1)},
    "shanghai": {("SHA-24", 1), ("SHA-26", 0)},
}
"""How deals must have ended in the test: the rule, and how many have won."""
ONE_LINE = {"RAM-43": "RAM-31"}
"""Rules that the sheet does not tell apart."""


def ended_in(table: Table) -> Ended:
    events = [event for entry in table.journal.deals()[-1] for event in entry.events]
    return next(event for event in events if isinstance(event, Ended))


def facts_of(case: Case, match: Match[Any], told: Told) -> Facts:
    rules, facts = sheet_of(case.game), Facts()
    while (item := open_item(rules, match, facts)) is not None:
        answer = told[item.key]
        if isinstance(answer, list):
            answer = answer[item.seat or 0]
        facts.answers[item.key, item.seat] = item.read(answer)
    return facts


def by_rule(lines: list[Scored]) -> dict[tuple[int, str], int]:
    found: dict[tuple[int, str], int] = {}
    for line in lines:
        key = line.seat, ONE_LINE.get(line.rule, line.rule)
        found[key] = found.get(key, 0) + line.points
    return {key: points for key, points in found.items() if points}


def test_every_game_has_a_sheet() -> None:
    assert set(TELLERS) == set(GAMES)
    assert [game.name for game in GAMES.values() if game.sheet is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_says_the_same_as_the_table(game: str) -> None:
    endings: set[tuple[str, int]] = set()
    for case in cases(game):
        for table in by_chance(case) if case.number % 9 == 0 else by_bots(case) if case.number % 9 == 1 else ():
            same(case, table, table.state)
            ended = ended_in(table)
            endings.add((ended.rule, len(ended.winners)))
    assert endings >= ENDINGS[game]


def by_chance(case: Case) -> Iterator[Table]:
    """Tables where a deal is just over: the ends of deals, played at random."""
    for step in walk(case, 300, "score sheet"):
        if step.state.phase == OVER:
            yield step.table


def by_bots(case: Case) -> Iterator[Table]:
    """The same, a deal played well."""
    table = case.table("score sheet")
    bots = [bot_at("greedy", case.game, table.seed, seat) for seat in range(case.seats)]
    table.begin_deal()
    while not table.deal_over:
        table.submit(table.turn, bots[table.turn].choose(table.view(table.turn)))
    yield table


def same(case: Case, table: Table, state: AnyState) -> None:
    """The deal that has just ended: its lines, who has won it, and how the match goes on."""
    match, on_sheet = state.match, sheet_of(case.game)
    facts = facts_of(case, match, TELLERS[case.game.name](table, state))
    events = on_sheet.score(match, facts)
    lines = [event for event in events if isinstance(event, Scored)]
    winners = next(event.winners for event in events if isinstance(event, Ended))
    assert by_rule(lines) == by_rule(score_lines(table.journal.deals()[-1])), case
    assert winners == ended_in(table).winners
    scores = tuple([sum([line.points for line in lines if line.seat == seat]) for seat in range(match.seats())])
    assert scores == state.scores
    assert case.game.after(match, Result(scores, winners)) == (table.over or table.next_match())
