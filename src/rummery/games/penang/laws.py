"""The laws of Penang, in the order in which they are asked: time, cards, melds, then all others as on the rule page."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, ONE, SUIT_SIZE, plus
from rummery.cards.names import NAMES, names
from rummery.games.penang.alive import can_act, only_whole_suits, wild_takers, with_wild_taken
from rummery.games.penang.facts import PenangView
from rummery.melds.meld import JUMBLE, OPEN, RUN, SET, Meld, first_text, misnamed, rank_of, text_of
from rummery.melds.shape import laid_off
from rummery.play.events import laid_at
from rummery.play.every_table import table_laws, where_it_lies
from rummery.play.laws import Figures, Laws
from rummery.play.match import MOST_MOVES_IN_A_TURN
from rummery.play.moves import Dead, Done, Lay, LayOff, Move, Swap, Timeout

laws: Final[Laws[PenangView]] = Laws()
law: Final = laws.law

# ---- Is it a move of this table? (TAB-01, options) --------------------------------------------------------------


@law("PEN-13", Dead, of_view=True)
def a_hand_may_be_declared_dead(view: PenangView, move: Dead) -> bool:
    return view.match.options.voluntary_dead


# ---- Is it time, are the cards there? (TAB) ---------------------------------------------------------------------

table_laws(laws, (), (Lay, LayOff, Swap, Done, Dead), (Timeout,))

# ---- Is each meld one? ------------------------------------------------------------------------------------------


def _no_run(view: PenangView, move: Lay) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not _run_obeys(view, meld)])}


def _no_set(view: PenangView, move: Lay) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not _set_obeys(view, meld)])}


def _run_obeys(view: PenangView, meld: Meld) -> bool:
    return meld.kind != JUMBLE and (meld.kind != RUN or view.match.options.shape.is_whole_run(meld))


def _set_obeys(view: PenangView, meld: Meld) -> bool:
    return meld.kind != SET or view.match.options.shape.is_whole_set(meld)


@law("PEN-16", Lay, figures=_no_run)
def a_run_is_three_or_more_of_a_suit_up_to_a_high_ace(view: PenangView, move: Lay) -> bool:
    for meld in move.melds:
        if not _run_obeys(view, meld):
            return False
    return True


@law("PEN-17", Lay, figures=_no_set)
def a_set_is_three_or_more_of_a_rank(view: PenangView, move: Lay) -> bool:
    for meld in move.melds:
        if not _set_obeys(view, meld):
            return False
    return True


def _only_wilds(view: PenangView, move: Lay) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if meld.wilds == len(meld.cards)])}


@law("PEN-18", Lay, figures=_only_wilds)
def a_meld_has_a_natural_card(view: PenangView, move: Lay) -> bool:
    for meld in move.melds:
        if meld.wilds == len(meld.cards):
            return False
    return True


def _misnamed(view: PenangView, move: LayOff) -> Figures:
    at = misnamed(ONE[JOKER], move.cards, move.faces)
    return {"card": NAMES[move.cards[at]] if at >= 0 else ""}


@law("PEN-18", LayOff, figures=_misnamed)
def only_a_joker_is_another_card(view: PenangView, move: LayOff) -> bool:
    return misnamed(ONE[JOKER], move.cards, move.faces) < 0


# ---- May you do it now? -----------------------------------------------------------------------------------------


def _wilds_taken(view: PenangView, move: Done) -> Figures:
    return {"wilds": view.facts.moves}


@law("PEN-10", Done, figures=_wilds_taken, of_view=True)
def a_turn_has_an_action(view: PenangView, move: Done) -> bool:
    return view.facts.acted


@law("PEN-10", Swap)
def an_action_is_left_after_a_wild_is_taken(view: PenangView, move: Swap) -> bool:
    shape = view.match.options.shape
    if view.facts.acted or not only_whole_suits(shape, view.table):
        return True
    laid = laid_at(view.table, move.at)
    if laid is None or move.card not in wild_takers(laid.meld, view.hand):
        return True
    left = plus(view.hand.replace(ONE[move.card], b"", 1), ONE[JOKER])
    return can_act(shape, left, with_wild_taken(view.table, laid, move.card), True)


@law("PEN-11", LayOff, of_view=True)
def a_passport_comes_before_laying_off(view: PenangView, move: LayOff) -> bool:
    return view.facts.has_passport(view.turn)


@law("PEN-13", Lay, LayOff, Swap, of_view=True)
def the_dead_play_no_more(view: PenangView, move: Move) -> bool:
    return not view.facts.is_dead(view.turn)


def _names_wanted(view: PenangView, move: LayOff) -> Figures:
    laid = laid_at(view.table, move.at)
    if laid is None:
        return {}
    places = [f"X={NAMES[card]}" for card in view.match.options.shape.wants(laid.meld)]
    return {"meld": text_of(laid.meld), "names": ", ".join(places) or "-"}


@law("PEN-19", LayOff, figures=_names_wanted)
def a_joker_laid_off_on_a_run_is_named(view: PenangView, move: LayOff) -> bool:
    laid = laid_at(view.table, move.at)
    return laid is None or laid.meld.kind != RUN or OPEN not in move.faces


@law("PEN-19", LayOff, figures=where_it_lies)
def cards_are_laid_off_where_they_fit(view: PenangView, move: LayOff) -> bool:
    laid = laid_at(view.table, move.at)
    if laid is None:
        return False
    shape = view.match.options.shape
    if len(move.cards) == 1 and move.cards[0] != JOKER:
        return move.cards[0] in shape.wants(laid.meld)
    return laid_off(shape, laid.meld, move.cards, move.faces) is not None


@law("PEN-20", Swap, of_view=True)
def a_passport_comes_before_taking_a_wild(view: PenangView, move: Swap) -> bool:
    return view.facts.has_passport(view.turn)


def _takers(view: PenangView, move: Swap) -> Figures:
    laid = laid_at(view.table, move.at)
    if laid is None:
        return {}
    meld = laid.meld
    takers = meld.stands
    if meld.kind == SET:
        takers = bytes(range(rank_of(meld), JOKER, SUIT_SIZE))
    joker = "set" if meld.kind == SET else "run"
    return {
        "card": NAMES[move.card],
        "meld": text_of(meld),
        "joker": joker if meld.wilds else "none",
        "takers": names(takers),
    }


@law("PEN-20", Swap, figures=_takers)
def a_wild_is_taken_with_a_card_it_stands_for(view: PenangView, move: Swap) -> bool:
    laid = laid_at(view.table, move.at)
    return laid is not None and move.card in wild_takers(laid.meld, view.hand)


def _most_moves(view: PenangView, move: Move) -> Figures:
    return {"most": MOST_MOVES_IN_A_TURN}


@law("TAB-08", Lay, LayOff, Swap, figures=_most_moves, of_view=True)
def a_long_turn_only_ends(view: PenangView, move: Move) -> bool:
    return view.facts.moves < MOST_MOVES_IN_A_TURN
