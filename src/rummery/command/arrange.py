"""`rummery arrange GAME CARDS`: the best melds of a hand, or of a table and a hand."""

from __future__ import annotations

import argparse
import json
import re
from typing import Final

from rummery.cards.card import JOKER, KINDS, Card, Cards, pack
from rummery.cards.names import NAMES, card_named, names
from rummery.command.choices import number_of, options_of, seats_of
from rummery.command.status import OK, REFUSED
from rummery.games import GAMES
from rummery.melds.meld import text_of
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.limits import Beyond
from rummery.melds.solver.rearrange import rearrange
from rummery.melds.solver.rummy import KNOWN, Rummy, marriage, marriage_wilds
from rummery.melds.solver.told import Arrangement
from rummery.play.notation import read_cards, read_cards_and_faces
from rummery.play.options import read_options
from rummery.play.problem import Problem
from rummery.words.say import Speech

MARRIAGE: Final = "marriage"
REARRANGED: Final = ("rami", "manipulation")
"""The games in which the melds of a table may be arranged anew."""
PURE_OF_WHO_HAS_SEEN: Final = 3
"""Pure melds that a player of Marriage who has seen must keep."""

_PACKS: Final[dict[str, dict[int, tuple[int, int]]]] = {
    "marriage": {2: (4, 3), 3: (4, 3), 4: (4, 3), 5: (4, 3), 6: (4, 3), 7: (4, 3)},
}
"""Packs and jokers, by the number of seats, of games that are not played here yet: the most that options allow."""
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
    game = GAMES.get(name)
    if asked.cut is not None and name != MARRIAGE:
        raise Problem("arrange-cut-of-marriage", flag="--cut")
    if asked.seen and (name != MARRIAGE or asked.cut is None):
        raise Problem("arrange-seen-what")
    if game is not None:
        options = read_options(game.options, options_of(game, asked.option))
        return game.rummy(options), game.cards(options, seats_of(game, asked.seats, game.seats[1]))
    if name not in KNOWN:
        raise Problem("game-unknown", game=asked.game, known=", ".join(KNOWN))
    if asked.option:
        raise Problem("arrange-options-later", game=name)
    by_seats = _PACKS[name]
    seats = max(by_seats) if asked.seats is None else number_of("--seats", asked.seats, 99)
    if seats not in by_seats:
        raise Problem("seats-range", game=name, low=min(by_seats), high=max(by_seats), seats=seats)
    return marriage(marriage_wilds(_cut(asked.cut))) if asked.seen else KNOWN[name], pack(*by_seats[seats])


def _cut(text: str) -> Card:
    card = card_named(text)
    if card is None or card == JOKER:
        raise Problem("card-unreadable", card=text)
    return card


def _goal(asked: argparse.Namespace) -> Goal:
    if asked.contract is None:
        return Goal(pure=PURE_OF_WHO_HAS_SEEN) if asked.seen else ANY
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
