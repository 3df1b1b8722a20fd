"""`rummery arrange GAME CARDS`: the best melds of a hand."""

from __future__ import annotations

import argparse
import json

from rummery.cards.card import KINDS, NONE, minus
from rummery.cards.names import NAMES, names
from rummery.command.choices import game_named, options_of, seats_of
from rummery.command.status import OK
from rummery.melds.meld import text_of
from rummery.play.notation import read_cards
from rummery.play.options import read_options
from rummery.play.problem import Problem
from rummery.words.say import Speech


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Print the melds that leave the fewest points in the hand."""
    game = game_named(asked.game)
    options = read_options(game.options, options_of(game, asked.option))
    hand = bytes(sorted(read_cards(asked.cards.replace(",", " "))))
    packs = game.cards(options, seats_of(game, asked.seats, game.seats[1]))
    for card in range(KINDS):
        if hand.count(card) > packs.count(card):
            raise Problem("input-too-often", card=NAMES[card], found=hand.count(card), packs=packs.count(card))
    melds = game.arrange(options, hand)
    left = minus(hand, NONE.join([meld.cards for meld in melds]))
    points = game.count(options, left)
    if asked.json:
        texts = [text_of(meld) for meld in melds]
        print(json.dumps({"melds": texts, "left": names(left), "points_left": points}, ensure_ascii=False))
        return OK
    for meld in melds:
        print(f"{text_of(meld)}: {speech.meld(meld)}")
    print(speech.text("arrange-left", cards=names(left), count=len(left), points=points))
    return OK
