"""The laws of Shanghai rum, in the order in which they are asked: time, cards, melds, all others as on the page."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import ACE, JOKER, SUIT_SIZE, Cards
from rummery.cards.names import NAMES, names
from rummery.games.shanghai.buying import buys_left, for_sale
from rummery.games.shanghai.contract import after_swap, can_go_down, is_contract, place_for
from rummery.games.shanghai.facts import ShanghaiView, stock_can_give
from rummery.games.shanghai.options import SEED
from rummery.melds.meld import JUMBLE, OPEN, RUN, SET, Meld, first_text, misnamed, text_of
from rummery.melds.recognise import recognise
from rummery.melds.shape import laid_off
from rummery.play.events import BUY, DRAW, laid_at
from rummery.play.every_table import table_laws, the_deal_is_not_over, where_it_lies
from rummery.play.laws import Figures, Laws
from rummery.play.match import MOST_MOVES_IN_A_TURN
from rummery.play.moves import Buy, Discard, Done, Down, DrawPile, DrawStock, LayOff, Move, Pass, Swap, Timeout

laws: Final[Laws[ShanghaiView]] = Laws()
law: Final = laws.law

# ---- Is it a move of this table? (options) ----------------------------------------------------------------------


@law("SHA-14", Buy, Pass, of_view=True)
def cards_are_bought_here(view: ShanghaiView, move: Move) -> bool:
    return view.match.options.buys != 0


@law("SHA-24", Done, of_view=True)
def the_last_card_is_kept_at_this_table(view: ShanghaiView, move: Done) -> bool:
    return not view.match.options.final_discard


# ---- Is it time? What forbids a player to buy comes before the question whether the player was asked. -----------

law("TAB-06", Buy, of_view=True)(the_deal_is_not_over)


@law("SHA-12", Buy, of_view=True)
def who_buys_is_not_in_turn(view: ShanghaiView, move: Buy) -> bool:
    return view.seat != view.turn


@law("SHA-12", Buy, of_view=True)
def the_upcard_is_bought_before_the_draw(view: ShanghaiView, move: Buy) -> bool:
    return view.seat is None or view.phase in (DRAW, BUY)


@law("SHA-12", Buy, of_view=True)
def nobody_buys_their_own_discard(view: ShanghaiView, move: Buy) -> bool:
    return view.seat is None or view.seat != view.facts.discarder


def _price(view: ShanghaiView, move: Buy) -> Figures:
    return {"cards": view.match.options.buy_cards, "stock": view.stock}


@law("SHA-12", Buy, figures=_price, of_view=True)
def the_stock_has_the_cards_for_a_buyer(view: ShanghaiView, move: Buy) -> bool:
    if view.seat is None or not view.pile or view.facts.upcard_dead:
        return True
    return for_sale(view.match, view.facts, view.stock, len(view.pile), view.restocked)


def _bought(view: ShanghaiView, move: Buy) -> Figures:
    return {"bought": 0 if view.seat is None else view.facts.buys[view.seat]}


@law("SHA-14", Buy, figures=_bought, of_view=True)
def a_player_has_buys_left(view: ShanghaiView, move: Buy) -> bool:
    return view.seat is None or buys_left(view.match, view.facts, view.seat) != 0


@law("SHA-15", Buy, of_view=True)
def who_is_down_buys_no_more(view: ShanghaiView, move: Buy) -> bool:
    return view.seat is None or not view.facts.is_down(view.seat)


@law("TAB-03", DrawStock, DrawPile, Down, LayOff, Swap, Discard, Done, of_view=True)
def who_is_asked_answers(view: ShanghaiView, move: Move) -> bool:
    return view.phase != BUY or view.seat != view.mover()


table_laws(laws, (DrawStock, DrawPile), (Down, LayOff, Swap, Discard, Done), (Buy, Pass, Timeout))


@law("TAB-03", Buy, Pass, of_view=True)
def somebody_was_asked(view: ShanghaiView, move: Move) -> bool:
    return view.phase == BUY


# ---- Are the cards there? ---------------------------------------------------------------------------------------


@law("TAB-07", DrawPile, of_view=True)
def there_is_an_upcard(view: ShanghaiView, move: DrawPile) -> bool:
    return len(view.pile) > 0


@law("TAB-07", DrawStock, of_view=True)
def there_is_a_card_in_the_stock(view: ShanghaiView, move: DrawStock) -> bool:
    return stock_can_give(view.stock, len(view.pile), view.restocked)


# ---- Is each meld one? ------------------------------------------------------------------------------------------


def _misplaced(view: ShanghaiView, move: Down) -> Figures:
    meld = first_text([meld for meld in move.melds if _ace_is_misplaced(view, meld)])
    return {"meld": meld, "low": "on" if view.match.options.ace_low else "off"}


def _has_an_ace(faces: Cards) -> bool:
    for face in faces:
        if face % SUIT_SIZE == ACE and face < JOKER:
            return True
    return False


def _ace_is_misplaced(view: ShanghaiView, meld: Meld) -> bool:
    """Whether it would be a run if an ace could be low and high, or in between."""
    if meld.kind != JUMBLE:
        return False
    if recognise(view.match.options.any_ace, meld.cards, meld.faces).kind == RUN:
        return True
    faces = meld.faces
    if not _has_an_ace(faces):
        return False
    for at in range(1, len(faces)):
        if faces[at] >= JOKER or faces[at] // SUIT_SIZE != faces[0] // SUIT_SIZE:
            return False
        if faces[at] % SUIT_SIZE != (faces[at - 1] + 1) % SUIT_SIZE:
            return False
    return True


@law("SHA-02", Down, figures=_misplaced)
def an_ace_is_where_it_may_be(view: ShanghaiView, move: Down) -> bool:
    for meld in move.melds:
        if meld.kind == JUMBLE and _ace_is_misplaced(view, meld):
            return False
    return True


def _misplaced_there(view: ShanghaiView, move: LayOff) -> Figures:
    laid = laid_at(view.table, move.at)
    low = "on" if view.match.options.ace_low else "off"
    return {"cards": names(move.cards), "meld": "" if laid is None else text_of(laid.meld), "low": low}


@law("SHA-02", LayOff, figures=_misplaced_there)
def an_ace_is_laid_off_where_it_may_be(view: ShanghaiView, move: LayOff) -> bool:
    if not _has_an_ace(move.faces):
        return True
    laid = laid_at(view.table, move.at)
    if laid is None or laid.meld.kind != RUN or _fits(view, move):
        return True
    return laid_off(view.match.options.any_ace, laid.meld, move.cards, move.faces) is None


def _no_run(view: ShanghaiView, move: Down) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not _run_obeys(view, meld)])}


def _run_obeys(view: ShanghaiView, meld: Meld) -> bool:
    return meld.kind == SET or (meld.kind == RUN and view.match.options.shape.is_whole_run(meld))


@law("SHA-16", Down, figures=_no_run)
def a_run_is_four_or_more_of_a_suit_in_order(view: ShanghaiView, move: Down) -> bool:
    for meld in move.melds:
        if not _run_obeys(view, meld):
            return False
    return True


def _no_set(view: ShanghaiView, move: Down) -> Figures:
    return {"meld": first_text([meld for meld in move.melds if not _set_obeys(view, meld)])}


def _set_obeys(view: ShanghaiView, meld: Meld) -> bool:
    return meld.kind != SET or view.match.options.shape.is_whole_set(meld)


@law("SHA-16", Down, figures=_no_set)
def a_set_is_three_or_more_of_a_rank(view: ShanghaiView, move: Down) -> bool:
    for meld in move.melds:
        if not _set_obeys(view, meld):
            return False
    return True


def _fits(view: ShanghaiView, move: LayOff) -> bool:
    """SHA-16: whether the cards fit on the meld, wild or not."""
    laid = laid_at(view.table, move.at)
    if laid is None:
        return False
    shape = view.match.options.shape
    if len(move.cards) == 1 and move.cards == move.faces:
        return move.cards[0] in shape.wants(laid.meld)
    return laid_off(shape, laid.meld, move.cards, move.faces) is not None


def _has_a_nameless_wild(view: ShanghaiView, move: LayOff) -> bool:
    """SHA-17: whether a wild card goes on a run, where it does not lie as itself, and is not named."""
    laid = laid_at(view.table, move.at)
    if laid is None or laid.meld.kind != RUN:
        return False
    if OPEN in move.faces:
        return True
    twos = view.match.options.wild_twos
    bare = [card for at, card in enumerate(move.cards) if card in twos and card == move.faces[at]] if twos else []
    return len(bare) > 0 and not _fits(view, move)


@law("SHA-16", LayOff, figures=where_it_lies)
def a_card_is_laid_off_where_it_fits(view: ShanghaiView, move: LayOff) -> bool:
    return _fits(view, move) or _has_a_nameless_wild(view, move) or not _only_wild_cards_stand(view, move)


def _only_wild_cards_stand(view: ShanghaiView, move: LayOff) -> bool:
    return move.cards == move.faces or misnamed(view.match.options.shape.wild, move.cards, move.faces) < 0


@law("SHA-17", LayOff)
def only_a_wild_card_stands_for_another(view: ShanghaiView, move: LayOff) -> bool:
    return _only_wild_cards_stand(view, move)


@law("SHA-17", LayOff, figures=where_it_lies)
def a_wild_card_on_a_run_is_named(view: ShanghaiView, move: LayOff) -> bool:
    if move.cards == move.faces and not view.match.options.wild_twos:
        return True
    return not _has_a_nameless_wild(view, move)


def _unbalanced(view: ShanghaiView, move: Down) -> Figures:
    meld = next(meld for meld in move.melds if not _is_balanced(view, meld))
    return {"meld": text_of(meld), "wilds": meld.wilds, "naturals": len(meld.cards) - meld.wilds}


def _is_balanced(view: ShanghaiView, meld: Meld) -> bool:
    return view.match.options.shape.pattern.allows(len(meld.cards) - meld.wilds, meld.wilds)


@law("SHA-17", Down, figures=_unbalanced)
def a_meld_has_no_more_wild_cards_than_natural_ones(view: ShanghaiView, move: Down) -> bool:
    for meld in move.melds:
        if meld.wilds and not _is_balanced(view, meld):
            return False
    return True


def _unbalanced_there(view: ShanghaiView, move: LayOff) -> Figures:
    laid = laid_at(view.table, move.at)
    longer = None if laid is None else laid_off(view.match.options.shape, laid.meld, move.cards, move.faces)
    if longer is None:
        return {}
    return {"meld": text_of(longer), "wilds": longer.wilds, "naturals": len(longer.cards) - longer.wilds}


@law("SHA-17", LayOff, figures=_unbalanced_there)
def a_meld_laid_off_on_has_no_more_wild_cards_than_natural_ones(view: ShanghaiView, move: LayOff) -> bool:
    if move.cards == move.faces and not view.match.options.wild_twos:
        return True
    laid = laid_at(view.table, move.at)
    longer = None if laid is None else laid_off(view.match.options.shape, laid.meld, move.cards, move.faces)
    return longer is None or _is_balanced(view, longer)


# ---- May you do it now? -----------------------------------------------------------------------------------------


@law("SHA-11", DrawPile)
def only_the_upcard_is_drawn(view: ShanghaiView, move: DrawPile) -> bool:
    return move.count == 1


@law("SHA-11", DrawPile, Buy, of_view=True)
def the_upcard_is_alive(view: ShanghaiView, move: Move) -> bool:
    return not view.facts.upcard_dead and len(view.pile) > 0


def _stands_for(view: ShanghaiView, move: Swap) -> Figures:
    laid = laid_at(view.table, move.at)
    if laid is None:
        return {}
    wild = "none" if not laid.meld.wilds else "set" if laid.meld.kind == SET else "run"
    return {
        "card": NAMES[move.card],
        "meld": text_of(laid.meld),
        "wild": wild,
        "stands": names(laid.meld.stands) or "-",
    }


@law("SHA-18", Swap, figures=_stands_for)
def a_wild_card_is_replaced_by_the_card_it_stands_for(view: ShanghaiView, move: Swap) -> bool:
    laid = laid_at(view.table, move.at)
    return laid is not None and place_for(laid.meld, move.card) >= 0


def _contract_due(view: ShanghaiView, move: Move) -> Figures:
    contract = view.match.options.contract(view.match.number)
    return {"sets": contract.sets, "runs": contract.runs, "length": contract.length}


@law("SHA-18", Swap, figures=_contract_due)
def who_takes_a_wild_card_can_lay_down(view: ShanghaiView, move: Swap) -> bool:
    if view.facts.is_down(view.turn):
        return True
    options = view.match.options
    hand, table = after_swap(view.hand, view.table, move)
    return can_go_down(options, options.contract(view.match.number), hand, table)


@law("SHA-18", Discard, Done, figures=_contract_due, of_view=True)
def who_took_a_wild_card_lays_down_first(view: ShanghaiView, move: Move) -> bool:
    return not view.facts.turn.must_go_down


def _asks_the_seed(view: ShanghaiView) -> bool:
    """SHA-21: whether the contract is one of the nine of the seed's list."""
    return view.match.options.seed_contracts and view.match.number <= len(SEED)


