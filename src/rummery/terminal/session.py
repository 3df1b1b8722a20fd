"""A person at a table of bots, in the terminal: what is told, what is asked, what is kept."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Final

from rummery.bots import Bot
from rummery.cards.card import Cards
from rummery.play.events import DRAW
from rummery.play.laws import Refusal
from rummery.play.match import Seat
from rummery.play.moves import TIMEOUT, Discard, Draw, DrawStock, Knock, Move
from rummery.play.notation import move_text, read_move
from rummery.play.options import declared
from rummery.play.problem import Problem
from rummery.play.sight import follow, see
from rummery.rules.page import page, plain, rule
from rummery.table.record import text_of_record, write_record
from rummery.table.table import AnyEvent, AnyView, Table
from rummery.terminal import asked
from rummery.terminal.at_turn import hand_notes, table_notes, turn_lines
from rummery.terminal.drafting import Drafting, is_step, with_english_verb
from rummery.terminal.hand import (
    BY_RANK,
    BY_SUIT,
    hand_lines,
    in_order,
    with_cards_for_numbers,
    with_melds_for_numbers,
)
from rummery.terminal.keep import finish, save
from rummery.terminal.printer import PLAIN, STRONG, WRONG, Ask, Say, TimeUp
from rummery.terminal.sheet import deal_sheet, standing
from rummery.words.joker import told_alone, told_cut
from rummery.words.messages import Said
from rummery.words.say import Speech
from rummery.words.tell import bonus_lines, match_over, tell

MOST_CHOICES: Final = 20
"""Choices told without being asked for."""
LOG_LINES: Final = 20
MOST_TYPED: Final = 60
"""Letters of a move's text that is told with it; nobody types, or wants to hear, a longer one."""


class Leaving(Exception):
    """The player leaves; the match is kept."""


