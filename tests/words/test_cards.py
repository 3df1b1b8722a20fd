"""Cards and melds in words, in the right case."""

from __future__ import annotations

import pytest

from rummery.cards.card import JOKER
from rummery.cards.names import card_named
from rummery.melds.meld import JUMBLE, RUN, SAME, SET, Meld
from rummery.play.notation import read_cards
from rummery.words.cards import Case
from rummery.words.say import Speech
from tests.words.scene import meld

EN, RU = Speech("en"), Speech("ru")


def number(text: str) -> int:
    card = card_named(text)
    assert card is not None
    return card


@pytest.mark.parametrize(
    ("text", "english", "nominative", "accusative", "genitive"),
    [
        ("AS", "ace of spades", "туз пик", "туза пик", "туза пик"),
        ("2H", "two of hearts", "двойка червей", "двойку червей", "двойки червей"),
        ("3D", "three of diamonds", "тройка бубен", "тройку бубен", "тройки бубен"),
        ("4C", "four of clubs", "четвёрка треф", "четвёрку треф", "четвёрки треф"),
        ("5S", "five of spades", "пятёрка пик", "пятёрку пик", "пятёрки пик"),
        ("6H", "six of hearts", "шестёрка червей", "шестёрку червей", "шестёрки червей"),
        ("7D", "seven of diamonds", "семёрка бубен", "семёрку бубен", "семёрки бубен"),
        ("8C", "eight of clubs", "восьмёрка треф", "восьмёрку треф", "восьмёрки треф"),
        ("9S", "nine of spades", "девятка пик", "девятку пик", "девятки пик"),
        ("TD", "ten of diamonds", "десятка бубен", "десятку бубен", "десятки бубен"),
        ("JC", "jack of clubs", "валет треф", "валета треф", "валета треф"),
        ("QH", "queen of hearts", "дама червей", "даму червей", "дамы червей"),
        ("KS", "king of spades", "король пик", "короля пик", "короля пик"),
        ("X", "a joker", "джокер", "джокера", "джокера"),
    ],
)
def test_a_card_has_its_name_in_each_case(
    text: str, english: str, nominative: str, accusative: str, genitive: str
) -> None:
    card = number(text)
    cases: list[Case] = ["nom", "acc", "gen"]
    definite = english if text == "X" else f"the {english}"
    assert [EN.card(card, case) for case in cases] == [english, definite, definite]
    assert [RU.card(card, case) for case in cases] == [nominative, accusative, genitive]


def test_a_joker_is_told_with_the_card_it_stands_for() -> None:
    face = number("7S")
    assert EN.card(JOKER, "nom", face) == "a joker as the seven of spades"
    assert RU.card(JOKER, "nom", face) == "джокер за семёрку пик"
    assert RU.card(JOKER, "acc", face) == "джокера за семёрку пик"
    assert EN.card(face, "nom", face) == "seven of spades"


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("", "", ""),
        ("5H", "the five of hearts", "пятёрку червей"),
        ("5H KC", "the five of hearts and the king of clubs", "пятёрку червей и короля треф"),
        (
            "QS X 2D",
            "the queen of spades, a joker and the two of diamonds",
            "даму пик, джокера и двойку бубен",
        ),
    ],
)
def test_cards_are_a_list_in_their_order(text: str, english: str, russian: str) -> None:
    cards = read_cards(text)
    assert EN.cards(cards, "acc") == english
    assert RU.cards(cards, "acc") == russian


