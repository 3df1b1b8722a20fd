"""What clients ask for over a socket: who may, whether it can be, and the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter, time
from typing import Any, Final, NoReturn

import msgspec

from rummery.bots import Bot, bot_at
from rummery.cards.card import Cards
from rummery.cards.names import names
from rummery.cards.shuffle import SEED_SIZE
from rummery.melds.meld import text_of
from rummery.melds.solver.aims import LEAST_POINTS
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.limits import Beyond
from rummery.play.laws import Refusal
from rummery.play.moves import Buy, Move, Pass, Timeout
from rummery.play.notation import move_text
from rummery.play.problem import Problem
from rummery.server import incoming, metrics, wire
from rummery.server.asked import options_for
from rummery.server.clients import Client, encoded
from rummery.server.course import Course
from rummery.server.errors import Refused
from rummery.server.live import STAND_IN, Live
from rummery.server.logs import trouble
from rummery.server.seats import Seat
from rummery.server.settings import MESSAGE_BYTES
from rummery.server.speeches import rule_text, speech_in
from rummery.table.table import AnyGame, AnyView
from rummery.words.messages import Said

MORE_TIME: Final = 60.0
"""Seconds that a player may give a running turn."""
MOST_TOO_FAST: Final = 100
"""Refusals in a row for speed, after which the socket is closed."""
_NOT_KEPT: Final = frozenset(["stale", "stopping", "frozen", "too-fast", "too-big", "malformed"])
"""Refusals that may be otherwise when the same command comes again."""


_HARMLESS: Final = (incoming.OptionsQuestion, incoming.HintQuestion, incoming.ViewQuestion)
"""What changes nothing: an error in it is no reason to stop a table."""


class _Envelope(msgspec.Struct):
    type: str
    id: incoming.Id | None = None


_envelope: Final = msgspec.json.Decoder(_Envelope)
_decoders: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    str(kind.__struct_config__.tag): msgspec.json.Decoder(kind) for kind in incoming.INCOMING
}


class _Forbidden(Exception):
    """A rule forbids the move."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal: Final = refusal


class Stale(Refused):
    """The table has moved on from where the command thought it was."""

    def __init__(self, expected: int) -> None:
        super().__init__("stale")
        self.expected: Final = expected


def receive(live: Live, client: Client, data: str) -> None:
    """Take a message of a client: size, speed and form at once, the rest in the table's own order."""
    id: str | None = None
    try:
        if len(data) > MESSAGE_BYTES or len(data.encode("utf-8", "replace")) > MESSAGE_BYTES:
            raise Refused("too-big", most=MESSAGE_BYTES)
        if not client.bucket.take():
            client.too_fast += 1
            if client.too_fast > MOST_TOO_FAST:
                client.close(1008, "too fast")
            raise Refused("too-fast")
        client.too_fast = 0
        command, id = _read(data)
    except Refused as refused:
        _refuse(live, client, id if id is not None else _id_in(data), refused)
        return
    arrived = perf_counter()

    async def job() -> None:
        await _carry_out(live, client, command)
        metrics.MOVE_SECONDS.observe(perf_counter() - arrived)

    live.put(job)


def _read(data: str) -> tuple[incoming.Command, str]:
    try:
        envelope = _envelope.decode(data)
    except (msgspec.MsgspecError, UnicodeEncodeError):
        _malformed("JSON")
    decoder = _decoders.get(envelope.type)
    if decoder is None:
        raise Refused("verb-unknown", verb=envelope.type, known=Said(", ".join(_decoders)))
    try:
        command: incoming.Command = decoder.decode(data)
    except msgspec.MsgspecError as error:
        _malformed(str(error))
    return command, command.id


def _malformed(detail: str) -> NoReturn:
    raise Refused("malformed", detail=detail) from None


def _id_in(data: str) -> str | None:
    """The id of a message that is otherwise wrong."""
    if len(data) > MESSAGE_BYTES:
        return None
    try:
        return _envelope.decode(data).id
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return None


# ---- In the table's own order ---------------------------------------------------------------------------------------


