"""How the deals of Marriage make a match, and when it ends (MAR-40)."""

from __future__ import annotations

from rummery.games.marriage.facts import MarriageMatch
from rummery.play.match import Match, MatchOver, Result, totals_after, wins_after, with_total


def after(match: MarriageMatch, result: Result) -> MarriageMatch | MatchOver:
    """MAR-03, MAR-40: the match with its next deal, which the next seat deals, or its end."""
    totals = totals_after(match, result)
    deals = match.seats() if match.options.deals is None else match.options.deals
    if match.number >= deals:
        return MatchOver(with_total(match.still_in(), totals, max(totals)), totals, "MAR-40")
    return Match(
        match.options, totals, match.after(match.dealer), match.number + 1, match.out, wins_after(match, result)
    )
