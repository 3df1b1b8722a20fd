"""Who sits where, and on what terms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


class Terms(Struct, frozen=True, kw_only=True):
    """What a table has agreed on beside the game's options."""

    open: bool = False
    hints: bool = True
    spectators: bool = True
    chat: Literal["free", "presets", "off"] = "free"
    timer: Annotated[int, Meta(ge=15, le=600)] | None = None
    asking: Annotated[int, Meta(ge=5, le=120)] = 20
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700


@dataclass(slots=True)
class Seat:
    """One seat: a person's, a bot's, or open."""

    number: int
    guest: str | None = None
    level: str | None = None
    name: str | None = None
    salt: bytes | None = None
    left: bool = False
    """Its person has gone for good, and a bot has it."""

    kept: bool = False
    """Its person is away, and a bot plays for them."""
    gone: float | None = None
    """Since when its person has had no socket here."""
    ready: bool = False

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """What sits there."""
        if self.guest is not None and not self.left:
            return "person"
        return "open" if self.level is None else "bot"

    @property
    def by_bot(self) -> bool:
        """Whether a bot moves for it now."""
        return self.kind == "bot" or self.kept

    @property
    def here(self) -> bool:
        """Whether its person has a socket here."""
        return self.kind == "bot" or (self.kind == "person" and self.gone is None)

    def row(self, table: str) -> dict[str, Any]:
        """Its row in the store."""
        return {
            "table": table,
            "seat": self.number,
            "guest": self.guest,
            "level": self.level,
            "name": self.name,
            "salt": self.salt,
            "left": self.left,
        }
