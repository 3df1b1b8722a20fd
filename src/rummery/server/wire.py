"""What the server sends over a table's socket, as types; `incoming.py` has what it reads.

They are written, and made into the JSON schema, from here alone. `docs/protocol.md` says what each field means.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, Union

from msgspec import UNSET, Struct, UnsetType

Place: TypeAlias = int | str
"""A seat, or `stock` or `pile`."""

# ---- A view ---------------------------------------------------------------------------------------------------------


class MeldShown(Struct):
    """A meld on the table."""

    number: int
    owner: int
    cards: list[str]
    label: str | None


class ChoiceShown(Struct):
    """A move that is offered."""

    move: str
    label: str | None
    cards: list[str]
    at: list[int]


class ChoicesShown(Struct):
    """The moves of one verb."""

    verb: str
    moves: list[ChoiceShown]


class LineShown(Struct):
    """A line of a score sheet."""

    seat: int
    points: int
    rule: str
    text: str | None


class OverShown(Struct):
    """How the match ended."""

    winners: list[int]
    totals: list[int]
    rule: str
    bonuses: list[LineShown]
    text: str | None


class ViewShown(Struct):
    """All that one seat, or a spectator, may know."""

    seat: int | None
    deal: int
    dealer: int
    turn: int
    phase: str
    asked: list[int]
    hand: list[str]
    sizes: list[int]
    stock: int
    pile: list[str]
    aside: int
    restocked: int
    table: list[MeldShown]
    totals: list[int]
    scores: list[int]
    wins: list[int]
    out: list[bool]
    winners: list[int]
    sheet: list[LineShown]
    over: OverShown | None
    facts: dict[str, Any]
    note: dict[str, Any] | None
    standing: list[str]
    moves: list[ChoicesShown]


# ---- Events ---------------------------------------------------------------------------------------------------------


class DealtShown(Struct, tag_field="event", tag="dealt"):
    """The cards were dealt."""

    hand: list[str]
    sizes: list[int]
    stock: int
    pile: list[str]
    aside: int


class MovedShown(Struct, tag_field="event", tag="moved", rename={"source": "from", "target": "to"}):
    """Cards went from one place to another; *cards* is None where one may not see them."""

    source: Place
    target: Place
    count: int
    cards: list[str] | None


class RestockedShown(Struct, tag_field="event", tag="restocked"):
    """The pile became the stock."""

    count: int
    shuffled: bool


class TableShown(Struct, tag_field="event", tag="table"):
    """Cards went from a hand to the table, and back."""

    seat: int
    given: list[str]
    taken: list[str]


class TurnShown(Struct, tag_field="event", tag="turn"):
    """The turn came."""

    seat: int
    phase: str
    asked: int | None


class ScoredShown(Struct, tag_field="event", tag="scored"):
    """Points."""

    seat: int
    points: int
    rule: str


class AnnouncedShown(Struct, tag_field="event", tag="announced"):
    """Something was said aloud."""

    seat: int
    rule: str
    count: int


class EndedShown(Struct, tag_field="event", tag="ended"):
    """The deal is over."""

    winners: list[int]
    rule: str


class FactsShown(Struct, tag_field="event", tag="facts"):
    """The public facts changed: see the view."""


class ToldShown(Struct, tag_field="event", tag="told"):
    """The seat's own note changed: see the view."""


EventShown: TypeAlias = Union[
    DealtShown,
    MovedShown,
    RestockedShown,
    TableShown,
    TurnShown,
    ScoredShown,
    AnnouncedShown,
    EndedShown,
    FactsShown,
    ToldShown,
]

# ---- A table and its people -----------------------------------------------------------------------------------------


class SeatShown(Struct):
    """A seat, and who has it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    here: bool
    kept: bool
    ready: bool


class DifferenceShown(Struct):
    """An option that is not at its default."""

    name: str
    rule: str
    text: str
    value: str
    standard: str


class FairShown(Struct):
    """What was promised about the seeds, and what has been shown of them."""

    promised: str
    salted: list[bool]
    deal_promised: str | None
    deal_seed: str | None
    seed: str | None
    salts: list[str] | None


class TableOver(Struct):
    """How the match at a table ended."""

    winners: list[int]
    totals: list[int]


class TableInfo(Struct):
    """A table, as one person sees it."""

    id: str
    game: str
    title: str
    state: Literal["waiting", "playing", "over", "frozen"]
    number: int
    open: bool
    hints: bool
    spectators: bool
    chat: Literal["free", "presets", "off"]
    timer: int | None
    asking: int
    pace: int
    options: dict[str, bool | int | str]
    differs: list[DifferenceShown]
    differs_text: str
    clockwise: bool
    """How the table is pictured: whether the next seat is on the left (MAR-02)."""
    you: int | None
    host: bool
    invite: str | None
    link: str | None
    seats: list[SeatShown]
    fair: FairShown
    over: TableOver | None
    next: str | None
    frozen: str | None


# ---- From the server ------------------------------------------------------------------------------------------------


class ChatLine(Struct, tag_field="type", tag="chat"):
    """Somebody said something."""

    name: str
    seat: int | None
    text: str
    preset: str | None
    at: int


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message."""

    table: TableInfo
    number: int
    resumed: bool
    chat: list[ChatLine]
    muted: list[str]


class WholeView(Struct, tag_field="type", tag="view"):
    """The whole view."""

    number: int
    hash: str
    left: float | None
    log: list[str]
    view: ViewShown
    id: str | UnsetType = UNSET


class Update(Struct, tag_field="type", tag="update"):
    """One step of the match, as one seat sees it."""

    number: int
    seat: int | None
    move: str | None
    left: float | None
    hash: str
    events: list[EventShown]
    words: list[str]
    change: dict[str, Any]


class Done(Struct, tag_field="type", tag="done"):
    """A command was carried out."""

    id: str
    number: int


class RefusedReply(Struct, tag_field="type", tag="refused"):
    """A command was not carried out, and nothing has changed."""

    id: str | None
    code: str
    number: int
    message: str
    rule: str | None = None
    text: str | None = None
    missed: list[Update] | None = None


class RefusalShown(Struct):
    """Why a move is not allowed."""

    rule: str
    message: str
    text: str | None


class OptionShown(Struct):
    """Something that might be done with the cards."""

    move: str
    verb: str
    label: str | None
    at: list[int]
    refusal: RefusalShown | None


class OptionsAnswer(Struct, tag_field="type", tag="options"):
    """What can be done with the cards."""

    id: str
    number: int
    options: list[OptionShown]


class HintAnswer(Struct, tag_field="type", tag="hint"):
    """What a good bot would do, and how the hand falls into melds."""

    id: str
    number: int
    move: str
    label: str | None
    melds: list[str]
    left: str


class TableMessage(Struct, tag_field="type", tag="table"):
    """Something about the people or the state of the table has changed."""

    table: TableInfo


class AskingMessage(Struct, tag_field="type", tag="asking"):
    """Several seats are asked at once."""

    seats: list[int]
    left: float | None


Outgoing: TypeAlias = Union[
    Hello,
    WholeView,
    Update,
    Done,
    RefusedReply,
    OptionsAnswer,
    HintAnswer,
    TableMessage,
    ChatLine,
    AskingMessage,
]
