"""A match in the terminal: played to the end, left and gone on with, all that can be typed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rummery.bots import bot_at
from rummery.games import GAMES
from rummery.play.notation import move_text, read_cards
from rummery.table.record import read_record
from rummery.table.replay import Refused, Replay
from rummery.table.table import Table
from rummery.terminal.hand import with_cards_for_numbers
from rummery.terminal.printer import Ask
from rummery.terminal.session import Session
from rummery.words.messages import Language
from rummery.words.say import Speech

SEED = bytes(31) + b"\x05"


class Desk:
    """A session with a typist in the place of the keyboard, and the lines that were said."""

    def __init__(
        self,
        folder: Path,
        typed: Iterator[str] | None = None,
        options: dict[str, bool | int | str] | None = None,
        language: Language = "en",
        game: str = "rami",
    ) -> None:
        self.table = Table(GAMES[game], options or {}, ("Ann", "Bob", "Cid"), SEED, dealer=2)
        self.file = folder / "match.unfinished.json"
        self.lines: list[str] = []
        self.now = 0.0
        self.typed = typed
        self.typist = bot_at("greedy", self.table.game, SEED, 0)
        bots = {seat: bot_at("greedy", self.table.game, SEED, seat) for seat in (1, 2)}
        self.session = Session(
            self.table,
            Speech(language),
            0,
            bots,
            (None, "greedy", "greedy"),
            "2026-11-29",
            self.file,
            self.answer,
            lambda line, style: self.lines.append(line),
            lambda: self.now,
        )

    def answer(self, prompt: str, seconds: float | None) -> str:
        if self.typed is not None:
            try:
                return next(self.typed)
            except StopIteration:
                raise EOFError from None
        if self.table.between_deals() or self.table.over is not None:
            return ""
        return move_text(self.typist.choose(self.table.view(0)))

    def with_answers(self, ask: Ask) -> Session:
        """The same match at the same desk, answered otherwise."""
        bots = {seat: bot_at("greedy", self.table.game, SEED, seat) for seat in (1, 2)}
        levels = (None, "greedy", "greedy")
        return Session(
            self.table,
            Speech("en"),
            0,
            bots,
            levels,
            None,
            self.file,
            ask,
            lambda line, style: self.lines.append(line),
            lambda: self.now,
        )

    def paused(self) -> bool:
        return self.table.between_deals()

    def slow_typist(self) -> Iterator[str]:
        self.now += 21.0
        yield "draw stock"

    def said(self) -> str:
        return "\n".join(self.lines)


@pytest.mark.parametrize("options", [{}, {"elimination": True}, {"manipulation": True, "discard": "multiple"}], ids=str)
def test_a_match_is_played_to_its_end(options: dict[str, bool | int | str], tmp_path: Path) -> None:
    desk = Desk(tmp_path, options=options)
    desk.session.play()
    assert desk.table.over is not None
    record = read_record((tmp_path / "match.json").read_bytes())
    replay = Replay(record)
    assert not [step for step in replay.steps() if isinstance(step, Refused)]
    assert replay.table.over == desk.table.over
    assert not desk.file.exists()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_command_answers(language: Language, tmp_path: Path) -> None:
    commands = ["?", "hand", "sort", "sort suit", "sort rank", "table", "scores", "log", "choices", "options", "rules"]
    desk = Desk(tmp_path, iter([*commands, "rules RAM-17", "rules RAM-99", "", "quit"]), language=language)
    desk.session.play()
    assert "RAM-17 " in desk.said()
    assert "RAM-99" in desk.said()
    assert "first_lay=40" in desk.said()
    assert str(desk.file) in desk.lines[-1]


def test_russian_commands_answer(tmp_path: Path) -> None:
    commands = [
        "помощь",
        "рука",
        "сорт масть",
        "стол",
        "очки",
        "журнал",
        "ходы",
        "настройки",
        "правила RAM-20",
        "выход",
    ]
    desk = Desk(tmp_path, iter(commands), language="ru")
    desk.session.play()
    assert "RAM-20 " in desk.said()


@pytest.mark.parametrize("key", ["c", "C", "с", "table"])
def test_RAM_50_C_lists_the_melds_on_the_table(key: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter([key]))
    desk.session.play()
    assert "There are no melds on the table." in desk.lines


def test_every_deal_is_told_with_its_number_and_its_dealer(tmp_path: Path) -> None:
    desk = Desk(tmp_path, options={"deals": 3})
    desk.session.play()
    assert [line.partition(" You have")[0] for line in desk.lines if line.startswith("Deal ")] == [
        "Deal 1. Cid deals.",
        "Deal 2. You deal.",
        "Deal 3. Bob deals.",
    ]


def test_between_deals_commands_are_carried_out_and_nothing_else_is(tmp_path: Path) -> None:
    desk = Desk(tmp_path, options={"deals": 2})
    plays, pauses = desk.answer, iter(["nonsense", "scores", "quit"])
    desk.session = desk.with_answers(lambda prompt, seconds: next(pauses) if desk.paused() else plays(prompt, seconds))
    desk.session.play()
    assert desk.table.between_deals()
    assert desk.lines[-1].startswith("The match is kept")


def test_what_happened_is_remembered_when_a_match_goes_on(tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter(["draw stock", "discard 1"]))
    desk.session.play()
    told = [line for line in desk.lines if line.startswith(("You d", "Bob ", "Cid "))]
    desk.lines.clear()
    typed = iter(["log", "quit"])
    desk.with_answers(lambda prompt, seconds: next(typed)).play()
    assert [line for line in desk.lines if line.startswith(("You d", "Bob ", "Cid "))] == told


@pytest.mark.parametrize("typed", ["d15", "d 15", "discard 15"])
def test_a_card_is_thrown_by_its_number(typed: str, tmp_path: Path) -> None:
    # With 90 points to reach there is nothing to choose but a discard; the king of clubs is the highest card there.
    desk = Desk(tmp_path, iter(["draw stock", "sort rank", typed]), options={"first_lay": 90})
    desk.session.play()
    assert "You discard the king of clubs." in desk.lines


def test_a_number_typed_twice_by_mistake_throws_no_card(tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter(["1", "1"]), options={"first_lay": 90})
    desk.session.play()
    assert "There are no numbered choices now. Throw a card: discard 1, for instance." in desk.lines
    assert not [line for line in desk.lines if line.startswith("You discard")]


def test_a_card_that_is_not_there_is_told(tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter(["draw stock", "discard 16", "meld 1 2 99"]))
    desk.session.play()
    assert "Your hand has no card 16; its cards are 1 to 15." in desk.lines
    assert "Your hand has no card 99; its cards are 1 to 15." in desk.lines


def test_RAM_40_who_is_out_is_told(tmp_path: Path) -> None:
    desk = Desk(tmp_path, options={"elimination": True, "elimination_limit": 100})
    desk.session.play()
    assert any(line.endswith(" is out of the match.") for line in desk.lines)


def test_a_refusal_says_the_rule_and_its_text(tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter(["discard 1"]))
    desk.session.play()
    at = next(number for number, line in enumerate(desk.lines) if "TAB-03" in line)
    assert desk.lines[at + 2].startswith("TAB-03 ")
    assert desk.table.view(0).phase == 0


def test_a_number_is_a_choice_and_in_a_move_a_card_of_the_hand(tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter(["1", "discard 15"]))
    desk.session.play()
    draws = [line for line in desk.lines if line.startswith("You draw ")]
    assert len(draws) == 1
    assert any(line.startswith("You discard ") for line in desk.lines)


def test_nonsense_is_told_and_changes_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter(["fly", "99", "meld", "meld 1Z", "lay 5S", "\x1b[31m", "9" * 5000]))
    desk.session.play()
    assert json.loads(desk.file.read_text())["deals"][0]["moves"] == []
    assert "\x1b" not in desk.said()


@pytest.mark.parametrize("leaves", [EOFError, KeyboardInterrupt])
def test_leaving_keeps_the_match(leaves: type[BaseException], tmp_path: Path) -> None:
    def typed() -> Iterator[str]:
        yield "draw stock"
        raise leaves

    desk = Desk(tmp_path)
    script = typed()
    desk.typed = script
    desk.session.play()
    record = read_record(desk.file.read_bytes())
    replay = Replay(record)
    assert not [step for step in replay.steps() if isinstance(step, Refused)]
    assert replay.table.state == desk.table.state


def test_RAM_46_who_thinks_too_long_is_timed_out(tmp_path: Path) -> None:
    desk = Desk(tmp_path, options={"timer": 20})
    desk.typed = desk.slow_typist()
    desk.session.play()
    assert desk.table.state.scores[0] == -50
    assert desk.table.state.turn == 0


# ---- Penang ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_match_of_penang_is_played_to_its_end(language: Language, tmp_path: Path) -> None:
    desk = Desk(tmp_path, options={"deals": 2}, language=language, game="penang")
    desk.session.play()
    assert desk.table.over is not None
    assert "PEN-31" in desk.said() or "PEN-32" in desk.said()
    assert not desk.file.exists()


def test_PEN_13_the_table_tells_who_has_no_passport_and_what_is_set_aside(tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter(["1", "table"]), game="penang")
    desk.session.play()
    at = desk.lines.index("35 cards are set aside, unseen.")
    assert desk.lines[at + 1] == f"Ann: {len(desk.table.view(0).hand)} cards."
    assert desk.lines[at + 2] == "Bob: 25 cards. No passport yet."


@pytest.mark.parametrize(("language", "verb"), [("en", "swap 7S @1"), ("ru", "приложить к комбинации 1")])
def test_the_help_of_penang_has_its_moves_and_no_draw(language: Language, verb: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path, iter(["?"]), language=language, game="penang")
    desk.session.play()
    assert verb in desk.said()
    assert "draw stock" not in desk.said()


def test_a_joker_is_named_behind_its_number() -> None:
    hand = list(read_cards("5S 6S 8S X"))
    assert with_cards_for_numbers("lay 4=8S @1", hand) == "lay X=8s @1"
    assert with_cards_for_numbers("meld 1 2 4=7S 3", hand) == "meld 5S 6S X=7s 8S"
