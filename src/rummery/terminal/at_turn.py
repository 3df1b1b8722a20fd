"""What one game alone tells a player who has to move, beside hand, piles and choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rummery.games.shanghai.buying import buys_left, for_sale, next_asked, others_asked
from rummery.games.shanghai.facts import ShanghaiView
from rummery.games.shanghai.options import ShanghaiOptions
from rummery.melds.plan import best_plan
from rummery.play.events import BUY, DRAW
from rummery.play.sight import View
from rummery.words.contract import contract_figures
from rummery.words.say import Speech


def turn_lines(speech: Speech, view: View[Any, Any, Any], names: Sequence[str]) -> list[str]:
    """What is told before the choices."""
    if not isinstance(view.match.options, ShanghaiOptions) or view.seat is None:
        return []
    lines: list[str] = []
    if view.phase == BUY:
        lines.extend(_offer(speech, view, names))
    if view.phase == DRAW:
        lines.extend(_no_choice(speech, view))
    if view.facts.turn.must_go_down:
        lines.append(speech.text("turn-must-go-down"))
    if view.phase in (BUY, DRAW):
        lines.extend(hand_notes(speech, view))
    return lines


def hand_notes(speech: Speech, view: View[Any, Any, Any]) -> list[str]:
    """What is told with the hand: the contract that it has yet to come to, and how far it is."""
    options = view.match.options
    if not isinstance(options, ShanghaiOptions) or view.seat is None or view.facts.is_down(view.seat):
        return []
    contract = options.contract(view.match.number)
    plan = best_plan(view.hand, options.shape, contract.sets, contract.runs, contract.length)
    return [speech.text("turn-contract", **contract_figures(view.match), missing=plan.missing)]


def table_notes(speech: Speech, view: View[Any, Any, Any], names: Sequence[str]) -> list[str]:
    """What is told with the table: who has laid the contract down."""
    if not isinstance(view.match.options, ShanghaiOptions) or not view.facts.down:
        return []
    down = [name for seat, name in enumerate(names) if view.facts.is_down(seat)]
    return [speech.text("down-players", names=speech.listed(down))]


def _offer(speech: Speech, view: ShanghaiView, names: Sequence[str]) -> list[str]:
    """SHA-12 to SHA-15: which card is for sale, at which price, and who else is asked."""
    facts, seat = view.facts, view.mover()
    thrown = facts.discarder
    left = buys_left(view.match, facts, seat)
    lines: list[str] = [
        speech.text(
            "offer",
            turn=names[view.turn],
            down="yes" if facts.is_down(view.turn) else "no",
            card=speech.card(view.pile[-1]) if view.pile else "",
            from_whom="none" if thrown is None else "other",
            name="" if thrown is None else names[thrown],
        ),
        speech.text("offer-price", cards=view.match.options.buy_cards, left="none" if left is None else left),
    ]
    before, behind = others_asked(view)
    if before:
        lines.append(speech.text("offer-passed", names=speech.listed([names[other] for other in before])))
    if behind:
        lines.append(speech.text("offer-waiting", names=speech.listed([names[other] for other in behind])))
    return lines


def _no_choice(speech: Speech, view: ShanghaiView) -> list[str]:
    """SHA-11, SHA-15: why there is no upcard, or that nobody bought it."""
    facts = view.facts
    if facts.upcard_dead:
        return [speech.text("turn-no-upcard")]
    sold = for_sale(view.match, facts, view.stock, len(view.pile), view.restocked)
    if facts.is_down(view.turn) and sold and next_asked(view.match, facts, view.turn, None) is not None:
        return [speech.text("turn-nobody-bought")]
    return []
