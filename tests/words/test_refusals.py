"""Why a move is refused, and what would make it legal; what is wrong with an input, and where."""

from __future__ import annotations

import pytest

from rummery.games.rami import RAMI
from rummery.play.options import read_options
from rummery.play.problem import Problem
from rummery.play.reading import read_json
from rummery.table.record import read_record
from rummery.words.say import Speech
from tests.words.scene import Scene

EN, RU = Speech("en"), Speech("ru")


def test_TAB_01_a_move_of_another_game() -> None:
    assert Scene("5H", "").refused("0 knock") == (
        "a_move_is_one_of_the_games",
        {"en": "This game has no such move.", "ru": "В этой игре нет такого действия."},
    )


def test_TAB_02_out_of_turn_says_whose_turn_it_is() -> None:
    assert Scene("5H", "6H", turn=1).refused("0 discard 5H") == (
        "only_the_seat_in_turn_moves",
        {"en": "It is Bob’s turn. Wait for yours.", "ru": "Сейчас ходит Боб. Дождитесь своего хода."},
    )


def test_TAB_04_cards_that_are_not_held_are_named() -> None:
    assert Scene("5H 6H", "").refused("0 meld 5H 6H 7H") == (
        "you_play_cards_that_you_hold",
        {
            "en": "You do not hold 7H. Play only cards from your hand.",
            "ru": "У вас нет 7H. Играть можно только картами с руки.",
        },
    )


@pytest.mark.parametrize(
    ("table", "english", "russian"),
    [
        ([], "No meld lies on the table yet.", "На столе ещё нет комбинаций."),
        (
            ["5S 6S 7S"],
            "No meld number 3 lies on the table. Name one of those that do.",
            "На столе нет комбинации 3. Назовите одну из тех, что лежат.",
        ),
    ],
)
def test_TAB_05_a_meld_that_does_not_lie_there(table: list[str], english: str, russian: str) -> None:
    law, said = Scene("5H 6H", "", table=table).refused("0 lay 5H @3")
    assert law == "the_meld_lies_on_the_table"
    assert said == {"en": english, "ru": russian}


def test_TAB_07_an_empty_pile() -> None:
    law, said = Scene("5H 6H", "", phase="draw").refused("0 draw discard")
    assert law == "the_pile_has_the_cards"
    assert said == {
        "en": "The pile is empty. Draw no more than that, or draw from the stock.",
        "ru": "Сброс пуст. Возьмите не больше или возьмите карту из прикупа.",
    }


@pytest.mark.parametrize(("first_lay", "points"), [(40, "40 очков"), (31, "31 очка")])
def test_RAM_13_a_first_lay_says_how_far_it_goes(first_lay: int, points: str) -> None:
    scene = Scene("5H 6H 7H 2S 3S 4S KD", "", opened=[False, False], chosen={"first_lay": first_lay})
    law, said = scene.refused("0 meld 5H 6H 7H / 2S 3S 4S")
    assert law == "the_first_lay_is_worth_enough"
    assert said == {
        "en": f"These melds are worth 30 of the {first_lay} points that a first lay needs. "
        "Lay more, or dearer ones, in the same move.",
        "ru": f"Эти комбинации стоят 30 из {points}, нужных для первой кладки. "
        "Выложите тем же действием больше карт или более дорогие.",
    }


def test_RAM_15_what_is_no_run() -> None:
    law, said = Scene("5H 6H 8H", "").refused("0 meld 5H 6H 8H")
    assert law == "a_run_is_three_or_more_of_a_suit_in_order"
    assert said["en"].startswith("5H 6H 8H is no run.")
    assert said["ru"].startswith("5H 6H 8H — не цепочка.")


def test_RAM_19_what_would_fit_there() -> None:
    law, said = Scene("5H 6H", "", table=["5S 6S 7S"]).refused("0 lay 5H @1")
    assert law == "a_card_is_laid_off_where_it_fits"
    assert said == {
        "en": "5H does not fit on 5S 6S 7S. What fits there: 4S 8S.",
        "ru": "5H не подходит к 5S 6S 7S. Подходит: 4S 8S.",
    }


