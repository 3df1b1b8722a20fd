"""What happened, told to the one who did it, to another seat, and to a spectator."""

from __future__ import annotations

import copy

import pytest

from rummery.bots import bot_at
from rummery.games.rami import RAMI
from rummery.play.events import OVER, Ended, Restocked, Scored
from rummery.play.match import MatchOver
from rummery.play.options import Value
from rummery.play.sight import Sight, see
from rummery.table.table import Table
from rummery.words.messages import LANGUAGES, Language
from rummery.words.say import Speech
from rummery.words.tell import match_over, score_line, score_lines, tell
from tests.words.scene import NAMES, Scene


def dealt(language: Language, seat: int | None, **values: Value) -> list[str]:
    """What is told when a first deal begins, Ann dealing."""
    table = Table(RAMI, values, NAMES[language][:2], bytes(32), 0)
    before = table.view(seat)
    return tell(Speech(language), before, [see(event, seat) for event in table.begin_deal()], NAMES[language])


def test_RAM_02_the_deal_begins() -> None:
    assert dealt("en", 0) == ["Deal 1. You deal. You have 14 cards.", "It is Bob’s turn."]
    assert dealt("en", 1) == ["Deal 1. Ann deals. You have 14 cards.", "Your turn."]
    assert dealt("en", None) == ["Deal 1. Ann deals.", "It is Bob’s turn."]
    assert dealt("ru", 0) == ["Раздача 1. Сдаёте вы. У вас 14 карт.", "Ходит Боб."]
    assert dealt("ru", 1) == ["Раздача 1. Сдаёт Аня. У вас 14 карт.", "Ваш ход."]


def test_RAM_02_an_upcard_is_told() -> None:
    table = Table(RAMI, {"first_upcard": True}, ("Ann", "Bob"), bytes(32), 0)
    before = table.view(None)
    sights = [see(event, None) for event in table.begin_deal()]
    upcard = Speech("en").card(table.state.pile[0])
    assert tell(Speech("en"), before, sights, table.names)[0] == f"Deal 1. Ann deals. Face up: {upcard}."


@pytest.mark.parametrize(
    ("seat", "english", "russian"),
    [
        (0, "You draw the ten of diamonds from the stock.", "Вы берёте из прикупа десятку бубен."),
        (1, "Ann draws a card from the stock.", "Аня берёт карту из прикупа."),
        (None, "Ann draws a card from the stock.", "Аня берёт карту из прикупа."),
    ],
)
def test_RAM_10_only_who_draws_hears_the_card(seat: int | None, english: str, russian: str) -> None:
    scene = Scene("5H", "6H", phase="draw", stock="TD 4C")
    assert scene.told("0 draw stock", seat) == {"en": [english], "ru": [russian]}


def test_RAM_11_a_card_from_the_pile_is_seen_by_all() -> None:
    for seat, english, russian in [
        (0, "You take the seven of hearts from the pile.", "Вы берёте из сброса семёрку червей."),
        (1, "Ann takes the seven of hearts from the pile.", "Аня берёт из сброса семёрку червей."),
    ]:
        scene = Scene("5H", "6H", phase="draw", discard="KS 7H")
        assert scene.told("0 draw discard", seat) == {"en": [english], "ru": [russian]}


def test_RAM_11_several_cards_from_the_pile() -> None:
    scene = Scene("5H", "6H", phase="draw", discard="2C KS 7H", chosen={"discard": "multiple"})
    assert scene.told("0 draw discard 2", 1) == {
        "en": ["Ann takes 2 cards from the pile: the king of spades and the seven of hearts."],
        "ru": ["Аня берёт из сброса 2 карты: короля пик и семёрку червей."],
    }


def test_RAM_10_a_discard_ends_the_turn() -> None:
    hands = ("5H 5C 5D 5S KC", "6H 6C 6D 6S")
    assert Scene(*hands).told("0 discard KC", 0) == {
        "en": ["You discard the king of clubs."],
        "ru": ["Вы сбрасываете короля треф."],
    }
    assert Scene(*hands).told("0 discard KC", 1) == {
        "en": ["Ann discards the king of clubs.", "Your turn."],
        "ru": ["Аня сбрасывает короля треф.", "Ваш ход."],
    }


