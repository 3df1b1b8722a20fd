"""One stop of the sweep: the cards of one face, which runs may begin there, and what open runs still lack."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.cards.card import SUIT_SIZE
from rummery.melds.solver.numbers import zeros
from rummery.melds.solver.profiles import TYPE_BITS, TYPE_MASK
from rummery.melds.solver.question import Question
from rummery.melds.solver.tables import Tables

HOPELESS: Final = 99
"""More cards than any hand can lack."""
PLACES: Final = 15
ACE_HIGH: Final = 14
"""The place after the king."""
_MOST_AHEAD: Final = 8
"""Places ahead that are looked at to find out whether spots are alike."""
_AFTER_KING: Final = 8
_BEYOND: Final = 15
"""Marks of such a place: the ace after the king, and none at all."""


@final
class Spot:
    """What holds for one suit at one place, whatever runs are open."""

    tables: Tables
    question: Question
    place: i64
    suit: i64
    rank: i64
    held: i64
    spare: i64
    cost: i64
    """What a card left over costs, in units:"""
    unit: i64
    alike: i64
    """A number that says all that the ways of this spot depend on, besides the profile; -1 where it cannot be said."""
    is_wild: i64
    after_king: i64
    """Whether the cards are the aces held back: all must go into runs."""
    sets: i64
    """Whether sets are possible at this rank."""
    most_back: i64
    """The most aces to hold back."""
    budget: i64
    """The wild cards there are."""
    lacks: vec[i64]
    """By suit, place and type: the fewest of them to end a run whose last card lies there."""
    lead: vec[i64]
    """The runs that may begin here: with so many wild cards before the natural one,"""
    lead_type: vec[i64]
    """then being of this type,"""
    lead_earned: vec[i64]
    """and having earned this."""
    leads: i64
    completion: i64
    """Where the row for the suits to come begins: what heaps lack after this suit."""

    def __init__(self, tables: Tables, question: Question) -> None:
        self.lacks = zeros(4 * PLACES * 8)
        self.lead = zeros(40)
        self.lead_type = zeros(40)
        self.lead_earned = zeros(40)
        self.begin(tables, question)

    def begin(self, tables: Tables, question: Question) -> None:
        """Takes up a question."""
        self.tables = tables
        self.question = question
        self.budget = question.wilds
        self.sets = 0
        self.leads = 0
        self.completion = 0
        if len(self.lacks) < 4 * PLACES * tables.types:
            self.lacks = zeros(4 * PLACES * tables.types)
        suit: i64
        for suit in range(4):
            self._reckon_lacks(suit)

    def _reckon_lacks(self, suit: i64) -> None:
        tables, lacks = self.tables, self.lacks
        whole, natural, wild, low = tables.whole, tables.natural, tables.wild, tables.low
        types: i64 = tables.types
        last: i64 = tables.last_place
        place: i64
        one: i64
        at: i64 = (suit * PLACES + last) * types
        for one in range(types):
            lacks[at + one] = HOPELESS if whole[one] < 0 else 0
        for place in range(last, 1, -1):
            fill: i64 = self.question.least(suit, place)
            for one in range(types):
                best: i64 = HOPELESS
                if whole[one] >= 0:
                    best = 0
                elif fill < HOPELESS and not (place == ACE_HIGH and low[one]):
                    if natural[one] >= 0:
                        best = lacks[at + natural[one]] + fill
                    if wild[one] >= 0 and self.question.wilds and lacks[at + wild[one]] + 1 < best:
                        best = lacks[at + wild[one]] + 1
                lacks[at - types + one] = best
            at -= types

    def reach_rank(self, place: i64) -> None:
        """Comes to a place, where sets are possible or not."""
        self.place = place
        self.rank = (place - 1) % SUIT_SIZE
        tables, question = self.tables, self.question
        self.after_king = 1 if place == ACE_HIGH and tables.holds_aces else 0
        suits: i64 = 0
        cards: i64 = 0
        suit: i64
        for suit in range(4):
            there: i64 = question.held[suit * SUIT_SIZE + self.rank]
            cards += there
            if there:
                suits += 1
        most: i64 = (suits if tables.different_suits else cards) + question.wilds
        self.sets = 1 if cards and most >= tables.smallest_set and not self.after_king else 0

    def reach_suit(self, suit: i64) -> None:
        """Comes to a suit at this place."""
        tables, question = self.tables, self.question
        face: i64 = suit * SUIT_SIZE + self.rank
        self.suit = suit
        self.held = 0 if self.after_king else question.held[face]
        self.spare = 0 if self.after_king else question.spare[face]
        self.alike = -1
        if question.wilds == 0 and question.earns == 0 and 1 < self.place < ACE_HIGH and tables.farthest <= _MOST_AHEAD:
            self.alike = self._alike()
        self.cost = question.costs[face] if self.alike < 0 else 1
        self.unit = 1 if self.alike < 0 else question.costs[face]
        self.is_wild = 0 if self.after_king else question.is_wild[face]
        self.completion = self._completion() if self.sets else 0
        self.most_back = 0
        if tables.holds_aces and self.place == 1 and self.held:
            if self._missing(ACE_HIGH + 1 - tables.shortest_run, ACE_HIGH - 1) <= self.budget:
                self.most_back = self.held
        self.leads = 0
        if self.held or self.after_king:
            self._find_leads()

    def _alike(self) -> i64:
        """Without wild cards the ways depend on the cards here and those that may end a run that begins here."""
        alike: i64 = (self.held << 4 | self.spare << 1) | self.sets
        place: i64
        for place in range(self.place + 1, self.place + self.tables.farthest + 1):
            ahead: i64 = _BEYOND
            if place <= self.tables.last_place:
                ahead = self.question.held[self.suit * SUIT_SIZE + (place - 1) % SUIT_SIZE]
                if place == ACE_HIGH:
                    ahead |= _AFTER_KING
            alike = alike << 4 | ahead
        return alike

    def _completion(self) -> i64:
        """The row of the suits that come after this one at this place."""
        completing = self.tables.completing
        code: i64 = 0
        suit: i64
        for suit in range(3, self.suit, -1):
            code = completing.after(code, self.question.held[suit * SUIT_SIZE + self.rank])
        return completing.at(code)

    def lacking(self, runs: i64) -> i64:
        """The fewest wild cards that these open runs take until they may end, whose last cards lie here.

        Each alone takes so many; and at the next places there are cards for so many of them only.
        """
        if runs == 0:
            return 0
        types: i64 = self.tables.types
        short = self.tables.short
        here: i64 = (self.suit * PLACES + self.place) * types - 1
        alone: i64 = 0
        longest: i64 = 0
        many: i64 = 0
        left: i64 = runs
        while left:
            one: i64 = left & TYPE_MASK
            alone += self.lacks[here + one]
            if short[one - 1] > longest:
                longest = short[one - 1]
            many += 1
            left >>= TYPE_BITS
        if longest == 0 or many == 1:
            return alone
        together: i64 = 0
        ahead: i64
        for ahead in range(1, longest + 1):
            wanted: i64 = -self.question.held[self.suit * SUIT_SIZE + (self.place + ahead - 1) % SUIT_SIZE]
            left = runs
            while left:
                if short[(left & TYPE_MASK) - 1] >= ahead:
                    wanted += 1
                left >>= TYPE_BITS
            if wanted > 0:
                together += wanted
        return alone if alone > together else together

    def _find_leads(self) -> None:
        """Wild cards lead only where a run reaches so high that they find no place at its end."""
        tables, question = self.tables, self.question
        earned: i64 = 0
        wilds: i64 = 0
        above: i64 = self._missing(self.place + 1, tables.last_place) if question.wilds else 0
        here: i64 = (self.suit * PLACES + self.place) * tables.types
        while wilds <= question.wilds and wilds <= self.place - tables.first_place:
            if wilds:
                earned += question.in_run[self.place - wilds]
            first: i64 = self.place - wilds
            one: i64 = tables.low_starts[wilds] if first == 1 else tables.starts[wilds]
            if one >= 0 and wilds + self.lacks[here + one] <= self.budget:
                if wilds == 0 or wilds + above <= self.budget:
                    self.lead[self.leads] = wilds
                    self.lead_type[self.leads] = one
                    self.lead_earned[self.leads] = earned + question.in_run[self.place]
                    self.leads += 1
            wilds += 1

    def _missing(self, first: i64, last: i64) -> i64:
        """How many places of the suit, from *first* to *last*, no card of the hand can fill."""
        missing: i64 = 0
        place: i64
        for place in range(first, last + 1):
            if self.question.held[self.suit * SUIT_SIZE + (place - 1) % SUIT_SIZE] == 0:
                missing += 1
        return missing