@law("SHA-21", Down, figures=_contract_due)
def the_melds_are_the_contract(view: ShanghaiView, move: Down) -> bool:
    if view.facts.is_down(view.turn) or not _asks_the_seed(view):
        return True
    return is_contract(view.match.options.contract(view.match.number), move.melds)


@law("SHA-22", Down, figures=_contract_due)
def the_melds_are_the_contract_of_this_table(view: ShanghaiView, move: Down) -> bool:
    if view.facts.is_down(view.turn) or _asks_the_seed(view):
        return True
    return is_contract(view.match.options.contract(view.match.number), move.melds)


@law("SHA-23", Down, of_view=True)
def who_is_down_lays_no_more_melds(view: ShanghaiView, move: Down) -> bool:
    return not view.facts.is_down(view.turn)


@law("SHA-23", LayOff, figures=_contract_due, of_view=True)
def who_lays_off_is_down(view: ShanghaiView, move: LayOff) -> bool:
    return view.facts.is_down(view.turn)


@law("SHA-24", Discard, of_view=True)
def the_last_card_is_played_and_not_discarded(view: ShanghaiView, move: Discard) -> bool:
    return view.match.options.final_discard or len(view.hand) > 1


def _hand(view: ShanghaiView, move: Move) -> Figures:
    return {"cards": len(view.hand)}


@law("SHA-24", Done, figures=_hand, of_view=True)
def a_turn_ends_with_a_discard_while_there_are_more_cards(view: ShanghaiView, move: Done) -> bool:
    return len(view.hand) == 1


@law("TAB-08", LayOff, Swap, of_view=True)
def a_turn_comes_to_an_end(view: ShanghaiView, move: Move) -> bool:
    return view.facts.turn.moves < MOST_MOVES_IN_A_TURN