def test_RAM_19_a_closed_set_takes_nothing() -> None:
    _, said = Scene("5H 6H", "", table=["KS KH KD KC"]).refused("0 lay 5H @1")
    assert said == {
        "en": "5H does not fit on KS KH KD KC. Nothing can be laid off there.",
        "ru": "5H не подходит к KS KH KD KC. Туда ничего нельзя приложить.",
    }


@pytest.mark.parametrize(
    ("table", "english", "russian"),
    [
        ("5S 6S 7S", "There is no joker in 5S 6S 7S to be won.", "В 5S 6S 7S нет джокера."),
        (
            "7H 7D X",
            "Which card the joker in 7H 7D X stands for is not settled yet. It is once the set has its fourth card.",
            "За какую карту лежит джокер в 7H 7D X, ещё не решено. Это решится, когда в группе будет четвёртая карта.",
        ),
        (
            "5S 6S X=7S",
            "The joker in 5S 6S X=7S stands for 7S, not for 7C. Only 7S wins it.",
            "Джокер в 5S 6S X=7S лежит за 7S, а не за 7C. Забрать его можно только картой 7S.",
        ),
    ],
)
def test_RAM_20_why_a_joker_is_not_won(table: str, english: str, russian: str) -> None:
    law, said = Scene("7C 6H", "", table=[table]).refused("0 swap 7C @1")
    assert law == "a_joker_is_won_with_the_card_it_certainly_stands_for"
    assert said == {"en": english, "ru": russian}


def test_RAM_42_a_broken_meld_is_named() -> None:
    scene = Scene("7C 6H", "", table=["5S 6S 7S"], chosen={"manipulation": True})
    scene.told("0 take 7S @1")
    law, said = scene.refused("0 discard 6H")
    assert law == "the_table_lies_in_melds_when_the_turn_ends"
    assert said == {
        "en": "5S 6S on the table is no meld yet. Make it one, or put everything back.",
        "ru": "5S 6S на столе — ещё не комбинация. Достройте её или верните всё на место.",
    }


# ---- Inputs ---------------------------------------------------------------------------------------------------------


def problem_of(data: str) -> Problem:
    with pytest.raises(Problem) as raised:
        read_record(data.encode())
    return raised.value


def test_a_problem_says_where_it_is() -> None:
    seed = "0" * 64
    problem = problem_of(
        '{"format": "rummery/1", "game": "rami", "seats": ["Ann", "Bob"], "deals": '
        f'[{{"seed": "{seed}", "moves": ["0 draw stock", "0 fly away"]}}]}}'
    )
    assert EN.problem(problem) == "deals[0].moves[1]: “fly away” is no move."
    assert RU.problem(problem) == "deals[0].moves[1]: «fly away» — не действие."


def test_a_problem_without_a_place_is_only_said() -> None:
    with pytest.raises(Problem) as raised:
        read_json(b"{,")
    assert EN.problem(raised.value) == "This is no JSON: see line 1, column 2."


def test_an_option_out_of_range_is_told_with_its_range_and_rule() -> None:
    with pytest.raises(Problem) as raised:
        read_options(RAMI.options, {"first_lay": 95})
    assert EN.problem(raised.value) == "Option first_lay cannot be “95”. It may be: 15-90 (RAM-13)."
    assert RU.problem(raised.value) == "У настройки first_lay не бывает значения «95». Возможно: 15-90 (RAM-13)."


def test_the_options_there_are_stand_in_full() -> None:
    with pytest.raises(Problem) as raised:
        read_options(RAMI.options, {"firstlay": 40})
    assert EN.problem(raised.value) == (
        "There is no option “firstlay”. There are: jokers_per_pack, first_upcard, discard, must_use_discard, first_lay,"
        " pure_run_needed, penalty, values, limit, deals, elimination, elimination_limit, manipulation, identical,"
        " timer."
    )
