"""What happens after an irregularity at a real table (MAR-50 to MAR-59): facts in, a ruling out.

The questions are a small tree, and the rulings are its leaves; a question is asked only where its answer decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, final

from rummery.cards.record import Record
from rummery.play.match import Rule
from rummery.play.problem import Problem

Facts: TypeAlias = Mapping[str, str | int]
"""What went wrong: for each question's key the word or the number that answers it."""

YES: Final = "yes"
NO: Final = "no"
MISSING_CARD: Final = 10
"""MAR-56: points for each card that a hand is short of at another player's show."""
MOST_COUNTED: Final = 999
"""The highest count that is believed."""
MOST_MISSING: Final = 21
"""MAR-04: a hand cannot be short of more."""


@final
class Charge(Record):
    """What a player is charged: the message *key*, and how often each number that was asked for counts."""

    __slots__ = ("key", "terms")

    def __init__(self, key: str, terms: tuple[tuple[str, int], ...]) -> None:
        self.key: Final = key
        self.terms: Final = terms


@final
class Leaf(Record):
    """Who moves next, what goes back where, what may still be done, what is charged. All texts are message keys."""

    __slots__ = ("rules", "turn", "back", "may", "charge")

    def __init__(
        self,
        rules: tuple[Rule, ...],
        turn: str,
        back: tuple[str, ...] = (),
        may: tuple[str, ...] = (),
        charge: Charge | None = None,
    ) -> None:
        self.rules: Final = rules
        """The numbers of the rules it follows from."""
        self.turn: Final = turn
        self.back: Final = back
        self.may: Final = may
        self.charge: Final = charge
        """None where nothing is charged."""


@final
class Choice(Record):
    """A question that is answered with one of a few words, each leading to the next question or to a ruling."""

    __slots__ = ("key", "branches")

    def __init__(self, key: str, branches: tuple[tuple[str, Choice | Number | Leaf], ...]) -> None:
        self.key: Final = key
        self.branches: Final = branches

    def words(self) -> list[str]:
        """The answers, in the order in which they are offered."""
        return [word for word, _ in self.branches]


@final
class Number(Record):
    """A question that is answered with a whole number from *low* to *high*."""

    __slots__ = ("key", "low", "high", "then")

    def __init__(self, key: str, low: int, high: int, then: Choice | Number | Leaf) -> None:
        self.key: Final = key
        self.low: Final = low
        self.high: Final = high
        self.then: Final = then


Question: TypeAlias = Choice | Number
Node: TypeAlias = Choice | Number | Leaf


@final
class Ruling(Record):
    """A leaf, and its figure: what the player who is charged counts in this deal, all told; else 0."""

    __slots__ = ("leaf", "points")

    def __init__(self, leaf: Leaf, points: int) -> None:
        self.leaf: Final = leaf
        self.points: Final = points


def ruling(facts: Facts) -> Ruling | Question:
    """The ruling that *facts* lead to, or the first question that they leave open.

    Raises Problem ``ruling-answer`` or ``ruling-number`` for an answer that the question does not have, and
    ``ruling-not-asked`` for a fact that decides nothing.
    """
    node = TREE
    asked: list[str] = []
    while not isinstance(node, Leaf):
        if node.key not in facts:
            _nothing_more(facts, asked)
            return node
        asked.append(node.key)
        node = _answered(node, facts[node.key])
    _nothing_more(facts, asked)
    points = 0
    if node.charge is not None:
        for key, factor in node.charge.terms:
            points += factor * int(facts[key])
    return Ruling(node, points)


def _answered(question: Question, answer: str | int) -> Node:
    if isinstance(question, Number):
        if not isinstance(answer, int) or not question.low <= answer <= question.high:
            raise Problem("ruling-number", question.key, value=str(answer), low=question.low, high=question.high)
        return question.then
    for word, node in question.branches:
        if word == answer:
            return node
    raise Problem("ruling-answer", question.key, value=str(answer), words=", ".join(question.words()))


def _nothing_more(facts: Facts, asked: list[str]) -> None:
    for key in facts:
        if key not in asked:
            raise Problem("ruling-not-asked", value=str(facts[key]))


# ---- The tree -------------------------------------------------------------------------------------------------------


def _ask(key: str, **branches: Node) -> Choice:
    """A question with its answers, whose hyphens are underlines here."""
    return Choice(key, tuple([(word.replace("_", "-"), node) for word, node in branches.items()]))


_DISCARDS_ONLY: Final = ("discards-only", "no-melds")
_DRAWS_ONLY: Final = ("draws-only", "no-melds")
_NEW_DEAL: Final = Leaf(("MAR-57",), "new-deal", ("all-cards",), ("earlier-stand",))

_OUT_OF_TURN: Final = _ask(
    "discarded",
    yes=Leaf(("MAR-50",), "after-offender", (), ("stands",)),
    no=_ask(
        "drew",
        nothing=Leaf(("MAR-51",), "right-player", ("laid",)),
        discard=Leaf(("MAR-51",), "right-player", ("upcard", "laid")),
        unseen=Leaf(("MAR-51",), "right-player", ("stock", "laid")),
        seen=_ask(
            "seen-cards",
            one=Leaf(("MAR-51", "MAR-52"), "right-player", ("seen-one", "laid"), ("take-or-bury",)),
            several=Leaf(("MAR-51", "MAR-52"), "right-player", ("seen-several", "laid"), ("three-choices",)),
        ),
        in_hand=Leaf(("MAR-51", "MAR-50"), "offender-plays-on", (), ("too-late",)),
    ),
)

