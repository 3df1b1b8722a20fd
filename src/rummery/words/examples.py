"""How moves are written: an example for each verb."""

from __future__ import annotations

from typing import Final

_EXAMPLES: Final = {
    "buy": "buy",
    "dead": "dead",
    "discard": "discard KH",
    "done": "done",
    "down": "down 5S 5H 5C / 9D TD JD QD",
    "draw": "draw stock",
    "join": "join @1 @2",
    "knock": "knock",
    "lay": "lay 8S @1",
    "meld": "meld 5S 6S 7S / 9C 9D 9H",
    "pass": "pass",
    "rearrange": "rearrange 5S 6S 7S / 9C 9D 9H",
    "restore": "restore",
    "see": "see 5S 6S 7S / 9C TC JC / 2H 3H 4H",
    "show": "show 5S 6S 7S / 9C 9D 9H",
    "split": "split @1 3",
    "swap": "swap 7S @2",
    "take": "take 4D @1",
    "timeout": "timeout",
    "tunnela": "tunnela 7S 7S 7S",
}


def example_for(text: str) -> str | None:
    """A move written as it should be, with the verb that *text* begins with; None where it begins with none."""
    words = text.lower().split()
    return _EXAMPLES.get(words[0]) if words else None
