"""Playing a record again, move by move, by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rummery.play.events import OVER
from rummery.play.laws import Refusal
from rummery.play.match import Seat
from rummery.play.notation import move_text
from rummery.play.position import write_position
from rummery.table.journal import score_lines
from rummery.table.record import MatchRecord, begin, table_of
from rummery.table.table import AnyEvent, Table


@dataclass(frozen=True, slots=True)
class Dealing:
    """A deal of the record began."""

    deal: int
    """From 0."""
    events: list[AnyEvent]


@dataclass(frozen=True, slots=True)
class DealEnded:
    """All moves of a deal of the record were made."""

    deal: int


@dataclass(frozen=True, slots=True)
class Moving:
    """A move of the record was made."""

    seat: Seat
    text: str
    events: list[AnyEvent]


@dataclass(frozen=True, slots=True)
class Refused:
    """A move of the record was refused, or (*refusal* None) the result it gives is not what the deal came to."""

    deal: int
    move: int
    """From 0; the number of moves for a wrong result."""
    seat: Seat
    text: str
    refusal: Refusal | None


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
