"""A deal that is going on, of any game, and moves made in it: what the tests of the rules are built from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rummery.melds.meld import text_of
from rummery.play.events import PHASES, Announced, Ended
from rummery.play.laws import Refusal
from rummery.play.match import MatchOver
from rummery.play.moves import Move
from rummery.play.notation import move_text, read_move
from rummery.play.options import Value, read_options
from rummery.play.position import read_position, write_position
from rummery.play.reading import read_json
from rummery.table.journal import all_cards, score_lines
from rummery.table.table import AnyEvent, AnyGame, AnyView, Table

SEED = bytes(32)


def cards(text: str) -> list[str]:
    """Cards in an order in which two hands can be compared."""
    return sorted(text.split())


class Situation:
    """A deal that is going on. What is read from it is text, so that a test reads like the rule it is about."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._game = table.game
        self._check_position()
        self._last: list[AnyEvent] = []

    # ---- Moving ----

    def play(self, *texts: str) -> Situation:
        """Make lawful moves, of the seat in turn or of the one that is named in front."""
        for text in texts:
            seat, move = self._read(text)
            before = all_cards(self._table.state)
            offered = self._table.menu(self._table.turn)
            assert [each for each in offered if self._game.check(self._table.view(self._table.turn), each)] == []
            done = self._table.submit(seat, move)
            assert not isinstance(done, Refusal), f"{text}: {done}"
            self._last = done
            assert all_cards(self._table.state) == before, f"{text}: cards came or went"
            self._check_position()
        return self

    def refusal(self, text: str) -> str | None:
        """The rule by which a move is refused, or None; the deal stays as it is either way."""
        seat, move = self._read(text)
        refused = self._game.check(self._table.view(seat), move)
        return None if refused is None else refused.rule

    def figures(self, text: str) -> dict[str, str | int]:
        """What a player is told with the rule that refuses a move."""
        seat, move = self._read(text)
        refused = self._game.check(self._table.view(seat), move)
        assert refused is not None, text
        return refused.figures

    def _read(self, text: str) -> tuple[int, Move]:
        seat, rest = self._table.turn, text
        if text[0].isdigit():
            seat, rest = int(text[0]), text[2:]
        return seat, read_move(rest, lambda c, f: self._game.recognise(self._table.options, c, f, False))

    def _check_position(self) -> None:
        """A position that is put out and taken in again is the same position, in every phase."""
        state = self._table.state
        data = json.dumps(write_position(self._game, state)).encode()
        assert read_position(self._game, self._table.options, len(state.hands), read_json(data)) == state

    # ---- Looking ----

    @property
    def position(self) -> dict[str, Any]:
        return write_position(self._game, self._table.state)

    def hand(self, seat: int) -> list[str]:
        return cards(self.position["hands"][seat])

    @property
    def melds(self) -> dict[int, str]:
        """The melds on the table by their numbers."""
        return {laid.number: text_of(laid.meld) for laid in self._table.state.table}

    @property
    def pile(self) -> str:
        """From bottom to top."""
        return str(self.position["discard"])

    @property
    def stock(self) -> str:
        """In the order in which it is drawn."""
        return str(self.position["stock"])

    @property
    def turn(self) -> int:
        return self._table.turn

    @property
    def phase(self) -> str:
        return PHASES[self._table.state.phase]

    @property
    def scores(self) -> list[int]:
        """The points of this deal."""
        return list(self._table.state.scores)

    @property
    def totals(self) -> list[int]:
        return list(self._table.totals)

    @property
    def lines(self) -> list[tuple[int, int, str]]:
        """The score sheet: seat, points, rule."""
        return [(line.seat, line.points, line.rule) for line in score_lines(self._table.journal.deals()[-1])]

    @property
    def menu(self) -> list[str]:
        return [move_text(move) for move in self._table.menu(self._table.turn)]

    @property
    def announced(self) -> list[tuple[int, int, str]]:
        """What was said aloud after the last move: seat, count, rule."""
        return [(event.seat, event.count, event.rule) for event in self._last if isinstance(event, Announced)]

    @property
    def ended(self) -> tuple[int | None, str] | None:
        """The winner and the rule, where the last move ended the deal."""
        ends = [event for event in self._last if isinstance(event, Ended)]
        return (ends[0].winners[0] if ends[0].winners else None, ends[0].rule) if ends else None

    @property
    def last(self) -> list[AnyEvent]:
        """What the last move brought about."""
        return self._last

    def view(self, seat: int | None) -> AnyView:
        """What a seat sees now."""
        return self._table.view(seat)

    @property
    def winners(self) -> list[int]:
        """Who has won the deal."""
        return list(self._table.state.winners)

    @property
    def next_dealer(self) -> int:
        """Who deals the next deal, once this one is over."""
        return self._table.next_match().dealer

    @property
    def match_over(self) -> MatchOver | None:
        return self._table.over


def table_of(
    game: AnyGame, seats: int, chosen: Mapping[str, Value], dealer: int | None = 0, seed: bytes = SEED
) -> Table:
    """A table before its first deal."""
    return Table(game, dict(chosen), tuple([f"seat {seat}" for seat in range(seats)]), seed, dealer)


def at_position(game: AnyGame, chosen: Mapping[str, Value], position: dict[str, Any]) -> Situation:
    """A deal that goes on from a position."""
    seats = len(position["hands"])
    data = json.dumps(position).encode()
    board = table_of(game, seats, chosen)
    board.begin_from(read_position(game, read_options(game.options, chosen), seats, read_json(data)))
    return Situation(board)


def just_dealt(
    game: AnyGame, seats: int, dealer: int | None, chosen: Mapping[str, Value], seed: bytes = SEED
) -> Situation:
    """A first deal, just dealt."""
    board = table_of(game, seats, chosen, dealer, seed)
    board.begin_deal()
    return Situation(board)
