"""Numbers with their nouns, and what options and their values are called."""

from __future__ import annotations

import pytest

from rummery.games.rami import RAMI
from rummery.play.options import Option, declared
from rummery.words.say import Counted, Speech

EN, RU = Speech("en"), Speech("ru")


@pytest.mark.parametrize(
    ("n", "english", "russian"),
    [
        (0, "0 points", "0 очков"),
        (1, "1 point", "1 очко"),
        (2, "2 points", "2 очка"),
        (4, "4 points", "4 очка"),
        (5, "5 points", "5 очков"),
        (11, "11 points", "11 очков"),
        (12, "12 points", "12 очков"),
        (21, "21 points", "21 очко"),
        (22, "22 points", "22 очка"),
        (25, "25 points", "25 очков"),
        (101, "101 points", "101 очко"),
        (111, "111 points", "111 очков"),
        (1050, "1050 points", "1050 очков"),
        (-1, "minus 1 point", "минус 1 очко"),
        (-300, "minus 300 points", "минус 300 очков"),
    ],
)
def test_points_are_counted_in_the_right_form(n: int, english: str, russian: str) -> None:
    assert EN.count(n, "points") == english
    assert RU.count(n, "points") == russian


@pytest.mark.parametrize(
    ("what", "english", "russian"),
    [
        ("cards", ["1 card", "3 cards", "5 cards"], ["1 карта", "3 карты", "5 карт"]),
        ("seconds", ["1 second", "3 seconds", "5 seconds"], ["1 секунда", "3 секунды", "5 секунд"]),
        ("deals", ["1 deal", "3 deals", "5 deals"], ["1 раздача", "3 раздачи", "5 раздач"]),
        ("moves", ["1 move", "3 moves", "5 moves"], ["1 ход", "3 хода", "5 ходов"]),
    ],
)
def test_other_things_are_counted_in_the_right_form(what: Counted, english: list[str], russian: list[str]) -> None:
    assert [EN.count(n, what) for n in (1, 3, 5)] == english
    assert [RU.count(n, what) for n in (1, 3, 5)] == russian


def test_a_number_below_zero_has_its_minus_in_words_in_any_message() -> None:
    figures: dict[str, str | int] = {"name": "Ann", "total": -95, "deal": -5}
    assert "minus 95 in all" in EN.text("scores-line", **figures)
    assert "минус 95" in RU.text("scores-line", **figures)
    for speech in (EN, RU):
        for key in ("scores-line", "replay-total"):
            assert "-" not in speech.text(key, points=-5, **figures)


def option(name: str) -> Option:
    return next(each for each in declared(RAMI.options) if each.name == name)


def test_an_option_is_told_with_its_value() -> None:
    first_lay, timer, discard, manipulation = [
        option(name) for name in ("first_lay", "timer", "discard", "manipulation")
    ]
    assert EN.option("rami", first_lay) == "Points needed for the first lay"
    assert RU.option("rami", first_lay) == "Сколько очков нужно для первой кладки"
    assert EN.value("rami", first_lay, 40) == "40 points"
    assert RU.value("rami", first_lay, 41) == "41 очко"
    assert EN.value("rami", timer, "off") == "no limit"
    assert RU.value("rami", timer, 32) == "32 секунды"
    assert EN.value("rami", discard, "discard_only") == "cards are only thrown on it"
    assert EN.value("rami", manipulation, True) == "on"
    assert RU.value("rami", manipulation, False) == "нет"
