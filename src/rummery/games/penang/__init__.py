"""Penang, or si rummy: nothing is drawn and nothing discarded; who cannot play on is dead."""

from __future__ import annotations

from typing import Final

from rummery.games.penang.arrange import rummy
from rummery.games.penang.facts import PenangFacts
from rummery.games.penang.laws import laws
from rummery.games.penang.match import after
from rummery.games.penang.menu import menu
from rummery.games.penang.options import SEATS, USUAL_SEATS, PenangOptions, cards_in_play
from rummery.games.penang.position import FIELDS, facts_from, facts_to, recognise_meld
from rummery.games.penang.sheet import SHEET
from rummery.games.penang.turns import deal, decide, new
from rummery.play.game import Game

PENANG: Final[Game[PenangOptions, PenangFacts, None]] = Game(
    name="penang",
    seats=SEATS,
    usual_seats=USUAL_SEATS,
    options=PenangOptions,
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
