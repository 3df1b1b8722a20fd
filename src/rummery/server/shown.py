"""What a seat sees, as data and in words. It starts from Views and Sights: nothing here ever holds a hidden card."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

import msgspec

from rummery.cards.card import Cards, holds, minus
from rummery.cards.names import NAMES
from rummery.melds.meld import text_of
from rummery.play.events import OVER, PHASES, PILE, STOCK, Announced, Ended, Laid, Moved, Scored, TableBecame, TurnCame
from rummery.play.every_table import cards_on, played
from rummery.play.game import Game
from rummery.play.match import MatchOver, Seat
from rummery.play.moves import Join, LayOff, Move, Split, Swap, Take
from rummery.play.notation import move_text
from rummery.play.sight import DealtTo, Sight, StockMade, Unseen, View, observe, see
from rummery.play.state import State
from rummery.server import wire
from rummery.server.public import Public, note_shown
from rummery.words.labels import follows_from_the_move
from rummery.words.say import Speech
from rummery.words.standing import standing
from rummery.words.tell import match_over, tell

MOST_MELDS: Final = 500
"""Melds whose words are kept at a table."""
MOST_CHOICES: Final = 20_000
"""Choices that are kept for all tables."""
_HASH_DIGITS: Final = 16
_TOUCHING: Final = (LayOff, Swap, Take, Split, Join)
_kept: Final[dict[tuple[Speech | None, str, str], wire.ChoiceShown]] = {}
"""What is offered turn after turn: choices that are the same whenever their move is in the same game."""
_canonical: Final = msgspec.json.Encoder(order="sorted", enc_hook=str)


@dataclass(frozen=True, slots=True)
class Moment:
    """A match as it stands at one number. Whatever it holds stays as it is."""

    number: int
    state: State[Any, Any, Any]
    lines: tuple[Scored, ...] = ()
    """The score sheet of this deal: one line for each seat and rule."""
    over: MatchOver | None = None
    asked: tuple[tuple[Seat, State[Any, Any, Any]], ...] = ()
    """Who is asked something, in the order of priority, each with the deal as it is if nobody before them wants it."""

    def view(self, seat: Seat | None) -> View[Any, Any, Any]:
        """What a seat sees; who is asked together with others sees it as if it were for them to answer now."""
        for asked, state in self.asked:
            if asked == seat:
                return observe(state, seat)
        return observe(self.state, seat)


@dataclass(frozen=True, slots=True)
class Step:
    """What brought a match from one number to the next."""

    before: Moment
    after: Moment
    seat: Seat | None = None
    move: str | None = None
    told_from: State[Any, Any, Any] | None = None
    """The deal before its cards were dealt, where that is what happened."""
    events: list[Any] = field(default_factory=list)


class Shower:
    """How the matches at one table are shown: of which game, and between whom."""

    def __init__(self, game: Game[Any, Any, Any], names: tuple[str, ...]) -> None:
        self.game: Final = game
        self.names: Final = names
        self._latest: Final[dict[tuple[Seat | None, Speech | None], tuple[Moment, wire.ViewShown]]] = {}
        self._public: Final = Public(game)
        self._melds: Final[dict[tuple[Any, ...], wire.MeldShown]] = {}

    def view(self, moment: Moment, seat: Seat | None, speech: Speech | None) -> wire.ViewShown:
        """All that *seat* may know; without words where there is no *speech*. Nobody changes what is given back."""
        latest = self._latest.get((seat, speech))
        if latest is not None and latest[0] is moment:
            return latest[1]
        made = self._view(moment, seat, speech)
        if latest is None or latest[0].number <= moment.number:
            self._latest[seat, speech] = (moment, made)
        return made

    def _view(self, moment: Moment, seat: Seat | None, speech: Speech | None) -> wire.ViewShown:
        view = moment.view(seat)
        match = view.match
        return wire.ViewShown(
            seat=seat,
            deal=match.number,
            dealer=match.dealer,
            turn=view.turn,
            phase=PHASES[view.phase],
            asked=[asked for asked, _ in moment.asked] or ([] if view.asked is None else [view.asked]),
            hand=_cards(view.hand),
            sizes=list(view.sizes),
            stock=view.stock,
            pile=_cards(view.pile),
            aside=view.aside,
            restocked=view.restocked,
            table=[self._meld(laid, speech) for laid in view.table],
            totals=[total + score for total, score in zip(match.totals, view.scores, strict=True)],
            scores=list(view.scores),
            wins=list(match.wins),
            out=list(match.out),
            winners=list(view.winners),
            sheet=[line_shown(line, speech) for line in moment.lines],
            over=None if moment.over is None else self._over(moment.over, seat, speech),
            facts=self._public.fields(view),
            note=note_shown(view.note),
            standing=[] if speech is None else standing(speech, view),
            moves=self._choices(view, speech),
        )

    def update(self, step: Step, seat: Seat | None, speech: Speech | None, left: float | None) -> wire.Update:
        """A step as one seat sees it."""
        before = self.view(step.before, seat, speech)
        shown = self.view(step.after, seat, speech)
        return wire.Update(
            number=step.after.number,
            seat=step.seat,
            move=step.move,
            left=left,
            hash=view_hash(shown),
            events=[event_shown(sight) for sight in self._sights(step, seat) if sight is not None],
            words=self.words(step, seat, speech),
            change=_changed(before, shown),
        )

    def words(self, step: Step, seat: Seat | None, speech: Speech | None) -> list[str]:
        """A step told to one seat."""
        if speech is None or not step.events:
            return []
        before = observe(step.before.state if step.told_from is None else step.told_from, seat)
        lines = tell(speech, before, self._sights(step, seat), self.names)
        if step.after.over is not None and step.before.over is None:
            lines.append(match_over(speech, step.after.over, self.names, seat))
        return lines

    def _sights(self, step: Step, seat: Seat | None) -> list[Sight[Any, Any]]:
        return [see(event, seat) for event in step.events]

    def _meld(self, laid: Laid, speech: Speech | None) -> wire.MeldShown:
        key = (speech, laid.number, laid.owner, laid.meld.cards, laid.meld.key)
        shown = self._melds.get(key)
        if shown is None:
            if len(self._melds) > MOST_MELDS:
                self._melds.clear()
            label = None if speech is None else speech.meld(laid.meld)
            shown = wire.MeldShown(laid.number, laid.owner, text_of(laid.meld).split(), label)
            self._melds[key] = shown
        return shown

    def _over(self, over: MatchOver, seat: Seat | None, speech: Speech | None) -> wire.OverShown:
        bonuses = [line_shown(Scored(bonus.seat, bonus.points, bonus.rule), speech) for bonus in over.bonuses]
        text = None if speech is None else match_over(speech, over, self.names, seat)
        return wire.OverShown(list(over.winners), list(over.totals), over.rule, bonuses, text)

    def _choices(self, view: View[Any, Any, Any], speech: Speech | None) -> list[wire.ChoicesShown]:
        if view.seat is None or view.phase == OVER:
            return []
        groups: dict[str, list[wire.ChoiceShown]] = {}
        for move in self.game.menu(view):
            choice = self._choice(move, view, speech)
            groups.setdefault(choice.move.partition(" ")[0], []).append(choice)
        return [wire.ChoicesShown(verb, moves) for verb, moves in groups.items()]

    def _choice(self, move: Move, view: View[Any, Any, Any], speech: Speech | None) -> wire.ChoiceShown:
        key = (speech, self.game.name, move_text(move))
        keeps = follows_from_the_move(move, view) and holds(view.hand, played(move))
        choice = _kept.get(key) if keeps else None
        if choice is None:
            label = None if speech is None else speech.move(move, view)
            choice = wire.ChoiceShown(key[2], label, _cards(hand_cards(view, move)), melds_touched(move))
            if keeps:
                if len(_kept) >= MOST_CHOICES:
                    _kept.clear()
                _kept[key] = choice
        return choice


def view_hash(view: wire.ViewShown) -> str:
    """The hash of a view, by which a client knows that its own is the same."""
    return sha256(_canonical.encode(view)).hexdigest()[:_HASH_DIGITS]


def _changed(before: wire.ViewShown, after: wire.ViewShown) -> dict[str, Any]:
    """The fields of a view that are not as they were."""
    change = {}
    for name in wire.ViewShown.__struct_fields__:
        value, was = getattr(after, name), getattr(before, name)
        if value is not was and value != was:
            change[name] = value
    return change


def line_shown(line: Scored, speech: Speech | None) -> wire.LineShown:
    """A line of a score sheet."""
    text = None if speech is None else speech.text(f"line-{line.rule}")
    return wire.LineShown(line.seat, line.points, line.rule, text)


def with_lines(lines: tuple[Scored, ...], events: list[Any]) -> tuple[Scored, ...]:
    """A score sheet with what *events* scored: one line for each seat and rule, in the order in which they came."""
    scored = [event for event in events if isinstance(event, Scored)]
    if not scored:
        return lines
    sums = {(line.seat, line.rule): line.points for line in lines}
    for line in scored:
        sums[line.seat, line.rule] = sums.get((line.seat, line.rule), 0) + line.points
    return tuple([Scored(seat, points, rule) for (seat, rule), points in sums.items()])


def hand_cards(view: View[Any, Any, Any], move: Move) -> Cards:
    """The cards of the hand that a move plays; where it states the whole table, those that are not there yet."""
    cards = played(move)
    return cards if holds(view.hand, cards) else minus(cards, cards_on(view.table))


def melds_touched(move: Move) -> list[int]:
    """The numbers of the melds that a move names."""
    if not isinstance(move, _TOUCHING):
        return []
    return [move.at, move.other] if isinstance(move, Join) else [move.at]


def event_shown(sight: Sight[Any, Any]) -> wire.EventShown:
    """An event as a seat saw it, as data."""
    if isinstance(sight, DealtTo):
        return wire.DealtShown(_cards(sight.hand), list(sight.sizes), sight.stock, _cards(sight.pile), sight.aside)
    if isinstance(sight, Moved):
        return wire.MovedShown(_place(sight.source), _place(sight.target), len(sight.cards), _cards(sight.cards))
    if isinstance(sight, Unseen):
        return wire.MovedShown(_place(sight.source), _place(sight.target), sight.count, None)
    if isinstance(sight, StockMade):
        return wire.RestockedShown(sight.count, sight.shuffled)
    if isinstance(sight, TableBecame):
        return wire.TableShown(sight.seat, _cards(sight.given), _cards(sight.taken))
    if isinstance(sight, TurnCame):
        return wire.TurnShown(sight.seat, PHASES[sight.phase], sight.asked)
    if isinstance(sight, Scored):
        return wire.ScoredShown(sight.seat, sight.points, sight.rule)
    if isinstance(sight, Announced):
        return wire.AnnouncedShown(sight.seat, sight.rule, sight.count)
    if isinstance(sight, Ended):
        return wire.EndedShown(list(sight.winners), sight.rule)
    return wire.ToldShown() if hasattr(sight, "note") else wire.FactsShown()


def _place(place: int) -> wire.Place:
    return {STOCK: "stock", PILE: "pile"}.get(place, place)


def _cards(cards: Cards) -> list[str]:
    return [NAMES[card] for card in cards]
