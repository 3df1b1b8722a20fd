"""The fields of a position that only Rami has."""

from __future__ import annotations

from typing import Any, Final

from rummery.cards.card import JOKER, NONE, ONE, Cards, minus
from rummery.cards.names import names
from rummery.games.rami.facts import RamiFacts, RamiState, Turn, TurnStart, is_dry
from rummery.games.rami.options import RamiOptions
from rummery.melds.meld import JUMBLE, OPEN, Meld
from rummery.melds.recognise import recognise, unnamed
from rummery.melds.shape import part
from rummery.play.events import DRAW, OVER, PLAY, OnTable
from rummery.play.every_table import cards_on
from rummery.play.notation import cards_text, check_names
from rummery.play.position import (
    MOST_NUMBER,
    MOST_POINTS,
    bits_in,
    cards_and_faces_in,
    cards_in,
    check_phase,
    read_table,
    write_table,
)
from rummery.play.reading import Node, flag_in, number_in

FIELDS: Final = frozenset(
    [
        "opened",
        "opened_now",
        "used_old_melds",
        "won",
        "taken",
        "idle",
        "dry",
        "took",
        "turn_start",
        "moves",
        "drew",
        "stuck",
    ]
)
_START_FIELDS: Final = frozenset(["table", "points", "took"])


def recognise_meld(options: RamiOptions, cards: bytes, faces: bytes, named: bool) -> Meld:
    """RAM-18: in moves the names of jokers are ignored; on the table a settled joker has its name."""
    check_names(options.shape.wild, cards, faces)
    found = recognise(options.shape, cards, faces if named else unnamed(cards))
    if len(cards) == 1 and named:
        return part(cards, faces, JUMBLE)
    return found


def facts_from(state: RamiState, fields: dict[str, Node], node: Node) -> RamiFacts:
    """The facts that a position states. A turn that it does not tell about began as the position is."""
    check_phase(state, fields, (DRAW, PLAY, OVER))
    seats = len(state.hands)
    opened = bits_in(fields.get("opened"), seats)
    owed = _owed_in(state, fields)
    won = NONE
    if "won" in fields:
        cards, won = cards_and_faces_in(fields["won"])
        if cards != ONE[JOKER] * len(cards) or OPEN in won:
            raise fields["won"].problem("input-won")
    taken_cards, taken_faces = cards_and_faces_in(fields["taken"]) if "taken" in fields else (NONE, NONE)
    if OPEN in taken_faces:
        raise fields["taken"].problem("input-taken")
    start = _start_from(state, fields["turn_start"], seats) if "turn_start" in fields else None
    turn = Turn(
        TurnStart(state.table, state.scores[state.turn], owed) if start is None else start,
        owed,
        flag_in(fields, "opened_now"),
        flag_in(fields, "used_old_melds"),
        won,
        taken_cards,
        taken_faces,
        number_in(fields, "moves", MOST_NUMBER),
        fields["drew"].flag() if "drew" in fields else _has_drawn(state),
    )
    idle = number_in(fields, "idle", MOST_NUMBER)
    dry = fields["dry"].number(0, MOST_NUMBER) if "dry" in fields else idle
    return RamiFacts(opened, idle, dry, turn, number_in(fields, "stuck", MOST_NUMBER))


def _start_from(state: RamiState, node: Node, seats: int) -> TurnStart:
    fields = node.fields(_START_FIELDS)
    options = state.match.options
    table: OnTable = ()
    if "table" in fields:
        table = read_table(lambda cards, faces: recognise_meld(options, cards, faces, True), seats, fields["table"])
    points = fields["points"].number(-MOST_POINTS, MOST_POINTS) if "points" in fields else 0
    there = state.hands[state.turn] + cards_on(state.table) + (state.pile if state.phase == OVER else NONE)
    missing = minus(cards_on(table), there)
    if missing:
        raise node.problem("input-turn-start", cards=names(missing[:5]))
    return TurnStart(table, points, _owed_in(state, fields))


def _owed_in(state: RamiState, fields: dict[str, Node]) -> Cards:
    """RAM-12: the card taken from the pile, which is owed only where it must be laid."""
    card = cards_in(fields["took"]) if "took" in fields else NONE
    if len(card) > 1:
        raise fields["took"].problem("input-one-card")
    return card if state.match.options.must_use_discard else NONE


def _has_drawn(state: RamiState) -> bool:
    """RAM-14: in play, a card was drawn in this turn unless nobody can draw any more."""
    return state.phase == PLAY and not is_dry(state.match.options, len(state.stock), state.restocked)


def facts_to(state: RamiState) -> dict[str, Any]:
    """The facts as a position states them, those with a default left out but for `opened`."""
    facts, turn = state.facts, state.facts.turn
    fields: dict[str, Any] = {"opened": [facts.has_opened(seat) for seat in range(len(state.hands))]}
    if turn.opened_now:
        fields["opened_now"] = True
    if turn.used_old:
        fields["used_old_melds"] = True
    if turn.won:
        fields["won"] = cards_text(ONE[JOKER] * len(turn.won), turn.won)
    if turn.taken_cards:
        fields["taken"] = cards_text(turn.taken_cards, turn.taken_faces)
    if facts.idle:
        fields["idle"] = facts.idle
    if facts.dry != facts.idle:
        fields["dry"] = facts.dry
    if facts.stuck:
        fields["stuck"] = facts.stuck
    if turn.owed:
        fields["took"] = names(turn.owed)
    if turn.moves:
        fields["moves"] = turn.moves
    if turn.drew != _has_drawn(state):
        fields["drew"] = turn.drew
    start = turn.start
    if start != TurnStart(state.table, state.scores[state.turn], turn.owed):
        fields["turn_start"] = {"table": write_table(start.table), "points": start.points}
        if start.owed:
            fields["turn_start"]["took"] = names(start.owed)
    return fields
