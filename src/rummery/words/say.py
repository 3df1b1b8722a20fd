"""What there is to say, in one language. Everything that reaches a player goes through a `Speech`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from rummery.cards.card import Card, Cards
from rummery.melds.meld import Meld
from rummery.play.laws import Refusal
from rummery.play.moves import Move
from rummery.play.options import Option, Value
from rummery.play.problem import Problem
from rummery.play.sight import View
from rummery.words.cards import (
    Case,
    card_as,
    card_words,
    cards_as,
    cards_words,
    listed,
    meld_words,
    melds_words,
)
from rummery.words.examples import example_for
from rummery.words.labels import label
from rummery.words.messages import Language, Messages, Said, clean

Counted: TypeAlias = Literal["points", "cards", "seconds", "deals", "moves"]

_OUR_FIGURES: Final = frozenset(["known", "range", "words", "choices", "file"])
"""Figures of problems that list what would have been right, or name a file: never cut."""


class Speech:
    """One language. What a method returns may be a figure of another message: it is not cleaned or cut again."""

    def __init__(self, language: Language, messages: Messages | None = None) -> None:
        self.language: Final = language
        self.messages: Final = Messages(language) if messages is None else messages

    def text(self, key: str, /, **figures: str | int) -> Said:
        """The message *key* with these figures: a shared one, or one that a single game has.

        Texts from outside are put on one line, without control characters, and cut where they are long. Raises
        LookupError where there is no such message.
        """
        return self.messages.say(key, self.messages.home(key), **figures)

    # ---- Why not ----------------------------------------------------------------------------------------------------

    def problem(self, problem: Problem) -> Said:
        """What is wrong with an input, on one line, and where."""
        figures = {name: _whole(value) if name in _OUR_FIGURES else value for name, value in problem.figures.items()}
        key = problem.key
        if key == "move-form":
            example = example_for(str(figures["text"]))
            if example is not None:
                key, figures = "move-form-example", figures | {"example": example}
        if key == "option-range":
            figures["range"] = self._range(str(figures["range"]))
        if "fault" in figures:
            figures["reason"] = self.text("fault", **figures)
        if "game" in figures:
            figures["game"] = self.messages.title(str(figures["game"]))
        text = self.text(key, **figures)
        # Where a whole file is meant, there is a colon behind it already.
        where = clean(problem.where).rstrip().removesuffix(":")
        return Said(f"{where}: {text}") if where else text

    def _range(self, text: str) -> Said:
        """What an option may be, from `off | 20-600`: `off or from 20 to 600`."""
        parts: list[str] = []
        for part in text.split(" | "):
            low, dash, high = part.partition("-")
            parts.append(self.text("range-numbers", low=int(low), high=int(high)) if dash else part)
        return listed(self.messages, parts, "list-or")

    def refusal(self, game: str, refusal: Refusal, names: Sequence[str]) -> Said:
        """Why a move is refused, and what would make it legal. Its rule's number is not said."""
        # A dash stands for no cards at all; it cannot be a variant's name in a message.
        figures = {name: "none" if value == "-" else value for name, value in refusal.figures.items()}
        if "seat" in figures:
            figures["name"] = names[int(figures["seat"])]
        return self.messages.say(refusal.law, game, **figures)

    # ---- Cards ------------------------------------------------------------------------------------------------------

    def card(self, card: Card, case: Case = "nom", face: Card | None = None) -> Said:
        """A card, and where it is given the *face* it stands for: `a joker as the seven of spades`."""
        if face is None:
            return card_words(self.messages, card, case)
        return card_as(self.messages, card, face, case)

    def cards(self, cards: Cards, case: Case = "nom", faces: Cards | None = None) -> Said:
        """Several cards, in their order: `a, b and c`."""
        if faces is None:
            return cards_words(self.messages, cards, case)
        return cards_as(self.messages, cards, faces, case)

    def meld(self, meld: Meld, case: Case = "nom") -> Said:
        """A meld, or a part of one."""
        return meld_words(self.messages, meld, case)

    def melds(self, melds: Sequence[Meld], case: Case = "nom") -> Said:
        """Several melds."""
        return melds_words(self.messages, melds, case)

    # ---- Moves, options, numbers ------------------------------------------------------------------------------------

    def move(self, move: Move, view: View[Any, Any, Any]) -> Said:
        """The label of a move that is offered to the seat that looks."""
        return label(self.messages, move, view)

    def option(self, game: str, option: Option) -> Said:
        """What an option is about."""
        return self.messages.say(f"option-{option.name}", game)

    def value(self, game: str, option: Option, value: Value) -> Said:
        """What a value of an option means."""
        if option.is_switch():
            return self.messages.say(f"value-{option.text(value)}", game)
        if isinstance(value, str):
            return self.messages.say(f"value-{option.name}-{value}", game)
        return self.messages.say(f"value-{option.name}", game, n=value)

    def count(self, n: int, what: Counted) -> Said:
        """So many of something: `1 point`, `minus 300 points`."""
        words = self.messages.say(f"count-{what}", n=abs(n))
        return self.messages.say("count-minus", count=words) if n < 0 else words

    def listed(self, items: Sequence[str]) -> Said:
        """`a, b and c`."""
        return listed(self.messages, items)


def _whole(value: str | int) -> str | int:
    return Said(clean(value)) if isinstance(value, str) else value
