"""The label of a move that is offered: what one would do, in words."""

from __future__ import annotations

from typing import Any, Final

from rummery.cards.card import JOKER, holds, minus
from rummery.games.marriage.facts import MarriageFacts
from rummery.games.marriage.laying import left_by, melds_of
from rummery.melds.meld import place_of_wild
from rummery.melds.shape import part
from rummery.play.events import Laid, OnTable, laid_at
from rummery.play.every_table import added, cards_on, played
from rummery.play.moves import (
    Buy,
    Dead,
    Discard,
    Done,
    Down,
    Draw,
    DrawPile,
    DrawStock,
    Join,
    Knock,
    Lay,
    LayOff,
    LayOut,
    MeldsMove,
    Move,
    Pass,
    Rearrange,
    Restore,
    See,
    Show,
    Split,
    Swap,
    Take,
    TakeBack,
    Timeout,
    Tunnela,
)
from rummery.play.sight import View
from rummery.words.cards import Case, card_words, cards_as, cards_words, meld_words, melds_words
from rummery.words.changes import Change
from rummery.words.messages import Messages, Said

_PLAIN: Final[dict[type[Move], str]] = {
    Buy: "move-buy",
    Dead: "move-dead",
    Done: "move-done",
    Draw: "move-draw",
    DrawStock: "move-draw-stock",
    Knock: "move-knock",
    Pass: "move-pass",
    Restore: "move-restore",
    TakeBack: "move-take-back",
    Timeout: "move-timeout",
}
_MELDS: Final[dict[type[Move], str]] = {
    Down: "move-down",
    Lay: "move-lay",
    LayOut: "move-lay-out",
    Rearrange: "move-rearrange",
    See: "move-see",
    Show: "move-show",
    Tunnela: "move-tunnela",
}


def label(messages: Messages, move: Move, view: View[Any, Any, Any]) -> Said:
    """What *move* would do for the seat that looks."""
    if isinstance(move, Lay) and _is_whole_table(move, view):
        return _whole_table(messages, move, view)
    if isinstance(move, (LayOut, Show)) and isinstance(view.facts, MarriageFacts):
        return _own_lay_out(messages, move, view)
    if isinstance(move, MeldsMove):
        return messages.say(_MELDS[type(move)], n=len(move.melds), melds=melds_words(messages, move.melds, "acc"))
    if isinstance(move, DrawPile):
        return _draw_pile(messages, move.count, view)
    if isinstance(move, Discard):
        return messages.say("move-discard", card=card_words(messages, move.card, "acc"))
    if isinstance(move, LayOff):
        cards = cards_as(messages, move.cards, move.faces, "acc")
        place = place_words(messages, view.table, move.at)
        return messages.say("move-lay-off", n=len(move.cards), cards=cards, place=place)
    if isinstance(move, Swap):
        card = card_words(messages, move.card, "acc")
        return messages.say("move-swap", card=card, number=move.at, wild=_wild_won(move, view))
    if isinstance(move, Take):
        return _take(messages, move, view)
    if isinstance(move, Split):
        return _split(messages, move, view)
    if isinstance(move, Join):
        other = place_words(messages, view.table, move.other, "acc")
        return messages.say("move-join", other=other, place=place_words(messages, view.table, move.at))
    return messages.say(_PLAIN[type(move)])


def follows_from_the_move(move: Move, view: View[Any, Any, Any]) -> bool:
    """Whether the label of *move* is the same whatever the seat sees, so that it may be kept."""
    return isinstance(move, Discard) or (isinstance(move, Lay) and not _is_whole_table(move, view))


def _is_whole_table(move: Lay, view: View[Any, Any, Any]) -> bool:
    return bool(view.table) and holds(played(move), cards_on(view.table))


