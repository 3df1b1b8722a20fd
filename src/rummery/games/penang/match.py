"""How the deals of Penang make a match, who deals, and when it ends."""

from __future__ import annotations

from rummery.games.penang.facts import PenangMatch
from rummery.games.penang.options import LOSER, ROTATE
from rummery.games.penang.scoring import first_after_dealer
from rummery.play.match import MOST_DEALS, Match, MatchOver, Result, Seat, totals_after, wins_after, with_total


def after(match: PenangMatch, result: Result) -> PenangMatch | MatchOver:
    """PEN-03, PEN-33: the match with its next deal, or its end."""
    options = match.options
    totals = totals_after(match, result)
    over = ""
    if options.target is None:
        over = "PEN-33" if match.number >= options.deals else ""
    elif max(totals) >= options.target:
        over = "PEN-33"
    elif match.number >= MOST_DEALS:
        over = "TAB-08"
    if over:
        playing = match.still_in()
        points = [totals[seat] for seat in playing]
        best = max(points) if options.winner_collects else min(points)
        return MatchOver(with_total(playing, totals, best), totals, over)
    dealer = next_dealer(match, result)
    return Match(options, totals, dealer, match.number + 1, match.out, wins_after(match, result))


def next_dealer(match: PenangMatch, result: Result) -> Seat:
    """PEN-03: by the option `dealer`; of several equal ones the first after the last dealer."""
    if match.options.dealer == ROTATE or not result.winners:
        return match.after(match.dealer)
    if match.options.dealer == LOSER:
        return first_after_dealer(match, _highest(match, result))
    return first_after_dealer(match, result.winners)


def _highest(match: PenangMatch, result: Result) -> tuple[Seat, ...]:
    """Who has counted most; where points are paid, who has paid most. All, where all have won with equal counts."""
    others = [seat for seat in match.still_in() if seat not in result.winners] or match.still_in()
    if len(others) == len(match.still_in()):
        return tuple(others)
    sign = -1 if match.options.winner_collects else 1
    most = max([sign * result.scores[seat] for seat in others])
    return tuple([seat for seat in others if sign * result.scores[seat] == most])
