"""How the deals of Shanghai rum make a match, and when it ends."""

from __future__ import annotations

from rummery.games.shanghai.facts import ShanghaiMatch
from rummery.play.match import Match, MatchOver, Result, totals_after, wins_after, with_total


def after(match: ShanghaiMatch, result: Result) -> ShanghaiMatch | MatchOver:
    """SHA-03, SHA-31: the match with its next deal, or its end after the last contract."""
    totals = totals_after(match, result)
    if match.number >= len(match.options.contracts):
        return MatchOver(with_total(match.still_in(), totals, min(totals)), totals, "SHA-31")
    dealer = match.after(match.dealer)
    return Match(match.options, totals, dealer, match.number + 1, match.out, wins_after(match, result))
