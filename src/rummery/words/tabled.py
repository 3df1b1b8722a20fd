"""What happened at the table, found out by comparing it before and after: no game has to say it."""

from __future__ import annotations

from typing import Any, TypeAlias

from rummery.cards.card import Cards
from rummery.play.events import Laid, OnTable, TableBecame
from rummery.play.sight import View
from rummery.words.changes import Change
from rummery.words.messages import Said
from rummery.words.say import Speech

Figures: TypeAlias = dict[str, str | int]


def tell_table(speech: Speech, view: View[Any, Any, Any], sight: TableBecame, who: Figures) -> str:
    """What the seat did, on one line; *view* is as it was before, *who* are the figures that name the seat."""
    if sight.numbered == 0 and sight.table:
        return _told_own(speech, view, sight, who)
    change = Change(view.table, sight.table)
    told = _told(speech, view, sight, change, who)
    return f"{told} {speech.text('told-renumbered')}" if change.renumbered else told


def _told(speech: Speech, view: View[Any, Any, Any], sight: TableBecame, change: Change, who: Figures) -> str:
    if change.nothing() or sight.table == _start_of_turn(view):
        return speech.text("told-restore", **who)
    added, gone, changed = change.added, change.gone, change.changed
    if not sight.taken and not gone:
        if added and not changed:
            return speech.text("told-lay", **who, melds=_numbered(speech, added))
        if sight.given and len(changed) == 1 and not added:
            return speech.text("told-lay-off", **who, **_cards(speech, sight.given), **_now(speech, changed[0]))
        if not sight.given and len(changed) == 1 and len(added) == 1:
            rest = speech.meld(added[0].meld)
            return speech.text("told-split", **who, **_now(speech, changed[0]), other=added[0].number, rest=rest)
    if not sight.taken and not sight.given and len(changed) == 1 and len(gone) == 1 and not added:
        return speech.text("told-join", **who, **_now(speech, changed[0]), other=gone[0].number)
    if sight.taken and not added and len(changed) + len(gone) == 1:
        return _told_taken(speech, sight, change, who)
    now = Said("; ".join([_place(speech, laid) for laid in (*changed, *added)]))
    if sight.given:
        return speech.text("told-rearrange-with", **who, **_cards(speech, sight.given), melds=now)
    return speech.text("told-rearrange", **who, melds=now)


def _told_own(speech: Speech, view: View[Any, Any, Any], sight: TableBecame, who: Figures) -> str:
    """The same where each seat numbers its own melds, which the others never touch."""
    before = [laid for laid in view.table if laid.owner == sight.seat]
    after = [laid for laid in sight.table if laid.owner == sight.seat]
    if sight.table == _start_of_turn(view) and after != before:
        return speech.text("told-restore", **who)
    if len(after) > len(before) and after[: len(before)] == before:
        return speech.text("told-lay", **who, melds=_numbered(speech, after[len(before) :]))
    changed = [laid for at, laid in enumerate(after) if at < len(before) and laid != before[at]]
    if len(changed) == 1 and len(after) == len(before) and not sight.taken:
        return speech.text("told-lay-off", **who, **_cards(speech, sight.given), **_now(speech, changed[0]))
    return speech.text("told-lay-out", **who, melds=Said("; ".join([_place(speech, laid) for laid in after])))


def _told_taken(speech: Speech, sight: TableBecame, change: Change, who: Figures) -> str:
    """Something came from one meld to the hand, perhaps for a card that was put in its place."""
    if change.gone:
        meld = speech.meld(change.gone[0].meld)
        return speech.text("told-take-whole", **who, number=change.gone[0].number, meld=meld)
    laid = change.changed[0]
    if sight.given:
        wild, card = speech.cards(sight.taken, "acc"), speech.cards(sight.given, "acc")
        return speech.text("told-swap", **who, wild=wild, card=card, number=laid.number)
    return speech.text("told-take", **who, **_cards(speech, sight.taken), **_now(speech, laid))


def _start_of_turn(view: View[Any, Any, Any]) -> OnTable | None:
    """The table as the turn found it, where the game's facts remember it: `restore` and `take back` need it."""
    turn = getattr(view.facts, "turn", None)
    table: OnTable | None = getattr(getattr(turn, "start", None), "table", None)
    return table


def _cards(speech: Speech, cards: Cards) -> Figures:
    return {"n": len(cards), "cards": speech.cards(cards, "acc")}


def _now(speech: Speech, laid: Laid) -> Figures:
    return {"number": laid.number, "meld": speech.meld(laid.meld)}


def _numbered(speech: Speech, added: list[Laid]) -> Said:
    return Said("; ".join([speech.text("meld-numbered", form="acc", **_now(speech, laid)) for laid in added]))


def _place(speech: Speech, laid: Laid) -> Said:
    return speech.text("place", form="nom", **_now(speech, laid))
