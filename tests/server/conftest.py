"""One server for all tests of a worker that need no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.playroom import Playroom, serving


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playroom]:
    with serving(tmp_path_factory.mktemp("playroom") / "store.sqlite3") as playroom:
        yield playroom
