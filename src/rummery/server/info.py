"""A table as one person sees it in HTTP and in `hello`: who sits there, on which terms, what was promised."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import asdict

from rummery.play.options import Option, Value, declared, read_options
from rummery.server import wire
from rummery.server.speeches import speech_in
from rummery.table.table import AnyGame
from rummery.words.messages import Language
from rummery.words.say import Speech

if TYPE_CHECKING:
    from rummery.server.live import Live

_CLOCKWISE: Final = "clockwise"


def table_info(live: Live, guest: str | None, language: Language) -> wire.TableInfo:
    """The table as *guest* may see it."""
    speech = speech_in(language)
    seat = live.seat_of(guest)
    course = live.course
    differing = differences(live.game, live.options, speech)
    over = None
    if course is not None and course.moment.over is not None:
        over = wire.TableOver(list(course.moment.over.winners), list(course.moment.over.totals))
    mine = seat is not None or live.host == guest
    return wire.TableInfo(
        id=live.id,
        game=live.game.name,
        title=speech.messages.title(live.game.name),
        state=live.state,
        number=live.number,
        **asdict(live.terms) | {"timer": live.timer},
        options=live.options,
        differs=differing,
        differs_text=speech.text("server-differs", n=len(differing)),
        clockwise=is_clockwise(live.game, live.options),
        you=None if seat is None else seat.number,
        host=live.host == guest,
        invite=live.invite if mine else None,
        link=invitation_path(live) if mine else None,
        seats=[
            wire.SeatShown(one.number, one.kind, one.name, one.level, one.here, one.kept, one.ready or one.by_bot)
            for one in live.seats
        ],
        fair=_fair(live),
        over=over,
        next=live.next_table if mine else None,
        frozen=live.frozen,
    )


def is_clockwise(game: AnyGame, options: dict[str, Value]) -> bool:
    """MAR-02: whether the next player sits on the left, as it is where a game leaves no choice."""
    chosen: dict[str, Value] = dict(read_options(game.options, options).chosen)
    return chosen.get("direction", _CLOCKWISE) == _CLOCKWISE


def invitation_path(live: Live) -> str:
    """The page of the client that a table's invitation leads to."""
    return f"/t/{live.id}?invite={live.invite}"


def _fair(live: Live) -> wire.FairShown:
    course = live.course
    promised = sha256(live.seed).hexdigest()
    salted = [seat.salt is not None for seat in live.seats]
    if course is None:
        return wire.FairShown(promised, salted, None, None, None, None)
    between = course.between_deals
    shown = course.over or between
    deal_seed = course.deal_seed(ahead=False) if shown and course.number else None
    ahead = None if course.over else sha256(course.deal_seed(ahead=between)).hexdigest()
    return wire.FairShown(
        promised=promised,
        salted=salted,
        deal_promised=ahead,
        deal_seed=None if deal_seed is None else deal_seed.hex(),
        seed=live.seed.hex() if course.over else None,
        salts=[salt.hex() for salt in live.salts] if course.over and live.salts else None,
    )


def differences(game: AnyGame, values: dict[str, Value], speech: Speech) -> list[wire.DifferenceShown]:
    """The options that are not at their default, in words."""
    return [
        wire.DifferenceShown(
            option.name,
            option.rule,
            speech.option(game.name, option),
            speech.value(game.name, option, values[option.name]),
            speech.value(game.name, option, option.default),
        )
        for option in declared(game.options)
        if option.name in values
    ]


def game_info(game: AnyGame, bots: list[str], speech: Speech) -> dict[str, Any]:
    """A game with its options."""
    return {
        "name": game.name,
        "title": speech.messages.title(game.name),
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "bots": bots,
        "options": [_option_info(game, option, speech) for option in declared(game.options)],
    }


def _option_info(game: AnyGame, option: Option, speech: Speech) -> dict[str, Any]:
    numbers = option.low <= option.high
    values: list[Value] = [True, False] if option.is_switch() else [*option.words, *option.numbers]
    return {
        "name": option.name,
        "rule": option.rule,
        "text": speech.option(game.name, option),
        "kind": "switch" if option.is_switch() else "number" if numbers else "word",
        "default": option.default,
        "choices": [{"value": value, "text": speech.value(game.name, option, value)} for value in values],
        "low": option.low if numbers else None,
        "high": option.high if numbers else None,
    }