_WRONG_DRAW: Final = _ask(
    "discarded",
    no=_ask(
        "surplus-in-hand",
        no=_ask(
            "seen-cards",
            one=Leaf(("MAR-52",), "same-player", ("seen-one",), ("take-or-bury",)),
            several=Leaf(("MAR-52",), "same-player", ("seen-several",), ("three-choices",)),
        ),
        yes=Leaf(("MAR-56",), "same-player", (), _DISCARDS_ONLY),
    ),
    yes=_ask(
        "too-many",
        yes=Leaf(("MAR-53", "MAR-56"), "next-player", (), ("not-mended", *_DISCARDS_ONLY)),
        no=Leaf(("MAR-53",), "next-player", (), ("not-mended",)),
    ),
)

_NO_DRAW: Final = _ask(
    "next-drew",
    no=Leaf(("MAR-54",), "same-player-draws", (), ("draw-one", "no-melds-after-discard")),
    yes=Leaf(("MAR-54", "MAR-56"), "next-goes-on", (), _DRAWS_ONLY),
)

_TWO_DISCARDS: Final = _ask(
    "next-did",
    nothing=_ask(
        "discards",
        two=Leaf(("MAR-55",), "next-player", ("one-discard",)),
        more=Leaf(("MAR-55", "MAR-56"), "next-player", ("one-discard",), _DRAWS_ONLY),
    ),
    drew_one=_ask(
        "discards",
        two=Leaf(("MAR-55",), "next-goes-on", ("other-discard",)),
        more=Leaf(("MAR-55", "MAR-56"), "next-goes-on", ("other-discard",), _DRAWS_ONLY),
    ),
    ended=Leaf(("MAR-55", "MAR-56"), "as-it-was", (), ("discards-stay", *_DRAWS_ONLY)),
)

_AT_ANOTHERS_SHOW: Final = _ask(
    "hand",
    many=Number(
        "all-cards",
        0,
        MOST_COUNTED,
        Leaf(("MAR-56",), "deal-over", charge=Charge("all-cards", (("all-cards", 1),))),
    ),
    few=Number(
        "missing",
        1,
        MOST_MISSING,
        Number(
            "count",
            0,
            MOST_COUNTED,
            Leaf(("MAR-56",), "deal-over", charge=Charge("missing", (("count", 1), ("missing", MISSING_CARD)))),
        ),
    ),
)

_WRONG_HAND: Final = _ask(
    "when",
    before_first_turn=_ask(
        "demand",
        yes=_NEW_DEAL,
        no=_ask(
            "hand",
            many=Leaf(("MAR-57", "MAR-56"), "as-it-was", (), _DISCARDS_ONLY),
            few=Leaf(("MAR-57", "MAR-56"), "as-it-was", (), _DRAWS_ONLY),
        ),
    ),
    playing=_ask(
        "hand",
        many=Leaf(("MAR-56",), "as-it-was", (), _DISCARDS_ONLY),
        few=Leaf(("MAR-56",), "as-it-was", (), _DRAWS_ONLY),
    ),
    other_show=_AT_ANOTHERS_SHOW,
    own_show=_ask(
        "hand",
        many=Leaf(("MAR-56",), "next-player", ("show",), _DISCARDS_ONLY),
        few=Leaf(("MAR-56",), "next-player", ("show-and-discard",), _DRAWS_ONLY),
    ),
)

_EXPOSED: Final = _ask("exposed", one=Leaf(("MAR-57",), "as-it-was", (), ("no-new-deal",)), several=_NEW_DEAL)
_PACK: Final = _ask("pack", dealing=_EXPOSED, stock=_EXPOSED, incorrect=_NEW_DEAL)

_WRONG_LAY: Final = _ask(
    "laid",
    surplus=Leaf(("MAR-58",), "as-it-was", ("surplus",)),
    on_wrong=Leaf(("MAR-58",), "as-it-was", (), ("added-stay",)),
)

_STANDS: Final = Leaf(("MAR-59",), "score-only", (), ("score-stands",))
_WRONG_SCORE: Final = _ask(
    "mixed",
    no=Leaf(("MAR-59",), "score-only", (), ("mended",)),
    yes=_ask(
        "disputed",
        yes=_STANDS,
        no=_ask("agreed", yes=Leaf(("MAR-59",), "score-only", (), ("mended-by-agreement",)), no=_STANDS),
    ),
)

TREE: Final[Node] = _ask(
    "what",
    out_of_turn=_OUT_OF_TURN,
    wrong_draw=_WRONG_DRAW,
    no_draw=_NO_DRAW,
    two_discards=_TWO_DISCARDS,
    wrong_hand=_WRONG_HAND,
    pack=_PACK,
    wrong_lay=_WRONG_LAY,
    wrong_score=_WRONG_SCORE,
)
"""The first question: what went wrong."""
