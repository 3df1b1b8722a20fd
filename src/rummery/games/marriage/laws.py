"""The laws of Marriage, in the order in which they are asked: time, cards, melds, then the others as on its page."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, SUIT_SIZE, Card, holds
from rummery.cards.names import NAMES, names
from rummery.games.marriage.facts import MarriageView, Melds, stock_can_give
from rummery.games.marriage.laying import (
    dublees_of,
    in_dublees,
    in_pairs,
    is_pure_for_seeing,
    keeps_dublees,
    left_by,
    melds_of,
    pure_melds,
    shown_tunnelas,
    stated,
    unkept,
)
from rummery.games.marriage.options import DUBLEES, LAST_DUBLEES, PURE, MarriageOptions, wild_faces
from rummery.games.marriage.reading import could_be_impure, is_dublee, is_meld
from rummery.melds.meld import SAME, Meld, first_text, text_of
from rummery.play.every_table import table_laws
from rummery.play.laws import Figures, Laws
from rummery.play.match import MOST_MOVES_IN_A_TURN
from rummery.play.moves import (
    Discard,
    DrawPile,
    DrawStock,
    LayOut,
    MeldsMove,
    See,
    Show,
    TakeBack,
    Timeout,
    Tunnela,
)

laws: Final[Laws[MarriageView]] = Laws()
law: Final = laws.law

# ---- Is it a move of this table? (options) ----------------------------------------------------------------------


@law("MAR-14", Tunnela, of_view=True)
def tunnelas_are_played(view: MarriageView, move: Tunnela) -> bool:
    return view.match.options.tunnela


@law("MAR-22", See, LayOut, Show)
def dublees_are_played(view: MarriageView, move: MeldsMove) -> bool:
    return view.match.options.dublees or not in_dublees(move)


@law("MAR-34", Tunnela, of_view=True)
def tunnelas_shown_first_have_value(view: MarriageView, move: Tunnela) -> bool:
    return view.match.options.tunnelas_have_value()


# ---- Is it time, are the cards there? (TAB) ---------------------------------------------------------------------

table_laws(
    laws,
    (DrawStock, DrawPile, Tunnela),
    (See, LayOut, TakeBack, Show, Discard),
    (Timeout,),
    whole=(LayOut, Show),
)


def _pile_size(view: MarriageView, move: DrawPile) -> Figures:
    return {"pile": len(view.pile)}


@law("TAB-07", DrawPile, figures=_pile_size, of_menu=True)
def the_pile_has_the_cards(view: MarriageView, move: DrawPile) -> bool:
    return 1 <= move.count <= len(view.pile)


@law("TAB-07", DrawStock, of_view=True)
def there_is_a_card_to_draw(view: MarriageView, move: DrawStock) -> bool:
    return stock_can_give(view.match.options, view.stock, len(view.pile), view.restocked)


# ---- Is each meld one? ------------------------------------------------------------------------------------------

_NO_FAULT: Final = ""
_latest: Final[list[tuple[MarriageOptions, Card | None, Melds, list[str]]]] = []
"""The faults of the melds that were judged last: three laws ask for the same ones in a row."""


def _fault(view: MarriageView, meld: Meld, known: Meld) -> str:
    """The rule by which some cards are no meld to the seat, to whom they are *known*, or nothing.

    Before seeing, cards that would be a meld if one of them were wild are not judged here: that is for MAR-16, 17, 20.
    """
    options = view.match.options
    if is_meld(options, known) or (options.dublees and is_dublee(meld)):
        return _NO_FAULT
    if view.note is None and could_be_impure(options, meld):
        return _NO_FAULT
    wild = wild_faces(view.note)
    naturals = [card for card in meld.cards if card != JOKER and card not in wild]
    if len({card % SUIT_SIZE for card in naturals}) > 1:
        return "MAR-13"
    return "MAR-14" if len(naturals) == len(meld.cards) and meld.cards == meld.faces else "MAR-15"


def _are_melds(view: MarriageView, move: MeldsMove, rule: str) -> bool:
    # Pairs are for MAR-22, as is all that is laid by who has seen with dublees.
    if view.match.options.dublees and (in_pairs(move) or view.facts.saw_with_dublees(view.turn)):
        return True
    return rule not in _faults(view, move)


def _faults(view: MarriageView, move: MeldsMove) -> list[str]:
    """The fault of each meld."""
    options, melds = view.match.options, move.melds
    if _latest:
        latest = _latest[0]
        if latest[2] is melds and latest[1] == view.note and latest[0] is options:
            return latest[3]
    known = melds_of(view, move)
    faults = [_fault(view, melds[at], known[at]) for at in range(len(melds))]
    _latest[:] = [(options, view.note, melds, faults)]
    return faults


def _no_run(view: MarriageView, move: MeldsMove) -> Figures:
    return {"meld": _first_with(view, move, "MAR-13"), "least": view.match.options.min_run}


def _no_set(view: MarriageView, move: MeldsMove) -> Figures:
    tunnela = "on" if view.match.options.tunnela else "off"
    return {"meld": _first_with(view, move, "MAR-14"), "tunnela": tunnela}


def _no_wild_meld(view: MarriageView, move: MeldsMove) -> Figures:
    return {"meld": _first_with(view, move, "MAR-15")}


def _first_with(view: MarriageView, move: MeldsMove, rule: str) -> str:
    faults = _faults(view, move)
    return text_of(move.melds[faults.index(rule)]) if rule in faults else ""


@law("MAR-13", See, LayOut, Show, figures=_no_run)
def a_pure_run_is_of_a_suit_in_order(view: MarriageView, move: MeldsMove) -> bool:
    return _are_melds(view, move, "MAR-13")


@law("MAR-14", See, LayOut, Show, figures=_no_set)
def a_pure_set_is_of_a_rank_in_different_suits(view: MarriageView, move: MeldsMove) -> bool:
    return _are_melds(view, move, "MAR-14")


@law("MAR-14", Tunnela)
def a_tunnela_is_three_identical_cards(view: MarriageView, move: Tunnela) -> bool:
    for meld in move.melds:
        if meld.kind != SAME or not view.match.options.shape.fits(meld):
            return False
    return True


@law("MAR-15", See, LayOut, Show, figures=_no_wild_meld)
def wild_cards_fill_what_is_missing(view: MarriageView, move: MeldsMove) -> bool:
    return _are_melds(view, move, "MAR-15")


def _no_dublee(view: MarriageView, move: MeldsMove) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not is_dublee(meld)])}


@law("MAR-22", See, LayOut, Show, figures=_no_dublee)
def a_dublee_is_a_pair_of_identical_cards(view: MarriageView, move: MeldsMove) -> bool:
    return not view.match.options.dublees or not in_pairs(move) or in_dublees(move)


def _dublee_among(view: MarriageView, move: MeldsMove) -> Figures:
    return {"meld": first_text(dublees_of(move))}


def _dublees_count(view: MarriageView) -> bool:
    return view.match.options.dublees and not view.facts.saw_with_dublees(view.turn)


@law("MAR-22", See, LayOut, Show, figures=_dublee_among, where=_dublees_count)
def dublees_and_melds_do_not_mix(view: MarriageView, move: MeldsMove) -> bool:
    return in_pairs(move) or not dublees_of(move)


# ---- May you do it now? -----------------------------------------------------------------------------------------


@law("MAR-10", DrawPile, of_menu=True)
def one_card_is_drawn(view: MarriageView, move: DrawPile) -> bool:
    return move.count == 1


def _just_taken(view: MarriageView, move: Discard | Show) -> Figures:
    took = view.facts.turn.took
    return {"card": names(took), "others": len(view.hand) - view.hand.count(took)}


def _keeps_the_upcard(view: MarriageView) -> bool:
    return len(view.facts.turn.took) > 0 and not view.match.options.return_upcard


@law("MAR-11", Discard, figures=_just_taken, where=_keeps_the_upcard)
def the_upcard_just_taken_is_kept(view: MarriageView, move: Discard) -> bool:
    turn = view.facts.turn
    if move.card != turn.took[0]:
        return True
    # Who holds nothing else, and has laid nothing that could be taken back, has to end the turn with something.
    return view.hand.count(turn.took[0]) == len(view.hand) and view.table == turn.start.table


@law("MAR-11", Show, figures=_just_taken, where=_keeps_the_upcard)
def the_upcard_just_taken_is_not_left_over(view: MarriageView, move: Show) -> bool:
    if view.facts.saw_with_dublees(view.turn) or in_dublees(move):  # who discards nothing
        return True
    return left_by(view, move) != view.facts.turn.took


def _upcard(view: MarriageView, move: DrawPile) -> Figures:
    return {"card": NAMES[view.pile[len(view.pile) - 1]]}


@law("MAR-12", DrawPile, figures=_upcard, of_view=True)
def wild_cards_may_be_taken(view: MarriageView, move: DrawPile) -> bool:
    if view.match.options.wild_pickup or view.note is None:
        return True
    card = view.pile[len(view.pile) - 1]
    return card != JOKER and card not in wild_faces(view.note)


def _seen_with(view: MarriageView, move: See) -> Figures:
    return {"with": "dublees" if view.facts.saw_with_dublees(view.turn) else "pure"}


@law("MAR-16", See, of_view=True, figures=_seen_with)
def the_joker_is_seen_once(view: MarriageView, move: See) -> bool:
    return not view.facts.has_seen(view.turn)


def _impure(view: MarriageView, move: See) -> Figures:
    options = view.match.options
    return {
        "meld": first_text([meld for meld in move.melds if not is_pure_for_seeing(options, meld)]),
        "kinds": options.kinds_told(),
    }


@law("MAR-16", See, figures=_impure)
def seeing_takes_pure_melds(view: MarriageView, move: See) -> bool:
    options = view.match.options
    if options.dublees and in_dublees(move):
        return True
    for meld in move.melds:
        if not is_pure_for_seeing(options, meld):
            return False
    return True


def _how_many(view: MarriageView, move: MeldsMove) -> Figures:
    return {"melds": len(move.melds), "needed": PURE}


@law("MAR-16", See, figures=_how_many)
def seeing_takes_three_melds(view: MarriageView, move: See) -> bool:
    return len(move.melds) == PURE or in_dublees(move)


def _what_earns_seeing(view: MarriageView, move: MeldsMove) -> Figures:
    return {"dublees": "on" if view.match.options.dublees else "off"}


@law("MAR-17", LayOut, of_view=True, figures=_what_earns_seeing)
def seeing_comes_before_laying_out(view: MarriageView, move: LayOut) -> bool:
    return view.facts.has_seen(view.turn)


def _pure_left(view: MarriageView, move: MeldsMove) -> Figures:
    melds = melds_of(view, move)
    return {
        "pure": pure_melds(view.match.options, melds),
        "needed": PURE,
        "kinds": view.match.options.kinds_told(),
    }


@law("MAR-17", LayOut, figures=_pure_left)
def three_pure_melds_stay_on_the_table(view: MarriageView, move: LayOut) -> bool:
    if view.facts.saw_with_dublees(view.turn):
        return True
    return pure_melds(view.match.options, melds_of(view, move)) >= PURE


def _locked(view: MarriageView, move: MeldsMove) -> Figures:
    missing = unkept(view.facts, view.turn, melds_of(view, move))
    return {"meld": text_of(missing[0]) if missing else ""}


def _melds_are_locked(view: MarriageView) -> bool:
    if not view.match.options.lock_shown or not view.facts.has_seen(view.turn):
        return False
    return not view.facts.saw_with_dublees(view.turn)


@law("MAR-17", LayOut, Show, figures=_locked, where=_melds_are_locked)
def the_melds_seen_with_stay_as_they_are(view: MarriageView, move: MeldsMove) -> bool:
    return not unkept(view.facts, view.turn, melds_of(view, move))


@law("MAR-19", TakeBack, of_view=True)
def something_was_laid_in_this_turn(view: MarriageView, move: TakeBack) -> bool:
    return view.table != view.facts.turn.start.table


@law("MAR-20", Show, of_view=True, figures=_what_earns_seeing)
def seeing_comes_before_showing(view: MarriageView, move: Show) -> bool:
    return view.facts.has_seen(view.turn)


@law("MAR-20", Show, figures=_pure_left)
def a_show_has_three_pure_melds(view: MarriageView, move: Show) -> bool:
    if view.facts.saw_with_dublees(view.turn) or in_dublees(move):
        return True
    return pure_melds(view.match.options, melds_of(view, move)) >= PURE


def _left_over(view: MarriageView, move: Show) -> Figures:
    left = left_by(view, move)
    return {
        "cards": names(left) or "-",
        "n": len(left),
        "discard": "must" if view.match.options.must_discard else "may",
    }


@law("MAR-20", Show, figures=_left_over)
def all_cards_but_one_are_shown(view: MarriageView, move: Show) -> bool:
    if view.facts.saw_with_dublees(view.turn) or in_dublees(move):
        return True
    left = len(left_by(view, move))
    return left == 1 or (left == 0 and not view.match.options.must_discard)


def _pairs(view: MarriageView, move: See) -> Figures:
    return {"melds": len(move.melds), "needed": DUBLEES}


@law("MAR-22", See, figures=_pairs)
def seven_dublees_earn_seeing(view: MarriageView, move: See) -> bool:
    return not in_dublees(move) or len(move.melds) == DUBLEES


@law("MAR-22", LayOut)
def dublees_stay_as_they_are(view: MarriageView, move: LayOut) -> bool:
    return not view.facts.saw_with_dublees(view.turn) and not in_dublees(move)


def _dublees_shown(view: MarriageView, move: Show) -> Figures:
    others = [meld for meld in move.melds if not is_dublee(meld)]
    missing = list(unkept(view.facts, view.turn, move.melds))
    wrong = "other" if others else "missing" if missing else "count"
    if not view.facts.saw_with_dublees(view.turn):
        wrong = "pure"
    return {"melds": len(move.melds), "needed": LAST_DUBLEES, "wrong": wrong, "meld": first_text(others or missing)}


@law("MAR-22", Show, figures=_dublees_shown)
def eight_dublees_go_out(view: MarriageView, move: Show) -> bool:
    if not view.facts.saw_with_dublees(view.turn):
        return not in_dublees(move)
    return in_dublees(move) and keeps_dublees(view.facts, view.turn, move.melds)


@law("MAR-34", Tunnela, of_view=True)
def tunnelas_are_shown_before_the_first_draw(view: MarriageView, move: Tunnela) -> bool:
    return not view.facts.has_drawn(view.turn)


def _shown_before(view: MarriageView, move: Tunnela) -> Figures:
    return {"cards": names(shown_tunnelas(view.facts, view.turn))}


@law("MAR-34", Tunnela, figures=_shown_before)
def a_tunnela_is_shown_once(view: MarriageView, move: Tunnela) -> bool:
    return holds(view.hand, shown_tunnelas(view.facts, view.turn) + stated(move.melds))


@law("TAB-08", LayOut, of_view=True)
def a_turn_comes_to_an_end(view: MarriageView, move: LayOut) -> bool:
    return view.facts.turn.moves < MOST_MOVES_IN_A_TURN
