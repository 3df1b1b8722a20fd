"""Cards, melds and games given by their names."""

from __future__ import annotations

from rummery.cards.card import JOKER, ONE, Cards
from rummery.cards.names import card_named
from rummery.melds.meld import JUMBLE, OPEN, Meld
from rummery.melds.pattern import Pattern
from rummery.melds.recognise import recognise
from rummery.melds.shape import Shape
from rummery.melds.solver.limits import Beyond


def read_card(word: str) -> int:
    """A card by its name."""
    card = card_named(word)
    if card is None:
        raise Beyond("no-such-card", card=word)
    return card


def read_cards(cards: Cards | str) -> Cards:
    """Cards by their names, ascending."""
    if isinstance(cards, str):
        return bytes(sorted([read_card(word) for word in cards.split()]))
    return bytes(sorted(cards))


def read_melds(text: str) -> list[Meld]:
    """Melds by their names, a slash between them; a joker may say for what it stands: `X=7S`."""
    shape = Shape(Pattern(largest_same=4, same_wilds=1))
    found = []
    for part in text.split("/"):
        cards = b""
        faces = b""
        for word in part.split():
            first, _, second = word.partition("=")
            card = read_card(first)
            cards += ONE[card]
            faces += ONE[read_card(second)] if second else ONE[OPEN] if card == JOKER else ONE[card]
        if not cards:
            continue
        meld = recognise(shape, cards, faces)
        if meld.kind == JUMBLE:
            raise Beyond("no-meld-on-the-table", cards=part.strip())
        found.append(meld)
    return found