class Session:
    """One match of a person against bots."""

    def __init__(
        self,
        table: Table,
        speech: Speech,
        person: Seat,
        bots: dict[Seat, Bot],
        levels: tuple[str | None, ...],
        began: str | None,
        file: Path,
        ask: Ask,
        say: Say,
        clock: Callable[[], float],
    ) -> None:
        """*levels* names each seat's bot (None: a person), *file* is where the match is kept, *clock* gives seconds."""
        self._table: Final = table
        self._speech: Final = speech
        self._person: Final = person
        self._bots: Final = bots
        self._levels: Final = levels
        self._began: Final = began
        self._file: Final = file
        self._ask: Final = ask
        self._print: Final = say
        self._clock: Final = clock
        self._names: Final = table.names
        self._draws: Final = any(kind in table.game.laws.by_move for kind in (Draw, DrawStock))
        self._log: Final[list[str]] = []
        self._order = BY_SUIT
        self._told_hand: Cards | None = None
        self._refused = False
        self._turn_began = clock()
        self._drafting: Final = Drafting(table.game, speech, self._say)
        if not table.between_deals():
            self._remember_deal()

    def play(self) -> None:
        """Play to the end of the match, or until the player leaves."""
        try:
            while self._table.over is None:
                if self._table.between_deals():
                    self._begin_deal()
                while not self._table.deal_over:
                    self._one_move()
                self._end_deal()
        except (Leaving, EOFError, KeyboardInterrupt):
            self._keep()
            self._say("")
            self._text("play-kept", file=Said(self._file))
            return
        finished = finish(self._file)
        self._say(match_over(self._speech, self._table.over, self._names, self._person))
        self._text("play-finished", file=Said(finished))

    # ---- The course of the match ------------------------------------------------------------------------------

    def _begin_deal(self) -> None:
        if self._table.cut is not None and self._table.next_match().number == 1:
            for line in told_cut(self._speech, self._table.cut, self._names, self._person):
                self._say(line)
        events = self._table.begin_deal()
        self._keep()
        self._tell(self._table.view_before_deal(self._person), events)

    def _one_move(self) -> None:
        seat = self._table.turn
        bot = self._bots.get(seat)
        move = self._asked_move() if bot is None else bot.choose(self._table.view(seat))
        before = self._table.view(self._person)
        events = self._table.submit(seat, move)
        if isinstance(events, Refusal):
            self._refuse(events)
            return
        self._keep()
        self._tell(before, events)
        if self._table.turn != seat:
            self._turn_began = self._clock()

    def _end_deal(self) -> None:
        self._text("sheet-heading")
        for line in deal_sheet(self._table, self._names, self._speech):
            self._say(line)
        if self._table.over is not None:
            for line in bonus_lines(self._speech, self._table.over, self._names):
                self._say(line)
        for line in standing(self._table, self._names, self._speech):
            self._say(line)
        self._told_hand = None
        if self._table.over is None:
            before, after = self._table.state.match.out, self._table.next_match().out
            for seat, name in enumerate(self._names):
                if after[seat] and not before[seat]:
                    self._text("play-out", name=name)
            if not after[self._person]:
                self._pause()

    def _pause(self) -> None:
        """Wait for Enter; commands are carried out in between."""
        while line := self._ask(self._speech.text("play-next-deal"), None).strip():
            command = asked.command_in(line)
            if command is not None:
                self._carry_out(*command, [])
        self._turn_began = self._clock()

    def _keep(self) -> None:
        save(self._file, text_of_record(write_record(self._table, self._began, self._levels)))

    # ---- The player's turn ------------------------------------------------------------------------------------

    def _asked_move(self) -> Move:
        """The move the player types or chooses; commands are carried out in between."""
        menu = self._table.menu(self._person)
        if not self._refused:
            self._tell_turn(menu)
        self._refused = False
        while True:
            try:
                line = self._ask(self._speech.text("play-prompt"), self._seconds_left()).strip()
            except TimeUp:
                line = ""
            left = self._seconds_left()
            if left is not None and left <= 0:
                self._text("play-time-up")
                return TIMEOUT
            if not line:
                continue
            command = asked.command_in(line)
            if command is not None:
                self._carry_out(*command, menu)
                continue
            try:
                move = self._drafted(line) if self._drafts(line) else self._move_in(line, menu)
            except Problem as problem:
                self._say(self._speech.problem(problem))
                self._text("play-hint")
                continue
            if move is not None:
                return move

    def _drafts(self, line: str) -> bool:
        """Whether a line is a step of a draft: in games in which a move states the whole table."""
        return self._table.game.hint is not None and is_step(line)

    def _drafted(self, line: str) -> Move | None:
        view = self._table.view(self._person)
        return self._drafting.step(
            with_cards_for_numbers(with_english_verb(line), in_order(view.hand, self._order)), view
        )

    def _move_in(self, line: str, menu: list[Move]) -> Move:
        choices = _choices(menu)
        hand = in_order(self._table.view(self._person).hand, self._order)
        if line.isascii() and line.isdigit():
            if not 1 <= int(line[:6]) <= len(choices):
                raise Problem("play-no-choice", number=line, choices=len(choices))
            return choices[int(line) - 1]
        game, options = self._table.game, self._table.options
        line = with_cards_for_numbers(line, hand)
        if game.own_melds:
            own = [laid for laid in self._table.view(self._person).table if laid.owner == self._person]
            line = with_melds_for_numbers(line, tuple(own))
        return read_move(line, lambda cards, faces: game.recognise(options, cards, faces, False))

    def _seconds_left(self) -> float | None:
        """RAM-46: of this turn; None where nobody counts."""
        seconds = self._table.options.timer
        return None if seconds is None else seconds - (self._clock() - self._turn_began)

    def _refuse(self, refusal: Refusal) -> None:
        game = self._table.game.name
        self._refused = True
        self._say(self._speech.text("play-refused", rule=refusal.rule), WRONG)
        self._say(self._speech.refusal(game, refusal, self._names), WRONG)
        text = rule(self._speech.language, game, refusal.rule)
        if text is not None:
            self._say(text)

    # ---- What is told -----------------------------------------------------------------------------------------

    def _say(self, line: str, style: str = PLAIN) -> None:
        self._print(line, style)

    def _text(self, key: str, **figures: str | int) -> None:
        self._say(self._speech.text(key, **figures))

    def _tell(self, before: AnyView, events: list[AnyEvent]) -> None:
        for line in tell(self._speech, before, [see(event, self._person) for event in events], self._names):
            self._log.append(line)
            self._say(line)

    def _remember_deal(self) -> None:
        """Fill the log with what happened in the deal that the match goes on with."""
        view = self._table.view_before_deal(self._person)
        for entry in self._table.journal.deals()[-1]:
            sights = [see(event, self._person) for event in entry.events]
            self._log.extend(tell(self._speech, view, sights, self._names))
            for sight in sights:
                follow(view, sight)

    def _tell_turn(self, menu: list[Move]) -> None:
        view = self._table.view(self._person)
        if view.hand != self._told_hand:
            self._tell_hand(view)
        if view.phase == DRAW:
            self._tell_piles(view)
        for line in turn_lines(self._speech, view, self._names):
            self._say(line)
        left = self._seconds_left()
        if left is not None:
            self._text("play-timer", seconds=max(0, ceil(left)))
        self._tell_choices(menu, MOST_CHOICES)

    def _tell_hand(self, view: AnyView) -> None:
        self._told_hand = view.hand
        self._say(self._speech.text("hand-heading", count=len(view.hand)), STRONG)
        for line in hand_lines(view.hand, self._order, self._speech):
            self._say(line)
        if Knock in self._table.game.laws.by_move:
            worth = self._table.game.rummy(self._table.options).points
            self._text("hand-counts", points=sum([worth[card] for card in view.hand]))

    def _tell_piles(self, view: AnyView) -> None:
        for line in told_alone(self._speech, view.note):
            self._say(line)
        if not self._draws:
            self._text("piles-aside", count=view.stock)
            return
        self._text("piles-stock", count=view.stock)
        if view.pile:
            self._text("piles-upcard", card=self._speech.card(view.pile[-1], "nom"), count=len(view.pile))

    def _tell_choices(self, menu: list[Move], most: int) -> None:
        view = self._table.view(self._person)
        choices = _choices(menu)
        for number, move in enumerate(choices[:most], 1):
            text = move_text(move)
            typed = f" [{text}]" if len(text) <= MOST_TYPED else ""
            self._say(f"  {number}. {self._speech.move(move, view)}{typed}")
        if len(choices) > most:
            self._text("choices-more", count=len(choices) - most)
        if len(choices) < len(menu):
            self._text("choices-discard", count=len(view.hand), others=len(choices))

    def _carry_out(self, command: str, rest: str, menu: list[Move]) -> None:
        view = self._table.view(self._person)
        if command == asked.QUIT:
            raise Leaving
        if command == asked.HELP:
            help_of_game = f"play-help-{self._table.game.name}"
            known = self._speech.messages.has(help_of_game, self._table.game.name)
            self._text(help_of_game if known else "play-help")
        elif command == asked.RULES:
            self._tell_rules(rest)
        elif command == asked.SORT:
            wanted = asked.order_in(rest)
            if rest and wanted is None:
                self._text("sort-how")
                return
            self._order = wanted or (BY_RANK if self._order == BY_SUIT else BY_SUIT)
            self._tell_hand(view)
        elif command == asked.HAND:
            self._tell_hand(view)
            for line in hand_notes(self._speech, view):
                self._say(line)
        elif command == asked.TABLE:
            self._tell_table(view)
        elif command == asked.SCORES:
            lines = [*standing(self._table, self._names, self._speech)]
            lines += deal_sheet(self._table, self._names, self._speech)
            for line in lines:
                self._say(line)
        elif command == asked.LOG:
            for line in self._log[-LOG_LINES:]:
                self._say(line)
        elif command == asked.CHOICES:
            self._tell_choices(menu, len(menu))
        else:
            self._tell_options()

    def _tell_rules(self, number: str) -> None:
        game = self._table.game.name
        if not number:
            self._say(plain(page(self._speech.language, game)))
            return
        text = rule(self._speech.language, game, number)
        if text is None:
            self._say(self._speech.problem(Problem("rule-unknown", game=game, number=number)))
        else:
            self._say(text)

    def _tell_table(self, view: AnyView) -> None:
        if not view.table:
            self._text("table-empty")
        for laid in view.table:
            meld = self._speech.meld(laid.meld)
            if self._table.game.own_melds:
                self._text("table-meld-of", name=self._names[laid.owner], number=laid.number, meld=meld)
            else:
                self._text("table-meld", number=laid.number, meld=meld)
        self._tell_piles(view)
        for line in table_notes(self._speech, view, self._names):
            self._say(line)
        for seat, name in enumerate(self._names):
            if not view.match.out[seat]:
                self._tell_seat(view, seat, name)

    def _tell_seat(self, view: AnyView, seat: Seat, name: str) -> None:
        """How many cards a player holds, and what else the game's facts say of the seat."""
        hand = self._speech.text("table-hand", name=name, count=view.sizes[seat])
        about = getattr(view.facts, "about", None)
        key = about(seat) if about is not None else ""
        self._say(f"{hand} {self._speech.text(key)}" if key else hand)

    def _tell_options(self) -> None:
        for option in declared(self._table.game.options):
            value = self._table.values.get(option.name, option.default)
            what = self._speech.option(self._table.game.name, option)
            if option.words:
                what = Said(f"{what}: {self._speech.value(self._table.game.name, option, value)}")
            self._text("options-line", option=option.name, value=option.text(value), rule=option.rule, what=what)


def _choices(menu: list[Move]) -> list[Move]:
    """The moves that are told with a number; discards go by the card's number in the hand."""
    return [move for move in menu if not isinstance(move, Discard)]
