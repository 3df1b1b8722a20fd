"""What is told of a deal of Marriage: seeing, lay-outs, the end; how lay-outs are offered."""

from __future__ import annotations

from rummery.games.marriage import MARRIAGE
from rummery.games.marriage.cut import cut
from rummery.play.match import Cut, Seat
from rummery.play.moves import Move
from rummery.play.notation import read_move
from rummery.play.sight import see
from rummery.words.joker import told_cut
from rummery.words.say import Speech
from rummery.words.tell import tell
from tests.games.marriage.situation import VISIT, Situation, options, seen, situation

EN, RU = Speech("en"), Speech("ru")
NAMES = ("Ann", "Bob")


def told(deal: Situation, text: str, seat: Seat | None, speech: Speech = EN) -> list[str]:
    before = deal.view(seat)
    deal.play(text)
    return tell(speech, before, [see(event, seat) for event in deal.last], NAMES)


def move(text: str) -> Move:
    return read_move(text, lambda cards, faces: MARRIAGE.recognise(options(), cards, faces, False))


def test_MAR_16_who_sees_is_told_the_joker_and_what_is_wild() -> None:
    hands = (VISIT.replace(" /", "") + " KD", "2C")
    assert told(situation(*hands), f"see {VISIT}", 0)[1:] == [
        "You have seen the cut joker.",
        "The cut joker is three of hearts. For you all cards of its rank are wild, and its neighbours four of hearts"
        " and two of hearts.",
    ]
    assert told(situation(*hands), f"see {VISIT}", 1)[1:] == ["Ann has seen the cut joker."]
    assert told(situation(*hands), f"see {VISIT}", 0, RU)[2] == (
        "Джокер — тройка червей. Для вас дикие все карты этого достоинства и соседние с джокером карты:"
        " четвёрка червей и двойка червей."
    )


def test_MAR_17_and_19_a_lay_out_is_told_by_what_is_new() -> None:
    deal = seen("KS KD KH 8S 3S 6D 4C", "2C", shown=[VISIT, "8D 9D TD / JH QH KH / 7C 8C 9C"])
    assert told(deal, f"lay out {VISIT} / KS KD KH", 1) == [
        "Ann lays down meld 4: three kings: spades, diamonds and hearts."
    ]
    longer = VISIT.replace("7S", "7S 8S") + " / KS KD KH"
    assert told(deal, f"lay out {longer}", 1) == [
        "Ann lays off the eight of spades on meld 1, now five to eight of spades."
    ]
    assert told(deal, "take back", 1) == ["Ann puts everything back."]
    other = VISIT.replace("7S", "7S 8S") + " / 6D 3S=7D 8D"
    assert deal.refusal(f"lay out {other}") == "TAB-04"


def test_MAR_20_and_33_the_end_is_told_in_its_order() -> None:
    deal = seen("KD", "KS 9D 2H")
    assert told(deal, f"show {VISIT}", 1) == [
        "Ann now has on the table: meld 1, five to seven of spades; meld 2, three nines: clubs, diamonds and hearts;"
        " meld 3, ten to queen of clubs.",
        "Ann discards the king of diamonds.",
        "The cut joker was three of hearts.",
        "Ann has shown. The deal is over.",
        "You count 19.",
        "Ann gets 19 points: deadwood, paid to who has shown (MAR-33).",
        "You lose 19 points: deadwood, paid to who has shown (MAR-33).",
        "Your value is 2.",
        "Ann loses 2 points: exchange of value (MAR-35).",
        "You get 2 points: exchange of value (MAR-35).",
    ]


def test_MAR_17_and_20_lay_outs_are_offered_by_what_is_new() -> None:
    deal = seen("KS KD KH 8S 4C", "2C")
    view = deal.view(0)
    assert EN.move(move(f"lay out {VISIT} / KS KD KH"), view) == (
        "lay out, besides what lies there, three kings: spades, diamonds and hearts"
    )
    assert EN.move(move(f"lay out {VISIT.replace('7S', '7S 8S')}"), view) == (
        "lay out the eight of spades in addition, making five to eight of spades"
    )
    show = seen("KS KD KH 4C", "2C")
    assert EN.move(move(f"show {VISIT} / KS KD KH"), show.view(0)).startswith(
        "show all cards, discarding the four of clubs"
    )
    assert RU.move(move(f"show {VISIT} / KS KD KH"), show.view(0)).startswith("открыться и сбросить четвёрку треф")


def test_MAR_34_tunnelas_are_told_to_all() -> None:
    deal = situation("7S 7S 7S KD", "2C", chosen={"value_table": "nepali"}, phase="draw", stock="9C 9D")
    assert told(deal, "tunnela 7S 7S 7S", 1) == ["Ann shows before the first draw: three sevens of spades."]


def test_MAR_03_the_cut_is_told_with_every_round() -> None:
    rounds = (((0, 0), (1, 13)), ((0, 5), (1, 30)))
    assert told_cut(EN, Cut(rounds, 1), NAMES, 1) == [
        "Cutting for the deal: Ann ace of clubs, Bob ace of diamonds.",
        "Cutting for the deal: Ann six of clubs, Bob five of hearts.",
        "You deal first.",
    ]
    assert told_cut(RU, cut(options(first_dealer="random"), 2, bytes(32)), NAMES, None)[0].startswith("Первым сдаёт")


def test_MAR_15_wild_cards_alone_are_told_one_by_one() -> None:
    deal = seen("3S 3D 2H 4C", "2C")
    assert told(deal, f"lay out {VISIT} / 3S 3D 2H", 1) == [
        "Ann lays down meld 4: three of spades, three of diamonds and two of hearts."
    ]
