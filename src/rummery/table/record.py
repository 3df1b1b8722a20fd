"""A record: one match, or a part of one, as JSON. It is to the rummies what PGN is to chess."""

from __future__ import annotations

import json
import re
from calendar import monthrange
from dataclasses import dataclass
from typing import Any, Final

from rummery.cards.shuffle import SEED_SIZE, salted
from rummery.games import GAMES
from rummery.play.match import Seat
from rummery.play.moves import Move
from rummery.play.notation import move_text, read_seat_and_move
from rummery.play.options import Value, differing, read_options
from rummery.play.position import MOST_POINTS, read_position, write_position
from rummery.play.problem import Problem
from rummery.play.reading import Node, read_json
from rummery.table.journal import Begun, Entry, Made
from rummery.table.table import CARRIED, AnyEvent, AnyGame, AnyState, Table, check_seats

FORMAT: Final = "rummery/1"

_FIELDS: Final = frozenset(
    ["format", "game", "options", "seats", "began", "promised", "seed", "salts", "bots", "deals"]
)
_DATE: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_DEAL_FIELDS: Final = frozenset(["seed", "dealer", "position", "moves", "result"])


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal of a record: how it began, its moves, and its result where that is given."""

    seed: bytes | None
    dealer: Seat | None
    position: AnyState | None
    carried: frozenset[str]
    """What the position leaves to the match so far to say."""
    moves: list[tuple[Seat, Move]]
    texts: list[str]
    """The moves as they were written."""
    result: list[int] | None
    place: str
    """Where it stands in the file."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as it was read from a file."""

    game: AnyGame
    values: dict[str, Value]
    names: tuple[str, ...]
    began: str | None
    seed: bytes | None
    """The match's seed, the salts of the seats already in it."""
    host_seed: bytes | None
    """The match's seed before the salts."""
    promised: bytes | None
    """The SHA-256 of the host's seed, as it was shown before the first deal."""
    bots: tuple[str | None, ...]
    """For each seat the bot that plays it, or None for a person."""
    deals: list[DealRecord]


def read_record(data: bytes) -> MatchRecord:
    """Read a record. Raises Problem, with the place, for whatever is wrong with it."""
    root = read_json(data)
    fields = root.fields(_FIELDS)
    for name in ("format", "game", "seats"):
        if name not in fields:
            raise root.problem("input-missing", field=name)
    if fields["format"].value != FORMAT:
        raise fields["format"].problem("record-format", wanted=FORMAT)
    game = read_game(fields["game"])
    names = tuple([name.text() for name in fields["seats"].items()])
    values = read_chosen(game, fields.get("options"))
    try:
        check_seats(game, len(names))
    except Problem as problem:
        raise problem.at("seats") from None
    seed = fields["seed"].seed(SEED_SIZE) if "seed" in fields else None
    host_seed = seed
    promised = fields["promised"].seed(SEED_SIZE) if "promised" in fields else None
    if "salts" in fields:
        if seed is None:
            raise fields["salts"].problem("record-salts")
        seed = salted(seed, [salt.seed(SEED_SIZE) for salt in fields["salts"].items(len(names))])
    bots: tuple[str | None, ...] = (None,) * len(names)
    if "bots" in fields:
        bots = tuple([None if bot.value is None else bot.text() for bot in fields["bots"].items(len(names))])
    deals = (
        [_deal(game, values, len(names), node, seed) for node in fields["deals"].items()] if "deals" in fields else []
    )
    return MatchRecord(game, values, names, read_date(fields.get("began")), seed, host_seed, promised, bots, deals)


def read_game(node: Node) -> AnyGame:
    """A game by its name."""
    game = GAMES.get(node.text())
    if game is None:
        raise node.problem("game-unknown", game=node.text(), known=", ".join(GAMES))
    return game


def read_chosen(game: AnyGame, node: Node | None) -> dict[str, Value]:
    """The options chosen, those left at their default not among them."""
    if node is None:
        return {}
    if not isinstance(node.value, dict):
        raise node.problem("input-object")
    try:
        read_options(game.options, node.value)
    except Problem as problem:
        raise problem.at("options") from None
    return differing(game.options, node.value)


