"""`rummery replay FILE [--json]`: plays a record and tells it in words."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rummery.command.file import read_file
from rummery.command.status import OK, REFUSED
from rummery.play.sight import see
from rummery.rules.page import rule
from rummery.table.record import read_record
from rummery.table.replay import DealEnded, Dealing, Moving, Refused, Replay, deal_outcome
from rummery.words.replayed import why_refused
from rummery.words.say import Speech
from rummery.words.tell import bonus_lines, match_over, tell


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Play the record; 1 where a move of it is refused."""
    replay = Replay(read_record(read_file(asked.file)))
    return _as_json(replay, speech) if asked.json else _in_words(replay, speech)


def _as_json(replay: Replay, speech: Speech) -> int:
    deals: list[dict[str, Any]] = []
    refused: Refused | None = None
    for step in replay.steps():
        if isinstance(step, Refused):
            refused = step
        if isinstance(step, (DealEnded, Refused)):
            deals.append(deal_outcome(replay.table))
    answer = {
        "ok": refused is None,
        "deals": deals,
        "match_over": replay.table.over is not None,
        "refused": None if refused is None else _refusal(replay, refused, speech),
    }
    print(json.dumps(answer, ensure_ascii=False))
    return OK if refused is None else REFUSED


def _refusal(replay: Replay, refused: Refused, speech: Speech) -> dict[str, Any]:
    return {
        "deal": refused.deal,
        "move": refused.move,
        "text": refused.text,
        "rule": None if refused.refusal is None else refused.refusal.rule,
        "message": why_refused(replay.table, refused, speech),
    }


def _in_words(replay: Replay, speech: Speech) -> int:
    table = replay.table
    before = table.view(None)
    for step in replay.steps():
        if isinstance(step, Refused):
            print(speech.text("replay-refused", deal=step.deal + 1, move=step.move + 1, text=step.text))
            print(why_refused(replay.table, step, speech))
            if step.refusal is not None:
                print(rule(speech.language, table.game.name, step.refusal.rule))
            return REFUSED
        if isinstance(step, Dealing):
            before = table.view_before_deal(None)
            if not step.events:
                print(speech.text("replay-position", number=step.deal + 1))
        if isinstance(step, (Dealing, Moving)):
            for line in tell(speech, before, [see(event, None) for event in step.events], table.names):
                print(line)
        if isinstance(step, DealEnded):
            for seat, name in enumerate(table.names):
                points, total = table.state.scores[seat], table.totals[seat]
                print(speech.text("replay-total", name=name, points=points, total=total))
        before = table.view(None)
    if table.over is not None:
        for line in bonus_lines(speech, table.over, table.names):
            print(line)
        print(match_over(speech, table.over, table.names))
    return OK
