"""A position: a deal at one moment, as JSON. Out and in again it is the same position, in every phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from rummery.cards.card import KINDS, NONE, Cards
from rummery.cards.names import NAMES, names
from rummery.cards.shuffle import SEED_SIZE
from rummery.melds.meld import text_of
from rummery.play.events import BUY, PHASES, F, Laid, N, OnTable
from rummery.play.every_table import cards_on
from rummery.play.game import Game
from rummery.play.match import MOST_DEALS, Match
from rummery.play.notation import MOST_CARDS, Recogniser, read_cards, read_cards_and_faces, read_meld
from rummery.play.options import Opts
from rummery.play.problem import Problem
from rummery.play.reading import Node, number_in
from rummery.play.state import State

COMMON: Final = frozenset(
    [
        "hands",
        "dealer",
        "turn",
        "phase",
        "stock",
        "discard",
        "table",
        "numbered",
        "totals",
        "out",
        "points",
        "deal",
        "restocked",
        "seed",
        "shuffles",
        "asked",
        "wins",
        "winners",
    ]
)
"""The fields that positions of every game may have."""

MOST_NUMBER: Final = 9999
MOST_POINTS: Final = 1_000_000
R = TypeVar("R")
_NO_SEED: Final = bytes(SEED_SIZE)


def read_position(game: Game[Opts, F, N], options: Opts, seats: int, node: Node) -> State[Opts, F, N]:
    """The state that a position describes. Raises Problem with the place of what is wrong."""
    fields = node.fields((COMMON - {"table"} if game.own_melds else COMMON) | game.position_fields)
    if "hands" not in fields:
        raise node.problem("input-missing", field="hands")
    hands = tuple([bytes(sorted(cards_in(hand))) for hand in fields["hands"].items(seats)])
    dealer = number_in(fields, "dealer", seats - 1)
    totals = _points(fields.get("totals"), seats)
    out = flags_in(fields.get("out"), seats)
    if sum(out) > seats - 2:
        raise fields["out"].problem("input-out")
    number = fields["deal"].number(1, MOST_DEALS) if "deal" in fields else 1
    wins = (0,) * seats
    if "wins" in fields:
        wins = tuple([count.number(0, MOST_DEALS) for count in fields["wins"].items(seats)])
    match = Match(options, totals, dealer, number, out, wins)
    state = game.new(match, fields["seed"].seed(SEED_SIZE) if "seed" in fields else _NO_SEED)
    state.hands = hands
    state.stock = cards_in(fields["stock"])[::-1] if "stock" in fields else NONE
    state.pile = cards_in(fields["discard"]) if "discard" in fields else NONE
    state.table = read_table(recogniser(game, options), seats, fields["table"]) if "table" in fields else ()
    state.numbered = max([0, *[laid.number for laid in state.table]])
    if "numbered" in fields:
        state.numbered = fields["numbered"].number(state.numbered, MOST_NUMBER)
    state.scores = _points(fields.get("points"), seats)
    state.turn = fields["turn"].number(0, seats - 1) if "turn" in fields else match.after(dealer)
    if out[state.turn]:
        raise node.problem("input-turn-out", seat=state.turn)
    state.phase = PHASES.index(fields["phase"].word(PHASES)) if "phase" in fields else state.phase
    if state.phase == BUY and "asked" in fields:
        state.asked = fields["asked"].number(0, seats - 1)
    if "winners" in fields:
        state.winners = tuple([seat.number(0, seats - 1) for seat in fields["winners"].items()])
    state.restocked = number_in(fields, "restocked", MOST_NUMBER)
    state.shuffles = number_in(fields, "shuffles", MOST_NUMBER)
    state.facts = game.facts_from(state, fields, node)
    _count_cards(game, options, seats, state, node)
    return state


def write_position(game: Game[Opts, F, N], state: State[Opts, F, N]) -> dict[str, Any]:
    """A state as a position; fields that have their default are left out, except the first ones."""
    match = state.match
    position: dict[str, Any] = {
        "dealer": match.dealer,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "hands": [names(hand) for hand in state.hands],
        "stock": names(state.stock[::-1]),
        "discard": names(state.pile),
        **({} if game.own_melds else {"table": write_table(state.table)}),
        "totals": list(match.totals),
        "points": list(state.scores),
    }
    if match.number != 1:
        position["deal"] = match.number
    if any(match.out):
        position["out"] = list(match.out)
    if any(match.wins):
        position["wins"] = list(match.wins)
    if state.asked is not None:
        position["asked"] = state.asked
    if state.winners:
        position["winners"] = list(state.winners)
    if not game.own_melds and state.numbered != max([0, *[laid.number for laid in state.table]]):
        position["numbered"] = state.numbered
    if state.restocked:
        position["restocked"] = state.restocked
    if state.seed != _NO_SEED:
        position["seed"] = state.seed.hex()
    if state.shuffles:
        position["shuffles"] = state.shuffles
    return position | game.facts_to(state)


def read_table(recognise: Recogniser, seats: int, node: Node) -> OnTable:
    """Melds on the table: each with its cards, and its owner and number where these are not 0 and the next."""
    table: list[Laid] = []
    numbers: set[int] = set()
    number = 0
    for entry in node.items():
        fields = entry.fields(frozenset(["owner", "cards", "number"]))
        if "cards" not in fields:
            raise entry.problem("input-missing", field="cards")
        owner = number_in(fields, "owner", seats - 1)
        number = fields["number"].number(1, MOST_NUMBER) if "number" in fields else number + 1
        if number in numbers:
            raise entry.problem("input-number-twice", number=number)
        numbers.add(number)
        table.append(Laid(number, owner, read_text(fields["cards"], lambda text: read_meld(text, recognise))))
        if len(table) > MOST_CARDS:
            raise node.problem("cards-too-many", found=len(node.value), most=MOST_CARDS)
    return tuple(table)


def recogniser(game: Game[Opts, F, N], options: Opts) -> Recogniser:
    """What melds on the table are: there a settled joker has its name."""
    return lambda cards, faces: game.recognise(options, cards, faces, True)


def write_table(table: OnTable) -> list[dict[str, Any]]:
    """Melds on the table as JSON."""
    entries: list[dict[str, Any]] = []
    expected = 1
    for laid in table:
        entry: dict[str, Any] = {"owner": laid.owner, "cards": text_of(laid.meld)}
        if laid.number != expected:
            entry["number"] = laid.number
        entries.append(entry)
        expected = laid.number + 1
    return entries


def cards_in(node: Node) -> Cards:
    """The cards of a text in a position."""
    return read_text(node, read_cards)


def cards_and_faces_in(node: Node) -> tuple[Cards, Cards]:
    """The cards of a text in a position, and what they stand for."""
    return read_text(node, read_cards_and_faces)


def flags_in(node: Node | None, seats: int) -> tuple[bool, ...]:
    """A flag for each seat; absent ones are false."""
    return (False,) * seats if node is None else tuple([flag.flag() for flag in node.items(seats)])


def bits_in(node: Node | None, seats: int) -> int:
    """The same as `flags_in`, one bit a seat, as facts hold them."""
    bits = 0
    for seat, flag in enumerate(flags_in(node, seats)):
        bits |= flag << seat
    return bits


def check_phase(state: State[Opts, F, N], fields: dict[str, Node], phases: tuple[int, ...]) -> None:
    """Raise Problem ``input-word`` where a game has no such phase as the position is in, but only these *phases*."""
    if state.phase not in phases:
        raise fields["phase"].problem("input-word", words=", ".join([PHASES[phase] for phase in phases]))


def _points(node: Node | None, seats: int) -> tuple[int, ...]:
    if node is None:
        return (0,) * seats
    return tuple([points.number(-MOST_POINTS, MOST_POINTS) for points in node.items(seats)])


def read_text(node: Node, read: Callable[[str], R]) -> R:
    """What *read* makes of a text in a position. Its Problem gets the place, unless it has one."""
    try:
        return read(node.text())
    except Problem as problem:
        raise problem.at(node.place) if not problem.where else problem from None


def _count_cards(game: Game[Opts, F, N], options: Opts, seats: int, state: State[Opts, F, N], node: Node) -> None:
    """No card may be there more often than the packs hold it."""
    there = state.stock + state.pile + state.aside + NONE.join(state.hands) + cards_on(state.table)
    packs = game.cards(options, seats)
    for card in range(KINDS):
        if there.count(card) > packs.count(card):
            raise node.problem("input-too-often", card=NAMES[card], found=there.count(card), packs=packs.count(card))
