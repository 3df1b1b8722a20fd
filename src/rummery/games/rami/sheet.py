"""What the score sheet of a real table asks after a deal of Rami, and what it makes of the answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rummery.cards.card import Cards
from rummery.games.rami.ending import counted_lines, penalty_lines, winning_lines
from rummery.games.rami.facts import RamiMatch
from rummery.games.rami.options import TIMEOUT_COST, RamiOptions
from rummery.games.rami.scoring import in_hand
from rummery.play.events import Ended, Scored
from rummery.play.match import Seat
from rummery.play.sheet import CARDS, MOST, NUMBER, SEAT, SWITCH, Facts, Item, Sheet, each

WINNER: Final = "winner"
LAID: Final = "laid"
LEFT: Final = "left"
OTHERS_LAID: Final = "others-laid"
RAMI: Final = "rami"
ALONE: Final = "alone"
KEPT: Final = "kept"
JOKERS_KEPT: Final = "jokers-kept"
CARDS_KEPT: Final = "cards-kept"
LATE: Final = "late"


def items(match: RamiMatch, facts: Facts) -> list[Item]:
    """RAM-10 and RAM-30 to RAM-46: what decides the points of a deal."""
    options, playing = match.options, match.still_in()
    winner = facts.seat(WINNER)
    asked = [Item(WINNER, SEAT, seats=tuple(playing), nobody=True)]
    if not facts.has(WINNER):
        return asked
    others = [seat for seat in playing if seat != winner]
    if not options.elimination:
        asked += each(LAID, NUMBER, playing, low=-MOST if options.manipulation else 0)
    if winner is not None:
        asked += each(LEFT, CARDS, others)
        asked.append(Item(RAMI, SWITCH, default=False))
        rami = facts.switch(RAMI)
        if _others_are_asked(match, facts, others):
            asked.append(Item(OTHERS_LAID, SWITCH))
        if rami and not (options.elimination and not facts.switch(OTHERS_LAID)):
            asked.append(Item(ALONE, SWITCH))
    elif options.elimination:
        asked += each(LEFT, CARDS, others)
    if options.penalty:
        asked.append(Item(KEPT, SWITCH, default=False))
        if facts.switch(KEPT):
            asked += each(JOKERS_KEPT, NUMBER, playing, high=len(match.totals) * 10)
            if options.manipulation:
                asked += each(CARDS_KEPT, NUMBER, playing, high=len(match.totals) * 10)
    if options.timer is not None:
        asked += each(LATE, NUMBER, playing)
    return asked


def _others_are_asked(match: RamiMatch, facts: Facts, others: list[Seat]) -> bool:
    """RAM-33: whether the points do not tell if another player has laid a meld."""
    if match.options.elimination:
        return facts.switch(RAMI)
    return match.options.manipulation and all([facts.number(LAID, seat) <= 0 for seat in others])


def score(match: RamiMatch, facts: Facts) -> list[Scored | Ended]:
    """RAM-31 to RAM-34, RAM-40, RAM-41; penalties by RAM-21, RAM-44 and RAM-46."""
    options, playing = match.options, match.still_in()
    winner = facts.seat(WINNER)
    events: list[Scored | Ended] = []
    for seat in playing:
        if facts.number(LAID, seat):
            events.append(Scored(seat, facts.number(LAID, seat), "RAM-31"))
    for seat in playing:
        events += penalty_lines(options, seat, facts.number(JOKERS_KEPT, seat), facts.number(CARDS_KEPT, seat))
        late = facts.number(LATE, seat) * TIMEOUT_COST
        if late:
            events.append(Scored(seat, late if options.elimination else -late, "RAM-46"))
    counts = [(seat, facts.count(LEFT, seat, _worth(options))) for seat in playing if seat != winner]
    if winner is None:
        events.append(Ended((), "RAM-14"))
        if options.elimination:
            events += counted_lines(counts)
        return events
    events.append(Ended((winner,), "RAM-10"))
    others_laid = facts.switch(OTHERS_LAID) or any([facts.number(LAID, seat) > 0 for seat, _ in counts])
    events += winning_lines(options, winner, counts, not others_laid, facts.switch(RAMI), facts.switch(ALONE))
    return events


def _worth(options: RamiOptions) -> Callable[[Cards], int]:
    """RAM-32: what cards in a hand count."""
    return lambda cards: in_hand(options, cards)


SHEET: Final[Sheet[RamiOptions]] = Sheet(items, score)
