"""The tables of the store, as SQLAlchemy knows them. The migrations make them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server must remember about itself: the key that signs cookies."""

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", Integer, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("made", Integer, nullable=False),
    Index("sessions_by_guest", "guest"),
)
"""What a cookie or a token names, signed; one that is not here any more is nobody's."""

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),  # as argon2 writes its hash
    Column("made", Integer, nullable=False),
)
"""The guests who can log in; *folded* is the name as names are compared."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("invite", String(32), nullable=False, unique=True),
    Column("host", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("terms", JSON, nullable=False),  # open, hints, spectators, chat, timer, asking, pace
    Column("state", String(16), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("names", JSON),
    Column("salts", JSON),
    Column("made", Integer, nullable=False),
    Column("began", String(10)),
    Column("moved", Integer, nullable=False),
    Column("totals", JSON),
    Column("winners", JSON),
    Column("next", String(32)),
    Index("tables_by_state", "state", "moved"),
)
"""One match each."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("level", String(16)),
    Column("name", String(80)),
    Column("salt", LargeBinary),
    Column("left", Boolean, nullable=False, default=False),
    Index("seats_by_guest", "guest"),
)
"""Who has each seat: a guest, or a bot (a level and no guest), or nobody. *left*: a bot has it for good."""

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # deal, move, answer
    Column("seat", Integer),
    Column("text", Text),
    Column("digest", LargeBinary),  # of the deal after it
    Column("at", Integer, nullable=False),
)
"""Each step of each match, once. Of two writers of one number the second fails."""

REPLIES: Final = Table(
    "replies",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("command", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    UniqueConstraint("table", "guest", "command", name="one_reply"),
    Index("replies_by_table", "table", "number"),
)
"""The commands that were carried out, and the number each was answered with."""

HANDOVERS: Final = Table(
    "handovers",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Integer, nullable=False),
)
"""Links that hand a seat over; only their SHA-256 is kept."""