async def _carry_out(live: Live, client: Client, command: incoming.Command) -> None:
    kept = live.replies.get((client.guest.id, command.id))
    if kept is not None:
        client.send(kept)
        return
    try:
        if client not in live.clients:
            return
        await _DOES[type(command)](live, client, command)
    except _Forbidden as forbidden:
        _refuse_by_rule(live, client, command.id, forbidden.refusal)
    except Problem as problem:
        speech = speech_in(client.language)
        _answer_refused(live, client, command.id, problem.key, speech.problem(problem))
    except Refused as refused:
        _refuse(live, client, command.id, refused)
    except Exception:
        if not isinstance(command, _HARMLESS):
            raise
        _refuse(live, client, command.id, Refused("failed", error=trouble("question", table=live.id)))


def _refuse(live: Live, client: Client, id: str | None, refused: Refused) -> None:
    speech = speech_in(client.language)
    missed: list[wire.Update] | None = None
    whole = None
    if isinstance(refused, Stale):
        missed = missed_by(live, client, refused.expected)
        whole = live.whole_view(client) if missed is None else None
    message = speech.text(f"server-{refused.code}", **refused.figures)
    _answer_refused(live, client, id, refused.code, message, missed)
    if whole is not None:
        client.send(encoded(whole))


def _answer_refused(
    live: Live, client: Client, id: str | None, code: str, message: str, missed: list[wire.Update] | None = None
) -> None:
    metrics.REFUSALS.labels(code).inc()
    reply = wire.RefusedReply(id, code, live.number, message, missed=missed)
    if id is None or code in _NOT_KEPT:
        client.send(encoded(reply))
    else:
        live.answer(client, id, reply)


def _refuse_by_rule(live: Live, client: Client, id: str, refusal: Refusal) -> None:
    metrics.REFUSALS.labels("rule").inc()
    speech = speech_in(client.language)
    names = () if live.course is None else live.course.shower.names
    message = speech.refusal(live.game.name, refusal, names)
    text = rule_text(client.language, live.game.name, refusal.rule)
    live.answer(client, id, wire.RefusedReply(id, "rule", live.number, message, refusal.rule, text))


def missed_by(live: Live, client: Client, number: int) -> list[wire.Update] | None:
    """The updates after *number*, as this client sees them; None where they are not all there any more."""
    steps = None if live.course is None or number == 0 else live.course.missed(number)
    if live.course is None or steps is None:
        return None
    seat = live.seat_of(client.guest.id)
    seen_by = None if seat is None else seat.number
    return [live.course.shower.update(step, seen_by, client.speech, live.clocks.left()) for step in steps]


def _seat(live: Live, client: Client) -> Seat:
    if live.frozen is not None:
        raise Refused("frozen", error=live.frozen)
    seat = live.seat_of(client.guest.id)
    if seat is None:
        raise Refused("no-seat")
    return seat


def _course(live: Live) -> Course:
    if live.course is None or not live.course.number:
        raise Refused("not-now")
    return live.course


async def _move(live: Live, client: Client, command: incoming.MoveCommand) -> None:
    seat, course = _seat(live, client), _course(live)
    move = None
    if command.expected != course.number:
        asking = course.asking
        if asking is None or not asking.since <= command.expected < course.number:
            raise Stale(command.expected)
        move = course.read(command.move)
        if not isinstance(move, Buy | Pass) or seat.number not in [asked for asked, _ in course.moment.asked]:
            raise Stale(command.expected)
    move = course.read(command.move) if move is None else move
    if isinstance(move, Timeout) and move not in live.game.menu(course.moment.view(seat.number)):
        raise Refused("not-now")
    plan = course.plan(seat.number, move)
    if isinstance(plan, Refusal):
        raise _Forbidden(plan)
    await live.take(plan, "person", client, command.id)


async def _deal(live: Live, client: Client, command: incoming.DealCommand) -> None:
    seat, course = _seat(live, client), _course(live)
    if command.expected != course.number:
        raise Stale(command.expected)
    if course.over or not course.between_deals:
        raise Refused("not-now")
    seat.ready = True
    _done(live, client, command)
    live.tell_table()


async def _away(live: Live, client: Client, command: incoming.AwayCommand) -> None:
    _seat(live, client).kept = True
    _done(live, client, command)
    live.tell_table()


