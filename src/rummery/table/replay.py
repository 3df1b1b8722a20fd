"""Playing a record again, move by move, by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from rummery.cards.record import Record
from rummery.play.events import OVER
from rummery.play.laws import Refusal
from rummery.play.match import Seat
from rummery.play.notation import move_text
from rummery.play.position import write_position
from rummery.table.journal import score_lines
from rummery.table.record import MatchRecord, begin, table_of
from rummery.table.table import AnyEvent, Table


class Dealing(Record):
    """A deal of the record began."""

    __slots__ = ("deal", "events")

    def __init__(self, deal: int, events: list[AnyEvent]) -> None:
        self.deal: Final = deal
        """From 0."""
        self.events: Final = events


class DealEnded(Record):
    """All moves of a deal of the record were made."""

    __slots__ = ("deal",)

    def __init__(self, deal: int) -> None:
        self.deal: Final = deal


class Moving(Record):
    """A move of the record was made."""

    __slots__ = ("seat", "text", "events")

    def __init__(self, seat: Seat, text: str, events: list[AnyEvent]) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.events: Final = events


class Refused(Record):
    """A move of the record was refused, or (*refusal* None) the result it gives is not what the deal came to."""

    __slots__ = ("deal", "move", "seat", "text", "refusal")

    def __init__(self, deal: int, move: int, seat: Seat, text: str, refusal: Refusal | None) -> None:
        self.deal: Final = deal
        self.move: Final = move
        """From 0; the number of moves for a wrong result."""
        self.seat: Final = seat
        self.text: Final = text
        self.refusal: Final = refusal


Step: TypeAlias = Dealing | Moving | DealEnded | Refused


class Replay:
    """A record at its table. Go through `steps`, and look at the table in between."""

    def __init__(self, record: MatchRecord) -> None:
        self.record: Final = record
        self.table: Final[Table] = table_of(record)

    def steps(self) -> Iterator[Step]:
        """Each step as it is taken; the last may be a refusal. Raises Problem for a deal that cannot begin."""
        table = self.table
        for number, deal in enumerate(self.record.deals):
            yield Dealing(number, begin(table, deal))
            for at, (seat, move) in enumerate(deal.moves):
                done = table.submit(seat, move)
                if isinstance(done, Refusal):
                    yield Refused(number, at, seat, deal.texts[at], done)
                    return
                yield Moving(seat, deal.texts[at], done)
            if deal.result is not None and tuple(deal.result) != table.state.scores:
                yield Refused(number, len(deal.moves), table.turn, " ".join(map(str, deal.result)), None)
                return
            yield DealEnded(number)


def deal_outcome(table: Table) -> dict[str, Any]:
    """How the latest deal at a table stands, as `replay --json` says it."""
    state = table.state
    return {
        "over": state.phase == OVER,
        "scores": list(state.scores),
        "lines": [
            {"seat": line.seat, "points": line.points, "rule": line.rule}
            for line in score_lines(table.journal.deals()[-1])
        ],
        "totals": list(table.totals),
        "position": write_position(table.game, state),
        "legal": [move_text(move) for move in table.menu(table.turn)],
    }
