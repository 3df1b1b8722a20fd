"""The fields of a position that only Penang has."""

from __future__ import annotations

from typing import Any, Final

from rummery.games.penang.facts import PenangFacts, PenangState
from rummery.games.penang.options import PenangOptions
from rummery.melds.meld import Meld
from rummery.melds.recognise import recognise
from rummery.play.events import OVER, PLAY
from rummery.play.notation import check_names
from rummery.play.position import MOST_NUMBER, bits_in, check_phase
from rummery.play.reading import Node, flag_in

FIELDS: Final = frozenset(["passport", "dead", "acted", "moves"])


def recognise_meld(options: PenangOptions, cards: bytes, faces: bytes, named: bool) -> Meld:
    """PEN-16 to PEN-18: in a run a joker has its name, or its place; in a set it has none."""
    check_names(options.shape.wild, cards, faces)
    return recognise(options.shape, cards, faces)


def facts_from(state: PenangState, fields: dict[str, Node], node: Node) -> PenangFacts:
    """The facts that a position states."""
    check_phase(state, fields, (PLAY, OVER))
    seats = len(state.hands)
    acted = flag_in(fields, "acted")
    return PenangFacts(
        bits_in(fields.get("passport"), seats),
        bits_in(fields.get("dead"), seats),
        acted,
        fields["moves"].number(0, MOST_NUMBER) if "moves" in fields else int(acted),
    )


def facts_to(state: PenangState) -> dict[str, Any]:
    """The facts as a position states them, those with a default left out but for `passport` and `dead`."""
    facts = state.facts
    seats = range(len(state.hands))
    fields: dict[str, Any] = {
        "passport": [facts.has_passport(seat) for seat in seats],
        "dead": [facts.is_dead(seat) for seat in seats],
    }
    if facts.acted:
        fields["acted"] = True
    if facts.moves != int(facts.acted):
        fields["moves"] = facts.moves
    return fields
