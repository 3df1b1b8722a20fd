"""The laws of every table (TAB). A game registers them before its own, in the order in which they are asked."""

from __future__ import annotations

from typing import Any, Final, final

from rummery.cards.card import NONE, Cards, bits, holds, minus
from rummery.cards.names import names
from rummery.melds.meld import Meld, text_of
from rummery.play.events import DRAW, OVER, PLAY, OnTable, laid_at
from rummery.play.laws import Figures, Laws
from rummery.play.moves import Discard, Join, LayOff, LayOut, MeldsMove, Move, Rearrange, Show, Split, Swap, Take
from rummery.play.notation import cards_text
from rummery.play.sight import View

_AT: Final = (LayOff, Swap, Take, Split, Join)
_PLAYING: Final = (MeldsMove, LayOff, Swap, Discard)
_OWN: Final = (LayOut, Show)
"""They state what lies on the table afterwards of the melds of the seat alone."""


@final
class _Compared:
    """A table and a statement, and how they differ."""

    __slots__ = ("found", "melds", "table")

    def __init__(self, table: OnTable, melds: tuple[Meld, ...], found: tuple[list[Meld], list[Meld]]) -> None:
        self.table: Final = table
        self.melds: Final = melds
        self.found: Final = found


_latest: Final = [_Compared((), (), ([], []))]
"""The last that were compared: several laws ask for the same ones in a row."""


def table_laws(
    laws: Laws[Any],
    draws: tuple[type, ...],
    plays: tuple[type, ...],
    always: tuple[type, ...],
    whole: tuple[type, ...] = (Rearrange,),
) -> None:
    """Register TAB-02 to TAB-06 for a game's moves: *draws* are due before *plays*, *always* at any time of a turn.

    Moves of the kinds *whole* state all that lies on the table afterwards, what lies there already included.
    """
    everything = (*draws, *plays, *always)
    laws.law("TAB-06", *everything, of_view=True, of_menu=True)(the_deal_is_not_over)
    laws.law("TAB-02", *everything, figures=_whose_turn, of_view=True, of_menu=True)(only_the_seat_in_turn_moves)
    laws.law("TAB-03", *draws, of_view=True, of_menu=True)(the_draw_comes_once)
    laws.law("TAB-03", *plays, of_view=True, of_menu=True)(the_draw_comes_first)
    playing = [move for move in everything if issubclass(move, _PLAYING) and move not in whole]
    adding = [move for move in everything if move in whole]
    laws.law("TAB-04", *playing, figures=_not_held, of_menu=True)(you_play_cards_that_you_hold)
    laws.law("TAB-04", *adding, figures=_not_held_or_lying, of_menu=True)(you_add_cards_that_you_hold)
    at = [move for move in plays if issubclass(move, _AT)]
    laws.law("TAB-05", *at, figures=_no_meld, of_menu=True)(the_meld_lies_on_the_table)


def the_deal_is_not_over(view: View[Any, Any, Any], move: Move) -> bool:
    """TAB-06."""
    return view.phase != OVER


def only_the_seat_in_turn_moves(view: View[Any, Any, Any], move: Move) -> bool:
    """TAB-02."""
    return view.mover() == view.seat


def the_draw_comes_once(view: View[Any, Any, Any], move: Move) -> bool:
    """TAB-03, for draws."""
    return view.phase == DRAW


def the_draw_comes_first(view: View[Any, Any, Any], move: Move) -> bool:
    """TAB-03, for moves made after the draw."""
    return view.phase == PLAY


def you_play_cards_that_you_hold(view: View[Any, Any, Any], move: Move) -> bool:
    """TAB-04."""
    if isinstance(move, (Discard, Swap)):
        return move.card in view.hand
    return holds(view.hand, played(move))


def you_add_cards_that_you_hold(view: View[Any, Any, Any], move: MeldsMove) -> bool:
    """TAB-04, for a move that states the whole table."""
    return holds(view.hand, added(lying(view, move), move))


