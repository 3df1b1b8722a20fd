"""Texts from outside are shown, and do nothing else."""

from __future__ import annotations

import subprocess
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummery.play.events import Moved, Scored
from rummery.play.laws import Refusal
from rummery.play.match import MatchOver
from rummery.play.problem import Problem
from rummery.words.messages import LANGUAGES, LONGEST, Language, Messages
from rummery.words.say import Speech
from rummery.words.tell import match_over, score_lines, tell
from tests.words.scene import Scene

languages = st.sampled_from(LANGUAGES)
wild = st.text(st.one_of(st.characters(), st.sampled_from("\x1b\n\r\t\x00\x7f\x9b\u2028\u202e\u2066\ud800\ufeff")))


def is_clean(text: str) -> bool:
    """One line, nothing that steers a terminal or turns the direction of writing, and it can be written as UTF-8."""
    kinds = {unicodedata.category(letter) for letter in text.replace("\u200d", "").replace("\u200c", "")}
    return not kinds & {"Cc", "Cf", "Cs", "Zl", "Zp"}


@given(languages, wild, wild)
def test_control_characters_never_come_out_of_a_problem(language: Language, text: str, place: str) -> None:
    said = Speech(language).problem(Problem("option-unknown", place, option=text, known=text))
    assert is_clean(said)


@given(languages, wild)
def test_control_characters_never_come_out_of_a_refusal(language: Language, text: str) -> None:
    refusal = Refusal("RAM-19", "a_card_is_laid_off_where_it_fits", {"cards": text, "meld": text, "wants": text})
    assert is_clean(Speech(language).refusal("rami", refusal, (text, text)))


@given(languages, wild)
def test_control_characters_never_come_out_of_a_name(language: Language, name: str) -> None:
    speech = Speech(language)
    view = Scene("5H 6H", "7H").view(None)
    lines = tell(speech, view, [Moved(b"\x00", 0, -2), Scored(1, -300, "RAM-21")], (name, name))
    lines += score_lines(speech, [Scored(1, -300, "RAM-21")], (name, name))
    lines += [match_over(speech, MatchOver((0, 1), (5, 5), "RAM-35"), (name, name)), speech.listed([name, name])]
    assert len(lines) == 5
    assert all(is_clean(line) for line in lines)


@given(languages, st.text(st.characters(categories=["L"]), min_size=LONGEST + 1))
def test_long_texts_are_cut(language: Language, text: str) -> None:
    said = Speech(language).problem(Problem("move-unknown", text=text))
    assert text[: LONGEST - 1] + "…" in said
    assert text[:LONGEST] not in said


@given(languages, st.text(st.characters(categories=["L"]), max_size=LONGEST))
def test_other_texts_are_shown_as_they_are(language: Language, text: str) -> None:
    assert text in Speech(language).problem(Problem("move-unknown", text=text))


def test_an_escape_code_loses_its_escape_and_lines_become_one() -> None:
    assert Speech("en").text("move-unknown", text="a\x1b[31m\nb") == "“a [31m b” is not a move."


def test_what_was_said_already_is_not_cut() -> None:
    speech = Speech("en")
    cards = speech.cards(bytes(range(13)))
    assert len(cards) > LONGEST
    assert cards in speech.text("told-draw-pile", who="you", name="", n=13, cards=cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_does_not_exist_is_a_fault(language: Language) -> None:
    speech = Speech(language)
    with pytest.raises(LookupError, match="no-such-message"):
        speech.text("no-such-message")
    with pytest.raises(LookupError, match="no_such_law"):
        speech.refusal("rami", Refusal("RAM-01", "no_such_law", {}), ("Ann", "Bob"))


def test_a_figure_that_is_missing_is_a_fault() -> None:
    with pytest.raises(LookupError, match="move-unknown"):
        Speech("en").text("move-unknown")


def test_a_game_s_messages_are_its_own() -> None:
    messages = Messages("en")
    assert messages.has("the_first_lay_is_worth_enough", "rami")
    assert not messages.has("the_first_lay_is_worth_enough")
    assert messages.home("line-RAM-31") == "rami"
    assert messages.home("told-turn") is None


def test_who_says_nothing_loads_no_messages() -> None:
    program = "import sys, rummery.words.tell as t; t.Speech('ru'); print('fluent.runtime' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
