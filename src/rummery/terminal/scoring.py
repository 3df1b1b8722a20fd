"""An evening's score at a real table: names once, then for each deal the few questions that the game needs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from rummery.play.match import Match, MatchOver, Seat
from rummery.play.options import Value
from rummery.play.problem import Problem
from rummery.play.sheet import SEAT, SWITCH, Answer, Facts, Item, open_item, pruned
from rummery.rules.page import rule
from rummery.table.sheet import Open, ScoreSheet, check_copies, check_names
from rummery.table.sheet_file import text_of_sheet
from rummery.table.table import AnyGame, check_seats
from rummery.terminal import typed
from rummery.terminal.keep import finish, save
from rummery.terminal.printer import PLAIN, STRONG, WRONG, Ask, Say
from rummery.words.messages import Said, clean
from rummery.words.say import Speech
from rummery.words.sheet_lines import csv_text, deal_heading, deal_lines, settlement_lines, sheet_lines, standing_lines
from rummery.words.typed_answers import answer_in, seat_in

_CSV: Final = ".csv"


class _Leaving(Exception):
    """Whoever keeps the score has enough for now."""


class _Cancelled(Exception):
    """A correction is not wanted after all."""


class Scoring:
    """One sheet, from the names to the settlement."""

    def __init__(
        self, speech: Speech, sheet: ScoreSheet, draft: Facts, file: Path, ask: Ask, say: Say, kept: bool
    ) -> None:
        """*draft* is what is known of the next deal.

        *kept*: the file lies in the sheets' own folder, and gets its last name when the match is over.
        """
        self._speech: Final = speech
        self._sheet = sheet
        self._file: Final = file
        self._ask: Final = ask
        self._print: Final = say
        self._kept: Final = kept
        self._draft = draft
        self._undone: list[Facts] = []
        self._told = 0

    def keep(self) -> None:
        """Ask deal after deal, until whoever keeps the score leaves."""
        try:
            while True:
                if isinstance(self._sheet.next, MatchOver):
                    self._between()
                else:
                    self._one_answer(self._sheet.next)
        except (_Leaving, EOFError, KeyboardInterrupt):
            self._say("")
            self._leave()

    def _leave(self) -> None:
        if self._draft.answers:
            self._save()
        file = self._file
        if self._kept and self._sheet.over() is not None and file.exists():
            file = finish(file)
        self._text("sheet-kept", file=Said(file), deals=len(self._sheet.entries))

    # ---- A deal -----------------------------------------------------------------------------------------------

    def _one_answer(self, match: Match[Any]) -> None:
        """Ask the next question of the deal that is being written; take one line."""
        self._draft = pruned(self._sheet.rules, match, self._draft)
        item = open_item(self._sheet.rules, match, self._draft)
        if item is None:
            self._add(self._draft)
            return
        if self._told != match.number:
            self._told = match.number
            self._say(deal_heading(self._sheet, match.number, match.dealer, self._speech), STRONG)
        line = self._line(self._prompt(item, item.default))
        if line is None:
            return
        self._answer(match, self._draft, item, line, item.default)

    def _answer(self, match: Match[Any], facts: Facts, item: Item, line: str, usual: Answer | None) -> None:
        """Put what was typed into the facts, or say what is wrong with it."""
        if not line and usual is None:
            return
        try:
            answer = usual if not line and usual is not None else answer_in(item, line, self._sheet.names)
            tried = facts.copy()
            tried.answers[item.key, item.seat] = answer
            check_copies(self._sheet.game, match, tried)
        except Problem as problem:
            self._wrong(problem)
            return
        facts.answers[item.key, item.seat] = answer

    def _add(self, facts: Facts) -> None:
        self._sheet = self._sheet.with_next(facts)
        self._draft = Facts()
        self._undone = []
        self._save()
        self._tell_last()

    def _tell_last(self) -> None:
        for line in deal_lines(self._sheet, self._sheet.entries[-1], self._speech)[1:]:
            self._say(line)
        for line in standing_lines(self._sheet, self._speech):
            self._say(line)

    def _between(self) -> None:
        """The match is over; commands still work."""
        line = self._line(self._speech.text("sheet-prompt-over"))
        if line:
            self._text("sheet-over-hint")

    def _line(self, prompt: str) -> str | None:
        """What is typed at a prompt; None where it was a command, which is carried out."""
        line = self._ask(prompt, None).strip()
        command = typed.command_in(line)
        if command is None:
            return line
        try:
            self._carry_out(*command)
        except Problem as problem:
            self._wrong(problem)
        return None

    def _prompt(self, item: Item, usual: Answer | None) -> str:
        """The question, what can be answered, and what Enter means."""
        names = self._sheet.names
        question = self._speech.text(
            f"sheet-ask-{self._sheet.game.name}-{item.key}", name="" if item.seat is None else names[item.seat]
        )
        choices = ""
        if item.kind == SEAT:
            people = [f"{seat + 1} {names[seat]}" for seat in item.seats]
            choices = ", ".join([*people, *([self._speech.text("sheet-nobody")] if item.nobody else [])])
        elif item.kind == SWITCH:
            choices = self._speech.text("sheet-yes-no")
        elif self._speech.messages.has(f"sheet-typed-{self._sheet.game.name}-{item.key}"):
            choices = self._speech.text(f"sheet-typed-{self._sheet.game.name}-{item.key}")
        hint = f" ({choices})" if choices else ""
        default = f" [{self._shown(item, usual)}]" if usual is not None else ""
        return f"{question}{hint}{default} "

    def _shown(self, item: Item, answer: Answer) -> str:
        if item.kind == SWITCH:
            return self._speech.text("answer-yes" if answer else "answer-no")
        if item.kind == SEAT:
            return self._sheet.names[answer] if isinstance(answer, int) else self._speech.text("sheet-nobody")
        return str(answer) or "-"

    # ---- Commands ---------------------------------------------------------------------------------------------

    def _carry_out(self, command: str, rest: str) -> None:
        if command == typed.QUIT:
            raise _Leaving
        if command == typed.HELP:
            self._text("sheet-help")
        elif command == typed.BACK:
            self._back()
        elif command == typed.UNDO:
            self._undo()
        elif command == typed.REDO:
            self._redo()
        elif command == typed.CORRECT:
            self._correct(rest)
        elif command == typed.SHEET:
            for line in sheet_lines(self._sheet, self._speech):
                self._say(line)
        elif command == typed.SETTLE:
            for line in settlement_lines(self._sheet, self._speech):
                self._say(line)
        elif command == typed.EXPORT:
            self._export(rest)
        elif command == typed.ABSENT:
            self._absent(rest)
        else:
            self._rules(rest)

    def _back(self) -> None:
        if not self._draft.answers:
            self._text("sheet-first-question")
            return
        self._draft.answers.popitem()

    def _undo(self) -> None:
        if self._draft.answers:
            self._draft = Facts()
            self._told = 0
            self._text("sheet-draft-dropped", number=len(self._sheet.entries) + 1)
            return
        if not self._sheet.entries:
            self._text("sheet-no-deals")
            return
        *deals, last = self._sheet.facts()
        self._sheet = self._sheet.with_deals(deals)
        self._undone.append(last)
        self._told = 0
        self._save()
        self._text("sheet-undone", number=len(deals) + 1)

    def _redo(self) -> None:
        if not self._undone:
            self._text("sheet-nothing-undone")
            return
        self._sheet = self._sheet.with_next(self._undone[-1])
        self._undone.pop()
        self._save()
        self._tell_last()

    def _correct(self, which: str) -> None:
        """Ask a deal again, with what it has; then what later deals lack, if anything."""
        deals = self._sheet.facts()
        number = int(which) if re.fullmatch(r"[0-9]{1,3}", which) else len(deals) if not which else 0
        if not 1 <= number <= len(deals):
            raise Problem("sheet-typed-no-such-deal", number=which or "0", deals=len(deals))
        try:
            entry = self._sheet.entries[number - 1]
            self._text("sheet-correcting", number=number)
            deals[number - 1] = self._asked_again(entry.match, Facts(), entry.facts)
            corrected = self._with_what_is_lacking(deals)
        except _Cancelled:
            self._text("sheet-not-corrected", number=number)
            return
        self._sheet = corrected
        self._undone = []
        self._told = 0
        self._save()
        for line in deal_lines(self._sheet, self._sheet.entries[number - 1], self._speech):
            self._say(line)
        for line in standing_lines(self._sheet, self._speech):
            self._say(line)

    def _with_what_is_lacking(self, deals: list[Facts]) -> ScoreSheet:
        while True:
            try:
                return self._sheet.with_deals(deals)
            except Open as lacking:
                self._text("sheet-lacks", number=lacking.deal + 1)
                deals[lacking.deal] = self._asked_again(lacking.match, deals[lacking.deal], Facts())
            except Problem as problem:
                if problem.key != "record-match-over":
                    raise
                raise Problem("sheet-ends-early") from None

    def _asked_again(self, match: Match[Any], known: Facts, before: Facts) -> Facts:
        """All answers of a deal: those *known*, the others asked for; Enter keeps what was there *before*."""
        facts = known.copy()
        while (item := open_item(self._sheet.rules, match, facts)) is not None:
            old = before.answers.get((item.key, item.seat), item.default)
            line = self._ask(self._prompt(item, old), None).strip()
            command = typed.command_in(line)
            if command is None:
                self._answer(match, facts, item, line, old)
            elif command[0] == typed.BACK and facts.answers:
                facts.answers.popitem()
            elif command[0] == typed.HELP:
                self._text("sheet-correct-help")
            else:
                raise _Cancelled
        return facts

    def _export(self, name: str) -> None:
        self._text("sheet-exported", file=Said(clean(str(export(self._sheet, name, self._speech)))))

    def _absent(self, who: str) -> None:
        """What is written for a player who does not finish the match."""
        sheet, seat = self._sheet, seat_in(who, self._sheet.names)
        if sheet.rules.written is None:
            raise Problem("sheet-no-absent")
        if not 0 <= seat < len(sheet.names):
            raise Problem("sheet-no-seat")
        totals = sheet.totals()
        written = sheet.rules.written(sheet.options, [*totals[:seat], *totals[seat + 1 :]])
        if written is None:
            self._text("sheet-void")
        else:
            self._text("sheet-written", name=sheet.names[seat], points=self._speech.count(written, "points"))

    def _rules(self, number: str) -> None:
        game = self._sheet.game.name
        text = rule(self._speech.language, game, number) if number else None
        if text is None:
            raise Problem("rule-unknown", game=game, number=number)
        self._say(text)

    # ---- What is told -----------------------------------------------------------------------------------------

    def _save(self) -> None:
        """Write the file; where that fails, say so and go on: the next deal tries again."""
        try:
            save(self._file, text_of_sheet(self._sheet, self._draft))
        except Problem as problem:
            self._wrong(problem)

    def _say(self, line: str, style: str = PLAIN) -> None:
        self._print(line, style)

    def _text(self, key: str, **figures: str | int) -> None:
        self._say(self._speech.text(key, **figures))

    def _wrong(self, problem: Problem) -> None:
        self._say(self._speech.problem(Problem(problem.key, "", **problem.figures)), WRONG)


def export(sheet: ScoreSheet, name: str, speech: Speech) -> Path:
    """Write the sheet for a spreadsheet. Raises Problem ``sheet-export-name`` or ``save-failed``."""
    file = Path(name).expanduser()
    if file.suffix.lower() != _CSV:
        raise Problem("sheet-export-name", name=name)
    save(file, csv_text(sheet, speech))
    return file


# ---- The beginning --------------------------------------------------------------------------------------------------


def begin(game: AnyGame, values: dict[str, Value], began: str, speech: Speech, ask: Ask, say: Say) -> ScoreSheet:
    """A new sheet: the players' names in the order of play, and who deals first. Raises EOFError at `quit`."""
    say(speech.text("sheet-welcome", game=speech.messages.title(game.name)), STRONG)
    while True:
        names = _names(game, _words(ask(speech.text("sheet-ask-names"), None)), speech, say)
        if names is not None:
            break
    who = ", ".join([f"{seat} {name}" for seat, name in enumerate(names, 1)])
    while True:
        typed_dealer = _words(ask(speech.text("sheet-ask-dealer", who=Said(who)), None))
        dealer: Seat = seat_in(typed_dealer, names) if typed_dealer else 0
        if 0 <= dealer < len(names):
            return ScoreSheet(game, values, names, dealer, began)
        say(speech.problem(Problem("sheet-no-seat")), WRONG)


def _words(line: str) -> str:
    """The line, unless it is a wish to leave."""
    command = typed.command_in(line)
    if command is not None and command[0] == typed.QUIT:
        raise EOFError
    return line.strip()


def _names(game: AnyGame, line: str, speech: Speech, say: Say) -> tuple[str, ...] | None:
    names = tuple([name.strip() for name in re.split(r"[,;]" if re.search(r"[,;]", line) else r"\s+", line)])
    names = tuple([name for name in names if name])
    if not names:
        return None
    try:
        check_seats(game, len(names))
        check_names(names)
    except Problem as problem:
        say(speech.problem(Problem(problem.key, "", **problem.figures)), WRONG)
        return None
    return names
