"""The fields of a position that only Shanghai rum has."""

from __future__ import annotations

from typing import Any, Final

from rummery.games.shanghai.buying import in_order, next_asked
from rummery.games.shanghai.facts import ShanghaiFacts, ShanghaiState, Turn
from rummery.games.shanghai.options import ShanghaiOptions
from rummery.melds.meld import Meld
from rummery.melds.recognise import recognise
from rummery.play.events import BUY
from rummery.play.notation import check_names
from rummery.play.position import MOST_NUMBER, bits_in
from rummery.play.reading import Node, flag_in, number_in

FIELDS: Final = frozenset(
    [
        "down",
        "buys",
        "discarder",
        "upcard_dead",
        "must_go_down",
        "down_now",
        "wild_laid",
        "moves",
        "timed_out",
        "stuck",
    ]
)
_MOST_BUYS: Final = 255


def recognise_meld(options: ShanghaiOptions, cards: bytes, faces: bytes, named: bool) -> Meld:
    """SHA-16, SHA-17: wild cards are named in runs, in moves as on the table; in a set a name is passed over."""
    check_names(options.shape.wild, cards, faces)
    return recognise(options.shape, cards, faces)


def facts_from(state: ShanghaiState, fields: dict[str, Node], node: Node) -> ShanghaiFacts:
    """The facts that a position states; who is asked where it does not say that."""
    match, seats = state.match, len(state.hands)
    if match.number > len(match.options.contracts):
        raise fields["deal"].problem("input-number", low=1, high=len(match.options.contracts))
    down = bits_in(fields.get("down"), seats)
    buys = bytes(seats)
    if "buys" in fields:
        buys = bytes([count.number(0, _MOST_BUYS) for count in fields["buys"].items(seats)])
    discarder = None
    if "discarder" in fields:
        discarder = fields["discarder"].number(0, seats - 1)
    turn = Turn(
        flag_in(fields, "must_go_down"),
        flag_in(fields, "down_now"),
        flag_in(fields, "wild_laid"),
        number_in(fields, "moves", MOST_NUMBER),
        flag_in(fields, "timed_out"),
    )
    stuck = number_in(fields, "stuck", MOST_NUMBER)
    facts = ShanghaiFacts(down, buys, discarder, flag_in(fields, "upcard_dead"), stuck, turn)
    if state.phase == BUY:
        if state.asked is None:
            first = next_asked(match, facts, state.turn, None)
            state.asked = in_order(match, state.turn)[0] if first is None else first
        if state.asked == state.turn:
            raise fields["asked"].problem("input-asked")
    return facts


def facts_to(state: ShanghaiState) -> dict[str, Any]:
    """The facts as a position states them, those with a default left out but for `down`."""
    facts, turn = state.facts, state.facts.turn
    fields: dict[str, Any] = {"down": [facts.is_down(seat) for seat in range(len(state.hands))]}
    if any(facts.buys):
        fields["buys"] = list(facts.buys)
    if facts.discarder is not None:
        fields["discarder"] = facts.discarder
    flags = {
        "upcard_dead": facts.upcard_dead,
        "must_go_down": turn.must_go_down,
        "down_now": turn.down_now,
        "wild_laid": turn.wild_laid,
        "timed_out": turn.timed_out,
    }
    fields |= {name: True for name, flag in flags.items() if flag}
    if turn.moves:
        fields["moves"] = turn.moves
    if facts.stuck:
        fields["stuck"] = facts.stuck
    return fields
