"""`python -m rummery` is the command `rummery`."""

from __future__ import annotations

from rummery.command.main import run

run()
