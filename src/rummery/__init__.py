"""Rummery: a playroom for the rummies of the world.

>>> import rummery
>>> print(rummery.arrange("5S 6S X 9D 9C 9H KD", "rami"))
5S 6S X=7S / 9C 9D 9H, left KD
>>> print(rummery.rearrange("4D 5D 6D 7D", "4H 4C KS", "manipulation"))
5D 6D 7D / 4C 4D 4H, left KS
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rummery.games.solver import arrange as arrange
    from rummery.games.solver import arrange_many as arrange_many
    from rummery.games.solver import can_meld as can_meld
    from rummery.games.solver import distance as distance
    from rummery.games.solver import rearrange as rearrange
    from rummery.games.solver import rummy as rummy

__version__: Final = "0.1.0"

_LATER: Final = dict.fromkeys(
    ["arrange", "arrange_many", "can_meld", "distance", "rearrange", "rummy"], "rummery.games.solver"
)
"""What is imported when it is first asked for, so that `import rummery` is quick."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LATER[name]), name)
