"""A table: one match being played. It asks the laws, brings moves about, and keeps journal and score sheet."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from rummery.cards.shuffle import SEED_SIZE, Dice, derived
from rummery.play.events import OVER, Event
from rummery.play.game import Game
from rummery.play.laws import Refusal
from rummery.play.match import Cut, Match, MatchOver, Result, Seat, first_match
from rummery.play.moves import Move
from rummery.play.options import Value, differing, read_options
from rummery.play.problem import Problem
from rummery.play.sight import View, observe
from rummery.play.state import State, evolve
from rummery.table.journal import Begun, Journal, Made

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyState: TypeAlias = State[Any, Any, Any]
AnyView: TypeAlias = View[Any, Any, Any]
AnyEvent: TypeAlias = Event[Any, Any]

CARRIED: Final = frozenset(["totals", "deal", "wins"])
"""What a position need not say: the match so far says it. By the names of a position's fields."""


class Table:
    """A match at one table. Nothing here knows people, sockets or clocks."""

    def __init__(
        self,
        game: AnyGame,
        values: dict[str, Value],
        names: tuple[str, ...],
        seed: bytes | None,
        dealer: Seat | None = None,
    ) -> None:
        """A table before its first deal.

        *values* are the options that were chosen; *seed* is the match's (32 bytes, TAB-09), None where each deal is
        to have its own; *dealer* deals first where it is not the cut that says. Raises Problem for a wrong option or
        number of seats.
        """
        check_seats(game, len(names))
        self.game: Final = game
        self.values: Final = differing(game.options, values)
        self.options: Final = read_options(game.options, values)
        self.names: Final = names
        self.has_seed: Final = seed is not None
        self.seed: Final = bytes(SEED_SIZE) if seed is None else seed
        self.journal: Final = Journal()
        self.over: MatchOver | None = None
        self.cut: Final = cut_for_dealer(game, self.options, self.seed, len(names)) if dealer is None else None
        """How the first dealer was found, where players cut cards for it."""
        if dealer is None:
            dealer = first_dealer(self.seed, len(names)) if self.cut is None else self.cut.dealer
        first = first_match(self.options, len(names), dealer)
        self._state: AnyState = game.new(first, derived(self.seed, "deal 1"))
        self._upcoming: Match[Any] | None = first

    def begin_deal(self, seed: bytes | None = None, dealer: Seat | None = None) -> list[AnyEvent]:
        """Deal the cards of the next deal; what happened.

        *seed* and *dealer* where they are other than the match's seed and the order of dealing say.
        """
        match = self.next_match()
        if dealer is not None:
            match = Match(match.options, match.totals, dealer, match.number, match.out, match.wins)
        state = self.game.new(match, derived(self.seed, f"deal {match.number}") if seed is None else seed)
        events = self.game.deal(state)
        self.journal.add(Begun(state, events))
        self._upcoming = None
        self._state = evolve(state, events)
        self._end_deal_if_over()
        return events

    def begin_from(self, state: AnyState, carried: frozenset[str] = frozenset()) -> None:
        """Go on from a position, in place of a deal; with those of `CARRIED` that are *carried* from the match."""
        match, so_far = state.match, self.next_match()
        state = state.copy()
        state.match = Match(
            match.options,
            so_far.totals if "totals" in carried else match.totals,
            match.dealer,
            so_far.number if "deal" in carried else match.number,
            match.out,
            so_far.wins if "wins" in carried else match.wins,
        )
        self.over = None
        self._upcoming = None
        self.journal.add(Begun(state, []))
        self._state = state
        self._end_deal_if_over()

    def next_match(self) -> Match[Any]:
        """The match as the next deal finds it; a deal that was broken off counts as played without points."""
        if self._upcoming is not None:
            return self._upcoming
        match = self._state.match
        totals = match.totals if self.over is None else self.over.totals
        return Match(match.options, totals, match.after(match.dealer), match.number + 1, match.out, match.wins)

    def between_deals(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return self._upcoming is not None

    @property
    def deal_over(self) -> bool:
        """Whether the latest deal has ended."""
        return self._state.phase == OVER

    def submit(self, seat: Seat, move: Move) -> Refusal | list[AnyEvent]:
        """Ask for a move: what happened, or why not. A refusal changes nothing."""
        events = self.decided(seat, move)
        if not isinstance(events, Refusal):
            self.happen(seat, move, events)
        return events

    def decided(self, seat: Seat, move: Move) -> Refusal | list[AnyEvent]:
        """What a move would bring about, or why it may not be made; the table stays as it is."""
        refusal = self.game.check(observe(self._state, seat), move)
        return self.game.decide(self._state, move) if refusal is None else refusal

    def happen(self, seat: Seat, move: Move, events: list[AnyEvent]) -> None:
        """Let happen what `decided` said of the table as it is."""
        self._state = evolve(self._state, events)
        self.journal.add(Made(seat, move, events))
        self._end_deal_if_over()

    def view(self, seat: Seat | None) -> AnyView:
        """What a seat, or a spectator (None), may see."""
        return observe(self._state, seat)

    def view_before_deal(self, seat: Seat | None) -> AnyView:
        """What a seat saw of the latest deal before its cards were dealt: what its events are told from."""
        begun = self.journal.deals()[-1][0]
        return observe(begun.before if isinstance(begun, Begun) else self._state, seat)

    def menu(self, seat: Seat) -> list[Move]:
        """The moves offered to a seat."""
        return self.game.menu(self.view(seat))

    @property
    def state(self) -> AnyState:
        """Everything about the deal; for records and tests, never for a player."""
        return self._state

    @property
    def turn(self) -> Seat:
        """The seat that has to make a move."""
        return self._state.mover()

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat: those of this deal so far included, and once the match is over what its end gave."""
        if self.over is not None:
            return self.over.totals
        return tuple([total + score for total, score in zip(self._state.match.totals, self._state.scores, strict=True)])

    def _end_deal_if_over(self) -> None:
        if self._state.phase == OVER:
            following = self.game.after(self._state.match, Result(self._state.scores, self._state.winners))
            if isinstance(following, MatchOver):
                self.over = following
            else:
                self._upcoming = following


def check_seats(game: AnyGame, seats: int) -> None:
    """Raise Problem ``seats-range`` where the game is not for so many."""
    low, high = game.seats
    if not low <= seats <= high:
        raise Problem("seats-range", game=game.name, low=low, high=high, seats=seats)


def cut_for_dealer(game: AnyGame, options: Any, seed: bytes, seats: int) -> Cut | None:
    """The cut of a match with this seed (TAB-09), where the game has players cut cards."""
    return None if game.cut is None else game.cut(options, seats, derived(seed, "cut"))


def first_dealer(seed: bytes, seats: int) -> Seat:
    """The seat that deals first, by the cut (TAB-09)."""
    return Dice(derived(seed, "cut")).below(seats)
