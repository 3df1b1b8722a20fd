"""What can be done with the cards somebody has picked: every way to play them, lawful or with the reason why not."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rummery.cards.card import Cards, holds
from rummery.melds.meld import Meld
from rummery.play.every_table import cards_on
from rummery.play.game import Game
from rummery.play.moves import (
    Discard,
    Down,
    Lay,
    LayOff,
    LayOut,
    MeldsMove,
    Move,
    Rearrange,
    See,
    Show,
    Swap,
    Take,
    Tunnela,
)
from rummery.play.notation import MOST_CARDS, move_text, read_cards_and_faces
from rummery.play.problem import Problem
from rummery.play.sight import View
from rummery.server import wire
from rummery.server.shown import hand_cards, melds_touched
from rummery.server.speeches import rule_text
from rummery.words.say import Speech

_OF_MELDS: Final[tuple[type[MeldsMove], ...]] = (Lay, Down, See, Show, LayOut, Tunnela, Rearrange)
MOST_GROUPS: Final = 20


def options_for(
    game: Game[Any, Any, Any],
    view: View[Any, Any, Any],
    names: tuple[str, ...],
    cards: str,
    at: int | None,
    speech: Speech | None,
) -> list[wire.OptionShown]:
    """All that might be done with *cards*, lawful moves first. Raises Problem for a text that is not cards."""
    groups = [read_cards_and_faces(part) for part in cards.split("/", MOST_GROUPS)] if cards.strip() else []
    if len(groups) > MOST_GROUPS:
        raise Problem("cards-too-many", found=len(groups), most=MOST_GROUPS)
    moves: dict[str, Move] = {}
    picked = Counter(b"".join([group for group, _ in groups]))
    if view.seat is not None:
        for move in game.menu(view):
            touched = melds_touched(move)
            if Counter(hand_cards(view, move)) == picked and (at is None or at in touched) and (picked or touched):
                moves[move_text(move)] = move
    for move in _candidates(game, view, groups, at):
        moves.setdefault(move_text(move), move)
    shown = [_option(game, view, names, text, move, speech) for text, move in moves.items()]
    return sorted(shown, key=lambda option: option.refusal is not None)


def _candidates(
    game: Game[Any, Any, Any], view: View[Any, Any, Any], groups: list[tuple[Cards, Cards]], at: int | None
) -> list[Move]:
    """Moves that play just these cards, in the order in which a player would think of them."""
    known = game.laws.by_move
    found: list[Move] = []
    if any([not cards for cards, _ in groups]):
        raise Problem("meld-empty")
    if len(groups) == 1:
        cards, faces = groups[0]
        numbers = [laid.number for laid in view.table] if at is None else [at]
        if LayOff in known:
            found += [LayOff(cards, faces, number) for number in numbers]
        if Swap in known and len(cards) == 1:
            found += [Swap(cards[0], laid.number) for laid in view.table if laid.meld.wilds and laid.number in numbers]
        if Take in known and at is not None:
            found.append(Take(cards, at))
        if Discard in known and len(cards) == 1 and at is None:
            found.append(Discard(cards[0]))
    if groups and at is None:
        options = view.match.options
        melds: list[Meld] = [game.recognise(options, cards, faces, False) for cards, faces in groups]
        if sum([len(meld.cards) for meld in melds]) <= MOST_CARDS and (len(groups) > 1 or len(melds[0].cards) > 1):
            whole = bool(view.table) and holds(b"".join([meld.cards for meld in melds]), cards_on(view.table))
            found += [kind(tuple(melds)) for kind in _OF_MELDS if kind in known and (whole or kind is not Rearrange)]
    return found


def _option(
    game: Game[Any, Any, Any],
    view: View[Any, Any, Any],
    names: tuple[str, ...],
    text: str,
    move: Move,
    speech: Speech | None,
) -> wire.OptionShown:
    refusal = game.check(view, move)
    shown = None
    if refusal is not None and speech is not None:
        shown = wire.RefusalShown(
            refusal.rule,
            speech.refusal(game.name, refusal, names),
            rule_text(speech.language, game.name, refusal.rule),
        )
    elif refusal is not None:
        shown = wire.RefusalShown(refusal.rule, refusal.law, None)
    label = None if speech is None else speech.move(move, view)
    return wire.OptionShown(text, text.split()[0], label, melds_touched(move), shown)
