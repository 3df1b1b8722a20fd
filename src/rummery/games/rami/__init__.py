"""Rami, as in an accessible playroom: points for every card laid, jokers one can win back."""

from __future__ import annotations

from typing import Final

from rummery.games.rami.arrange import rummy
from rummery.games.rami.facts import RamiFacts
from rummery.games.rami.laws import laws
from rummery.games.rami.match import after
from rummery.games.rami.menu import menu
from rummery.games.rami.options import SEATS, USUAL_SEATS, RamiOptions, cards_in_play
from rummery.games.rami.position import FIELDS, facts_from, facts_to, recognise_meld
from rummery.games.rami.sheet import SHEET
from rummery.games.rami.turns import deal, decide, new
from rummery.play.game import Game

RAMI: Final[Game[RamiOptions, RamiFacts, None]] = Game(
    name="rami",
    seats=SEATS,
    usual_seats=USUAL_SEATS,
    options=RamiOptions,
    new=new,
    deal=deal,
    menu=menu,
    decide=decide,
    after=after,
    recognise=recognise_meld,
    cards=cards_in_play,
    rummy=rummy,
    laws=laws,
    position_fields=FIELDS,
    facts_from=facts_from,
    facts_to=facts_to,
    sheet=SHEET,
)
