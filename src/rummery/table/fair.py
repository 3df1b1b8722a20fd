"""Whether the deals of a record are those that were promised (TAB-09)."""

from __future__ import annotations

from hashlib import sha256

from rummery.cards.shuffle import derived
from rummery.play.problem import Problem
from rummery.table.record import MatchRecord
from rummery.table.replay import Dealing, Refused, Replay
from rummery.table.table import first_dealer


def broken_promises(record: MatchRecord) -> list[Problem]:
    """What is not as it was promised, or could not have been played so; empty where all is well.

    Raises Problem where the record does not hold what a promise is checked with.
    """
    if record.promised is None:
        raise Problem("verify-no-promise", field="promised")
    if record.host_seed is None:
        raise Problem("verify-no-seed", field="seed")
    found: list[Problem] = []
    if sha256(record.host_seed or b"").digest() != record.promised:
        found.append(Problem("verify-seed", "seed"))
    seed = record.seed or b""
    for number, deal in enumerate(record.deals, 1):
        if deal.position is not None or (deal.seed is not None and deal.seed != derived(seed, f"deal {number}")):
            found.append(Problem("verify-deal", deal.place))
    if record.deals and record.deals[0].dealer not in (None, first_dealer(seed, len(record.names))):
        found.append(Problem("verify-dealer", record.deals[0].place + ".dealer"))
    replay = Replay(record)
    for step in replay.steps():
        if isinstance(step, Refused):
            found.append(Problem("record-refused", f"deals[{step.deal}].moves[{step.move}]", text=step.text))
        elif isinstance(step, Dealing) and step.deal and record.deals[step.deal].dealer is not None:
            before = record.deals[step.deal]
            if before.dealer != replay.table.state.match.dealer:
                found.append(Problem("verify-dealer", before.place + ".dealer"))
    return found