def read_date(node: Node | None) -> str | None:
    """A day, `2026-11-29`."""
    if node is None:
        return None
    found = _DATE.fullmatch(node.text())
    if found is not None:
        year, month, day = [int(part) for part in found.groups()]
        if year and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]:
            return found[0]
    raise node.problem("input-date")


def check_year(same_year: bool, began: str | None, year: int) -> None:
    """MAR-41: raise Problem ``play-resume-year`` where a match may be taken up only in the *year* in which it began."""
    if same_year and began is not None and int(began[:4]) != year:
        raise Problem("play-resume-year", began=began, rule="MAR-41")


def _deal(game: AnyGame, values: dict[str, Value], seats: int, node: Node, match_seed: bytes | None) -> DealRecord:
    fields = node.fields(_DEAL_FIELDS)
    options = read_options(game.options, values)
    if "position" in fields:
        for name in ("seed", "dealer"):
            if name in fields:
                raise fields[name].problem("record-position-and", field=name)
    elif "seed" not in fields and match_seed is None:
        raise node.problem("record-no-beginning")
    position = read_position(game, options, seats, fields["position"]) if "position" in fields else None
    moves: list[tuple[Seat, Move]] = []
    texts: list[str] = []
    for text in fields["moves"].items() if "moves" in fields else ():
        texts.append(text.text())
        try:
            moves.append(read_seat_and_move(texts[-1], seats, lambda c, f: game.recognise(options, c, f, False)))
        except Problem as problem:
            raise problem.at(text.place) from None
    result = None
    if "result" in fields:
        result = [points.number(-MOST_POINTS, MOST_POINTS) for points in fields["result"].items(seats)]
    return DealRecord(
        fields["seed"].seed(SEED_SIZE) if "seed" in fields else None,
        fields["dealer"].number(0, seats - 1) if "dealer" in fields else None,
        position,
        frozenset([name for name in CARRIED if position is None or fields["position"].value.get(name) is None]),
        moves,
        texts,
        result,
        node.place,
    )


def table_of(record: MatchRecord) -> Table:
    """The table at which a recorded match is played, before its first deal."""
    if record.seed is None:
        return Table(record.game, record.values, record.names, None, 0)
    return Table(record.game, record.values, record.names, record.seed)


def begin(table: Table, deal: DealRecord) -> list[AnyEvent]:
    """Begin a recorded deal at its table; what happened. Raises Problem where the match was over before it."""
    if deal.position is not None:
        table.begin_from(deal.position, deal.carried)
        return []
    if table.over is not None:
        raise Problem("record-match-over", deal.place)
    if deal.dealer is not None and table.next_match().out[deal.dealer]:
        raise Problem("input-turn-out", deal.place + ".dealer", seat=deal.dealer)
    return table.begin_deal(deal.seed, deal.dealer)


def write_record(table: Table, began: str | None, bots: tuple[str | None, ...] = ()) -> dict[str, Any]:
    """The match at a table, as far as it has been played, as a record."""
    record: dict[str, Any] = {"format": FORMAT, "game": table.game.name, "options": table.values}
    record["seats"] = list(table.names)
    if any(bots):
        record["bots"] = list(bots)
    if began is not None:
        record["began"] = began
    if table.has_seed:
        record["seed"] = table.seed.hex()
    record["deals"] = [_written_deal(table, entries) for entries in table.journal.deals()]
    return record


def _written_deal(table: Table, entries: list[Entry]) -> dict[str, Any]:
    begun = entries[0]
    deal: dict[str, Any] = {}
    if isinstance(begun, Begun):
        if begun.events:
            deal["seed"] = begun.before.seed.hex()
            deal["dealer"] = begun.before.match.dealer
        else:
            deal["position"] = write_position(table.game, begun.before)
    deal["moves"] = [f"{entry.seat} {move_text(entry.move)}" for entry in entries if isinstance(entry, Made)]
    return deal


def text_of_record(record: dict[str, Any]) -> str:
    """A record as it is written into a file."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
