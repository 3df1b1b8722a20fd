"""What a table of Marriage may choose, and the rules' figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rummery.cards.card import FACES, JOKER, NONE, ONE, SUIT_SIZE, Card, Cards, bits, pack
from rummery.games.marriage.values import NEPALI, VALUE_TABLES, ValueTable, papulu, tapulu
from rummery.melds.pattern import Pattern
from rummery.melds.shape import Shape
from rummery.melds.solver.goal import RUNS, SAMES, SETS
from rummery.play.options import Chosen, Options, Value

SEATS: Final = (2, 7)
"""MAR-01."""
USUAL_SEATS: Final = 4
"""How many sit down where nobody says."""
MANY_SEATS: Final = 6
"""MAR-01: from so many players on there are MOST_PACKS."""
MOST_PACKS: Final = 4
"""MAR-01."""
HAND: Final = 21
"""MAR-04."""
PURE: Final = 3
"""MAR-16, MAR-17, MAR-20: pure melds of who has seen."""
DUBLEES: Final = 7
"""MAR-22: pairs that earn seeing."""
LAST_DUBLEES: Final = 8
"""MAR-22: pairs that go out."""
PAIR: Final = 2
"""MAR-22: cards of a dublee."""
TUNNELA: Final = 3
"""MAR-14: cards of a tunnela."""
SHORTEST_RUN: Final = 3
"""MAR-13: cards of a run at least, unless `min_run` says more."""
SMALLEST_SET: Final = 3
"""MAR-14: cards of a set at least."""
LARGEST_SET: Final = 4
"""MAR-14: cards of a set at most, as many as there are suits."""
LEAST_WILD: Final = 3
"""MAR-15: wild cards that are a meld by themselves."""
REFILLS: Final = {False: 1, True: 3}
"""MAR-25: how often the pile becomes the stock, turned over or shuffled."""
IDLE_ROUNDS: Final = 20
"""TAB-08: the most rounds in which nobody draws from the stock."""
FIXED_SEEN: Final = 3
"""MAR-33, `payment=fixed`."""
FIXED_UNSEEN: Final = 10
"""MAR-33, `payment=fixed`."""
FIXED_DUBLEES: Final = 5
"""MAR-33, `payment=fixed`: what each pays more after a show of dublees."""
UNSEEN_CAP: Final = 14
"""MAR-32, unless a table chooses another."""
SEEN_CAP: Final = 14
"""MAR-32, `seen_cap`."""

RUNS_AND_SETS: Final = "runs_and_sets"
RUNS_AND_TUNNELAS: Final = "runs_and_tunnelas"
RUNS_ONLY: Final = "runs_only"
VISITS: Final = {RUNS_AND_SETS: RUNS | SETS | SAMES, RUNS_AND_TUNNELAS: RUNS | SAMES, RUNS_ONLY: RUNS}
"""MAR-16: the kinds of melds that earn seeing."""

LOW: Final = "low"
HIGH: Final = "high"
RANDOM: Final = "random"
IGNORED: Final = "ignored"
COUNTED: Final = "counted"
TO_WINNER: Final = "to_winner"
BOT: Final = "bot"
TWO_LOWEST: Final = "two_lowest"
TWO_HIGHEST: Final = "two_highest"

PRESETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "nepali": {"value_table": NEPALI, "payment": "fixed", "dublees": True, "visit_melds": RUNS_AND_TUNNELAS}
}
"""MAR-34: whole tables."""

_SHAPES: Final[dict[tuple[int, bool], Shape]] = {
    (shortest, tunnela): Shape(
        Pattern(shortest_run=shortest, largest_same=TUNNELA if tunnela else 0, all_wild=LEAST_WILD), NONE
    )
    for shortest in (SHORTEST_RUN, SHORTEST_RUN + 1)
    for tunnela in (False, True)
}
"""MAR-13, MAR-14: pure melds, by the shortest run and whether tunnelas count."""


def _wild(cut: Card) -> Cards:
    """MAR-06: the rank of the cut joker, and its neighbours in its suit, going round."""
    return bytes(sorted({papulu(cut), tapulu(cut), *range(cut % SUIT_SIZE, JOKER, SUIT_SIZE)}))


_WILD: Final = [_wild(cut) for cut in range(JOKER)]
"""MAR-06, by the cut joker."""
_NATURAL: Final = [FACES.translate(None, wild) for wild in _WILD]
_WILD_BITS: Final = [bits(wild + ONE[JOKER]) for wild in _WILD]


@final
class MarriageOptions(Options):
    """The options of Marriage, each declared here and nowhere else."""

    __slots__ = (
        "packs",
        "printed_jokers",
        "first_dealer",
        "return_upcard",
        "wild_pickup",
        "min_run",
        "tunnela",
        "visit_melds",
        "lock_shown",
        "must_discard",
        "dublees",
        "shuffles_pile",
        "unseen_cap",
        "seen_cap",
        "fixed",
        "value_table",
        "values",
        "unseen_value",
        "deals",
        "absent_result",
        "shape",
        "visit_kinds",
        "refills",
    )

    def __init__(self, chosen: Chosen) -> None:
        chosen.preset("preset", "MAR-34", PRESETS)
        self.packs: Final = chosen.number("packs", "MAR-01", 3, 3, MOST_PACKS)
        self.printed_jokers: Final = chosen.number("printed_jokers", "MAR-01", 0, 0, 3)
        # Seats are numbered in the order of play: nothing else follows from it.
        chosen.word("direction", "MAR-02", ("counterclockwise", "clockwise"))
        self.first_dealer: Final = chosen.word("first_dealer", "MAR-03", (LOW, HIGH, RANDOM))
        self.return_upcard: Final = chosen.switch("return_upcard", "MAR-11")
        self.wild_pickup: Final = chosen.switch("wild_pickup", "MAR-12", default=True)
        self.min_run: Final = chosen.number("min_run", "MAR-13", SHORTEST_RUN, SHORTEST_RUN, SHORTEST_RUN + 1)
        self.tunnela: Final = chosen.switch("tunnela", "MAR-14", default=True)
        self.visit_melds: Final = chosen.word("visit_melds", "MAR-16", (RUNS_AND_SETS, RUNS_AND_TUNNELAS, RUNS_ONLY))
        self.lock_shown: Final = chosen.switch("lock_shown", "MAR-17")
        self.must_discard: Final = chosen.word("final_discard", "MAR-20", ("required", "optional")) == "required"
        self.dublees: Final = chosen.switch("dublees", "MAR-22")
        self.shuffles_pile: Final = chosen.word("restock", "MAR-25", ("once", "shuffle")) == "shuffle"
        self.unseen_cap: Final = chosen.number("unseen_cap", "MAR-32", UNSEEN_CAP, 0, 200)
        capped = chosen.any_of("seen_cap", "MAR-32", "none", ("none",), numbers=(SEEN_CAP,)) == SEEN_CAP
        self.seen_cap: Final = SEEN_CAP if capped else None
        self.fixed: Final = chosen.word("payment", "MAR-33", ("deadwood", "fixed")) == "fixed"
        self.value_table: Final = chosen.word("value_table", "MAR-34", tuple(VALUE_TABLES))
        self.unseen_value: Final = chosen.word("unseen_value", "MAR-36", (IGNORED, COUNTED, TO_WINNER))
        self.deals: Final = chosen.number_or("players", "deals", "MAR-40", 1, 50)
        same_year = chosen.word("resume_limit", "MAR-41", ("calendar_year", "none")) == "calendar_year"
        self.absent_result: Final = chosen.word("absent_result", "MAR-42", (BOT, TWO_LOWEST, TWO_HIGHEST))
        super().__init__(chosen, same_year=same_year)
        self.shape: Final = _SHAPES[self.min_run, self.tunnela]
        """Pure melds: to who has not seen, no card is wild (MAR-18)."""
        self.values: Final[ValueTable] = VALUE_TABLES[self.value_table]
        self.visit_kinds: Final = VISITS[self.visit_melds]
        """In the solver's terms."""
        self.refills: Final = REFILLS[self.shuffles_pile]

    def kinds_told(self) -> str:
        """MAR-16: how the melds that earn seeing are told; without tunnelas where none are played (MAR-14)."""
        return self.visit_melds if self.tunnela else f"{self.visit_melds}_without"

    def tunnelas_have_value(self) -> bool:
        """MAR-34: whether tunnelas shown before the first draw count."""
        return self.value_table == NEPALI


