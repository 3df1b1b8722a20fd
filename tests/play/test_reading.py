"""JSON from outside: what is wrong, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.play.problem import Problem
from rummery.play.reading import Node, read_json


def problem_of(read: Callable[[], object]) -> Problem:
    with pytest.raises(Problem) as caught:
        read()
    return caught.value


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [(b"", 1, 1), (b'{"a": [1, 2', 1, 12), (b'{\n "a": 1,\n "b": }', 3, 7), (b"not json", 1, 1), (b"{} {}", 1, 4)],
)
def test_what_is_cut_off_or_no_json_has_its_line_and_column(data: bytes, line: int, column: int) -> None:
    problem = problem_of(lambda: read_json(data))
    assert problem.key == "input-json"
    assert problem.figures == {"line": line, "column": column}


def test_bytes_that_are_no_utf8_have_their_place() -> None:
    problem = problem_of(lambda: read_json(b'{"a": "\xff"}'))
    assert (problem.key, problem.figures) == ("input-utf8", {"byte": 7})


def test_ten_megabytes_of_brackets_are_nested_too_deep() -> None:
    assert problem_of(lambda: read_json(b"[" * 10_000_000)).key == "input-nested"
    assert problem_of(lambda: read_json(b'{"a":' * 2_000_000)).key == "input-nested"


def test_a_number_of_ten_thousand_digits_is_too_long() -> None:
    assert problem_of(lambda: read_json(b"[" + b"9" * 10_000 + b"]")).key == "input-digits"


def test_a_mark_of_utf8_at_the_beginning_is_passed_over() -> None:
    assert read_json(b'\xef\xbb\xbf{"a": 1}').value == {"a": 1}


@given(st.binary(max_size=60))
def test_any_bytes_are_json_or_a_problem(data: bytes) -> None:
    key = None
    try:
        json.loads(data.decode("utf-8-sig"))
        good = True
    except ValueError:
        good = False
    try:
        read_json(data)
    except Problem as problem:
        key = problem.key
    assert key in ((None,) if good else ("input-json", "input-utf8", "input-nested", "input-digits"))


ROOT = Node(json.loads('{"a": {"b": [1, "two", true, null, {"c": -5}]}, "empty": null}'))


def test_places_are_paths() -> None:
    fields = ROOT.fields(frozenset(["a", "empty"]))
    assert list(fields) == ["a"]  # null is as if it were not there
    inner = fields["a"].fields(frozenset(["b"]))["b"]
    assert inner.place == "a.b"
    places = [node.place for node in inner.items(5)]
    assert places == ["a.b[0]", "a.b[1]", "a.b[2]", "a.b[3]", "a.b[4]"]
    assert list(inner.items())[4].fields(frozenset(["c"]))["c"].place == "a.b[4].c"


WRONG: list[tuple[str, Callable[[Node], object], dict[str, str | int]]] = [
    ("input-object", lambda node: node.fields(frozenset()), {}),
    ("input-list", lambda node: node.items(), {}),
    ("input-text", lambda node: node.text(), {}),
    ("input-number", lambda node: node.number(1, 9), {"low": 1, "high": 9}),
    ("input-flag", lambda node: node.flag(), {}),
    ("input-word", lambda node: node.word(("one", "two")), {"words": "one, two"}),
]


@pytest.mark.parametrize(("key", "read", "figures"), WRONG, ids=[key for key, _, _ in WRONG])
def test_values_of_the_wrong_kind_are_problems_with_their_place(
    key: str, read: Callable[[Node], object], figures: dict[str, str | int]
) -> None:
    samples: dict[str, list[object]] = {
        "input-object": [[], "a", 1, True, None, 1.5],
        "input-list": [{}, "a", 1, True, None],
        "input-text": [{}, [], 1, True, None],
        "input-number": [{}, [], "1", True, False, None, 1.0, 0, 10, 10**4000, float("inf"), float("nan")],
        "input-flag": [{}, [], "on", 1, 0, None],
        "input-word": [{}, [], "three", 1, True, None, ["one"]],
    }
    for sample in samples[key]:
        node = Node(sample, "here.there[2]")
        problem = problem_of(partial(read, node))
        assert (problem.key, problem.where, problem.figures) == (key, "here.there[2]", figures)


def test_values_of_the_right_kind_are_read() -> None:
    assert Node("a").text() == "a"
    assert [Node(1).number(1, 9), Node(9).number(1, 9), Node(-3).number(-5, 5)] == [1, 9, -3]
    assert [Node(True).flag(), Node(False).flag()] == [True, False]
    assert Node("two").word(("one", "two")) == "two"
    assert Node("0aFF").seed(2) == b"\x0a\xff"


def test_a_list_of_the_wrong_length_says_both_lengths() -> None:
    problem = problem_of(lambda: Node([1, 2, 3], "x").items(2))
    assert (problem.key, problem.where, problem.figures) == ("input-size", "x", {"wanted": 2, "found": 3})


def test_an_unknown_field_is_named() -> None:
    problem = problem_of(lambda: Node({"b": 1}, "x").fields(frozenset(["a"])))
    assert (problem.key, problem.where, problem.figures) == ("input-field", "x", {"field": "b"})


@pytest.mark.parametrize("text", ["", "0a", "0aff0a", "0agg", "0a f", "0a  f0", "０aff", "0aff ", 5, None])
def test_a_seed_has_exactly_its_hex_digits(text: object) -> None:
    problem = problem_of(lambda: Node(text, "seed").seed(2))
    assert problem.where == "seed"
    assert problem.key == ("input-seed" if isinstance(text, str) else "input-text")


def test_a_place_can_be_put_before_a_problem() -> None:
    problem = Problem("input-text", ".b[1]", low=1).at("a")
    assert (problem.key, problem.where, problem.figures) == ("input-text", "a.b[1]", {"low": 1})
