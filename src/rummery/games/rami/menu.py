"""The moves offered to a seat of Rami: candidates, of which the laws let through what is lawful."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, ONE, SUIT_SIZE, Card, bits, holds, plus
from rummery.games.rami.arrange import rummy
from rummery.games.rami.facts import RamiView
from rummery.games.rami.jokers import taken_jokers
from rummery.games.rami.laws import laws
from rummery.games.rami.options import HAND, MULTIPLE, NO_PILE
from rummery.games.rami.scoring import worth
from rummery.melds.find import melds_in
from rummery.melds.meld import RUN, Meld
from rummery.melds.solver.aims import MOST_WORTH
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY, RUNS, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.search import most_valuable
from rummery.play.events import DRAW, OVER, Laid
from rummery.play.moves import (
    DONE,
    DRAW_PILE,
    DRAW_STOCK,
    RESTORE,
    TIMEOUT,
    DrawPile,
    Join,
    Lay,
    LayOff,
    Move,
    Split,
    Swap,
    Take,
    add_discards,
)

LONGEST_DEALT: Final = HAND + 1
"""Cards in a hand that has not opened, with the card drawn; only positions that were set up have longer ones."""


def menu(view: RamiView) -> list[Move]:
    """The moves offered to the seat that looks; empty where it is not its turn."""
    if view.seat is None or view.mover() != view.seat or view.phase == OVER:
        return []
    if view.phase == DRAW:
        return laws.lawful(view, _draws(view)) or [TIMEOUT]
    moves: list[Move] = []
    melds = melds_in(view.hand, view.match.options.shape)
    if view.facts.has_opened(view.seat):
        for meld in melds:
            moves.append(Lay((meld,)))
        _add_lay_offs_and_swaps(view, moves)
        if view.match.options.manipulation:
            _add_manipulation(view, moves)
    elif melds:
        _add_first_lays(view, melds, moves)
    if view.match.options.manipulation and view.facts.turn.moves:
        moves.append(RESTORE)
    if view.match.options.discard == NO_PILE:
        moves.append(DONE)
    else:
        add_discards(view.hand, moves)
    return laws.lawful(view, moves) or [TIMEOUT]


def _draws(view: RamiView) -> list[Move]:
    moves: list[Move] = [DRAW_STOCK, DRAW_PILE]
    if view.match.options.discard == MULTIPLE:
        moves.extend([DrawPile(count) for count in range(2, len(view.pile) + 1)])
    return moves


def _add_lay_offs_and_swaps(view: RamiView, moves: list[Move]) -> None:
    shape = view.match.options.shape
    hand = view.hand
    taken = taken_jokers(view.facts.turn)
    for laid in view.table:
        for card in shape.wants(laid.meld):
            if card in hand:
                moves.append(LayOff(ONE[card], ONE[card], laid.number))
            if card in taken and JOKER in hand and JOKER not in laid.meld.cards:
                moves.append(LayOff(ONE[JOKER], ONE[card], laid.number))
        for card in laid.meld.stands:
            if card in hand:
                moves.append(Swap(card, laid.number))


def _add_first_lays(view: RamiView, melds: list[Meld], moves: list[Move]) -> None:
    """RAM-13: one or two melds together worth enough, the dearest first, else the most valuable melds if these are."""
    options = view.match.options
    need = options.first_lay
    worths = [worth(options, meld) for meld in melds]
    seen = [bits(meld.cards) for meld in melds]
    lays: list[tuple[int, Lay]] = []
    for i in range(len(melds)):
        if worths[i] >= need:
            lays.append((worths[i], Lay((melds[i],))))
        for j in range(i if len(view.hand) <= LONGEST_DEALT else 0):
            if worths[i] + worths[j] < need:
                continue
            # Each alone is in the hand: both are unless they share a card.
            if not seen[i] & seen[j] or holds(view.hand, melds[i].cards + melds[j].cards):
                lays.append((worths[i] + worths[j], Lay((melds[j], melds[i]))))
    lays.sort(key=_points, reverse=True)
    moves.extend([lay for _, lay in lays])
    if len(view.hand) > LONGEST_DEALT:
        best = _solved(view)
        if len(best) > 1:
            moves.append(Lay(best))
    elif not lays or options.pure_run_needed:
        best = _best_first_lay(view, melds)
        if len(best) > 2:
            moves.append(Lay(best))


def _points(lay: tuple[int, Lay]) -> int:
    return lay[0]


def _solved(view: RamiView) -> tuple[Meld, ...]:
    """The most valuable lay-down of a long hand, by the solver, or none where that is beyond it."""
    options = view.match.options
    try:
        found = arrange(
            view.hand, rummy(options), MOST_WORTH, Goal(pure=1, of=RUNS) if options.pure_run_needed else ANY
        )
    except Beyond:
        return ()
    return () if found is None else found.melds


def _best_first_lay(view: RamiView, melds: list[Meld]) -> tuple[Meld, ...]:
    options = view.match.options
    if not options.pure_run_needed:
        return most_valuable(view.hand, melds, lambda meld: worth(options, meld))
    best: tuple[Meld, ...] = ()
    most = 0
    for meld in melds:
        if meld.kind == RUN and JOKER not in meld.cards:
            left = view.hand
            for card in meld.cards:
                left = left.replace(ONE[card], b"", 1)
            rest = most_valuable(left, melds, lambda meld: worth(options, meld))
            points = worth(options, meld) + sum([worth(options, other) for other in rest])
            if points > most:
                most, best = points, (meld, *rest)
    return best


def _add_manipulation(view: RamiView, moves: list[Move]) -> None:
    """RAM-42: what leaves whole melds; a card is taken where it makes a meld with the hand."""
    shortest = view.match.options.shape.pattern.shortest_run
    for laid in view.table:
        meld = laid.meld
        size = len(meld.cards)
        if size > shortest:
            ends = (meld.cards[0], meld.cards[size - 1]) if meld.kind == RUN else meld.cards
            for card in sorted(set(ends)):
                if card != JOKER and _makes_a_meld(view, card):
                    moves.append(Take(ONE[card], laid.number))
        for after in range(shortest, size - shortest + 1):
            moves.append(Split(laid.number, after))
        if meld.kind == RUN:
            moves.extend([Join(laid.number, other.number) for other in view.table if _continues(laid, other)])


def _makes_a_meld(view: RamiView, card: Card) -> bool:
    for meld in melds_in(plus(view.hand, ONE[card]), view.match.options.shape):
        if card in meld.cards and not holds(view.hand, meld.cards):
            return True
    return False


def _continues(laid: Laid, other: Laid) -> bool:
    last = laid.meld.faces[len(laid.meld.faces) - 1]
    return other.meld.kind == RUN and last % SUIT_SIZE > 0 and other.meld.faces[0] == last + 1
