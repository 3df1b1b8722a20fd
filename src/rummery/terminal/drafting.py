"""The player's draft of the table: what is typed for it, and how it is told after every step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rummery.cards.card import Cards, minus
from rummery.melds.meld import Meld
from rummery.play.events import OnTable
from rummery.play.moves import Lay, Move
from rummery.play.notation import read_cards_and_faces
from rummery.play.problem import Problem
from rummery.table.table import AnyGame, AnyView
from rummery.terminal.draft import Draft
from rummery.words.say import Speech

TAKE: Final = "take"
PUT: Final = "put"
SPLIT: Final = "split"
JOIN: Final = "join"
UNDO: Final = "undo"
RESET: Final = "reset"
SHOW: Final = "show"
CONFIRM: Final = "confirm"
HINT: Final = "hint"

_VERBS: Final[dict[str, str]] = {
    "take": TAKE,
    "взять": TAKE,
    "put": PUT,
    "положить": PUT,
    "split": SPLIT,
    "разделить": SPLIT,
    "join": JOIN,
    "соединить": JOIN,
    "undo": UNDO,
    "назад": UNDO,
    "reset": RESET,
    "заново": RESET,
    "show": SHOW,
    "draft": SHOW,
    "черновик": SHOW,
    "confirm": CONFIRM,
    "подтвердить": CONFIRM,
    "hint": HINT,
    "совет": HINT,
}
_EXAMPLES: Final = {TAKE: "take 4D @1", PUT: "put 4D @2, put 4D 4H 4C", SPLIT: "split @1 3", JOIN: "join @1 @2"}


def is_step(line: str) -> bool:
    """Whether a line begins with the verb of a step."""
    return line.partition(" ")[0].lower() in _VERBS


def with_english_verb(line: str) -> str:
    """A step with its verb in English."""
    first, _, rest = line.partition(" ")
    return f"{_VERBS[first.lower()]} {rest}".strip()


class Drafting:
    """The draft of one player; begun anew when the table has changed."""

    def __init__(self, game: AnyGame, speech: Speech, say: Callable[[str], None]) -> None:
        self._game: Final = game
        self._speech: Final = speech
        self._say: Final = say
        self._table: OnTable | None = None
        self._draft: Draft | None = None

    def step(self, line: str, view: AnyView) -> Move | None:
        """Carry out the step that a line is, and tell it; the move, where it confirms one.

        Raises Problem for a step that cannot be made.
        """
        verb, *words = line.split()
        verb = _VERBS[verb.lower()]
        draft = self._current(view)
        if verb == CONFIRM:
            return Lay(draft.stated())
        if verb == HINT:
            self._hint(draft, view)
            return None
        before = dict(draft.melds)
        if verb == SHOW:
            self._show(draft)
            return None
        if verb == UNDO:
            draft.undo()
        elif verb == RESET:
            draft.reset()
            self._text("draft-reset")
            return None
        else:
            self._step(draft, verb, words)
        self._tell(draft, before)
        return None

    def _current(self, view: AnyView) -> Draft:
        if self._draft is None or self._table is not view.table:
            options = view.match.options

            def recognise(cards: Cards, faces: Cards) -> Meld:
                meld: Meld = self._game.recognise(options, cards, faces, False)
                return meld

            self._draft = Draft([laid.meld for laid in view.table], view.hand, options.shape, recognise)
            self._table = view.table
        self._draft.hand = view.hand
        return self._draft

    def _step(self, draft: Draft, verb: str, words: list[str]) -> None:
        numbers = [_number(word) for word in words if word.startswith("@")]
        cards = [word for word in words if not word.startswith("@")]
        if verb == TAKE and len(numbers) == 1 and cards:
            draft.take(*read_cards_and_faces(" ".join(cards)), numbers[0])
        elif verb == PUT and len(numbers) < 2 and cards:
            draft.put(*read_cards_and_faces(" ".join(cards)), numbers[0] if numbers else None)
        elif verb == SPLIT and len(numbers) == 1 and len(cards) == 1:
            draft.split(numbers[0], _number(f"@{cards[0]}"))
        elif verb == JOIN and len(numbers) == 2 and not cards:
            draft.join(*numbers)
        else:
            raise Problem("draft-form", example=_EXAMPLES[verb])

    def _hint(self, draft: Draft, view: AnyView) -> None:
        move = None if self._game.hint is None else self._game.hint(view)
        if move is None:
            self._text("draft-no-hint")
            return
        refusal = self._game.check(view, move)
        draft.become(move.melds)
        self._text("draft-hint", move=self._speech.move(move, view))
        if refusal is None:
            self._text("draft-ready")
        else:
            self._say(self._speech.refusal(self._game.name, refusal, ()))

    def _show(self, draft: Draft) -> None:
        """The whole draft, and what the hand has left."""
        if not draft.melds:
            self._text("draft-empty")
        self._tell(draft, {})
        left = minus(draft.hand, draft.given())
        self._text("draft-left", n=len(left), cards=self._speech.cards(left))

    def _tell(self, draft: Draft, before: dict[int, Meld]) -> None:
        """What has changed in the draft, what is loose, and whether it is ready."""
        for number in sorted(before):
            if number not in draft.melds:
                self._text("draft-gone", number=number)
        for number, meld in sorted(draft.melds.items()):
            if before.get(number) != meld:
                whole = "yes" if draft.is_whole(number) else "no"
                self._text("draft-meld", number=number, meld=self._speech.meld(meld), whole=whole)
        cards, faces = draft.loose()
        if cards:
            self._text("draft-loose", cards=self._speech.cards(cards, "nom", faces))
        if draft.is_ready():
            self._text("draft-ready")

    def _text(self, key: str, **figures: str | int) -> None:
        self._say(self._speech.text(key, **figures))


def _number(word: str) -> int:
    digits = word[1:]
    if not (digits.isascii() and digits.isdigit() and len(digits) < 5):
        raise Problem("draft-number", text=word)
    return int(digits)
