"""The laws of Manipulation in the order in which they are asked: time, cards, melds, then all others as on the page."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, NONE, ONE, SUIT_SIZE
from rummery.cards.names import NAMES, names
from rummery.games.manipulation.change import change_of
from rummery.games.manipulation.facts import ManipulationView, ends_by_itself, nobody_draws
from rummery.games.manipulation.options import FIRST_MELD_POINTS, MOST_DRAWS, POINTS30, TABLE
from rummery.games.manipulation.scoring import in_hand, worth_all
from rummery.melds.meld import OPEN, RUN, SET, Meld, first_text, text_of
from rummery.play.every_table import table_laws
from rummery.play.laws import Figures, Laws
from rummery.play.moves import Done, Draw, Knock, Lay, Move, Pass, Timeout

laws: Final[Laws[ManipulationView]] = Laws()
law: Final = laws.law

# ---- Is it a move of this table? (options) ----------------------------------------------------------------------


def _stock(view: ManipulationView, move: Move) -> Figures:
    return {"stock": view.stock, "draws": view.match.options.max_draws}


@law("MAN-11", Pass, figures=_stock, of_view=True)
def a_turn_may_be_passed(view: ManipulationView, move: Pass) -> bool:
    return view.match.options.may_pass or nobody_draws(view.facts.last_lap, view.stock)


# ---- Is it time, are the cards there? (TAB) ---------------------------------------------------------------------

table_laws(laws, (), (Lay, Knock, Done, Pass), (Draw, Timeout), (Lay,))


@law("TAB-07", Draw, of_view=True)
def the_stock_has_a_card(view: ManipulationView, move: Draw) -> bool:
    return view.stock > 0


# ---- Is each meld one? ------------------------------------------------------------------------------------------


def _no_run(view: ManipulationView, move: Lay) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not _run_obeys(view, meld)])}


def _no_set(view: ManipulationView, move: Lay) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not _set_obeys(view, meld)])}


def _unnamed(view: ManipulationView, move: Lay) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if OPEN in meld.faces])}


def _run_obeys(view: ManipulationView, meld: Meld) -> bool:
    return meld.kind == SET or (meld.kind == RUN and view.match.options.shape.is_whole_run(meld))


def _set_obeys(view: ManipulationView, meld: Meld) -> bool:
    """Whether it is a set but for jokers that double a card of it."""
    if meld.kind != SET:
        return True
    pattern = view.match.options.shape.pattern
    if not pattern.smallest_set <= len(meld.cards) <= pattern.largest_set:
        return False
    ranks = {face % SUIT_SIZE for face in meld.faces if face != OPEN}
    own = meld.cards.replace(ONE[JOKER], NONE)
    return len(ranks) <= 1 and len(set(own)) == len(own)


def _doubled(meld: Meld) -> int:
    """The card that a joker of a set doubles, or -1."""
    if meld.kind == SET and meld.wilds:
        for face in meld.stands:
            if meld.faces.count(face) > 1:
                return face
    return -1


def _double(view: ManipulationView, move: Lay) -> Figures:
    for meld in move.melds:
        card = _doubled(meld)
        if card >= 0:
            return {"meld": text_of(meld), "card": NAMES[card]}
    return {}


@law("MAN-15", Lay, figures=_no_run)
def every_run_is_three_or_more_of_a_suit_in_order(view: ManipulationView, move: Lay) -> bool:
    for meld in change_of(view.table, move.melds).wrong:
        if meld.kind != SET and not _run_obeys(view, meld):
            return False
    return True


@law("MAN-15", Lay, figures=_no_set)
def every_set_is_three_or_four_of_a_rank_none_twice(view: ManipulationView, move: Lay) -> bool:
    for meld in change_of(view.table, move.melds).wrong:
        if meld.kind == SET and not _set_obeys(view, meld):
            return False
    return True


@law("MAN-16", Lay, figures=_unnamed)
def every_joker_has_a_name(view: ManipulationView, move: Lay) -> bool:
    for meld in change_of(view.table, move.melds).wrong:
        if meld.wilds and OPEN in meld.faces:
            return False
    return True


@law("MAN-16", Lay, figures=_double)
def a_joker_doubles_no_card_of_its_set(view: ManipulationView, move: Lay) -> bool:
    for meld in change_of(view.table, move.melds).wrong:
        if meld.wilds and _doubled(meld) >= 0:
            return False
    return True


# ---- May you do it now? -----------------------------------------------------------------------------------------


@law("MAN-10", Lay, of_view=True)
def nobody_melds_after_the_third_draw(view: ManipulationView, move: Lay) -> bool:
    return view.facts.drawn < MOST_DRAWS


@law("MAN-10", Draw, of_view=True)
def three_cards_are_drawn_at_most(view: ManipulationView, move: Draw) -> bool:
    return view.facts.drawn < MOST_DRAWS


@law("MAN-11", Draw, figures=_stock, of_view=True)
def no_more_cards_are_drawn_than_the_table_allows(view: ManipulationView, move: Draw) -> bool:
    return view.facts.drawn < view.match.options.max_draws


@law("MAN-11", Draw, Lay, Pass, of_view=True)
def after_the_meld_the_turn_only_ends(view: ManipulationView, move: Move) -> bool:
    return not view.facts.melded


@law("MAN-11", Draw, Lay, Pass, of_view=True)
def after_a_pass_the_turn_only_ends(view: ManipulationView, move: Move) -> bool:
    return not view.facts.passed


@law("MAN-11", Pass, of_view=True)
def after_the_last_draw_nothing_is_left_to_pass(view: ManipulationView, move: Pass) -> bool:
    return view.facts.drawn < view.match.options.max_draws


def _to_do(view: ManipulationView, move: Move) -> Figures:
    last = "last" if view.facts.last_lap is not None else "dry" if view.stock == 0 else "draw"
    return {"now": last, "passes": "on" if view.match.options.may_pass else "off"}


@law("MAN-11", Done, figures=_to_do, of_view=True)
def a_turn_is_a_meld_a_pass_or_the_last_draw(view: ManipulationView, move: Done) -> bool:
    return ends_by_itself(view)


def _left_out(view: ManipulationView, move: Lay) -> Figures:
    return {"cards": names(change_of(view.table, move.melds).left_out)}


@law("MAN-12", Lay, figures=_left_out)
def no_card_leaves_the_table(view: ManipulationView, move: Lay) -> bool:
    return not change_of(view.table, move.melds).left_out


@law("MAN-12", Lay)
def a_card_comes_from_the_hand(view: ManipulationView, move: Lay) -> bool:
    return len(change_of(view.table, move.melds).given) > 0


def _is_first(view: ManipulationView) -> bool:
    """MAN-13: whether the player has to lay melds from the hand alone, and let lie what lies there."""
    return view.match.options.initial_meld != TABLE and not view.facts.has_opened(view.turn)


def _moved(view: ManipulationView, move: Lay) -> Figures:
    return {"meld": first_text(change_of(view.table, move.melds).gone)}


@law("MAN-13", Lay, figures=_moved, where=_is_first)
def the_first_meld_is_from_the_hand_alone(view: ManipulationView, move: Lay) -> bool:
    return not change_of(view.table, move.melds).gone


def _short(view: ManipulationView, move: Lay) -> Figures:
    return {"points": worth_all(change_of(view.table, move.melds).fresh), "needed": FIRST_MELD_POINTS}


def _is_to_be_worth_enough(view: ManipulationView) -> bool:
    return view.match.options.initial_meld == POINTS30 and _is_first(view)


@law("MAN-13", Lay, figures=_short, where=_is_to_be_worth_enough)
def the_first_meld_is_worth_enough(view: ManipulationView, move: Lay) -> bool:
    return worth_all(change_of(view.table, move.melds).fresh) >= FIRST_MELD_POINTS


def _renamed(view: ManipulationView, move: Lay) -> Figures:
    return {"card": names(change_of(view.table, move.melds).lost[:1])}


@law("MAN-16", Lay, figures=_renamed)
def a_joker_keeps_its_name_until_that_card_lies_there(view: ManipulationView, move: Lay) -> bool:
    return not change_of(view.table, move.melds).lost


def _freed(view: ManipulationView, move: Lay) -> Figures:
    return {"cards": names(change_of(view.table, move.melds).freed)}


@law("MAN-17", Lay, figures=_freed)
def a_replaced_joker_stays_on_the_table(view: ManipulationView, move: Lay) -> bool:
    return change_of(view.table, move.melds).jokers_left_out == 0


def _points(view: ManipulationView, move: Knock) -> Figures:
    return {"points": in_hand(view.hand), "limit": view.match.options.knock_limit}


@law("MAN-20", Knock, figures=_to_do, of_view=True)
def a_knock_comes_at_the_end_of_a_turn(view: ManipulationView, move: Knock) -> bool:
    return ends_by_itself(view) or view.facts.last_lap is not None


@law("MAN-20", Knock, figures=_points, of_view=True)
def a_knock_needs_a_low_hand(view: ManipulationView, move: Knock) -> bool:
    return in_hand(view.hand) <= view.match.options.knock_limit


@law("MAN-22", Draw, of_view=True)
def nobody_draws_in_the_last_lap(view: ManipulationView, move: Draw) -> bool:
    return view.facts.last_lap is None


@law("MAN-22", Knock, of_view=True)
def nobody_knocks_in_the_last_lap(view: ManipulationView, move: Knock) -> bool:
    return view.facts.last_lap is None