def test_RAM_10_where_a_turn_ends_in_silence_the_next_is_told() -> None:
    scene = Scene("5H 5C 5D 5S KC", "6H 6C 6D 6S", chosen={"discard": "none"})
    assert scene.told("0 done", None) == {"en": ["It is Bob’s turn."], "ru": ["Ходит Боб."]}


def test_RAM_04_few_cards_are_announced() -> None:
    assert Scene("5H 5C 5D KC", "6H").told("0 discard KC", 1)["en"][1] == "Ann has 3 cards left."
    assert Scene("5H 5C 5D KC", "6H").told("0 discard KC", 1)["ru"][1] == "У игрока Аня осталось 3 карты."
    assert Scene("5H KC", "6H").told("0 discard KC", 0)["en"][1] == "You have 1 card left."
    assert Scene("5H KC", "6H").told("0 discard KC", 0)["ru"][1] == "У вас осталась 1 карта."


def test_RAM_14_a_refill_is_told() -> None:
    scene = Scene("5H", "6H", phase="draw", stock="", discard="2C 3C 4C 5C")
    assert scene.told("0 draw stock", 1) == {
        "en": [
            "The stock is empty: the pile is shuffled and becomes the stock, 3 cards.",
            "Ann draws a card from the stock.",
        ],
        "ru": ["Прикуп пуст: сброс тасуется и становится прикупом, 3 карты.", "Аня берёт карту из прикупа."],
    }


def test_a_pile_may_be_turned_over_instead() -> None:
    view = Scene("5H", "6H", stock="", discard="2C 3C").view(0)
    sights: list[Sight[None, None]] = [see(Restocked(b"\x01", False), 0)]
    assert tell(Speech("en"), view, sights, NAMES["en"]) == [
        "The stock is empty: the pile is turned over and becomes the stock, 1 card."
    ]


# ---- At the table ---------------------------------------------------------------------------------------------------


def test_RAM_31_a_meld_is_told_with_its_points() -> None:
    scene = Scene("5S 6S 7S KH KD", "6H", table=["2C 3C 4C", "9H TH JH"])
    assert scene.told("0 meld 5S 6S 7S", 1) == {
        "en": ["Ann lays down meld 3: five to seven of spades. 15 points."],
        "ru": ["Аня выкладывает комбинацию 3: от пятёрки до семёрки пик. 15 очков."],
    }


def test_RAM_13_a_first_lay_of_several_melds_is_one_line() -> None:
    scene = Scene("5S 6S X KH KD KC 2C", "6H", opened=[False, False])
    assert scene.told("0 meld 5S 6S X / KH KD KC", 0) == {
        "en": [
            "You lay down meld 1: five to seven of spades with a joker as seven;"
            " meld 2: three kings: hearts, diamonds and clubs. 45 points."
        ],
        "ru": [
            "Вы выкладываете комбинацию 1: от пятёрки до семёрки пик, джокер за семёрку;"
            " комбинацию 2: три короля: червы, бубны и трефы. 45 очков."
        ],
    }


def test_RAM_40_in_elimination_melds_have_no_points() -> None:
    scene = Scene("5S 6S 7S KH KD", "6H", chosen={"elimination": True})
    assert scene.told("0 meld 5S 6S 7S", None)["en"] == ["Ann lays down meld 1: five to seven of spades."]


def test_RAM_19_a_lay_off_tells_what_the_meld_is_now() -> None:
    scene = Scene("8S KH KD", "6H", table=["5S 6S 7S"])
    assert scene.told("0 lay 8S @1", None) == {
        "en": ["Ann lays off the eight of spades on meld 1, now five to eight of spades. 5 points."],
        "ru": ["Аня прикладывает восьмёрку пик к комбинации 1, теперь в ней от пятёрки до восьмёрки пик. 5 очков."],
    }


