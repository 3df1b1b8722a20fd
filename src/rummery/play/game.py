"""A game, as the floors above see it: a few functions over shared parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, final

from rummery.cards.card import Cards
from rummery.melds.meld import Meld
from rummery.melds.solver.rummy import Rummy
from rummery.play.events import Event, F, N
from rummery.play.laws import Laws, Refusal
from rummery.play.match import Cut, Match, MatchOver, Result
from rummery.play.moves import MeldsMove, Move
from rummery.play.options import Chosen, Opts
from rummery.play.reading import Node
from rummery.play.sheet import Sheet
from rummery.play.sight import View
from rummery.play.state import State


@final
class Game(Generic[Opts, F, N]):
    """Opts: options, F: public facts of a deal, N: a seat's private note."""

    __slots__ = (
        "after",
        "cards",
        "cut",
        "deal",
        "decide",
        "facts_from",
        "facts_to",
        "hint",
        "laws",
        "menu",
        "name",
        "new",
        "own_melds",
        "options",
        "position_fields",
        "recognise",
        "rummy",
        "seats",
        "usual_seats",
        "sheet",
    )

    def __init__(
        self,
        name: str,
        seats: tuple[int, int],
        usual_seats: int,
        options: Callable[[Chosen], Opts],
        new: Callable[[Match[Opts], bytes], State[Opts, F, N]],
        deal: Callable[[State[Opts, F, N]], list[Event[F, N]]],
        menu: Callable[[View[Opts, F, N]], list[Move]],
        decide: Callable[[State[Opts, F, N], Move], list[Event[F, N]]],
        after: Callable[[Match[Opts], Result], Match[Opts] | MatchOver],
        recognise: Callable[[Opts, Cards, Cards, bool], Meld],
        cards: Callable[[Opts, int], Cards],
        rummy: Callable[[Opts], Rummy],
        laws: Laws[View[Opts, F, N]],
        position_fields: frozenset[str],
        facts_from: Callable[[State[Opts, F, N], dict[str, Node], Node], F],
        facts_to: Callable[[State[Opts, F, N]], dict[str, Any]],
        own_melds: bool = False,
        sheet: Sheet[Opts] | None = None,
        hint: Callable[[View[Opts, F, N]], MeldsMove | None] | None = None,
        cut: Callable[[Opts, int, bytes], Cut] | None = None,
    ) -> None:
        self.name: Final = name
        self.seats: Final = seats
        """The fewest and the most players."""
        self.usual_seats: Final = usual_seats
        self.options: Final = options
        """Reads and declares the options; raises Problem where they contradict each other."""
        self.new: Final = new
        """The state of a deal before its cards are dealt, from the match and the deal's seed."""
        self.deal: Final = deal
        """How a deal begins."""
        self.menu: Final = menu
        """Moves offered to a seat; every one passes `check`."""
        self.decide: Final = decide
        """What a lawful move brings about."""
        self.after: Final = after
        """The match with its next deal after a deal that ended so, or its end."""
        self.recognise: Final = recognise
        """The meld that cards are; the last argument says whether names count that this game's moves ignore."""
        self.cards: Final = cards
        """All the cards in play with these options and so many seats."""
        self.rummy: Final = rummy
        """The game as the solver sees it."""
        self.laws: Final = laws
        self.position_fields: Final = position_fields
        """The fields of a position that only this game has."""
        self.facts_from: Final = facts_from
        """The facts in these fields; *state* holds all that positions of every game have, and is given the notes, the
        cards set aside, and where melds are each player's own, these."""
        self.facts_to: Final = facts_to
        """These fields, without those that have their default."""
        self.cut: Final = cut
        """How so many seats find who deals first, from the seed of the cut; None: chance says it at once."""
        self.own_melds: Final = own_melds
        """Whether nobody touches the melds of another: a position's own fields state them then, and no `table`."""
        self.sheet: Final = sheet
        """The score sheet of a real table, where the game has one."""
        self.hint: Final = hint
        """Where moves state the whole table: the best one of the seat that looks, as far as the solver knows."""

    def check(self, view: View[Opts, F, N], move: Move) -> Refusal | None:
        """The first law *move* breaks, if any: this defines what is legal."""
        return self.laws.check(view, move)
