"""Tables that are full, told by nobody: what the page looks like then does not wait for such a deal to come."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
NAMES: Final = ["Ann", "Boris", "Clara", "Dmitri", "Ekaterina", "François"]
Data = dict[str, Any]


def fake(page: Page, table: Data, view: Data, answer: Callable[[Data], Data | None] = lambda asked: None) -> None:
    """Whatever the page asks about the table `fake`, it hears this; *answer* has the replies to what it says there."""
    page.route("**/api/me*", lambda route: route.fulfill(json={"id": "a", "name": "Ann"}))
    page.route("**/api/tables/fake*", lambda route: route.fulfill(json=table))

    def sit(socket: WebSocketRoute) -> None:
        hello = {"type": "hello", "table": table, "number": 1, "resumed": False, "chat": [], "muted": []}
        whole = {"type": "view", "number": 1, "hash": "", "left": None, "log": ["Deal 3."], "view": view}

        def reply(message: str | bytes) -> None:
            said = json.loads(message)
            told = answer(said)
            if told is not None:
                socket.send(json.dumps({**told, "id": said["id"]}))

        socket.on_message(reply)
        for message in (hello, whole):
            socket.send(json.dumps(message))

    page.route_web_socket("**/ws/**", sit)


def marriage() -> tuple[Data, Data]:
    """Six players; 22 cards in hand, the melds of two who have seen."""
    deck = [rank + suit for rank in RANKS for suit in SUITS] * 4
    random.Random(3).shuffle(deck)
    shown = ["5S 6S 7S", "9C 9D 9H", "TC JC QC KC", "2H 3H 4H", "KS KS KS", "JD QD 3S=KD"]
    melds = [_meld(at % 3 + 1, at // 3 + 1, cards) for at, cards in enumerate(shown)]
    return _table("marriage", NAMES), _view(NAMES, deck[:22], melds)


def manipulation() -> tuple[Data, Data]:
    """Four players, 61 cards on the table."""
    groups = [" ".join([rank + suit for rank in "A23456"]) for suit in SUITS]
    groups += [" ".join([rank + suit for suit in SUITS]) for rank in "789T"]
    groups += [" ".join([rank + suit for rank in "JQK"]) for suit in SUITS]
    groups += ["3H 3D 3C", "5S X=5H 5D", "8S 9S TS"]
    melds = [_meld(at + 1, at % 4, cards) for at, cards in enumerate(groups)]
    hand = ["2S", "2H", "4D", "6C", "8H", "9D", "TC", "JS", "KH", "X"]
    return _table("manipulation", NAMES[:4]), _view(NAMES[:4], hand, melds)


def _meld(number: int, owner: int, cards: str) -> Data:
    return {"number": number, "owner": owner, "cards": cards.split(), "label": "a meld"}


def _table(game: str, names: list[str]) -> Data:
    seats = [
        {"seat": seat, "kind": "bot" if seat else "person", "name": name, "level": None, "here": True, "kept": False}
        for seat, name in enumerate(names)
    ]
    return {
        "id": "fake",
        "game": game,
        "title": game.title(),
        "state": "playing",
        "number": 1,
        "open": False,
        "hints": True,
        "spectators": True,
        "chat": "free",
        "timer": None,
        "asking": 20,
        "pace": 0,
        "options": {},
        "differs": [],
        "differs_text": "The standard rules.",
        "clockwise": game != "marriage",
        "you": 0,
        "host": True,
        "invite": None,
        "link": None,
        "seats": [{**seat, "ready": False} for seat in seats],
        "over": None,
        "next": None,
        "frozen": None,
        "fair": {"promised": "", "salted": [], "deal_promised": None, "deal_seed": None, "seed": None, "salts": None},
    }


def _view(names: list[str], hand: list[str], melds: list[Data]) -> Data:
    seats = len(names)
    moves = [{"move": f"discard {card}", "label": "discard", "cards": [card], "at": []} for card in dict.fromkeys(hand)]
    return {
        "seat": 0,
        "deal": 3,
        "dealer": 2,
        "turn": 0,
        "phase": "play",
        "asked": [],
        "hand": hand,
        "sizes": [len(hand)] + [len(hand) - 1] * (seats - 1),
        "stock": 41,
        "pile": ["9H", "QD", "4C"],
        "aside": 0,
        "restocked": 0,
        "table": melds,
        "totals": [120, 85, 240, -35, 60, 10][:seats],
        "scores": [0] * seats,
        "wins": [0] * seats,
        "out": [False] * seats,
        "winners": [],
        "sheet": [],
        "over": None,
        "facts": {},
        "note": None,
        "standing": [],
        "moves": [{"verb": "discard", "moves": moves}],
    }
