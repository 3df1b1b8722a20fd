"""Cards go out one at a time, from the seat after the dealer on; who is out of the match gets none."""

from __future__ import annotations

from rummery.play.dealing import dealt
from rummery.play.match import Match


def _match(dealer: int, *out: bool) -> Match[None]:
    seats = len(out)
    return Match(None, (0,) * seats, dealer, 1, out, (0,) * seats)


def test_each_in_turn_gets_the_top_card_of_what_is_left() -> None:
    # The stock is drawn from its end: 9 goes to seat 1, 8 to seat 2, 7 to the dealer, then 6, 5, 4.
    hands, rest = dealt(_match(0, False, False, False), bytes(range(10)), 2)
    assert hands == (bytes([4, 7]), bytes([6, 9]), bytes([5, 8]))
    assert rest == bytes([0, 1, 2, 3])


def test_who_is_out_gets_no_card() -> None:
    # The dealer is seat 2, seat 0 is out: seat 1 gets 9, 7, 5, the dealer 8, 6, 4.
    hands, rest = dealt(_match(2, True, False, False), bytes(range(10)), 3)
    assert hands == (b"", bytes([5, 7, 9]), bytes([4, 6, 8]))
    assert rest == bytes([0, 1, 2, 3])


def test_the_whole_stock_may_be_dealt() -> None:
    hands, rest = dealt(_match(1, False, False), bytes([3, 1, 2, 0]), 2)
    assert hands == (bytes([0, 1]), bytes([2, 3]))
    assert rest == b""
