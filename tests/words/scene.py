"""A deal of Rami at one moment, and what is said to one who watches it go on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rummery.games.rami import RAMI
from rummery.melds.meld import Meld
from rummery.melds.recognise import recognise
from rummery.play.laws import Refusal
from rummery.play.match import Seat
from rummery.play.moves import Move
from rummery.play.notation import read_cards_and_faces, read_seat_and_move
from rummery.play.options import Value, read_options
from rummery.play.position import read_position
from rummery.play.reading import read_json
from rummery.play.sight import see
from rummery.table.table import AnyView, Table
from rummery.words.messages import Language
from rummery.words.say import Speech
from rummery.words.tell import tell
from tests.melds.rulebook import IDENTICAL

NAMES: dict[Language, tuple[str, ...]] = {"en": ("Ann", "Bob", "Cleo"), "ru": ("Аня", "Боб", "Клео")}


class Scene:
    """Two or three at a table of Rami; unless *fields* say otherwise, seat 0 is to play and all have opened."""

    def __init__(self, *hands: str, table: Sequence[str] = (), chosen: dict[str, Value] | None = None, **fields: Any):
        values = chosen or {}
        position: dict[str, Any] = {
            "hands": list(hands),
            "turn": 0,
            "phase": "play",
            "opened": [True] * len(hands),
            "stock": "9C 9D 9H",
            "table": [{"cards": meld} for meld in table],
        }
        node = read_json(json.dumps(position | fields).encode())
        self.table = Table(RAMI, values, NAMES["en"][: len(hands)], bytes(32), 0)
        self.table.begin_from(read_position(RAMI, read_options(RAMI.options, values), len(hands), node))

    def view(self, seat: Seat | None) -> AnyView:
        return self.table.view(seat)

    def read(self, text: str) -> tuple[Seat, Move]:
        """A move with its seat in front."""
        return read_seat_and_move(
            text, len(self.table.names), lambda c, f: RAMI.recognise(self.table.options, c, f, False)
        )

    def told(self, text: str, seat: Seat | None = None) -> dict[Language, list[str]]:
        """Make a move; what *seat* is told of it, in each language."""
        before = self.view(seat)
        mover, move = self.read(text)
        events = self.table.submit(mover, move)
        assert not isinstance(events, Refusal), f"{text}: {events}"
        sights = [see(event, seat) for event in events]
        return {language: tell(Speech(language), before, sights, names) for language, names in NAMES.items()}

    def refused(self, text: str) -> tuple[str, dict[Language, str]]:
        """The law that refuses a move, and what is said of it in each language."""
        seat, move = self.read(text)
        refusal = RAMI.check(self.view(seat), move)
        assert refusal is not None, text
        said = {language: Speech(language).refusal("rami", refusal, names) for language, names in NAMES.items()}
        return refusal.law, {language: str(words) for language, words in said.items()}

    def label(self, text: str) -> dict[Language, str]:
        """The label of a move."""
        seat, move = self.read(text)
        return {language: str(Speech(language).move(move, self.view(seat))) for language in NAMES}


def meld(text: str) -> Meld:
    """A meld, or a part of one, by its text; identical cards count (RAM-45)."""
    return recognise(IDENTICAL, *read_cards_and_faces(text))
