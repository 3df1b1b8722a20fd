"""The fewest payments: they settle everything, and fewer do not."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.table.settle import Payment, fewest_payments


def settled(amounts: list[int], payments: list[Payment]) -> list[int]:
    """What is left to pay."""
    left = list(amounts)
    for paid in payments:
        left[paid.payer] += paid.amount
        left[paid.payee] -= paid.amount
    return left


def fewest(amounts: tuple[int, ...], enough: int) -> int:
    """By trying: somebody who owes pays the first who is owed something, as much as settles one of the two.

    Every order of all amounts is gone through: the payments run along it, and whatever sums to zero on the way needs
    no payment on. Every forest of payments can be brought into such an order, so the best order is the best way.
    """
    owing = [amount for amount in amounts if amount]
    best = enough
    for order in permutations(owing):
        payments = carried = 0
        for amount in order:
            carried += amount
            payments += carried != 0
        best = min(best, payments)
    return best


ZERO_SUMS = st.lists(st.integers(-6, 6), min_size=1, max_size=5).map(lambda some: [*some, -sum(some)])


@given(ZERO_SUMS)
def test_payments_settle_everything_and_are_above_zero(amounts: list[int]) -> None:
    payments = fewest_payments(amounts)
    assert settled(amounts, payments) == [0] * len(amounts)
    assert all(paid.amount > 0 and paid.payer != paid.payee for paid in payments)
    assert fewest_payments(amounts) == payments


@given(ZERO_SUMS)
def test_no_way_needs_fewer_payments(amounts: list[int]) -> None:
    assert len(fewest_payments(amounts)) == fewest(tuple(amounts), len(amounts))


@given(st.lists(st.integers(-200, 200), min_size=8, max_size=8))
def test_a_table_of_eight_and_the_pot(some: list[int]) -> None:
    amounts = [*some, -sum(some)]
    payments = fewest_payments(amounts)
    assert settled(amounts, payments) == [0] * 9
    assert len(payments) <= 8


@pytest.mark.parametrize(
    ("amounts", "payments"),
    [
        ([], []),
        ([0, 0], []),
        ([5, -5], [(1, 0, 5)]),
        ([10, -4, -6], [(1, 0, 4), (2, 0, 6)]),
        # 7 and -7, 3 and -3 cancel out: two payments, where the largest debt first would need three
        ([7, 3, -3, -7], [(2, 1, 3), (3, 0, 7)]),
        ([8, 7, -6, -5, -4], [(2, 0, 6), (3, 0, 2), (3, 1, 3), (4, 1, 4)]),
        # 9 = 4 + 5 and 8 = 6 + 2: four payments, not five
        ([9, 8, -4, -6, -5, -2], [(2, 0, 4), (3, 1, 6), (4, 0, 5), (5, 1, 2)]),
    ],
)
def test_examples(amounts: list[int], payments: list[tuple[int, int, int]]) -> None:
    assert fewest_payments(amounts) == payments


def test_amounts_that_do_not_cancel_out_are_an_error_of_the_program() -> None:
    with pytest.raises(ValueError, match="zero"):
        fewest_payments([1, 2])
    with pytest.raises(ValueError, match="many"):
        fewest_payments([1, -1] * 5)
