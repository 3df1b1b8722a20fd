"""What a client may send over a table's socket, as types."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, Union, get_args

from msgspec import Meta, Struct

# PostgreSQL keeps no text with a NUL in it.
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
Text: TypeAlias = Annotated[str, Meta(max_length=4096)]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Preset: TypeAlias = Literal["hello", "well-played", "thanks", "sorry", "oops", "one-moment", "good-game", "bye"]


class Command(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Something a client asks for; *id* is of its own making."""

    id: Id


class MoveCommand(Command, tag="move"):
    """Make a move, in text."""

    expected: Number
    move: Text


class DealCommand(Command, tag="deal"):
    """Ready for the next deal."""

    expected: Number


class AwayCommand(Command, tag="away"):
    """A bot shall play for me."""


class BackCommand(Command, tag="back"):
    """I play myself again."""


class TimeCommand(Command, tag="time"):
    """More time for the running turn."""


class ChatCommand(Command, tag="chat"):
    """Say something: either a text of one's own, or a preset."""

    text: Line | None = None
    preset: Preset | None = None


class MuteCommand(Command, tag="mute"):
    """Hear nothing more from somebody, or hear them again."""

    name: Line
    on: bool = True


class OptionsQuestion(Command, tag="options"):
    """Asks what can be done with these cards, or with this meld."""

    cards: Text = ""
    at: Number | None = None


class HintQuestion(Command, tag="hint"):
    """Asks what a good bot would do."""


class ViewQuestion(Command, tag="view"):
    """Asks for the whole view."""


Incoming: TypeAlias = Union[
    MoveCommand,
    DealCommand,
    AwayCommand,
    BackCommand,
    TimeCommand,
    ChatCommand,
    MuteCommand,
    OptionsQuestion,
    HintQuestion,
    ViewQuestion,
]
INCOMING: Final[tuple[type[Command], ...]] = get_args(Incoming)
