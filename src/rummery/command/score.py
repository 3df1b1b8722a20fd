"""`rummery score GAME [FILE]`: the score sheet of a real table."""

from __future__ import annotations

import argparse
import datetime
import json
from pathlib import Path
from typing import TypeAlias

from rummery.command.choices import game_named, options_of
from rummery.command.file import read_file
from rummery.command.status import OK
from rummery.play.problem import Problem
from rummery.play.sheet import Facts
from rummery.table.record import check_year
from rummery.table.sheet import ScoreSheet, sheet_of
from rummery.table.sheet_file import outcome, read_sheet
from rummery.table.table import AnyGame
from rummery.terminal.keep import SHEETS, latest_unfinished, new_file
from rummery.terminal.printer import Ask, asker, has_colours, printer
from rummery.terminal.scoring import Scoring, begin, export
from rummery.words.messages import Said
from rummery.words.say import Speech
from rummery.words.sheet_lines import standing_lines
from rummery.words.typed_answers import yes_or_no

Kept: TypeAlias = tuple[ScoreSheet, Facts]
"""A sheet, and what is known of its next deal."""


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Keep a sheet, or tell what is in one."""
    game = game_named(asked.game)
    sheet_of(game)
    if asked.json or asked.export is not None:
        return _told(asked, game, speech)
    colours = has_colours(asked.plain)
    ask, say = asker(colours), printer(colours)
    now = datetime.datetime.now()
    try:
        file, kept = _found(asked, game, now.date(), speech, ask)
        if kept is None:
            sheet = begin(game, options_of(game, asked.option), now.date().isoformat(), speech, ask, say)
            draft = Facts()
        else:
            sheet, draft = kept
    except (EOFError, KeyboardInterrupt):
        print()
        return OK
    if kept is not None:
        if asked.option:
            raise Problem("sheet-options-fixed", flag="--option")
        say(speech.text("sheet-goes-on", game=speech.messages.title(game.name), deals=len(sheet.entries)), "")
        for line in standing_lines(sheet, speech):
            say(line, "")
    file = new_file(game.name, now, SHEETS) if file is None else file
    Scoring(speech, sheet, draft, file, ask, say, asked.file is None).keep()
    return OK


def _found(
    asked: argparse.Namespace, game: AnyGame, today: datetime.date, speech: Speech, ask: Ask
) -> tuple[Path | None, Kept | None]:
    """The file that is named, or that of the last sheet that is not over, if it is wanted; with what it holds.

    A sheet that may not go on in another year is refused where it is named, and not offered (MAR-41).
    """
    if asked.file is not None:
        file = Path(asked.file)
        if not file.exists():
            return file, None
        named = _read(file, game)
        check_year(named[0].options.same_year, named[0].began, today.year)
        return file, named
    latest = latest_unfinished(game.name, SHEETS)
    if latest is None or asked.option:
        return None, None
    kept = _read(latest, game)
    sheet, _ = kept
    try:
        check_year(sheet.options.same_year, sheet.began, today.year)
    except Problem as problem:
        print(speech.problem(problem))
        return None, None
    names = Said(speech.listed(sheet.names))
    prompt = speech.text("sheet-ask-go-on", began=sheet.began or "", names=names, deals=len(sheet.entries))
    while True:
        line = ask(prompt, None).strip()
        if not line:
            return latest, kept
        try:
            return (latest, kept) if yes_or_no(line) else (None, None)
        except Problem as problem:
            print(speech.problem(problem))


def _told(asked: argparse.Namespace, game: AnyGame, speech: Speech) -> int:
    """Print what follows from a sheet, and write it for a spreadsheet, without asking."""
    file = latest_unfinished(game.name, SHEETS) if asked.file is None else Path(asked.file)
    if file is None:
        raise Problem("sheet-nothing-kept")
    if asked.option:
        raise Problem("sheet-options-fixed", flag="--option")
    sheet, _ = _read(file, game)
    if asked.export is not None:
        export(sheet, asked.export, speech)
    if asked.json:
        print(json.dumps(outcome(sheet), ensure_ascii=False))
    else:
        print(speech.text("sheet-exported", file=Said(asked.export)))
    return OK


def _read(file: Path, game: AnyGame) -> Kept:
    """Raises Problem, with the file and the place in it."""
    data = read_file(str(file))
    try:
        sheet, draft = read_sheet(data)
        if sheet.game is not game:
            raise Problem("sheet-other-game", "game", game=sheet.game.name)
    except Problem as problem:
        raise problem.at(f"{file}: " if problem.where else str(file)) from None
    return sheet, draft
