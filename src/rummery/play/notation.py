"""Moves and melds as text, both ways. Text to move to text is the identity on what is written here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rummery.cards.card import JOKER, Card, Cards
from rummery.cards.names import NAMES, card_named, names
from rummery.melds.meld import OPEN, Meld, misnamed, text_of, texts_of
from rummery.play.match import Seat
from rummery.play.moves import (
    DEAD,
    DISCARDS,
    DONE,
    DRAW_PILE,
    DRAW_STOCK,
    RESTORE,
    TIMEOUT,
    Buy,
    Discard,
    Down,
    Draw,
    DrawPile,
    Join,
    Knock,
    Lay,
    LayOff,
    LayOut,
    MeldsMove,
    Move,
    Pass,
    Rearrange,
    See,
    Show,
    Split,
    Swap,
    Take,
    TakeBack,
    Tunnela,
)
from rummery.play.problem import Problem

MOST_CARDS: Final = 512
"""Cards in one text: more than any game has."""

Recogniser: TypeAlias = Callable[[Cards, Cards], Meld]
"""The meld that cards are, with the faces that were named for them (OPEN for those that were not)."""

PLAIN: Final[dict[str, Move]] = {
    "draw": Draw(),
    "draw stock": DRAW_STOCK,
    "draw discard": DRAW_PILE,
    "buy": Buy(),
    "pass": Pass(),
    "knock": Knock(),
    "dead": DEAD,
    "take back": TakeBack(),
    "done": DONE,
    "restore": RESTORE,
    "timeout": TIMEOUT,
}
"""The moves that are always the same words."""

_MELDS: Final[dict[str, type[MeldsMove]]] = {
    "lay out": LayOut,
    "meld": Lay,
    "down": Down,
    "see": See,
    "show": Show,
    "tunnela": Tunnela,
    "rearrange": Rearrange,
}
"""The verbs that are followed by melds."""

_PLAIN_TEXTS: Final[dict[Move, str]] = {move: text for text, move in PLAIN.items()}
_MELDS_TEXTS: Final[dict[type, str]] = {kind: verb for verb, kind in _MELDS.items()}


def move_text(move: Move) -> str:
    """A move in its text form."""
    if isinstance(move, Discard):
        return f"discard {NAMES[move.card]}"
    if isinstance(move, MeldsMove):
        return f"{_MELDS_TEXTS[type(move)]} {texts_of(move.melds)}"
    if isinstance(move, LayOff):
        return f"lay {cards_text(move.cards, move.faces)} @{move.at}"
    if isinstance(move, Swap):
        return f"swap {NAMES[move.card]} @{move.at}"
    if isinstance(move, Take):
        return f"take {names(move.cards)} @{move.at}"
    if isinstance(move, Split):
        return f"split @{move.at} {move.after}"
    if isinstance(move, Join):
        return f"join @{move.at} @{move.other}"
    if isinstance(move, DrawPile) and move.count > 1:
        return f"draw discard {move.count}"
    return _PLAIN_TEXTS[move]


def read_move(text: str, recognise: Recogniser) -> Move:
    """The move that *text* names. Raises Problem: ``move-unknown``, ``card-unreadable``, ``move-form``."""
    words = text.lower().split()
    plain = PLAIN.get(" ".join(words))
    if plain is not None:
        return plain
    for verb, melds_move in _MELDS.items():
        if words[: verb.count(" ") + 1] == verb.split():
            rest = " ".join(text.split()[verb.count(" ") + 1 :])
            return melds_move(_read_melds(rest, recognise))
    verb = words[0] if words else ""
    rest_words = text.split()[1:]
    if verb == "discard" and len(rest_words) == 1:
        return DISCARDS[_one_card(rest_words[0])]
    if verb == "draw" and len(words) == 3 and words[1] == "discard":
        return DrawPile(_number(words[2], text))
    if verb == "lay":
        cards, faces = read_cards_and_faces(" ".join(_before_number(rest_words, text)))
        return LayOff(cards, faces, _number(rest_words[-1][1:], text))
    if verb == "swap" and len(rest_words) == 2:
        return Swap(_one_card(_before_number(rest_words, text)[0]), _number(rest_words[1][1:], text))
    if verb == "take":
        cards, _ = read_cards_and_faces(" ".join(_before_number(rest_words, text)))
        return Take(cards, _number(rest_words[-1][1:], text))
    if verb == "split" and len(rest_words) == 2 and rest_words[0].startswith("@"):
        return Split(_number(rest_words[0][1:], text), _number(rest_words[1], text))
    if verb == "join" and len(rest_words) == 2 and rest_words[0].startswith("@") and rest_words[1].startswith("@"):
        return Join(_number(rest_words[0][1:], text), _number(rest_words[1][1:], text))
    raise Problem("move-form" if verb in VERBS else "move-unknown", text=text)


def _read_melds(text: str, recognise: Recogniser) -> tuple[Meld, ...]:
    parts = text.split("/")
    if len(parts) > MOST_CARDS:
        raise Problem("cards-too-many", found=len(parts), most=MOST_CARDS)
    return tuple([read_meld(part, recognise) for part in parts])


VERBS: Final = frozenset(
    [words.split()[0] for words in (*PLAIN, *_MELDS)] + ["discard", "lay", "swap", "take", "split", "join"]
)


def read_seat_and_move(text: str, seats: int, recognise: Recogniser) -> tuple[Seat, Move]:
    """A move with its seat in front: `1 meld 5S 6S 7S`. Raises Problem, also ``move-seat``."""
    first, rest = (*text.split(None, 1), "", "")[:2]
    if not (first.isascii() and first.isdigit() and len(first) < 3 and int(first) < seats):
        raise Problem("move-seat", text=text, seats=seats)
    return int(first), read_move(rest, recognise)


def read_cards(text: str) -> Cards:
    """Cards separated by blanks. Raises Problem ``card-unreadable`` or ``cards-too-many``."""
    return bytes([_one_card(word) for word in _words(text)])


def read_cards_and_faces(text: str) -> tuple[Cards, Cards]:
    """Cards separated by blanks, each of which may be named: `X=7H`; a joker that is not is OPEN."""
    cards = bytearray()
    faces = bytearray()
    for word in _words(text):
        card, named, face = word.partition("=")
        read = _one_card(card)
        cards.append(read)
        if named:
            faces.append(_natural(face or word))
        else:
            faces.append(OPEN if read == JOKER else read)
    return bytes(cards), bytes(faces)


def _words(text: str) -> list[str]:
    words = text.split()
    if len(words) > MOST_CARDS:
        raise Problem("cards-too-many", found=len(words), most=MOST_CARDS)
    return words


def read_meld(text: str, recognise: Recogniser) -> Meld:
    """One meld, its cards separated by blanks. Raises Problem ``card-unreadable`` or ``meld-empty``."""
    cards, faces = read_cards_and_faces(text)
    if not cards:
        raise Problem("meld-empty")
    return recognise(cards, faces)


def check_names(wild: Cards, cards: Cards, faces: Cards) -> None:
    """Raise Problem ``card-not-wild`` where a card that is none of the *wild* ones is to stand for another."""
    at = misnamed(wild, cards, faces)
    if at >= 0:
        raise Problem("card-not-wild", card=NAMES[cards[at]])


def cards_text(cards: Cards, faces: Cards) -> str:
    """Cards with the names of those that stand for another."""
    return text_of(Meld(0, cards, faces))


def _one_card(word: str) -> Card:
    card = card_named(word)
    if card is None:
        raise Problem("card-unreadable", card=word)
    return card


def _natural(word: str) -> Card:
    card = _one_card(word)
    if card == JOKER:
        raise Problem("card-unreadable", card=word)
    return card


def _number(word: str, text: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 5 and int(word) > 0):
        raise Problem("move-form", text=text)
    return int(word)


def _before_number(words: list[str], text: str) -> list[str]:
    """The words before the last, which must be a meld's number."""
    if len(words) < 2 or not words[-1].startswith("@"):
        raise Problem("move-form", text=text)
    return words[:-1]