def test_RAM_19_several_cards_are_laid_off() -> None:
    scene = Scene("4S 3S KH KD", "6H", table=["5S 6S 7S"])
    assert scene.told("0 lay 4S 3S @1", 0)["en"] == [
        "You lay off the four of spades and the three of spades on meld 1, now three to seven of spades. 10 points."
    ]


def test_RAM_18_the_fourth_card_settles_the_joker() -> None:
    scene = Scene("7C KH KD", "6H", table=["7H 7D X"])
    assert scene.told("0 lay 7C @1", 0)["en"] == [
        "You lay off the seven of clubs on meld 1, now four sevens: hearts, diamonds and clubs, with a joker as spades."
        " 5 points."
    ]


def test_RAM_20_a_joker_is_won() -> None:
    for seat, english, russian in [
        (
            0,
            "You win a joker from meld 2 with the ace of spades.",
            "Вы забираете джокера из комбинации 2, положив туза пик.",
        ),
        (
            1,
            "Ann wins a joker from meld 2 with the ace of spades.",
            "Аня забирает джокера из комбинации 2, положив туза пик.",
        ),
    ]:
        scene = Scene("AS KH KD", "6H", table=["2C 3C 4C", "QS KS X=AS"])
        assert scene.told("0 swap AS @2", seat) == {"en": [english], "ru": [russian]}


def test_RAM_21_a_joker_that_is_kept_costs() -> None:
    scene = Scene("AS KH KD 2D 2H", "6H", table=["QS KS X=AS"])
    scene.told("0 swap AS @1")
    assert scene.told("0 discard KH", 1) == {
        "en": [
            "Ann discards the king of hearts.",
            "Ann loses 300 points: joker won and not laid again (RAM-21).",
            "Your turn.",
        ],
        "ru": [
            "Аня сбрасывает короля червей.",
            "Аня теряет 300 очков: забранный джокер не выложен снова (RAM-21).",
            "Ваш ход.",
        ],
    }


# ---- Manipulation ---------------------------------------------------------------------------------------------------

MOVING: dict[str, Value] = {"manipulation": True}


def test_RAM_43_a_card_taken_costs_its_points() -> None:
    scene = Scene("4H 4C KD", "6H", table=["4D 5D 6D 7D"], chosen=MOVING)
    assert scene.told("0 take 4D @1", None) == {
        "en": ["Ann takes the four of diamonds from meld 1, now five to seven of diamonds. Minus 5 points."],
        "ru": ["Аня берёт четвёрку бубен из комбинации 1, теперь в ней от пятёрки до семёрки бубен. Минус 5 очков."],
    }
    assert scene.told("0 meld 4D 4H 4C", None)["en"] == [
        "Ann lays down meld 2: three fours: diamonds, hearts and clubs. 15 points."
    ]


def test_RAM_42_a_whole_meld_is_taken() -> None:
    scene = Scene("4H 4C KD", "6H", table=["5D 6D 7D", "2C 3C 4C"], chosen=MOVING)
    assert scene.told("0 take 5D 6D 7D @1", None) == {
        "en": ["Ann takes the whole of meld 1: five to seven of diamonds. Minus 15 points."],
        "ru": ["Аня берёт целиком комбинацию 1: от пятёрки до семёрки бубен. Минус 15 очков."],
    }


def test_RAM_42_split_and_join() -> None:
    scene = Scene("4H 4C KD", "6H", table=["5D 6D 7D 8D 9D TD"], chosen=MOVING)
    assert scene.told("0 split @1 3", 0) == {
        "en": ["You split meld 1: it keeps five to seven of diamonds, meld 2 is eight to ten of diamonds."],
        "ru": [
            "Вы делите комбинацию 1: в ней остаётся от пятёрки до семёрки бубен,"
            " в комбинации 2 — от восьмёрки до десятки бубен."
        ],
    }
    assert scene.told("0 join @2 @1", 1) == {
        "en": ["Ann joins meld 1 to meld 2, now five to ten of diamonds."],
        "ru": ["Аня присоединяет комбинацию 1 к комбинации 2, теперь в ней от пятёрки до десятки бубен."],
    }


