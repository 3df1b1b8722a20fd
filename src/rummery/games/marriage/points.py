"""What cards count that are left over (MAR-30)."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import KING
from rummery.cards.points import points_by_card

_ACE: Final = 10
_HIGHEST: Final = 10
_JOKER_UNSEEN: Final = 10
"""MAR-01."""
POINTS: Final = points_by_card([_ACE, *[min(rank, _HIGHEST) for rank in range(2, KING + 2)]], _JOKER_UNSEEN)
"""MAR-30: by card."""
