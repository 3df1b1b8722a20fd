"""Moves that somebody might type: sensible ones and others, whether the rules allow them or not."""

from __future__ import annotations

from typing import Any

from rummery.cards.card import JOKER, KINDS, NONE, ONE, SUIT_SIZE, Cards
from rummery.cards.shuffle import Dice
from rummery.melds.find import melds_in
from rummery.melds.many_jokers import melds_with_jokers
from rummery.melds.meld import OPEN, SAME, SET, Meld, rank_of
from rummery.melds.pattern import BOTH
from rummery.melds.recognise import unnamed
from rummery.melds.shape import Shape
from rummery.play.events import Laid
from rummery.play.every_table import you_add_cards_that_you_hold
from rummery.play.moves import (
    Discard,
    Down,
    DrawPile,
    Join,
    Lay,
    LayOff,
    LayOut,
    MeldsMove,
    Move,
    Rearrange,
    See,
    Show,
    Split,
    Swap,
    Take,
)
from rummery.table.table import AnyGame, AnyView


def attempt(game: AnyGame, view: AnyView, dice: Dice) -> Move:
    """A move of any kind that the game has, with cards and melds by chance."""
    kinds: list[type[Any]] = sorted(game.laws.by_move, key=lambda kind: kind.__name__)
    kind = kinds[dice.below(len(kinds))]
    if kind is Rearrange:
        return Rearrange(_rearranged(game, view, dice))
    if kind is Down:
        return Down(_contract(game, view, dice))
    if kind is Lay and _is_whole(game, kind):
        return Lay(_stated(game, view, dice))
    if kind in (LayOut, Show, See):
        stated: Move = kind(_lay_out(game, view, dice, kind))
        return stated
    if issubclass(kind, MeldsMove):
        made: Move = kind(_melds(game, view, dice))
        return made
    if kind is LayOff:
        card, laid = _card(view, dice), _laid(view, dice)
        cards = ONE[card] if dice.below(4) else bytes([card, _card(view, dice)])
        if laid is not None and JOKER in view.hand and dice.below(4) == 0:
            return LayOff(ONE[JOKER], ONE[_named(view, laid, dice)], laid.number)
        wanted = view.match.options.shape.wants(laid.meld) if laid is not None else NONE
        if wanted and dice.below(2):
            cards = ONE[wanted[dice.below(len(wanted))]]
            if JOKER in view.hand and dice.below(2):
                return LayOff(ONE[JOKER], cards if dice.below(4) else unnamed(ONE[JOKER]), _number(view, dice))
        return LayOff(cards, cards if dice.below(2) else unnamed(cards), _number(view, dice))
    if kind is Swap:
        stands = NONE.join([_wild_faces(laid) for laid in view.table])
        card = stands[dice.below(len(stands))] if stands and dice.below(4) else _card(view, dice)
        return Swap(card, _number(view, dice))
    if kind is Take:
        return _take(view, dice)
    if kind is Split:
        return Split(_number(view, dice), 1 + dice.below(6))
    if kind is Join:
        return Join(_number(view, dice), _number(view, dice))
    if kind is Discard:
        return Discard(_card(view, dice))
    if kind is DrawPile:
        return DrawPile(1 + dice.below(4))
    plain: Move = kind()
    return plain


def attempts(game: AnyGame, view: AnyView, dice: Dice, count: int) -> list[Move]:
    """Several such moves."""
    return [attempt(game, view, dice) for _ in range(count)]


def _card(view: AnyView, dice: Dice) -> int:
    """Mostly a card of the hand."""
    if view.hand and dice.below(8):
        return view.hand[dice.below(len(view.hand))]
    return dice.below(KINDS)


def _named(view: AnyView, laid: Laid, dice: Dice) -> int:
    """A name for a joker that is laid off: mostly a card that fits."""
    wanted = view.match.options.shape.wants(laid.meld)
    return wanted[dice.below(len(wanted))] if wanted and dice.below(4) else dice.below(52)


def _laid(view: AnyView, dice: Dice) -> Laid | None:
    return view.table[dice.below(len(view.table))] if view.table else None


def _wild_faces(laid: Laid) -> Cards:
    """The cards that might win a wild card of a meld."""
    if laid.meld.kind == SET and laid.meld.wilds and not laid.meld.stands:
        return bytes(range(rank_of(laid.meld), JOKER, SUIT_SIZE))
    return laid.meld.stands


def _found(hand: Cards, shape: Shape) -> list[Meld]:
    """Melds of a hand."""
    return melds_with_jokers(hand) if shape.pattern.ace == BOTH else melds_in(hand, shape)


def _number(view: AnyView, dice: Dice) -> int:
    """Mostly the number of a meld on the table."""
    laid = _laid(view, dice)
    return laid.number if laid is not None and dice.below(8) else 1 + dice.below(12)


def _take(view: AnyView, dice: Dice) -> Take:
    laid = _laid(view, dice)
    if laid is None:
        return Take(ONE[dice.below(KINDS)], 1)
    lie = laid.meld.cards
    which = dice.below(4)
    cards = (lie[:1], lie[-1:], lie, ONE[lie[dice.below(len(lie))]])[which]
    return Take(cards, laid.number)


def _melds(game: AnyGame, view: AnyView, dice: Dice) -> tuple[Meld, ...]:
    """Melds of the hand, or cards that are none."""
    found = _found(view.hand, view.match.options.shape)
    if found and dice.below(4):
        return tuple([found[dice.below(len(found))] for _ in range(1 + dice.below(2))])
    cards = bytes([_card(view, dice) for _ in range(2 + dice.below(3))])
    named = unnamed(cards) if dice.below(2) else cards.replace(ONE[JOKER], ONE[dice.below(52)])
    melds: tuple[Meld, ...] = (game.recognise(view.match.options, cards, named, False),)
    return melds


