"""Both languages say the same, and there are words for all that the rest of the house may want to say."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rummery
from rummery.games import GAMES
from rummery.play import every_table
from rummery.play.laws import NO_SUCH_MOVE
from rummery.play.options import declared
from rummery.words.messages import LANGUAGES, Language, Messages

SOURCE = Path(rummery.__file__).parent
FILES = sorted({file.name for language in LANGUAGES for file in (SOURCE / "words" / language).glob("*.ftl")})
GRAMMAR = {"one", "many"}
"""Arguments that are one word in several forms: which of them there are differs between languages."""
GENITIVES = {"the_first_lay_is_worth_enough", "the_first_lay_comes_first"}
"""Numbers in the genitive have two forms in Russian, not three."""


class Arguments(Visitor):
    """The variables a message uses: those it shows, and those that it only chooses by."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.all: set[str] = set()

    def visit_Placeable(self, node: ftl.Placeable) -> None:
        if isinstance(node.expression, ftl.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.all.add(node.id.name)


@cache
def messages_in(language: Language, file: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((SOURCE / "words" / language / file).read_text(encoding="utf-8"))
    entries = resource.body
    assert [entry for entry in entries if isinstance(entry, ftl.Junk)] == []
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names))
    return {message.id.name: message for message in messages}


def arguments(message: ftl.Message) -> Arguments:
    found = Arguments()
    found.visit(message)
    return found


def all_messages(language: Language) -> dict[str, ftl.Message]:
    return {name: message for file in FILES for name, message in messages_in(language, file).items()}


def trees() -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))]


def calls(name: str) -> list[ast.Call]:
    """Each call in the source of a function, class or method of this name."""
    found = []
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                if (isinstance(called, ast.Name) and called.id == name) or (
                    isinstance(called, ast.Attribute) and called.attr == name
                ):
                    found.append(node)
    return found