def test_RAM_42_restore_puts_everything_back() -> None:
    scene = Scene("5S 6S 7S KH KD", "6H", table=["5D 6D 7D 8D"], chosen=MOVING)
    scene.told("0 meld 5S 6S 7S")
    scene.told("0 take 8D @1")
    assert scene.told("0 restore", 1) == {
        "en": ["Ann puts everything back. Minus 10 points."],
        "ru": ["Аня возвращает всё на место. Минус 10 очков."],
    }


def test_RAM_42_a_meld_laid_in_this_turn_and_restored_is_not_a_meld_taken() -> None:
    scene = Scene("5S 6S 7S KH KD", "6H", chosen=MOVING)
    scene.told("0 meld 5S 6S 7S")
    assert scene.told("0 restore", 0)["en"] == ["You put everything back. Minus 15 points."]


def test_RAM_42_a_whole_rearrangement_is_one_line() -> None:
    scene = Scene("4S KD 2H", "6H", table=["4H 4D 4C", "5S 6S 7S"], chosen=MOVING)
    assert scene.told("0 rearrange 4H 4D 4C 4S / 5S 6S 7S", 1) == {
        "en": [
            "Ann rearranges the table with the four of spades from the hand:"
            " meld 3, four fours: hearts, diamonds, clubs and spades. 5 points."
        ],
        "ru": [
            "Аня раскладывает стол заново, добавляя с руки четвёрку пик:"
            " комбинация 3, четыре четвёрки: червы, бубны, трефы и пики. 5 очков."
        ],
    }


def test_RAM_44_a_card_taken_and_kept_costs() -> None:
    scene = Scene("4H 4C KD 2D", "6H 6C 6D 6S", table=["5D 6D 7D 8D"], chosen=MOVING)
    scene.told("0 take 8D @1")
    assert scene.told("0 discard KD", 0)["en"] == [
        "You discard the king of diamonds.",
        "You lose 300 points: cards taken and not laid again (RAM-44).",
    ]


# ---- Ends -----------------------------------------------------------------------------------------------------------


def test_RAM_10_the_last_card_ends_the_deal() -> None:
    # Bob holds a king and a seven: 10 + 5 (RAM-32). He has opened, so there is no RAM-33.
    assert Scene("2H", "KS 7D").told("0 discard 2H", 1) == {
        "en": [
            "Ann discards the two of hearts.",
            "Ann goes out. The deal is over.",
            "Ann gets 15 points: cards in the other hands (RAM-32).",
        ],
        "ru": [
            "Аня сбрасывает двойку червей.",
            "Аня выходит. Раздача окончена.",
            "Аня получает 15 очков: карты в чужих руках (RAM-32).",
        ],
    }
    assert Scene("2H", "KS 7D").told("0 discard 2H", 0)["ru"] == [
        "Вы сбрасываете двойку червей.",
        "Вы выходите. Раздача окончена.",
        "Вы получаете 15 очков: карты в чужих руках (RAM-32).",
    ]


def test_RAM_40_in_elimination_points_count_against_a_player() -> None:
    # Bob holds a king and a seven: 10 + 5 (RAM-40).
    chosen: dict[str, Value] = {"elimination": True}
    assert Scene("2H", "KS 7D", chosen=chosen).told("0 discard 2H", 0)["en"][2:] == [
        "15 points count against Bob: cards left in hand (RAM-40)."
    ]
    assert Scene("2H", "KS 7D", chosen=chosen).told("0 discard 2H", 0)["ru"][2:] == [
        "Боб записывает себе 15 очков: карты в руке (RAM-40)."
    ]
    assert Scene("2H", "KS 7D", chosen=chosen).told("0 discard 2H", 1) == {
        "en": [
            "Ann discards the two of hearts.",
            "Ann goes out. The deal is over.",
            "15 points count against you: cards left in hand (RAM-40).",
        ],
        "ru": [
            "Аня сбрасывает двойку червей.",
            "Аня выходит. Раздача окончена.",
            "Вам записывают 15 очков: карты в руке (RAM-40).",
        ],
    }


