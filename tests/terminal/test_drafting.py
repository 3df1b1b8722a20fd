"""Manipulation in the terminal: the draft as it is typed and told, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rummery.bots import bot_at
from rummery.games import GAMES
from rummery.play.notation import read_cards
from rummery.play.position import read_position
from rummery.play.reading import Node
from rummery.table.table import Table
from rummery.terminal.session import Session
from rummery.words.messages import Language
from rummery.words.say import Speech


class Desk:
    """A session of Manipulation in the middle of the person's turn, and the lines that were said."""

    def __init__(self, folder: Path, typed: list[str], language: Language = "en", **fields: object) -> None:
        position: dict[str, object] = {
            "hands": ["4H 4C KS", "AS KC"],
            "turn": 0,
            "phase": "play",
            "drawn": 1,
            "opened": [True, True],
            "stock": "JC 8C TC",
            "table": [{"cards": "4D 5D 6D 7D"}, {"cards": "9S 9C 9D"}],
        }
        self.table = Table(GAMES["manipulation"], {}, ("Ann", "Bob"), bytes(32))
        self.table.begin_from(read_position(self.table.game, self.table.options, 2, Node(position | fields)))
        self.lines: list[str] = []
        script: Iterator[str] = iter(typed)

        def answer(prompt: str, seconds: float | None) -> str:
            try:
                return next(script)
            except StopIteration:
                raise EOFError from None

        bot = bot_at("random", self.table.game, bytes(32), 1)
        Session(
            self.table,
            Speech(language),
            0,
            {1: bot},
            (None, "random"),
            None,
            folder / "match.unfinished.json",
            answer,
            lambda line, style: self.lines.append(line),
            lambda: 0.0,
        ).play()

    def after(self, line: str) -> list[str]:
        """What was said from this line on."""
        return self.lines[self.lines.index(line) :]


def test_MAN_14_a_table_is_rearranged_step_by_step_and_confirmed(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["take 4D @1", "put 4d 4h 4c", "confirm"])
    assert desk.after("Draft: meld 1, five to seven of diamonds.")[:5] == [
        "Draft: meld 1, five to seven of diamonds.",
        "Loose, to be laid again: four of diamonds.",
        "Draft: meld 3, three fours: diamonds, hearts and clubs.",
        "Everything lies in melds. Type confirm to make the move.",
        "You rearrange the table with the four of hearts and the four of clubs from the hand: "
        "meld 1, five to seven of diamonds; meld 3, three fours: diamonds, hearts and clubs.",
    ]
    assert desk.table.view(0).hand == read_cards("KS")


def test_the_same_in_russian(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["взять 4б @1", "положить 4б 4ч 4т", "подтвердить"], "ru")
    assert desk.after("Черновик: комбинация 1, от пятёрки до семёрки бубен.")[:5] == [
        "Черновик: комбинация 1, от пятёрки до семёрки бубен.",
        "Свободны, их надо снова выложить: четвёрка бубен.",
        "Черновик: комбинация 3, три четвёрки: бубны, червы и трефы.",
        "Всё лежит в комбинациях. Введите «подтвердить», чтобы сделать ход.",
        "Вы раскладываете стол заново, добавляя с руки четвёрку червей и четвёрку треф: "
        "комбинация 1, от пятёрки до семёрки бубен; комбинация 3, три четвёрки: бубны, червы и трефы.",
    ]


def test_a_refusal_is_told_and_the_draft_stays(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["take 4D @1", "confirm", "put 4D 4H 4C", "confirm"])
    assert "Not allowed, by MAN-12." in desk.lines
    assert "Every card of the table stays on it; 4D is missing. Name it too." in desk.lines
    assert desk.table.view(0).hand == read_cards("KS")


def test_a_hint_is_drafted_and_can_be_confirmed_or_taken_back(tmp_path: Path) -> None:
    hint = (
        "Hint: lay the four of clubs and the four of hearts and rearrange: "
        "meld 1, five to seven of diamonds; meld 3, three fours: clubs, diamonds and hearts."
    )
    desk = Desk(tmp_path, ["hint", "undo", "hint", "confirm"])
    assert desk.lines.count(hint) == 2
    assert "Draft: meld 1, four to seven of diamonds." in desk.lines
    assert desk.table.view(0).hand == read_cards("KS")


def test_a_hint_says_why_it_cannot_be_made_now_or_that_there_is_none(tmp_path: Path) -> None:
    assert (
        "After the third draw there is no meld in this turn. Knock, or end the turn."
        in Desk(tmp_path, ["hint"], drawn=3).lines
    )
    assert "The solver finds nothing to lay." in Desk(tmp_path, ["hint"], hands=["KS", "AS KC"]).lines


def test_the_draft_is_shown_with_what_the_hand_has_left(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["put 1 3", "show"])
    assert "Draft: meld 3, four of clubs and four of hearts, not a meld yet." in desk.lines
    assert "Left in your hand: king of spades." in desk.lines
    desk = Desk(tmp_path, ["split @1 2", "join @1 @3", "show", "reset"])
    assert "Draft: meld 1, four of diamonds and five of diamonds, not a meld yet." in desk.lines
    assert "Draft: meld 3 is gone." in desk.lines
    assert desk.lines[-3] == "The draft is the table as it lies."


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("take 4D", "This step is written otherwise, for instance: take 4D @1"),
        ("put @1", "This step is written otherwise, for instance: put 4D @2, put 4D 4H 4C"),
        ("split 1 3", "This step is written otherwise, for instance: split @1 3"),
        ("join @1", "This step is written otherwise, for instance: join @1 @2"),
        ("take 4D @x", "“@x” is not a number of a meld or a card. Numbers of melds are written @1."),
        ("take 4Z @1", "“4Z” is not a card. A card is a rank and a suit, such as 7H or TD; a joker is X."),
        ("put 9 @1", "Your hand has no card 9; its cards are 1 to 3."),
        ("undo", "There is no step to take back."),
    ],
)
def test_steps_that_make_no_sense_are_told(typed: str, said: str, tmp_path: Path) -> None:
    assert said in Desk(tmp_path, [typed]).lines


def test_what_the_hand_counts_is_told(tmp_path: Path) -> None:
    assert "It counts 18 points." in Desk(tmp_path, []).lines
    assert "Это 18 очков." in Desk(tmp_path, [], "ru").lines


def test_offered_tables_are_told_by_what_they_change(tmp_path: Path) -> None:
    lines = Desk(tmp_path, []).lines
    assert (
        "  2. lay the four of clubs and the four of hearts and rearrange: "
        "meld 1, five to seven of diamonds; meld 3, three fours: diamonds, clubs and hearts "
        "[meld 5D 6D 7D / 9S 9C 9D / 4D 4C 4H]" in lines
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_help_tells_of_the_draft(language: Language, tmp_path: Path) -> None:
    assert "@1 3" in "\n".join(Desk(tmp_path, ["?"], language).lines)


def test_a_match_is_played_to_its_end_with_hints(tmp_path: Path) -> None:
    typed = ["draw", "hint", "confirm", "draw", "hint", "confirm", "draw", "knock", "done", "pass", "done", ""] * 40
    desk = Desk(tmp_path, typed, totals=[140, 149], wins=[2, 3])
    assert desk.table.over is not None
    assert any(line.endswith("points, the end of the match (MAN-35)") for line in desk.lines)
    assert desk.lines[-2].startswith("The match is over (MAN-35): ")
