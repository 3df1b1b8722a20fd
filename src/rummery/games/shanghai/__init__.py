"""Shanghai rum: ten deals, each with its own contract; the upcard may be bought; the lowest total wins."""

from __future__ import annotations

from typing import Final

from rummery.games.shanghai.arrange import rummy
from rummery.games.shanghai.facts import ShanghaiFacts
from rummery.games.shanghai.laws import laws
from rummery.games.shanghai.match import after
from rummery.games.shanghai.menu import menu
from rummery.games.shanghai.options import SEATS, USUAL_SEATS, ShanghaiOptions, cards_in_play
from rummery.games.shanghai.position import FIELDS, facts_from, facts_to, recognise_meld
from rummery.games.shanghai.sheet import SHEET
from rummery.games.shanghai.turns import deal, decide, new
from rummery.play.game import Game

SHANGHAI: Final[Game[ShanghaiOptions, ShanghaiFacts, None]] = Game(
    name="shanghai",
    seats=SEATS,
    usual_seats=USUAL_SEATS,
    options=ShanghaiOptions,
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
