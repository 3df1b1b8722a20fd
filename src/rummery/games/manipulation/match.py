"""How the deals of Manipulation make a match, and when it ends."""

from __future__ import annotations

from rummery.games.manipulation.facts import ManipulationMatch
from rummery.play.match import MOST_DEALS, Bonus, Match, MatchOver, Result, totals_after, wins_after, with_total


def after(match: ManipulationMatch, result: Result) -> ManipulationMatch | MatchOver:
    """MAN-02, MAN-35: the match with its next deal, or its end with the bonuses."""
    options = match.options
    totals, wins = totals_after(match, result), wins_after(match, result)
    seats = list(range(match.seats()))
    if max(totals) < options.target:
        if match.number >= MOST_DEALS:
            return MatchOver(with_total(seats, totals, max(totals)), totals, "TAB-08")
        return Match(options, totals, match.after(match.dealer), match.number + 1, match.out, wins)
    bonuses: list[Bonus] = []
    for seat in seats:
        there = totals[seat] >= options.target
        if there and options.target_bonus:
            bonuses.append(Bonus(seat, options.target_bonus, "MAN-35"))
        if (not there or options.round_bonus_for_all) and options.round_bonus and wins[seat]:
            bonuses.append(Bonus(seat, options.round_bonus * wins[seat], "MAN-35"))
    final = list(totals)
    for bonus in bonuses:
        final[bonus.seat] += bonus.points
    totals = tuple(final)
    return MatchOver(with_total(seats, totals, max(totals)), totals, "MAN-35", tuple(bonuses))
