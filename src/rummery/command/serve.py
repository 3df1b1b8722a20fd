"""`rummery serve`: the playroom, for a browser and for programs."""

from __future__ import annotations

import argparse
import os
import webbrowser
from importlib.util import find_spec
from typing import Final

from rummery.play.problem import Problem
from rummery.words.messages import Said
from rummery.words.say import Speech

PORT: Final = 8765
LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
_HIGHEST_PORT: Final = 65535
_NEEDED: Final = ("litestar", "uvicorn", "msgspec", "sqlalchemy", "alembic", "argon2", "segno", "structlog")


def carry_out(asked: argparse.Namespace, speech: Speech) -> int:
    """Serve until somebody stops it."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise Problem("serve-extra", missing=", ".join(missing))
    from rummery.server.logs import set_up
    from rummery.server.run import lan_address, listen, qr_lines, reach, serve
    from rummery.server.settings import settings_from

    port = PORT if asked.port is None else _port(asked.port)
    settings = settings_from(os.environ, database=asked.database, log=asked.log)
    address = lan_address() if asked.lan else None

    def begun(port: int) -> None:
        here = f"http://{LOCAL}:{port}/"
        print(speech.text("serve-here", address=Said(here)), flush=True)
        if address is not None:
            there = f"http://{address}:{port}/"
            print(speech.text("serve-lan", address=Said(there)), flush=True)
            print("\n".join(qr_lines(there)), flush=True)
        if not asked.no_open:
            webbrowser.open(here)

    hosts = frozenset([address] if address is not None else [])
    with listen(EVERYWHERE if asked.lan else LOCAL, port) as listener:
        reach(settings)
        set_up(settings.log)
        return serve(settings, listener, hosts, begun)


def _port(given: str) -> int:
    if not (given.isascii() and given.isdigit() and int(given[:6]) <= _HIGHEST_PORT):
        raise Problem("serve-port-range", high=str(_HIGHEST_PORT), value=given)
    return int(given)
