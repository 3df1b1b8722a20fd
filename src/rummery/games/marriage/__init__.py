"""Marriage, the Indian and Nepali rummy of 21 cards: a joker that nobody knows who has not earned it."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import Card
from rummery.games.marriage.arrange import rummy
from rummery.games.marriage.cut import cut
from rummery.games.marriage.facts import MarriageFacts
from rummery.games.marriage.laws import laws
from rummery.games.marriage.match import after
from rummery.games.marriage.menu import menu
from rummery.games.marriage.options import SEATS, USUAL_SEATS, MarriageOptions, cards_in_play
from rummery.games.marriage.position import FIELDS, facts_from, facts_to, recognise_meld
from rummery.games.marriage.sheet import SHEET
from rummery.games.marriage.turns import deal, decide, new
from rummery.play.game import Game

MARRIAGE: Final[Game[MarriageOptions, MarriageFacts, Card | None]] = Game(
    name="marriage",
    seats=SEATS,
    usual_seats=USUAL_SEATS,
    options=MarriageOptions,
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
    own_melds=True,
    cut=cut,
    sheet=SHEET,
)
