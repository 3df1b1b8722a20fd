"""What there is to do to bring a table from one arrangement to another."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import Page


@dataclass(frozen=True, slots=True)
class Group:
    """A group to be made: of cards that lie there, and of cards from the hand, jokers with what they stand for."""

    cards: list[str]
    lying: list[str]
    """The `data-piece` of the cards that lie there."""
    held: list[str]
    """Cards of the hand, as they are written there."""


def whole_table(page: Page, move: str) -> list[Group]:
    """The groups of the wanted table that are not there yet."""
    there: list[list[list[str]]] = page.evaluate(
        "() => [...document.querySelectorAll('.groups li')].map((group) => "
        "[...group.querySelectorAll('.piece')].map((piece) => [piece.dataset.piece, piece.dataset.card]))"
    )
    wanted = [group.split() for group in move.partition(" ")[2].split("/")]
    loose: list[list[str]] = []
    for group in there:
        cards = [card for _, card in group]
        same = [one for one in wanted if Counter(one) == Counter(cards)]
        if same:
            wanted.remove(same[0])
        else:
            loose += group
    return [_group(cards, loose) for cards in wanted]


def _group(cards: list[str], loose: list[list[str]]) -> Group:
    lying: list[str] = []
    held: list[str] = []
    for card in cards:
        # A joker that lies there rather keeps its name; else any joker will do, and is named anew.
        found = next((one for one in loose if one[1] == card), None)
        if found is None and card.startswith("X"):
            found = next((one for one in loose if one[1].startswith("X")), None)
        if found is None:
            held.append(card.split("=")[0])
        else:
            loose.remove(found)
            lying.append(found[0])
    return Group(cards, lying, held)


def misnamed(page: Page, group: Group) -> list[tuple[str, str]]:
    """Jokers of a group that was made and stand for something else: the `data-piece`, and the face that is wanted."""
    wanted = [card for card in group.cards if card.startswith("X=")]
    if not wanted:
        return []
    made: list[list[list[str]]] = page.evaluate(
        "() => [...document.querySelectorAll('.groups li')].map((group) => "
        "[...group.querySelectorAll('.piece')].map((piece) => [piece.dataset.piece, piece.dataset.card]))"
    )
    naturals = Counter([card for card in group.cards if not card.startswith("X")])
    for pieces in made:
        if Counter([card for _, card in pieces if not card.startswith("X")]) == naturals:
            jokers = [(piece, card) for piece, card in pieces if card.startswith("X")]
            wrong = [piece for piece, card in jokers if card not in wanted]
            missing = [card for card in wanted if card not in [has for _, has in jokers]]
            return list(zip(wrong, [card.removeprefix("X=") for card in missing], strict=True))
    raise AssertionError(f"no group of {group.cards}")
