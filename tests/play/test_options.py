"""Options: declared once, read from files and command lines, refused with their rule."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.games import GAMES
from rummery.play.options import Chosen, Option, declared, differing, read_options
from rummery.play.problem import Problem


class Some:
    """A table with one option of each kind."""

    def __init__(self, chosen: Chosen) -> None:
        self.quick = chosen.switch("quick", "XYZ-01")
        self.loud = chosen.switch("loud", "XYZ-02", default=True)
        self.size = chosen.number("size", "XYZ-03", 40, 15, 90)
        self.kind = chosen.word("kind", "XYZ-04", ("plain", "fancy"))
        self.timer = chosen.number_or("off", "timer", "XYZ-05", 20, 600)
        self.cards = chosen.one_of("cards", "XYZ-06", 10, (7, 10, 13))


def problem_of(values: dict[str, object]) -> Problem:
    with pytest.raises(Problem) as caught:
        read_options(Some, values)
    return caught.value


def test_what_is_not_chosen_has_its_default() -> None:
    some = read_options(Some, {})
    assert (some.quick, some.loud, some.size, some.kind, some.timer) == (False, True, 40, "plain", None)


@pytest.mark.parametrize(
    ("values", "read"),
    [
        ({"quick": True}, (True, True, 40, "plain", None)),
        ({"quick": "on", "loud": "off"}, (True, False, 40, "plain", None)),
        ({"loud": False}, (False, False, 40, "plain", None)),
        ({"size": 15}, (False, True, 15, "plain", None)),
        ({"size": "90"}, (False, True, 90, "plain", None)),
        ({"kind": "fancy"}, (False, True, 40, "fancy", None)),
        ({"timer": 20}, (False, True, 40, "plain", 20)),
        ({"timer": "600"}, (False, True, 40, "plain", 600)),
        ({"timer": "off"}, (False, True, 40, "plain", None)),
    ],
)
def test_values_of_files_and_of_command_lines(values: dict[str, object], read: tuple[object, ...]) -> None:
    some = read_options(Some, values)
    assert (some.quick, some.loud, some.size, some.kind, some.timer) == read


@pytest.mark.parametrize(
    ("values", "rule", "range_of_it"),
    [
        ({"quick": 1}, "XYZ-01", "off | on"),
        ({"quick": "yes"}, "XYZ-01", "off | on"),
        ({"quick": None}, "XYZ-01", "off | on"),
        ({"size": 14}, "XYZ-03", "15-90"),
        ({"size": 91}, "XYZ-03", "15-90"),
        ({"size": "91"}, "XYZ-03", "15-90"),
        ({"size": "-20"}, "XYZ-03", "15-90"),
        ({"size": "²"}, "XYZ-03", "15-90"),
        ({"size": "٤٠"}, "XYZ-03", "15-90"),
        ({"size": ""}, "XYZ-03", "15-90"),
        ({"size": 40.0}, "XYZ-03", "15-90"),
        ({"size": True}, "XYZ-03", "15-90"),
        ({"size": [40]}, "XYZ-03", "15-90"),
        ({"size": "off"}, "XYZ-03", "15-90"),
        ({"kind": "Fancy"}, "XYZ-04", "plain | fancy"),
        ({"kind": 0}, "XYZ-04", "plain | fancy"),
        ({"kind": True}, "XYZ-04", "plain | fancy"),
        ({"timer": 19}, "XYZ-05", "off | 20-600"),
        ({"timer": "on"}, "XYZ-05", "off | 20-600"),
        ({"timer": False}, "XYZ-05", "off | 20-600"),
        ({"cards": 8}, "XYZ-06", "7 | 10 | 13"),
        ({"cards": 13.0}, "XYZ-06", "7 | 10 | 13"),
        ({"cards": "seven"}, "XYZ-06", "7 | 10 | 13"),
    ],
)
def test_a_value_out_of_range_names_the_rule_and_the_range(
    values: dict[str, object], rule: str, range_of_it: str
) -> None:
    problem = problem_of(values)
    (name,) = values
    assert problem.key == "option-range"
    assert (problem.figures["option"], problem.figures["rule"]) == (name, rule)
    assert problem.figures["range"] == range_of_it
    assert problem.figures["value"] == str(values[name])


def test_a_number_of_ten_thousand_digits_is_out_of_range() -> None:
    assert problem_of({"size": "4" * 10_000}).key == "option-range"


def test_an_unknown_option_names_those_there_are() -> None:
    problem = problem_of({"size": 40, "sise": 40})
    assert problem.key == "option-unknown"
    assert problem.figures == {"option": "sise", "known": "quick, loud, size, kind, timer, cards"}


def test_options_are_declared_in_order_with_their_ranges() -> None:
    assert declared(Some) == [
        Option("quick", "XYZ-01", False, ("off", "on"), 0, -1),
        Option("loud", "XYZ-02", True, ("off", "on"), 0, -1),
        Option("size", "XYZ-03", 40, (), 15, 90),
        Option("kind", "XYZ-04", "plain", ("plain", "fancy"), 0, -1),
        Option("timer", "XYZ-05", "off", ("off",), 20, 600),
        Option("cards", "XYZ-06", 10, (), 0, -1, (7, 10, 13)),
    ]
    assert [option.is_switch() for option in declared(Some)] == [True, True, False, False, False, False]
    assert [option.range() for option in declared(Some)] == [
        "off | on",
        "off | on",
        "15-90",
        "plain | fancy",
        "off | 20-600",
        "7 | 10 | 13",
    ]


def test_only_what_differs_is_recorded_in_the_order_of_the_page() -> None:
    values = {"timer": "30", "size": "40", "kind": "fancy", "loud": "off", "quick": "off"}
    assert differing(Some, values) == {"loud": False, "kind": "fancy", "timer": 30}
    assert list(differing(Some, values)) == ["loud", "kind", "timer"]
    assert differing(Some, {}) == {}


class Loud:
    """A table with a preset."""

    def __init__(self, chosen: Chosen) -> None:
        chosen.preset("preset", "XYZ-06", {"noisy": {"loud": True, "size": 90}})
        self.loud = chosen.switch("loud", "XYZ-02")
        self.size = chosen.number("size", "XYZ-03", 40, 15, 90)


@pytest.mark.parametrize(
    ("values", "read", "recorded"),
    [
        ({}, (False, 40), {}),
        ({"preset": "none"}, (False, 40), {}),
        ({"preset": "noisy"}, (True, 90), {"loud": True, "size": 90}),
        ({"preset": "noisy", "size": 40}, (True, 40), {"loud": True}),
        ({"preset": "noisy", "loud": "off"}, (False, 90), {"size": 90}),
    ],
)
def test_a_preset_chooses_what_is_not_chosen_otherwise(
    values: dict[str, object], read: tuple[object, ...], recorded: dict[str, object]
) -> None:
    some = read_options(Loud, values)
    assert (some.loud, some.size) == read
    assert differing(Loud, values) == recorded


def test_a_value_is_written_as_it_is_typed() -> None:
    quick, _, size, kind, timer, cards = declared(Some)
    assert [quick.text(True), quick.text(False), size.text(40), kind.text("fancy"), timer.text(30), cards.text(7)] == [
        "on",
        "off",
        "40",
        "fancy",
        "30",
        "7",
    ]


def test_one_of_a_few_numbers() -> None:
    assert read_options(Some, {}).cards == 10
    assert read_options(Some, {"cards": 13}).cards == 13
    assert read_options(Some, {"cards": "7"}).cards == 7


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.sampled_from(["on", "off", "40"])),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(), inner, max_size=3)),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(["quick", "loud", "size", "kind", "timer", "other"]), JSON))
def test_whatever_stands_in_a_file_is_read_or_a_problem(values: dict[str, object]) -> None:
    key = None
    try:
        some = read_options(Some, values)
    except Problem as problem:
        key, some = problem.key, read_options(Some, {})
    assert key in (None, "option-range", "option-unknown")
    assert (key is not None) or "other" not in values
    assert 15 <= some.size <= 90
    assert some.kind in ("plain", "fancy")
    assert some.timer is None or 20 <= some.timer <= 600


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_of_a_game_is_declared_once_and_its_default_may_be_chosen(game: object) -> None:
    make = next(each.options for each in GAMES.values() if each is game)
    options = declared(make)
    names = [option.name for option in options]
    assert len(set(names)) == len(names)
    for option in options:
        assert option.read(option.default) == option.default
        assert option.read(option.text(option.default)) == option.default
        assert json.loads(json.dumps(option.default)) == option.default
    assert differing(make, {option.name: option.default for option in options}) == {}


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({"first_upcard": True, "discard": "none"}, "RAM-02"),
        ({"must_use_discard": "on", "discard": "none"}, "RAM-12"),
        ({"must_use_discard": True, "discard": "discard_only"}, "RAM-12"),
    ],
)
def test_RAM_02_and_12_options_that_contradict_each_other_are_refused(values: dict[str, object], rule: str) -> None:
    with pytest.raises(Problem) as caught:
        read_options(GAMES["rami"].options, values)
    assert caught.value.key == "option-clash"
    assert caught.value.figures["rule"] == rule


@pytest.mark.parametrize(
    "values", [{"first_upcard": True, "discard": "discard_only"}, {"must_use_discard": True, "discard": "multiple"}]
)
def test_RAM_02_and_12_options_that_do_not_contradict_each_other_go_together(values: dict[str, object]) -> None:
    assert read_options(GAMES["rami"].options, values).discard == values["discard"]
