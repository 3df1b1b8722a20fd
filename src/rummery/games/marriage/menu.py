"""The moves offered to a seat of Marriage: candidates, of which the laws let through what is lawful."""

from __future__ import annotations

from typing import Final

from rummery.games.marriage.facts import MarriageView, Melds
from rummery.games.marriage.finding import dublee_show, dublee_visit, longer, show_of, tunnelas_in, visits
from rummery.games.marriage.laws import laws
from rummery.games.marriage.reading import typed
from rummery.play.events import DRAW, OVER
from rummery.play.moves import (
    DRAW_PILE,
    DRAW_STOCK,
    TIMEOUT,
    LayOut,
    Move,
    See,
    Show,
    TakeBack,
    Tunnela,
    add_discards,
)

_TAKE_BACK: Final = TakeBack()


def menu(view: MarriageView) -> list[Move]:
    """The moves offered to the seat that looks; empty where it is not its turn."""
    if view.seat is None or view.mover() != view.seat or view.phase == OVER:
        return []
    if view.phase == DRAW:
        return laws.lawful(view, _draws(view)) or [TIMEOUT]
    moves: list[Move] = []
    if not view.facts.has_seen(view.seat):
        _add_visits(view, moves)
    else:
        _add_lay_outs(view, moves)
    add_discards(view.hand, moves)
    return laws.lawful(view, moves) or [TIMEOUT]


def _draws(view: MarriageView) -> list[Move]:
    moves: list[Move] = [DRAW_STOCK]
    if view.pile:
        moves.append(DRAW_PILE)
    options = view.match.options
    if options.tunnelas_have_value() and options.tunnela and not view.facts.has_drawn(view.turn):
        moves.extend([Tunnela((meld,)) for meld in tunnelas_in(options, view.hand)])
    return moves


def _add_visits(view: MarriageView, moves: list[Move]) -> None:
    """MAR-16, MAR-22."""
    options = view.match.options
    moves.extend([See(melds) for melds in visits(options, view.hand)])
    if options.dublees:
        dublees = dublee_visit(options, view.hand)
        if dublees:
            moves.append(See(dublees))


def _add_lay_outs(view: MarriageView, moves: list[Move]) -> None:
    """MAR-17, MAR-19, MAR-20, MAR-22."""
    if view.facts.saw_with_dublees(view.turn):
        dublees = dublee_show(view)
        if dublees:
            moves.append(Show(dublees))
        return
    if view.note is None:
        return
    shown = show_of(view, view.note)
    if shown:
        moves.append(Show(_typed(view, shown)))
    stated: list[Melds] = []
    for melds in longer(view, view.note):
        as_typed = _typed(view, melds)
        if as_typed not in stated:
            stated.append(as_typed)
            moves.append(LayOut(as_typed))
    if view.table != view.facts.turn.start.table:
        moves.append(_TAKE_BACK)


def _typed(view: MarriageView, melds: Melds) -> Melds:
    return tuple([typed(view.match.options, meld) for meld in melds])
