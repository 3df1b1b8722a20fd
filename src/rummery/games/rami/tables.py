"""How the table lies after a move, and what that changes in the turn. Laws ask what would be; turns make it so."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, minus, plus
from rummery.cards.record import Record
from rummery.games.rami.facts import RamiView, Turn, is_old
from rummery.games.rami.jokers import lay_jokers, taken_jokers
from rummery.games.rami.options import RamiOptions
from rummery.games.rami.scoring import table_worth, worth, worth_all
from rummery.melds.find import melds_in
from rummery.melds.meld import OPEN, RUN, SET, Meld, place_of_wild, rank_of, with_card_at
from rummery.melds.shape import Shape, joined, laid_off, part
from rummery.play.events import Laid, OnTable, laid_at, with_meld, with_new
from rummery.play.every_table import added, cards_on
from rummery.play.moves import Join, Lay, LayOff, Move, Rearrange, Restore, Split, Swap, Take


@final
class Outcome(Record):
    """What a move at the table brings about."""

    __slots__ = ("table", "numbered", "given", "taken", "points", "turn")

    def __init__(self, table: OnTable, numbered: int, given: Cards, taken: Cards, points: int, turn: Turn) -> None:
        self.table: Final = table
        self.numbered: Final = numbered
        self.given: Final = given
        """Cards that leave the hand."""
        self.taken: Final = taken
        """Cards that come into the hand."""
        self.points: Final = points
        """How much more the table is worth than before (RAM-31, RAM-43)."""
        self.turn: Final = turn

    def hand(self, hand: Cards) -> Cards:
        """The hand afterwards."""
        return plus(minus(hand, self.given), self.taken)


def outcome(view: RamiView, move: Move) -> Outcome | None:
    """What *move* would bring about for the seat that looks, or None where it makes no sense."""
    if isinstance(move, Lay):
        return _lay(view, move)
    if isinstance(move, Restore):
        return _restore(view)
    if isinstance(move, Rearrange):
        return rearranged(view, move, own_jokers(view), view.facts.turn.won)
    if isinstance(move, (LayOff, Swap, Take, Split, Join)):
        laid = laid_at(view.table, move.at)
        if laid is None:
            return None
        if isinstance(move, LayOff):
            return _lay_off(view, move, laid)
        if isinstance(move, Swap):
            return _swap(view, move, laid)
        if isinstance(move, Take):
            return _take(view, move, laid)
        if isinstance(move, Split):
            return _split(view, move, laid)
        return _join(view, move, laid)
    return None


def own_jokers(view: RamiView) -> int:
    """How many jokers of the hand were neither won nor taken in this turn."""
    turn = view.facts.turn
    return max(0, view.hand.count(JOKER) - len(turn.won) - turn.taken_cards.count(JOKER))


def _lay(view: RamiView, move: Lay) -> Outcome | None:
    turn = view.facts.turn
    jokers = lay_jokers(move.melds, own_jokers(view), turn.won, taken_jokers(turn))
    if jokers is None:
        return None
    given = NONE.join([meld.cards for meld in move.melds])
    table = with_new(view.table, view.numbered, view.turn, jokers.melds)
    number = view.numbered + len(jokers.melds)
    points = worth_all(view.match.options, jokers.melds)
    return Outcome(table, number, given, NONE, points, _after_laying(turn, given, jokers.won, jokers.taken, False))


def _lay_off(view: RamiView, move: LayOff, laid: Laid) -> Outcome | None:
    options = view.match.options
    move = with_names(view, move)
    longer = laid_off(options.shape, laid.meld, move.cards, move.faces)
    if longer is None:
        return None
    turn = view.facts.turn
    taken = minus(taken_jokers(turn), joker_faces(move))
    turn = _after_laying(turn, move.cards, turn.won, taken, is_old(turn, laid.number))
    points = worth(options, longer) - worth(options, laid.meld)
    return Outcome(with_meld(view.table, laid, longer), view.numbered, move.cards, NONE, points, turn)


def _swap(view: RamiView, move: Swap, laid: Laid) -> Outcome | None:
    if move.card not in laid.meld.stands:
        return None
    meld = with_card_at(laid.meld, place_of_wild(laid.meld, move.card), move.card)
    turn = view.facts.turn
    turn = _after_laying(turn, ONE[move.card], turn.won + ONE[move.card], taken_jokers(turn), is_old(turn, laid.number))
    return Outcome(with_meld(view.table, laid, meld), view.numbered, ONE[move.card], ONE[JOKER], 0, turn)


def _take(view: RamiView, move: Take, laid: Laid) -> Outcome | None:
    left = _without(laid.meld, move.cards)
    if left is None:
        return None
    options = view.match.options
    turn = view.facts.turn
    faces = NONE.join([laid.meld.stands if card == JOKER else ONE[card] for card in move.cards])
    table = with_meld(view.table, laid, left) if left.cards else tuple([other for other in view.table if other != laid])
    used_old = turn.used_old or is_old(turn, laid.number)
    turn = _changed(turn, turn.owed, used_old, turn.won, turn.taken_cards + move.cards, turn.taken_faces + faces)
    points = (worth(options, left) if left.cards else 0) - worth(options, laid.meld)
    return Outcome(table, view.numbered, NONE, move.cards, points, turn)


def _without(meld: Meld, cards: Cards) -> Meld | None:
    """What is left of a meld: of a run one piece; an open joker stays, with a natural card (RAM-42)."""
    left = list(range(len(meld.cards)))
    for card in cards:
        at = next((i for i in left if meld.cards[i] == card), -1)
        if meld.kind == RUN and at >= 0 and at != left[0]:
            at = next((i for i in reversed(left) if meld.cards[i] == card), -1)
        if at < 0 or meld.faces[at] == OPEN:
            return None
        left.remove(at)
    if meld.kind == RUN and left and left[-1] - left[0] != len(left) - 1:
        return None
    faces = bytes([meld.faces[i] for i in left])
    if faces == ONE[OPEN]:
        return None
    return part(bytes([meld.cards[i] for i in left]), faces, meld.kind)


def _split(view: RamiView, move: Split, laid: Laid) -> Outcome | None:
    meld, after = laid.meld, move.after
    if not 0 < after < len(meld.cards):
        return None
    first = part(meld.cards[:after], meld.faces[:after], meld.kind)
    second = part(meld.cards[after:], meld.faces[after:], meld.kind)
    if ONE[OPEN] in (first.faces, second.faces):
        return None
    number = view.numbered + 1
    table = (*with_meld(view.table, laid, first), Laid(number, laid.owner, second))
    options = view.match.options
    points = worth(options, first) + worth(options, second) - worth(options, meld)
    return Outcome(table, number, NONE, NONE, points, _after_moving(view.facts.turn, laid.number, laid.number))


def _join(view: RamiView, move: Join, laid: Laid) -> Outcome | None:
    other = laid_at(view.table, move.other)
    if other is None or other == laid:
        return None
    options = view.match.options
    both = joined(options.shape, laid.meld, other.meld)
    if both is None:
        return None
    table = tuple([entry for entry in with_meld(view.table, laid, both) if entry.number != other.number])
    points = worth(options, both) - worth(options, laid.meld) - worth(options, other.meld)
    return Outcome(table, view.numbered, NONE, NONE, points, _after_moving(view.facts.turn, laid.number, other.number))


def _restore(view: RamiView) -> Outcome:
    """RAM-42: cards that were laid come back, cards that were taken go back."""
    start = view.facts.turn.start
    then, now = cards_on(start.table), cards_on(view.table)
    turn = Turn(start, start.owed, moves=view.facts.turn.moves, drew=view.facts.turn.drew)
    points = start.points - view.scores[view.turn]
    return Outcome(start.table, view.numbered, minus(then, now), minus(now, then), points, turn)


def rearranged(view: RamiView, move: Rearrange, own: int, won: Cards) -> Outcome | None:
    """What stating the whole table brings about, with *own* jokers and those *won* in the hand (RAM-20, RAM-42)."""
    turn = view.facts.turn
    given = added(view.table, move)
    open_sets = [laid.meld for laid in view.table if OPEN in laid.meld.faces]
    kept = [_moved_open(meld, open_sets) for meld in move.melds]
    if open_sets:
        return None
    free = tuple([meld for meld, stays in zip(move.melds, kept, strict=True) if not stays])
    on_table = NONE.join([laid.meld.stands for laid in view.table])
    jokers = lay_jokers(free, own, won, on_table + taken_jokers(turn))
    if jokers is None or minus(jokers.taken, taken_jokers(turn)):
        return None
    settled = list(jokers.melds)
    melds = [meld if stays else settled.pop(0) for meld, stays in zip(move.melds, kept, strict=True)]
    options = view.match.options
    table, number, untouched = _numbered(view, melds)
    old = any(is_old(turn, laid.number) and laid not in untouched for laid in view.table)
    points = table_worth(options, table) - table_worth(options, view.table)
    return Outcome(table, number, given, NONE, points, _after_laying(turn, given, jokers.won, jokers.taken, old))


def _moved_open(meld: Meld, open_sets: list[Meld]) -> bool:
    """Whether *meld* has the joker of one of the open sets, which is then struck off: it stays in a set of its rank."""
    if meld.kind != SET or JOKER not in meld.cards:
        return False
    for old in open_sets:
        if rank_of(old) == rank_of(meld):
            open_sets.remove(old)
            return True
    return False


def _numbered(view: RamiView, melds: list[Meld]) -> tuple[OnTable, int, list[Laid]]:
    """The table of *melds*: those that lay there just so keep their numbers; which these are."""
    left = list(melds)
    untouched: list[Laid] = []
    for laid in view.table:
        if laid.meld in left:
            left.remove(laid.meld)
            untouched.append(laid)
    table = with_new(tuple(untouched), view.numbered, view.turn, tuple(left))
    return table, view.numbered + len(left), untouched


def joker_faces(move: LayOff) -> Cards:
    """What the jokers that are laid off stand for."""
    return bytes([move.faces[at] for at in range(len(move.cards)) if move.cards[at] == JOKER])


def with_names(view: RamiView, move: LayOff) -> LayOff:
    """The move with a bare joker named, where only one was taken: it is the card it was (RAM-42)."""
    taken = taken_jokers(view.facts.turn)
    if OPEN not in move.faces or len(taken) != 1:
        return move
    return LayOff(move.cards, move.faces.replace(ONE[OPEN], taken), move.at)


def _after_laying(turn: Turn, given: Cards, won: Cards, taken: Cards, used_old: bool) -> Turn:
    """The turn after *given* went to the table; *won* and *taken* jokers are still owed."""
    owed = NONE if turn.owed and turn.owed in given else turn.owed
    if not turn.taken_cards:
        if won == turn.won and owed == turn.owed and (turn.used_old or not used_old):
            return turn
        return _changed(turn, owed, turn.used_old or used_old, won, NONE, NONE)
    naturals = minus(bytes([card for card in turn.taken_cards if card != JOKER]), given)
    return _changed(turn, owed, turn.used_old or used_old, won, naturals + ONE[JOKER] * len(taken), naturals + taken)


def _after_moving(turn: Turn, number: int, other: int) -> Turn:
    if turn.used_old or not (is_old(turn, number) or is_old(turn, other)):
        return turn
    return _changed(turn, turn.owed, True, turn.won, turn.taken_cards, turn.taken_faces)


def _changed(turn: Turn, owed: Cards, used_old: bool, won: Cards, taken_cards: Cards, taken_faces: Cards) -> Turn:
    return Turn(turn.start, owed, turn.opened_now, used_old, won, taken_cards, taken_faces, turn.moves, turn.drew)


def is_whole(options: RamiOptions, table: OnTable) -> bool:
    """RAM-42: whether everything on the table lies in melds."""
    for laid in table:
        if not options.shape.fits(laid.meld):
            return False
    return True


def can_be_laid(view: RamiView, card: Card, hand: Cards, table: OnTable, turn: Turn) -> bool:
    """RAM-12: whether *card*, one of the hand, can be laid in one move that needs no manipulation."""
    shape = view.match.options.shape
    for laid in table:
        if card in laid.meld.stands or lay_off_reaching(shape, laid.meld, card, hand):
            return True
    own = hand.count(JOKER) - len(turn.won)
    for meld in melds_in(hand, shape):
        if card in meld.cards and (not turn.won or lay_jokers((meld,), own, turn.won, NONE) is not None):
            return True
    return False


def lay_off_reaching(shape: Shape, meld: Meld, card: Card, hand: Cards) -> Cards:
    """The cards of *hand*, *card* the last of them, that can be laid off on *meld* in this order, or none (RAM-19)."""
    others = hand.replace(ONE[card], NONE, 1)
    before = NONE
    longer: Meld | None = meld
    while longer is not None:
        wants = shape.wants(longer)
        if card in wants:
            return before + ONE[card]
        helper = next((other for other in wants if other in others), None)
        longer = None if helper is None else shape.with_card(longer, helper, helper)
        if helper is not None:
            others = others.replace(ONE[helper], NONE, 1)
            before += ONE[helper]
    return NONE
