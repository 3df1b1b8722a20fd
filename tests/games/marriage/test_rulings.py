"""The adjudicator: each rule in all its branches, and no branch without a rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rummery.games.marriage.rulings import TREE, Choice, Leaf, Node, Number, Question, Ruling, ruling
from rummery.play.problem import Problem
from rummery.words.messages import LANGUAGES, Language, Messages

Path = tuple[str, ...]
CASES: dict[str, tuple[str, str, tuple[str, ...], tuple[str, ...]]] = {
    # The answers: rules, who moves, what goes back, what holds
    # MAR-50, MAR-51
    "out-of-turn yes": ("50", "after-offender", (), ("stands",)),
    "out-of-turn no nothing": ("51", "right-player", ("laid",), ()),
    "out-of-turn no discard": ("51", "right-player", ("upcard", "laid"), ()),
    "out-of-turn no unseen": ("51", "right-player", ("stock", "laid"), ()),
    "out-of-turn no seen one": ("51 52", "right-player", ("seen-one", "laid"), ("take-or-bury",)),
    "out-of-turn no seen several": ("51 52", "right-player", ("seen-several", "laid"), ("three-choices",)),
    "out-of-turn no in-hand": ("51 50", "offender-plays-on", (), ("too-late",)),
    # MAR-52, MAR-53
    "wrong-draw no no one": ("52", "same-player", ("seen-one",), ("take-or-bury",)),
    "wrong-draw no no several": ("52", "same-player", ("seen-several",), ("three-choices",)),
    "wrong-draw no yes": ("56", "same-player", (), ("discards-only", "no-melds")),
    "wrong-draw yes yes": ("53 56", "next-player", (), ("not-mended", "discards-only", "no-melds")),
    "wrong-draw yes no": ("53", "next-player", (), ("not-mended",)),
    # MAR-54, MAR-55
    "no-draw no": ("54", "same-player-draws", (), ("draw-one", "no-melds-after-discard")),
    "no-draw yes": ("54 56", "next-goes-on", (), ("draws-only", "no-melds")),
    "two-discards nothing two": ("55", "next-player", ("one-discard",), ()),
    "two-discards nothing more": ("55 56", "next-player", ("one-discard",), ("draws-only", "no-melds")),
    "two-discards drew-one two": ("55", "next-goes-on", ("other-discard",), ()),
    "two-discards drew-one more": ("55 56", "next-goes-on", ("other-discard",), ("draws-only", "no-melds")),
    "two-discards ended": ("55 56", "as-it-was", (), ("discards-stay", "draws-only", "no-melds")),
    # MAR-56, MAR-57
    "wrong-hand before-first-turn yes": ("57", "new-deal", ("all-cards",), ("earlier-stand",)),
    "wrong-hand before-first-turn no many": ("57 56", "as-it-was", (), ("discards-only", "no-melds")),
    "wrong-hand before-first-turn no few": ("57 56", "as-it-was", (), ("draws-only", "no-melds")),
    "wrong-hand playing many": ("56", "as-it-was", (), ("discards-only", "no-melds")),
    "wrong-hand playing few": ("56", "as-it-was", (), ("draws-only", "no-melds")),
    "wrong-hand other-show many 88": ("56", "deal-over", (), ()),
    "wrong-hand other-show few 2 14": ("56", "deal-over", (), ()),
    "wrong-hand own-show many": ("56", "next-player", ("show",), ("discards-only", "no-melds")),
    "wrong-hand own-show few": ("56", "next-player", ("show-and-discard",), ("draws-only", "no-melds")),
    "pack dealing one": ("57", "as-it-was", (), ("no-new-deal",)),
    "pack dealing several": ("57", "new-deal", ("all-cards",), ("earlier-stand",)),
    "pack stock one": ("57", "as-it-was", (), ("no-new-deal",)),
    "pack stock several": ("57", "new-deal", ("all-cards",), ("earlier-stand",)),
    "pack incorrect": ("57", "new-deal", ("all-cards",), ("earlier-stand",)),
    # MAR-58, MAR-59
    "wrong-lay surplus": ("58", "as-it-was", ("surplus",), ()),
    "wrong-lay on-wrong": ("58", "as-it-was", (), ("added-stay",)),
    "wrong-score no": ("59", "score-only", (), ("mended",)),
    "wrong-score yes yes": ("59", "score-only", (), ("score-stands",)),
    "wrong-score yes no yes": ("59", "score-only", (), ("mended-by-agreement",)),
    "wrong-score yes no no": ("59", "score-only", (), ("score-stands",)),
}


def answered(answers: str) -> Ruling | Question:
    """What the answers lead to, each given when it is asked for."""
    facts: dict[str, str | int] = {}
    step = ruling(facts)
    for answer in answers.split():
        assert not isinstance(step, Ruling), answers
        facts[step.key] = int(answer) if isinstance(step, Number) else answer
        step = ruling(facts)
    return step


def ruled(answers: str) -> Ruling:
    step = answered(answers)
    assert isinstance(step, Ruling), answers
    return step


def check(answers: str) -> None:
    rules, turn, back, may = CASES[answers]
    given = ruled(answers)
    assert given.leaf.rules == tuple(f"MAR-{number}" for number in rules.split())
    assert (given.leaf.turn, given.leaf.back, given.leaf.may) == (turn, back, may)


def of(rule: str) -> list[str]:
    """The cases in which the rule decides."""
    return [answers for answers, case in CASES.items() if rule in case[0].split()]


@pytest.mark.parametrize("answers", of("50"))
def test_MAR_50_a_turn_that_was_not_stopped_stands(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", of("51"))
def test_MAR_51_a_turn_that_is_stopped_in_time_goes_back(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", of("52"))
def test_MAR_52_a_card_seen_without_right_lies_open_on_the_stock(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", of("53"))
def test_MAR_53_after_the_discard_a_wrong_draw_is_not_mended(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", of("54"))
def test_MAR_54_who_discarded_without_a_draw_may_draw_until_the_next_player_does(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", of("55"))
def test_MAR_55_one_of_several_discards_may_be_taken_back(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", of("56"))
def test_MAR_56_a_wrong_hand_is_mended_one_card_a_turn(answers: str) -> None:
    check(answers)


def test_MAR_56_at_the_show_of_another_all_cards_of_too_many_count_without_a_cap() -> None:
    given = ruled("wrong-hand other-show many 88")
    assert given.leaf.charge is not None
    assert (given.leaf.charge.key, given.points) == ("all-cards", 88)


def test_MAR_56_at_the_show_of_another_each_missing_card_costs_ten_after_the_cap() -> None:
    given = ruled("wrong-hand other-show few 2 14")
    assert given.leaf.charge is not None
    assert (given.leaf.charge.key, given.points) == ("missing", 34)
    assert ruled("wrong-hand other-show few 1 0").points == 10


@pytest.mark.parametrize("answers", of("57"))
def test_MAR_57_a_new_deal_when_several_cards_were_open_the_pack_is_wrong_or_it_is_demanded(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", of("58"))
def test_MAR_58_surplus_cards_go_back_and_cards_on_a_wrong_meld_stay(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", of("59"))
def test_MAR_59_a_score_is_mended_until_the_cards_are_mixed_and_later_only_by_agreement(answers: str) -> None:
    check(answers)


@pytest.mark.parametrize("answers", [answers for answers in CASES if "other-show" not in answers])
def test_MAR_50_to_59_nothing_is_charged_but_at_a_show(answers: str) -> None:
    given = ruled(answers)
    assert (given.leaf.charge, given.points) == (None, 0)


# ---- The questions --------------------------------------------------------------------------------------------------


def leaves(node: Node, path: Path = ()) -> Iterator[Path]:
    if isinstance(node, Leaf):
        yield path
    elif isinstance(node, Number):
        yield from leaves(node.then, path)
    else:
        for word, then in node.branches:
            yield from leaves(then, (*path, word))


def questions(node: Node) -> Iterator[Question]:
    if isinstance(node, Choice):
        yield node
        for _, then in node.branches:
            yield from questions(then)
    elif isinstance(node, Number):
        yield node
        yield from questions(node.then)


def test_every_ruling_is_reached() -> None:
    tried = {tuple([word for word in answers.split() if not word.isdigit()]) for answers in CASES}
    assert tried == set(leaves(TREE))
    assert {number for case in CASES.values() for number in case[0].split()} == {str(n) for n in range(50, 60)}


def outcomes(node: Node) -> set[Node]:
    """All rulings that may still follow."""
    if isinstance(node, Leaf):
        return {node}
    if isinstance(node, Number):
        return outcomes(node.then)
    return set().union(*[outcomes(then) for _, then in node.branches])


def test_a_question_is_asked_only_where_it_decides() -> None:
    for question in questions(TREE):
        if isinstance(question, Choice):
            assert len(outcomes(question)) > 1, question.key
            assert len({then for _, then in question.branches}) > 1, question.key


def test_no_question_comes_twice_on_one_path() -> None:
    def walk(node: Node, seen: tuple[str, ...]) -> None:
        if isinstance(node, Leaf):
            return
        assert node.key not in seen
        for then in [node.then] if isinstance(node, Number) else [then for _, then in node.branches]:
            walk(then, (*seen, node.key))

    walk(TREE, ())


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"what": "rain"}, "ruling-answer"),
        ({"what": 1}, "ruling-answer"),
        ({"what": "out-of-turn", "discarded": "yes", "drew": "seen"}, "ruling-not-asked"),
        ({"discarded": "yes"}, "ruling-not-asked"),
        ({"what": "wrong-hand", "when": "other-show", "hand": "few", "missing": 0}, "ruling-number"),
        ({"what": "wrong-hand", "when": "other-show", "hand": "few", "missing": 22}, "ruling-number"),
        ({"what": "wrong-hand", "when": "other-show", "hand": "few", "missing": "two"}, "ruling-number"),
    ],
    ids=str,
)
def test_facts_that_answer_no_question_are_refused(facts: dict[str, str | int], key: str) -> None:
    with pytest.raises(Problem) as caught:
        ruling(facts)
    assert caught.value.key == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_question_answer_and_ruling(language: Language) -> None:
    messages = Messages(language)
    wanted: set[str] = set()
    for question in questions(TREE):
        wanted.add(f"ruling-ask-{question.key}")
        if isinstance(question, Choice):
            wanted |= {f"ruling-{question.key}-{w}" for w in question.words() if w not in ("yes", "no")}
    for answers in CASES:
        leaf = ruled(answers).leaf
        wanted |= {f"ruling-turn-{leaf.turn}", *[f"ruling-back-{key}" for key in leaf.back]}
        wanted |= {f"ruling-may-{key}" for key in leaf.may}
        if leaf.charge is not None:
            wanted.add(f"ruling-charge-{leaf.charge.key}")
    assert [key for key in sorted(wanted) if not messages.has(key)] == []
