"""What is told of a deal of Penang, in both languages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rummery.games.penang import PENANG
from rummery.play.laws import Refusal
from rummery.play.notation import read_seat_and_move
from rummery.play.options import Value, read_options
from rummery.play.position import read_position
from rummery.play.reading import read_json
from rummery.play.sight import see
from rummery.table.table import Table
from rummery.words.messages import LANGUAGES, Language
from rummery.words.say import Speech
from rummery.words.tell import tell

NAMES: dict[Language, tuple[str, ...]] = {"en": ("Ann", "Bob", "Cleo"), "ru": ("Аня", "Боб", "Клео")}


class Scene:
    """Three at a table of Penang; unless *fields* say otherwise, all have passports and seat 0 is in turn."""

    def __init__(self, *hands: str, chosen: dict[str, Value] | None = None, table: tuple[str, ...] = (), **fields: Any):
        position: dict[str, Any] = {"hands": list(hands), "turn": 0, "passport": [True] * len(hands)}
        position |= {"table": [{"cards": meld} for meld in table]} | fields
        self.table = Table(PENANG, chosen or {}, NAMES["en"][: len(hands)], bytes(32), 0)
        node = read_json(json.dumps(position).encode())
        self.table.begin_from(read_position(PENANG, read_options(PENANG.options, chosen or {}), len(hands), node))

    def told(self, text: str, listener: int | None = None) -> dict[Language, list[str]]:
        """Make a move; what *listener* is told of it."""
        before = self.table.view(listener)
        seat, move = read_seat_and_move(
            text, len(self.table.names), lambda c, f: PENANG.recognise(self.table.options, c, f, False)
        )
        events = self.table.submit(seat, move)
        assert not isinstance(events, Refusal), events
        sights = [see(event, listener) for event in events]
        return {language: tell(Speech(language), before, sights, NAMES[language]) for language in LANGUAGES}

    def refused(self, text: str) -> dict[Language, str]:
        """What is said of a move that is refused."""
        seat, move = read_seat_and_move(
            text, len(self.table.names), lambda c, f: PENANG.recognise(self.table.options, c, f, False)
        )
        refusal = PENANG.check(self.table.view(seat), move)
        assert refusal is not None
        return {language: str(Speech(language).refusal("penang", refusal, NAMES[language])) for language in LANGUAGES}


def test_PEN_13_a_death_is_told_with_its_reason_and_the_turn_that_comes() -> None:
    scene = Scene("5S 6S 7S 2D", "9H KD", "8S 3C")
    scene.told("0 meld 5S 6S 7S")
    assert scene.told("0 done", 2) == {
        "en": [
            "It is Bob’s turn.",
            "Bob can neither meld nor lay off and is dead, with 2 cards in hand (PEN-13).",
            "Your turn.",
        ],
        "ru": [
            "Ходит Боб.",
            "Боб не может ни выложить комбинацию, ни приложить карту. Эта рука мертва, в ней 2 карты (PEN-13).",
            "Ваш ход.",
        ],
    }


def test_PEN_12_the_one_who_is_dead_hears_it() -> None:
    scene = Scene("5S 6S 7S 2D", "9H KD 3S 4D 5C", "8S 3C", passport=[True, False, True])
    scene.told("0 meld 5S 6S 7S")
    assert scene.told("0 done", 1) == {
        "en": ["Your turn.", "You have no meld in your first turn: you are dead, with 5 cards in hand (PEN-12)."],
        "ru": [
            "Ваш ход.",
            "В свой первый ход вы не можете выложить комбинацию. Ваша рука мертва, в ней 5 карт (PEN-12).",
        ],
    }


def test_PEN_13_a_hand_that_is_declared_dead_is_told_otherwise() -> None:
    told = Scene("5S 6S 7S", "9H 9D 9C", "8S 3C", chosen={"voluntary_dead": True}).told("0 dead")
    assert told == {
        "en": ["Ann declares the hand dead, with 3 cards in hand (PEN-13)."],
        "ru": ["Аня объявляет свою руку мёртвой, в ней 3 карты (PEN-13)."],
    }


def test_PEN_14_game_is_told_and_what_it_costs() -> None:
    told = Scene("5S 6S 7S", "9H KD", "8S").told("0 meld 5S 6S 7S", 2)
    assert told["en"] == [
        "Ann lays down meld 1: five to seven of spades.",
        "Game! Ann has played the last card. The deal is over.",
        "19 points count against Bob: cards left in hand (PEN-31).",
        "8 points count against you: cards left in hand (PEN-31).",
    ]
    assert told["ru"] == [
        "Аня выкладывает комбинацию 1: от пятёрки до семёрки пик.",
        "Игра! Аня выкладывает последнюю карту. Раздача окончена.",
        "Боб записывает себе 19 очков: карты, оставшиеся в руке (PEN-31).",
        "Вам записывают 8 очков: карты, оставшиеся в руке (PEN-31).",
    ]


@pytest.mark.parametrize(
    ("hands", "english", "russian"),
    [
        (
            ("2D", "9H KD", "TC 3C"),
            "Nobody plays on, and the deal is over (PEN-15). Ann has the lowest hand and wins it.",
            "Больше никто не ходит, раздача окончена (PEN-15). Её выигрывает Аня: на руках меньше всех очков.",
        ),
        (
            ("9D", "KC KD", "6H 3C"),
            "Nobody plays on, and the deal is over (PEN-15). The lowest hands are equal: Ann and Cleo win it together.",
            "Больше никто не ходит, раздача окончена (PEN-15). Меньше всех очков на руках сразу у нескольких, и победу"
            " делят Аня и Клео.",
        ),
    ],
)
def test_PEN_15_the_end_of_all_is_told(hands: tuple[str, str, str], english: str, russian: str) -> None:
    scene = Scene(f"5S 6S 7S {hands[0]}", *hands[1:])
    scene.told("0 meld 5S 6S 7S")
    told = scene.told("0 done")
    assert english in told["en"]
    assert russian in told["ru"]


def test_PEN_15_one_who_is_alone_hears_of_each_turn() -> None:
    scene = Scene("5S 6S 7S 8S 2D", "9H KD", "TC 3C", dead=[False, True, True])
    scene.told("0 meld 5S 6S 7S", 0)
    assert scene.told("0 done", 0) == {"en": ["Your turn."], "ru": ["Ваш ход."]}


def test_PEN_20_a_wild_taken_is_told() -> None:
    told = Scene("6C KD 9S", "9H KD", "TC 3C", table=("5C X=6C 7C",)).told("0 swap 6C @1")
    assert told == {
        "en": ["Ann wins a joker from meld 1 with the six of clubs."],
        "ru": ["Аня забирает джокера из комбинации 1, положив шестёрку треф."],
    }


def test_PEN_17_jokers_of_a_set_are_counted() -> None:
    told = Scene("8H 8H X X 3D", "9H KD", "TC 3C").told("0 meld 8H 8H X X")
    assert told == {
        "en": ["Ann lays down meld 1: four eights: hearts and hearts, with 2 jokers."],
        "ru": ["Аня выкладывает комбинацию 1: четыре восьмёрки: червы и червы, а ещё 2 джокера."],
    }


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [
        ("0 done", "You have done nothing in this turn yet.", "В этом ходе вы ещё ничего не сделали."),
        ("0 dead", "At this table nobody declares a hand dead.", "За этим столом руку мёртвой не объявляют."),
        ("0 meld 3D 4D", "3D 4D is not a run.", "3D 4D — не цепочка."),
        ("0 meld 8H 8S", "8H 8S is not a set.", "8H 8S — не группа."),
        ("0 meld X X X", "X X X has only jokers.", "X X X — одни джокеры."),
        ("0 lay X @1", "It can be X=4C, X=8C.", "Можно: X=4C, X=8C."),
        ("0 lay 3D @1", "What fits there: 4C 8C, or a joker.", "Подходит: 4C 8C или джокер."),
        ("0 lay 3D @3", "Nothing can be laid off there.", "Туда ничего нельзя приложить."),
        ("0 lay 8H=4C @1", "8H cannot stand for another card", "Карта 8H не может лежать за другую"),
        ("0 swap 3D @1", "Only 6C can.", "Можно только картой 6C."),
        ("0 swap 3D @2", "Any one of 8C 8D 8H 8S can.", "Можно любой из карт 8C 8D 8H 8S."),
        ("0 swap 3D @4", "There is no joker in 5H 6H 7H to be taken.", "В 5H 6H 7H нет джокера."),
    ],
)
def test_a_refusal_helps(move: str, english: str, russian: str) -> None:
    whole = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    table = ("5C X=6C 7C", "8D 8D X", whole, "5H 6H 7H")
    said = Scene("8H 8S 3D 4D X X X", "9H KD", "TC 3C", table=table).refused(move)
    assert english in said["en"]
    assert russian in said["ru"]


def test_PEN_10_and_11_and_20_refusals_before_the_passport_and_after_a_wild_is_taken() -> None:
    scene = Scene("6C 3D 4D 5D", "9H KD", "TC 3C", table=("5C X=6C 7C",), passport=[False, True, True])
    assert "First lay a meld of your own; then you may lay off." in scene.refused("0 lay 3D @1")["en"]
    assert "Сначала выложите свою комбинацию, потом сможете прикладывать карты." in scene.refused("0 lay 3D @1")["ru"]
    assert "then you may take jokers" in scene.refused("0 swap 6C @1")["en"]
    assert "потом сможете забирать джокеров" in scene.refused("0 swap 6C @1")["ru"]
    scene = Scene("6C 3D 4D 5D", "9H KD", "TC 3C", table=("5C X=6C 7C",))
    scene.told("0 swap 6C @1")
    assert "Taking a joker is no action." in scene.refused("0 done")["en"]
    assert "Забрать джокера — ещё не действие." in scene.refused("0 done")["ru"]
