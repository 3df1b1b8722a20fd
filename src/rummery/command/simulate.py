"""`rummery simulate GAME`: bots play, and a table of results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_bytes
from time import perf_counter
from typing import Any, Final

from rummery.bots import bot_at
from rummery.cards.shuffle import SEED_SIZE, derived
from rummery.command.choices import game_named, levels_of, number_of, options_of, seats_of, seed_of
from rummery.command.status import OK
from rummery.play.events import Ended
from rummery.play.laws import Refusal
from rummery.table.table import Table
from rummery.words.messages import Said
from rummery.words.say import Speech

MOST_SIMULATED: Final = 1_000_000


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Play so many deals, in as many matches as it takes, and print what came of them."""
    game = game_named(asked.game)
    values = options_of(game, asked.option)
    seats = seats_of(game, asked.seats, game.usual_seats)
    deals = number_of("--deals", asked.deals, MOST_SIMULATED)
    levels = levels_of(asked.bots, seats)
    seed = token_bytes(SEED_SIZE) if asked.seed is None else seed_of(asked.seed)
    tally = Tally(levels)
    began = perf_counter()
    with _bar(speech, deals) as advance:
        match = 0
        while tally.deals < deals:
            match += 1
            match_seed = seed if match == 1 else derived(seed, f"match {match}")
            _play_match(Table(game, values, levels, match_seed), tally, deals, advance)
    seconds = perf_counter() - began
    if asked.json:
        answer = {"game": game.name, "options": values, "seed": seed.hex(), "seats": seats} | tally.facts()
        print(json.dumps(answer | {"deals_per_second": round(tally.deals / seconds, 1)}, ensure_ascii=False))
    else:
        _print_table(speech, tally, seed, seconds)
    return OK


class Tally:
    """What is counted: for each seat points, deals and matches won; the deals, their moves, how they ended."""

    def __init__(self, levels: tuple[str, ...]) -> None:
        self.levels = levels
        self.points = [0] * len(levels)
        self.deals_won = [0] * len(levels)
        self.matches_won = [0] * len(levels)
        self.deals = 0
        self.blocked = 0
        self.matches = 0
        self.moves = 0
        self.longest = 0

    def count_deal(self, table: Table, moves: int, winners: tuple[int, ...]) -> None:
        """One deal more."""
        self.deals += 1
        self.moves += moves
        self.longest = max(self.longest, moves)
        for seat, score in enumerate(table.state.scores):
            self.points[seat] += score
        if not winners:
            self.blocked += 1
        for winner in winners:
            self.deals_won[winner] += 1

    def by_level(self) -> dict[str, dict[str, Any]]:
        """The results of each level of bots, its seats together."""
        found: dict[str, dict[str, Any]] = {}
        for level in dict.fromkeys(self.levels):
            seats = [seat for seat, at in enumerate(self.levels) if at == level]
            found[level] = {
                "seats": len(seats),
                "points": sum([self.points[seat] for seat in seats]),
                "points_per_deal": round(sum([self.points[seat] for seat in seats]) / len(seats) / self.deals, 1),
                "deals_won": sum([self.deals_won[seat] for seat in seats]),
                "matches_won": sum([self.matches_won[seat] for seat in seats]),
            }
        return found

    def facts(self) -> dict[str, Any]:
        """All of it, for machines."""
        return {
            "deals": self.deals,
            "blocked": self.blocked,
            "matches": self.matches,
            "moves": self.moves,
            "moves_per_deal": round(self.moves / self.deals, 1),
            "longest_deal": self.longest,
            "bots": self.by_level(),
        }


def _play_match(table: Table, tally: Tally, deals: int, advance: Any) -> None:
    bots = [bot_at(level, table.game, table.seed, seat) for seat, level in enumerate(table.names)]
    while table.over is None and tally.deals < deals:
        table.begin_deal()
        moves = 0
        winners: tuple[int, ...] = ()
        while not table.deal_over:
            events = table.submit(table.turn, bots[table.turn].choose(table.view(table.turn)))
            if isinstance(events, Refusal):
                raise RuntimeError(f"{table.names[table.turn]} made a move that {events.rule} refuses")
            moves += 1
            for event in events:
                if isinstance(event, Ended):
                    winners = event.winners
        tally.count_deal(table, moves, winners)
        advance()
    if table.over is not None:
        tally.matches += 1
        for seat in table.over.winners:
            tally.matches_won[seat] += 1


@contextmanager
def _bar(speech: Speech, deals: int) -> Iterator[Any]:
    """A progress bar where somebody looks at the error stream; what it gives is called after every deal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(speech.text("simulate-deals"), total=deals)
        yield lambda: progress.advance(task)


def _print_table(speech: Speech, tally: Tally, seed: bytes, seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(speech.text("simulate-bot"))
    for heading in ("seats", "points-per-deal", "deals-won", "matches-won"):
        grid.add_column(speech.text(f"simulate-{heading}"), justify="right")
    for level, row in tally.by_level().items():
        numbers = [row["seats"], row["points_per_deal"], row["deals_won"], row["matches_won"]]
        grid.add_row(level, *[str(number) for number in numbers])
    Console(highlight=False, width=None if sys.stdout.isatty() else 200).print(grid)
    facts = tally.facts()
    print(speech.text("simulate-played", deals=tally.deals, matches=tally.matches, blocked=tally.blocked))
    print(speech.text("simulate-length", average=str(facts["moves_per_deal"]), longest=tally.longest))
    print(speech.text("simulate-speed", deals=round(tally.deals / seconds), moves=round(tally.moves / seconds)))
    print(speech.text("simulate-seed", seed=Said(seed.hex())))
