"""The fields of a position that only Marriage has."""

from __future__ import annotations

from typing import Any, Final

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, minus
from rummery.cards.names import NAMES, names
from rummery.games.marriage.facts import (
    MarriageFacts,
    MarriageState,
    Melds,
    Turn,
    TurnStart,
    own_cards,
    own_melds,
    with_own,
)
from rummery.games.marriage.laying import is_pure_for_seeing
from rummery.games.marriage.options import PURE, MarriageOptions
from rummery.games.marriage.reading import as_typed, read
from rummery.melds.meld import Meld, texts_of
from rummery.play.events import DRAW, OVER, PLAY, OnTable
from rummery.play.match import Seat
from rummery.play.notation import read_meld
from rummery.play.position import MOST_NUMBER, bits_in, cards_in, check_phase, flags_in, read_text
from rummery.play.reading import Node, number_in

FIELDS: Final = frozenset(
    [
        "cut",
        "seen",
        "shown",
        "visit",
        "dublee",
        "tunnelas",
        "has_drawn",
        "winner",
        "took",
        "turn_start",
        "moves",
        "stuck",
    ]
)
_START_FIELDS: Final = frozenset(["shown"])


def recognise_meld(options: MarriageOptions, cards: Cards, faces: Cards, named: bool) -> Meld:
    """MAR-15, MAR-18: a move holds its melds as they were typed; who knows the cut joker reads them."""
    return as_typed(options, cards, faces)


def facts_from(state: MarriageState, fields: dict[str, Node], node: Node) -> MarriageFacts:
    """The facts that a position states; the cut joker, the notes and the table go into the *state*."""
    options, seats = state.match.options, state.match.seats()
    check_phase(state, fields, (DRAW, PLAY, OVER))
    if "cut" not in fields:
        raise node.problem("input-missing", field="cut")
    cut = _one_card(fields["cut"])
    if cut == JOKER:
        raise fields["cut"].problem("input-one-card")
    state.aside = ONE[cut]
    if "shown" in fields:
        for seat, melds in enumerate(fields["shown"].items(seats)):
            state.table = with_own(state.table, seat, _melds_in(options, cut, melds))
    seen, dublee = flags_in(fields.get("seen"), seats), flags_in(fields.get("dublee"), seats)
    state.notes = tuple([cut if flag else None for flag in seen])
    visits = [_visit(state, seat, dublee[seat]) if seen[seat] else () for seat in range(seats)]
    if "visit" in fields:
        visits = [_melds_in(options, cut, melds) for melds in fields["visit"].items(seats)]
    tunnelas: list[Melds] = [()] * seats
    if "tunnelas" in fields:
        tunnelas = [_melds_in(options, cut, melds) for melds in fields["tunnelas"].items(seats)]
    if "winner" in fields:
        state.winners = (fields["winner"].number(0, seats - 1),)
    return MarriageFacts(
        bits_in(fields.get("seen"), seats),
        bits_in(fields.get("dublee"), seats),
        bits_in(fields.get("has_drawn"), seats),
        tuple(visits),
        tuple(tunnelas),
        _turn(state, fields, cut),
        number_in(fields, "stuck", MOST_NUMBER),
        cut if state.phase == OVER else None,
    )


def _turn(state: MarriageState, fields: dict[str, Node], cut: Card) -> Turn:
    took = ONE[_one_card(fields["took"])] if "took" in fields else NONE
    moves = number_in(fields, "moves", MOST_NUMBER)
    table: OnTable = state.table
    if "turn_start" in fields:
        start = fields["turn_start"].fields(_START_FIELDS)
        if "shown" in start:
            table = with_own(table, state.turn, _melds_in(state.match.options, cut, start["shown"]))
            _count_start(state, table, start["shown"])
    return Turn(TurnStart(table), took, moves)


def _count_start(state: MarriageState, table: OnTable, node: Node) -> None:
    """MAR-19: what lay there when the turn began lies there still, or in the hand."""
    there = state.hands[state.turn] + own_cards(state.table, state.turn)
    missing = minus(own_cards(table, state.turn), there)
    if missing:
        raise node.problem("input-turn-start", cards=names(missing))


def _visit(state: MarriageState, seat: Seat, dublees: bool) -> Melds:
    """Where a position does not say with what a seat has seen: dublees, or its first three pure melds on the table."""
    melds = own_melds(state.table, seat)
    if dublees:
        return melds
    return tuple([meld for meld in melds if is_pure_for_seeing(state.match.options, meld)][:PURE])


def _melds_in(options: MarriageOptions, cut: Card, node: Node) -> Melds:
    """Melds in a text, read by who knows the cut joker; an empty text holds none."""
    if not node.text().strip():
        return ()
    return read_text(node, lambda text: tuple([_meld(options, cut, part) for part in text.split("/")]))


def _meld(options: MarriageOptions, cut: Card, text: str) -> Meld:
    return read(options, cut, read_meld(text, lambda cards, faces: as_typed(options, cards, faces)))


def _one_card(node: Node) -> Card:
    cards = cards_in(node)
    if len(cards) != 1:
        raise node.problem("input-one-card")
    return cards[0]


def facts_to(state: MarriageState) -> dict[str, Any]:
    """These fields, those with their default left out."""
    facts, seats = state.facts, state.match.seats()
    fields: dict[str, Any] = {
        "cut": NAMES[state.aside[0]],
        "seen": [facts.has_seen(seat) for seat in range(seats)],
        "shown": [texts_of(own_melds(state.table, seat)) for seat in range(seats)],
    }
    if any(facts.visits) or any([_visit(state, seat, False) for seat in range(seats) if facts.has_seen(seat)]):
        fields["visit"] = [texts_of(melds) for melds in facts.visits]
    if facts.dublee:
        fields["dublee"] = [facts.saw_with_dublees(seat) for seat in range(seats)]
    if any(facts.tunnelas):
        fields["tunnelas"] = [texts_of(melds) for melds in facts.tunnelas]
    if facts.drawn:
        fields["has_drawn"] = [facts.has_drawn(seat) for seat in range(seats)]
    if len(state.winners) == 1:
        fields["winner"] = state.winners[0]
    turn = facts.turn
    if turn.took:
        fields["took"] = names(turn.took)
    if turn.start.table != state.table:
        fields["turn_start"] = {"shown": texts_of(own_melds(turn.start.table, state.turn))}
    if turn.moves:
        fields["moves"] = turn.moves
    if facts.stuck:
        fields["stuck"] = facts.stuck
    return fields
