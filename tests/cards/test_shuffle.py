"""TAB-09: chance, which anybody can work out again from the seed."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.cards.card import pack
from rummery.cards.shuffle import SEED_SIZE, Dice, derived, salted, shuffled

SEEDS = st.binary(min_size=32, max_size=32)


def sha256(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as RFC 2104 defines it, for keys of a block at most."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in padded]) + message).digest()
    return hashlib.sha256(bytes([byte ^ 0x5C for byte in padded]) + inner).digest()


def words(seed: bytes, stream: int) -> Iterator[int]:
    """The stream of 16-bit numbers, block after block."""
    for block in range(2**32):
        digest = sha256(seed, stream.to_bytes(4, "big") + block.to_bytes(4, "big"))
        for at in range(0, 32, 2):
            yield int.from_bytes(digest[at : at + 2], "big")


def drawn(stream: Iterator[int], size: int) -> int:
    """The next number below *size*: words that would make small numbers likelier are thrown away."""
    return next(word % size for word in stream if word < 65536 // size * size)


def shuffled_by_hand(cards: bytes, seed: bytes, nth: int) -> bytes:
    stream = words(seed, nth)
    deck = list(cards)
    for place in reversed(range(1, len(deck))):
        other = drawn(stream, place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return bytes(deck)


@given(SEEDS, st.integers(0, 2**32 - 1), st.lists(st.integers(1, 65536), min_size=1, max_size=40))
def test_TAB_09_the_numbers_are_those_of_the_stream(seed: bytes, nth: int, sizes: list[int]) -> None:
    dice = Dice(seed, nth)
    stream = words(seed, nth)
    assert [dice.below(size) for size in sizes] == [drawn(stream, size) for size in sizes]


@given(SEEDS, st.lists(st.integers(1, 65536), max_size=60))
def test_TAB_09_a_number_is_below_its_size(seed: bytes, sizes: list[int]) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(size) < size for size in sizes)


@given(SEEDS, st.integers(0, 7), st.binary(max_size=120))
def test_TAB_09_a_shuffle_is_the_one_worked_out_by_hand(seed: bytes, nth: int, cards: bytes) -> None:
    assert shuffled(cards, seed, nth) == shuffled_by_hand(cards, seed, nth)


@given(SEEDS, st.integers(0, 7), st.binary(max_size=220))
def test_TAB_09_a_shuffle_keeps_every_card(seed: bytes, nth: int, cards: bytes) -> None:
    assert sorted(shuffled(cards, seed, nth)) == sorted(cards)


def test_TAB_09_numbers_that_would_not_be_fair_are_thrown_away() -> None:
    # With this size only words below 32769 count, about half of them: sixteen words of the first block do not do.
    seed = bytes(32)
    first_block = [word for word, _ in zip(words(seed, 0), range(16), strict=False)]
    accepted = [word for word in first_block if word < 32769]
    assert 0 < len(accepted) < 16
    dice = Dice(seed)
    found = [dice.below(32769) for _ in range(len(accepted))]
    assert found == accepted
    later = next(word for at, word in enumerate(words(seed, 0)) if at >= 16 and word < 32769)
    assert dice.below(32769) == later


def test_TAB_09_vectors_for_other_programs() -> None:
    # Worked out with `openssl dgst -sha256 -mac HMAC`, key 32 zero bytes.
    zeros = bytes(32)
    assert sha256(zeros, bytes(8)).hex() == FIRST_BLOCK
    dice = Dice(zeros)
    assert [dice.below(65536) for _ in range(4)] == [int(FIRST_BLOCK[at : at + 4], 16) for at in (0, 4, 8, 12)]
    assert derived(zeros, "deal 1").hex() == DEAL_1
    assert derived(zeros, "cut").hex() == CUT


FIRST_BLOCK = "f375180aba92888401f1919be4a8715a62763b65c1c10e1d0858e81d4d6f9fd2"
DEAL_1 = "d142920936d1b559b6a00c9cb30557cdf2382c8a4bde56b34c432951f626202c"
CUT = "4ca0c1cafe51a44a72898f776874372c6c271240eff47258692e2aa5952f0eae"


def test_TAB_09_streams_of_one_seed_differ() -> None:
    cards = pack(2, 4)
    assert len({shuffled(cards, bytes(32), nth) for nth in range(5)}) == 5


@given(SEEDS, st.sampled_from(["deal 1", "deal 50", "cut", "bot 0", "bot 7"]))
def test_TAB_09_a_seed_within_a_match_is_the_hmac_of_its_label(seed: bytes, label: str) -> None:
    assert derived(seed, label) == hmac.new(seed, label.encode("ascii"), "sha256").digest()


@given(SEEDS, st.lists(SEEDS, min_size=1, max_size=8))
def test_TAB_09_salts_are_taken_in_the_order_of_the_seats(seed: bytes, salts: list[bytes]) -> None:
    assert salted(seed, salts) == hmac.new(seed, b"".join(salts), "sha256").digest()


def test_TAB_09_without_salts_the_seed_is_the_hosts() -> None:
    assert salted(b"s" * SEED_SIZE, []) == b"s" * SEED_SIZE


@pytest.mark.parametrize("size", [1, 2, 52, 65535, 65536])
def test_TAB_09_the_greatest_and_the_least_sizes_can_be_drawn(size: int) -> None:
    assert 0 <= Dice(bytes(32)).below(size) < size
