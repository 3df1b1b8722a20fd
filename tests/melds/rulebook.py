"""What a meld is, said a second time: with ranks, suits and lists, straight from the rules (RAM-15 to 18, RAM-45)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from hypothesis import strategies as st

from rummery.cards.card import JOKER
from rummery.cards.names import NAMES, RANKS, SUITS, card_named
from rummery.melds.meld import OPEN, RUN, SAME, SET, Meld
from rummery.melds.pattern import Pattern
from rummery.melds.recognise import recognise
from rummery.melds.shape import Shape
from rummery.play.notation import read_cards_and_faces

PLAIN: Final = Shape(Pattern(most_wilds=1, least_naturals=2))
IDENTICAL: Final = Shape(Pattern(most_wilds=1, least_naturals=2, largest_same=4, same_wilds=1))
SHAPES: Final = [PLAIN, IDENTICAL]

Found = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Kind, cards and faces; in a run as they lie, else in ascending order."""

FEW: Final = st.sampled_from(
    [card for card in range(52) if card // 13 in (1, 3) and card % 13 in (0, 1, 2, 10, 11, 12)]
)
"""Cards among which melds are frequent: round the ace, in two suits."""
SEVENS: Final = st.sampled_from([6, 19, 32, 45, 5, 7])
"""The sevens, and two cards beside one."""
CARDS: Final = st.one_of(FEW, SEVENS, st.integers(0, 51))
"""Any card, those that make melds more often."""


@st.composite
def hands(draw: st.DrawFn, most: int = 7, most_jokers: int = 2) -> bytes:
    """A hand, ascending."""
    naturals = draw(st.lists(draw(st.sampled_from([FEW, SEVENS, CARDS])), max_size=most))
    return bytes(sorted(naturals + [JOKER] * draw(st.integers(0, most_jokers))))


def cards(text: str) -> bytes:
    """Cards as they are typed."""
    return bytes([card for card in [card_named(word) for word in text.split()] if card is not None])


def meld(text: str, shape: Shape = PLAIN) -> Meld:
    """The meld that the text names, jokers with their names."""
    read, faces = read_cards_and_faces(text)
    return recognise(shape, read, faces)


def is_run_of(faces: list[int]) -> bool:
    """RAM-15: three or more cards of one suit, each the one that follows; the ace before the two or after the king."""
    suits = {NAMES[face][1] for face in faces}
    ranks = "".join([NAMES[face][0] for face in faces])
    return len(faces) >= 3 and len(suits) == 1 and (ranks in RANKS or ranks in RANKS[1:] + "A")


def is_set_of(faces: list[int]) -> bool:
    """RAM-16: three or four cards of one rank and of different suits."""
    ranks = {NAMES[face][0] for face in faces}
    suits = {NAMES[face][1] for face in faces}
    return len(faces) in (3, 4) and len(ranks) == 1 and len(suits) == len(faces)


def is_same_of(faces: list[int]) -> bool:
    """RAM-45: three or four cards of one rank and suit."""
    return len(faces) in (3, 4) and len(set(faces)) == 1


def run_orders(faces: list[int]) -> Iterator[list[int]]:
    """Every order of cards in which they are a run: more than one only for the thirteen cards of a suit."""
    low = sorted(faces)
    for order in {tuple(low), tuple(low[1:] + low[:1])}:
        if is_run_of(list(order)):
            yield list(order)


def melds_of(hand: bytes, shape: Shape) -> list[Found]:
    """Every meld in a hand: all its subsets, one after the other; a joker is tried as each of the 52 cards."""
    found: set[Found] = set()
    for size in range(3, len(hand) + 1):
        for chosen in set(combinations(sorted(hand), size)):
            jokers = chosen.count(JOKER)
            naturals = [card for card in chosen if card != JOKER]
            if jokers == 0:
                found.update(_melds_as(naturals, None, shape))
            elif jokers == 1 and len(naturals) >= 2:
                for face in range(52):
                    found.update(_melds_as(naturals, face, shape))
    return sorted(found)


def _melds_as(naturals: list[int], joker: int | None, shape: Shape) -> Iterator[Found]:
    """What natural cards, and a joker for one more card where there is one, are."""
    faces = naturals if joker is None else [*naturals, joker]
    for order in run_orders(faces):
        yield RUN, tuple([JOKER if face == joker else face for face in order]), tuple(order)
    lie = tuple(naturals if joker is None else [*naturals, JOKER])
    if is_set_of(faces):
        stands = tuple(naturals if joker is None else [*naturals, joker if len(faces) == 4 else OPEN])
        yield SET, lie, tuple(sorted(stands))
    if shape.pattern.largest_same and is_same_of(faces):
        yield SAME, lie, tuple(faces)


def as_found(melds: list[Meld]) -> list[Found]:
    """Melds in the form of `melds_of`."""
    return sorted(
        [
            (meld.kind, tuple(meld.cards), tuple(meld.faces))
            if meld.kind == RUN
            else (meld.kind, tuple(sorted(meld.cards)), tuple(sorted(meld.faces)))
            for meld in melds
        ]
    )


def all_runs() -> Iterator[list[int]]:
    """Every run there is, its faces in their order."""
    for suit in SUITS:
        around = [card for card in [card_named(rank + suit) for rank in [*RANKS, "A"]] if card is not None]
        for low in range(12):
            for end in range(low + 3, 15):
                if end - low <= 13:
                    yield around[low:end]


def all_sets() -> Iterator[list[int]]:
    """Every set there is."""
    for rank in RANKS:
        of_rank = [card for card in [card_named(rank + suit) for suit in SUITS] if card is not None]
        for size in (3, 4):
            for chosen in permutations(of_rank, size):
                yield list(chosen)