def test_RAM_41_a_penalty_in_elimination_counts_against_a_player() -> None:
    scene = Scene("AS KH KD 2D 2H", "6H", table=["QS KS X=AS"], chosen={"elimination": True})
    scene.told("0 swap AS @1")
    said = scene.told("0 discard KH", 0)
    assert said["en"][1] == "300 points count against you: joker won and not laid again (RAM-21)."
    assert said["ru"][1] == "Вам записывают 300 очков: забранный джокер не выложен снова (RAM-21)."


def test_one_point_that_counts_against_a_player_is_one() -> None:
    view = Scene("2H", "KS 7D", chosen={"elimination": True, "values": "traditional"}).view(0)
    assert tell(Speech("en"), view, [Scored(1, 1, "RAM-40")], NAMES["en"]) == [
        "1 point counts against Bob: cards left in hand (RAM-40)."
    ]


@pytest.mark.parametrize(
    ("elimination", "english", "russian"),
    [
        (False, "Ann loses 50 points: time run out (RAM-46).", "Аня теряет 50 очков: время вышло (RAM-46)."),
        (
            True,
            "50 points count against Ann: time run out (RAM-46).",
            "Аня записывает себе 50 очков: время вышло (RAM-46).",
        ),
    ],
)
def test_RAM_46_a_time_out_says_why_it_costs_where_putting_back_costs_nothing(
    elimination: bool, english: str, russian: str
) -> None:
    chosen: dict[str, Value] = {"manipulation": True, "timer": 60, "elimination": elimination}
    scene = Scene("KH KD 2C", "6H", table=["5D 6D 7D 8D 9D TD"], chosen=chosen)
    scene.told("0 split @1 3")
    told = scene.told("0 timeout", 1)
    assert told["en"][:2] == ["Ann puts everything back.", english]
    assert told["ru"][:2] == ["Аня возвращает всё на место.", russian]


def test_a_joker_is_any_joker() -> None:
    assert Scene("5H", "6H", phase="draw", stock="X 4C").told("0 draw stock", 0)["en"] == [
        "You draw a joker from the stock."
    ]
    assert Scene("5H 6C 7C 8C X", "6H").told("0 discard X", 1)["en"][0] == "Ann discards a joker."


def test_RAM_14_nobody_goes_out() -> None:
    view = Scene("2H", "KS 7D").view(0)
    assert tell(Speech("en"), view, [Ended((), "RAM-14")], NAMES["en"]) == [
        "The deal is over: nobody went out (RAM-14)."
    ]
    assert tell(Speech("ru"), view, [Ended((), "RAM-14")], NAMES["ru"]) == [
        "Раздача окончена: никто не вышел (RAM-14)."
    ]


def test_TAB_10_a_time_out_is_told_step_by_step() -> None:
    scene = Scene("5S 6S 7S KH KD 2C", "6H 6C 6D 6S", table=["5D 6D 7D 8D"], chosen={"manipulation": True, "timer": 60})
    scene.told("0 take 8D @1")
    # KH and KD are near each other; 5S, 6S and 7S too. The two is near none: it is thrown (TAB-10).
    assert scene.told("0 timeout", 1) == {
        "en": [
            "Ann puts everything back. 5 points.",
            "Ann loses 50 points: time run out (RAM-46).",
            "Ann discards the two of clubs.",
            "Your turn.",
        ],
        "ru": [
            "Аня возвращает всё на место. 5 очков.",
            "Аня теряет 50 очков: время вышло (RAM-46).",
            "Аня сбрасывает двойку треф.",
            "Ваш ход.",
        ],
    }


