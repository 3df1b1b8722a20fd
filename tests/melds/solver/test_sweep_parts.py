from __future__ import annotations

from itertools import product
from random import Random

import pytest

from rummery.cards.card import JOKER, Cards
from rummery.melds.pattern import BOTH, EITHER, LOW, Pattern
from rummery.melds.solver.aims import FEWEST_CARDS, LEAST_POINTS
from rummery.melds.solver.arrange import arrange
from rummery.melds.solver.completing import NEVER
from rummery.melds.solver.goal import ANY
from rummery.melds.solver.known import Known
from rummery.melds.solver.numbers import nth_least, row
from rummery.melds.solver.profiles import MOST_LASTING, Profiles
from rummery.melds.solver.rummy import Rummy
from rummery.melds.solver.tables import Tables
from tests.melds.solver.presets import marriage, penang, rami


def fewest_wilds(pattern: Pattern, suits: list[int]) -> int:
    """With how few wild cards so many cards of each suit make sets, found by trying every first set."""
    if not any(suits):
        return 0
    best = NEVER
    for taken in product(*[range(min(have, 1 if pattern.different_suits else have) + 1) for have in suits]):
        first = next(suit for suit in range(4) if suits[suit])
        size = sum(taken)
        most = min(pattern.largest_set, 4) if pattern.different_suits else pattern.largest_set
        wilds = max(0, pattern.smallest_set - size)
        if taken[first] and size <= most and pattern.allows(size, wilds):
            rest = fewest_wilds(pattern, [have - gone for have, gone in zip(suits, taken, strict=True)])
            best = min(best, wilds + rest)
    return best


@pytest.mark.parametrize("copies", [2, 3])
@pytest.mark.parametrize(
    "pattern",
    [Pattern(), Pattern(most_wilds=1, least_naturals=2), Pattern(largest_set=99, different_suits=False)],
)
def test_what_sets_lack_before_the_last_suits_is_what_they_lack_with_the_best_of_these(
    pattern: Pattern, copies: int
) -> None:
    tables = Tables(pattern, ANY, 4, copies)
    random = Random(f"{copies} {pattern}")
    for _ in range(60):
        come = random.randint(1, 4)
        given = [random.randrange(copies + 1) for _ in range(come)]
        ahead = [random.randrange(copies + 1) for _ in range(4 - come)]
        heap = 0
        for cards in given:
            heap = tables.heap_with[heap * (copies + 1) + cards]
        code = 0
        for cards in reversed(ahead):
            code = tables.completing.after(code, cards)
        wanted = min(fewest_wilds(pattern, given + list(more)) for more in product(*[range(at + 1) for at in ahead]))
        at = tables.completing.at(code)
        assert tables.completing.least[at + heap] == (wanted if wanted <= 4 else NEVER), f"{given} and up to {ahead}"


def test_the_nth_least_of_numbers_is_where_sorting_puts_it() -> None:
    random = Random("nth")
    for _ in range(300):
        numbers = [random.randrange(random.choice([2, 9, 10**9])) for _ in range(random.randint(1, 40))]
        number = random.randint(1, len(numbers))
        assert nth_least(row(numbers), len(numbers), number) == sorted(numbers)[number - 1]


def test_known_ranges_are_found_again_until_they_are_forgotten() -> None:
    known = Known()
    random = Random("known")
    keys = random.sample(range(2**60), 3000) + [0]
    for at, key in enumerate(keys):
        assert not known.find(key)
        known.put(key, at, at + at % 5, at % 2, at // 2 % 2)
    for at, key in enumerate(keys):
        assert known.find(key)
        assert (known.first, known.last, known.any_open, known.any_heap) == (at, at + at % 5, at % 2, at // 2 % 2)
    known.forget()
    assert not any(known.find(key) for key in keys)


def test_profiles_keep_their_numbers_from_question_to_question_while_they_are_few() -> None:
    profiles = Profiles()
    assert not profiles.begin(8192)
    few = [profiles.number(runs) for runs in range(MOST_LASTING)]
    assert profiles.begin(8192)
    assert [profiles.number(runs) for runs in range(MOST_LASTING)] == few
    profiles.number(MOST_LASTING)
    assert not profiles.begin(8192)
    assert profiles.number(MOST_LASTING) == 1


QUESTIONS = {
    "low aces": Rummy(Pattern(ace=LOW), rami().points),
    "either": Rummy(Pattern(ace=EITHER), rami().points),
    "both": Rummy(Pattern(ace=BOTH), penang().points),
    "long runs": Rummy(Pattern(shortest_run=4), rami().points),
    "penang": penang(),
    "unseen": marriage(),
}


def test_an_answer_does_not_depend_on_the_questions_before_it() -> None:
    random = Random("before")
    asked: list[tuple[Cards, Rummy, str]] = []
    for _ in range(250):
        jokers = random.choice([0, 0, 0, 1, 2])
        pool = [card for card in range(JOKER) if card % 13 < random.choice([5, 9, 13])] * 3
        hand = bytes(sorted(random.sample(pool, random.choice([8, 13, 21])))) + bytes([JOKER]) * jokers
        game = QUESTIONS[random.choice(sorted(QUESTIONS))]
        asked.append((hand, game, random.choice([LEAST_POINTS, FEWEST_CARDS])))
    first = [arrange(*one) for one in asked]
    order = random.sample(range(len(asked)), len(asked))
    again = {at: arrange(*asked[at]) for at in order}
    assert [again[at] for at in range(len(asked))] == first
