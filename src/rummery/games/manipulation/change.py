"""What a table that is stated as a whole changes about the one that lies there."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import JOKER, NONE, ONE, Card, Cards, minus
from rummery.games.manipulation.options import SHAPE
from rummery.melds.meld import OPEN, Meld, same_meld
from rummery.play.events import OnTable
from rummery.play.every_table import differing

_good: Final[set[bytes]] = set()
"""What was found to be a meld, by kind, faces and, where there are jokers, cards."""
_MOST_KEPT: Final = 20_000
"""So many of them are kept: with jokers there is no end of them."""


@final
class Change:
    """The melds that come and go, and what becomes of their cards and of the names of their jokers."""

    __slots__ = ("fresh", "freed", "given", "gone", "jokers_left_out", "left_out", "lost", "wrong")

    def __init__(self, table: OnTable, sound: bool, melds: tuple[Meld, ...]) -> None:
        fresh, gone = _differing(table, melds)
        before, after = _cards_of(gone), _cards_of(fresh)
        given, missing, lost, freed = after, NONE, NONE, NONE
        jokers = 0
        if before:
            given = minus(after, before)
            if len(after) - len(before) != len(given):
                missing = minus(before, after)
            lost = _names(gone)
            if lost:
                lost = minus(lost, _names(fresh))
                freed = _replaced(lost, melds)
                lost = minus(lost, freed)
                if missing and missing.count(JOKER) <= len(freed):
                    jokers = missing.count(JOKER)
                    missing = missing.replace(ONE[JOKER], NONE)
        self.fresh: Final = fresh
        """Melds that are not among those of the table."""
        self.gone: Final = gone
        """Melds of the table that do not stay."""
        self.wrong: Final = _wrong(fresh if sound else list(melds))
        """MAN-15, MAN-16: what is no meld, or has a joker without a name."""
        self.given: Final = given
        """Cards that come from the hand."""
        self.lost: Final = lost
        """MAN-16: names that jokers have lost without a natural card of that face."""
        self.freed: Final = freed
        """MAN-17: names of jokers that were replaced."""
        self.jokers_left_out: Final = jokers
        """MAN-17: replaced jokers that are not on the table any more."""
        self.left_out: Final = missing
        """MAN-12: other cards of the table that are not on it any more."""


def _differing(table: OnTable, melds: tuple[Meld, ...]) -> tuple[list[Meld], list[Meld]]:
    """The melds that are no melds of the table, and those of the table that are not among them."""
    fresh, gone = differing(table, melds)
    if not gone:
        return fresh, gone
    gone = list(gone)
    new: list[Meld] = []
    for meld in fresh:
        for at in range(len(gone)):
            if same_meld(gone[at], meld):
                gone.pop(at)
                break
        else:
            new.append(meld)
    return new, gone


def _cards_of(melds: list[Meld]) -> Cards:
    cards = NONE
    for meld in melds:
        cards += meld.cards
    return cards


def _wrong(melds: list[Meld]) -> list[Meld]:
    found: list[Meld] = []
    for meld in melds:
        if not is_whole(meld):
            found.append(meld)
    return found


def is_whole(meld: Meld) -> bool:
    """MAN-15, MAN-16: whether it is a meld in which each joker has a name."""
    key = meld.key + meld.cards if meld.wilds else meld.key
    if key in _good:
        return True
    if OPEN in meld.faces or not SHAPE.fits(meld):
        return False
    if len(_good) >= _MOST_KEPT:
        _good.clear()
    _good.add(key)
    return True


def _names(melds: list[Meld]) -> Cards:
    names = NONE
    for meld in melds:
        names += meld.stands
    return names


def _replaced(lost: Cards, melds: tuple[Meld, ...]) -> Cards:
    """MAN-16: of lost names as many of each face as natural cards of it lie on the table."""
    freed = bytearray()
    for face in lost:
        if freed.count(face) < _naturals(face, melds):
            freed.append(face)
    return bytes(freed)


def _naturals(face: Card, melds: tuple[Meld, ...]) -> int:
    count = 0
    for meld in melds:
        count += meld.cards.count(face)
    return count


@final
class _Latest:
    """The last table and the last change of one that were looked at: several laws ask for the same one in a row."""

    __slots__ = ("change", "table")

    def __init__(self) -> None:
        self.table: tuple[OnTable, bool] = ((), True)
        self.change: tuple[OnTable, tuple[Meld, ...], Change] = ((), (), Change((), True, ()))


_latest: Final = _Latest()


def change_of(table: OnTable, melds: tuple[Meld, ...]) -> Change:
    """What *melds*, stated as the whole table, change about *table*."""
    latest = _latest.change
    if latest[0] is table and latest[1] is melds:
        return latest[2]
    change = Change(table, is_sound(table), melds)
    _latest.change = (table, melds, change)
    return change


def is_sound(table: OnTable) -> bool:
    """Whether all that lies on the table are melds; only on one that was set up it may be otherwise."""
    latest = _latest.table
    if latest[0] is table:
        return latest[1]
    sound = True
    for laid in table:
        if not is_whole(laid.meld):
            sound = False
            break
    _latest.table = (table, sound)
    return sound
