"""The exit statuses of all commands."""

from __future__ import annotations

from typing import Final

OK: Final = 0
REFUSED: Final = 1
"""The rules refused a move, or a check failed."""
UNUSABLE: Final = 2
"""Bad input or usage."""