@pytest.mark.parametrize(
    ("text", "english", "nominative", "accusative"),
    [
        (
            "5S 6S 7S 8S",
            "five to eight of spades",
            "от пятёрки до восьмёрки пик",
            "цепочку от пятёрки до восьмёрки пик",
        ),
        ("QH KH AH", "queen to ace of hearts", "от дамы до туза червей", "цепочку от дамы до туза червей"),
        (
            "5S 6S X=7S",
            "five to seven of spades with a joker as seven",
            "от пятёрки до семёрки пик, джокер за семёрку",
            "цепочку от пятёрки до семёрки пик, джокер за семёрку",
        ),
        (
            "X=TC JC QC",
            "ten to queen of clubs with a joker as ten",
            "от десятки до дамы треф, джокер за десятку",
            "цепочку от десятки до дамы треф, джокер за десятку",
        ),
        (
            "7H 7D X",
            "three sevens: hearts and diamonds, with a joker",
            "три семёрки: червы и бубны, а ещё джокер",
            "группу из трёх семёрок: червы и бубны, а ещё джокер",
        ),
        (
            "7H 7D 7C X=7S",
            "four sevens: hearts, diamonds and clubs, with a joker as spades",
            "четыре семёрки: червы, бубны и трефы, а ещё джокер за пики",
            "группу из четырёх семёрок: червы, бубны и трефы, а ещё джокер за пики",
        ),
        (
            "KS KH KC",
            "three kings: spades, hearts and clubs",
            "три короля: пики, червы и трефы",
            "группу из трёх королей: пики, червы и трефы",
        ),
        ("QS QS QS", "three queens of spades", "три дамы пик", "группу из трёх дам пик"),
        (
            "AD AD X AD",
            "four aces of diamonds with a joker",
            "четыре туза бубен, один из них — джокер",
            "группу из четырёх тузов бубен, один из них — джокер",
        ),
        (
            "QS X QS",
            "three queens of spades with a joker",
            "три дамы пик, одна из них — джокер",
            "группу из трёх дам пик, одна из них — джокер",
        ),
        (
            "8C X=8H 8D 8S",
            "four eights: clubs, diamonds and spades, with a joker as hearts",
            "четыре восьмёрки: трефы, бубны и пики, а ещё джокер за червы",
            "группу из четырёх восьмёрок: трефы, бубны и пики, а ещё джокер за червы",
        ),
    ],
)
def test_a_meld_is_short_and_tells_its_joker(text: str, english: str, nominative: str, accusative: str) -> None:
    assert EN.meld(meld(text)) == english
    assert RU.meld(meld(text)) == nominative
    assert RU.meld(meld(text), "acc") == accusative


@pytest.mark.parametrize(
    ("size", "english", "nominative", "accusative"),
    [
        (5, "five jacks", "пять валетов", "группу из пяти валетов"),
        (6, "six jacks", "шесть валетов", "группу из шести валетов"),
        (7, "seven jacks", "семь валетов", "группу из семи валетов"),
        (8, "eight jacks", "восемь валетов", "группу из восьми валетов"),
        (9, "9 jacks", "9 валетов", "группу из 9 валетов"),
    ],
)
def test_PEN_17_large_sets_are_told_in_words(size: int, english: str, nominative: str, accusative: str) -> None:
    jacks = bytes([10] * size)
    large = Meld(SET, jacks, jacks)
    assert EN.meld(large).startswith(f"{english}: ")
    assert RU.meld(large).startswith(f"{nominative}: ")
    assert RU.meld(large, "acc").startswith(f"{accusative}: ")


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("9H", "nine of hearts", "девятка червей"),
        ("5S 6S", "five of spades and six of spades", "пятёрка пик и шестёрка пик"),
        ("7S 7H", "seven of spades and seven of hearts", "семёрка пик и семёрка червей"),
        (
            "5S 9H KD",
            "five of spades, nine of hearts and king of diamonds",
            "пятёрка пик, девятка червей и король бубен",
        ),
    ],
)
def test_a_part_of_a_meld_is_told_card_by_card(text: str, english: str, russian: str) -> None:
    assert EN.meld(meld(text)) == english
    assert RU.meld(meld(text)) == russian


def test_a_joker_left_alone_keeps_its_card() -> None:
    alone = Meld(JUMBLE, bytes([JOKER]), bytes([number("4D")]))
    assert EN.meld(alone) == "a joker as the four of diamonds"
    assert RU.meld(alone) == "джокер за четвёрку бубен"


def test_each_wild_card_of_a_run_is_told() -> None:
    cards, faces = read_cards("5S 2H 7S X"), read_cards("5S 6S 7S 8S")
    assert EN.meld(Meld(RUN, cards, faces)) == "five to eight of spades with two of hearts as six and a joker as eight"
    assert (
        RU.meld(Meld(RUN, cards, faces))
        == "от пятёрки до восьмёрки пик, двойка червей за шестёрку и джокер за восьмёрку"
    )


def test_several_wild_cards_of_one_meld_are_told_together() -> None:
    cards, faces = read_cards("7H X X"), read_cards("7H 7H 7H")
    assert EN.meld(Meld(SAME, cards, faces)) == "three sevens of hearts with a joker and a joker"
    assert RU.meld(Meld(SAME, cards, faces)) == "три семёрки червей, среди них джокер и джокер"


def test_several_melds_are_kept_apart() -> None:
    melds = [meld("5S 6S 7S"), meld("KS KH KC")]
    assert EN.melds(melds) == "five to seven of spades; three kings: spades, hearts and clubs"