_with_wilds: Final[dict[tuple[int, bool, Card], Shape]] = {}
_wants: Final[dict[tuple[int, bool], dict[bytes, Cards]]] = {}


def shape_of(options: MarriageOptions, cut: Card) -> Shape:
    """MAR-15: the melds to who knows the *cut* joker."""
    key = (options.min_run, options.tunnela, cut)
    found = _with_wilds.get(key)
    if found is None:
        wants = _wants.setdefault(key[:2], {})
        found = _with_wilds[key] = Shape(options.shape.pattern, wild_faces(cut) + ONE[JOKER], wants)
    return found


def wild_faces(cut: Card | None) -> Cards:
    """MAR-06, MAR-18: the faces that are wild to who knows the cut joker; to others none is."""
    return NONE if cut is None else _WILD[cut]


def natural_faces(cut: Card) -> Cards:
    """MAR-06, MAR-18: the other faces, without the joker."""
    return _NATURAL[cut]


def wild_bits(cut: Card) -> int:
    """MAR-06, MAR-18: the wild faces and the joker, as bits."""
    return _WILD_BITS[cut]


def cards_in_play(options: MarriageOptions, seats: int) -> Cards:
    """MAR-01."""
    return pack(MOST_PACKS if seats >= MANY_SEATS else options.packs, options.printed_jokers)
