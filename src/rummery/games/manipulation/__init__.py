"""Manipulation, or carousel: everything on the table may be arranged anew."""

from __future__ import annotations

from typing import Final

from rummery.games.manipulation.arrange import rummy
from rummery.games.manipulation.best import hint
from rummery.games.manipulation.facts import ManipulationFacts
from rummery.games.manipulation.jokers import recognise_meld
from rummery.games.manipulation.laws import laws
from rummery.games.manipulation.match import after
from rummery.games.manipulation.menu import menu
from rummery.games.manipulation.options import SEATS, USUAL_SEATS, ManipulationOptions, cards_in_play
from rummery.games.manipulation.position import FIELDS, facts_from, facts_to
from rummery.games.manipulation.sheet import SHEET
from rummery.games.manipulation.turns import deal, decide, new
from rummery.play.game import Game

MANIPULATION: Final[Game[ManipulationOptions, ManipulationFacts, None]] = Game(
    name="manipulation",
    seats=SEATS,
    usual_seats=USUAL_SEATS,
    options=ManipulationOptions,
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
    hint=hint,
    sheet=SHEET,
)
