"""How the deals of Rami make a match, and when it ends."""

from __future__ import annotations

from rummery.games.rami.facts import RamiMatch
from rummery.play.match import MOST_DEALS, Match, MatchOver, Result, totals_after, wins_after, with_total


def after(match: RamiMatch, result: Result) -> RamiMatch | MatchOver:
    """RAM-03, RAM-35, RAM-40: the match with its next deal, or its end."""
    options = match.options
    totals, wins = totals_after(match, result), wins_after(match, result)
    deals = MOST_DEALS if options.deals is None else options.deals
    if options.elimination:
        return _after_elimination(match, totals, wins, deals)
    best = with_total(match.still_in(), totals, max(totals))
    if match.number >= deals:
        return MatchOver(best, totals, "RAM-35" if options.deals is not None else "TAB-08")
    if options.deals is None and max(totals) >= options.limit and len(best) == 1:
        return MatchOver(best, totals, "RAM-35")
    return _next(match, totals, match.out, wins)


def _after_elimination(
    match: RamiMatch, totals: tuple[int, ...], wins: tuple[int, ...], deals: int
) -> RamiMatch | MatchOver:
    """RAM-40: who exceeds the limit is out; the last one left wins, or the lowest if none is left."""
    limit = match.options.elimination_limit
    out = tuple([was or total > limit for was, total in zip(match.out, totals, strict=True)])
    left = [seat for seat in match.still_in() if not out[seat]]
    if len(left) == 1:
        return MatchOver(tuple(left), totals, "RAM-40")
    rivals = left or match.still_in()
    if not left or match.number >= deals:
        lowest = min([totals[seat] for seat in rivals])
        rule = "RAM-40" if not left else "TAB-08" if match.options.deals is None else "RAM-35"
        return MatchOver(with_total(rivals, totals, lowest), totals, rule)
    return _next(match, totals, out, wins)


def _next(match: RamiMatch, totals: tuple[int, ...], out: tuple[bool, ...], wins: tuple[int, ...]) -> RamiMatch:
    following = Match(match.options, totals, match.dealer, match.number + 1, out, wins)
    return Match(match.options, totals, following.after(match.dealer), match.number + 1, out, wins)
