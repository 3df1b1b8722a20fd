"""Asked at once: all who may answer do so when they like, and the first in priority who wants it gets it."""

from __future__ import annotations

from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from rummery.games import GAMES
from rummery.play.events import BUY, PLAY
from rummery.play.laws import Refusal
from rummery.play.moves import Buy, Discard, DrawStock, Move, Pass
from rummery.server.clocks import Clocks
from rummery.server.course import Course
from tests.server.auction import AUCTION
from tests.server.playroom import Playroom, Sitting

SEATS = 4
TURN = 3
"""Who draws first in the auction; seats 0, 1 and 2 are asked in this order."""


def course_with_offer() -> Course:
    course = Course(AUCTION, {}, ("Ann", "Bob", "Cat", "Dan"), bytes(32))
    course.take(course.plan_deal())
    made(course, TURN, DrawStock())
    assert course.moment.state.phase == BUY
    return course


def made(course: Course, seat: int, move: Move) -> str:
    """Make a move or give an answer, then all that follows from answers given before; what kind it was."""
    plan = course.plan(seat, move)
    assert not isinstance(plan, Refusal)
    course.take(plan)
    while (given := course.given_answer()) is not None:
        following = course.plan(*given)
        assert not isinstance(following, Refusal)
        course.take(following)
    return plan.kind


def asked(course: Course) -> list[int]:
    return [seat for seat, _ in course.moment.asked]


def test_all_who_may_answer_are_asked_in_the_order_of_their_priority() -> None:
    course = course_with_offer()
    assert asked(course) == [0, 1, 2]
    for seat in (0, 1, 2):
        assert {type(move) for move in AUCTION.menu(course.moment.view(seat))} >= {Pass}
        assert course.moment.view(seat).hand == course.moment.state.hands[seat]
    assert AUCTION.menu(course.moment.view(TURN)) == []


@pytest.mark.parametrize(
    ("timer", "persons", "is_timed"), [(None, 1, False), (None, 2, True), (60, 1, True), (60, 2, True)]
)
def test_who_plays_alone_at_a_table_without_a_timer_has_all_the_time(
    timer: int | None, persons: int, is_timed: bool
) -> None:
    clocks = Clocks(timer, 20)
    clocks.set(course_with_offer(), persons)
    left = clocks.left()
    assert (left is not None and 0 < left <= 20) == is_timed
    assert (left is None) != is_timed


def test_the_one_before_the_others_gets_it_at_once() -> None:
    course = course_with_offer()
    made(course, 0, Pass())
    assert asked(course) == [1, 2]
    assert made(course, 1, Buy()) == "move"
    assert course.moment.state.phase == PLAY
    assert course.moment.state.hands[1] == bytes([1, 14, 51])
    assert asked(course) == []


def test_who_wants_it_waits_for_those_before_them() -> None:
    course = course_with_offer()
    assert made(course, 2, Buy()) == "answer"
    assert asked(course) == [0, 1]
    assert course.moment.state.hands[2] == bytes([2, 15])
    assert course.steps[-1].move is None
    made(course, 0, Pass())
    made(course, 1, Pass())
    assert course.moment.state.hands[2] == bytes([2, 15, 51])


def test_an_earlier_answer_yields_to_who_comes_before() -> None:
    course = course_with_offer()
    made(course, 2, Buy())
    made(course, 1, Buy())
    made(course, 0, Pass())
    hands = course.moment.state.hands
    assert (hands[1], hands[2]) == (bytes([1, 14, 51]), bytes([2, 15]))


def test_an_answer_is_given_once_and_only_by_who_is_asked() -> None:
    course = course_with_offer()
    made(course, 2, Pass())
    for seat in (2, TURN):
        refused = course.plan(seat, Buy())
        assert isinstance(refused, Refusal)
        assert refused.rule == "TAB-02"


def test_an_answer_that_the_rules_forbid_is_refused_at_once() -> None:
    course = course_with_offer()
    refused = course.plan(0, Buy())
    assert isinstance(refused, Refusal)
    assert refused.rule == "TAB-04"
    early = course.plan(1, Discard(1))
    assert isinstance(early, Refusal)
    assert early.rule == "TAB-03"


def test_answers_are_read_again_from_the_journal() -> None:
    course = Course(AUCTION, {}, ("Ann", "Bob", "Cat", "Dan"), bytes(32))
    dealt = course.plan_deal()
    rows = [SimpleNamespace(number=1, kind="deal", seat=None, text=None, digest=dealt.digest)]
    course.take(dealt)
    for seat, move in ((TURN, DrawStock()), (2, Buy()), (0, Pass())):
        plan = course.plan(seat, move)
        assert not isinstance(plan, Refusal)
        course.take(plan)
        row = SimpleNamespace(number=plan.number, kind=plan.kind, seat=seat, text=plan.text, digest=plan.digest)
        rows.append(row)
    again = Course(AUCTION, {}, ("Ann", "Bob", "Cat", "Dan"), bytes(32))
    again.replay(rows)
    assert asked(again) == asked(course) == [1]
    assert again.moment.state == course.moment.state
    made(again, 1, Pass())
    assert again.moment.state.hands[2] == bytes([2, 15, 51])


@pytest.mark.parametrize("game", GAMES)
def test_people_who_are_asked_may_answer_in_any_order(room: Playroom, game: str) -> None:
    """Over a hundred moves of each game; where nobody is ever asked, the match just goes on."""
    people = [room.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    table = people[0].table(game=game, seats=[{"kind": "me"}, *[{"kind": "open"}] * 3], open=True)
    for person in people[1:]:
        person.post(f"/api/tables/{table['id']}/sit", {"seat": None})
    people[0].post(f"/api/tables/{table['id']}/start")
    live = next(live for live in room.desk.tables() if live.id == table["id"])
    with ExitStack() as stack:
        sittings = [stack.enter_context(person.at(table["id"], "words=off")) for person in people]
        together = 0
        while live.number < 100:
            together += go_on(sittings)
    assert (together > 0) is (game == "shanghai")


def go_on(sittings: list[Sitting]) -> int:
    """Bring all up to date, then let the last of those who can do something do it; whether several were asked."""
    most = max(sitting.number for sitting in sittings)
    for sitting in sittings:
        while not sitting.view or sitting.number < most:
            sitting.next()
    able = [sitting for sitting in sittings if sitting.view["moves"]]
    if sittings[0].view["phase"] == "over" or not able:
        sittings[0].next()
        return 0
    mover = able[-1]
    several = len(mover.view["asked"]) > 1
    choice = mover.moves()[0 if mover.number % 3 else -1]
    answer = mover.move(choice)
    if answer["type"] == "refused":
        # An answer that was given before has just been played.
        assert answer["code"] == "stale"
        return 0
    mover.until_type("update")
    return int(several)
