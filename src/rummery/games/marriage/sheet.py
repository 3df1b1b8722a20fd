"""What the score sheet of a real table asks after a deal of Marriage, and what it makes of the answers."""

from __future__ import annotations

from typing import Final

from rummery.cards.card import NONE, Cards
from rummery.games.marriage.absent import written_result
from rummery.games.marriage.counting import capped, points
from rummery.games.marriage.ending import brought, collected, fixed_payment, lost, net_of
from rummery.games.marriage.facts import MarriageMatch
from rummery.games.marriage.options import BOT, COUNTED, IGNORED, MarriageOptions
from rummery.games.marriage.values import value_of
from rummery.play.events import Ended, Scored
from rummery.play.match import Seat
from rummery.play.problem import Problem
from rummery.play.sheet import CARD, CARDS, NOBODY, NUMBER, SEAT, SWITCH, Facts, Item, Sheet, each

ABSENT: Final = "absent"
SHOWED: Final = "showed"
DUBLEES: Final = "dublees"
SEEN: Final = "seen"
CUT: Final = "cut"
VALUE: Final = "value"
TUNNELAS_SHOWN: Final = "tunnelas-shown"
TUNNELAS: Final = "tunnelas"
LEFT: Final = "left"
WRONG_HAND: Final = "wrong-hand"
RULED: Final = "ruled"

_FEWEST: Final = 3
"""MAR-42: with fewer players a deal that one has missed is played again."""


def items(match: MarriageMatch, facts: Facts) -> list[Item]:
    """MAR-20, MAR-31 to MAR-37, and MAR-42, MAR-56: what decides the points of a deal."""
    options = match.options
    asked: list[Item] = []
    if options.absent_result != BOT and match.seats() >= _FEWEST:
        asked.append(Item(ABSENT, SEAT, seats=tuple(match.still_in()), nobody=True, default=NOBODY))
    playing = _playing(match, facts)
    asked.append(Item(SHOWED, SEAT, seats=tuple(playing), nobody=True))
    winner = facts.seat(SHOWED)
    others = [seat for seat in playing if seat != winner]
    if options.dublees and winner is not None:
        asked.append(Item(DUBLEES, SWITCH, default=False))
    asked += each(SEEN, SWITCH, others)
    if not facts.has(SHOWED) or not all([facts.has(SEEN, seat) for seat in others]):
        return asked
    valued = _valued(options, facts, playing, winner)
    if valued or any([facts.switch(SEEN, seat) for seat in others]):
        asked.append(Item(CUT, CARD))
    asked += each(VALUE, CARDS, valued)
    if options.tunnelas_have_value() and valued:
        asked.append(Item(TUNNELAS_SHOWN, SWITCH, default=False))
        if facts.switch(TUNNELAS_SHOWN):
            asked += each(TUNNELAS, CARDS, _with_tunnelas(facts, valued, winner), high=0)
    if not options.fixed:
        for seat in others:
            asked.append(Item(LEFT, CARDS, seat, default=None if facts.switch(SEEN, seat) else options.unseen_cap))
        if winner is not None:
            asked.append(Item(WRONG_HAND, SEAT, seats=tuple(others), nobody=True, default=NOBODY))
            wrong = facts.seat(WRONG_HAND)
            if wrong is not None:
                asked.append(Item(RULED, NUMBER, wrong))
    return asked


def score(match: MarriageMatch, facts: Facts) -> list[Scored | Ended]:
    """MAR-33 to MAR-37, in a deal that somebody has missed MAR-42 too."""
    options, playing = match.options, _playing(match, facts)
    winner = facts.seat(SHOWED)
    others = [seat for seat in playing if seat != winner]
    events: list[Scored | Ended] = []
    if winner is not None:
        events.append(Ended((winner,), "MAR-20"))
        events += collected(winner, [(seat, _paid(options, facts, seat)) for seat in others])
    else:
        events.append(Ended((), "MAR-25"))
        if not options.fixed:
            events += lost([(seat, _count(options, facts, seat)) for seat in others])
    for seat, net in zip(playing, net_of(_values(match, facts))):
        if net:
            events.append(Scored(seat, net, "MAR-35"))
    absent = facts.seat(ABSENT)
    if absent is not None:
        results = [_sum_of(events, seat) for seat in playing]
        written = written_result(options.absent_result, results)
        if written:
            events.append(Scored(absent, written, "MAR-42"))
    return events


