"""What is said of a record that is played again."""

from __future__ import annotations

from rummery.table.replay import Refused
from rummery.table.table import Table
from rummery.words.messages import Said
from rummery.words.say import Speech


def why_refused(table: Table, refused: Refused, speech: Speech) -> Said:
    """Why a record is not played on: a law, or a result that the deal at its table did not come to."""
    if refused.refusal is None:
        scores = " ".join([str(score) for score in table.state.scores])
        return speech.text("replay-wrong-result", given=refused.text, scores=scores)
    return speech.refusal(table.game.name, refused.refusal, table.names)