def _contract(game: AnyGame, view: AnyView, dice: Dice) -> tuple[Meld, ...]:
    """A contract that is offered, whole or with a meld too few, too many, or with a card changed; or other melds."""
    offered = [move.melds for move in game.menu(view) if isinstance(move, Down)]
    if not offered:
        return _melds(game, view, dice)
    melds = list(offered[dice.below(len(offered))])
    at, how = dice.below(len(melds)), dice.below(6)
    if how == 0:
        melds.pop(at)
    elif how == 1:
        melds.append(melds[at])
    elif how == 2:
        melds.reverse()
    elif how == 3:
        cards = melds[at].cards[:-1] + ONE[_card(view, dice)]
        melds[at] = game.recognise(view.match.options, cards, unnamed(cards), False)
    return tuple(melds) if melds else _melds(game, view, dice)


def _rearranged(game: AnyGame, view: AnyView, dice: Dice) -> tuple[Meld, ...]:
    """The table with a card or a meld of the hand added, a meld left out, or the cards of two melds exchanged."""
    shape: Shape = view.match.options.shape
    melds = [laid.meld for laid in view.table]
    how = dice.below(4)
    if melds and how == 0:
        melds.pop(dice.below(len(melds)))
    if melds and how == 1:
        at = dice.below(len(melds))
        wanted = [card for card in shape.wants(melds[at]) if card in view.hand]
        if wanted:
            longer = shape.with_card(melds[at], wanted[0], wanted[0])
            melds[at] = longer if longer is not None else melds[at]
    if how >= 2:
        together = bytes(sorted(view.hand + NONE.join([meld.cards for meld in melds])))
        found = melds_in(view.hand if how == 2 else together, shape)
        if found:
            melds.append(found[dice.below(len(found))])
    return tuple(melds) if melds else _melds(game, view, dice)


def _is_whole(game: AnyGame, kind: type[Move]) -> bool:
    """Whether moves of this kind state all that lies on the table afterwards, in any order."""
    return any(law.name == you_add_cards_that_you_hold.__name__ for law in game.laws.by_move[kind])


def _stated(game: AnyGame, view: AnyView, dice: Dice) -> tuple[Meld, ...]:
    """The whole table with something done to it, or with two things; jokers mostly named."""
    melds = list(_rearranged(game, view, dice))
    for _ in range(dice.below(3)):
        how = dice.below(6)
        at = dice.below(len(melds))
        meld = melds[at]
        if how == 0:
            melds = [*melds[at:], *melds[:at]]
        elif how == 1:
            melds.extend(melds_in(view.hand, view.match.options.shape)[:1])
        elif how == 2 and len(meld.cards) > 1:
            after = 1 + dice.below(len(meld.cards) - 1)
            parts = [(meld.cards[:after], meld.faces[:after]), (meld.cards[after:], meld.faces[after:])]
            melds[at : at + 1] = [game.recognise(view.match.options, *part, False) for part in parts]
        elif how == 3:
            cards, faces = meld.cards + ONE[JOKER], meld.faces + ONE[dice.below(52)]
            melds[at] = game.recognise(view.match.options, cards, faces, False)
        elif how == 4 and meld.wilds:
            faces = bytes([dice.below(52) if card == JOKER else card for card in meld.cards])
            melds[at] = game.recognise(view.match.options, meld.cards, faces, False)
        elif how == 5 and meld.stands:
            melds[at] = game.recognise(view.match.options, meld.faces, meld.faces, False)
    if dice.below(8):
        melds = [_settled(game, view, meld, dice) for meld in melds]
    return tuple(melds)


def _settled(game: AnyGame, view: AnyView, meld: Meld, dice: Dice) -> Meld:
    """The meld with a card of its rank for each open joker."""
    if OPEN not in meld.faces:
        return meld
    rank = rank_of(meld)
    faces = bytes([13 * dice.below(4) + rank if face == OPEN else face for face in meld.faces])
    found: Meld = game.recognise(view.match.options, meld.cards, faces, False)
    return found


def _lay_out(game: AnyGame, view: AnyView, dice: Dice, kind: type[MeldsMove]) -> tuple[Meld, ...]:
    """One's own melds, some of them left out or with a card more, and melds of the hand, pairs, or what is offered."""
    offered = [move for move in game.menu(view) if isinstance(move, MeldsMove)]
    how = dice.below(6)
    if offered and how < 2:
        melds = list(offered[dice.below(len(offered))].melds)
    else:
        melds = [laid.meld for laid in view.table if laid.owner == view.seat] if kind is not See else []
        melds.extend(_melds(game, view, dice) if how != 2 else _pairs(view))
        if how == 3:
            melds.extend(_melds(game, view, dice))
    if melds and how == 4:
        at = dice.below(len(melds))
        melds[at] = _typed(game, view, melds[at].cards + ONE[_card(view, dice)])
    if len(melds) > 1 and how in (1, 5):
        melds.pop(dice.below(len(melds)))
    return tuple(melds) or _melds(game, view, dice)


def _pairs(view: AnyView) -> list[Meld]:
    return [Meld(SAME, ONE[card] * 2, ONE[card] * 2) for card in sorted(set(view.hand)) if view.hand.count(card) > 1][
        :8
    ]


def _typed(game: AnyGame, view: AnyView, cards: bytes) -> Meld:
    found: Meld = game.recognise(view.match.options, cards, unnamed(cards), False)
    return found
