"""The text form of a card: `AS TD KH`, a joker `X`. What is read is forgiving, what is written is always this form."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import JOKER, SUIT_SIZE, Card, Cards

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"

_RANK_LETTERS: Final[dict[str, int]] = {
    **{letter: at for at, letter in enumerate(RANKS)},
    "10": RANKS.index("T"),
    "1": RANKS.index("A"),
    "А": RANKS.index("A"),  # the Cyrillic letters of the court cards; Т, ace or ten, is left unread
    "К": RANKS.index("K"),
    "Д": RANKS.index("Q"),
    "В": RANKS.index("J"),
}
_SUIT_LETTERS: Final[dict[str, int]] = {
    **{letter: at for at, letter in enumerate(SUITS)},
    **dict(zip("♣♦♥♠", range(4), strict=True)),
    **dict(zip("♧♢♡♤", range(4), strict=True)),
    **dict(zip("ТБЧП", range(4), strict=True)),
    "К": SUITS.index("C"),  # крести, пики: the other common words for clubs and spades
}
_JOKERS: Final = ("X", "Х", "🃏", "★")

NAMES: Final[list[str]] = [rank + suit for suit in SUITS for rank in RANKS] + ["X"]
"""The text form of each card, by its number."""


def name(card: Card) -> str:
    """The text form of a card."""
    return NAMES[card]


def names(cards: Cards) -> str:
    """The text form of several cards, separated by blanks, in their order."""
    return " ".join([NAMES[card] for card in cards])


def card_named(text: str) -> Card | None:
    """The card that *text* names, or None. Lower case, `10H`, `♥` and Russian suit letters are understood."""
    plain = text.strip().upper().replace("️", "").replace("︎", "")
    if plain in _JOKERS:
        return JOKER
    rank = _RANK_LETTERS.get(plain[:-1])
    suit = _SUIT_LETTERS.get(plain[-1:])
    if rank is None or suit is None:
        return None
    return suit * SUIT_SIZE + rank
