"""A rule is a small function that says yes or no. It is given a View: no law can look at a hidden card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from rummery.cards.record import Record
from rummery.play.match import Rule
from rummery.play.moves import Move

V = TypeVar("V")
M = TypeVar("M")

Figures: TypeAlias = dict[str, str | int]
"""The arguments of a refusal's message: numbers, and cards or melds in their text form."""

NO_SUCH_MOVE: Final = "a_move_is_one_of_the_games"


@final
class Refusal(Record):
    """Why a move is not allowed: the rule it breaks, the law that says so, and figures that help."""

    __slots__ = ("rule", "law", "figures")

    def __init__(self, rule: Rule, law: str, figures: Figures) -> None:
        self.rule: Final = rule
        self.law: Final = law
        """The law's name, which is the key of its message in `words/`."""
        self.figures: Final = figures


@final
class Law(Generic[V]):
    """One law: its rule's number, its name, the function, and what tells a player the figures."""

    __slots__ = ("figures", "name", "obeys", "of_view", "rule")

    def __init__(
        self,
        rule: Rule,
        name: str,
        obeys: Callable[[V, Any], bool],
        figures: Callable[[V, Any], Figures] | None,
        of_view: bool,
    ) -> None:
        self.rule: Final = rule
        self.name: Final = name
        self.obeys: Final = obeys
        self.figures: Final = figures
        self.of_view: Final = of_view
        """Whether it looks at the view alone, so that it says the same of every move of a kind."""


@final
class Laws(Generic[V]):
    """The laws of one game, in the order in which they are asked.

    That is: is it a move (TAB-01, and options that switch one off), is it time (TAB-06, 02, 03), are the cards yours
    and there (TAB-04, 05, 07), is each meld one, may you do it now; within each, the order of the rule page.
    """

    __slots__ = ("by_move",)

    def __init__(self) -> None:
        self.by_move: Final[dict[type, list[Law[V]]]] = {}

    def law(
        self, rule: Rule, *moves: type, figures: Callable[[V, Any], Figures] | None = None, of_view: bool = False
    ) -> Callable[[Callable[[V, M], bool]], Callable[[V, M], bool]]:
        """Make the decorated function the law that *rule* is for these *moves*."""

        def register(obeys: Callable[[V, M], bool]) -> Callable[[V, M], bool]:
            law: Law[V] = Law(rule, obeys.__name__, obeys, figures, of_view)
            for move in moves:
                self.by_move.setdefault(move, []).append(law)
            return obeys

        return register

    def check(self, view: V, move: Move) -> Refusal | None:
        """The first law *move* breaks, if any."""
        laws = self.by_move.get(type(move))
        if laws is None:
            return Refusal("TAB-01", NO_SUCH_MOVE, {})
        for law in laws:
            if not law.obeys(view, move):
                return Refusal(law.rule, law.name, {} if law.figures is None else law.figures(view, move))
        return None

    def lawful(self, view: V, moves: list[Move]) -> list[Move]:
        """Those of *moves* that break no law. Laws of the view alone are asked once for each kind of move."""
        good: list[Move] = []
        asked: dict[type, list[Law[V]] | None] = {}
        for move in moves:
            kind = type(move)
            laws = asked[kind] if kind in asked else asked.setdefault(kind, self._left_to_ask(view, move))
            if laws is None:
                continue
            for law in laws:
                if not law.obeys(view, move):
                    break
            else:
                good.append(move)
        return good

    def may_be(self, view: V, move: Move) -> bool:
        """Whether the laws of the view alone, which do not look at *move* itself, let moves of its kind through."""
        for law in self.by_move[type(move)]:
            if law.of_view and not law.obeys(view, move):
                return False
        return True

    def _left_to_ask(self, view: V, move: Move) -> list[Law[V]] | None:
        """The laws that look at the move itself, or None where one of the others forbids its whole kind."""
        left: list[Law[V]] = []
        for law in self.by_move[type(move)]:
            if not law.of_view:
                left.append(law)
            elif not law.obeys(view, move):
                return None
        return left

    def all(self) -> list[Law[V]]:
        """Each law once."""
        found: list[Law[V]] = []
        for laws in self.by_move.values():
            found.extend([law for law in laws if law not in found])
        return found
