"""One question to the solver in numbers: which cards there are, what they cost unmelded, what they earn melded."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.cards.card import SUIT_SIZE
from rummery.melds.solver.numbers import zeros


@final
class Question:
    """Counts by face, from 0 to 51. Wild cards are counted apart, save those that are natural cards too."""

    held: vec[i64]
    """How often a face is there."""
    spare: vec[i64]
    """How many of these may be left over."""
    is_wild: vec[i64]
    """Whether the cards of a face may be spent as wild ones."""
    costs: vec[i64]
    """What a face costs left over."""
    wilds: i64
    """How many wild cards there are, those of wild faces included."""
    wilds_needed: i64
    """How many of them must be melded."""
    wild_cost: i64
    """What a wild card left over costs: no less than one of a wild face."""
    in_run: vec[i64]
    """What a card in a run earns, by its place from 1 to 14."""
    in_set: vec[i64]
    """What a card in a set earns, by its rank from 0."""
    in_same: vec[i64]
    """What a card in a meld of one face earns, by its rank from 0."""
    earns: i64
    """Whether any of these is more than nothing."""

    def __init__(self) -> None:
        self.held = zeros(52)
        self.spare = zeros(52)
        self.is_wild = zeros(52)
        self.costs = zeros(52)
        self.wilds = 0
        self.wilds_needed = 0
        self.wild_cost = 0
        self.in_run = zeros(15)
        self.in_set = zeros(13)
        self.in_same = zeros(13)
        self.earns = 0

    def least(self, suit: i64, place: i64) -> i64:
        """The fewest wild cards that fill a place of a run: 0, 1, or 99 where nothing can."""
        face: i64 = suit * SUIT_SIZE + (place - 1) % SUIT_SIZE
        if self.held[face]:
            return 0
        return 1 if self.wilds else 99
