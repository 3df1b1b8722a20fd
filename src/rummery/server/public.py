"""What else is public in a game: the fields that only its positions have, as far as this seat may know them.

They are made from a state that holds nothing the view does not hold. Where the game's function looks at a card that is
hidden, it finds one card there and then another: a field that is not the same both times is left out.
"""

from __future__ import annotations

from typing import Any, Final

from rummery.cards.card import JOKER, KINDS, NONE, ONE, Card, Cards
from rummery.cards.names import NAMES
from rummery.cards.record import Record, fields_of
from rummery.cards.shuffle import SEED_SIZE
from rummery.melds.meld import Meld, text_of
from rummery.play.game import Game
from rummery.play.sight import View
from rummery.play.state import State

AnyView = View[Any, Any, Any]
_ONE_CARD: Final = 0
_ANOTHER: Final = JOKER


class Public:
    """The public fields of one table's game; made anew only when something has changed."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game: Final = game
        self._of: tuple[Any, ...] = ()
        self._found: Final[dict[Cards, dict[str, Any]]] = {}

    def fields(self, view: AnyView) -> dict[str, Any]:
        """The fields for the seat that looks. Nobody changes what is given back."""
        of = (view.facts, view.table, view.turn, view.phase, view.winners, view.pile)
        if len(of) != len(self._of) or any([one is not other for one, other in zip(of, self._of, strict=True)]):
            self._of = of
            self._found.clear()
        aside = known_aside(view)
        if aside not in self._found:
            one, other = [self._game.facts_to(_state(view, aside, card)) for card in (_ONE_CARD, _ANOTHER)]
            self._found[aside] = {name: value for name, value in one.items() if name in other and other[name] == value}
        return self._found[aside]


def known_aside(view: AnyView) -> Cards:
    """The card that is set aside, where the seat's note or a public fact says which it is."""
    card = view.note if isinstance(view.note, int) else getattr(view.facts, "cut", None)
    return ONE[card] if isinstance(card, int) and view.aside == 1 else NONE


def _state(view: AnyView, aside: Cards, hidden: Card) -> State[Any, Any, Any]:
    """A state that the view could come from, every card that it does not hold being *hidden*."""
    sizes = view.sizes
    return State(
        view.match,
        view.facts,
        tuple([view.note if seat == view.seat else None for seat in range(len(sizes))]),
        bytes(SEED_SIZE),
        tuple([view.hand if seat == view.seat else ONE[hidden] * sizes[seat] for seat in range(len(sizes))]),
        view.scores,
        ONE[hidden] * view.stock,
        view.pile,
        view.table,
        view.numbered,
        view.turn,
        view.phase,
        0,
        view.restocked,
        view.asked,
        view.winners,
        aside or ONE[hidden] * view.aside,
    )


def note_shown(note: Any) -> dict[str, Any] | None:
    """What a seat alone knows: a card, or the fields of the game's own record."""
    if note is None:
        return None
    if isinstance(note, Record):
        return {name: _plain(getattr(note, name)) for name in fields_of(type(note))}
    return {"card": NAMES[note]} if isinstance(note, int) and 0 <= note < KINDS else {"value": _plain(note)}


def _plain(value: Any) -> Any:
    if isinstance(value, Meld):
        return text_of(value)
    if isinstance(value, Record):
        return note_shown(value)
    if isinstance(value, bytes):
        return [NAMES[card] for card in value if card < KINDS]
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value
