"""Rami, as in an accessible playroom: points for every card laid, jokers one can win back."""

from __future__ import annotations

from typing import Final

from rummery.games.rami.arrange import arrange
from rummery.games.rami.facts import RamiFacts
from rummery.games.rami.laws import laws
from rummery.games.rami.match import after
from rummery.games.rami.menu import check, menu
from rummery.games.rami.options import SEATS, RamiOptions, cards_in_play
from rummery.games.rami.position import FIELDS, facts_from, facts_to, recognise_meld
from rummery.games.rami.scoring import in_hand
from rummery.games.rami.turns import deal, decide, new
from rummery.play.game import Game

RAMI: Final[Game[RamiOptions, RamiFacts, None]] = Game(
    "rami",
    SEATS,
    4,
    RamiOptions,
    new,
    deal,
    menu,
    check,
    decide,
    after,
    recognise_meld,
    cards_in_play,
    arrange,
    in_hand,
    laws,
    FIELDS,
    facts_from,
    facts_to,
)
