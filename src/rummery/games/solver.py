"""The solver's questions, asked of a game by its name: what `import rummery` offers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rummery.cards.card import JOKER, Cards
from rummery.cards.names import card_named
from rummery.games import GAMES
from rummery.games.marriage import MARRIAGE
from rummery.games.marriage.arrange import rummy_of
from rummery.melds.meld import Meld
from rummery.melds.solver import arrange as hands
from rummery.melds.solver import distance as distances
from rummery.melds.solver import rearrange as tables
from rummery.melds.solver.aims import LEAST_POINTS
from rummery.melds.solver.goal import ANY, Goal
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.told import Arrangement
from rummery.play.options import Value, read_options
from rummery.play.problem import Problem


def rummy(game: str, cut: str | None = None, **values: Value) -> Rummy:
    """A game as the solver sees it, with these options; in Marriage to who knows the *cut* joker.

    Raises Problem: ``game-unknown``, ``option-unknown``, ``option-range``, ``card-unreadable``,
    ``arrange-cut-of-marriage``.

    >>> rummy("rami", values="traditional").points[0]
    11
    >>> print(arrange("6D 6H 3S", rummy("marriage", cut="3H")))
    6D 6H 3S
    """
    found = GAMES.get(game)
    if found is None:
        raise Problem("game-unknown", game=game, known=", ".join(GAMES))
    options = read_options(found.options, values)
    if cut is None:
        seen: Rummy = found.rummy(options)
        return seen
    if found is not MARRIAGE:
        raise Problem("arrange-cut-of-marriage", flag="cut")
    card = card_named(cut)
    if card is None or card == JOKER:
        raise Problem("card-unreadable", card=cut)
    return rummy_of(options, card)


def arrange(hand: Cards | str, game: Rummy | str, aim: str = LEAST_POINTS, goal: Goal = ANY) -> Arrangement | None:
    """The best melds of a hand, or None where no melds of it fulfil the goal.

    Raises Beyond for what the solver is not built for, and Problem ``game-unknown``.

    >>> best = arrange("5S 6S X 9D 9C 9H KD", "rami")
    >>> print(best)
    5S 6S X=7S / 9C 9D 9H, left KD
    >>> best.points_left
    10
    """
    return hands.arrange(hand, _rummy(game), aim, goal)


def arrange_many(
    several: Iterable[Cards | str], game: Rummy | str, aim: str = LEAST_POINTS, goal: Goal = ANY
) -> list[Arrangement | None]:
    """The same for many hands.

    >>> [one.points_left for one in arrange_many(["AS 2S 3S", "KD KH 4C"], "rami")]
    [0, 25]
    """
    return hands.arrange_many(several, _rummy(game), aim, goal)


def can_meld(hand: Cards | str, game: Rummy | str) -> bool:
    """Whether a hand holds a meld at all.

    >>> can_meld("5S 6S 8H", "penang"), can_meld("5S 6S X", "penang")
    (False, True)
    """
    return hands.can_meld(hand, _rummy(game))


def rearrange(
    table: Sequence[Meld] | str,
    hand: Cards | str,
    game: Rummy | str,
    aim: str = LEAST_POINTS,
    gently: bool = False,
) -> Arrangement | None:
    """The best melds of all cards of the table and what can be laid of the hand; None if the table cannot lie at all.

    *gently* leaves as many melds as they lie as the best answer allows, and takes longer.

    >>> print(rearrange("4D 5D 6D 7D", "4H 4C KS", "manipulation"))
    5D 6D 7D / 4C 4D 4H, left KS
    >>> print(rearrange("4D 5D X=6D / 9S 9C 9D", "6D", "manipulation"))
    4D 5D 6D X=7D / 9C 9D 9S
    """
    return tables.rearrange(table, hand, _rummy(game), aim, gently)


def distance(
    hand: Cards | str, game: Rummy | str, unseen: Cards | str, goal: Goal = ANY, left: int = 0, whole: bool = False
) -> int | None:
    """The fewest cards of *hand* to be exchanged for *unseen* natural ones so that *goal* can be laid.

    With *whole*, or with no goal, all cards but *left* must lie in melds afterwards, those of the goal among them. None
    where no exchange is enough. Raises Beyond where the search gets too long, and for the whole of a contract.

    >>> distance("5S 6S 7S 9D 9C KD KH", "rami", "9H KS KC 8S", left=1)
    1
    >>> distance("5S 6S 7S 9D 9C KD KH 2C 3D", "marriage", "9H KS KC 8S", Goal(pure=3))
    2
    >>> distance("5S 6S 7S 9D 9C KD KH", "marriage", "9H KS KC 8S", Goal(pure=2), left=1, whole=True)
    1
    """
    return distances.distance(hand, _rummy(game), unseen, goal, left, whole)


def _rummy(game: Rummy | str) -> Rummy:
    return rummy(game) if isinstance(game, str) else game
