"""Which language to speak."""

from __future__ import annotations

import os

from rummery.words.messages import LANGUAGES, Language


def language_of_machine(words: list[str]) -> Language:
    """The language that `--lang` asks for, else the one of the environment, else English."""
    for at, word in enumerate(words):
        asked = words[at + 1] if word == "--lang" and at + 1 < len(words) else word.removeprefix("--lang=")
        if word.startswith("--lang"):
            for language in LANGUAGES:
                if asked == language:
                    return language
    for name in ("RUMMERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"
