"""Why a move is refused, and what would make it legal; what is wrong with an input, and where."""

from __future__ import annotations

import pytest

from rummery.games.rami import RAMI
from rummery.melds.recognise import recognise
from rummery.play.moves import Move
from rummery.play.notation import VERBS, move_text, read_move
from rummery.play.options import read_options
from rummery.play.problem import Problem
from rummery.play.reading import read_json
from rummery.table.record import read_record
from rummery.words.say import Speech
from tests.melds.rulebook import IDENTICAL
from tests.words.scene import Scene

EN, RU = Speech("en"), Speech("ru")


def test_TAB_01_a_move_of_another_game() -> None:
    assert Scene("5H", "").refused("0 knock") == (
        "a_move_is_one_of_the_games",
        {"en": "This game has no such move.", "ru": "В этой игре нет такого хода."},
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
    assert Scene("5H 6H", "").refused("0 meld 5H 6H 5H") == (
        "you_play_cards_that_you_hold",
        {
            "en": "You do not hold 5H besides the other cards that you name. Play only cards from your hand.",
            "ru": "Кроме остальных названных карт, у вас нет 5H. Играть можно только картами с руки.",
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
        "en": "The pile is empty. Draw from the stock.",
        "ru": "Сброс пуст. Возьмите карту из прикупа.",
    }


@pytest.mark.parametrize(("first_lay", "points"), [(40, "40 очков"), (31, "31 очка")])
def test_RAM_13_a_first_lay_says_how_far_it_goes(first_lay: int, points: str) -> None:
    scene = Scene("5H 6H 7H 2S 3S 4S KD", "", opened=[False, False], chosen={"first_lay": first_lay})
    law, said = scene.refused("0 meld 5H 6H 7H / 2S 3S 4S")
    assert law == "the_first_lay_is_worth_enough"
    assert said == {
        "en": f"These melds are worth 30 of the {first_lay} points that a first lay needs. "
        "Lay more melds, or more valuable ones, in the same move.",
        "ru": f"Эти комбинации стоят 30 из {points}, нужных для первой кладки. "
        "Выложите тем же действием больше комбинаций или более дорогие.",
    }


def test_RAM_15_what_is_no_run() -> None:
    law, said = Scene("5H 6H 8H", "").refused("0 meld 5H 6H 8H")
    assert law == "a_run_is_three_or_more_of_a_suit_in_order"
    assert said["en"].startswith("5H 6H 8H is not a run.")
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
        "en": "5S 6S on the table is not a meld yet. Make it one, or put everything back.",
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
    assert EN.problem(problem) == "deals[0].moves[1]: “fly away” is not a move."
    assert RU.problem(problem) == "deals[0].moves[1]: «fly away» — не ход."


def test_a_problem_without_a_place_is_only_said() -> None:
    with pytest.raises(Problem) as raised:
        read_json(b"{,")
    assert EN.problem(raised.value) == "This is not JSON: see line 1, column 2."
    assert RU.problem(raised.value) == "Это не JSON: ошибка в строке 1, столбце 2."


def test_an_option_out_of_range_is_told_with_its_range_and_rule() -> None:
    with pytest.raises(Problem) as raised:
        read_options(RAMI.options, {"first_lay": 95})
    assert EN.problem(raised.value) == "Option first_lay cannot be “95”. It may be from 15 to 90 (RAM-13)."
    assert RU.problem(raised.value) == "У настройки first_lay не бывает значения «95». Можно от 15 до 90 (RAM-13)."


@pytest.mark.parametrize(
    ("option", "english", "russian"),
    [
        ("manipulation", "It may be off or on (RAM-42).", "Можно off или on (RAM-42)."),
        (
            "discard",
            "It may be single, none, discard_only or multiple (RAM-11).",
            "Можно single, none, discard_only или multiple (RAM-11).",
        ),
        ("timer", "It may be off or from 20 to 600 (RAM-46).", "Можно off или от 20 до 600 (RAM-46)."),
    ],
)
def test_an_option_s_words_are_told_with_its_numbers(option: str, english: str, russian: str) -> None:
    with pytest.raises(Problem) as raised:
        read_options(RAMI.options, {option: "blue"})
    assert EN.problem(raised.value).endswith(english)
    assert RU.problem(raised.value).endswith(russian)


def test_a_file_without_a_place_in_it_has_one_colon() -> None:
    with pytest.raises(Problem) as raised:
        read_json(b"{,")
    in_file = raised.value.at("/kept/match.json: ")
    assert EN.problem(in_file) == "/kept/match.json: This is not JSON: see line 1, column 2."
    assert EN.problem(in_file.at("a: ")) == "a: /kept/match.json: This is not JSON: see line 1, column 2."


# ---- Moves that cannot be read --------------------------------------------------------------------------------------


def read(text: str) -> Move:
    return read_move(
        text,
        lambda cards, faces: recognise(IDENTICAL, cards, faces),
    )


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_every_verb_has_an_example_that_can_be_read(verb: str) -> None:
    problem = Problem("move-form", text=f"{verb} 1Z @")
    english, russian = EN.problem(problem), RU.problem(problem)
    start_en = f"“{verb} 1Z @” is not how this move is written. An example: "
    start_ru = f"«{verb} 1Z @»: этот ход записывается иначе. Пример: "
    assert english.startswith(start_en)
    assert russian.startswith(start_ru)
    example = english.removeprefix(start_en)
    assert example == russian.removeprefix(start_ru)
    assert example.split()[0] == verb
    assert move_text(read(example)) == example


def test_a_lay_without_a_meld_is_told_how_to_name_one() -> None:
    with pytest.raises(Problem) as raised:
        read("lay JD")
    assert EN.problem(raised.value) == "“lay JD” is not how this move is written. An example: lay 8S @1"


def test_a_move_that_cannot_be_read_and_begins_with_no_verb_is_only_told() -> None:
    assert EN.problem(Problem("move-form", text="")) == "“” is not how this move is written."
    assert RU.problem(Problem("move-form", text="")) == "«»: этот ход записывается иначе."


# ---- Joins and splits -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "law", "english"),
    [
        (
            "join @1 @1",
            "joined_melds_make_one",
            "Together these are neither one run nor one set. Join two different melds that continue each other.",
        ),
        (
            "split @1 9",
            "a_meld_is_split_between_two_of_its_cards",
            "The meld cannot be split there. Some of its cards must come before that place and some after it, and a"
            " joker that could still be either of two suits does not stay alone.",
        ),
    ],
)
def test_RAM_42_what_is_said_of_one_meld_joined_to_itself_or_split_beyond_its_end_is_true(
    move: str, law: str, english: str
) -> None:
    scene = Scene("7C 6H", "", table=["5S 6S X=7S"], chosen={"manipulation": True})
    found, said = scene.refused(f"0 {move}")
    assert found == law
    assert said["en"] == english


def test_the_options_there_are_stand_in_full() -> None:
    with pytest.raises(Problem) as raised:
        read_options(RAMI.options, {"firstlay": 40})
    assert EN.problem(raised.value) == (
        "There is no option “firstlay”. There are: jokers_per_pack, first_upcard, discard, must_use_discard, first_lay,"
        " pure_run_needed, penalty, values, limit, deals, elimination, elimination_limit, manipulation, identical,"
        " timer."
    )
