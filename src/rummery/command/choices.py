"""What several commands read from the command line: games, options, seats, seeds, bots."""

from __future__ import annotations

from rummery.bots import LEVELS
from rummery.cards.shuffle import SEED_SIZE
from rummery.games import GAMES
from rummery.play.options import Value, differing, read_options
from rummery.play.problem import Problem
from rummery.table.table import AnyGame, check_seats


def game_named(name: str) -> AnyGame:
    """A game by its name. Raises Problem ``game-unknown``."""
    game = GAMES.get(name.lower())
    if game is None:
        raise Problem("game-unknown", game=name, known=", ".join(GAMES))
    return game


def options_of(game: AnyGame, given: list[str]) -> dict[str, Value]:
    """The options chosen by `--option NAME=VALUE`, those left at their default not among them."""
    values: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("option-form", option=text)
        if name in values:
            raise Problem("option-twice", option=name)
        values[name] = value
    read_options(game.options, values)
    return differing(game.options, values)


def seats_of(game: AnyGame, given: str | None, usual: int) -> int:
    """The number of seats."""
    if given is None:
        return usual
    seats = number_of("--seats", given, 99)
    check_seats(game, seats)
    return seats


def number_of(flag: str, given: str, most: int) -> int:
    """A whole number of 1 or more. Raises Problem ``number-range``."""
    if not (given.isascii() and given.isdigit() and 1 <= int(given[:10]) <= most):
        raise Problem("number-range", flag=flag, value=given, high=most)
    return int(given)


def seed_of(given: str) -> bytes:
    """A match's seed from hex digits, or fewer of them, filled up with zeros in front."""
    try:
        seed = bytes.fromhex(given.zfill(2 * SEED_SIZE))
    except ValueError:
        seed = b""
    if len(seed) != SEED_SIZE or not given.isalnum():
        raise Problem("seed-form", seed=given, digits=2 * SEED_SIZE)
    return seed


def levels_of(given: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat, from a list that is gone through again and again."""
    levels = [level.strip() for level in given.split(",")]
    if len(levels) > seats:
        raise Problem("bots-too-many", bots=len(levels), seats=seats)
    for level in levels:
        if level not in LEVELS:
            raise Problem("bot-unknown", bot=level, known=", ".join(LEVELS))
    return tuple([levels[seat % len(levels)] for seat in range(seats)])
