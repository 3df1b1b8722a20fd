"""What a player is told with a refusal: how far off, which cards, which meld."""

from __future__ import annotations

from typing import Any

from tests.games.rami.situation import situation


def test_RAM_13_the_points_and_those_needed() -> None:
    deal = situation("QD KD AD 2D", "KS", opened=[False, True])
    assert deal.figures("meld QD KD AD") == {"points": 35, "needed": 40}


def test_RAM_15_and_RAM_16_the_meld_that_is_none() -> None:
    deal = situation("5H 6H 7H 5S 6S 8S 9H 9D 9S 9S 2D", "KS", stock="2C")
    assert deal.figures("meld 5H 6H 7H / 5S 6S 8S")["meld"] == "5S 6S 8S"
    assert deal.figures("meld 5H 6H 7H / 9H 9S 9S")["meld"] == "9H 9S 9S"
    assert deal.figures("meld 9H 9D 9S / 5S 6S 8S")["meld"] == "5S 6S 8S"


def test_RAM_19_what_the_meld_wants() -> None:
    deal = situation("KC 2D", "KS", table=["5S 6S 7S", "7H 7D 7C 7S"])
    figures = deal.figures("lay KC @1")
    assert (figures["cards"], figures["meld"]) == ("KC", "5S 6S 7S")
    assert sorted(str(figures["wants"]).split()) == ["4S", "8S"]
    assert deal.figures("lay KC @2")["wants"] == "-"


def test_RAM_20_what_the_joker_stands_for() -> None:
    deal = situation("KC 2D", "KS", table=["5S 6S X=7S", "8H 8D X", "9H 9D 9S"])
    assert deal.figures("swap KC @1")["stands"] == "7S"
    assert [deal.figures(f"swap KC @{number}")["joker"] for number in (1, 2, 3)] == ["certain", "open", "none"]


def test_RAM_12_the_card_that_must_be_laid() -> None:
    chosen: dict[str, Any] = {"must_use_discard": True}
    deal = situation("7H 7D 7C 2H", "KS", took="7C", chosen=chosen)
    assert deal.figures("discard 2H") == {"card": "7C"}


def test_RAM_42_the_meld_that_is_broken() -> None:
    deal = situation("2H 3H", "KS", table=["9H TH JH", "5S 6S 7S"], chosen={"manipulation": True}).play("take 5S @2")
    assert deal.figures("discard 2H") == {"meld": "6S 7S"}


def test_RAM_42_the_cards_that_a_rearrangement_leaves_out() -> None:
    deal = situation("2H 3H", "KS", table=["9H TH JH", "5S 6S 7S 8S"], chosen={"manipulation": True})
    assert deal.figures("rearrange 5S 6S 7S / 9H TH JH") == {"cards": "8S"}


def test_TAB_04_the_cards_that_are_not_held() -> None:
    deal = situation("7H 7D 2H", "KS")
    assert deal.figures("meld 7H 7D 7C") == {"cards": "7C", "held": "none"}
    assert deal.figures("meld 7H 7D 7H") == {"cards": "7H", "held": "some"}


def test_TAB_02_whose_turn_it_is() -> None:
    assert situation("7H", "KS", "KD").figures("2 discard KD") == {"seat": 0}
