"""What a table may choose. A game declares each option once, in one line, as it reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar, final

from rummery.cards.record import Record
from rummery.play.problem import Problem

Value: TypeAlias = bool | int | str
"""A switch is true or false, a number a number; anything else, and a number that may be off, may be a word."""

NO_PRESET: Final = "none"
OFF: Final = "off"
ON: Final = "on"


@final
class Option(Record):
    """One option as it was declared. Its text is the message ``option-<name>`` in the game's words."""

    __slots__ = ("name", "rule", "default", "words", "low", "high", "numbers")

    def __init__(
        self,
        name: str,
        rule: str,
        default: Value,
        words: tuple[str, ...],
        low: int,
        high: int,
        numbers: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.default: Final = default
        self.words: Final = words
        """The words it may be (empty for a plain number); a switch has `off` and `on`."""
        self.low: Final = low
        self.high: Final = high
        """Where it may be any number from one to another, the least and the greatest; else 0 and -1."""
        self.numbers: Final = numbers
        """Where it may be one of some numbers, these."""

    def is_switch(self) -> bool:
        """Whether it is off or on."""
        return isinstance(self.default, bool)

    def read(self, value: object) -> Value:
        """The value that *value*, from a file or a command line, names. Raises Problem ``option-range``."""
        if self.is_switch():
            if isinstance(value, bool):
                return value
            if value in (OFF, ON):
                return value == ON
        elif isinstance(value, str) and value in self.words:
            return value
        elif not isinstance(value, bool):
            number = (
                int(value)
                if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10
                else value
            )
            if isinstance(number, int) and (self.low <= number <= self.high or number in self.numbers):
                return number
        raise Problem("option-range", option=self.name, value=str(value), rule=self.rule, range=self.range())

    def range(self) -> str:
        """What it may be, as text: `off | on`, `15-90`, `off | 20-600`, `7 | 10`."""
        ends = [f"{self.low}-{self.high}"] if self.low <= self.high else []
        return " | ".join([*self.words, *[str(number) for number in self.numbers], *ends])

    def text(self, value: Value) -> str:
        """A value as it is typed."""
        if isinstance(value, bool):
            return ON if value else OFF
        return str(value)


@final
class Chosen:
    """Values being read; each call declares an option and gives its value. Values nobody asks for are an error."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values
        self.declared: Final[list[Option]] = []
        self.read: Final[list[tuple[str, Value]]] = []
        """The name and the value of each option that was asked for."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self._values),)

    def switch(self, name: str, rule: str, default: bool = False) -> bool:
        """An option that is off or on."""
        return bool(self._read(Option(name, rule, default, (OFF, ON), 0, -1)))

    def number(self, name: str, rule: str, default: int, low: int, high: int) -> int:
        """A whole number from *low* to *high*."""
        return int(self._read(Option(name, rule, default, (), low, high)))

    def one_of(self, name: str, rule: str, default: int, numbers: tuple[int, ...]) -> int:
        """One of *numbers*."""
        return int(self._read(Option(name, rule, default, (), 0, -1, numbers)))

    def any_of(
        self,
        name: str,
        rule: str,
        default: int | str,
        words: tuple[str, ...],
        low: int = 0,
        high: int = -1,
        numbers: tuple[int, ...] = (),
    ) -> int | str:
        """One of *words*, one of *numbers*, or a whole number from *low* to *high*."""
        return self._read(Option(name, rule, default, words, low, high, numbers))

    def word(self, name: str, rule: str, words: tuple[str, ...]) -> str:
        """One of *words*, the first being the default."""
        return str(self._read(Option(name, rule, words[0], words, 0, -1)))

    def number_or(self, word: str, name: str, rule: str, low: int, high: int) -> int | None:
        """A whole number, or *word*, the default, which is None."""
        value = self._read(Option(name, rule, word, (word,), low, high))
        return value if isinstance(value, int) else None

    def preset(self, name: str, rule: str, presets: Mapping[str, Mapping[str, Value]]) -> None:
        """A word that chooses other values for several options, declared after it; it is not itself remembered."""
        option = Option(name, rule, NO_PRESET, (NO_PRESET, *presets), 0, -1)
        self.declared.append(option)
        word = option.read(self._values.get(name, NO_PRESET))
        if word != NO_PRESET:
            self._values = {**presets[str(word)], **self._values}

    def finish(self) -> None:
        """Raise Problem ``option-unknown`` for a value that no option was declared for."""
        known = [option.name for option in self.declared]
        for name in self._values:
            if name not in known:
                raise Problem("option-unknown", option=str(name), known=", ".join(known))

    def _read(self, option: Option) -> Value:
        self.declared.append(option)
        value = option.read(self._values[option.name]) if option.name in self._values else option.default
        self.read.append((option.name, value))
        return value


class Options(Record):
    """What the options of all games share: they are equal when the same was chosen."""

    __slots__ = ("chosen", "timer", "low_wins", "same_year")

    def __init__(
        self, chosen: Chosen, timer: int | None = None, low_wins: bool = False, same_year: bool = False
    ) -> None:
        """To be called when all options have been read."""
        self.chosen: Final = tuple(chosen.read)
        """The name and the value of each option."""
        self.timer: Final = timer
        """The seconds that a player has for a turn, or None."""
        self.low_wins: Final = low_wins
        """Whether points count against who gets them."""
        self.same_year: Final = same_year
        """Whether a match that was put aside is taken up only in the calendar year in which it began."""

    def _fields(self) -> tuple[Any, ...]:
        return (self.chosen,)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (Chosen(dict(self.chosen)),)


Opts = TypeVar("Opts")
"""A game's options, as a typed record."""


def declared(make: Callable[[Chosen], Opts]) -> list[Option]:
    """The options of a game, in the order of its page."""
    chosen = Chosen({})
    make(chosen)
    return chosen.declared


def read_options(make: Callable[[Chosen], Opts], values: Mapping[str, object]) -> Opts:
    """The options that *values* choose. Raises Problem ``option-range`` or ``option-unknown``."""
    chosen = Chosen(values)
    options = make(chosen)
    chosen.finish()
    return options


def differing(make: Callable[[Chosen], Opts], values: Mapping[str, object]) -> dict[str, Value]:
    """Of *values* those that are not the default, in the order of the page, in the form of a record."""
    chosen = Chosen(values)
    make(chosen)
    defaults = {option.name: option.default for option in chosen.declared}
    return {name: value for name, value in chosen.read if value != defaults[name]}
