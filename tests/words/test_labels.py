"""The labels of the moves that are offered."""

from __future__ import annotations

import pytest

from rummery.melds.meld import Meld
from rummery.play.moves import Discard, DrawPile, Join, LayOff, MeldsMove, Move, Split, Swap, Take
from rummery.words.messages import LANGUAGES, Language
from rummery.words.say import Speech
from tests.words.scene import Scene, meld

TABLE = ["5S 6S 7S", "QS KS X=AS", "8S 9S TS JS QS KS", "4D 5D 6D 7D"]


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [
        ("draw stock", "draw from the stock", "взять карту из прикупа"),
        ("draw discard", "take the seven of hearts from the pile", "взять семёрку червей из сброса"),
        (
            "draw discard 3",
            "take the top 3 cards of the pile, down to the four of clubs",
            "взять верхние 3 карты сброса, вплоть до четвёрки треф",
        ),
        ("draw discard 5", "take 5 cards from the pile", "взять 5 карт из сброса"),
        ("meld 5S 6S 7S", "lay five to seven of spades", "выложить цепочку от пятёрки до семёрки пик"),
        (
            "meld 5S 6S 7S / KS KH KC",
            "lay 2 melds: five to seven of spades; three kings: spades, hearts and clubs",
            "выложить 2 комбинации: цепочку от пятёрки до семёрки пик; группу из трёх королей: пики, червы и трефы",
        ),
        (
            "lay 8S @1",
            "lay off the eight of spades on meld 1, five to seven of spades",
            "приложить восьмёрку пик к комбинации 1, от пятёрки до семёрки пик",
        ),
        (
            "lay 3S 4S @1",
            "lay off the three of spades and the four of spades on meld 1, five to seven of spades",
            "приложить тройку пик и четвёрку пик к комбинации 1, от пятёрки до семёрки пик",
        ),
        ("lay 8S @9", "lay off the eight of spades on meld 9", "приложить восьмёрку пик к комбинации 9"),
        (
            "swap AS @2",
            "win the joker of meld 2 with the ace of spades",
            "забрать джокера из комбинации 2, положив туза пик",
        ),
        ("discard KC", "discard the king of clubs", "сбросить короля треф"),
        ("discard X", "discard a joker", "сбросить джокера"),
        ("done", "end the turn", "закончить ход"),
        ("restore", "put everything back", "вернуть всё на место"),
        (
            "take 4D @4",
            "take the four of diamonds from meld 4, four to seven of diamonds",
            "взять четвёрку бубен из комбинации 4, от четвёрки до семёрки бубен",
        ),
        (
            "take 7S 6S 5S @1",
            "take the whole of meld 1, five to seven of spades",
            "взять целиком комбинацию 1, от пятёрки до семёрки пик",
        ),
        (
            "split @3 3",
            "split meld 3 into eight to ten of spades; jack to king of spades",
            "разделить комбинацию 3: от восьмёрки до десятки пик; от валета до короля пик",
        ),
        ("split @3 6", "split meld 3 after card 6", "разделить комбинацию 3 после 6-й карты"),
        (
            "join @1 @3",
            "join meld 3, eight to king of spades, to meld 1, five to seven of spades",
            "присоединить комбинацию 3, от восьмёрки до короля пик, к комбинации 1, от пятёрки до семёрки пик",
        ),
    ],
)
def test_a_move_says_what_it_would_do(move: str, english: str, russian: str) -> None:
    scene = Scene("5H", "", table=TABLE, discard="KD 4C 9D 7H")
    assert scene.label(f"0 {move}") == {"en": english, "ru": russian}


def kinds(base: type[Move]) -> list[type[Move]]:
    """The moves of all games."""
    found: list[type[Move]] = []
    for kind in base.__subclasses__():
        found.extend(kinds(kind) or [kind])
    return found


def example(kind: type[Move]) -> Move:
    """A move of this kind."""
    cards = meld("5S 6S 7S")
    if issubclass(kind, MeldsMove):
        melds: tuple[Meld, ...] = (cards,)
        return kind(melds)
    examples: list[Move] = [
        DrawPile(1),
        LayOff(b"\x05", b"\x05", 1),
        Swap(5, 1),
        Discard(5),
        Take(b"\x05", 1),
        Split(1, 1),
        Join(1, 2),
    ]
    return next((move for move in examples if type(move) is kind), None) or kind()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_label(language: Language) -> None:
    view = Scene("5H", "", table=TABLE, discard="7H").view(0)
    labels = [Speech(language).move(example(kind), view) for kind in kinds(Move)]
    assert len(labels) > 20
    assert all(labels)
    assert len(set(labels)) == len(labels)
