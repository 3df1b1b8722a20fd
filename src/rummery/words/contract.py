"""The contract of a deal, where a game has one."""

from __future__ import annotations

from typing import Any

from rummery.games.shanghai.options import ShanghaiOptions
from rummery.play.match import Match
from rummery.words.messages import Said
from rummery.words.say import Speech


def contract_figures(match: Match[ShanghaiOptions]) -> dict[str, str | int]:
    """The figures of a message that names the contract of a deal (SHA-21)."""
    contract = match.options.contract(match.number)
    return {"sets": contract.sets, "runs": contract.runs, "length": contract.length}


def contract_told(speech: Speech, match: Match[Any]) -> Said | None:
    """What the deal asks for, where the deals of a game do not all ask for the same."""
    if not isinstance(match.options, ShanghaiOptions):
        return None
    return speech.text("told-contract", **contract_figures(match))
