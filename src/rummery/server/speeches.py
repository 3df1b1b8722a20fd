"""Speech that remembers: a message that was said with the same figures is not made again."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from typing import Any, Final

from rummery.games import GAMES
from rummery.rules.page import rule
from rummery.words.messages import LANGUAGES, Language, Messages, Said
from rummery.words.say import Speech

_REMEMBERED: Final = 50_000
"""Messages of a language that are kept."""


class _Remembering(Messages):
    """Messages, the latest of which are kept. What was cleaned and what was not are told apart by their types."""

    def __init__(self, language: Language) -> None:
        super().__init__(language)
        self._said: Final[OrderedDict[tuple[Any, ...], Said]] = OrderedDict()
        self._homes: Final[dict[str, str | None]] = {}

    def say(self, key: str, game: str | None = None, /, **figures: str | int) -> Said:
        asked = (key, game, *figures.items(), *[type(value) for value in figures.values()])
        said = self._said.get(asked)
        if said is None:
            said = super().say(key, game, **figures)
            self._said[asked] = said
            if len(self._said) > _REMEMBERED:
                self._said.popitem(last=False)
        return said

    def home(self, key: str) -> str | None:
        if key not in self._homes:
            self._homes[key] = super().home(key)
        return self._homes[key]


@cache
def rule_text(language: Language, game: str, number: str) -> str | None:
    """A rule by its number, as `rummery rules` prints it."""
    return rule(language, game, number)


@cache
def speech_in(language: Language) -> Speech:
    """The speech of a language, the same for all who listen."""
    return Speech(language, _Remembering(language))


def warm() -> None:
    """Read the messages of every game before somebody waits for them."""
    for language in LANGUAGES:
        for game in GAMES:
            speech_in(language).messages.title(game)


def language_among(text: str | None) -> Language | None:
    """The language that a text such as `ru` or `ru-RU,ru;q=0.9` names first, among ours."""
    for part in (text or "").lower().split(","):
        for language in LANGUAGES:
            if part.strip().split(";")[0].split("-")[0] == language:
                return language
    return None
