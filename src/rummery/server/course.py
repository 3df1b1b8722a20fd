"""The course of one match: its steps, each decided, stored elsewhere, then taken. No sockets, no clock, no store."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias

from rummery.cards.card import Cards
from rummery.cards.shuffle import derived
from rummery.melds.meld import Meld
from rummery.play.events import BUY
from rummery.play.laws import Refusal
from rummery.play.match import Seat
from rummery.play.moves import Move
from rummery.play.notation import move_text, read_move
from rummery.play.options import Value
from rummery.play.sight import observe
from rummery.play.state import State, evolve
from rummery.server.asking import Asking, asked_in_turn
from rummery.server.shown import Moment, Shower, Step, with_lines
from rummery.table.table import AnyGame, AnyState, Table

KEPT_STEPS: Final = 128
"""Steps that a client may have missed and still get one by one."""
_DIGEST_SIZE: Final = 8

Kind: TypeAlias = Literal["deal", "move", "answer"]


class Astray(Exception):
    """A journal does not lead where it led when it was written."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A step that is decided and not yet taken."""

    number: int
    kind: Kind
    seat: Seat | None
    move: Move | None
    text: str | None
    events: list[Any]
    digest: bytes


class Course:
    """A match from its first deal on."""

    def __init__(self, game: AnyGame, values: dict[str, Value], names: tuple[str, ...], seed: bytes) -> None:
        """*seed* is the match's, the salts in it."""
        self.table: Final = Table(game, values, names, seed)
        self.game: Final = game
        self.shower: Final = Shower(game, names)
        self.steps: Final[deque[Step]] = deque(maxlen=KEPT_STEPS)
        self.deal_steps: Final[list[Step]] = []
        """The steps of this deal, to be told to who comes in the middle of it."""
        self.moment = Moment(0, self.table.state)
        self.asking: Asking | None = None

    @property
    def number(self) -> int:
        """How many steps there have been."""
        return self.moment.number

    @property
    def mover(self) -> Seat | None:
        """Who has to make a move now; nobody between deals."""
        return None if self.between_deals or self.over else self.moment.state.mover()

    @property
    def between_deals(self) -> bool:
        """Whether the next step is a deal."""
        return self.table.between_deals()

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.moment.over is not None

    @property
    def question(self) -> tuple[int, int]:
        """What is the same as long as it is the same turn of the same deal."""
        return self.moment.state.match.number, self.moment.state.turn

    def deal_seed(self, ahead: bool) -> bytes:
        """The seed of the latest deal, or of the one *ahead*."""
        match = self.table.next_match() if ahead else self.moment.state.match
        return derived(self.table.seed, f"deal {match.number}")

    def recognise(self, cards: Cards, faces: Cards) -> Meld:
        """The meld that cards are at this table."""
        return self.game.recognise(self.table.options, cards, faces, False)

    def read(self, text: str) -> Move:
        """The move that *text* names. Raises Problem."""
        return read_move(text, self.recognise)

    # ---- Steps ------------------------------------------------------------------------------------------------------

    def plan_deal(self) -> Plan:
        """The next deal."""
        digest = sha256(self.deal_seed(ahead=True)).digest()[:_DIGEST_SIZE]
        return Plan(self.number + 1, "deal", None, None, None, [], digest)

    def plan(self, seat: Seat, move: Move) -> Plan | Refusal:
        """A move, or an answer to a question that this seat is asked with others."""
        if self.asking is not None and self.moment.state.asked != seat:
            state = self.asking.state_for(seat)
            if state is not None and seat in [asked for asked, _ in self.moment.asked]:
                refusal = self.game.check(observe(state, seat), move)
                if refusal is not None:
                    return refusal
                digest = state_digest(self.moment.state)
                return Plan(self.number + 1, "answer", seat, move, move_text(move), [], digest)
        events = self.table.decided(seat, move)
        if isinstance(events, Refusal):
            return events
        after = evolve(self.moment.state, events)
        return Plan(self.number + 1, "move", seat, move, move_text(move), events, state_digest(after))

    def take(self, plan: Plan) -> Step:
        """Take a step that was planned from here."""
        before = self.moment
        told_from = None
        lines = before.lines
        events = plan.events
        if plan.kind == "deal":
            self.deal_steps.clear()
            told_from = self.game.new(self.table.next_match(), self.deal_seed(ahead=True))
            events = self.table.begin_deal()
            lines = ()
        elif plan.kind == "answer" and self.asking is not None and plan.seat is not None and plan.move is not None:
            self.asking.answers[plan.seat] = plan.move
        elif plan.seat is not None and plan.move is not None:
            self.table.happen(plan.seat, plan.move, events)
        state = self.table.state
        self._ask(state, plan.number)
        asked = () if self.asking is None else self.asking.open(state.asked)
        self.moment = Moment(plan.number, state, with_lines(lines, events), self.table.over, asked)
        secret = plan.kind == "answer"
        step = Step(before, self.moment, plan.seat, None if secret else plan.text, told_from, events)
        self.steps.append(step)
        self.deal_steps.append(step)
        return step

    def _ask(self, state: AnyState, number: int) -> None:
        if state.phase != BUY or state.asked is None:
            self.asking = None
        elif self.asking is None or self.asking.state_for(state.asked) is None:
            self.asking = Asking(number, asked_in_turn(self.game, state))

    def given_answer(self) -> tuple[Seat, Move] | None:
        """The answer that the seat which the game asks now has given before it was its turn to."""
        asked = self.moment.state.asked
        if self.asking is None or asked is None or asked not in self.asking.answers:
            return None
        return asked, self.asking.answers[asked]

    def missed(self, number: int) -> list[Step] | None:
        """The steps after *number*; None where they are not all there any more."""
        if number == self.number:
            return []
        found = [step for step in self.steps if step.after.number > number]
        return found if found and found[0].before.number == number else None

    # ---- From a journal ---------------------------------------------------------------------------------------------

    def replay(self, rows: Iterable[Any]) -> None:
        """Take the steps of a journal again. Raises Astray where the rules lead elsewhere than they did."""
        for row in rows:
            if row.number != self.number + 1:
                raise Astray(f"step {row.number} follows step {self.number}")
            plan = self._plan_again(row)
            if plan.digest != row.digest:
                raise Astray(f"step {row.number} leads elsewhere")
            self.take(plan)

    def _plan_again(self, row: Any) -> Plan:
        if row.kind == "deal":
            return self.plan_deal()
        move = self.read(row.text)
        plan = self.plan(row.seat, move)
        if isinstance(plan, Refusal):
            raise Astray(f"step {row.number} is refused by {plan.rule}")
        return plan


def state_digest(state: State[Any, Any, Any]) -> bytes:
    """A few bytes that tell two states apart, by which a journal that is read again is checked."""
    marks = (state.turn, state.phase, state.asked, state.scores, state.shuffles, state.restocked, state.numbered)
    parts = [*state.hands, state.stock, state.pile, state.aside, repr(marks).encode()]
    parts += [laid.meld.key + laid.meld.cards for laid in state.table]
    return sha256(b"\xff".join(parts)).digest()[:_DIGEST_SIZE]