def the_meld_lies_on_the_table(view: View[Any, Any, Any], move: Move) -> bool:
    """TAB-05."""
    if isinstance(move, Join):
        return laid_at(view.table, move.at) is not None and laid_at(view.table, move.other) is not None
    if isinstance(move, (LayOff, Swap, Take, Split)):
        return laid_at(view.table, move.at) is not None
    return True


def played(move: Move) -> Cards:
    """The cards that *move* plays from the hand, or for a move that states the whole table, all its cards."""
    if isinstance(move, MeldsMove):
        return move.melds[0].cards if len(move.melds) == 1 else NONE.join([meld.cards for meld in move.melds])
    if isinstance(move, LayOff):
        return move.cards
    if isinstance(move, (Discard, Swap)):
        return bytes([move.card])
    return NONE


def added(table: OnTable, move: MeldsMove) -> Cards:
    """The cards that a move which states the whole table adds to it."""
    fresh, gone = differing(table, move.melds)
    new, old = NONE, NONE
    for meld in fresh:
        new += meld.cards
    for meld in gone:
        old += meld.cards
    return minus(new, old) if old else new


def differing(table: OnTable, melds: tuple[Meld, ...]) -> tuple[list[Meld], list[Meld]]:
    """What is stated where another meld lies, or none; and what lies where another meld is stated, or none."""
    latest = _latest[0]
    if latest.table is table and latest.melds is melds:
        return latest.found
    fresh: list[Meld] = []
    gone: list[Meld] = []
    shared = min(len(table), len(melds))
    for at in range(shared):
        meld, lies = melds[at], table[at].meld
        if meld is not lies:
            fresh.append(meld)
            gone.append(lies)
    for at in range(shared, len(melds)):
        fresh.append(melds[at])
    for at in range(shared, len(table)):
        gone.append(table[at].meld)
    found = (fresh, gone)
    _latest[0] = _Compared(table, melds, found)
    return found


def lying(view: View[Any, Any, Any], move: MeldsMove) -> OnTable:
    """What lies on the table of all that a move states which states the whole of it."""
    if isinstance(move, _OWN):
        return tuple([laid for laid in view.table if laid.owner == view.seat])
    return view.table


def cards_on(table: OnTable) -> Cards:
    """All cards that lie on the table."""
    return NONE.join([laid.meld.cards for laid in table])


def where_it_lies(view: View[Any, Any, Any], move: LayOff) -> Figures:
    """The figures of a lay-off: its cards as they are named, the meld, and the cards that fit there."""
    laid = laid_at(view.table, move.at)
    if laid is None:
        return {}
    wants: Cards = view.match.options.shape.wants(laid.meld)
    return {"cards": cards_text(move.cards, move.faces), "meld": text_of(laid.meld), "wants": names(wants) or "-"}


def _whose_turn(view: View[Any, Any, Any], move: Move) -> Figures:
    return {"seat": view.mover()}


def _not_held(view: View[Any, Any, Any], move: Move) -> Figures:
    cards = minus(played(move), view.hand)
    return {"cards": names(cards), "held": _some_or_none(cards, view.hand)}


def _not_held_or_lying(view: View[Any, Any, Any], move: MeldsMove) -> Figures:
    table = lying(view, move)
    cards = minus(added(table, move), view.hand)
    return {"cards": names(cards), "held": _some_or_none(cards, view.hand + cards_on(table))}


def _some_or_none(cards: Cards, there: Cards) -> str:
    """Whether some of the cards that are lacking are *there*, but not as often as they are named."""
    return "some" if bits(cards) & bits(there) else "none"


def _no_meld(view: View[Any, Any, Any], move: Move) -> Figures:
    numbers = [laid.number for laid in view.table]
    wanted = (move.at, move.other) if isinstance(move, Join) else (getattr(move, "at", 0),)
    return {"number": next((number for number in wanted if number not in numbers), 0), "melds": len(numbers)}