def exchange(match: MarriageMatch, facts: Facts) -> tuple[tuple[int, ...], ...]:
    """MAR-35: what each player got from each other for value."""
    playing = _playing(match, facts)
    values = dict(zip(playing, _values(match, facts)))
    seats = range(match.seats())
    return tuple(
        [
            tuple([values[one] - values[other] if one in values and other in values else 0 for other in seats])
            for one in seats
        ]
    )


def _playing(match: MarriageMatch, facts: Facts) -> list[Seat]:
    absent = facts.seat(ABSENT)
    return [seat for seat in match.still_in() if seat != absent]


def _has_seen(facts: Facts, seat: Seat) -> bool:
    """MAR-20: who has shown has seen."""
    return facts.seat(SHOWED) == seat or facts.switch(SEEN, seat)


def _valued(options: MarriageOptions, facts: Facts, playing: list[Seat], winner: Seat | None) -> list[Seat]:
    """MAR-36: whose value matters."""
    if options.unseen_value == COUNTED or (options.unseen_value != IGNORED and winner is not None):
        return playing
    return [seat for seat in playing if _has_seen(facts, seat)]


def _with_tunnelas(facts: Facts, valued: list[Seat], winner: Seat | None) -> list[Seat]:
    """MAR-34: whose tunnelas are not in a number that was given already, and count."""
    return [seat for seat in valued if _has_seen(facts, seat) and facts.cards(VALUE, seat) is not None]


def _values(match: MarriageMatch, facts: Facts) -> tuple[int, ...]:
    """MAR-34, MAR-36: what each player who played brings into the exchange."""
    options, playing = match.options, _playing(match, facts)
    cut = facts.cards(CUT) or NONE
    values: list[int] = []
    for seat in playing:
        tunnelas = facts.cards(TUNNELAS, seat) or NONE
        cards: Cards | None = facts.cards(VALUE, seat)
        known = cards is not None and cut
        values.append(value_of(options.values, cut[0], cards or NONE, tunnelas) if known else facts.number(VALUE, seat))
    seen = [_has_seen(facts, seat) for seat in playing]
    winner = facts.seat(SHOWED)
    return brought(options, values, seen, None if winner is None else playing.index(winner))


def _paid(options: MarriageOptions, facts: Facts, seat: Seat) -> int:
    """MAR-33, and where a hand was wrong what MAR-56 has it count."""
    if options.fixed:
        return fixed_payment(facts.switch(SEEN, seat), facts.switch(DUBLEES))
    if facts.seat(WRONG_HAND) == seat:
        return facts.number(RULED, seat)
    return _count(options, facts, seat)


def _count(options: MarriageOptions, facts: Facts, seat: Seat) -> int:
    """MAR-30, MAR-32: of what is left over; wild cards are nothing to who has seen."""
    seen = facts.switch(SEEN, seat)
    cut = (facts.cards(CUT) or NONE) if seen else NONE
    return capped(options, seen, facts.count(LEFT, seat, lambda left: points(options, cut[0] if cut else None, left)))


def _sum_of(events: list[Scored | Ended], seat: Seat) -> int:
    return sum([event.points for event in events if isinstance(event, Scored) and event.seat == seat])


def _pays(options: MarriageOptions) -> bool:
    return True


def _written(options: MarriageOptions, others: list[int]) -> int | None:
    """MAR-42."""
    if options.absent_result == BOT:
        raise Problem("sheet-no-absent")
    return written_result(options.absent_result, others)


SHEET: Final[Sheet[MarriageOptions]] = Sheet(items, score, _pays, exchange, _written)
