"""What becomes of the open runs of a suit at a spot: each takes a natural card, or a wild one, or ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rummery.melds.solver.numbers import longer, zeros
from rummery.melds.solver.profiles import FULL, RUNS_MASK, TYPE_BITS, TYPE_MASK, with_type
from rummery.melds.solver.spot import ACE_HIGH, PLACES, Spot

BEGINS: Final = 1 << 24
"""Marks the part of a choice that begins a run; its last bits say how many wild cards lead it."""


@final
class Choices:
    """Rows of choices, each made of parts: what the runs of one type do, or one run that begins."""

    spot: Spot
    first: i64
    """The whole choices are those from this one on."""
    count: i64
    kept: i64
    """Those before this one are kept."""
    runs: vec[i64]
    """The open runs afterwards."""
    naturals: vec[i64]
    wilds: vec[i64]
    """The cards they take."""
    ended: vec[i64]
    """What the runs that end add to the tally."""
    earned: vec[i64]
    absorbing: vec[i64]
    """Whether a run ended that would do better to take a card than to let it begin a run."""
    lead_at: vec[i64]
    """Runs that begin come in the order of their leads."""
    before: vec[i64]
    """The choice that has all parts but the last; -1 where there is no part."""
    part: vec[i64]

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.first = 0
        self.count = 0
        self.kept = 0
        self.runs = zeros(512)
        self.naturals = zeros(512)
        self.wilds = zeros(512)
        self.ended = zeros(512)
        self.earned = zeros(512)
        self.absorbing = zeros(512)
        self.lead_at = zeros(512)
        self.before = zeros(512)
        self.part = zeros(512)

    def find(self, profile: i64) -> None:
        """All choices for a profile."""
        self.count = self.kept
        self.first = self.kept
        self._add(0, 0, 0, 0, 0, 0, 0, -1, 0)
        left: i64 = profile & RUNS_MASK
        while left:
            value: i64 = left & TYPE_MASK
            many: i64 = 0
            while (left & TYPE_MASK) == value:
                many += 1
                left >>= TYPE_BITS
            last: i64 = self.count
            self._go_on(value - 1, many, self.first, last)
            self.first = last
        at: i64 = self.first
        while at < self.count:
            self._begin_runs(at)
            at += 1

    def _go_on(self, one: i64, many: i64, first: i64, last: i64) -> None:
        """Adds to each choice from *first* to *last* what *many* runs of type *one* may do."""
        spot = self.spot
        tables, question = spot.tables, spot.question
        here: i64 = (spot.suit * PLACES + spot.place) * tables.types
        barred: i64 = tables.low[one] if spot.place == ACE_HIGH else 0
        natural: i64 = -1 if barred else tables.natural[one]
        wild: i64 = -1 if barred or question.wilds == 0 else tables.wild[one]
        if natural >= 0 and spot.lacks[here + natural] > spot.budget:
            natural = -1
        if wild >= 0 and spot.lacks[here + wild] > spot.budget:
            wild = -1
        most_ended: i64 = many if tables.whole[one] >= 0 else 0
        gain: i64 = question.in_run[spot.place]
        at: i64
        ends: i64
        takes: i64
        for at in range(first, last):
            ended: i64 = self.ended[at]
            for ends in range(most_ended + 1):
                if ends and tables.tallies > 1:
                    ended = tables.tally_sums[ended * tables.tallies + tables.whole[one]]
                    if ended < 0:
                        break
                absorbing: i64 = self.absorbing[at] | (tables.absorbs[one] if ends else 0)
                go_on: i64 = many - ends
                for takes in range(go_on + 1):
                    more: i64 = go_on - takes
                    if takes and (natural < 0 or self.naturals[at] + takes > spot.held):
                        break
                    if more and (wild < 0 or self.wilds[at] + more > question.wilds):
                        continue
                    runs: i64 = _with_types(_with_types(self.runs[at], natural, takes), wild, more)
                    if runs < 0:  # more open runs than can be noted, and than cards of one suit can need
                        continue
                    self._add(
                        runs,
                        self.naturals[at] + takes,
                        self.wilds[at] + more,
                        ended,
                        self.earned[at] + gain * go_on,
                        absorbing,
                        0,
                        at,
                        one << 16 | takes << 8 | more,
                    )

    def _begin_runs(self, at: i64) -> None:
        """Adds to the choices this one with one more run that begins."""
        spot = self.spot
        if self.naturals[at] >= spot.held:
            return
        lead: i64
        for lead in range(self.lead_at[at], spot.leads):
            wilds: i64 = spot.lead[lead]
            if (wilds == 0 and self.absorbing[at]) or self.wilds[at] + wilds > spot.question.wilds:
                continue
            runs: i64 = _with_types(self.runs[at], spot.lead_type[lead], 1)
            if runs < 0:
                continue
            self._add(
                runs,
                self.naturals[at] + 1,
                self.wilds[at] + wilds,
                self.ended[at],
                self.earned[at] + spot.lead_earned[lead],
                self.absorbing[at],
                lead,
                at,
                BEGINS | wilds,
            )

    def _add(
        self,
        runs: i64,
        naturals: i64,
        wilds: i64,
        ended: i64,
        earned: i64,
        absorbing: i64,
        lead_at: i64,
        before: i64,
        part: i64,
    ) -> None:
        at: i64 = self.count
        if at >= len(self.runs):
            self._grow(at * 2)
        self.runs[at] = runs
        self.naturals[at] = naturals
        self.wilds[at] = wilds
        self.ended[at] = ended
        self.earned[at] = earned
        self.absorbing[at] = absorbing
        self.lead_at[at] = lead_at
        self.before[at] = before
        self.part[at] = part
        self.count = at + 1

    def _grow(self, size: i64) -> None:
        self.runs = longer(self.runs, size)
        self.naturals = longer(self.naturals, size)
        self.wilds = longer(self.wilds, size)
        self.ended = longer(self.ended, size)
        self.earned = longer(self.earned, size)
        self.absorbing = longer(self.absorbing, size)
        self.lead_at = longer(self.lead_at, size)
        self.before = longer(self.before, size)
        self.part = longer(self.part, size)


def _with_types(runs: i64, one: i64, many: i64) -> i64:
    """The profile with *many* more open runs of a type; -1 where it cannot hold them."""
    left: i64 = many
    while left and runs >= 0:
        runs = with_type(runs, one)
        if runs >> FULL:
            return -1
        left -= 1
    return runs
