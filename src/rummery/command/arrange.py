"""`rummery arrange GAME CARDS`: the best melds of a hand, or of a table and a hand."""

from __future__ import annotations

import argparse
import json
import re
from typing import Final

from rummery.cards.card import JOKER, KINDS, Card, Cards
from rummery.cards.names import NAMES, card_named, names
from rummery.command.choices import game_named, options_of, seats_of
from rummery.command.status import OK, REFUSED
from rummery.games.marriage import MARRIAGE
from rummery.games.marriage.arrange import goal_of, rummy_of
from rummery.melds.meld import text_of
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.rearrange import rearrange
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.told import Arrangement
from rummery.play.notation import read_cards, read_cards_and_faces
from rummery.play.options import Value, declared, read_options
from rummery.play.problem import Problem
from rummery.table.table import AnyGame
from rummery.words.say import Speech

REARRANGED: Final = ("rami", "manipulation")
"""The games in which the melds of a table may be arranged anew."""
_MELD_ASKED: Final = re.compile(r"([sr])([0-9]{1,2})")


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Print the melds that leave the fewest points in the hand; 1 where there are none such."""
    try:
        found = _arranged(asked)
    except Beyond as beyond:
        raise Problem(f"solver-{beyond.key}", "", **beyond.figures) from None
    if found is None:
        found = _nothing(asked)
        _print(found, asked.json, speech)
        if not asked.json:
            print(speech.text("arrange-impossible"))
        return REFUSED
    _print(found, asked.json, speech)
    return OK


def _arranged(asked: argparse.Namespace) -> Arrangement | None:
    rummy, packs = _game(asked)
    hand = read_cards(asked.cards.replace(",", " "))
    if asked.table is None:
        _count(hand, packs)
        return arrange(hand, rummy, goal=_goal(asked))
    if asked.game.lower() not in REARRANGED:
        raise Problem("arrange-no-table", game=asked.game)
    if asked.contract is not None:
        raise Problem("arrange-table-and-contract")
    on_table = b"".join([read_cards_and_faces(meld)[0] for meld in asked.table.split("/")])
    _count(on_table + hand, packs)
    return rearrange(asked.table, hand, rummy, gently=True)


def _game(asked: argparse.Namespace) -> tuple[Rummy, Cards]:
    """The game with its options, and all cards that there may be."""
    name = asked.game.lower()
    game = game_named(name)
    if asked.cut is not None and game is not MARRIAGE:
        raise Problem("arrange-cut-of-marriage", flag="--cut")
    if (asked.seen and game is not MARRIAGE) or asked.seen != (asked.cut is not None):
        raise Problem("arrange-seen-what")
    values = options_of(game, asked.option)
    options = read_options(game.options, values)
    rummy = rummy_of(options, _cut(asked.cut)) if asked.seen else game.rummy(options)
    if asked.seats is None:
        return rummy, _ever(game, values)
    return rummy, game.cards(options, seats_of(game, asked.seats, game.seats[1]))


def _ever(game: AnyGame, values: dict[str, Value]) -> Cards:
    """As many copies of each card as any table with these options can have, whatever else is chosen."""
    tables: list[dict[str, object]] = [dict(values)]
    for option in declared(game.options):
        if option.name not in values:
            for value in (*option.words, *option.numbers, option.low, option.high):
                tables.append({**values, option.name: value})
    most = [0] * KINDS
    for table in tables:
        try:
            options = read_options(game.options, table)
        except Problem:  # a value that is none of this option's, or goes with none of these
            continue
        for seats in range(game.seats[0], game.seats[1] + 1):
            cards = game.cards(options, seats)
            most = [max(most[card], cards.count(card)) for card in range(KINDS)]
    return bytes([card for card in range(KINDS) for _ in range(most[card])])


def _cut(text: str) -> Card:
    card = card_named(text)
    if card is None or card == JOKER:
        raise Problem("card-unreadable", card=text)
    return card


def _goal(asked: argparse.Namespace) -> Goal:
    if asked.contract is None:
        return goal_of(read_options(MARRIAGE.options, options_of(MARRIAGE, asked.option))) if asked.seen else ANY
    sets = 0
    runs: list[int] = []
    for word in asked.contract.lower().split():
        found = _MELD_ASKED.fullmatch(word)
        if found is None or (found[1] == "s" and found[2] != "3") or int(found[2]) < 3 or int(found[2]) > 14:
            raise Problem("arrange-contract-form", word=word)
        if found[1] == "s":
            sets += 1
        else:
            runs.append(int(found[2]))
    if not sets and not runs:
        raise Problem("arrange-contract-form", word=asked.contract)
    return Goal(contract=True, sets=sets, runs=tuple(runs))


def _count(cards: Cards, packs: Cards) -> None:
    """No card may be there more often than the packs hold it."""
    for card in range(KINDS):
        if cards.count(card) > packs.count(card):
            raise Problem("input-too-often", card=NAMES[card], found=cards.count(card), packs=packs.count(card))


def _nothing(asked: argparse.Namespace) -> Arrangement:
    """All cards of the hand left over."""
    rummy, _ = _game(asked)
    hand = bytes(sorted(read_cards(asked.cards.replace(",", " "))))
    return Arrangement((), hand, sum([rummy.points[card] for card in hand]), 0)


def _print(found: Arrangement, as_json: bool, speech: Speech) -> None:
    texts = [text_of(meld) for meld in found.melds]
    if as_json:
        answer = {"melds": texts, "left": names(found.left), "points_left": found.points_left}
        print(json.dumps(answer, ensure_ascii=False))
        return
    for meld, text in zip(found.melds, texts, strict=True):
        print(f"{text}: {speech.meld(meld)}")
    print(speech.text("arrange-left", cards=names(found.left), count=len(found.left), points=found.points_left))
