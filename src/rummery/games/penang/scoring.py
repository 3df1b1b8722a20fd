"""What hands count in Penang, and how a deal ends: by Game, or when all are dead."""

from __future__ import annotations

from rummery.cards.card import Cards
from rummery.games.penang.facts import PenangEvent, PenangMatch
from rummery.games.penang.options import PenangOptions
from rummery.play.events import Ended, Scored
from rummery.play.match import Seat


def count(options: PenangOptions, hand: Cards) -> int:
    """PEN-30: what the cards of a hand count."""
    return sum(hand.translate(options.values))


def first_after_dealer(match: PenangMatch, seats: tuple[Seat, ...]) -> Seat:
    """PEN-03: of several seats the first in the order of play after the dealer; *seats* holds one at least."""
    size = match.seats()
    first = seats[0]
    for seat in seats:
        if (seat - match.dealer - 1) % size < (first - match.dealer - 1) % size:
            first = seat
    return first


def game(match: PenangMatch, hands: tuple[Cards, ...], winner: Seat) -> list[PenangEvent]:
    """PEN-14, PEN-31: *winner* has played the last card."""
    return [*game_lines(match, [count(match.options, hand) for hand in hands], winner)]


def game_lines(match: PenangMatch, counts: list[int], winner: Seat) -> list[Scored | Ended]:
    """PEN-14, PEN-31: *winner* has played the last card; *counts* are of all seats' hands."""
    ended = Ended((winner,), "PEN-14")
    if match.options.winner_collects:
        return [ended, *_collected(match, counts, winner, "PEN-31")]
    others = [seat for seat in match.still_in() if seat != winner]
    return [ended, *[Scored(seat, counts[seat], "PEN-31") for seat in others if counts[seat]]]


def all_dead(match: PenangMatch, hands: tuple[Cards, ...]) -> list[PenangEvent]:
    """PEN-15, PEN-32: nobody plays any more; the lowest have won."""
    return [*all_dead_lines(match, [count(match.options, hand) for hand in hands])]


def all_dead_lines(match: PenangMatch, counts: list[int]) -> list[Scored | Ended]:
    """PEN-15, PEN-32: nobody plays any more; *counts* are of all seats' hands."""
    playing = match.still_in()
    lowest = min([counts[seat] for seat in playing])
    winners = tuple([seat for seat in playing if counts[seat] == lowest])
    ended = Ended(winners, "PEN-15")
    if match.options.winner_collects:
        return [ended, *_collected(match, counts, first_after_dealer(match, winners), "PEN-32")]
    return [ended, *[Scored(seat, counts[seat], "PEN-32") for seat in playing if counts[seat]]]


def _collected(match: PenangMatch, counts: list[int], winner: Seat, rule: str) -> list[Scored]:
    """PEN-32, `winner_collects`: every other player pays what the hand counts to the winner."""
    lines: list[Scored] = []
    sum_of_all = 0
    for seat in match.still_in():
        if seat != winner and counts[seat]:
            lines.append(Scored(seat, -counts[seat], rule))
            sum_of_all += counts[seat]
    if sum_of_all:
        lines.append(Scored(winner, sum_of_all, "PEN-32"))
    return lines
