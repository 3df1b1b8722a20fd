"""What a table of Shanghai rum may choose, the contracts, and the tables of figures that follow from it."""

from __future__ import annotations

from typing import Final, final

from rummery.cards.card import JOKER, ONE, SUIT_SIZE, Cards, pack
from rummery.cards.record import Record
from rummery.melds.pattern import BOTH, EITHER, HIGH, NO_LIMIT, Pattern
from rummery.melds.shape import Shape
from rummery.play.options import Chosen, Options

SEATS: Final = (2, 8)
"""SHA-01."""
USUAL_SEATS: Final = 4
"""How many sit down where nobody says."""
PACKS: Final = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""SHA-01, by the number of seats."""
HAND: Final = 11
"""SHA-03."""
SET: Final = 3
"""SHA-16: cards of a set at least."""
RUN: Final = 4
"""SHA-16: cards of a run at least."""
BUYS: Final = 3
"""SHA-14."""
LATE_BUYS: Final = 4
"""SHA-14, from deal LATE on."""
LATE: Final = 9
"""SHA-14."""
REFILLS: Final = 1
"""SHA-26: how often the pile becomes the stock."""
IDLE_ROUNDS: Final = 20
"""TAB-08: the most rounds in a row without a card of the stock, and without one laid."""

TWO: Final = 1
"""The remainder of a two's number by SUIT_SIZE."""
_TWOS: Final = {
    "none": b"",
    "black": bytes([TWO, 3 * SUIT_SIZE + TWO]),
    "all": bytes([TWO, SUIT_SIZE + TWO, 2 * SUIT_SIZE + TWO, 3 * SUIT_SIZE + TWO]),
}
"""SHA-17: the twos that are wild, by `twos_wild`."""


@final
class Contract(Record):
    """The melds that a deal asks for: so many sets, and so many runs of *length* cards or more (SHA-21)."""

    __slots__ = ("sets", "runs", "length")

    def __init__(self, sets: int, runs: int, length: int = RUN) -> None:
        self.sets: Final = sets
        self.runs: Final = runs
        self.length: Final = length

    def size(self) -> int:
        """How many cards it needs."""
        return self.sets * SET + self.runs * self.length


SEED: Final = (
    Contract(3, 0),
    Contract(2, 1),
    Contract(1, 2),
    Contract(0, 3),
    Contract(4, 0),
    Contract(3, 1),
    Contract(2, 2),
    Contract(1, 3),
    Contract(0, 4),
)
"""SHA-21: the first nine deals."""
TENTH: Final = {
    "3s2r": (Contract(3, 2),),
    "4r": (Contract(0, 4),),
    "3r5": (Contract(0, 3, 5),),
    "5s": (Contract(5, 0),),
    "none": (),
}
"""SHA-22: the tenth, where it is played."""
CLASSIC10: Final = (
    Contract(2, 0),
    Contract(1, 1),
    Contract(0, 2),
    Contract(3, 0),
    Contract(1, 1, 7),
    Contract(2, 1, 5),
    Contract(0, 3),
    Contract(1, 1, 10),
    Contract(3, 1, 5),
    Contract(0, 3, 5),
)
"""SHA-22, `contracts=classic10`."""
SEVEN: Final = (
    Contract(2, 0),
    Contract(1, 1),
    Contract(0, 2),
    Contract(3, 0),
    Contract(2, 1),
    Contract(1, 2),
    Contract(0, 3),
)
"""SHA-22, `contracts=seven`."""


def _shape(wild_twos: Cards, ace: int) -> Shape:
    """SHA-02, SHA-16, SHA-17."""
    pattern = Pattern(
        shortest_run=RUN, ace=ace, smallest_set=SET, largest_set=NO_LIMIT, different_suits=False, balanced=True
    )
    return Shape(pattern, ONE[JOKER] + wild_twos)


_SHAPES: Final = {(twos, ace): _shape(wild, ace) for twos, wild in _TWOS.items() for ace in (HIGH, EITHER, BOTH)}
"""By `twos_wild` and where the ace may be; the last is what no table plays: it shows that only the ace is wrong."""


@final
class ShanghaiOptions(Options):
    """The options of Shanghai rum, each declared here and nowhere else."""

    __slots__ = (
        "jokers_per_pack",
        "ace_low",
        "by_contract",
        "buy_cards",
        "from_turn",
        "buys",
        "twos_wild",
        "seed_contracts",
        "contracts",
        "final_discard",
        "out_bonus",
        "blind_bonus",
        "wild_twos",
        "shape",
        "any_ace",
    )

    def __init__(self, chosen: Chosen) -> None:
        self.jokers_per_pack: Final = chosen.number("jokers_per_pack", "SHA-01", 2, 1, 2)
        self.ace_low: Final = chosen.switch("ace_low", "SHA-02")
        self.by_contract: Final = chosen.any_of("deal_size", "SHA-03", HAND, ("contract",), numbers=(HAND,)) != HAND
        self.buy_cards: Final = chosen.number("buy_cards", "SHA-12", 2, 1, 2)
        self.from_turn: Final = chosen.word("buy_priority", "SHA-13", ("dealer", "turn")) == "turn"
        self.buys: Final = chosen.any_of("buys", "SHA-14", "seed", ("seed", "unlimited"), 0, 9)
        self.twos_wild: Final = chosen.word("twos_wild", "SHA-17", ("none", "black", "all"))
        tenth = chosen.word("tenth", "SHA-22", ("3s2r", "4r", "3r5", "5s", "none"))
        contracts = chosen.word("contracts", "SHA-22", ("seed", "classic10", "seven"))
        self.final_discard: Final = chosen.word("final_discard", "SHA-24", ("never", "allowed")) == "allowed"
        self.out_bonus: Final = chosen.number("out_bonus", "SHA-31", 0, 0, 50)
        self.blind_bonus: Final = chosen.one_of("blind_bonus", "SHA-31", 0, (0, 25))
        super().__init__(chosen, low_wins=True)
        self.seed_contracts: Final = contracts == "seed"
        self.contracts: Final = (
            SEED + TENTH[tenth] if self.seed_contracts else CLASSIC10 if contracts == "classic10" else SEVEN
        )
        self.wild_twos: Final = _TWOS[self.twos_wild]
        self.shape: Final = _SHAPES[self.twos_wild, EITHER if self.ace_low else HIGH]
        self.any_ace: Final = _SHAPES[self.twos_wild, BOTH]

    def contract(self, deal: int) -> Contract:
        """SHA-21, SHA-22: what the deal of this number asks for; after the last one that is asked again."""
        return self.contracts[min(deal, len(self.contracts)) - 1]

    def most_buys(self, deal: int) -> int | None:
        """SHA-14: how often each player may buy in the deal of this number; None where there is no limit."""
        if isinstance(self.buys, int):
            return self.buys
        if self.buys == "unlimited":
            return None
        return LATE_BUYS if deal >= LATE else BUYS

    def dealt(self, deal: int) -> int:
        """SHA-03: how many cards each player gets."""
        return self.contract(deal).size() + 1 if self.by_contract else HAND


def cards_in_play(options: ShanghaiOptions, seats: int) -> Cards:
    """SHA-01."""
    copies = PACKS[seats]
    return pack(copies, copies * options.jokers_per_pack)