async def _back(live: Live, client: Client, command: incoming.BackCommand) -> None:
    _seat(live, client).kept = False
    _done(live, client, command)
    live.tell_table()


async def _time(live: Live, client: Client, command: incoming.TimeCommand) -> None:
    _seat(live, client)
    live.clocks.more(MORE_TIME)
    _done(live, client, command)
    for other in live.clients:
        whole = live.whole_view(other)
        if whole is not None:
            other.send(encoded(whole))


async def _chat(live: Live, client: Client, command: incoming.ChatCommand) -> None:
    seat = _seat(live, client)
    if (command.text is None) == (command.preset is None):
        raise Refused("malformed", detail="text | preset")
    if live.terms.chat == "off" or (live.terms.chat == "presets" and command.preset is None):
        raise Refused("chat-off")
    name = seat.name or client.guest.name
    text = clean_text(command.text) if command.text is not None else ""
    line = wire.ChatLine(name, seat.number, text, command.preset, int(time()))
    live.chat.append(line)
    _done(live, client, command)
    for other in live.clients:
        if name not in live.muted.get(other.guest.id, ()):
            other.send(encoded(chat_line(line, other)))


async def _mute(live: Live, client: Client, command: incoming.MuteCommand) -> None:
    muted = live.muted.setdefault(client.guest.id, set())
    if command.name not in [seat.name for seat in live.seats]:
        raise Refused("not-now")
    if command.on:
        muted.add(command.name)
    else:
        muted.discard(command.name)
    _done(live, client, command)


async def _options(live: Live, client: Client, command: incoming.OptionsQuestion) -> None:
    seat, course = _seat(live, client), _course(live)
    view = course.moment.view(seat.number)
    found = options_for(live.game, view, course.shower.names, command.cards, command.at, client.speech)
    client.send(encoded(wire.OptionsAnswer(command.id, course.number, found)))


async def _hint(live: Live, client: Client, command: incoming.HintQuestion) -> None:
    seat, course = _seat(live, client), _course(live)
    if not live.terms.hints:
        raise Refused("hints-off")
    view = course.moment.view(seat.number)
    if not live.game.menu(view):
        raise Refused("not-now")
    bot = bot_at(STAND_IN, live.game, bytes(SEED_SIZE), seat.number)
    move, melds, left = await asyncio.to_thread(_thought, live.game, bot, view)
    label = None if client.speech is None else client.speech.move(move, view)
    client.send(encoded(wire.HintAnswer(command.id, course.number, move_text(move), label, melds, names(left))))


def _thought(game: AnyGame, bot: Bot, view: AnyView) -> tuple[Move, list[str], Cards]:
    """The move of a bot, the best melds of the hand, and what is left of it; it may take a while."""
    move = bot.choose(view)
    try:
        found = arrange(view.hand, game.rummy(view.match.options), LEAST_POINTS)
    except Beyond:
        found = None
    if found is None:
        return move, [], view.hand
    return move, [text_of(meld) for meld in found.melds], found.left


async def _view(live: Live, client: Client, command: incoming.ViewQuestion) -> None:
    whole = live.whole_view(client, command.id)
    if whole is None:
        raise Refused("not-now")
    client.send(encoded(whole))


def _done(live: Live, client: Client, command: incoming.Command) -> None:
    live.answer(client, command.id, wire.Done(command.id, live.number))


def chat_line(line: wire.ChatLine, client: Client) -> wire.ChatLine:
    """A line of the chat in the client's language."""
    if line.preset is None:
        return line
    text = speech_in(client.language).text(f"server-says-{line.preset}")
    return wire.ChatLine(line.name, line.seat, text, line.preset, line.at)


def clean_text(text: str) -> str:
    """A text of somebody's on one line, without what steers a terminal."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())


_DOES: Final[dict[type[incoming.Command], Callable[[Live, Client, Any], Awaitable[None]]]] = {
    incoming.MoveCommand: _move,
    incoming.DealCommand: _deal,
    incoming.AwayCommand: _away,
    incoming.BackCommand: _back,
    incoming.TimeCommand: _time,
    incoming.ChatCommand: _chat,
    incoming.MuteCommand: _mute,
    incoming.OptionsQuestion: _options,
    incoming.HintQuestion: _hint,
    incoming.ViewQuestion: _view,
}
