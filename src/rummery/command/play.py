"""`rummery play GAME`: a match against bots in the terminal."""

from __future__ import annotations

import argparse
import datetime
import getpass
from pathlib import Path
from secrets import token_bytes
from time import monotonic
from typing import Final

from rummery.bots import Bot, bot_at
from rummery.cards.shuffle import SEED_SIZE
from rummery.command.choices import game_named, levels_of, options_of, seats_of, seed_of
from rummery.command.file import read_file
from rummery.command.status import OK
from rummery.play.match import Seat
from rummery.play.problem import Problem
from rummery.table.record import MatchRecord, check_year, read_record
from rummery.table.replay import Moving, Refused, Replay
from rummery.table.table import Table
from rummery.terminal.keep import latest_unfinished, new_file
from rummery.terminal.printer import asker, has_colours, printer
from rummery.terminal.session import Session
from rummery.words.messages import clean, cut
from rummery.words.say import Speech

PERSON: Final = 0
"""The seat of the person at the keyboard."""


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Begin a match, or go on with the last one."""
    session = _resumed(asked, speech) if asked.resume else _new(asked, speech)
    session.play()
    return OK


def _new(asked: argparse.Namespace, speech: Speech) -> Session:
    if asked.game is None:
        raise Problem("play-which-game")
    game = game_named(asked.game)
    values = options_of(game, asked.option)
    seats = seats_of(game, asked.seats, game.usual_seats)
    levels = levels_of(asked.bots, seats - 1)
    seed = token_bytes(SEED_SIZE) if asked.seed is None else seed_of(asked.seed)
    name = _name(asked.name, speech)
    table = Table(game, values, (name, *_bot_names(speech, name, seats - 1)), seed)
    bots = {seat: bot_at(level, game, seed, seat) for seat, level in enumerate(levels, 1)}
    now = datetime.datetime.now()
    print(speech.text("play-welcome", game=speech.messages.title(game.name), players=", ".join(table.names[1:])))
    return _session(asked, speech, table, bots, (None, *levels), now.date().isoformat(), new_file(game.name, now))


def _resumed(asked: argparse.Namespace, speech: Speech) -> Session:
    """The last unfinished match; its bots look at every turn of theirs again, so that they go on as they would have."""
    for flag, value in (("--seats", asked.seats), ("--option", asked.option), ("--seed", asked.seed)):
        if value:
            raise Problem("play-resume-alone", flag=flag)
    file = latest_unfinished(None if asked.game is None else game_named(asked.game).name)
    if file is None:
        raise Problem("play-nothing-kept")
    try:
        record = read_record(read_file(str(file)))
        table, bots = _played_again(record)
        check_year(table.options.same_year, record.began, datetime.date.today().year)
    except Problem as problem:
        raise problem.at(f"{file}: " if problem.where else str(file)) from None
    print(speech.text("play-resumed", game=speech.messages.title(table.game.name), number=table.state.match.number))
    return _session(asked, speech, table, bots, record.bots, record.began, file)


def _played_again(record: MatchRecord) -> tuple[Table, dict[Seat, Bot]]:
    replay = Replay(record)
    table = replay.table
    bots = {
        seat: bot_at(level, table.game, table.seed, seat) for seat, level in enumerate(record.bots) if level is not None
    }
    before = table.view(table.turn)
    for step in replay.steps():
        if isinstance(step, Refused):
            raise Problem("record-refused", f"deals[{step.deal}].moves[{step.move}]", text=step.text)
        if isinstance(step, Moving) and step.seat in bots:
            bots[step.seat].choose(before)
        before = table.view(table.turn)
    return table, bots


def _session(
    asked: argparse.Namespace,
    speech: Speech,
    table: Table,
    bots: dict[Seat, Bot],
    levels: tuple[str | None, ...],
    began: str | None,
    file: Path,
) -> Session:
    colours = has_colours(asked.plain)
    return Session(table, speech, PERSON, bots, levels, began, file, asker(colours), printer(colours), monotonic)


def _name(given: str | None, speech: Speech) -> str:
    """The person's name, in a form that a line can hold."""
    if given and clean(given).strip():
        return cut(clean(given).strip())
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return speech.text("play-you")


def _bot_names(speech: Speech, person: str, count: int) -> list[str]:
    names = speech.text("play-bot-names").split()
    return [name for name in names if name.casefold() != person.casefold()][:count]
