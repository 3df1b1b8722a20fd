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

    __slots__ = ("bit", "figures", "name", "obeys", "of_view", "rule", "where")

    def __init__(
        self,
        rule: Rule,
        name: str,
        obeys: Callable[[V, Any], bool],
        figures: Callable[[V, Any], Figures] | None,
        of_view: bool,
        where: Callable[[V], bool] | None,
        bit: int,
    ) -> None:
        self.rule: Final = rule
        self.name: Final = name
        self.obeys: Final = obeys
        self.figures: Final = figures
        self.of_view: Final = of_view
        """Whether it looks at the view alone, so that it says the same of every move of a kind."""
        self.where: Final = where
        """Says of a view whether the law applies; where it does not, no move breaks it. None: it always does."""
        self.bit: Final = bit
        """Of a law that looks at the view alone, its own bit among those of its game; of others 0."""


@final
class Laws(Generic[V]):
    """The laws of one game, in the order in which they are asked.

    That is: is it a move (TAB-01, and options that switch one off), is it time (TAB-06, 02, 03), are the cards yours
    and there (TAB-04, 05, 07), is each meld one, may you do it now; within each, the order of the rule page.
    """

    __slots__ = ("by_move", "_of_candidates", "_of_views", "_next_bit")

    def __init__(self) -> None:
        self.by_move: Final[dict[type, list[Law[V]]]] = {}
        self._of_candidates: Final[dict[type, list[Law[V]]]] = {}
        """The laws that are asked of a menu's candidates."""
        self._of_views: Final[dict[type, list[Law[V]]]] = {}
        """Those of them that look at the view alone."""
        self._next_bit = 1

    def law(
        self,
        rule: Rule,
        *moves: type,
        figures: Callable[[V, Any], Figures] | None = None,
        of_view: bool = False,
        where: Callable[[V], bool] | None = None,
        of_menu: bool = False,
    ) -> Callable[[Callable[[V, M], bool]], Callable[[V, M], bool]]:
        """Make the decorated function the law that *rule* is for these *moves*, in the views that *where* says.

        A menu sees to it itself that its candidates obey a law *of_menu*: it is time, and the cards are there.
        """

        def register(obeys: Callable[[V, M], bool]) -> Callable[[V, M], bool]:
            bit = self._next_bit if of_view else 0
            law: Law[V] = Law(rule, obeys.__name__, obeys, figures, of_view, where, bit)
            if of_view:
                self._next_bit *= 2
            for move in moves:
                self.by_move.setdefault(move, []).append(law)
                asked = self._of_candidates.setdefault(move, [])
                looked_at = self._of_views.setdefault(move, [])
                if not of_menu:
                    asked.append(law)
                    if of_view:
                        looked_at.append(law)
            return obeys

        return register

    def check(self, view: V, move: Move) -> Refusal | None:
        """The first law *move* breaks, if any."""
        laws = self.by_move.get(type(move))
        if laws is None:
            return Refusal("TAB-01", NO_SUCH_MOVE, {})
        for law in laws:
            if (law.where is None or law.where(view)) and not law.obeys(view, move):
                return Refusal(law.rule, law.name, {} if law.figures is None else law.figures(view, move))
        return None

    def lawful(self, view: V, moves: list[Move]) -> list[Move]:
        """Those of *moves*, a menu's candidates, that break no law. Each law of the view alone is asked once."""
        good: list[Move] = []
        obeyed = 0
        last: type | None = None
        laws: list[Callable[[V, Any], bool]] | None = None
        for move in moves:
            kind = type(move)
            if kind is not last:  # candidates of a kind stand together
                last = kind
                laws = []
                for law in self._of_candidates[kind]:
                    if obeyed & law.bit or (law.where is not None and not law.where(view)):
                        continue
                    if not law.of_view:
                        laws.append(law.obeys)
                    elif law.obeys(view, move):
                        obeyed |= law.bit
                    else:
                        laws = None
                        break
            if laws is None:
                continue
            for obeys in laws:
                if not obeys(view, move):
                    break
            else:
                good.append(move)
        return good

    def may_be(self, view: V, moves: list[Move]) -> list[bool]:
        """Of each candidate whether the laws of the view alone, which do not look at it, let its kind through."""
        found: list[bool] = []
        obeyed = 0
        for move in moves:
            for law in self._of_views[type(move)]:
                if obeyed & law.bit:
                    continue
                if (law.where is None or law.where(view)) and not law.obeys(view, move):
                    found.append(False)
                    break
                obeyed |= law.bit
            else:
                found.append(True)
        return found

    def all(self) -> list[Law[V]]:
        """Each law once."""
        found: list[Law[V]] = []
        for laws in self.by_move.values():
            found.extend([law for law in laws if law not in found])
        return found
