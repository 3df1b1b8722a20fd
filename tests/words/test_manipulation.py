"""What Manipulation says, in both languages: what happened, why not, and what is offered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rummery.games.manipulation import MANIPULATION
from rummery.play.laws import Refusal
from rummery.play.notation import read_move
from rummery.play.options import Value, read_options
from rummery.play.position import read_position
from rummery.play.reading import read_json
from rummery.play.sight import see
from rummery.table.table import Table
from rummery.words.messages import LANGUAGES, Language
from rummery.words.say import Speech
from rummery.words.tell import tell
from tests.games.manipulation.situation import position_of
from tests.words.scene import NAMES


class Scene:
    """Three at a table of Manipulation, in a position as the tests of its rules make one."""

    def __init__(
        self, *hands: str, table: list[str] | None = None, chosen: dict[str, Value] | None = None, **fields: Any
    ) -> None:
        position = position_of(*hands, table=table or [], **fields)
        options = read_options(MANIPULATION.options, chosen or {})
        self.table = Table(MANIPULATION, chosen or {}, NAMES["en"][: len(hands)], bytes(32), 0)
        node = read_json(json.dumps(position).encode())
        self.table.begin_from(read_position(MANIPULATION, options, len(hands), node))

    def told(self, text: str, language: Language, seat: int | None = None) -> list[str]:
        """Make a move; what is told of it."""
        before = self.table.view(seat)
        options = self.table.options
        move = read_move(text, lambda cards, faces: MANIPULATION.recognise(options, cards, faces, False))
        events = self.table.submit(self.table.turn, move)
        assert not isinstance(events, Refusal), events
        return tell(Speech(language), before, [see(event, seat) for event in events], NAMES[language])

    def refused(self, text: str) -> dict[Language, str]:
        options = self.table.options
        move = read_move(text, lambda cards, faces: MANIPULATION.recognise(options, cards, faces, False))
        refusal = MANIPULATION.check(self.table.view(self.table.turn), move)
        assert refusal is not None, text
        return {
            language: str(Speech(language).refusal("manipulation", refusal, NAMES[language])) for language in LANGUAGES
        }

    def offered(self, language: Language) -> list[str]:
        view = self.table.view(0)
        return [str(Speech(language).move(move, view)) for move in MANIPULATION.menu(view)]


TABLE = ["4D 5D 6D 7D", "9S 9C 9D"]
HANDS = ("4H 4C 9H KS", "AS", "AC")


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [
        (
            "meld 4D 5D 6D 7D / 9S 9C 9D 9H",
            "Ann lays off the nine of hearts on meld 2, now four nines: spades, clubs, diamonds and hearts.",
            "Аня прикладывает девятку червей к комбинации 2, теперь в ней четыре девятки: пики, трефы, бубны и червы.",
        ),
        (
            "meld 5D 6D 7D / 9S 9C 9D / 4D 4H 4C",
            "Ann rearranges the table with the four of hearts and the four of clubs from the hand: "
            "meld 1, five to seven of diamonds; meld 3, three fours: diamonds, hearts and clubs.",
            "Аня раскладывает стол заново, добавляя с руки четвёрку червей и четвёрку треф: "
            "комбинация 1, от пятёрки до семёрки бубен; комбинация 3, три четвёрки: бубны, червы и трефы.",
        ),
        (
            "meld 9S 9C 9D 9H / 4D 5D 6D 7D",
            "Ann rearranges the table with the nine of hearts from the hand: "
            "meld 1, four nines: spades, clubs, diamonds and hearts. Other melds have new numbers now.",
            "Аня раскладывает стол заново, добавляя с руки девятку червей: "
            "комбинация 1, четыре девятки: пики, трефы, бубны и червы. У других комбинаций теперь новые номера.",
        ),
    ],
)
def test_MAN_12_only_what_has_changed_on_the_table_is_told(move: str, english: str, russian: str) -> None:
    assert Scene(*HANDS, table=TABLE).told(move, "en") == [english]
    assert Scene(*HANDS, table=TABLE).told(move, "ru") == [russian]


def test_new_melds_beside_the_table_are_simply_laid() -> None:
    scene = Scene("5S 6S 7S KD", "AS", "AC", table=TABLE)
    assert scene.told("meld 4D 5D 6D 7D / 9S 9C 9D / 5S 6S 7S", "en", 0) == [
        "You lay down meld 3: five to seven of spades."
    ]


def test_MAN_20_a_knock_is_heard_with_what_the_hands_count() -> None:
    hands = ("5C", "3C", "KD KH")
    assert Scene(*hands, drawn=3).told("knock", "en", 1) == [
        "Ann knocks with 5 points.",
        "Your hand counts 3 points.",
        "The hand of Cleo counts 20 points.",
        "You have won the deal.",
        "You get 19 points: how much more the other hands count (MAN-31).",
        "You get 10 points: the knocker was beaten (MAN-32).",
    ]
    assert Scene(*hands, drawn=3).told("knock", "ru") == [
        "Аня стучит, в руке 5 очков.",
        "В руке у игрока Боб 3 очка.",
        "В руке у игрока Клео 20 очков.",
        "Раздачу выигрывает Боб.",
        "Боб получает 19 очков: насколько дороже другие руки (MAN-31).",
        "Боб получает 10 очков: победа над стучавшим (MAN-32).",
    ]


def test_MAN_32_several_who_win_are_named_together() -> None:
    scene = Scene("5C", "3C", "3D", drawn=3)
    assert "You and Cleo have won the deal together." not in scene.told("knock", "en", 1)
    assert "Раздачу выиграли вместе Боб и Клео." in Scene("5C", "3C", "3D", drawn=3).told("knock", "ru")
    assert "Bob and Cleo have won the deal together." in Scene("5C", "3C", "3D", drawn=3).told("knock", "en")


def test_MAN_21_who_goes_out_is_told_first() -> None:
    scene = Scene("9H", "AS 4S", "AC", table=TABLE)
    assert scene.told("meld 4D 5D 6D 7D / 9S 9C 9D 9H", "en", 0)[1:] == [
        "You go out. The deal is over.",
        "The hand of Bob counts 5 points.",
        "The hand of Cleo counts 1 point.",
        "You get 6 points: how much more the other hands count (MAN-31).",
        "You get 25 points: went out (MAN-33).",
    ]


def test_MAN_22_the_last_lap_is_told() -> None:
    scene = Scene(*HANDS, stock="", drawn=3)
    assert scene.told("done", "en", 1) == [
        "The stock is used up. Everybody has one more turn, without a draw and without knocking.",
        "Your turn.",
    ]
    assert scene.told("pass", "ru")[0] == "Боб отказывается."


@pytest.mark.parametrize(
    ("move", "fields", "english", "russian"),
    [
        (
            "done",
            {},
            "The turn is not over yet. Meld or draw on.",
            "Ход ещё не окончен. Выкладывайте или берите ещё.",
        ),
        (
            "done",
            {"chosen": {"may_pass": True}},
            "The turn is not over yet. Meld or draw on, or pass.",
            "Ход ещё не окончен. Выкладывайте или берите ещё либо откажитесь.",
        ),
        (
            "done",
            {"stock": ""},
            "The turn is not over yet. Meld or pass.",
            "Ход ещё не окончен. Выкладывайте или откажитесь.",
        ),
        (
            "knock",
            {"drawn": 3},
            "Your hand counts 27, and one knocks with 5 at most. Lay more cards first.",
            "В руке 27 очков, а стучат, когда не больше 5. Сначала выложите ещё карты.",
        ),
        (
            "knock",
            {},
            "A knock comes at the end of the turn. Meld or draw on first.",
            "Стучат в конце хода. Сначала выложите или берите ещё.",
        ),
        (
            "draw",
            {"chosen": {"max_draws": 1}},
            "At this table 1 card is drawn in a turn, and no more. Meld, knock, or end the turn.",
            "За этим столом за ход берут 1 карту, не больше. Выкладывайте, постучите или закончите ход.",
        ),
        (
            "meld 4D 5D 6D 7D / 9S 9C 9D",
            {},
            "You have only moved what lies there. Add at least one card from your hand.",
            "Вы только переложили то, что лежит. Добавьте хотя бы одну карту с руки.",
        ),
        (
            "meld 5D 6D 7D / 9S 9C 9D 9H",
            {},
            "Every card of the table stays on it; 4D is missing. Name it too.",
            "Все карты стола остаются на нём; не хватает 4D. Назовите и их.",
        ),
        (
            "meld 4D 5D 6D 7D / 9S 9C / 9D 9H",
            {},
            "9S 9C is not a set. A set is three or four cards of one rank, none of them twice. "
            "The whole table must lie in melds.",
            "9S 9C — не группа. Группа — это три или четыре карты одного достоинства, и ни одна не повторяется. "
            "Весь стол должен лежать в комбинациях.",
        ),
    ],
)
def test_a_refusal_says_what_would_make_it_legal(move: str, fields: dict[str, Any], english: str, russian: str) -> None:
    assert Scene(*HANDS, table=TABLE, **fields).refused(move) == {"en": english, "ru": russian}


@pytest.mark.parametrize(
    ("move", "english"),
    [
        (
            "meld X=AD 2D 3D 4D 5D",
            "The joker that is 6D stays 6D until that card itself lies on the table. Name it so, or add 6D.",
        ),
        ("meld 4D 5D 6D", "The joker that was 6D is missing. It stays on the table: give it a new name in a meld."),
        ("meld 4D 5D X=6D / 7H 7C X", "Which card is the joker in 7H 7C X? Name it, such as X=7S."),
        ("meld 4D 5D X=6D / 7H 7C X=7C", "In 7H 7C X=7C the joker would be 7C once more. Give it another suit."),
    ],
)
def test_MAN_16_and_17_refusals_name_the_joker(move: str, english: str) -> None:
    scene = Scene("6D 2D 3D 7H 7C X KS", "AS", "AC", table=["4D 5D X=6D"])
    assert scene.refused(move)["en"] == english


def test_what_is_offered_is_told_by_what_it_changes() -> None:
    assert Scene("4H 4C 9H", "AS", "AC", table=TABLE).offered("en") == [
        "draw a card",
        "lay the four of clubs and the four of hearts and rearrange: "
        "meld 1, five to seven of diamonds; meld 3, three fours: diamonds, clubs and hearts",
        "lay off the nine of hearts on meld 2, three nines: spades, clubs and diamonds",
    ]
    assert Scene("6D KS", "AS", "AC", table=["4D 5D X=6D"]).offered("ru") == [
        "взять карту",
        "выложить шестёрку бубен и разложить заново: комбинация 1, от тройки до шестёрки бубен, джокер за тройку",
        "выложить шестёрку бубен и разложить заново: комбинация 1, от четвёрки до семёрки бубен, джокер за семёрку",
    ]
