"""The laws of Rami, in the order in which they are asked: time, cards, melds, then all others as on the rule page."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, NONE, ONE, holds, minus, plus
from rummery.cards.names import NAMES, names
from rummery.games.rami.facts import RamiView, stock_can_give
from rummery.games.rami.jokers import lay_jokers, taken_jokers
from rummery.games.rami.options import MULTIPLE, NO_PILE, REFILLS
from rummery.games.rami.scoring import worth_all
from rummery.games.rami.tables import can_be_laid, is_whole, joker_faces, outcome, own_jokers, rearranged, with_names
from rummery.melds.meld import JUMBLE, RUN, SAME, SET, Meld, first_text, misnamed, text_of
from rummery.melds.shape import laid_off
from rummery.play.events import Laid, laid_at
from rummery.play.every_table import cards_on, table_laws
from rummery.play.laws import Figures, Laws
from rummery.play.match import MOST_MOVES_IN_A_TURN
from rummery.play.moves import (
    Discard,
    Done,
    DrawPile,
    DrawStock,
    Join,
    Lay,
    LayOff,
    MeldsMove,
    Move,
    Rearrange,
    Restore,
    Split,
    Swap,
    Take,
    Timeout,
)

laws: Final[Laws[RamiView]] = Laws()
law: Final = laws.law

# ---- Is it a move of this table? (TAB-01, options) --------------------------------------------------------------


@law("RAM-11", DrawPile, of_view=True)
def the_pile_may_be_drawn_from(view: RamiView, move: DrawPile) -> bool:
    return view.match.options.draws_from_pile()


@law("RAM-11", DrawPile)
def one_card_is_drawn_from_the_pile(view: RamiView, move: DrawPile) -> bool:
    return move.count == 1 or view.match.options.discard == MULTIPLE


@law("RAM-11", Discard, of_view=True)
def there_is_a_pile(view: RamiView, move: Discard) -> bool:
    return view.match.options.discard != NO_PILE


@law("RAM-42", Take, Split, Join, Rearrange, Restore, of_view=True)
def melds_may_be_manipulated(view: RamiView, move: Move) -> bool:
    return view.match.options.manipulation


# ---- Is it time, are the cards there? (TAB) ---------------------------------------------------------------------

table_laws(
    laws,
    (DrawStock, DrawPile),
    (Lay, LayOff, Swap, Discard, Done, Take, Split, Join, Rearrange, Restore),
    (Timeout,),
)


def _pile_size(view: RamiView, move: DrawPile) -> Figures:
    return {"pile": len(view.pile)}


@law("TAB-07", DrawPile, figures=_pile_size)
def the_pile_has_the_cards(view: RamiView, move: DrawPile) -> bool:
    return 1 <= move.count <= len(view.pile)


@law("TAB-07", DrawStock, of_view=True)
def there_is_a_card_to_draw(view: RamiView, move: DrawStock) -> bool:
    return stock_can_give(view.stock, len(view.pile), view.restocked)


# ---- Is each meld one? ------------------------------------------------------------------------------------------


def _no_run(view: RamiView, move: MeldsMove) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not _run_obeys(view, meld)])}


def _no_set(view: RamiView, move: MeldsMove) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not _set_obeys(view, meld)])}


def _run_obeys(view: RamiView, meld: Meld) -> bool:
    return meld.kind != JUMBLE and (meld.kind != RUN or view.match.options.shape.is_whole_run(meld))


def _set_obeys(view: RamiView, meld: Meld) -> bool:
    shape = view.match.options.shape
    if meld.kind == SAME:
        return len(meld.cards) >= shape.pattern.smallest_set
    return meld.kind != SET or shape.is_whole_set(meld)


@law("RAM-15", Lay, Rearrange, figures=_no_run)
def a_run_is_three_or_more_of_a_suit_in_order(view: RamiView, move: MeldsMove) -> bool:
    for meld in move.melds:
        if not _run_obeys(view, meld):
            return False
    return True


@law("RAM-16", Lay, Rearrange, figures=_no_set)
def a_set_is_three_or_four_of_a_rank_in_different_suits(view: RamiView, move: MeldsMove) -> bool:
    for meld in move.melds:
        if not _set_obeys(view, meld):
            return False
    return True


@law("RAM-17", Lay, Rearrange)
def a_meld_has_one_joker_at_most(view: RamiView, move: MeldsMove) -> bool:
    for meld in move.melds:
        if meld.cards.count(JOKER) > view.match.options.shape.pattern.most_wilds:
            return False
    return True


@law("RAM-17", Lay, Rearrange)
def a_joker_needs_two_natural_cards(view: RamiView, move: MeldsMove) -> bool:
    for meld in move.melds:
        naturals = len(meld.cards) - meld.cards.count(JOKER)
        if JOKER in meld.cards and naturals < view.match.options.shape.pattern.least_naturals:
            return False
    return True


@law("RAM-17", LayOff)
def only_a_joker_stands_for_another_card(view: RamiView, move: LayOff) -> bool:
    return misnamed(ONE[JOKER], move.cards, move.faces) < 0


@law("RAM-17", LayOff)
def a_joker_is_never_laid_off(view: RamiView, move: LayOff) -> bool:
    if JOKER not in move.cards:
        return True
    taken = taken_jokers(view.facts.turn)
    return holds(taken, joker_faces(with_names(view, move)))


@law("RAM-17", LayOff)
def a_meld_laid_off_on_has_one_joker_at_most(view: RamiView, move: LayOff) -> bool:
    laid = laid_at(view.table, move.at)
    if JOKER not in move.cards or laid is None:
        return True
    return (laid.meld.cards + move.cards).count(JOKER) <= view.match.options.shape.pattern.most_wilds


@law("RAM-17", Join)
def a_joined_meld_has_one_joker_at_most(view: RamiView, move: Join) -> bool:
    one, other = laid_at(view.table, move.at), laid_at(view.table, move.other)
    if one is None or other is None or one is other:
        return True
    both = one.meld.cards + other.meld.cards
    return both.count(JOKER) <= view.match.options.shape.pattern.most_wilds


@law("RAM-17", Rearrange)
def a_joker_from_the_hand_makes_a_new_meld(view: RamiView, move: Rearrange) -> bool:
    moved = NONE.join([laid.meld.stands for laid in view.table]) + taken_jokers(view.facts.turn)
    for meld in move.melds:
        if JOKER not in meld.cards or (meld.stands and meld.stands in moved):
            continue
        for laid in view.table:
            if JOKER not in laid.meld.cards and _contains(meld, laid):
                return False
    return True


def _contains(meld: Meld, laid: Laid) -> bool:
    return holds(meld.cards, laid.meld.cards)


@law("RAM-45", Lay, Rearrange)
def identical_cards_are_three_or_four(view: RamiView, move: MeldsMove) -> bool:
    for meld in move.melds:
        if meld.kind == SAME and not view.match.options.shape.fits(meld):
            return False
    return True


# ---- May you do it now? -----------------------------------------------------------------------------------------


@law("RAM-10", Done, of_view=True)
def a_turn_ends_with_a_discard(view: RamiView, move: Done) -> bool:
    return view.match.options.discard == NO_PILE


def _owed(view: RamiView, move: Move) -> Figures:
    return {"card": names(view.facts.turn.owed)}


@law("RAM-12", Discard, Done, figures=_owed, of_view=True)
def the_card_from_the_pile_is_laid_before_the_turn_ends(view: RamiView, move: Move) -> bool:
    return not view.facts.turn.owed


def _deepest(view: RamiView, move: DrawPile) -> Figures:
    return {"card": NAMES[view.pile[len(view.pile) - move.count]]}


@law("RAM-12", DrawPile, figures=_deepest)
def the_card_from_the_pile_can_be_laid_at_once(view: RamiView, move: DrawPile) -> bool:
    if not view.match.options.must_use_discard:
        return True
    card = view.pile[len(view.pile) - move.count]
    hand = plus(view.hand, view.pile[len(view.pile) - move.count :])
    return can_be_laid(view, card, hand, view.table, view.facts.turn)


@law("RAM-12", Lay, LayOff, Swap, figures=_owed)
def the_card_from_the_pile_keeps_its_place(view: RamiView, move: Move) -> bool:
    if not view.facts.turn.owed or view.match.options.manipulation:
        return True
    after = outcome(view, move)
    if after is None or not after.turn.owed:
        return True
    return can_be_laid(view, after.turn.owed[0], after.hand(view.hand), after.table, after.turn)


def _short(view: RamiView, move: Lay) -> Figures:
    return {"points": worth_all(view.match.options, move.melds), "needed": view.match.options.first_lay}


@law("RAM-13", Lay, figures=_short)
def the_first_lay_is_worth_enough(view: RamiView, move: Lay) -> bool:
    if view.facts.has_opened(view.turn):
        return True
    return worth_all(view.match.options, move.melds) >= view.match.options.first_lay


@law("RAM-13", Lay)
def the_first_lay_has_a_pure_run(view: RamiView, move: Lay) -> bool:
    if not view.match.options.pure_run_needed or view.facts.has_opened(view.turn):
        return True
    for meld in move.melds:
        if meld.kind == RUN and JOKER not in meld.cards:
            return True
    return False


def _first_lay(view: RamiView, move: Move) -> Figures:
    return {"needed": view.match.options.first_lay}


@law("RAM-13", DrawPile, LayOff, Swap, Take, Split, Join, Rearrange, figures=_first_lay, of_view=True)
def the_first_lay_comes_first(view: RamiView, move: Move) -> bool:
    return view.facts.has_opened(view.turn)


@law("RAM-14", DrawPile, of_view=True)
def nobody_draws_after_the_last_refill(view: RamiView, move: DrawPile) -> bool:
    return view.stock > 0 or view.restocked < REFILLS


def _where_it_lies(view: RamiView, move: LayOff) -> Figures:
    laid = laid_at(view.table, move.at)
    if laid is None:
        return {}
    wants = view.match.options.shape.wants(laid.meld)
    return {"cards": names(move.cards), "meld": text_of(laid.meld), "wants": names(wants) or "-"}


@law("RAM-19", LayOff, figures=_where_it_lies)
def a_card_is_laid_off_where_it_fits(view: RamiView, move: LayOff) -> bool:
    laid = laid_at(view.table, move.at)
    if laid is None:
        return False
    if len(move.cards) == 1:
        return move.cards[0] == JOKER or move.cards[0] in view.match.options.shape.wants(laid.meld)
    return laid_off(view.match.options.shape, laid.meld, move.cards, move.faces) is not None


def _stands_for(view: RamiView, move: Swap) -> Figures:
    laid = laid_at(view.table, move.at)
    if laid is None:
        return {}
    joker = "none" if JOKER not in laid.meld.cards else "certain" if laid.meld.stands else "open"
    return {"card": NAMES[move.card], "meld": text_of(laid.meld), "joker": joker, "stands": names(laid.meld.stands)}


@law("RAM-20", Swap, figures=_stands_for)
def a_joker_is_won_with_the_card_it_certainly_stands_for(view: RamiView, move: Swap) -> bool:
    laid = laid_at(view.table, move.at)
    return laid is not None and move.card in laid.meld.stands


def _stood_for(view: RamiView, move: MeldsMove) -> Figures:
    return {"card": names(view.facts.turn.won)}


@law("RAM-20", Lay, figures=_stood_for)
def a_joker_won_stands_for_another_card(view: RamiView, move: Lay) -> bool:
    turn = view.facts.turn
    if not turn.won:
        return True
    return lay_jokers(move.melds, own_jokers(view) + len(taken_jokers(turn)), turn.won, NONE) is not None


@law("RAM-20", Rearrange, figures=_stood_for)
def a_joker_won_stands_for_another_card_on_the_table(view: RamiView, move: Rearrange) -> bool:
    if not view.facts.turn.won or outcome(view, move) is not None:
        return True
    return rearranged(view, move, own_jokers(view) + len(view.facts.turn.won), NONE) is None


@law("RAM-42", LayOff)
def a_joker_taken_fits_as_the_card_it_was(view: RamiView, move: LayOff) -> bool:
    return JOKER not in move.cards or outcome(view, move) is not None


def _taken(view: RamiView, move: Lay) -> Figures:
    return {"cards": names(taken_jokers(view.facts.turn))}


@law("RAM-42", Lay, figures=_taken)
def a_joker_taken_stays_the_card_it_was(view: RamiView, move: Lay) -> bool:
    turn = view.facts.turn
    if JOKER not in turn.taken_cards:
        return True
    return lay_jokers(move.melds, own_jokers(view), turn.won, taken_jokers(turn)) is not None


@law("RAM-42", Take)
def ends_of_runs_cards_of_sets_and_whole_melds_are_taken(view: RamiView, move: Take) -> bool:
    return outcome(view, move) is not None


@law("RAM-42", Split)
def a_meld_is_split_between_two_of_its_cards(view: RamiView, move: Split) -> bool:
    return outcome(view, move) is not None


@law("RAM-42", Join)
def joined_melds_make_one(view: RamiView, move: Join) -> bool:
    return outcome(view, move) is not None


def _left_out(view: RamiView, move: Rearrange) -> Figures:
    return {"cards": names(minus(cards_on(view.table), NONE.join([meld.cards for meld in move.melds])))}


@law("RAM-42", Rearrange, figures=_left_out)
def every_card_of_the_table_stays_on_it(view: RamiView, move: Rearrange) -> bool:
    return not _left_out(view, move)["cards"]


@law("RAM-42", Rearrange)
def jokers_on_the_table_keep_their_cards(view: RamiView, move: Rearrange) -> bool:
    return outcome(view, move) is not None


def _broken(view: RamiView, move: Move) -> Figures:
    shape = view.match.options.shape
    return {"meld": first_text([laid.meld for laid in view.table if not shape.fits(laid.meld)])}


@law("RAM-42", Discard, Done, figures=_broken, of_view=True)
def the_table_lies_in_melds_when_the_turn_ends(view: RamiView, move: Move) -> bool:
    return not view.match.options.manipulation or is_whole(view.match.options, view.table)


@law("TAB-08", Lay, LayOff, Swap, Take, Split, Join, Rearrange, of_view=True)
def a_turn_comes_to_an_end(view: RamiView, move: Move) -> bool:
    return view.facts.turn.moves < MOST_MOVES_IN_A_TURN


@law("TAB-08", Restore, of_view=True)
def a_restored_table_stays_restored(view: RamiView, move: Restore) -> bool:
    return view.facts.turn.moves < MOST_MOVES_IN_A_TURN or view.table != view.facts.turn.start.table