def _whole_table(messages: Messages, move: Lay, view: View[Any, Any, Any]) -> Said:
    """What a move that states all that lies on the table would do about it."""
    table = tuple([Laid(number, 0, meld) for number, meld in enumerate(move.melds, 1)])
    change = Change(view.table, table)
    given = added(view.table, move)
    if not change.gone and not change.changed:
        melds = [laid.meld for laid in change.added]
        return messages.say("move-lay", n=len(melds), melds=melds_words(messages, melds, "acc"))
    cards = cards_words(messages, given, "acc")
    if not change.gone and not change.added and len(change.changed) == 1:
        number, now = change.changed[0].number, change.changed[0].meld
        was = laid_at(view.table, number)
    else:
        number, now, was = 0, move.melds[0], None
    if was is not None and was.meld.stands == now.stands:
        return messages.say("move-lay-off", n=len(given), cards=cards, place=place_words(messages, view.table, number))
    melds_now = [place_words(messages, table, laid.number, "nom") for laid in [*change.changed, *change.added]]
    return messages.say("move-rearrange-with", cards=cards, melds=Said("; ".join(melds_now)))


def _own_lay_out(messages: Messages, move: LayOut | Show, view: View[Any, MarriageFacts, Any]) -> Said:
    """What is new in a stated lay-out of Marriage; of a show, what it leaves over. Wild cards are those of the seat."""
    melds = melds_of(view, move)
    lying = [laid.meld for laid in view.table if laid.owner == view.seat]
    new = [meld for meld in melds if meld not in lying]
    if isinstance(move, Show):
        left = left_by(view, move)
        if len(left) == 1:
            card = card_words(messages, left[0], "acc")
            return messages.say("move-show-all", melds=melds_words(messages, new, "acc"), card=card)
    elif len(new) and len(melds) - len(new) == len(lying):
        return messages.say("move-lay-out-more", melds=melds_words(messages, new, "acc"))
    elif len(new) == 1 and len(melds) == len(lying):
        added = minus(view.hand, left_by(view, move))
        longer = meld_words(messages, new[0], "acc")
        return messages.say("move-lay-out-longer", cards=cards_words(messages, added, "acc"), meld=longer)
    return messages.say(_MELDS[type(move)], n=len(melds), melds=melds_words(messages, melds, "acc"))


def place_words(messages: Messages, table: OnTable, number: int, form: Case = "gen") -> Said:
    """A meld on the table by its number: `meld 1, five to seven of spades`."""
    laid = laid_at(table, number)
    if laid is None:
        return messages.say("place-unknown", form=form, number=number)
    return messages.say("place", form=form, number=number, meld=meld_words(messages, laid.meld))


def _draw_pile(messages: Messages, count: int, view: View[Any, Any, Any]) -> Said:
    if not 1 <= count <= len(view.pile):
        return messages.say("move-draw-pile-unknown", n=count)
    card = view.pile[-count]
    if count == 1:
        return messages.say("move-draw-pile", card=card_words(messages, card, "acc"))
    return messages.say("move-draw-pile-down-to", n=count, card=card_words(messages, card, "gen"))


def _wild_won(move: Swap, view: View[Any, Any, Any]) -> str:
    """Whether it is a joker that a swap wins, or another wild card."""
    laid = laid_at(view.table, move.at)
    at = -1 if laid is None else place_of_wild(laid.meld, move.card)
    return "joker" if laid is None or at < 0 or laid.meld.cards[at] == JOKER else "other"


def _take(messages: Messages, move: Take, view: View[Any, Any, Any]) -> Said:
    laid = laid_at(view.table, move.at)
    if laid is not None and sorted(laid.meld.cards) == sorted(move.cards):
        return messages.say("move-take-whole", place=place_words(messages, view.table, move.at, "acc"))
    cards = cards_words(messages, move.cards, "acc")
    place = place_words(messages, view.table, move.at)
    return messages.say("move-take", n=len(move.cards), cards=cards, place=place)


def _split(messages: Messages, move: Split, view: View[Any, Any, Any]) -> Said:
    laid = laid_at(view.table, move.at)
    if laid is None or not 0 < move.after < len(laid.meld.cards):
        return messages.say("move-split-unknown", number=move.at, after=move.after)
    cards, faces, kind = laid.meld.cards, laid.meld.faces, laid.meld.kind
    first = part(cards[: move.after], faces[: move.after], kind)
    rest = part(cards[move.after :], faces[move.after :], kind)
    return messages.say("move-split", number=move.at, melds=melds_words(messages, [first, rest]))
