"""Where the tests keep a store: in a file of SQLite's, or, where RUMMERY_TEST_DATABASE names a PostgreSQL, there."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from sqlalchemy import create_engine, make_url, text


def url_of(file: Path) -> str:
    """The URL of a store for a test; the same *file* is the same store, be it a file or a schema of the database."""
    database = os.environ.get("RUMMERY_TEST_DATABASE")
    if not database:
        return f"sqlite:///{file}"
    schema = f"test_{sha256(str(file).encode()).hexdigest()[:24]}"
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA IF NOT EXISTS {schema}"))
    engine.dispose()
    url = make_url(database).update_query_dict({"options": f"-csearch_path={schema}"})
    return url.render_as_string(hide_password=False)
