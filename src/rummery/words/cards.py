"""Cards and melds in words, short and good to hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from rummery.cards.card import JOKER, SUIT_SIZE, Card, Cards
from rummery.cards.names import RANKS, SUITS
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld, rank_of
from rummery.words.messages import Messages, Said, clean, cut

Case: TypeAlias = Literal["nom", "acc", "gen"]
"""Nominative, accusative (what is drawn, laid, discarded), genitive. In English the last two have an article."""

_SHORTEST: Final = 3
"""Fewer cards are told one by one."""


def card_words(messages: Messages, card: Card, case: Case = "nom") -> Said:
    """A card: `ten of diamonds`."""
    if card == JOKER:
        return messages.say("card-joker", form=case)
    rank, suit = _rank(messages, card, case), _suit(messages, card, "gen")
    return messages.say("card-natural", form=case, rank=rank, suit=suit)


def card_as(messages: Messages, card: Card, face: Card, case: Case = "nom") -> Said:
    """A card with the *face* it stands for: `a joker as the seven of spades`."""
    words = card_words(messages, card, case)
    if face in (card, OPEN):
        return words
    return messages.say("card-as", card=words, face=card_words(messages, face, "acc"))


def cards_words(messages: Messages, cards: Cards, case: Case = "nom") -> Said:
    """Several cards, in their order."""
    return listed(messages, [card_words(messages, card, case) for card in cards])


def cards_as(messages: Messages, cards: Cards, faces: Cards, case: Case = "nom") -> Said:
    """Several cards, each with the face it stands for."""
    return listed(messages, [card_as(messages, cards[at], faces[at], case) for at in range(len(cards))])


def listed(messages: Messages, items: Sequence[str], key: str = "list-and") -> Said:
    """`a, b and c`, or with the key `list-or` `a, b or c`."""
    parts = [item if isinstance(item, Said) else Said(cut(clean(item))) for item in items]
    if len(parts) < 2:
        return Said("".join(parts))
    return messages.say(key, most=Said(", ".join(parts[:-1])), last=parts[-1])


def meld_words(messages: Messages, meld: Meld, case: Case = "nom") -> Said:
    """A meld: `five to seven of spades`; what is less than a meld, card by card."""
    if meld.kind not in (RUN, SET, SAME) or len(meld.cards) < _SHORTEST:
        return cards_as(messages, meld.cards, meld.faces, case)
    wild = [at for at in range(len(meld.cards)) if meld.cards[at] != meld.faces[at]]
    if meld.kind == SET:
        suits = [_suit(messages, card, "nom") for at, card in enumerate(meld.cards) if at not in wild]
        words = messages.say("meld-set", form=case, ranks=_ranks(messages, meld, case), suits=listed(messages, suits))
        # A joker between the suits would be heard as two of them.
        bare = [at for at in wild if meld.cards[at] == JOKER and meld.faces[at] == OPEN]
        told = [at for at in wild if at not in bare or len(bare) == 1]
        wilds = [_as_suit(messages, meld.cards[at], meld.faces[at]) for at in told]
        if len(bare) > 1:
            wilds.append(messages.say("card-jokers", n=len(bare)))
        return messages.say("meld-set-wilds", meld=words, wilds=listed(messages, wilds)) if wild else words
    suit = _suit(messages, meld.faces[0], "gen")
    if meld.kind == RUN:
        ends = [_rank(messages, face, "gen") for face in (meld.faces[0], meld.faces[-1])]
        words = messages.say("meld-run", form=case, first=ends[0], last=ends[1], suit=suit)
        wilds = [_as_rank(messages, meld.cards[at], meld.faces[at]) for at in wild]
        return messages.say("meld-run-wilds", meld=words, wilds=listed(messages, wilds)) if wild else words
    words = messages.say("meld-same", form=case, ranks=_ranks(messages, meld, case), suit=suit)
    if not wild:
        return words
    jokers = listed(messages, [card_words(messages, meld.cards[at]) for at in wild])
    rank = RANKS[rank_of(meld) % SUIT_SIZE]
    return messages.say("meld-same-wilds", meld=words, wilds=jokers, n=len(wild), rank=rank)


def melds_words(messages: Messages, melds: Sequence[Meld], case: Case = "nom") -> Said:
    """Several melds."""
    return Said("; ".join([meld_words(messages, meld, case) for meld in melds]))


def _ranks(messages: Messages, meld: Meld, case: Case) -> Said:
    """How many cards of which rank: `three sevens`."""
    rank = rank_of(meld)
    one, many = _rank(messages, rank, "gen"), _rank(messages, rank, "many")
    return messages.say("meld-ranks", form=case, n=len(meld.cards), one=one, many=many)


def _as_suit(messages: Messages, card: Card, face: Card) -> Said:
    """A wild card of a set, with the suit it stands for where that is settled."""
    words = card_words(messages, card)
    return words if face == OPEN else messages.say("wild-as", card=words, place=_suit(messages, face, "nom"))


def _as_rank(messages: Messages, card: Card, face: Card) -> Said:
    """A wild card of a run, with its place there."""
    return messages.say("wild-as", card=card_words(messages, card), place=_rank(messages, face, "acc"))


def _rank(messages: Messages, card: Card, form: str) -> Said:
    return messages.say(f"rank-{RANKS[card % SUIT_SIZE]}", form=form)


def _suit(messages: Messages, card: Card, form: str) -> Said:
    return messages.say(f"suit-{SUITS[card // SUIT_SIZE]}", form=form)
