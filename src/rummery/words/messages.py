"""The messages of one language: read from its `.ftl` files when one of them is first wanted, and filled with figures.

A language's folder holds a file a game, loaded when that game is spoken of, and files that all share.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Language: TypeAlias = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru")

LONGEST: Final = 60
"""Letters of a text from outside that are shown."""
_ELLIPSIS: Final = "…"
_JOINERS: Final = "\u200c\u200d"
"""They have no look of their own, and some scripts cannot be spelt without them."""
_FIRST: Final = "table"
"""The shared file in which a message is looked up first."""


@final
class Said(str):
    """Words that were said already: they hold nothing from outside that is unclean or too long."""

    __slots__ = ()


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language: Final[Language] = language

    def has(self, key: str, game: str | None = None) -> bool:
        """Whether there is such a message."""
        return _bundle(self.language, game).has_message(key)

    def say(self, key: str, game: str | None = None, /, **figures: str | int) -> Said:
        """The message *key*, a game's own before the shared.

        Raises LookupError where there is no such message, or where it needs a figure that is not given.
        """
        bundle = _bundle(self.language, game)
        if not bundle.has_message(key):
            raise LookupError(f"no message {key} in {self.language} ({game or 'shared'})")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"the message {key} in {self.language} says nothing")
        text, errors = bundle.format_pattern(pattern, {name: self._figure(value) for name, value in figures.items()})
        if errors:
            raise LookupError(f"the message {key} in {self.language}: {errors}")
        return Said(text)

    def home(self, key: str) -> str | None:
        """The game whose file has the message, or None where it is shared. Raises LookupError."""
        if self.has(key):
            return None
        for game in _games():
            if self.has(key, game):
                return game
        raise LookupError(f"no message {key} in {self.language}")

    def title(self, game: str) -> str:
        """What a game is called; what is no game's name stays as it is."""
        return self.say(f"game-{game}", game) if game in _games() else game

    def _figure(self, value: str | int) -> Any:
        """A figure as a message takes it. Below zero a number is words: by ear a hyphen is easily missed."""
        from fluent.runtime.types import fluent_number

        if isinstance(value, Said):
            return value
        if isinstance(value, str):
            return cut(clean(value))
        if value < 0:
            return self.say("count-minus", count=-value)
        return fluent_number(value, useGrouping=False)


def clean(text: str) -> str:
    """The text on one line, without characters that steer a terminal or turn the direction of writing."""
    if text.isprintable():
        return text
    return " ".join("".join([_visible(letter) for letter in text]).split())


def cut(text: str) -> str:
    """The text, or its beginning where it is long."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + _ELLIPSIS


def _visible(letter: str) -> str:
    if letter in _JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp"):
        return letter
    return " "


# ---- Files ----------------------------------------------------------------------------------------------------------


@cache
def _bundle(language: Language, game: str | None) -> FluentBundle:
    """A game's messages and the shared ones, or these alone. The first of two messages with one name counts."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for name in [*([game] if game else []), *_shared(language)]:
        bundle.add_resource(_resource(language, name))
    return bundle


@cache
def _resource(language: Language, name: str) -> Resource:
    from importlib.resources import files

    from fluent.runtime import FluentResource

    return FluentResource((files("rummery.words") / language / f"{name}.ftl").read_text(encoding="utf-8"))


def _shared(language: Language) -> list[str]:
    """The files of a language that are no game's."""
    from importlib.resources import files

    found = [entry.name.removesuffix(".ftl") for entry in (files("rummery.words") / language).iterdir()]
    games = _games()
    return sorted([name for name in found if name not in games], key=lambda name: (name != _FIRST, name))


def _games() -> tuple[str, ...]:
    from rummery.games import GAMES

    return tuple(GAMES)
