"""Who deals first (MAR-03): everybody cuts a card; equal ones that would deal cut again."""

from __future__ import annotations

from rummery.cards.card import FACES, SUIT_SIZE, Card
from rummery.cards.shuffle import Dice, shuffled
from rummery.games.marriage.options import HIGH, RANDOM, MarriageOptions
from rummery.play.match import Cut, Seat


def cut(options: MarriageOptions, seats: int, seed: bytes) -> Cut:
    """MAR-03: one pack, shuffled with *seed*, is cut by the seats in their order, from its top; ties go on from there.

    With `first_dealer=random` no cards are cut.
    """
    if options.first_dealer == RANDOM:
        return Cut((), Dice(seed).below(seats))
    pack = shuffled(FACES, seed)[::-1]
    cutting = list(range(seats))
    rounds: list[tuple[tuple[Seat, Card], ...]] = []
    while len(cutting) > 1:
        cards, pack = pack[: len(cutting)], pack[len(cutting) :]
        rounds.append(tuple([(seat, cards[at]) for at, seat in enumerate(cutting)]))
        ranks = [card % SUIT_SIZE for card in cards]
        wanted = max(ranks) if options.first_dealer == HIGH else min(ranks)
        cutting = [seat for at, seat in enumerate(cutting) if ranks[at] == wanted]
    return Cut(tuple(rounds), cutting[0])
