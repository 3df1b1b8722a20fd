"""SHA-20 to SHA-22: whether melds are a contract, and whether a hand can lay one, perhaps after swaps (SHA-18)."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, ONE, SUIT_SIZE, Card, Cards, minus, plus
from rummery.games.shanghai.arrange import rummy
from rummery.games.shanghai.options import Contract, ShanghaiOptions
from rummery.melds.contract import find_contract, may_hold
from rummery.melds.meld import OPEN, RUN, SET, Meld, place_of_wild, rank_of, with_card_at
from rummery.melds.pattern import HIGH, LOW, Pattern
from rummery.melds.plan import best_plan
from rummery.melds.recognise import recognise
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.told import Arrangement
from rummery.play.events import Laid, OnTable, laid_at, with_meld
from rummery.play.moves import Swap

_MOST_KNOWN: Final = 4096
"""Hands that are remembered."""
_known: Final[dict[tuple[Cards, Contract, Cards, bool], tuple[Meld, ...] | None]] = {}
"""What a hand can lay, by the hand, the contract, the wild twos and whether aces may be low."""


def is_contract(contract: Contract, melds: tuple[Meld, ...]) -> bool:
    """SHA-21: whether these are just as many sets, and runs long enough; each may be longer than asked (SHA-20)."""
    sets = runs = 0
    for meld in melds:
        if meld.kind == SET:
            sets += 1
        elif meld.kind == RUN and len(meld.cards) >= contract.length:
            runs += 1
    return sets == contract.sets and runs == contract.runs and len(melds) == sets + runs


def quick_lay_down(options: ShanghaiOptions, contract: Contract, hand: Cards) -> tuple[Meld, ...] | None:
    """Melds of *hand* that are the contract, none longer than it must be; None where none were found at a glance."""
    if not may_hold(hand, options.shape, contract.sets, contract.runs, contract.length):
        return None
    return find_contract(hand, options.shape, contract.sets, contract.runs, contract.length)


def lay_down(options: ShanghaiOptions, contract: Contract, hand: Cards) -> tuple[Meld, ...] | None:
    """Melds of *hand* that are the contract, or None where there are none: this is exact."""
    if not may_hold(hand, options.shape, contract.sets, contract.runs, contract.length):
        return None
    key = (hand, contract, options.wild_twos, options.ace_low)
    if key not in _known:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        asked = (hand, options.shape, contract.sets, contract.runs, contract.length)
        found = find_contract(*asked)
        if found is None and best_plan(*asked).missing == 0:
            found = best_lay_down(options, contract, hand)
        _known[key] = found
    return _known[key]


def best_lay_down(options: ShanghaiOptions, contract: Contract, hand: Cards) -> tuple[Meld, ...] | None:
    """The melds of the contract that leave the fewest points in the hand, by the solver; None where there are none."""
    goal = Goal(contract=True, sets=contract.sets, runs=(contract.length,) * contract.runs)
    game = rummy(options)
    try:
        found = arrange(hand, game, goal=goal)
    except Beyond:  # one long run with the ace at either end: two questions, each with it at one of them
        answers = [_arranged(hand, game, ace, goal) for ace in (HIGH, LOW)]
        found = min([answer for answer in answers if answer], key=_points_left, default=None)
    if found is None:
        return None
    return tuple([recognise(options.shape, meld.cards, meld.faces) for meld in found.melds])


def _arranged(hand: Cards, game: Rummy, ace: int, goal: Goal) -> Arrangement | None:
    pattern = Pattern(
        shortest_run=game.pattern.shortest_run,
        ace=ace,
        largest_set=game.pattern.largest_set,
        different_suits=False,
        balanced=True,
    )
    try:
        return arrange(hand, Rummy(pattern, game.points, wild_faces=game.wild_faces), goal=goal)
    except Beyond:
        return None


def _points_left(answer: Arrangement) -> int:
    return answer.points_left


# ---- SHA-18 -----------------------------------------------------------------------------------------------------


def place_for(meld: Meld, card: Card) -> int:
    """SHA-18: the place of the wild card that *card* may replace, or -1: the card it is, in a set any of the rank."""
    if card == JOKER or not meld.wilds or (meld.kind == SET and card % SUIT_SIZE != rank_of(meld)):
        return -1
    return place_of_wild(meld, card)


def swapped(table: OnTable, laid: Laid, card: Card) -> OnTable:
    """The table after *card* came in the place of a wild card of the meld *laid*."""
    meld = with_card_at(laid.meld, place_for(laid.meld, card), card)
    return with_meld(table, laid, meld)


def wild_won(laid: Laid, card: Card) -> Card:
    """The wild card that is taken when *card* comes in its place."""
    return laid.meld.cards[place_for(laid.meld, card)]


def swaps(hand: Cards, table: OnTable) -> list[Swap]:
    """Every swap of a card of the hand for a wild card of the table."""
    found: list[Swap] = []
    for laid in table:
        meld = laid.meld
        if not meld.wilds:
            continue
        if OPEN in meld.faces:
            wanted = bytes(range(rank_of(meld), JOKER, SUIT_SIZE))
        else:
            wanted = bytes(sorted(set(meld.stands)))
        for card in wanted:
            if card in hand:
                found.append(Swap(card, laid.number))
    return found


def can_go_down(options: ShanghaiOptions, contract: Contract, hand: Cards, table: OnTable) -> bool:
    """SHA-18: whether the contract can be laid from *hand*, at once or after swaps with the table."""
    return _with_swaps(options, contract, hand, table, set())


def _with_swaps(
    options: ShanghaiOptions, contract: Contract, hand: Cards, table: OnTable, tried: set[tuple[Cards, OnTable]]
) -> bool:
    if lay_down(options, contract, hand) is not None:
        return True
    others = swaps(hand, table)
    hope = plus(hand, ONE[JOKER] * _most_won(table)) if others else hand
    if not others or not may_hold(hope, options.shape, contract.sets, contract.runs, contract.length):
        return False
    for swap in others:
        after = after_swap(hand, table, swap)
        if after not in tried:
            tried.add(after)
            if _with_swaps(options, contract, after[0], after[1], tried):
                return True
    return False


def _most_won(table: OnTable) -> int:
    return sum([laid.meld.wilds for laid in table])


def after_swap(hand: Cards, table: OnTable, swap: Swap) -> tuple[Cards, OnTable]:
    """The hand and the table after a swap."""
    laid = laid_at(table, swap.at)
    if laid is None:
        raise ValueError(swap)
    won = wild_won(laid, swap.card)
    return plus(minus(hand, ONE[swap.card]), ONE[won]), swapped(table, laid, swap.card)


def next_step(options: ShanghaiOptions, contract: Contract, hand: Cards, table: OnTable) -> Swap | tuple[Meld, ...]:
    """TAB-10: the melds of the contract, or the swap that leads to them; no melds where there is no way."""
    melds = lay_down(options, contract, hand)
    if melds is not None:
        return melds
    for swap in swaps(hand, table):
        new_hand, new_table = after_swap(hand, table, swap)
        if can_go_down(options, contract, new_hand, new_table):
            return swap
    return ()