def test_RAM_35_the_match_is_over() -> None:
    over = MatchOver((0,), (1050, -20), "RAM-35")
    assert match_over(Speech("en"), over, NAMES["en"]) == (
        "The match is over (RAM-35): Ann wins. Ann 1050 points, Bob minus 20 points."
    )
    assert match_over(Speech("ru"), over, NAMES["ru"]) == (
        "Партия окончена (RAM-35): выигрывает Аня. Аня — 1050 очков, Боб — минус 20 очков."
    )
    shared = MatchOver((0, 1), (51, 51), "RAM-35")
    assert match_over(Speech("en"), shared, NAMES["en"]) == (
        "The match is over (RAM-35): Ann and Bob share the win. Ann 51 points, Bob 51 points."
    )
    assert match_over(Speech("ru"), shared, NAMES["ru"]) == (
        "Партия окончена (RAM-35): победили вместе Аня и Боб. Аня — 51 очко, Боб — 51 очко."
    )


def test_RAM_35_the_one_who_listens_is_told_as_you() -> None:
    over = MatchOver((0,), (1050, -20), "RAM-35")
    assert match_over(Speech("en"), over, NAMES["en"], 0) == (
        "The match is over (RAM-35): you win. Ann 1050 points, Bob minus 20 points."
    )
    assert match_over(Speech("ru"), over, NAMES["ru"], 0) == (
        "Партия окончена (RAM-35): вы выиграли. Аня — 1050 очков, Боб — минус 20 очков."
    )
    assert match_over(Speech("en"), over, NAMES["en"], 1) == match_over(Speech("en"), over, NAMES["en"])
    shared = MatchOver((0, 1), (51, 51), "RAM-35")
    assert match_over(Speech("en"), shared, NAMES["en"], 1) == (
        "The match is over (RAM-35): Ann and you share the win. Ann 51 points, Bob 51 points."
    )
    assert match_over(Speech("ru"), shared, NAMES["ru"], 1) == (
        "Партия окончена (RAM-35): победили вместе Аня и вы. Аня — 51 очко, Боб — 51 очко."
    )


def test_a_score_sheet_has_a_line_a_seat_and_rule() -> None:
    lines = [Scored(1, 15, "RAM-31"), Scored(0, 40, "RAM-31"), Scored(1, 6, "RAM-31"), Scored(1, -300, "RAM-21")]
    assert score_lines(Speech("en"), lines, NAMES["en"]) == [
        "Ann: 40 points, cards laid (RAM-31)",
        "Bob: 21 points, cards laid (RAM-31)",
        "Bob: minus 300 points, joker won and not laid again (RAM-21)",
    ]
    assert score_line(Speech("ru"), Scored(1, 21, "RAM-31"), NAMES["ru"]) == ("Боб: 21 очко, выложенные карты (RAM-31)")


# ---- Whole deals ----------------------------------------------------------------------------------------------------

ALL: dict[str, Value] = {"manipulation": True, "discard": "multiple", "identical": True, "first_upcard": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", [{}, ALL, {"elimination": True, "discard": "none"}])
@pytest.mark.parametrize("seat", [0, None])
def test_a_deal_is_told_from_its_beginning_to_its_end(
    language: Language, chosen: dict[str, Value], seat: int | None
) -> None:
    speech, names = Speech(language), NAMES[language]
    table = Table(RAMI, chosen, names, bytes(range(32)), 0)
    bots = [bot_at("greedy", RAMI, table.seed, place) for place in range(len(names))]
    view = table.view(seat)
    sights = [see(event, seat) for event in table.begin_deal()]
    told = [tell(speech, view, sights, names)]
    while table.state.phase != OVER:
        view = table.view(seat)
        kept = copy.copy(view)
        events = table.submit(table.turn, bots[table.turn].choose(table.view(table.turn)))
        assert isinstance(events, list)
        told.append(tell(speech, view, [see(event, seat) for event in events], names))
        assert view == kept
    assert all(told)
    lines = [line for step in told for line in step]
    assert all(
        (line[0].isupper() or line[0].isdigit()) and line[-1] == "." and "\n" not in line and "  " not in line
        for line in lines
    )
    end = {"en": "The deal is over", "ru": "Раздача окончена"}[language]
    assert len([line for line in lines if end in line]) == 1
