"""From the solver's pieces to melds of real cards: which wild card lies where, and what it is called."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import JOKER, NONE, ONE, SUIT_SIZE, Cards, minus
from rummery.cards.names import names
from rummery.cards.record import Record
from rummery.melds.meld import OPEN, RUN, SET, Meld, texts_of
from rummery.melds.solver.piece import KEPT, Piece
from rummery.melds.solver.rummy import BARE, NAMED, SETTLED, Rummy

WILD: Final = 4
"""The kind of a meld of wild cards alone."""


@final
class Arrangement(Record):
    """Melds, and what is left."""

    __slots__ = ("melds", "left", "points_left", "worth")

    def __init__(self, melds: tuple[Meld, ...], left: Cards, points_left: int, worth: int) -> None:
        self.melds: Final = melds
        """Runs first, then sets, each kind in the order of its faces."""
        self.left: Final = left
        """The cards of the hand that lie in no meld, ascending."""
        self.points_left: Final = points_left
        self.worth: Final = worth
        """What the melds are worth when laid, where the game has such values; else 0."""

    def __str__(self) -> str:
        melds = texts_of(self.melds) or "no melds"
        return f"{melds}, left {names(self.left)}" if self.left else melds


def told(rummy: Rummy, pieces: list[Piece], cards: Cards, wild_alone: bool = True) -> Arrangement:
    """The arrangement of *cards* that *pieces* describe; wild cards left may be a meld, where *wild_alone*."""
    melds: list[Meld] = []
    wild = _wild_cards(rummy, pieces, cards)
    for piece in pieces:
        if piece.meld is not None:
            melds.append(piece.meld)
            continue
        laid = bytearray(piece.faces)
        for at in range(len(laid)):
            if piece.wild[at] == KEPT:
                laid[at] = JOKER
            elif piece.wild[at]:
                laid[at] = wild[0]
                wild = wild[1:]
        melds.append(Meld(piece.kind, bytes(laid), _faces(rummy, piece)))
    if wild_alone and rummy.pattern.all_wild and len(wild) >= rummy.pattern.all_wild:
        melds.append(_all_wild(rummy, wild))
    left = _left(cards, melds)
    melds.sort(key=_order)
    return Arrangement(tuple(melds), left, sum([rummy.points[card] for card in left]), worth_of(rummy, melds))


def _left(cards: Cards, melds: list[Meld]) -> Cards:
    """The cards that are in no meld: with a whole table of them it is quicker to count than to take one by one."""
    laid = [0] * (JOKER + 1)
    for meld in melds:
        for card in meld.cards:
            laid[card] += 1
    left: list[int] = []
    for card in cards:
        if laid[card]:
            laid[card] -= 1
        else:
            left.append(card)
    return bytes(left)


def together(rummy: Rummy, stay: list[Meld], found: Arrangement) -> Arrangement:
    """The arrangement with melds that stay as they are."""
    melds = sorted([*stay, *found.melds], key=_order)
    return Arrangement(tuple(melds), found.left, found.points_left, worth_of(rummy, melds))


def _wild_cards(rummy: Rummy, pieces: list[Piece], cards: Cards) -> Cards:
    """The wild cards that are not natural ones of these pieces, the dearest first."""
    wild = [card for card in cards if card in rummy.wild_faces or (card == JOKER and rummy.jokers)]
    if not wild:
        return NONE
    left = minus(bytes(wild), ONE[JOKER] * sum([piece.wild.count(KEPT) for piece in pieces]))
    for piece in pieces:
        left = minus(left, piece.naturals())
    dear = sorted([(rummy.points[card], card) for card in left], reverse=True)
    return bytes([card for _, card in dear])


def _faces(rummy: Rummy, piece: Piece) -> bytes:
    """What each card stands for, a wild one in a set only as far as it has a name there."""
    if piece.kind != SET or rummy.naming == BARE or not rummy.pattern.different_suits:
        return piece.faces
    missing = _missing(piece.faces)
    wilds = piece.faces.count(OPEN)
    if rummy.naming == SETTLED and len(missing) > wilds:
        return piece.faces
    return piece.faces[: len(piece.faces) - wilds] + missing[:wilds]


def _missing(faces: bytes) -> bytes:
    rank = next(face for face in faces if face != OPEN) % SUIT_SIZE
    return bytes([face for face in range(rank, JOKER, SUIT_SIZE) if face not in faces])


def _all_wild(rummy: Rummy, wild: Cards) -> Meld:
    if rummy.naming == NAMED:
        return Meld(RUN, wild, bytes(range(len(wild))))
    return Meld(WILD, wild, ONE[OPEN] * len(wild))


def _order(meld: Meld) -> tuple[bytes, bytes]:
    return meld.key, meld.cards


def worth_of(rummy: Rummy, melds: list[Meld]) -> int:
    """What these melds are worth when laid."""
    if not rummy.in_run:
        return 0
    worth = 0
    for meld in melds:
        if meld.kind == RUN:
            first = meld.faces[0] % SUIT_SIZE
            worth += sum([rummy.in_run[first + at] for at in range(len(meld.faces))])
        elif meld.kind != WILD:
            table = rummy.in_set if meld.kind == SET else rummy.in_same
            rank = next(face for face in meld.faces if face != OPEN) % SUIT_SIZE
            worth += table[rank] * len(meld.faces)
    return worth
