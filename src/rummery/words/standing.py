"""What holds as long as a deal is played, and is good to have before one's eyes."""

from __future__ import annotations

from typing import Any

from rummery.play.sight import View
from rummery.words.contract import contract_told
from rummery.words.joker import told_alone
from rummery.words.say import Speech


def standing(speech: Speech, view: View[Any, Any, Any]) -> list[str]:
    """The contract of the deal (SHA-21); the cut joker, to who has earned to know it (MAR-16). A sentence a line."""
    contract = contract_told(speech, view.match)
    return [*([] if contract is None else [contract]), *told_alone(speech, view.note)]
