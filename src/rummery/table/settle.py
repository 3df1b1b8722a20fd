"""Settling up with the fewest payments: exactly, by the most groups of players whose amounts cancel out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

MOST_PARTIES: Final = 9
"""A table of eight, and the pot."""


class Payment(NamedTuple):
    """One party pays another; parties by their place in the amounts."""

    payer: int
    payee: int
    amount: int
    """Always more than 0."""


def fewest_payments(amounts: Sequence[int]) -> list[Payment]:
    """The payments after which everybody has what is theirs: above zero it is owed to them, below by them.

    Amounts must sum to zero. The payments are as few as can be; equal amounts always give the same payments.
    """
    if sum(amounts) != 0:
        raise ValueError("amounts do not sum to zero")
    parties = [party for party, amount in enumerate(amounts) if amount]
    if len(parties) > MOST_PARTIES:
        raise ValueError("too many parties")
    payments: list[Payment] = []
    for group in _most_groups([amounts[party] for party in parties]):
        payments += _within([(parties[at], amounts[parties[at]]) for at in group])
    return sorted(payments)


def _most_groups(amounts: list[int]) -> list[list[int]]:
    """The amounts, by their places, in as many groups as can be that each sum to zero.

    A group of n needs n - 1 payments, and no fewer unless it can be split: so the most groups are the fewest payments.
    The best split of a set of amounts is found from those of its parts: the group of its first member is tried in
    every way.
    """
    size = len(amounts)
    sums = [0] * (1 << size)
    for chosen in range(1, 1 << size):
        lowest = chosen & -chosen
        sums[chosen] = sums[chosen ^ lowest] + amounts[lowest.bit_length() - 1]
    groups = [0] * (1 << size)
    first = [0] * (1 << size)
    for whole in range(1, 1 << size):
        if sums[whole]:
            continue
        others = whole & (whole - 1)
        part = others
        while True:  # every part of the others, from all of them to none, beside the first
            group = whole ^ others | part
            if not sums[group] and groups[whole ^ group] + 1 > groups[whole]:
                groups[whole] = groups[whole ^ group] + 1
                first[whole] = group
            if not part:
                break
            part = part - 1 & others
    split: list[list[int]] = []
    left = (1 << size) - 1
    while left:
        split.append([at for at in range(size) if first[left] >> at & 1])
        left ^= first[left]
    return split


def _within(group: list[tuple[int, int]]) -> list[Payment]:
    """The payments in a group whose amounts sum to zero: each settles somebody, the last one two."""
    payments: list[Payment] = []
    owing = [[party, -amount] for party, amount in group if amount < 0]
    owed = [[party, amount] for party, amount in group if amount > 0]
    while owing:
        amount = min(owing[0][1], owed[0][1])
        payments.append(Payment(owing[0][0], owed[0][0], amount))
        for side in (owing, owed):
            side[0][1] -= amount
            if not side[0][1]:
                side.pop(0)
    return payments
