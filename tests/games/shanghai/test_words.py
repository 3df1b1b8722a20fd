"""What a player of Shanghai rum is told: refusals with what would help, purchases, the contract."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rummery.games.shanghai import SHANGHAI
from rummery.play.laws import Refusal
from rummery.play.match import Seat
from rummery.play.moves import Swap
from rummery.play.notation import read_cards, read_seat_and_move
from rummery.play.options import Value, read_options
from rummery.play.position import read_position
from rummery.play.reading import read_json
from rummery.play.sight import see
from rummery.table.table import Table
from rummery.terminal.at_turn import hand_notes, table_notes, turn_lines
from rummery.terminal.hand import with_cards_for_numbers
from rummery.words.messages import Language
from rummery.words.say import Speech
from rummery.words.tell import tell

NAMES: dict[Language, tuple[str, ...]] = {"en": ("Ann", "Bob", "Cleo"), "ru": ("Аня", "Боб", "Клео")}


class Scene:
    """Three at a table of Shanghai rum; unless *fields* say otherwise, Ann is to play and Cleo dealt."""

    def __init__(self, *hands: str, table: tuple[str, ...] = (), chosen: dict[str, Value] | None = None, **fields: Any):
        position: dict[str, Any] = {
            "hands": list(hands),
            "dealer": 2,
            "turn": 0,
            "phase": "play",
            "stock": "3C 4C 5C 6C 7C 9C",
            "table": [{"cards": meld} for meld in table],
        }
        values = chosen or {}
        node = read_json(json.dumps(position | fields).encode())
        self.table = Table(SHANGHAI, values, NAMES["en"], bytes(32), 0)
        self.table.begin_from(read_position(SHANGHAI, read_options(SHANGHAI.options, values), 3, node))

    def told(self, text: str, listener: Seat | None) -> dict[Language, list[str]]:
        before = self.table.view(listener)
        seat, move = read_seat_and_move(text, 3, lambda c, f: SHANGHAI.recognise(self.table.options, c, f, False))
        events = self.table.submit(seat, move)
        assert not isinstance(events, Refusal), events
        sights = [see(event, listener) for event in events]
        return {language: tell(Speech(language), before, sights, names) for language, names in NAMES.items()}

    def refused(self, text: str) -> dict[Language, str]:
        seat, move = read_seat_and_move(text, 3, lambda c, f: SHANGHAI.recognise(self.table.options, c, f, False))
        refusal = SHANGHAI.check(self.table.view(seat), move)
        assert refusal is not None
        return {
            language: str(Speech(language).refusal("shanghai", refusal, names)) for language, names in NAMES.items()
        }

    def at_turn(self) -> dict[Language, list[str]]:
        view = self.table.view(self.table.turn)
        return {language: turn_lines(Speech(language), view, names) for language, names in NAMES.items()}


OFFER: dict[str, Any] = {"phase": "draw", "discard": "9H KS", "discarder": 2}


def test_SHA_12_a_purchase_is_told_in_the_order_in_which_it_happens() -> None:
    scene = Scene("2S 4H", "2D 4D", "2C 6H", **OFFER)
    assert scene.told("0 draw stock", 2) == {"en": [], "ru": []}
    assert scene.told("1 buy", 2) == {
        "en": ["Bob buys the king of spades.", "Bob draws 2 cards from the stock.", "Ann draws a card from the stock."],
        "ru": ["Боб покупает короля пик.", "Боб берёт 2 карты из прикупа.", "Аня берёт карту из прикупа."],
    }


def test_SHA_12_the_buyer_sees_the_cards() -> None:
    scene = Scene("2S 4H", "2D 4D", "2C 6H", **OFFER)
    scene.told("0 draw stock", None)
    assert scene.told("1 buy", 1)["en"][:2] == [
        "You buy the king of spades.",
        "You draw the three of clubs and the four of clubs from the stock.",
    ]


def test_SHA_12_to_15_an_offer_says_what_for_how_much_and_who_else() -> None:
    scene = Scene("2S 4H", "2D 4D", "2C 6H", buys=[0, 2, 0], **(OFFER | {"discarder": None}))
    scene.told("0 draw stock", None)
    assert scene.at_turn() == {
        "en": [
            "Ann draws from the stock. The upcard is for sale: king of spades.",
            "You would get it and 2 cards of the stock. You may buy once more in this deal.",
            "Asked after you, if you pass: Cleo.",
            "The contract: three sets. You lack about 7 cards.",
        ],
        "ru": [
            "Аня берёт из прикупа. Продаётся открытая карта: король пик.",
            "Вы получите её и 2 карты прикупа. Купить в этой раздаче можно ещё 1 раз.",
            "Если откажетесь, после вас спросят: Клео.",
            "Контракт: три группы. Не хватает примерно 7 карт.",
        ],
    }
    scene.told("1 pass", None)
    assert scene.at_turn()["en"][1:3] == [
        "You would get it and 2 cards of the stock. You may buy 3 times more in this deal.",
        "Asked before you, and passed: Bob.",
    ]


def test_SHA_15_an_offer_in_the_turn_of_one_who_is_down() -> None:
    scene = Scene("2S 4H KD", "2D 4D", "2C 6H", down=[False, True, False], discard="9H", chosen={"buys": "unlimited"})
    assert scene.told("0 discard KD", 2)["ru"] == ["Аня сбрасывает короля бубен."]
    assert scene.at_turn()["en"] == [
        "Bob is down, so you are asked first. The upcard is for sale: king of diamonds, thrown by Ann.",
        "You would get it and 2 cards of the stock. You may buy as often as you like.",
        "The contract: three sets. You lack about 7 cards.",
    ]
    scene.told("2 pass", None)
    assert scene.at_turn()["en"] == ["You are down, so the others were asked first: nobody buys the upcard."]
    assert scene.at_turn()["ru"] == [
        "Ваш контракт выложен, поэтому сначала спросили остальных: открытую карту никто не купил."
    ]


def test_SHA_11_and_24_a_turn_without_a_discard_is_told() -> None:
    scene = Scene("KC", "2D 4D", "2C 6H", table=("KS KH KD",), down=[True, False, False], discard="9H")
    assert scene.told("0 done", 1) == {
        "en": ["Ann ends the turn without a discard, with 1 card left.", "Your turn."],
        "ru": ["Аня заканчивает ход без сброса; осталась 1 карта.", "Ваш ход."],
    }
    assert scene.at_turn()["en"][0] == "There is no upcard: the last turn ended without a discard."


@pytest.mark.parametrize(
    ("number", "english", "russian"),
    [
        (1, "three sets", "три группы"),
        (2, "two sets and a run of four or more", "две группы и цепочка не короче четырёх карт"),
        (4, "three runs of four or more", "три цепочки не короче четырёх карт"),
        (8, "a set and three runs of four or more", "группа и три цепочки не короче четырёх карт"),
    ],
)
def test_SHA_21_the_contract_is_told_when_the_cards_are_dealt(number: int, english: str, russian: str) -> None:
    scene = Scene("2S", "2D", "2C", deal=number)
    dealt = SHANGHAI.deal(SHANGHAI.new(scene.table.state.match, bytes(32)))
    view, sights = scene.table.view(None), [see(event, None) for event in dealt]
    said = {language: tell(Speech(language), view, sights, names) for language, names in NAMES.items()}
    assert said["en"][0].endswith(f"The contract: {english}.")
    assert said["ru"][0].endswith(f"Контракт: {russian}.")


def test_SHA_20_and_23_what_is_told_with_hand_and_table() -> None:
    scene = Scene("KS KH KD QS QH QD JS JH JD", "2D", "2C", down=[False, True, True])
    assert hand_notes(Speech("en"), scene.table.view(0)) == [
        "The contract: three sets. You may have it; see what is offered, or type down and your melds."
    ]
    assert hand_notes(Speech("en"), scene.table.view(1)) == []
    assert table_notes(Speech("ru"), scene.table.view(0), NAMES["ru"]) == ["Контракт выложен: Боб и Клео."]


def test_SHA_18_the_duty_to_lay_down_is_told() -> None:
    scene = Scene("KS KH", "2D", "2C", must_go_down=True)
    assert scene.at_turn()["en"] == ["You took a wild card from the table: lay down the contract in this turn."]
    assert scene.refused("0 discard KS") == {
        "en": "You took a wild card from the table, so you must lay down the contract first: three sets.",
        "ru": "Вы взяли со стола дикую карту, поэтому сначала выложите контракт: три группы.",
    }


@pytest.mark.parametrize(
    ("fields", "move", "english", "russian"),
    [
        (
            {"deal": 2},
            "0 down KS KH KD / QS QH QD",
            "This is not the contract of this deal. It is two sets and a run of four or more, all in one move and"
            " nothing else.",
            "Это не контракт этой раздачи. Контракт — две группы и цепочка не короче четырёх карт, всё одним действием"
            " и ничего больше.",
        ),
        (
            {},
            "0 down KS X X / QS QH QD / JS JH KD",
            "JS JH KD is not a run. A run is four or more cards of one suit in order; one with an unnamed wild card is"
            " given in ascending order.",
            "JS JH KD — не цепочка. Цепочка — это четыре или больше карт одной масти подряд; с неназванной дикой"
            " картой её называют по возрастанию.",
        ),
        (
            {},
            "0 down KS X X / QS QH QD / KH KD X",
            "KS X X has more wild cards (2) than natural ones (1). Use fewer wild cards, or add natural ones.",
            "В KS X X диких карт (2) больше, чем обычных (1). Возьмите меньше диких или добавьте обычных.",
        ),
        (
            {"down": [True, False, False]},
            "0 lay X @1",
            "Say which card X is to be on 4S 5S 6S 7S, such as X=7S. What fits there: 3S 8S.",
            "Скажите, какой картой X будет в 4S 5S 6S 7S, например X=7S. Подходит: 3S 8S.",
        ),
        (
            {},
            "0 lay X=8S @1",
            "First lay down the contract: three sets. After that you may lay off, even in the same turn.",
            "Сначала выложите контракт: три группы. После этого прикладывать можно, даже в тот же ход.",
        ),
        (
            {"buys": [0, 3, 0], "phase": "draw", "discard": "9H"},
            "1 buy",
            "You have bought 3 times in this deal, and that is as often as you may.",
            "В этой раздаче вы уже покупали 3 раза, больше нельзя.",
        ),
        (
            {"phase": "draw", "discard": "9H", "stock": "3C"},
            "1 buy",
            "A buyer gets 2 cards of the stock, and the player in turn one more. Stock (1) and discard pile do not"
            " have so many.",
            "Покупатель получает 2 карты прикупа, и ещё одна нужна ходящему. В прикупе (1) и сбросе столько нет.",
        ),
    ],
)
def test_a_refusal_says_what_would_make_it_legal(fields: dict[str, Any], move: str, english: str, russian: str) -> None:
    scene = Scene("KS KH KD QS QH QD JS JH X X X", "2D", "2C", table=("4S 5S 6S 7S",), **fields)
    assert scene.refused(move) == {"en": english, "ru": russian}


def test_SHA_18_the_label_of_a_swap_says_what_it_wins() -> None:
    table = ("5S 6S X=7S 8S", "5D 6D 2H=7D 8D")
    scene = Scene("7S 7D KD", "2D", "2C", table=table, down=[True, False, False], chosen={"twos_wild": "all"})
    view = scene.table.view(0)
    labels = [str(Speech("en").move(move, view)) for move in scene.table.menu(0) if isinstance(move, Swap)]
    assert labels == [
        "win the joker of meld 1 with the seven of spades",
        "win the wild card of meld 2 with the seven of diamonds",
    ]


@pytest.mark.parametrize("language", NAMES)
def test_the_help_of_the_game_names_its_moves(language: Language) -> None:
    said = Speech(language).messages.say("play-help-shanghai", "shanghai")
    assert all(move in said for move in ("buy", "pass", "down 5S 5H 5C / 9D TD JD QD", "lay X=8S @1", "done"))


def test_cards_of_a_contract_are_typed_by_their_numbers() -> None:
    hand = list(read_cards("8S 8H 8D 9C TC JC QC"))
    assert with_cards_for_numbers("down 1 2 3 / 4 5 6 7", hand) == "down 8S 8H 8D / 9C TC JC QC"
