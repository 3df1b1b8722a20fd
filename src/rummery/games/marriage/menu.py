"""The moves offered to a seat of Marriage: candidates, of which the laws let through what is lawful."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import NONE, Card
from rummery.games.marriage.facts import MarriageView, Melds
from rummery.games.marriage.finding import dublee_show, dublee_visit, longer, show_of, tunnelas_in, visits
from rummery.games.marriage.laws import laws
from rummery.games.marriage.own import Own, own
from rummery.games.marriage.reading import typed
from rummery.melds.find import copies
from rummery.play.events import DRAW, OVER
from rummery.play.moves import (
    DISCARDS,
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
_TO_SEE: Final[list[Move]] = [See(())]
_HAVING_SEEN: Final[list[Move]] = [LayOut(()), Show(()), _TAKE_BACK]
"""Any move of each kind, for the laws that do not look at it."""
_DRAWS: Final[list[Move]] = [DRAW_STOCK, DRAW_PILE]
_STOCK_ALONE: Final[list[Move]] = [DRAW_STOCK]


def menu(view: MarriageView) -> list[Move]:
    """The moves offered to the seat that looks; empty where it is not its turn.

    What earns seeing is found lawful, and so are a longer lay-out and a show where the table is whole and nothing is
    locked: of them, and of draws, only those laws are asked that say the same of all moves of a kind. Of the discards
    only that of the upcard just taken may be unlawful. All others are asked about one by one.
    """
    if view.seat is None or view.mover() != view.seat or view.phase == OVER:
        return []
    if view.phase == DRAW:
        return _draws(view) or [TIMEOUT]
    moves: list[Move] = []
    if view.note is None:
        (may_see,) = laws.may_be(view, _TO_SEE)
        if may_see:
            _add_visits(view, moves)
    else:
        may_lay_out, may_show, may_take_back = laws.may_be(view, _HAVING_SEEN)
        if may_show or may_lay_out:
            _add_lay_outs(view, view.note, may_show, may_lay_out, moves)
        if may_take_back:
            moves.append(_TAKE_BACK)
    took = view.facts.turn.took
    add_discards(view.hand.replace(took, NONE) if took else view.hand, moves)
    if took and took in view.hand:
        moves += laws.lawful(view, [DISCARDS[took[0]]])
    return moves or [TIMEOUT]


def _draws(view: MarriageView) -> list[Move]:
    draws = _DRAWS if view.pile else _STOCK_ALONE
    moves = [move for move, may in zip(draws, laws.may_be(view, draws)) if may]
    options = view.match.options
    if options.tunnelas_have_value() and options.tunnela and not view.facts.has_drawn(view.turn):
        moves += laws.lawful(view, [Tunnela((meld,)) for meld in tunnelas_in(options, view.hand)])
    return moves


def _add_visits(view: MarriageView, moves: list[Move]) -> None:
    """MAR-16, MAR-22."""
    options = view.match.options
    moves.extend([See(melds) for melds in visits(options, view.hand)])
    if options.dublees:
        dublees = dublee_visit(options, view.hand)
        if dublees:
            moves.append(See(dublees))


def _add_lay_outs(view: MarriageView, cut: Card, may_show: bool, may_lay_out: bool, moves: list[Move]) -> None:
    """MAR-17, MAR-20, MAR-22."""
    if view.facts.saw_with_dublees(view.turn):
        dublees = dublee_show(view) if may_show else ()
        if dublees:
            moves += laws.lawful(view, [Show(dublees)])
    else:
        mine, held = own(view, cut), copies(view.hand)
        found: list[Move] = []
        shown = show_of(view, mine, held) if may_show else ()
        if shown:
            found.append(Show(_typed(view, shown)))
        if may_lay_out:
            found.extend([LayOut(melds) for melds in longer(view, mine, held)])
        moves += found if _is_free(mine) else laws.lawful(view, found)


def _is_free(mine: Own) -> bool:
    """Whether the own table is whole, and nothing on it is locked."""
    return mine.is_whole and not mine.options.lock_shown


def _typed(view: MarriageView, melds: Melds) -> Melds:
    return tuple([typed(view.match.options, meld) for meld in melds])