def texts(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def keys_in(node: ast.expr) -> list[str]:
    """The keys that an argument may be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def problems() -> list[tuple[str, set[str]]]:
    """The key of each problem that the source can raise, with the figures it gives."""
    return [
        (key, {keyword.arg for keyword in call.keywords if keyword.arg is not None})
        for call in calls("Problem") + calls("problem")
        if call.args
        for key in keys_in(call.args[0])
    ]


def rules_in(name: str) -> set[str]:
    """The rule numbers that are arguments of calls of this name."""
    return {text for call in calls(name) for text in texts(call) if re.fullmatch(r"[A-Z]{3}-\d\d", text)}


# ---- Both languages -------------------------------------------------------------------------------------------------


def test_files_of_both_languages_have_the_same_messages() -> None:
    assert "table.ftl" in FILES
    assert "rami.ftl" in FILES
    for file in FILES:
        assert set(messages_in("en", file)) == set(messages_in("ru", file)), file


@pytest.mark.parametrize("file", FILES)
def test_no_message_stands_twice_in_a_file(file: str) -> None:
    for language in LANGUAGES:
        text = (SOURCE / "words" / language / file).read_text(encoding="utf-8")
        names = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        assert len(names) == len(set(names)), language


def test_what_one_language_shows_the_other_uses_too() -> None:
    russian = all_messages("ru")
    for name, message in all_messages("en").items():
        english, other = arguments(message), arguments(russian[name])
        assert english.shown - other.all - GRAMMAR == set(), name
        assert other.shown - english.all - GRAMMAR == set(), name


def test_no_message_stands_in_two_files_that_are_read_together() -> None:
    for language in LANGUAGES:
        seen: list[str] = []
        for file in FILES:
            if file.removesuffix(".ftl") not in GAMES:
                seen.extend(messages_in(language, file))
        assert len(seen) == len(set(seen))


def test_russian_is_written_with_the_letter_io() -> None:
    text = "\n".join((SOURCE / "words" / "ru" / file).read_text(encoding="utf-8") for file in FILES)
    for word in (
        "еще",
        "берет",
        "сдает",
        "шестерк",
        "семерк",
        "четверк",
        "пятерк",
        "восьмерк",
        "ее ",
        r"счет(ом|е)?\b",
    ):
        assert not re.search(rf"\b{word}", text, re.IGNORECASE), word


def test_russian_numbers_have_their_three_forms() -> None:
    for name, message in all_messages("ru").items():
        for node in Selects.of(message):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            if "one" in keys and name not in GENITIVES:
                assert "few" in keys, name
                assert keys & {"many", "other"}, name


class Selects(Visitor):
    """The choices in a message."""

    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)

    @classmethod
    def of(cls, message: ftl.Message) -> list[ftl.SelectExpression]:
        visitor = cls()
        visitor.visit(message)
        return visitor.found


# ---- All there is to say --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_message_that_its_figures_fill(language: Language) -> None:
    known = all_messages(language)
    found = problems()
    assert {"option-range", "input-json", "move-form", "move-unknown", "seats-range", "record-salts"} <= {
        key for key, _ in found
    }
    for key, figures in found:
        assert key in known, key
        assert arguments(known[key]).all <= figures, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_law_has_a_message_that_its_figures_fill(language: Language, game: str) -> None:
    figures = figures_given()
    known = {**messages_in(language, "table.ftl"), **messages_in(language, f"{game}.ftl")}
    laws = GAMES[game].laws.all()
    assert len(laws) > 15
    for law in laws:
        given = set() if law.figures is None else figures[law.figures.__name__]
        if "seat" in given:
            given = given | {"name"}
        assert law.name in known, law.name
        assert arguments(known[law.name]).all <= given, law.name


def figures_given() -> dict[str, set[str]]:
    """What each function that gives figures puts into them."""
    found: dict[str, set[str]] = {}
    for tree in trees():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.returns is not None:
                if ast.unparse(function.returns) == "Figures":
                    keys = [key for node in ast.walk(function) if isinstance(node, ast.Dict) for key in node.keys]
                    found.setdefault(function.name, set()).update(
                        [text for key in keys if key is not None for text in texts(key)]
                    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_laws_of_every_table_have_shared_messages(language: Language) -> None:
    laws = [name for name in vars(every_table) if re.match(r"(the|only|you)_.*_.*_", name)]
    assert len(laws) == 7
    messages = Messages(language)
    assert [name for name in [*laws, NO_SUCH_MOVE] if not messages.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_word_it_may_be_has_a_message(language: Language, game: str) -> None:
    messages = Messages(language)
    for option in declared(GAMES[game].options):
        wanted = [f"option-{option.name}"]
        if not option.is_switch():
            wanted.extend([f"value-{option.name}-{word}" for word in option.words])
        if option.low <= option.high or option.numbers:
            wanted.append(f"value-{option.name}")
        assert [key for key in wanted if not messages.has(key, game)] == []
    assert messages.has("value-on")
    assert messages.has("value-off")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_name(language: Language) -> None:
    messages = Messages(language)
    assert [game for game in GAMES if not messages.has(f"game-{game}", game)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_scores_has_a_line_for_the_score_sheet(language: Language) -> None:
    rules = rules_in("Scored") | rules_in("Bonus")
    assert {"RAM-21", "RAM-31", "RAM-32", "RAM-33", "RAM-34", "RAM-40", "RAM-41", "RAM-43", "RAM-44", "RAM-46"} <= rules
    assert [rule for rule in sorted(rules) if f"line-{rule}" not in all_messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_announcement_has_words(language: Language) -> None:
    rules = rules_in("Announced")
    assert "RAM-04" in rules
    assert [rule for rule in sorted(rules) if f"announced-{rule}" not in all_messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_a_deal_has_words(language: Language) -> None:
    rules = rules_in("Ended")
    assert {"RAM-10", "RAM-14"} <= rules
    assert [rule for rule in sorted(rules) if f"ended-{rule}" not in all_messages(language)] == []
