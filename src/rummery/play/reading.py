"""Reading JSON that came from outside: each value with its place, so that an error can say what and where."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, final

from rummery.play.problem import Problem

_HALF_A_CHARACTER: Final = re.compile(f"[{chr(0xD800)}-{chr(0xDFFF)}]")


@final
class Node:
    """A value in a JSON document, and its place. Each reading method raises Problem with that place."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: str = "") -> None:
        self.value: Final = value
        self.place: Final = place

    def problem(self, key: str, **figures: str | int) -> Problem:
        """A problem at this place."""
        return Problem(key, self.place, **figures)

    def fields(self, known: frozenset[str]) -> dict[str, Node]:
        """The members of an object, all of which must be *known*."""
        if not isinstance(self.value, dict):
            raise self.problem("input-object")
        for name in self.value:
            if name not in known:
                raise self.problem("input-field", field=str(name))
        prefix = f"{self.place}." if self.place else ""
        return {name: Node(value, prefix + name) for name, value in self.value.items() if value is not None}

    def items(self, size: int | None = None) -> Iterator[Node]:
        """The members of a list, which must have *size* members where that is given."""
        if not isinstance(self.value, list):
            raise self.problem("input-list")
        if size is not None and len(self.value) != size:
            raise self.problem("input-size", wanted=size, found=len(self.value))
        return iter([Node(value, f"{self.place}[{at}]") for at, value in enumerate(self.value)])

    def text(self) -> str:
        """A text; halves of characters, which no file can hold, are none."""
        if not isinstance(self.value, str) or _HALF_A_CHARACTER.search(self.value):
            raise self.problem("input-text")
        return self.value

    def number(self, low: int, high: int) -> int:
        """A whole number from *low* to *high*."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.problem("input-number", low=low, high=high)
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.problem("input-flag")
        return self.value

    def word(self, words: tuple[str, ...]) -> str:
        """One of *words*."""
        if self.value not in words:
            raise self.problem("input-word", words=", ".join(words))
        return str(self.value)

    def seed(self, size: int) -> bytes:
        """*size* bytes in hex digits."""
        text = self.text()
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            seed = b""
        if len(seed) != size or len(text) != 2 * size:
            raise self.problem("input-seed", digits=2 * size)
        return seed


def flag_in(fields: dict[str, Node], name: str) -> bool:
    """The flag of this name among the members of an object; one that is absent is false."""
    return name in fields and fields[name].flag()


def number_in(fields: dict[str, Node], name: str, most: int) -> int:
    """The number of this name, from 0 to *most*; one that is absent is 0."""
    return fields[name].number(0, most) if name in fields else 0


def read_json(data: bytes) -> Node:
    """A JSON document in UTF-8. Raises Problem ``input-json`` or ``input-utf8``."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem("input-utf8", byte=error.start) from None
    try:
        return Node(json.loads(text))
    except json.JSONDecodeError as error:
        raise Problem("input-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Problem("input-nested") from None
    except ValueError:
        raise Problem("input-digits") from None
