"""A deal as the score sheet of a real table takes it: answers in the order of the questions."""

from __future__ import annotations

from rummery.games import GAMES
from rummery.play.events import Ended, Scored
from rummery.play.match import Match, first_match
from rummery.play.options import Value, read_options
from rummery.play.sheet import Facts, open_item
from rummery.table.sheet import ScoreSheet, sheet_of
from rummery.words.messages import LANGUAGES, Messages

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


class Told:
    """What follows from one deal."""

    def __init__(self, game: str, seats: int, chosen: dict[str, Value], answers: dict[str, object], dealer: int = 0):
        """*answers*: for each question's key the answer, or a list of them, None for who is not asked."""
        self.game = GAMES[game]
        rules = sheet_of(self.game)
        self.match = first_match(read_options(self.game.options, chosen), seats, dealer)
        self.facts = facts_of(self.match, game, answers)
        self.sheet = ScoreSheet(self.game, chosen, NAMES[:seats], dealer, None, [self.facts])
        events = rules.score(self.match, self.facts)
        self.lines = [(event.seat, event.points, event.rule) for event in events if isinstance(event, Scored)]
        self.ended = next(event for event in events if isinstance(event, Ended))
        self.scores = self.sheet.entries[0].scores


def facts_of(match: Match[object], game: str, answers: dict[str, object]) -> Facts:
    """The answers given one by one, as the questions come; all must be used, and all questions have words."""
    rules = sheet_of(GAMES[game])
    facts = Facts()
    used = set()
    while (item := open_item(rules, match, facts)) is not None:
        for language in LANGUAGES:
            assert Messages(language).has(f"sheet-ask-{game}-{item.key}")
        given = answers.get(item.key, item.default)
        if isinstance(given, list):
            given = given[item.seat or 0]
        assert given is not None, f"{item.key} of {item.seat} is asked"
        facts.answers[item.key, item.seat] = item.read(given)
        used.add(item.key)
    assert used >= set(answers), f"not asked: {set(answers) - used}"
    return facts
